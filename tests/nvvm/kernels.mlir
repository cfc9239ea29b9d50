// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

llvm.func @kernel(%a: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant}, %b: i32) attributes {nvvm.kernel, nvvm.maxntid = array<i32: 32, 4, 2>, nvvm.minctasm = 2 : i32, nvvm.maxnreg = 16 : i32} {
  llvm.return
}

llvm.func @clusters() attributes {nvvm.kernel, nvvm.blocksareclusters, nvvm.reqntid = array<i32: 1, 23, 32>, nvvm.cluster_dim = array<i32: 1>, nvvm.cluster_max_blocks = 8 : i32} {
  llvm.return
}

llvm.func @declared() attributes {nvvm.kernel}

// CHECK: ; ModuleID = 'LLVMDialectModule'
// CHECK-NEXT: source_filename = "LLVMDialectModule"
// CHECK-EMPTY:
// CHECK-NEXT: define ptx_kernel void @kernel(ptr byval(i32) "nvvm.grid_constant" %[[V0:[^ ]+]], i32 %[[V1:[^ ]+]]) #0 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define ptx_kernel void @clusters() #1 {
// CHECK-NEXT:   ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare ptx_kernel void @declared()
// CHECK-EMPTY:
// CHECK-NEXT: attributes #0 = { "nvvm.maxnreg"="16" "nvvm.maxntid"="32,4,2" "nvvm.minctasm"="2" }
// CHECK-NEXT: attributes #1 = { "nvvm.blocksareclusters" "nvvm.cluster_dim"="1" "nvvm.maxclusterrank"="8" "nvvm.reqntid"="1,23,32" }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
