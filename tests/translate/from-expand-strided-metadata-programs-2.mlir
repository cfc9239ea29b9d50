// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir | FileCheck %s

module {
  llvm.func @collapse_dynamic(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64, %arg8: i64) -> !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> {
    %0 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %1 = llvm.insertvalue %arg0, %0[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %2 = llvm.insertvalue %arg1, %1[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %3 = llvm.insertvalue %arg2, %2[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %4 = llvm.insertvalue %arg3, %3[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %5 = llvm.insertvalue %arg6, %4[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %6 = llvm.insertvalue %arg4, %5[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %7 = llvm.insertvalue %arg7, %6[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %8 = llvm.insertvalue %arg5, %7[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %9 = llvm.insertvalue %arg8, %8[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %10 = llvm.extractvalue %9[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %11 = llvm.extractvalue %9[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %12 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64)>
    %13 = llvm.insertvalue %10, %12[0] : !llvm.struct<(ptr, ptr, i64)> 
    %14 = llvm.insertvalue %11, %13[1] : !llvm.struct<(ptr, ptr, i64)> 
    %15 = llvm.mlir.constant(0 : index) : i64
    %16 = llvm.insertvalue %15, %14[2] : !llvm.struct<(ptr, ptr, i64)> 
    %17 = llvm.extractvalue %9[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %18 = llvm.extractvalue %9[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %19 = llvm.extractvalue %9[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %20 = llvm.extractvalue %9[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %21 = llvm.extractvalue %9[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %22 = llvm.extractvalue %9[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %23 = llvm.extractvalue %9[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %24 = llvm.mlir.constant(4 : index) : i64
    %25 = llvm.mul %18, %24 overflow<nsw> : i64
    %26 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
    %27 = llvm.extractvalue %16[0] : !llvm.struct<(ptr, ptr, i64)> 
    %28 = llvm.extractvalue %16[1] : !llvm.struct<(ptr, ptr, i64)> 
    %29 = llvm.insertvalue %27, %26[0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %30 = llvm.insertvalue %28, %29[1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %31 = llvm.mlir.constant(0 : index) : i64
    %32 = llvm.insertvalue %31, %30[2] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %33 = llvm.insertvalue %25, %32[3, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %34 = llvm.insertvalue %22, %33[4, 0] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %35 = llvm.insertvalue %20, %34[3, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    %36 = llvm.mlir.constant(1 : index) : i64
    %37 = llvm.insertvalue %36, %35[4, 1] : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)> 
    llvm.return %37 : !llvm.struct<(ptr, ptr, i64, array<2 x i64>, array<2 x i64>)>
  }
}

// CHECK: define { ptr, ptr, i64, [2 x i64], [2 x i64] } @collapse_dynamic(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7, i64 %8) {
// CHECK-NEXT: %10 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %11 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %10, ptr %1, 1
// CHECK-NEXT: %12 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %11, i64 %2, 2
// CHECK-NEXT: %13 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %12, i64 %3, 3, 0
// CHECK-NEXT: %14 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %13, i64 %6, 4, 0
// CHECK-NEXT: %15 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %14, i64 %4, 3, 1
// CHECK-NEXT: %16 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %15, i64 %7, 4, 1
// CHECK-NEXT: %17 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %16, i64 %5, 3, 2
// CHECK-NEXT: %18 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %17, i64 %8, 4, 2
// CHECK-NEXT: %19 = extractvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %18, 0
// CHECK-NEXT: %20 = extractvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %18, 1
// CHECK-NEXT: %21 = insertvalue { ptr, ptr, i64 } poison, ptr %19, 0
// CHECK-NEXT: %22 = insertvalue { ptr, ptr, i64 } %21, ptr %20, 1
// CHECK-NEXT: %23 = insertvalue { ptr, ptr, i64 } %22, i64 0, 2
// CHECK-NEXT: %24 = extractvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %18, 2
// CHECK-NEXT: %25 = extractvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %18, 3, 0
// CHECK-NEXT: %26 = extractvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %18, 3, 1
// CHECK-NEXT: %27 = extractvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %18, 3, 2
// CHECK-NEXT: %28 = extractvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %18, 4, 0
// CHECK-NEXT: %29 = extractvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %18, 4, 1
// CHECK-NEXT: %30 = extractvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %18, 4, 2
// CHECK-NEXT: %31 = mul nsw i64 %25, 4
// CHECK-NEXT: %32 = extractvalue { ptr, ptr, i64 } %23, 0
// CHECK-NEXT: %33 = extractvalue { ptr, ptr, i64 } %23, 1
// CHECK-NEXT: %34 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %32, 0
// CHECK-NEXT: %35 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %34, ptr %33, 1
// CHECK-NEXT: %36 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %35, i64 0, 2
// CHECK-NEXT: %37 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %36, i64 %31, 3, 0
// CHECK-NEXT: %38 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %37, i64 %29, 4, 0
// CHECK-NEXT: %39 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %38, i64 %27, 3, 1
// CHECK-NEXT: %40 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %39, i64 1, 4, 1
// CHECK-NEXT: ret { ptr, ptr, i64, [2 x i64], [2 x i64] } %40
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}

// -----

module {
  llvm.func @expand_dynamic(%arg0: !llvm.ptr, %arg1: !llvm.ptr, %arg2: i64, %arg3: i64, %arg4: i64, %arg5: i64, %arg6: i64, %arg7: i64) -> !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> {
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
    %20 = llvm.mlir.constant(4 : index) : i64
    %21 = llvm.mlir.constant(0 : index) : i64
    %22 = llvm.mlir.constant(-1 : index) : i64
    %23 = llvm.icmp "slt" %16, %21 : i64
    %24 = llvm.sub %22, %16 : i64
    %25 = llvm.select %23, %24, %16 : i1, i64
    %26 = llvm.sdiv %25, %20 : i64
    %27 = llvm.sub %22, %26 : i64
    %28 = llvm.select %23, %27, %26 : i1, i64
    %29 = llvm.mlir.constant(4 : index) : i64
    %30 = llvm.mul %18, %29 overflow<nsw> : i64
    %31 = llvm.mlir.poison : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
    %32 = llvm.extractvalue %14[0] : !llvm.struct<(ptr, ptr, i64)> 
    %33 = llvm.extractvalue %14[1] : !llvm.struct<(ptr, ptr, i64)> 
    %34 = llvm.insertvalue %32, %31[0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %35 = llvm.insertvalue %33, %34[1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %36 = llvm.mlir.constant(0 : index) : i64
    %37 = llvm.insertvalue %36, %35[2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %38 = llvm.insertvalue %28, %37[3, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %39 = llvm.insertvalue %30, %38[4, 0] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %40 = llvm.mlir.constant(4 : index) : i64
    %41 = llvm.insertvalue %40, %39[3, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %42 = llvm.insertvalue %18, %41[4, 1] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %43 = llvm.insertvalue %17, %42[3, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    %44 = llvm.mlir.constant(1 : index) : i64
    %45 = llvm.insertvalue %44, %43[4, 2] : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)> 
    llvm.return %45 : !llvm.struct<(ptr, ptr, i64, array<3 x i64>, array<3 x i64>)>
  }
}

// CHECK: define { ptr, ptr, i64, [3 x i64], [3 x i64] } @expand_dynamic(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i64 %5, i64 %6, i64 %7) {
// CHECK-NEXT: %9 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } poison, ptr %0, 0
// CHECK-NEXT: %10 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %9, ptr %1, 1
// CHECK-NEXT: %11 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %10, i64 %2, 2
// CHECK-NEXT: %12 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %11, i64 %3, 3, 0
// CHECK-NEXT: %13 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %12, i64 %5, 4, 0
// CHECK-NEXT: %14 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %13, i64 %4, 3, 1
// CHECK-NEXT: %15 = insertvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %14, i64 %6, 4, 1
// CHECK-NEXT: %16 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 0
// CHECK-NEXT: %17 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 1
// CHECK-NEXT: %18 = insertvalue { ptr, ptr, i64 } poison, ptr %16, 0
// CHECK-NEXT: %19 = insertvalue { ptr, ptr, i64 } %18, ptr %17, 1
// CHECK-NEXT: %20 = insertvalue { ptr, ptr, i64 } %19, i64 0, 2
// CHECK-NEXT: %21 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 2
// CHECK-NEXT: %22 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 3, 0
// CHECK-NEXT: %23 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 3, 1
// CHECK-NEXT: %24 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 4, 0
// CHECK-NEXT: %25 = extractvalue { ptr, ptr, i64, [2 x i64], [2 x i64] } %15, 4, 1
// CHECK-NEXT: %26 = icmp slt i64 %22, 0
// CHECK-NEXT: %27 = sub i64 -1, %22
// CHECK-NEXT: %28 = select i1 %26, i64 %27, i64 %22
// CHECK-NEXT: %29 = sdiv i64 %28, 4
// CHECK-NEXT: %30 = sub i64 -1, %29
// CHECK-NEXT: %31 = select i1 %26, i64 %30, i64 %29
// CHECK-NEXT: %32 = mul nsw i64 %24, 4
// CHECK-NEXT: %33 = extractvalue { ptr, ptr, i64 } %20, 0
// CHECK-NEXT: %34 = extractvalue { ptr, ptr, i64 } %20, 1
// CHECK-NEXT: %35 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } poison, ptr %33, 0
// CHECK-NEXT: %36 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %35, ptr %34, 1
// CHECK-NEXT: %37 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %36, i64 0, 2
// CHECK-NEXT: %38 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %37, i64 %31, 3, 0
// CHECK-NEXT: %39 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %38, i64 %32, 4, 0
// CHECK-NEXT: %40 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %39, i64 4, 3, 1
// CHECK-NEXT: %41 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %40, i64 %24, 4, 1
// CHECK-NEXT: %42 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %41, i64 %23, 3, 2
// CHECK-NEXT: %43 = insertvalue { ptr, ptr, i64, [3 x i64], [3 x i64] } %42, i64 1, 4, 2
// CHECK-NEXT: ret { ptr, ptr, i64, [3 x i64], [3 x i64] } %43
// CHECK-NEXT: }
// CHECK-EMPTY:
// CHECK-NEXT: !llvm.module.flags = !{!0}
// CHECK-EMPTY:
// CHECK-NEXT: !0 = !{i32 2, !"Debug Info Version", i32 3}
