// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
}

// CHECK: define void @f(i1 %0, i32 %1, float %2) {
// CHECK-NEXT: br i1 %0, label %4, label %5
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %3
// CHECK-NEXT: br label %5
// CHECK-EMPTY:
// CHECK-NEXT: 5:                                                ; preds = %4, %3
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
    llvm.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    llvm.return
  }
}

// CHECK: define void @f(i1 %0, i32 %1, float %2) {
// CHECK-NEXT: br i1 %0, label %4, label %4
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %3, %3
// CHECK-NEXT: br label %5
// CHECK-EMPTY:
// CHECK-NEXT: 5:                                                ; preds = %4
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
    llvm.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    llvm.return
  }
}

// CHECK: define void @f(i1 %0, i32 %1, float %2) {
// CHECK-NEXT: br i1 %0, label %4, label %4
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %3, %3
// CHECK-NEXT: br label %5
// CHECK-EMPTY:
// CHECK-NEXT: 5:                                                ; preds = %4
// CHECK-NEXT: br label %6
// CHECK-EMPTY:
// CHECK-NEXT: 6:                                                ; preds = %5
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
    llvm.cond_br %arg0, ^bb1, ^bb6
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg0, ^bb2, ^bb3
  ^bb2:  // 3 preds: ^bb1, ^bb3, ^bb4
    llvm.br ^bb5
  ^bb3:  // pred: ^bb1
    llvm.cond_br %arg0, ^bb4, ^bb2
  ^bb4:  // pred: ^bb3
    llvm.br ^bb2
  ^bb5:  // pred: ^bb2
    llvm.br ^bb6
  ^bb6:  // 2 preds: ^bb0, ^bb5
    llvm.return
  }
}

// CHECK: define void @f(i1 %0, i32 %1, float %2) {
// CHECK-NEXT: br i1 %0, label %4, label %9
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %3
// CHECK-NEXT: br i1 %0, label %5, label %6
// CHECK-EMPTY:
// CHECK-NEXT: 5:                                                ; preds = %7, %6, %4
// CHECK-NEXT: br label %8
// CHECK-EMPTY:
// CHECK-NEXT: 6:                                                ; preds = %4
// CHECK-NEXT: br i1 %0, label %7, label %5
// CHECK-EMPTY:
// CHECK-NEXT: 7:                                                ; preds = %6
// CHECK-NEXT: br label %5
// CHECK-EMPTY:
// CHECK-NEXT: 8:                                                ; preds = %5
// CHECK-NEXT: br label %9
// CHECK-EMPTY:
// CHECK-NEXT: 9:                                                ; preds = %8, %3
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
