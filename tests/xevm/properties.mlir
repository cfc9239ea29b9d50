// RUN: mlir-opt %s | FileCheck %s

// Most of the ops take attributes where properties are missing, and pass over those that they do not know.
llvm.func @f(%p: !llvm.ptr<1>) {
  xevm.memfence {scope = #xevm.mem_scope<subgroup>, addrspace = #xevm.addr_space<shared>}
  xevm.memfence <{}> {scope = #xevm.mem_scope<lane>}
  xevm.memfence <{scope = #xevm.mem_scope<lane>, other = 1}>
  xevm.prefetch %p <{other = 1}> {cache_control = #xevm.load_cache_control<ir>} : (!llvm.ptr<1>)
  %0 = xevm.blockload %p {cache_control = #xevm.load_cache_control<ir>} : (!llvm.ptr<1>) -> i8
  llvm.return
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[V0:.*]]: !llvm.ptr<1>) {
// CHECK-NEXT:     xevm.memfence <{addrspace = #xevm.addr_space<shared>, scope = #xevm.mem_scope<subgroup>}>
// CHECK-NEXT:     xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<lane>}>
// CHECK-NEXT:     xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<lane>}>
// CHECK-NEXT:     xevm.prefetch %[[V0]] <{cache_control = #xevm.load_cache_control<ir>}> : (!llvm.ptr<1>)
// CHECK-NEXT:     %[[V1:.*]] = xevm.blockload %[[V0]] <{cache_control = #xevm.load_cache_control<ir>}> : (!llvm.ptr<1>) -> i8
// CHECK-NEXT:     llvm.return
// CHECK-NEXT:   }
// CHECK-NEXT: }
