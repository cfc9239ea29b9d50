// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @chain(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64) -> f32 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %9 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %11 = llvm.insertvalue %8, %10[0] : !llvm.struct<(ptr, ptr, i64)> 
    %12 = llvm.insertvalue %9, %11[1] : !llvm.struct<(ptr, ptr, i64)> 
    %13 = llvm.mlir.constant(0 : index) : i64
    %14 = llvm.insertvalue %13, %12[2] : !llvm.struct<(ptr, ptr, i64)> 
    %15 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.extractvalue %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %17 = llvm.extractvalue %7[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %19 = llvm.extractvalue %7[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %20 = llvm.mlir.constant(2 : index) : i64
    %21 = llvm.mul %18, %20 overflow<nsw> : i64
    %22 = llvm.mul %arg7, %18 overflow<nsw> : i64
    %23 = llvm.add %22, %21 : i64
    %24 = llvm.add %23, %arg7 : i64
    %25 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %26 = llvm.extractvalue %14[0] : !llvm.struct<(ptr, ptr, i64)> 
    %27 = llvm.extractvalue %14[1] : !llvm.struct<(ptr, ptr, i64)> 
    %28 = llvm.insertvalue %26, %25[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %29 = llvm.insertvalue %27, %28[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %30 = llvm.insertvalue %24, %29[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %31 = llvm.mlir.constant(2 : index) : i64
    %32 = llvm.insertvalue %31, %30[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %33 = llvm.insertvalue %21, %32[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %34 = llvm.mlir.constant(2 : index) : i64
    %35 = llvm.insertvalue %34, %33[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %36 = llvm.insertvalue %arg8, %35[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %37 = llvm.extractvalue %36[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %38 = llvm.extractvalue %36[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %39 = llvm.getelementptr %37[%38] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %40 = llvm.extractvalue %36[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %41 = llvm.mul %arg7, %40 overflow<nsw, nuw> : i64
    %42 = llvm.extractvalue %36[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %43 = llvm.mul %arg8, %42 overflow<nsw, nuw> : i64
    %44 = llvm.add %41, %43 overflow<nsw, nuw> : i64
    %45 = llvm.getelementptr inbounds|nuw %39[%44] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %46 = llvm.load %45 : !llvm.ptr -> f32
    llvm.return %46 : f32
  }
}

// CHECK: define float @chain(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8) {
// CHECK-NEXT: %10 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %11 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %10, ptr %1, 1
// CHECK-NEXT: %12 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %11, i64 %2, 2
// CHECK-NEXT: %13 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %12, i64 %3, 3, 0
// CHECK-NEXT: %14 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %13, i64 %5, 4, 0
// CHECK-NEXT: %15 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, i64 %4, 3, 1
// CHECK-NEXT: %16 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, i64 %6, 4, 1
// CHECK-NEXT: %17 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, 0
// CHECK-NEXT: %18 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, 1
// CHECK-NEXT: %19 = insertvalue { ptr, ptr, i64 } poison, ptr %17, 0
// CHECK-NEXT: %20 = insertvalue { ptr, ptr, i64 } %19, ptr %18, 1
// CHECK-NEXT: %21 = insertvalue { ptr, ptr, i64 } %20, i64 0, 2
// CHECK-NEXT: %22 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, 2
// CHECK-NEXT: %23 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, 3, 0
// CHECK-NEXT: %24 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, 3, 1
// CHECK-NEXT: %25 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, 4, 0
// CHECK-NEXT: %26 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %16, 4, 1
// CHECK-NEXT: %27 = mul nsw i64 %25, 2
// CHECK-NEXT: %28 = mul nsw i64 %7, %25
// CHECK-NEXT: %29 = add i64 %28, %27
// CHECK-NEXT: %30 = add i64 %29, %7
// CHECK-NEXT: %31 = extractvalue { ptr, ptr, i64 } %21, 0
// CHECK-NEXT: %32 = extractvalue { ptr, ptr, i64 } %21, 1
// CHECK-NEXT: %33 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %31, 0
// CHECK-NEXT: %34 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %33, ptr %32, 1
// CHECK-NEXT: %35 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %34, i64 %30, 2
// CHECK-NEXT: %36 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %35, i64 2, 3, 0
// CHECK-NEXT: %37 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %36, i64 %27, 4, 0
// CHECK-NEXT: %38 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %37, i64 2, 3, 1
// CHECK-NEXT: %39 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %38, i64 %8, 4, 1
// CHECK-NEXT: %40 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %39, 1
// CHECK-NEXT: %41 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %39, 2
// CHECK-NEXT: %42 = getelementptr float, ptr %40, i64 %41
// CHECK-NEXT: %43 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %39, 4, 0
// CHECK-NEXT: %44 = mul nuw nsw i64 %7, %43
// CHECK-NEXT: %45 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %39, 4, 1
// CHECK-NEXT: %46 = mul nuw nsw i64 %8, %45
// CHECK-NEXT: %47 = add nuw nsw i64 %44, %46
// CHECK-NEXT: %48 = getelementptr inbounds nuw float, ptr %42, i64 %47
// CHECK-NEXT: %49 = load float, ptr %48, align 4
// CHECK-NEXT: ret float %49
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @static(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %9 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %10 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %11 = llvm.insertvalue %8, %10[0] : !llvm.struct<(ptr, ptr, i64)> 
    %12 = llvm.insertvalue %9, %11[1] : !llvm.struct<(ptr, ptr, i64)> 
    %13 = llvm.mlir.constant(0 : index) : i64
    %14 = llvm.insertvalue %13, %12[2] : !llvm.struct<(ptr, ptr, i64)> 
    %15 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %16 = llvm.extractvalue %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %17 = llvm.extractvalue %7[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %19 = llvm.extractvalue %7[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %20 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %21 = llvm.extractvalue %14[0] : !llvm.struct<(ptr, ptr, i64)> 
    %22 = llvm.extractvalue %14[1] : !llvm.struct<(ptr, ptr, i64)> 
    %23 = llvm.insertvalue %21, %20[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %24 = llvm.insertvalue %22, %23[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %25 = llvm.mlir.constant(19 : index) : i64
    %26 = llvm.insertvalue %25, %24[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %27 = llvm.mlir.constant(2 : index) : i64
    %28 = llvm.insertvalue %27, %26[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %29 = llvm.mlir.constant(32 : index) : i64
    %30 = llvm.insertvalue %29, %28[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %31 = llvm.mlir.constant(3 : index) : i64
    %32 = llvm.insertvalue %31, %30[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %33 = llvm.mlir.constant(2 : index) : i64
    %34 = llvm.insertvalue %33, %32[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.return %34 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  }
}

// CHECK: define { ptr, ptr, i64, [2 x i64], [2 x i64] } @static(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
// CHECK-NEXT: %8 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %9 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, ptr %1, 1
// CHECK-NEXT: %10 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %9, i64 %2, 2
// CHECK-NEXT: %11 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %10, i64 %3, 3, 0
// CHECK-NEXT: %12 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %11, i64 %5, 4, 0
// CHECK-NEXT: %13 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %12, i64 %4, 3, 1
// CHECK-NEXT: %14 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %13, i64 %6, 4, 1
// CHECK-NEXT: %15 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 0
// CHECK-NEXT: %16 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 1
// CHECK-NEXT: %17 = insertvalue { ptr, ptr, i64 } poison, ptr %15, 0
// CHECK-NEXT: %18 = insertvalue { ptr, ptr, i64 } %17, ptr %16, 1
// CHECK-NEXT: %19 = insertvalue { ptr, ptr, i64 } %18, i64 0, 2
// CHECK-NEXT: %20 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 2
// CHECK-NEXT: %21 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 3, 0
// CHECK-NEXT: %22 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 3, 1
// CHECK-NEXT: %23 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 4, 0
// CHECK-NEXT: %24 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 4, 1
// CHECK-NEXT: %25 = extractvalue { ptr, ptr, i64 } %19, 0
// CHECK-NEXT: %26 = extractvalue { ptr, ptr, i64 } %19, 1
// CHECK-NEXT: %27 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %25, 0
// CHECK-NEXT: %28 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %27, ptr %26, 1
// CHECK-NEXT: %29 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %28, i64 19, 2
// CHECK-NEXT: %30 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %29, i64 2, 3, 0
// CHECK-NEXT: %31 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %30, i64 32, 4, 0
// CHECK-NEXT: %32 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %31, i64 3, 3, 1
// CHECK-NEXT: %33 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %32, i64 2, 4, 1
// CHECK-NEXT: ret { ptr, ptr, i64, [2 x i64], [2 x i64] } %33
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @metadata(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> !llvm.struct<(i64, i64, i64, i64, i64)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %5 = llvm.insertvalue %arg5, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %7 = llvm.insertvalue %arg6, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %8 = llvm.mlir.constant(0 : index) : i64
    %9 = llvm.mlir.constant(4 : index) : i64
    %10 = llvm.mlir.constant(1 : index) : i64
    %11 = llvm.extractvalue %7[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %12 = llvm.extractvalue %7[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %13 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %14 = llvm.insertvalue %11, %13[0] : !llvm.struct<(ptr, ptr, i64)> 
    %15 = llvm.insertvalue %12, %14[1] : !llvm.struct<(ptr, ptr, i64)> 
    %16 = llvm.mlir.constant(0 : index) : i64
    %17 = llvm.insertvalue %16, %15[2] : !llvm.struct<(ptr, ptr, i64)> 
    %18 = llvm.extractvalue %7[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %19 = llvm.extractvalue %7[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %20 = llvm.extractvalue %7[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.extractvalue %7[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %22 = llvm.extractvalue %7[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %23 = llvm.mlir.poison : !llvm.struct<(i64, i64, i64, i64, i64)>
    %24 = llvm.insertvalue %8, %23[0] : !llvm.struct<(i64, i64, i64, i64, i64)> 
    %25 = llvm.insertvalue %19, %24[1] : !llvm.struct<(i64, i64, i64, i64, i64)> 
    %26 = llvm.insertvalue %9, %25[2] : !llvm.struct<(i64, i64, i64, i64, i64)> 
    %27 = llvm.insertvalue %9, %26[3] : !llvm.struct<(i64, i64, i64, i64, i64)> 
    %28 = llvm.insertvalue %10, %27[4] : !llvm.struct<(i64, i64, i64, i64, i64)> 
    llvm.return %28 : !llvm.struct<(i64, i64, i64, i64, i64)>
  }
}

// CHECK: define { i64, i64, i64, i64, i64 } @metadata(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
// CHECK-NEXT: %8 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %9 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %8, ptr %1, 1
// CHECK-NEXT: %10 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %9, i64 %2, 2
// CHECK-NEXT: %11 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %10, i64 %3, 3, 0
// CHECK-NEXT: %12 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %11, i64 %5, 4, 0
// CHECK-NEXT: %13 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %12, i64 %4, 3, 1
// CHECK-NEXT: %14 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %13, i64 %6, 4, 1
// CHECK-NEXT: %15 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 0
// CHECK-NEXT: %16 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 1
// CHECK-NEXT: %17 = insertvalue { ptr, ptr, i64 } poison, ptr %15, 0
// CHECK-NEXT: %18 = insertvalue { ptr, ptr, i64 } %17, ptr %16, 1
// CHECK-NEXT: %19 = insertvalue { ptr, ptr, i64 } %18, i64 0, 2
// CHECK-NEXT: %20 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 2
// CHECK-NEXT: %21 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 3, 0
// CHECK-NEXT: %22 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 3, 1
// CHECK-NEXT: %23 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 4, 0
// CHECK-NEXT: %24 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, 4, 1
// CHECK-NEXT: %25 = insertvalue { i64, i64, i64, i64, i64 } { i64 0, i64 poison, i64 poison, i64 poison, i64 poison }, i64 %21, 1
// CHECK-NEXT: %26 = insertvalue { i64, i64, i64, i64, i64 } %25, i64 4, 2
// CHECK-NEXT: %27 = insertvalue { i64, i64, i64, i64, i64 } %26, i64 4, 3
// CHECK-NEXT: %28 = insertvalue { i64, i64, i64, i64, i64 } %27, i64 1, 4
// CHECK-NEXT: ret { i64, i64, i64, i64, i64 } %28
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @metadata_of_alloc(%arg0: i64) -> i64 {
    llvm.return %arg0 : i64
  }
}

// CHECK: define i64 @metadata_of_alloc(i64 %0) {
// CHECK-NEXT: ret i64 %0
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.mlir.global external @g(dense<0.000000e+00> : tensor<4x4xf32>) {addr_space = 0 : i32} : !llvm.array<4 x array<4 x f32>>
  llvm.func @metadata_of_global() -> !llvm.struct<(struct<(ptr, ptr, i64)>, i64)> {
    %0 = llvm.mlir.constant(4 : index) : i64
    %1 = llvm.mlir.constant(4 : index) : i64
    %2 = llvm.mlir.constant(4 : index) : i64
    %3 = llvm.mlir.constant(1 : index) : i64
    %4 = llvm.mlir.constant(16 : index) : i64
    %5 = llvm.mlir.zero : !llvm.ptr
    %6 = llvm.getelementptr %5[%4] : (!llvm.ptr, i64) -> !llvm.ptr, f32
    %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
    %8 = llvm.mlir.addressof @g : !llvm.ptr
    %9 = llvm.getelementptr %8[0, 0, 0] : (!llvm.ptr) -> !llvm.ptr, !llvm.array<4 x array<4 x f32>>
    %10 = llvm.mlir.constant(3735928559 : index) : i64
    %11 = llvm.inttoptr %10 : i64 to !llvm.ptr
    %12 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %13 = llvm.insertvalue %11, %12[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %14 = llvm.insertvalue %9, %13[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %15 = llvm.mlir.constant(0 : index) : i64
    %16 = llvm.insertvalue %15, %14[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %17 = llvm.insertvalue %1, %16[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %18 = llvm.insertvalue %2, %17[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %19 = llvm.insertvalue %2, %18[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %20 = llvm.insertvalue %3, %19[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %21 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %22 = llvm.extractvalue %20[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %23 = llvm.extractvalue %20[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %24 = llvm.insertvalue %22, %21[0] : !llvm.struct<(ptr, ptr, i64)> 
    %25 = llvm.insertvalue %23, %24[1] : !llvm.struct<(ptr, ptr, i64)> 
    %26 = llvm.mlir.constant(0 : index) : i64
    %27 = llvm.insertvalue %26, %25[2] : !llvm.struct<(ptr, ptr, i64)> 
    %28 = llvm.mlir.poison : !llvm.struct<(struct<(ptr, ptr, i64)>, i64)>
    %29 = llvm.insertvalue %27, %28[0] : !llvm.struct<(struct<(ptr, ptr, i64)>, i64)> 
    %30 = llvm.insertvalue %0, %29[1] : !llvm.struct<(struct<(ptr, ptr, i64)>, i64)> 
    llvm.return %30 : !llvm.struct<(struct<(ptr, ptr, i64)>, i64)>
  }
}

// CHECK: @g = global [4 x [4 x float]] zeroinitializer
// CHECK-EMPTY:
// CHECK-NEXT: define { { ptr, ptr, i64 }, i64 } @metadata_of_global() {
// CHECK-NEXT: ret { { ptr, ptr, i64 }, i64 } { { ptr, ptr, i64 } { ptr inttoptr (i64 3735928559 to ptr), ptr @g, i64 0 }, i64 4 }
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @metadata_of_cast(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64) -> i64 {
    %0 = llvm.mlir.constant(4 : index) : i64
    llvm.return %0 : i64
  }
}

// CHECK: define i64 @metadata_of_cast(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6) {
// CHECK-NEXT: ret i64 4
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @metadata_of_reinterpret(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> !llvm.struct<(i64, i64)> {
    %0 = llvm.mlir.poison : !llvm.struct<(i64, i64)>
    %1 = llvm.insertvalue %arg7, %0[0] : !llvm.struct<(i64, i64)> 
    %2 = llvm.insertvalue %arg7, %1[1] : !llvm.struct<(i64, i64)> 
    llvm.return %2 : !llvm.struct<(i64, i64)>
  }
}

// CHECK: define { i64, i64 } @metadata_of_reinterpret(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7) {
// CHECK-NEXT: %9 = insertvalue { i64, i64 } poison, i64 %7, 0
// CHECK-NEXT: %10 = insertvalue { i64, i64 } %9, i64 %7, 1
// CHECK-NEXT: ret { i64, i64 } %10
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @pointer(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64) -> i64 {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %5 = llvm.insertvalue %arg4, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %6 = llvm.extractvalue %5[1] : !llvm.struct<(ptr, ptr, i64, array<1 x i64>, array<1 x i64>)> 
    %7 = llvm.ptrtoint %6 : !llvm.ptr to i64
    llvm.return %7 : i64
  }
}

// CHECK: define i64 @pointer(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5) {
// CHECK-NEXT: %7 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %8 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %7, ptr %1, 1
// CHECK-NEXT: %9 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %8, i64 %2, 2
// CHECK-NEXT: %10 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %9, i64 %3, 3, 0
// CHECK-NEXT: %11 = insertvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %10, i64 %4, 4, 0
// CHECK-NEXT: %12 = extractvalue { ptr, ptr, i64, [1 x i64], [1 x i64] } %11, 1
// CHECK-NEXT: %13 = ptrtoint ptr %12 to i64
// CHECK-NEXT: ret i64 %13
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
