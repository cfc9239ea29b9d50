// RUN: mlir-opt %s --convert-to-llvm | FileCheck %s
// RUN: mlir-opt %s --convert-to-llvm=filter-dialects=xevm | FileCheck %s --check-prefix=ALONE

func.func @where() -> i32 {
  %0 = xevm.local_id.x : i32
  return %0 : i32
}
llvm.func @kept_in_caches(%p: !llvm.ptr<1>) -> i32 {
  %0 = llvm.load %p {cache_control = #xevm.load_cache_control<L1uc_L2uc_L3uc>} : !llvm.ptr<1> -> i32
  llvm.return %0 : i32
}
gpu.module @kernels [#xevm.target] {
  gpu.func @kernel(%p: !llvm.ptr<1>) kernel {
    xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<workgroup>}>
    gpu.return
  }
}



// CHECK: module {
// CHECK-NEXT:   llvm.func spir_funccc @_Z12get_local_idj(i32) -> i32 attributes {no_unwind, will_return}
// CHECK-NEXT:   llvm.func @where() -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.call spir_funccc @_Z12get_local_idj(%[[V0]]) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_local_idj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// CHECK-NEXT:     llvm.return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   llvm.func @kept_in_caches(%[[ARG0:[^ ]+]]: !llvm.ptr<1>) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.load %[[ARG0]] {xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 1 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : !llvm.ptr<1> -> i32
// CHECK-NEXT:     llvm.return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   gpu.module @kernels [#xevm.target] {
// CHECK-NEXT:     llvm.func spir_funccc @_Z22atomic_work_item_fenceiii(i32, i32, i32) attributes {no_unwind}
// CHECK-NEXT:     gpu.func @kernel(%[[ARG0:[^ ]+]]: !llvm.ptr<1>) kernel {
// CHECK-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// CHECK-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// CHECK-NEXT:       llvm.call spir_funccc @_Z22atomic_work_item_fenceiii(%[[V2]], %[[V0]], %[[V1]]) {function_type = !llvm.func<void (i32, i32, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z22atomic_work_item_fenceiii", visibility_ = 0 : i64} : (i32, i32, i32) -> ()
// CHECK-NEXT:       gpu.return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ALONE: module {
// ALONE-NEXT:   llvm.func spir_funccc @_Z12get_local_idj(i32) -> i32 attributes {no_unwind, will_return}
// ALONE-NEXT:   func.func @where() -> i32 {
// ALONE-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(0 : i32) : i32
// ALONE-NEXT:     %[[V1:[^ ]+]] = llvm.call spir_funccc @_Z12get_local_idj(%[[V0]]) {function_type = !llvm.func<i32 (i32)>, linkage = #llvm.linkage<external>, memory_effects = #llvm.memory_effects<other = none, argMem = none, inaccessibleMem = none, errnoMem = none, targetMem0 = none, targetMem1 = none>, no_unwind, sym_name = "_Z12get_local_idj", visibility_ = 0 : i64, will_return} : (i32) -> i32
// ALONE-NEXT:     return %[[V1]] : i32
// ALONE-NEXT:   }
// ALONE-NEXT:   llvm.func @kept_in_caches(%[[ARG0:[^ ]+]]: !llvm.ptr<1>) -> i32 {
// ALONE-NEXT:     %[[V0:[^ ]+]] = llvm.load %[[ARG0]] {xevm.DecorationCacheControl = {{\[\[}}6442 : i32, 0 : i32, 1 : i32, 0 : i32], [6442 : i32, 1 : i32, 1 : i32, 0 : i32]]} : !llvm.ptr<1> -> i32
// ALONE-NEXT:     llvm.return %[[V0]] : i32
// ALONE-NEXT:   }
// ALONE-NEXT:   gpu.module @kernels [#xevm.target] {
// ALONE-NEXT:     llvm.func spir_funccc @_Z22atomic_work_item_fenceiii(i32, i32, i32) attributes {no_unwind}
// ALONE-NEXT:     gpu.func @kernel(%[[ARG0:[^ ]+]]: !llvm.ptr<1>) kernel {
// ALONE-NEXT:       %[[V0:[^ ]+]] = llvm.mlir.constant(4 : i32) : i32
// ALONE-NEXT:       %[[V1:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// ALONE-NEXT:       %[[V2:[^ ]+]] = llvm.mlir.constant(2 : i32) : i32
// ALONE-NEXT:       llvm.call spir_funccc @_Z22atomic_work_item_fenceiii(%[[V2]], %[[V0]], %[[V1]]) {function_type = !llvm.func<void (i32, i32, i32)>, linkage = #llvm.linkage<external>, no_unwind, sym_name = "_Z22atomic_work_item_fenceiii", visibility_ = 0 : i64} : (i32, i32, i32) -> ()
// ALONE-NEXT:       gpu.return
// ALONE-NEXT:     }
// ALONE-NEXT:   }
// ALONE-NEXT: }
