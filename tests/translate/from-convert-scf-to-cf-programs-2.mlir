// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @do_while(%arg0: i32) -> i32 {
    llvm.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb1
    %1 = llvm.add %0, %0 : i32
    %2 = llvm.icmp "slt" %1, %arg0 : i32
    llvm.cond_br %2, ^bb1(%1 : i32), ^bb2
  ^bb2:  // pred: ^bb1
    llvm.return %1 : i32
  }
}

// CHECK: define i32 @do_while(i32 %0) {
// CHECK-NEXT: br label %2
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %2, %1
// CHECK-NEXT: %3 = phi i32 [ %4, %2 ], [ %0, %1 ]
// CHECK-NEXT: %4 = add i32 %3, %3
// CHECK-NEXT: %5 = icmp slt i32 %4, %0
// CHECK-NEXT: br i1 %5, label %2, label %6
// CHECK-EMPTY:
// CHECK-NEXT: 6:                                                ; preds = %2
// CHECK-NEXT: ret i32 %4
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @unsigned_and_types(%arg0: i32, %arg1: i64) {
    llvm.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2
    %1 = llvm.icmp "ult" %0, %arg0 : i32
    llvm.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = llvm.add %0, %arg0 : i32
    llvm.br ^bb1(%2 : i32)
  ^bb3:  // pred: ^bb1
    llvm.br ^bb4(%arg1 : i64)
  ^bb4(%3: i64):  // 2 preds: ^bb3, ^bb5
    %4 = llvm.icmp "slt" %3, %arg1 : i64
    llvm.cond_br %4, ^bb5, ^bb6
  ^bb5:  // pred: ^bb4
    %5 = llvm.add %3, %arg1 : i64
    llvm.br ^bb4(%5 : i64)
  ^bb6:  // pred: ^bb4
    llvm.return
  }
}

// CHECK: define void @unsigned_and_types(i32 %0, i64 %1) {
// CHECK-NEXT: br label %3
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %6, %2
// CHECK-NEXT: %4 = phi i32 [ %7, %6 ], [ %0, %2 ]
// CHECK-NEXT: %5 = icmp ult i32 %4, %0
// CHECK-NEXT: br i1 %5, label %6, label %8
// CHECK-EMPTY:
// CHECK-NEXT: 6:                                                ; preds = %3
// CHECK-NEXT: %7 = add i32 %4, %0
// CHECK-NEXT: br label %3
// CHECK-EMPTY:
// CHECK-NEXT: 8:                                                ; preds = %3
// CHECK-NEXT: br label %9
// CHECK-EMPTY:
// CHECK-NEXT: 9:                                                ; preds = %12, %8
// CHECK-NEXT: %10 = phi i64 [ %13, %12 ], [ %1, %8 ]
// CHECK-NEXT: %11 = icmp slt i64 %10, %1
// CHECK-NEXT: br i1 %11, label %12, label %14
// CHECK-EMPTY:
// CHECK-NEXT: 12:                                               ; preds = %9
// CHECK-NEXT: %13 = add i64 %10, %1
// CHECK-NEXT: br label %9
// CHECK-EMPTY:
// CHECK-NEXT: 14:                                               ; preds = %9
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @if_without_results(%arg0: i1, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i32) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64)> 
    %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64)> 
    %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.cond_br %arg0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %4 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.store %arg4, %4 : i32, !llvm.ptr
    llvm.br ^bb2
  ^bb2:  // 2 preds: ^bb0, ^bb1
    llvm.cond_br %arg0, ^bb3, ^bb3
  ^bb3:  // 2 preds: ^bb2, ^bb2
    %5 = llvm.extractvalue %3[1] : !llvm.struct<(ptr, ptr, i64)> 
    llvm.store %arg4, %5 : i32, !llvm.ptr
    llvm.br ^bb4
  ^bb4:  // pred: ^bb3
    llvm.cond_br %arg0, ^bb5, ^bb5
  ^bb5:  // 2 preds: ^bb4, ^bb4
    llvm.br ^bb6
  ^bb6:  // pred: ^bb5
    llvm.return
  }
}

// CHECK: define void @if_without_results(i1 %0, ptr %1, ptr %2, i64 %3, i32 %4) {
// CHECK-NEXT: %6 = insertvalue { ptr, ptr, i64 } poison, ptr %1, 0
// CHECK-NEXT: %7 = insertvalue { ptr, ptr, i64 } %6, ptr %2, 1
// CHECK-NEXT: %8 = insertvalue { ptr, ptr, i64 } %7, i64 %3, 2
// CHECK-NEXT: br i1 %0, label %9, label %11
// CHECK-EMPTY:
// CHECK-NEXT: 9:                                                ; preds = %5
// CHECK-NEXT: %10 = extractvalue { ptr, ptr, i64 } %8, 1
// CHECK-NEXT: store i32 %4, ptr %10, align 4
// CHECK-NEXT: br label %11
// CHECK-EMPTY:
// CHECK-NEXT: 11:                                               ; preds = %9, %5
// CHECK-NEXT: br i1 %0, label %12, label %12
// CHECK-EMPTY:
// CHECK-NEXT: 12:                                               ; preds = %11, %11
// CHECK-NEXT: %13 = extractvalue { ptr, ptr, i64 } %8, 1
// CHECK-NEXT: store i32 %4, ptr %13, align 4
// CHECK-NEXT: br label %14
// CHECK-EMPTY:
// CHECK-NEXT: 14:                                               ; preds = %12
// CHECK-NEXT: br i1 %0, label %15, label %15
// CHECK-EMPTY:
// CHECK-NEXT: 15:                                               ; preds = %14, %14
// CHECK-NEXT: br label %16
// CHECK-EMPTY:
// CHECK-NEXT: 16:                                               ; preds = %15
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

#loop_vectorize = #llvm.loop_vectorize<disable = true>
#loop_annotation = #llvm.loop_annotation<vectorize = #loop_vectorize>
module {
  llvm.func @annotated(%arg0: i64) {
    llvm.br ^bb1(%arg0 : i64)
  ^bb1(%0: i64):  // 2 preds: ^bb0, ^bb2
    %1 = llvm.icmp "slt" %0, %arg0 : i64
    llvm.cond_br %1, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %2 = llvm.add %0, %arg0 : i64
    llvm.br ^bb1(%2 : i64) {llvm.loop_annotation = #loop_annotation}
  ^bb3:  // pred: ^bb1
    llvm.return
  }
}

// CHECK: define void @annotated(i64 %0) {
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
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @forall(%arg0: i64, %arg1: !llvm.ptr, %arg2: !llvm.ptr, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: f32) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg1, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg2, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg3, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg4, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.mlir.constant(0 : index) : i64
    %7 = llvm.mlir.constant(1 : index) : i64
    llvm.br ^bb1(%6 : i64)
  ^bb1(%8: i64):  // 2 preds: ^bb0, ^bb2
    %9 = llvm.icmp "slt" %8, %arg0 : i64
    llvm.cond_br %9, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %10 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %11 = llvm.getelementptr inbounds|nuw %10[%8] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    llvm.store %arg6, %11 : f32, !llvm.ptr
    %12 = llvm.add %8, %7 : i64
    llvm.br ^bb1(%12 : i64)
  ^bb3:  // pred: ^bb1
    llvm.return
  }
}

// CHECK: define void @forall(i64 %0, ptr %1, ptr %2, i64 %3, i64 %4, i64 %5, float %6) {
// CHECK-NEXT: %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %1, 0
// CHECK-NEXT: %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, ptr %2, 1
// CHECK-NEXT: %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %3, 2
// CHECK-NEXT: %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %4, 3, 0
// CHECK-NEXT: %12 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, i64 %5, 4, 0
// CHECK-NEXT: br label %13
// CHECK-EMPTY:
// CHECK-NEXT: 13:                                               ; preds = %16, %7
// CHECK-NEXT: %14 = phi i64 [ %19, %16 ], [ 0, %7 ]
// CHECK-NEXT: %15 = icmp slt i64 %14, %0
// CHECK-NEXT: br i1 %15, label %16, label %20
// CHECK-EMPTY:
// CHECK-NEXT: 16:                                               ; preds = %13
// CHECK-NEXT: %17 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %12, 1
// CHECK-NEXT: %18 = getelementptr inbounds nuw float, ptr %17, i64 %14
// CHECK-NEXT: store float %6, ptr %18, align 4
// CHECK-NEXT: %19 = add i64 %14, 1
// CHECK-NEXT: br label %13
// CHECK-EMPTY:
// CHECK-NEXT: 20:                                               ; preds = %13
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @in_block(%arg0: i1, %arg1: i64) {
    llvm.cond_br %arg0, ^bb1, ^bb7
  ^bb1:  // pred: ^bb0
    llvm.br ^bb2(%arg1 : i64)
  ^bb2(%0: i64):  // 2 preds: ^bb1, ^bb5
    %1 = llvm.icmp "slt" %0, %arg1 : i64
    llvm.cond_br %1, ^bb3, ^bb6
  ^bb3:  // pred: ^bb2
    llvm.cond_br %arg0, ^bb4, ^bb5
  ^bb4:  // pred: ^bb3
    llvm.br ^bb5
  ^bb5:  // 2 preds: ^bb3, ^bb4
    %2 = llvm.add %0, %arg1 : i64
    llvm.br ^bb2(%2 : i64)
  ^bb6:  // pred: ^bb2
    llvm.br ^bb7
  ^bb7:  // 2 preds: ^bb0, ^bb6
    llvm.cond_br %arg0, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    llvm.br ^bb9
  ^bb9:  // 2 preds: ^bb7, ^bb8
    llvm.return
  }
}

// CHECK: define void @in_block(i1 %0, i64 %1) {
// CHECK-NEXT: br i1 %0, label %3, label %12
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %2
// CHECK-NEXT: br label %4
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %9, %3
// CHECK-NEXT: %5 = phi i64 [ %10, %9 ], [ %1, %3 ]
// CHECK-NEXT: %6 = icmp slt i64 %5, %1
// CHECK-NEXT: br i1 %6, label %7, label %11
// CHECK-EMPTY:
// CHECK-NEXT: 7:                                                ; preds = %4
// CHECK-NEXT: br i1 %0, label %8, label %9
// CHECK-EMPTY:
// CHECK-NEXT: 8:                                                ; preds = %7
// CHECK-NEXT: br label %9
// CHECK-EMPTY:
// CHECK-NEXT: 9:                                                ; preds = %8, %7
// CHECK-NEXT: %10 = add i64 %5, %1
// CHECK-NEXT: br label %4
// CHECK-EMPTY:
// CHECK-NEXT: 11:                                               ; preds = %4
// CHECK-NEXT: br label %12
// CHECK-EMPTY:
// CHECK-NEXT: 12:                                               ; preds = %11, %2
// CHECK-NEXT: br i1 %0, label %13, label %14
// CHECK-EMPTY:
// CHECK-NEXT: 13:                                               ; preds = %12
// CHECK-NEXT: br label %14
// CHECK-EMPTY:
// CHECK-NEXT: 14:                                               ; preds = %13, %12
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @in_llvm_func(%arg0: i1) {
    llvm.return
  }
}

// CHECK: define void @in_llvm_func(i1 %0) {
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  module {
    llvm.func @f(%arg0: i1) {
      llvm.return
    }
  }
}

// CHECK: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
