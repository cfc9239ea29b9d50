// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @f(%arg0: i1) {
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.return
  }
  llvm.func @g(%arg0: i64) {
    llvm.br ^bb1(%arg0 : i64)
  ^bb1(%0: i64):  // 2 preds: ^bb0, ^bb2
    %1 = llvm.icmp "slt" %0, %arg0 : i64
    llvm.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = llvm.add %0, %arg0 : i64
    llvm.br ^bb1(%2 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
  llvm.func @h() attributes {sym_visibility = "private"}
}

// CHECK: define void @f(i1 %0) {
// CHECK-NEXT: br i1 %0, label %2, label %3
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1
// CHECK-NEXT: br label %3
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %2, %1
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: define void @g(i64 %0) {
// CHECK-NEXT: br label %2
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %5, %1
// CHECK-NEXT: %3 = phi i64 [ %6, %5 ], [ %0, %1 ]
// CHECK-NEXT: %4 = icmp slt i64 %3, %0
// CHECK-NEXT: br i1 %4, label %5, label %7
// CHECK-EMPTY:
// CHECK-NEXT: 5:                                                ; preds = %2
// CHECK-NEXT: %6 = add i64 %3, %0
// CHECK-NEXT: br label %2
// CHECK-EMPTY:
// CHECK-NEXT: 7:                                                ; preds = %2
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: declare void @h()
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
