// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @f() {
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.return
  }
}

// CHECK: define void @f() {
// CHECK-NEXT: br label %1
// CHECK-EMPTY:
// CHECK-NEXT: 1:                                                ; preds = %0
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i32, %arg1: f32) {
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.return
  }
}

// CHECK: define void @f(i32 %0, float %1) {
// CHECK-NEXT: br label %3
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %2
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f() {
    llvm.br ^bb1 {x = 1 : i64}
  ^bb1:  // pred: ^bb0
    llvm.return
  }
}

// CHECK: define void @f() {
// CHECK-NEXT: br label %1
// CHECK-EMPTY:
// CHECK-NEXT: 1:                                                ; preds = %0
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i32) {
    llvm.br ^bb1 {x.y}
  ^bb1:  // pred: ^bb0
    llvm.return
  }
}

// CHECK: define void @f(i32 %0) {
// CHECK-NEXT: br label %2
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i1) {
    llvm.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.return
  }
}

// CHECK: define void @f(i1 %0) {
// CHECK-NEXT: br i1 %0, label %2, label %2
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
  llvm.func @f(%arg0: i1, %arg1: i32, %arg2: f32) {
    llvm.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.return
  }
}

// CHECK: define void @f(i1 %0, i32 %1, float %2) {
// CHECK-NEXT: br i1 %0, label %4, label %4
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %3, %3
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i1, %arg1: i32) {
    llvm.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.return
  }
}

// CHECK: define void @f(i1 %0, i32 %1) {
// CHECK-NEXT: br i1 %0, label %3, label %3
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %2, %2
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i1, %arg1: i32) {
    llvm.cond_br %arg0, ^bb1, ^bb1 {tag}
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.return
  }
}

// CHECK: define void @f(i1 %0, i32 %1) {
// CHECK-NEXT: br i1 %0, label %3, label %3
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %2, %2
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i1) {
    llvm.cond_br %arg0 weights([1, 2]), ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.return
  }
}

// CHECK: define void @f(i1 %0) {
// CHECK-NEXT: br i1 %0, label %2, label %2, !prof !1
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1, %1
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{!"branch_weights", i32 1, i32 2}

// -----

module {
  llvm.func @f(%arg0: i1) {
    llvm.cond_br %arg0 weights([]), ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.return
  }
}

// CHECK: define void @f(i1 %0) {
// CHECK-NEXT: br i1 %0, label %2, label %2
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
  llvm.func @f(%arg0: i1) {
    llvm.cond_br %arg0 weights([-1, 2]), ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.return
  }
}

// CHECK: define void @f(i1 %0) {
// CHECK-NEXT: br i1 %0, label %2, label %2, !prof !1
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1, %1
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
// CHECK-NEXT: !1 = !{!"branch_weights", i32 -1, i32 2}
