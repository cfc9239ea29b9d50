// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @f(%arg0: i32) {
    llvm.switch %arg0 : i32, ^bb1 [
      1: ^bb1,
      -2: ^bb1
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    llvm.return
  }
}

// CHECK: define void @f(i32 %0) {
// CHECK-NEXT: switch i32 %0, label %2 [
// CHECK-NEXT: i32 1, label %2
// CHECK-NEXT: i32 -2, label %2
// CHECK-NEXT: ]
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1, %1, %1
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i32, %arg1: f32) {
    llvm.switch %arg0 : i32, ^bb1 [
      1: ^bb1,
      2: ^bb1
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    llvm.return
  }
}

// CHECK: define void @f(i32 %0, float %1) {
// CHECK-NEXT: switch i32 %0, label %3 [
// CHECK-NEXT: i32 1, label %3
// CHECK-NEXT: i32 2, label %3
// CHECK-NEXT: ]
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %2, %2, %2
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64) {
    llvm.switch %arg0 : i64, ^bb1 [
      9223372036854775807: ^bb1,
      -9223372036854775808: ^bb1
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    llvm.return
  }
}

// CHECK: define void @f(i64 %0) {
// CHECK-NEXT: switch i64 %0, label %2 [
// CHECK-NEXT: i64 9223372036854775807, label %2
// CHECK-NEXT: i64 -9223372036854775808, label %2
// CHECK-NEXT: ]
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1, %1, %1
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i8) {
    llvm.switch %arg0 : i8, ^bb1 [
      127: ^bb1,
      -128: ^bb1,
      -1: ^bb1
    ]
  ^bb1:  // 4 preds: ^bb0, ^bb0, ^bb0, ^bb0
    llvm.return
  }
}

// CHECK: define void @f(i8 %0) {
// CHECK-NEXT: switch i8 %0, label %2 [
// CHECK-NEXT: i8 127, label %2
// CHECK-NEXT: i8 -128, label %2
// CHECK-NEXT: i8 -1, label %2
// CHECK-NEXT: ]
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1, %1, %1, %1
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i1) {
    llvm.switch %arg0 : i1, ^bb1 [
      -1: ^bb1,
      0: ^bb1
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    llvm.return
  }
}

// CHECK: define void @f(i1 %0) {
// CHECK-NEXT: switch i1 %0, label %2 [
// CHECK-NEXT: i1 true, label %2
// CHECK-NEXT: i1 false, label %2
// CHECK-NEXT: ]
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1, %1, %1
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i32) {
    llvm.switch %arg0 : i32, ^bb1 [
      1: ^bb1
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.return
  }
}

// CHECK: define void @f(i32 %0) {
// CHECK-NEXT: switch i32 %0, label %2 [
// CHECK-NEXT: i32 1, label %2
// CHECK-NEXT: ]
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1, %1
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i32) {
    llvm.switch %arg0 : i32, ^bb1 [
      1215752191: ^bb1
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.return
  }
}

// CHECK: define void @f(i32 %0) {
// CHECK-NEXT: switch i32 %0, label %2 [
// CHECK-NEXT: i32 1215752191, label %2
// CHECK-NEXT: ]
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1, %1
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i32) {
    llvm.switch %arg0 : i32, ^bb1 [
      -1: ^bb1
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.return
  }
}

// CHECK: define void @f(i32 %0) {
// CHECK-NEXT: switch i32 %0, label %2 [
// CHECK-NEXT: i32 -1, label %2
// CHECK-NEXT: ]
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1, %1
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
