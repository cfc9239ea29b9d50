// RUN: mlir-translate %s --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32) {
    llvm.br ^bb1(%arg0 : i64)
  ^bb1(%0: i64):  // 2 preds: ^bb0, ^bb2
    %1 = llvm.icmp "slt" %0, %arg1 : i64
    llvm.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = llvm.add %0, %arg2 : i64
    llvm.br ^bb1(%2 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
}

// CHECK: define void @f(i64 %0, i64 %1, i64 %2, i32 %3, float %4) {
// CHECK-NEXT: br label %6
// CHECK-EMPTY:
// CHECK-NEXT: 6:                                                ; preds = %9, %5
// CHECK-NEXT: %7 = phi i64 [ %10, %9 ], [ %0, %5 ]
// CHECK-NEXT: %8 = icmp slt i64 %7, %1
// CHECK-NEXT: br i1 %8, label %9, label %11
// CHECK-EMPTY:
// CHECK-NEXT: 9:                                                ; preds = %6
// CHECK-NEXT: %10 = add i64 %7, %2
// CHECK-NEXT: br label %6
// CHECK-EMPTY:
// CHECK-NEXT: 11:                                               ; preds = %6
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
