// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @f(%arg0: i32, %arg1: i64) -> i32 {
    llvm.return %arg0 : i32
  }
}

// CHECK: define i32 @f(i32 %0, i64 %1) {
// CHECK-NEXT: ret i32 %0
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
