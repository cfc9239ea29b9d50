// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @f(%arg0: i1, %arg1: i32) {
    llvm.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    llvm.return
  }
}

// CHECK: define void @f(i1 %0, i32 %1) {
// CHECK-NEXT: br i1 %0, label %3, label %3
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %2, %2
// CHECK-NEXT: br label %4
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %3
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
