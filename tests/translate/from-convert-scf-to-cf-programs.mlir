// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @nest(%arg0: i64, %arg1: i1, %arg2: !llvm.ptr, %arg3: !llvm.ptr, %arg4: i64, %arg5: i64, %arg6: i64) -> f32 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg2, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg3, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg4, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg5, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg6, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    %8 = llvm.mlir.constant(0.000000e+00 : f32) : f32
    llvm.br ^bb1(%6, %8 : i64, f32)
  ^bb1(%9: i64, %10: f32):  // 2 preds: ^bb0, ^bb9
    %11 = llvm.icmp "slt" %9, %arg0 : i64
    llvm.cond_br %11, ^bb2, ^bb10
  ^bb2:  // pred: ^bb1
    %12 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %13 = llvm.getelementptr inbounds|nuw %12[%9] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %14 = llvm.load %13 : !llvm.ptr -> f32
    llvm.cond_br %arg1, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %15 = llvm.fadd %10, %14 : f32
    llvm.br ^bb8(%15 : f32)
  ^bb4:  // pred: ^bb2
    llvm.br ^bb5(%6, %10 : i64, f32)
  ^bb5(%16: i64, %17: f32):  // 2 preds: ^bb4, ^bb6
    %18 = llvm.icmp "slt" %16, %9 : i64
    llvm.cond_br %18, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %19 = llvm.fmul %17, %14 : f32
    %20 = llvm.add %16, %7 : i64
    llvm.br ^bb5(%20, %19 : i64, f32)
  ^bb7:  // pred: ^bb5
    llvm.br ^bb8(%17 : f32)
  ^bb8(%21: f32):  // 2 preds: ^bb3, ^bb7
    llvm.br ^bb9
  ^bb9:  // pred: ^bb8
    %22 = llvm.add %9, %7 : i64
    llvm.br ^bb1(%22, %21 : i64, f32)
  ^bb10:  // pred: ^bb1
    llvm.return %10 : f32
  }
}

// CHECK: define float @nest(i64 %0, i1 %1, ptr %2, ptr %3, i64 %4, i64 %5, i64 %6) {
// CHECK-NEXT: %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %2, 0
// CHECK-NEXT: %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, ptr %3, 1
// CHECK-NEXT: %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %4, 2
// CHECK-NEXT: %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %5, 3, 0
// CHECK-NEXT: %12 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, i64 %6, 4, 0
// CHECK-NEXT: br label %13
// CHECK-EMPTY:
// CHECK-NEXT: 13:                                               ; preds = %34, %7
// CHECK-NEXT: %14 = phi i64 [ %35, %34 ], [ 0, %7 ]
// CHECK-NEXT: %15 = phi float [ %33, %34 ], [ 0.000000e+00, %7 ]
// CHECK-NEXT: %16 = icmp slt i64 %14, %0
// CHECK-NEXT: br i1 %16, label %17, label %36
// CHECK-EMPTY:
// CHECK-NEXT: 17:                                               ; preds = %13
// CHECK-NEXT: %18 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 1
// CHECK-NEXT: %19 = getelementptr inbounds nuw float, ptr %18, i64 %14
// CHECK-NEXT: %20 = load float, ptr %19, align 4
// CHECK-NEXT: br i1 %1, label %21, label %23
// CHECK-EMPTY:
// CHECK-NEXT: 21:                                               ; preds = %17
// CHECK-NEXT: %22 = fadd float %15, %20
// CHECK-NEXT: br label %32
// CHECK-EMPTY:
// CHECK-NEXT: 23:                                               ; preds = %17
// CHECK-NEXT: br label %24
// CHECK-EMPTY:
// CHECK-NEXT: 24:                                               ; preds = %28, %23
// CHECK-NEXT: %25 = phi i64 [ %30, %28 ], [ 0, %23 ]
// CHECK-NEXT: %26 = phi float [ %29, %28 ], [ %15, %23 ]
// CHECK-NEXT: %27 = icmp slt i64 %25, %14
// CHECK-NEXT: br i1 %27, label %28, label %31
// CHECK-EMPTY:
// CHECK-NEXT: 28:                                               ; preds = %24
// CHECK-NEXT: %29 = fmul float %26, %20
// CHECK-NEXT: %30 = add i64 %25, 1
// CHECK-NEXT: br label %24
// CHECK-EMPTY:
// CHECK-NEXT: 31:                                               ; preds = %24
// CHECK-NEXT: br label %32
// CHECK-EMPTY:
// CHECK-NEXT: 32:                                               ; preds = %21, %31
// CHECK-NEXT: %33 = phi float [ %26, %31 ], [ %22, %21 ]
// CHECK-NEXT: br label %34
// CHECK-EMPTY:
// CHECK-NEXT: 34:                                               ; preds = %32
// CHECK-NEXT: %35 = add i64 %14, 1
// CHECK-NEXT: br label %13
// CHECK-EMPTY:
// CHECK-NEXT: 36:                                               ; preds = %13
// CHECK-NEXT: ret float %15
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @collatz(%arg0: i64) -> !llvm.struct<(i64, i64)> {
    %0 = llvm.mlir.constant(1 : i64) : i64
    %1 = llvm.mlir.constant(2 : i64) : i64
    %2 = llvm.mlir.constant(3 : i64) : i64
    %3 = llvm.mlir.constant(0 : i64) : i64
    llvm.br ^bb1(%arg0, %3 : i64, i64)
  ^bb1(%4: i64, %5: i64):  // 2 preds: ^bb0, ^bb6
    %6 = llvm.icmp "ne" %4, %0 : i64
    llvm.cond_br %6, ^bb2, ^bb7
  ^bb2:  // pred: ^bb1
    %7 = llvm.urem %4, %1 : i64
    %8 = llvm.icmp "eq" %7, %3 : i64
    llvm.cond_br %8, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %9 = llvm.udiv %4, %1 : i64
    llvm.br ^bb5(%9 : i64)
  ^bb4:  // pred: ^bb2
    %10 = llvm.mul %4, %2 : i64
    %11 = llvm.add %10, %0 : i64
    llvm.br ^bb5(%11 : i64)
  ^bb5(%12: i64):  // 2 preds: ^bb3, ^bb4
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    %13 = llvm.add %5, %0 : i64
    llvm.br ^bb1(%12, %13 : i64, i64)
  ^bb7:  // pred: ^bb1
    %14 = llvm.mlir.poison : !llvm.struct<(i64, i64)>
    %15 = llvm.insertvalue %4, %14[0] : !llvm.struct<(i64, i64)> 
    %16 = llvm.insertvalue %5, %15[1] : !llvm.struct<(i64, i64)> 
    llvm.return %16 : !llvm.struct<(i64, i64)>
  }
}

// CHECK: define { i64, i64 } @collatz(i64 %0) {
// CHECK-NEXT: br label %2
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %16, %1
// CHECK-NEXT: %3 = phi i64 [ %15, %16 ], [ %0, %1 ]
// CHECK-NEXT: %4 = phi i64 [ %17, %16 ], [ 0, %1 ]
// CHECK-NEXT: %5 = icmp ne i64 %3, 1
// CHECK-NEXT: br i1 %5, label %6, label %18
// CHECK-EMPTY:
// CHECK-NEXT: 6:                                                ; preds = %2
// CHECK-NEXT: %7 = urem i64 %3, 2
// CHECK-NEXT: %8 = icmp eq i64 %7, 0
// CHECK-NEXT: br i1 %8, label %9, label %11
// CHECK-EMPTY:
// CHECK-NEXT: 9:                                                ; preds = %6
// CHECK-NEXT: %10 = udiv i64 %3, 2
// CHECK-NEXT: br label %14
// CHECK-EMPTY:
// CHECK-NEXT: 11:                                               ; preds = %6
// CHECK-NEXT: %12 = mul i64 %3, 3
// CHECK-NEXT: %13 = add i64 %12, 1
// CHECK-NEXT: br label %14
// CHECK-EMPTY:
// CHECK-NEXT: 14:                                               ; preds = %9, %11
// CHECK-NEXT: %15 = phi i64 [ %13, %11 ], [ %10, %9 ]
// CHECK-NEXT: br label %16
// CHECK-EMPTY:
// CHECK-NEXT: 16:                                               ; preds = %14
// CHECK-NEXT: %17 = add i64 %4, 1
// CHECK-NEXT: br label %2
// CHECK-EMPTY:
// CHECK-NEXT: 18:                                               ; preds = %2
// CHECK-NEXT: %19 = insertvalue { i64, i64 } poison, i64 %3, 0
// CHECK-NEXT: %20 = insertvalue { i64, i64 } %19, i64 %4, 1
// CHECK-NEXT: ret { i64, i64 } %20
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @two_dim(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg6, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg5, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg7, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.constant(0 : index) : i64
    %9 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%8 : i64)
  ^bb1(%10: i64):  // 2 preds: ^bb0, ^bb5
    %11 = llvm.icmp "slt" %10, %arg0 : i64
    llvm.cond_br %11, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%8 : i64)
  ^bb3(%12: i64):  // 2 preds: ^bb2, ^bb4
    %13 = llvm.icmp "slt" %12, %arg0 : i64
    llvm.cond_br %13, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %14 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %15 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.mul %10, %15 overflow<nsw, nuw> : i64
    %17 = llvm.add %16, %12 overflow<nsw, nuw> : i64
    %18 = llvm.getelementptr inbounds|nuw %14[%17] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %19 = llvm.load %18 : !llvm.ptr -> f32
    %20 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.mul %12, %21 overflow<nsw, nuw> : i64
    %23 = llvm.add %22, %10 overflow<nsw, nuw> : i64
    %24 = llvm.getelementptr inbounds|nuw %20[%23] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %19, %24 : f32, !llvm.ptr
    %25 = llvm.add %12, %9 : i64
    llvm.br ^bb3(%25 : i64)
  ^bb5:  // pred: ^bb3
    %26 = llvm.add %10, %9 : i64
    llvm.br ^bb1(%26 : i64)
  ^bb6:  // pred: ^bb1
    llvm.return
  }
}

// CHECK: define void @two_dim(i64 %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7) {
// CHECK-NEXT: %9 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %1, 0
// CHECK-NEXT: %10 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %9, ptr %2, 1
// CHECK-NEXT: %11 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %10, i64 %3, 2
// CHECK-NEXT: %12 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %11, i64 %4, 3, 0
// CHECK-NEXT: %13 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %12, i64 %6, 4, 0
// CHECK-NEXT: %14 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %13, i64 %5, 3, 1
// CHECK-NEXT: %15 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, i64 %7, 4, 1
// CHECK-NEXT: br label %16
// CHECK-EMPTY:
// CHECK-NEXT: 16:                                               ; preds = %36, %8
// CHECK-NEXT: %17 = phi i64 [ %37, %36 ], [ 0, %8 ]
// CHECK-NEXT: %18 = icmp slt i64 %17, %0
// CHECK-NEXT: br i1 %18, label %19, label %38
// CHECK-EMPTY:
// CHECK-NEXT: 19:                                               ; preds = %16
// CHECK-NEXT: br label %20
// CHECK-EMPTY:
// CHECK-NEXT: 20:                                               ; preds = %23, %19
// CHECK-NEXT: %21 = phi i64 [ %35, %23 ], [ 0, %19 ]
// CHECK-NEXT: %22 = icmp slt i64 %21, %0
// CHECK-NEXT: br i1 %22, label %23, label %36
// CHECK-EMPTY:
// CHECK-NEXT: 23:                                               ; preds = %20
// CHECK-NEXT: %24 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 1
// CHECK-NEXT: %25 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 4, 0
// CHECK-NEXT: %26 = mul nuw nsw i64 %17, %25
// CHECK-NEXT: %27 = add nuw nsw i64 %26, %21
// CHECK-NEXT: %28 = getelementptr inbounds nuw float, ptr %24, i64 %27
// CHECK-NEXT: %29 = load float, ptr %28, align 4
// CHECK-NEXT: %30 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 1
// CHECK-NEXT: %31 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 4, 0
// CHECK-NEXT: %32 = mul nuw nsw i64 %21, %31
// CHECK-NEXT: %33 = add nuw nsw i64 %32, %17
// CHECK-NEXT: %34 = getelementptr inbounds nuw float, ptr %30, i64 %33
// CHECK-NEXT: store float %29, ptr %34, align 4
// CHECK-NEXT: %35 = add i64 %21, 1
// CHECK-NEXT: br label %20
// CHECK-EMPTY:
// CHECK-NEXT: 36:                                               ; preds = %20
// CHECK-NEXT: %37 = add i64 %17, 1
// CHECK-NEXT: br label %16
// CHECK-EMPTY:
// CHECK-NEXT: 38:                                               ; preds = %16
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @reduce(%arg0: i64, %arg1: f32) -> f32 {
    %0 = llvm.mlir.constant(0 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%0, %arg1 : i64, f32)
  ^bb1(%2: i64, %3: f32):  // 2 preds: ^bb0, ^bb5
    %4 = llvm.icmp "slt" %2, %arg0 : i64
    llvm.cond_br %4, ^bb2, ^bb6
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%0, %3 : i64, f32)
  ^bb3(%5: i64, %6: f32):  // 2 preds: ^bb2, ^bb4
    %7 = llvm.icmp "slt" %5, %arg0 : i64
    llvm.cond_br %7, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    %8 = llvm.fadd %6, %arg1 : f32
    %9 = llvm.add %5, %1 : i64
    llvm.br ^bb3(%9, %8 : i64, f32)
  ^bb5:  // pred: ^bb3
    %10 = llvm.add %2, %1 : i64
    llvm.br ^bb1(%10, %6 : i64, f32)
  ^bb6:  // pred: ^bb1
    llvm.return %3 : f32
  }
}

// CHECK: define float @reduce(i64 %0, float %1) {
// CHECK-NEXT: br label %3
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %15, %2
// CHECK-NEXT: %4 = phi i64 [ %16, %15 ], [ 0, %2 ]
// CHECK-NEXT: %5 = phi float [ %10, %15 ], [ %1, %2 ]
// CHECK-NEXT: %6 = icmp slt i64 %4, %0
// CHECK-NEXT: br i1 %6, label %7, label %17
// CHECK-EMPTY:
// CHECK-NEXT: 7:                                                ; preds = %3
// CHECK-NEXT: br label %8
// CHECK-EMPTY:
// CHECK-NEXT: 8:                                                ; preds = %12, %7
// CHECK-NEXT: %9 = phi i64 [ %14, %12 ], [ 0, %7 ]
// CHECK-NEXT: %10 = phi float [ %13, %12 ], [ %5, %7 ]
// CHECK-NEXT: %11 = icmp slt i64 %9, %0
// CHECK-NEXT: br i1 %11, label %12, label %15
// CHECK-EMPTY:
// CHECK-NEXT: 12:                                               ; preds = %8
// CHECK-NEXT: %13 = fadd float %10, %1
// CHECK-NEXT: %14 = add i64 %9, 1
// CHECK-NEXT: br label %8
// CHECK-EMPTY:
// CHECK-NEXT: 15:                                               ; preds = %8
// CHECK-NEXT: %16 = add i64 %4, 1
// CHECK-NEXT: br label %3
// CHECK-EMPTY:
// CHECK-NEXT: 17:                                               ; preds = %3
// CHECK-NEXT: ret float %5
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @switch(%arg0: i64) -> i32 {
    %0 = llvm.mlir.constant(12 : i32) : i32
    %1 = llvm.mlir.constant(11 : i32) : i32
    %2 = llvm.mlir.constant(10 : i32) : i32
    %3 = llvm.trunc %arg0 : i64 to i32
    llvm.switch %3 : i32, ^bb1(%0 : i32) [
      1: ^bb1(%2 : i32),
      -3: ^bb1(%1 : i32)
    ]
  ^bb1(%4: i32):  // 3 preds: ^bb0, ^bb0, ^bb0
    llvm.br ^bb2
  ^bb2:  // pred: ^bb1
    llvm.return %4 : i32
  }
}

// CHECK: define i32 @switch(i64 %0) {
// CHECK-NEXT: %2 = trunc i64 %0 to i32
// CHECK-NEXT: switch i32 %2, label %3 [
// CHECK-NEXT: i32 1, label %6
// CHECK-NEXT: i32 -3, label %8
// CHECK-NEXT: ]
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %6, %8, %1
// CHECK-NEXT: %4 = phi i32 [ %9, %8 ], [ %7, %6 ], [ 12, %1 ]
// CHECK-NEXT: br label %5
// CHECK-EMPTY:
// CHECK-NEXT: 5:                                                ; preds = %3
// CHECK-NEXT: ret i32 %4
// CHECK-EMPTY:
// CHECK-NEXT: 6:                                                ; preds = %1
// CHECK-NEXT: %7 = phi i32 [ 10, %1 ]
// CHECK-NEXT: br label %3
// CHECK-EMPTY:
// CHECK-NEXT: 8:                                                ; preds = %1
// CHECK-NEXT: %9 = phi i32 [ 11, %1 ]
// CHECK-NEXT: br label %3
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @exec(%arg0: i1) -> i32 {
    %0 = llvm.mlir.constant(2 : i32) : i32
    %1 = llvm.mlir.constant(1 : i32) : i32
    llvm.br ^bb1
  ^bb1:  // pred: ^bb0
    llvm.cond_br %arg0, ^bb2(%1 : i32), ^bb2(%0 : i32)
  ^bb2(%2: i32):  // 2 preds: ^bb1, ^bb1
    llvm.br ^bb3
  ^bb3:  // pred: ^bb2
    llvm.return %2 : i32
  }
}

// CHECK: define i32 @exec(i1 %0) {
// CHECK-NEXT: br label %2
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %1
// CHECK-NEXT: br i1 %0, label %3, label %6
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %6, %2
// CHECK-NEXT: %4 = phi i32 [ %7, %6 ], [ 1, %2 ]
// CHECK-NEXT: br label %5
// CHECK-EMPTY:
// CHECK-NEXT: 5:                                                ; preds = %3
// CHECK-NEXT: ret i32 %4
// CHECK-EMPTY:
// CHECK-NEXT: 6:                                                ; preds = %2
// CHECK-NEXT: %7 = phi i32 [ 2, %2 ]
// CHECK-NEXT: br label %3
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
