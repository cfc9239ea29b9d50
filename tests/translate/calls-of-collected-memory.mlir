// RUN: mlir-translate %s --mlir-to-llvmir --split-input-file | FileCheck %s

// What is constant for a grid is so in the kernel; an alignment below zero is none; what a
// relocation is of.

llvm.func @g(!llvm.ptr) -> i32
llvm.func @kernel(%a: !llvm.ptr {llvm.byval = i32, nvvm.grid_constant}) attributes {nvvm.kernel} {
  %0 = llvm.call @g(%a) : (!llvm.ptr {nvvm.grid_constant}) -> (i32 {nvvm.grid_constant})
  llvm.return
}

// CHECK: declare i32 @g(ptr)
// CHECK: define ptx_kernel void @kernel(ptr byval(i32) "nvvm.grid_constant" %0) {
// CHECK-NEXT: %2 = call i32 @g(ptr %0)
// CHECK-NEXT: ret void
// CHECK: !llvm.module.flags = !{!0}
// CHECK: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @f() attributes {alignment = -1 : i64}

// CHECK: declare void @f()
// CHECK: !llvm.module.flags = !{!0}
// CHECK: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

llvm.func @g()
llvm.func @f(%p: !llvm.ptr<1>) -> !llvm.ptr<1> attributes {garbageCollector = "statepoint-example"} {
  %0 = llvm.mlir.constant(0 : i64) : i64
  %1 = llvm.mlir.constant(0 : i32) : i32
  %2 = llvm.mlir.addressof @g : !llvm.ptr
  %3 = llvm.call @llvm.experimental.gc.statepoint.p0(%0, %1, %2, %1, %1, %1, %1) vararg(!llvm.func<token (i64, i32, ptr, i32, i32, ...)>) ["gc-live"(%p : !llvm.ptr<1>)] : (i64, i32, !llvm.ptr {llvm.elementtype = !llvm.func<void ()>}, i32, i32, i32, i32) -> !llvm.token
  %4 = llvm.call @llvm.experimental.gc.relocate.p1(%3, %1, %1) : (!llvm.token, i32, i32) -> !llvm.ptr<1>
  llvm.return %4 : !llvm.ptr<1>
}
llvm.func @llvm.experimental.gc.statepoint.p0(i64, i32, !llvm.ptr, i32, i32, ...) -> !llvm.token
llvm.func @llvm.experimental.gc.relocate.p1(!llvm.token, i32, i32) -> !llvm.ptr<1>

// CHECK: declare void @g()
// CHECK: define ptr addrspace(1) @f(ptr addrspace(1) %0) gc "statepoint-example" {
// CHECK-NEXT: %2 = call token (i64, i32, ptr, i32, i32, ...) @llvm.experimental.gc.statepoint.p0(i64 0, i32 0, ptr elementtype(void ()) @g, i32 0, i32 0, i32 0, i32 0) [ "gc-live"(ptr addrspace(1) %0) ]
// CHECK-NEXT: %3 = call ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token %2, i32 0, i32 0) ; (%0, %0)
// CHECK-NEXT: ret ptr addrspace(1) %3
// CHECK: declare token @llvm.experimental.gc.statepoint.p0(i64 immarg, i32 immarg, ptr, i32 immarg, i32 immarg, ...)
// CHECK: ; Function Attrs: nocallback nofree nosync nounwind willreturn memory(none)
// CHECK-NEXT: declare ptr addrspace(1) @llvm.experimental.gc.relocate.p1(token, i32 immarg, i32 immarg) #0
// CHECK: attributes #0 = { nocallback nofree nosync nounwind willreturn memory(none) }
// CHECK: !llvm.module.flags = !{!0}
// CHECK: !0 = !{i32 2, !"Debug Info Version", i32 3}
