// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
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

// CHECK: define void @f(i64 %0, i64 %1, i64 %2, i32 %3, float %4, i64 %5) {
// CHECK-NEXT: br label %7
// CHECK-EMPTY:
// CHECK-NEXT: 7:                                                ; preds = %10, %6
// CHECK-NEXT: %8 = phi i64 [ %11, %10 ], [ %0, %6 ]
// CHECK-NEXT: %9 = icmp slt i64 %8, %1
// CHECK-NEXT: br i1 %9, label %10, label %12
// CHECK-EMPTY:
// CHECK-NEXT: 10:                                               ; preds = %7
// CHECK-NEXT: %11 = add i64 %8, %2
// CHECK-NEXT: br label %7
// CHECK-EMPTY:
// CHECK-NEXT: 12:                                               ; preds = %7
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
    llvm.br ^bb1(%arg5 : i64)
  ^bb1(%0: i64):  // 2 preds: ^bb0, ^bb2
    %1 = llvm.icmp "slt" %0, %arg5 : i64
    llvm.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = llvm.add %0, %arg5 : i64
    llvm.br ^bb1(%2 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
}

// CHECK: define void @f(i64 %0, i64 %1, i64 %2, i32 %3, float %4, i64 %5) {
// CHECK-NEXT: br label %7
// CHECK-EMPTY:
// CHECK-NEXT: 7:                                                ; preds = %10, %6
// CHECK-NEXT: %8 = phi i64 [ %11, %10 ], [ %5, %6 ]
// CHECK-NEXT: %9 = icmp slt i64 %8, %5
// CHECK-NEXT: br i1 %9, label %10, label %12
// CHECK-EMPTY:
// CHECK-NEXT: 10:                                               ; preds = %7
// CHECK-NEXT: %11 = add i64 %8, %5
// CHECK-NEXT: br label %7
// CHECK-EMPTY:
// CHECK-NEXT: 12:                                               ; preds = %7
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
    llvm.br ^bb1(%arg3 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = llvm.icmp "slt" %0, %arg3 : i32
    llvm.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = llvm.add %0, %arg3 : i32
    llvm.br ^bb1(%2 : i32)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
}

// CHECK: define void @f(i64 %0, i64 %1, i64 %2, i32 %3, float %4, i64 %5) {
// CHECK-NEXT: br label %7
// CHECK-EMPTY:
// CHECK-NEXT: 7:                                                ; preds = %10, %6
// CHECK-NEXT: %8 = phi i32 [ %11, %10 ], [ %3, %6 ]
// CHECK-NEXT: %9 = icmp slt i32 %8, %3
// CHECK-NEXT: br i1 %9, label %10, label %12
// CHECK-EMPTY:
// CHECK-NEXT: 10:                                               ; preds = %7
// CHECK-NEXT: %11 = add i32 %8, %3
// CHECK-NEXT: br label %7
// CHECK-EMPTY:
// CHECK-NEXT: 12:                                               ; preds = %7
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
    llvm.br ^bb1(%arg3 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = llvm.icmp "ult" %0, %arg3 : i32
    llvm.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = llvm.add %0, %arg3 : i32
    llvm.br ^bb1(%2 : i32)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
}

// CHECK: define void @f(i64 %0, i64 %1, i64 %2, i32 %3, float %4, i64 %5) {
// CHECK-NEXT: br label %7
// CHECK-EMPTY:
// CHECK-NEXT: 7:                                                ; preds = %10, %6
// CHECK-NEXT: %8 = phi i32 [ %11, %10 ], [ %3, %6 ]
// CHECK-NEXT: %9 = icmp ult i32 %8, %3
// CHECK-NEXT: br i1 %9, label %10, label %12
// CHECK-EMPTY:
// CHECK-NEXT: 10:                                               ; preds = %7
// CHECK-NEXT: %11 = add i32 %8, %3
// CHECK-NEXT: br label %7
// CHECK-EMPTY:
// CHECK-NEXT: 12:                                               ; preds = %7
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
    llvm.br ^bb1(%arg0 : i64)
  ^bb1(%0: i64):  // 2 preds: ^bb0, ^bb2
    %1 = llvm.icmp "ult" %0, %arg1 : i64
    llvm.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = llvm.add %0, %arg2 : i64
    llvm.br ^bb1(%2 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
}

// CHECK: define void @f(i64 %0, i64 %1, i64 %2, i32 %3, float %4, i64 %5) {
// CHECK-NEXT: br label %7
// CHECK-EMPTY:
// CHECK-NEXT: 7:                                                ; preds = %10, %6
// CHECK-NEXT: %8 = phi i64 [ %11, %10 ], [ %0, %6 ]
// CHECK-NEXT: %9 = icmp ult i64 %8, %1
// CHECK-NEXT: br i1 %9, label %10, label %12
// CHECK-EMPTY:
// CHECK-NEXT: 10:                                               ; preds = %7
// CHECK-NEXT: %11 = add i64 %8, %2
// CHECK-NEXT: br label %7
// CHECK-EMPTY:
// CHECK-NEXT: 12:                                               ; preds = %7
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
    llvm.br ^bb1(%arg0 : i64)
  ^bb1(%0: i64):  // 2 preds: ^bb0, ^bb8
    %1 = llvm.icmp "slt" %0, %arg1 : i64
    llvm.cond_br %1, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%0 : i64)
  ^bb3(%2: i64):  // 2 preds: ^bb2, ^bb7
    %3 = llvm.icmp "slt" %2, %arg1 : i64
    llvm.cond_br %3, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    llvm.br ^bb5(%2 : i64)
  ^bb5(%4: i64):  // 2 preds: ^bb4, ^bb6
    %5 = llvm.icmp "slt" %4, %arg1 : i64
    llvm.cond_br %5, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %6 = llvm.add %4, %arg2 : i64
    llvm.br ^bb5(%6 : i64)
  ^bb7:  // pred: ^bb5
    %7 = llvm.add %2, %arg2 : i64
    llvm.br ^bb3(%7 : i64)
  ^bb8:  // pred: ^bb3
    %8 = llvm.add %0, %arg2 : i64
    llvm.br ^bb1(%8 : i64)
  ^bb9:  // pred: ^bb1
    llvm.return
  }
}

// CHECK: define void @f(i64 %0, i64 %1, i64 %2, i32 %3, float %4, i64 %5) {
// CHECK-NEXT: br label %7
// CHECK-EMPTY:
// CHECK-NEXT: 7:                                                ; preds = %22, %6
// CHECK-NEXT: %8 = phi i64 [ %23, %22 ], [ %0, %6 ]
// CHECK-NEXT: %9 = icmp slt i64 %8, %1
// CHECK-NEXT: br i1 %9, label %10, label %24
// CHECK-EMPTY:
// CHECK-NEXT: 10:                                               ; preds = %7
// CHECK-NEXT: br label %11
// CHECK-EMPTY:
// CHECK-NEXT: 11:                                               ; preds = %20, %10
// CHECK-NEXT: %12 = phi i64 [ %21, %20 ], [ %8, %10 ]
// CHECK-NEXT: %13 = icmp slt i64 %12, %1
// CHECK-NEXT: br i1 %13, label %14, label %22
// CHECK-EMPTY:
// CHECK-NEXT: 14:                                               ; preds = %11
// CHECK-NEXT: br label %15
// CHECK-EMPTY:
// CHECK-NEXT: 15:                                               ; preds = %18, %14
// CHECK-NEXT: %16 = phi i64 [ %19, %18 ], [ %12, %14 ]
// CHECK-NEXT: %17 = icmp slt i64 %16, %1
// CHECK-NEXT: br i1 %17, label %18, label %20
// CHECK-EMPTY:
// CHECK-NEXT: 18:                                               ; preds = %15
// CHECK-NEXT: %19 = add i64 %16, %2
// CHECK-NEXT: br label %15
// CHECK-EMPTY:
// CHECK-NEXT: 20:                                               ; preds = %15
// CHECK-NEXT: %21 = add i64 %12, %2
// CHECK-NEXT: br label %11
// CHECK-EMPTY:
// CHECK-NEXT: 22:                                               ; preds = %11
// CHECK-NEXT: %23 = add i64 %8, %2
// CHECK-NEXT: br label %7
// CHECK-EMPTY:
// CHECK-NEXT: 24:                                               ; preds = %7
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64, %arg3: i32, %arg4: f32, %arg5: i64) {
    llvm.br ^bb1(%arg0 : i64)
  ^bb1(%0: i64):  // 2 preds: ^bb0, ^bb5
    %1 = llvm.icmp "slt" %0, %arg1 : i64
    llvm.cond_br %1, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%arg0 : i64)
  ^bb3(%2: i64):  // 2 preds: ^bb2, ^bb4
    %3 = llvm.icmp "slt" %2, %arg1 : i64
    llvm.cond_br %3, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %4 = llvm.add %2, %arg2 : i64
    llvm.br ^bb3(%4 : i64)
  ^bb5:  // pred: ^bb3
    %5 = llvm.add %0, %arg2 : i64
    llvm.br ^bb1(%5 : i64)
  ^bb6:  // pred: ^bb1
    llvm.return
  }
}

// CHECK: define void @f(i64 %0, i64 %1, i64 %2, i32 %3, float %4, i64 %5) {
// CHECK-NEXT: br label %7
// CHECK-EMPTY:
// CHECK-NEXT: 7:                                                ; preds = %16, %6
// CHECK-NEXT: %8 = phi i64 [ %17, %16 ], [ %0, %6 ]
// CHECK-NEXT: %9 = icmp slt i64 %8, %1
// CHECK-NEXT: br i1 %9, label %10, label %18
// CHECK-EMPTY:
// CHECK-NEXT: 10:                                               ; preds = %7
// CHECK-NEXT: br label %11
// CHECK-EMPTY:
// CHECK-NEXT: 11:                                               ; preds = %14, %10
// CHECK-NEXT: %12 = phi i64 [ %15, %14 ], [ %0, %10 ]
// CHECK-NEXT: %13 = icmp slt i64 %12, %1
// CHECK-NEXT: br i1 %13, label %14, label %16
// CHECK-EMPTY:
// CHECK-NEXT: 14:                                               ; preds = %11
// CHECK-NEXT: %15 = add i64 %12, %2
// CHECK-NEXT: br label %11
// CHECK-EMPTY:
// CHECK-NEXT: 16:                                               ; preds = %11
// CHECK-NEXT: %17 = add i64 %8, %2
// CHECK-NEXT: br label %7
// CHECK-EMPTY:
// CHECK-NEXT: 18:                                               ; preds = %7
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
