// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @matmul(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: !llvm.ptr, %arg8: !llvm.ptr, %arg9: i64, %arg10: i64, %arg11: i64, %arg12: i64, %arg13: i64, %arg14: !llvm.ptr, %arg15: !llvm.ptr, %arg16: i64, %arg17: i64, %arg18: i64, %arg19: i64, %arg20: i64) {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg14, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg15, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg16, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg17, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg19, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg18, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg20, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %9 = llvm.insertvalue %arg7, %8[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.insertvalue %arg8, %9[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %11 = llvm.insertvalue %arg9, %10[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.insertvalue %arg10, %11[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.insertvalue %arg12, %12[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %14 = llvm.insertvalue %arg11, %13[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %15 = llvm.insertvalue %arg13, %14[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %17 = llvm.insertvalue %arg0, %16[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.insertvalue %arg1, %17[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %19 = llvm.insertvalue %arg2, %18[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %20 = llvm.insertvalue %arg3, %19[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.insertvalue %arg5, %20[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.insertvalue %arg4, %21[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %23 = llvm.insertvalue %arg6, %22[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %24 = llvm.mlir.constant(0.000000e+00 : f64) : f64
    %25 = llvm.mlir.constant(0 : index) : i64
    %26 = llvm.mlir.constant(1 : index) : i64
    %27 = llvm.extractvalue %23[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %28 = llvm.extractvalue %23[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %29 = llvm.extractvalue %15[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.br ^bb1(%25 : i64)
  ^bb1(%30: i64):  // 2 preds: ^bb0, ^bb8
    %31 = llvm.icmp "slt" %30, %27 : i64
    llvm.cond_br %31, ^bb2, ^bb9
  ^bb2:  // pred: ^bb1
    llvm.br ^bb3(%25 : i64)
  ^bb3(%32: i64):  // 2 preds: ^bb2, ^bb7
    %33 = llvm.icmp "slt" %32, %29 : i64
    llvm.cond_br %33, ^bb4, ^bb8
  ^bb4:  // pred: ^bb3
    llvm.br ^bb5(%25, %24 : i64, f64)
  ^bb5(%34: i64, %35: f64):  // 2 preds: ^bb4, ^bb6
    %36 = llvm.icmp "slt" %34, %28 : i64
    llvm.cond_br %36, ^bb6, ^bb7
  ^bb6:  // pred: ^bb5
    %37 = llvm.extractvalue %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %38 = llvm.extractvalue %23[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %39 = llvm.mul %30, %38 overflow<nsw, nuw> : i64
    %40 = llvm.add %39, %34 overflow<nsw, nuw> : i64
    %41 = llvm.getelementptr inbounds|nuw %37[%40] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %42 = llvm.load %41 : !llvm.ptr -> f64
    %43 = llvm.extractvalue %15[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %44 = llvm.extractvalue %15[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %45 = llvm.mul %34, %44 overflow<nsw, nuw> : i64
    %46 = llvm.add %45, %32 overflow<nsw, nuw> : i64
    %47 = llvm.getelementptr inbounds|nuw %43[%46] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    %48 = llvm.load %47 : !llvm.ptr -> f64
    %49 = llvm.fmul %42, %48 {fastmathFlags = #llvm.fastmath<contract>} : f64
    %50 = llvm.fadd %35, %49 {fastmathFlags = #llvm.fastmath<contract>} : f64
    %51 = llvm.add %34, %26 : i64
    llvm.br ^bb5(%51, %50 : i64, f64)
  ^bb7:  // pred: ^bb5
    %52 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %53 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %54 = llvm.mul %30, %53 overflow<nsw, nuw> : i64
    %55 = llvm.add %54, %32 overflow<nsw, nuw> : i64
    %56 = llvm.getelementptr inbounds|nuw %52[%55] : (!llvm.ptr, i64) -> !llvm.ptr, f64
    llvm.store %35, %56 : f64, !llvm.ptr
    %57 = llvm.add %32, %26 : i64
    llvm.br ^bb3(%57 : i64)
  ^bb8:  // pred: ^bb3
    %58 = llvm.add %30, %26 : i64
    llvm.br ^bb1(%58 : i64)
  ^bb9:  // pred: ^bb1
    llvm.return
  }
}

// CHECK: define void @matmul(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, ptr %7, ptr %8, i64 %9, i64 %10, i64 %11, i64 %12, i64 %13, ptr %14, ptr %15, i64 %16, i64 %17, i64 %18, i64 %19, i64 %20) {
// CHECK-NEXT: %22 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %14, 0
// CHECK-NEXT: %23 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %22, ptr %15, 1
// CHECK-NEXT: %24 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %23, i64 %16, 2
// CHECK-NEXT: %25 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %24, i64 %17, 3, 0
// CHECK-NEXT: %26 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %25, i64 %19, 4, 0
// CHECK-NEXT: %27 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %26, i64 %18, 3, 1
// CHECK-NEXT: %28 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %27, i64 %20, 4, 1
// CHECK-NEXT: %29 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %7, 0
// CHECK-NEXT: %30 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, ptr %8, 1
// CHECK-NEXT: %31 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %30, i64 %9, 2
// CHECK-NEXT: %32 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %31, i64 %10, 3, 0
// CHECK-NEXT: %33 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %32, i64 %12, 4, 0
// CHECK-NEXT: %34 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %33, i64 %11, 3, 1
// CHECK-NEXT: %35 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %34, i64 %13, 4, 1
// CHECK-NEXT: %36 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %37 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %36, ptr %1, 1
// CHECK-NEXT: %38 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %37, i64 %2, 2
// CHECK-NEXT: %39 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %38, i64 %3, 3, 0
// CHECK-NEXT: %40 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %39, i64 %5, 4, 0
// CHECK-NEXT: %41 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %40, i64 %4, 3, 1
// CHECK-NEXT: %42 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %41, i64 %6, 4, 1
// CHECK-NEXT: %43 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %42, 3, 0
// CHECK-NEXT: %44 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %42, 3, 1
// CHECK-NEXT: %45 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %35, 3, 1
// CHECK-NEXT: br label %46
// CHECK-EMPTY:
// CHECK-NEXT: 46:                                               ; preds = %81, %21
// CHECK-NEXT: %47 = phi i64 [ %82, %81 ], [ 0, %21 ]
// CHECK-NEXT: %48 = icmp slt i64 %47, %43
// CHECK-NEXT: br i1 %48, label %49, label %83
// CHECK-EMPTY:
// CHECK-NEXT: 49:                                               ; preds = %46
// CHECK-NEXT: br label %50
// CHECK-EMPTY:
// CHECK-NEXT: 50:                                               ; preds = %74, %49
// CHECK-NEXT: %51 = phi i64 [ %80, %74 ], [ 0, %49 ]
// CHECK-NEXT: %52 = icmp slt i64 %51, %45
// CHECK-NEXT: br i1 %52, label %53, label %81
// CHECK-EMPTY:
// CHECK-NEXT: 53:                                               ; preds = %50
// CHECK-NEXT: br label %54
// CHECK-EMPTY:
// CHECK-NEXT: 54:                                               ; preds = %58, %53
// CHECK-NEXT: %55 = phi i64 [ %73, %58 ], [ 0, %53 ]
// CHECK-NEXT: %56 = phi double [ %72, %58 ], [ 0.000000e+00, %53 ]
// CHECK-NEXT: %57 = icmp slt i64 %55, %44
// CHECK-NEXT: br i1 %57, label %58, label %74
// CHECK-EMPTY:
// CHECK-NEXT: 58:                                               ; preds = %54
// CHECK-NEXT: %59 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %42, 1
// CHECK-NEXT: %60 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %42, 4, 0
// CHECK-NEXT: %61 = mul nuw nsw i64 %47, %60
// CHECK-NEXT: %62 = add nuw nsw i64 %61, %55
// CHECK-NEXT: %63 = getelementptr inbounds nuw double, ptr %59, i64 %62
// CHECK-NEXT: %64 = load double, ptr %63, align 8
// CHECK-NEXT: %65 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %35, 1
// CHECK-NEXT: %66 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %35, 4, 0
// CHECK-NEXT: %67 = mul nuw nsw i64 %55, %66
// CHECK-NEXT: %68 = add nuw nsw i64 %67, %51
// CHECK-NEXT: %69 = getelementptr inbounds nuw double, ptr %65, i64 %68
// CHECK-NEXT: %70 = load double, ptr %69, align 8
// CHECK-NEXT: %71 = fmul contract double %64, %70
// CHECK-NEXT: %72 = fadd contract double %56, %71
// CHECK-NEXT: %73 = add i64 %55, 1
// CHECK-NEXT: br label %54
// CHECK-EMPTY:
// CHECK-NEXT: 74:                                               ; preds = %54
// CHECK-NEXT: %75 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 1
// CHECK-NEXT: %76 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, 4, 0
// CHECK-NEXT: %77 = mul nuw nsw i64 %47, %76
// CHECK-NEXT: %78 = add nuw nsw i64 %77, %51
// CHECK-NEXT: %79 = getelementptr inbounds nuw double, ptr %75, i64 %78
// CHECK-NEXT: store double %56, ptr %79, align 8
// CHECK-NEXT: %80 = add i64 %51, 1
// CHECK-NEXT: br label %50
// CHECK-EMPTY:
// CHECK-NEXT: 81:                                               ; preds = %50
// CHECK-NEXT: %82 = add i64 %47, 1
// CHECK-NEXT: br label %46
// CHECK-EMPTY:
// CHECK-NEXT: 83:                                               ; preds = %46
// CHECK-NEXT: ret void
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.mlir.global private @flags() {addr_space = 0 : i32} : !llvm.array<100 x i1> {
    %0 = llvm.mlir.undef : !llvm.array<100 x i1>
    llvm.return %0 : !llvm.array<100 x i1>
  }
  llvm.func @sieve(%arg0: i64) -> i64 {
    %0 = llvm.mlir.constant(2 : index) : i64
    %1 = llvm.mlir.constant(1 : index) : i64
    %2 = llvm.mlir.constant(0 : index) : i64
    %3 = llvm.mlir.constant(false) : i1
    %4 = llvm.mlir.constant(true) : i1
    %5 = llvm.mlir.constant(100 : index) : i64
    %6 = llvm.mlir.constant(1 : index) : i64
    %7 = llvm.mlir.zero : !llvm.ptr
    %8 = llvm.getelementptr %7[%5] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    %9 = llvm.ptrtoint %8 : !llvm.ptr to i64
    %10 = llvm.mlir.addressof @flags : !llvm.ptr
    %11 = llvm.getelementptr %10[0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<100 x i1>
    %12 = llvm.mlir.constant(3735928559 : index) : i64
    %13 = llvm.inttoptr %12 : i64 to !llvm.ptr
    %14 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %15 = llvm.insertvalue %13, %14[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %16 = llvm.insertvalue %11, %15[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %17 = llvm.mlir.constant(0 : index) : i64
    %18 = llvm.insertvalue %17, %16[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %19 = llvm.insertvalue %5, %18[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %20 = llvm.insertvalue %6, %19[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    llvm.br ^bb1(%2 : i64)
  ^bb1(%21: i64):  // 2 preds: ^bb0, ^bb2
    %22 = llvm.icmp "slt" %21, %arg0 : i64
    llvm.cond_br %22, ^bb2, ^bb3
  ^bb2:  // pred: ^bb1
    %23 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %24 = llvm.getelementptr inbounds|nuw %23[%21] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    llvm.store %4, %24 : i1, !llvm.ptr
    %25 = llvm.add %21, %1 : i64
    llvm.br ^bb1(%25 : i64)
  ^bb3:  // pred: ^bb1
    llvm.br ^bb4(%0, %2 : i64, i64)
  ^bb4(%26: i64, %27: i64):  // 2 preds: ^bb3, ^bb12
    %28 = llvm.icmp "slt" %26, %arg0 : i64
    llvm.cond_br %28, ^bb5, ^bb13
  ^bb5:  // pred: ^bb4
    %29 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %30 = llvm.getelementptr inbounds|nuw %29[%26] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    %31 = llvm.load %30 : !llvm.ptr -> i1
    llvm.cond_br %31, ^bb6, ^bb10
  ^bb6:  // pred: ^bb5
    %32 = llvm.mul %26, %26 : i64
    llvm.br ^bb7(%32 : i64)
  ^bb7(%33: i64):  // 2 preds: ^bb6, ^bb8
    %34 = llvm.icmp "slt" %33, %arg0 : i64
    llvm.cond_br %34, ^bb8, ^bb9
  ^bb8:  // pred: ^bb7
    %35 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %36 = llvm.getelementptr inbounds|nuw %35[%33] : (!llvm.ptr, i64) -> !llvm.ptr, i1
    llvm.store %3, %36 : i1, !llvm.ptr
    %37 = llvm.add %33, %26 : i64
    llvm.br ^bb7(%37 : i64)
  ^bb9:  // pred: ^bb7
    %38 = llvm.add %27, %1 : i64
    llvm.br ^bb11(%38 : i64)
  ^bb10:  // pred: ^bb5
    llvm.br ^bb11(%27 : i64)
  ^bb11(%39: i64):  // 2 preds: ^bb9, ^bb10
    llvm.br ^bb12
  ^bb12:  // pred: ^bb11
    %40 = llvm.add %26, %1 : i64
    llvm.br ^bb4(%40, %39 : i64, i64)
  ^bb13:  // pred: ^bb4
    llvm.return %27 : i64
  }
}

// CHECK: @flags = private global [100 x i1] undef
// CHECK-EMPTY:
// CHECK-NEXT: define i64 @sieve(i64 %0) {
// CHECK-NEXT: br label %2
// CHECK-EMPTY:
// CHECK-NEXT: 2:                                                ; preds = %5, %1
// CHECK-NEXT: %3 = phi i64 [ %7, %5 ], [ 0, %1 ]
// CHECK-NEXT: %4 = icmp slt i64 %3, %0
// CHECK-NEXT: br i1 %4, label %5, label %8
// CHECK-EMPTY:
// CHECK-NEXT: 5:                                                ; preds = %2
// CHECK-NEXT: %6 = getelementptr inbounds nuw i1, ptr @flags, i64 %3
// CHECK-NEXT: store i1 true, ptr %6, align 1
// CHECK-NEXT: %7 = add i64 %3, 1
// CHECK-NEXT: br label %2
// CHECK-EMPTY:
// CHECK-NEXT: 8:                                                ; preds = %2
// CHECK-NEXT: br label %9
// CHECK-EMPTY:
// CHECK-NEXT: 9:                                                ; preds = %29, %8
// CHECK-NEXT: %10 = phi i64 [ %30, %29 ], [ 2, %8 ]
// CHECK-NEXT: %11 = phi i64 [ %28, %29 ], [ 0, %8 ]
// CHECK-NEXT: %12 = icmp slt i64 %10, %0
// CHECK-NEXT: br i1 %12, label %13, label %31
// CHECK-EMPTY:
// CHECK-NEXT: 13:                                               ; preds = %9
// CHECK-NEXT: %14 = getelementptr inbounds nuw i1, ptr @flags, i64 %10
// CHECK-NEXT: %15 = load i1, ptr %14, align 1
// CHECK-NEXT: br i1 %15, label %16, label %26
// CHECK-EMPTY:
// CHECK-NEXT: 16:                                               ; preds = %13
// CHECK-NEXT: %17 = mul i64 %10, %10
// CHECK-NEXT: br label %18
// CHECK-EMPTY:
// CHECK-NEXT: 18:                                               ; preds = %21, %16
// CHECK-NEXT: %19 = phi i64 [ %23, %21 ], [ %17, %16 ]
// CHECK-NEXT: %20 = icmp slt i64 %19, %0
// CHECK-NEXT: br i1 %20, label %21, label %24
// CHECK-EMPTY:
// CHECK-NEXT: 21:                                               ; preds = %18
// CHECK-NEXT: %22 = getelementptr inbounds nuw i1, ptr @flags, i64 %19
// CHECK-NEXT: store i1 false, ptr %22, align 1
// CHECK-NEXT: %23 = add i64 %19, %10
// CHECK-NEXT: br label %18
// CHECK-EMPTY:
// CHECK-NEXT: 24:                                               ; preds = %18
// CHECK-NEXT: %25 = add i64 %11, 1
// CHECK-NEXT: br label %27
// CHECK-EMPTY:
// CHECK-NEXT: 26:                                               ; preds = %13
// CHECK-NEXT: br label %27
// CHECK-EMPTY:
// CHECK-NEXT: 27:                                               ; preds = %24, %26
// CHECK-NEXT: %28 = phi i64 [ %11, %26 ], [ %25, %24 ]
// CHECK-NEXT: br label %29
// CHECK-EMPTY:
// CHECK-NEXT: 29:                                               ; preds = %27
// CHECK-NEXT: %30 = add i64 %10, 1
// CHECK-NEXT: br label %9
// CHECK-EMPTY:
// CHECK-NEXT: 31:                                               ; preds = %9
// CHECK-NEXT: ret i64 %11
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @fib(%arg0: i32) -> i32 {
    %0 = llvm.mlir.constant(1 : i32) : i32
    %1 = llvm.mlir.constant(2 : i32) : i32
    %2 = llvm.icmp "slt" %arg0, %1 : i32
    llvm.cond_br %2, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    llvm.return %arg0 : i32
  ^bb2:  // pred: ^bb0
    %3 = llvm.sub %arg0, %0 : i32
    %4 = llvm.sub %arg0, %1 : i32
    %5 = llvm.call @fib(%3) : (i32) -> i32
    %6 = llvm.call @fib(%4) : (i32) -> i32
    %7 = llvm.add %5, %6 : i32
    llvm.return %7 : i32
  }
}

// CHECK: define i32 @fib(i32 %0) {
// CHECK-NEXT: %2 = icmp slt i32 %0, 2
// CHECK-NEXT: br i1 %2, label %3, label %4
// CHECK-EMPTY:
// CHECK-NEXT: 3:                                                ; preds = %1
// CHECK-NEXT: ret i32 %0
// CHECK-EMPTY:
// CHECK-NEXT: 4:                                                ; preds = %1
// CHECK-NEXT: %5 = sub i32 %0, 1
// CHECK-NEXT: %6 = sub i32 %0, 2
// CHECK-NEXT: %7 = call i32 @fib(i32 %5)
// CHECK-NEXT: %8 = call i32 @fib(i32 %6)
// CHECK-NEXT: %9 = add i32 %7, %8
// CHECK-NEXT: ret i32 %9
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
