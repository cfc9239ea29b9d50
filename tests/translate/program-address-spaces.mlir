// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

// Functions in a memory space of their own: what runs first is called there, what handles exceptions is
// a pointer like others.

module attributes {llvm.data_layout = "P1"} {
  llvm.func @handler()
  llvm.func @first() attributes {personality = @handler} {
    llvm.return
  }
  llvm.mlir.global_ctors ctors = [@first], priorities = [3 : i32], data = [#llvm.zero]
  llvm.mlir.global_dtors dtors = [@first], priorities = [3 : i32], data = [#llvm.zero]
}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-NEXT: target datalayout = "P1"
// CHECK: @llvm.global_ctors = appending global [1 x { i32, ptr addrspace(1), ptr }] [{ i32, ptr addrspace(1), ptr } { i32 3, ptr addrspace(1) @first, ptr null }]
// CHECK-NEXT: @llvm.global_dtors = appending global [1 x { i32, ptr addrspace(1), ptr }] [{ i32, ptr addrspace(1), ptr } { i32 3, ptr addrspace(1) @first, ptr null }]
// CHECK: declare void @handler() addrspace(1)
// CHECK: define void @first() addrspace(1) personality ptr bitcast (ptr addrspace(1) @handler to ptr) {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK: !llvm.module.flags = !{!0}
// CHECK: !0 = !{i32 2, !"Debug Info Version", i32 3}
