// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @f(%arg0: i32) {
    llvm.br ^bb1
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
  llvm.func @f(%arg0: i64, %arg1: i1) {
    llvm.cond_br %arg1, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
}

// CHECK: define void @f(i64 %0, i1 %1) {
// CHECK-NEXT: br i1 %1, label %3, label %4
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %2
// CHECK-NEXT: br label %4
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %3, %2
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64) -> i64 {
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    llvm.return %arg0 : i64
  }
}

// CHECK: define i64 @f(i64 %0) {
// CHECK-NEXT: br label %2
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1
// CHECK-NEXT: br label %3
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %2
// CHECK-NEXT: ret i64 %0
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i1) {
    llvm.cond_br %arg0 weights([3, 5]), ^bb1, ^bb1
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
// CHECK-NEXT: !1 = !{!"branch_weights", i32 3, i32 5}

// -----

module {
  llvm.func @f(%arg0: i32, %arg1: i64) {
    llvm.switch %arg0 : i32, ^bb1 [
      1: ^bb1,
      -2: ^bb1
    ]
  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0
    llvm.return
  }
}

// CHECK: define void @f(i32 %0, i64 %1) {
// CHECK-NEXT: switch i32 %0, label %3 [
// CHECK-NEXT: i32 1, label %3
// CHECK-NEXT: i32 -2, label %3
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
  llvm.func @f(%arg0: i32) {
    llvm.switch %arg0 : i32, ^bb1 [
    ]
  ^bb1:  // pred: ^bb0
    llvm.return
  }
}

// CHECK: define void @f(i32 %0) {
// CHECK-NEXT: switch i32 %0, label %2 [
// CHECK-NEXT: ]
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
  llvm.func @f(%arg0: i64) {
    llvm.switch %arg0 : i64, ^bb1 [
      9223372036854775807: ^bb1
    ]
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.return
  }
}

// CHECK: define void @f(i64 %0) {
// CHECK-NEXT: switch i64 %0, label %2 [
// CHECK-NEXT: i64 9223372036854775807, label %2
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
  llvm.func @f(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64) {
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.return
  }
}

// CHECK: define void @f(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4) {
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
  llvm.func @f(%arg0: i1, %arg1: i64) {
    llvm.cond_br %arg0, ^bb1, ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb0
    llvm.return
  }
}

// CHECK: define void @f(i1 %0, i64 %1) {
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
  llvm.func @f(%arg0: i64) {
    llvm.br ^bb1
  ^bb1:  // 2 preds: ^bb0, ^bb1
    llvm.br ^bb1
  }
}

// CHECK: define void @f(i64 %0) {
// CHECK-NEXT: br label %2
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %2, %1
// CHECK-NEXT: br label %2
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64) {
    llvm.br ^bb1 {x.y = 1 : i64}
  ^bb1:  // pred: ^bb0
    llvm.return
  }
}

// CHECK: define void @f(i64 %0) {
// CHECK-NEXT: br label %2
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
