// ORACLE: differs (differences-of-type-index)
// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

llvm.func @f(%p: !ptr.ptr<#llvm.address_space<1>>, %q: !ptr.ptr<#llvm.address_space<1>>) {
  %0 = ptr.ptr_diff %p, %q : !ptr.ptr<#llvm.address_space<1>> -> index
  llvm.return
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define void @f(ptr addrspace(1) %[[V0:[^ ]+]], ptr addrspace(1) %[[V1:[^ ]+]]) {
// CHECK-NEXT:   %[[V2:.*]] = ptrtoaddr ptr addrspace(1) %[[V0]] to i64
// CHECK-NEXT:   %[[V3:.*]] = ptrtoaddr ptr addrspace(1) %[[V1]] to i64
// CHECK-NEXT:   %[[V4:.*]] = sub i64 %[[V2]], %[[V3]]
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
