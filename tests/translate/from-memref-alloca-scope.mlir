// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @f(%arg0: i32, %arg1: f32) {
    llvm.return
  }
}

// CHECK: define void @f(i32 %0, float %1) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
