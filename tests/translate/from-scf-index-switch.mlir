// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32) {
    %0 = llvm.trunc %arg0 : i64 to i32
    llvm.switch %0 : i32, ^bb1 [
    ]
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    llvm.return
  }
}

// CHECK: define void @f(i64 %0, i32 %1, float %2) {
// CHECK-NEXT: %4 = trunc i64 %0 to i32
// CHECK-NEXT: switch i32 %4, label %5 [
// CHECK-NEXT: ]
// CHECK-EMPTY:
// CHECK-NEXT: 5:                                                ; preds = %3
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
  llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32) {
    %0 = llvm.trunc %arg0 : i64 to i32
    llvm.switch %0 : i32, ^bb1 [
      1: ^bb1
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    llvm.return
  }
}

// CHECK: define void @f(i64 %0, i32 %1, float %2) {
// CHECK-NEXT: %4 = trunc i64 %0 to i32
// CHECK-NEXT: switch i32 %4, label %5 [
// CHECK-NEXT: i32 1, label %5
// CHECK-NEXT: ]
// CHECK-EMPTY:
// CHECK-NEXT: 5:                                                ; preds = %3, %3
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
  llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32) {
    %0 = llvm.trunc %arg0 : i64 to i32
    llvm.switch %0 : i32, ^bb1 [
      1: ^bb1,
      -5: ^bb1
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    llvm.return
  }
}

// CHECK: define void @f(i64 %0, i32 %1, float %2) {
// CHECK-NEXT: %4 = trunc i64 %0 to i32
// CHECK-NEXT: switch i32 %4, label %5 [
// CHECK-NEXT: i32 1, label %5
// CHECK-NEXT: i32 -5, label %5
// CHECK-NEXT: ]
// CHECK-EMPTY:
// CHECK-NEXT: 5:                                                ; preds = %3, %3, %3
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
  llvm.func @f(%arg0: i64, %arg1: i32, %arg2: f32) {
    %0 = llvm.trunc %arg0 : i64 to i32
    llvm.switch %0 : i32, ^bb1 [
      2: ^bb1
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    llvm.return
  }
}

// CHECK: define void @f(i64 %0, i32 %1, float %2) {
// CHECK-NEXT: %4 = trunc i64 %0 to i32
// CHECK-NEXT: switch i32 %4, label %5 [
// CHECK-NEXT: i32 2, label %5
// CHECK-NEXT: ]
// CHECK-EMPTY:
// CHECK-NEXT: 5:                                                ; preds = %3, %3
// CHECK-NEXT: br label %6
// CHECK-EMPTY:
// CHECK-NEXT: 6:                                                ; preds = %5
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
