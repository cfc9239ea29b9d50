// RUN: mlir-opt %s --arith-emulate-wide-int=widest-int-supported=64 | FileCheck %s

// A high half of 64 bits counts as much as the low one.

func.func @floats(%a: i128, %b: vector<2xi128>) -> (f64, f32, vector<2xf16>) {
  %0 = arith.uitofp %a : i128 to f64
  %1 = arith.sitofp %a : i128 to f32
  %2 = arith.uitofp %b : vector<2xi128> to vector<2xf16>
  return %0, %1, %2 : f64, f32, vector<2xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @floats(%arg0: vector<2xi64>, %arg1: vector<2x2xi64>) -> (f64, f32, vector<2xf16>) {
// CHECK-NEXT:     %0 = vector.extract %arg0[0] : i64 from vector<2xi64>
// CHECK-NEXT:     %1 = vector.extract %arg0[1] : i64 from vector<2xi64>
// CHECK-NEXT:     %c0_i64 = arith.constant 0 : i64
// CHECK-NEXT:     %2 = arith.cmpi eq, %1, %c0_i64 : i64
// CHECK-NEXT:     %3 = arith.uitofp %0 : i64 to f64
// CHECK-NEXT:     %4 = arith.uitofp %1 : i64 to f64
// CHECK-NEXT:     %cst = arith.constant 1.000000e+00 : f64
// CHECK-NEXT:     %5 = arith.mulf %4, %cst : f64
// CHECK-NEXT:     %6 = arith.addf %3, %5 : f64
// CHECK-NEXT:     %7 = arith.select %2, %3, %6 : f64
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : vector<2xi64>
// CHECK-NEXT:     %8 = vector.extract %arg0[0] : i64 from vector<2xi64>
// CHECK-NEXT:     %9 = vector.extract %arg0[1] : i64 from vector<2xi64>
// CHECK-NEXT:     %10 = vector.extract %cst_0[0] : i64 from vector<2xi64>
// CHECK-NEXT:     %11 = vector.extract %cst_0[1] : i64 from vector<2xi64>
// CHECK-NEXT:     %12 = arith.cmpi ult, %8, %10 : i64
// CHECK-NEXT:     %13 = arith.cmpi slt, %9, %11 : i64
// CHECK-NEXT:     %14 = arith.cmpi eq, %9, %11 : i64
// CHECK-NEXT:     %15 = arith.select %14, %12, %13 : i1
// CHECK-NEXT:     %16 = vector.extract %cst_0[0] : i64 from vector<2xi64>
// CHECK-NEXT:     %17 = vector.extract %cst_0[1] : i64 from vector<2xi64>
// CHECK-NEXT:     %18 = vector.extract %arg0[0] : i64 from vector<2xi64>
// CHECK-NEXT:     %19 = vector.extract %arg0[1] : i64 from vector<2xi64>
// CHECK-NEXT:     %20 = arith.subi %16, %18 : i64
// CHECK-NEXT:     %21 = arith.cmpi ult, %16, %18 : i64
// CHECK-NEXT:     %22 = arith.extui %21 : i1 to i64
// CHECK-NEXT:     %23 = arith.subi %17, %22 : i64
// CHECK-NEXT:     %24 = arith.subi %23, %19 : i64
// CHECK-NEXT:     %cst_1 = arith.constant dense<0> : vector<2xi64>
// CHECK-NEXT:     %25 = vector.insert %20, %cst_1 [0] : i64 into vector<2xi64>
// CHECK-NEXT:     %26 = vector.insert %24, %25 [1] : i64 into vector<2xi64>
// CHECK-NEXT:     %27 = vector.extract %26[0] : i64 from vector<2xi64>
// CHECK-NEXT:     %28 = vector.extract %26[1] : i64 from vector<2xi64>
// CHECK-NEXT:     %29 = vector.extract %arg0[0] : i64 from vector<2xi64>
// CHECK-NEXT:     %30 = vector.extract %arg0[1] : i64 from vector<2xi64>
// CHECK-NEXT:     %31 = arith.select %15, %27, %29 : i64
// CHECK-NEXT:     %32 = arith.select %15, %28, %30 : i64
// CHECK-NEXT:     %cst_2 = arith.constant dense<0> : vector<2xi64>
// CHECK-NEXT:     %33 = vector.insert %31, %cst_2 [0] : i64 into vector<2xi64>
// CHECK-NEXT:     %34 = vector.insert %32, %33 [1] : i64 into vector<2xi64>
// CHECK-NEXT:     %35 = vector.extract %34[0] : i64 from vector<2xi64>
// CHECK-NEXT:     %36 = vector.extract %34[1] : i64 from vector<2xi64>
// CHECK-NEXT:     %c0_i64_3 = arith.constant 0 : i64
// CHECK-NEXT:     %37 = arith.cmpi eq, %36, %c0_i64_3 : i64
// CHECK-NEXT:     %38 = arith.uitofp %35 : i64 to f32
// CHECK-NEXT:     %39 = arith.uitofp %36 : i64 to f32
// CHECK-NEXT:     %cst_4 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %40 = arith.mulf %39, %cst_4 : f32
// CHECK-NEXT:     %41 = arith.addf %38, %40 : f32
// CHECK-NEXT:     %42 = arith.select %37, %38, %41 : f32
// CHECK-NEXT:     %43 = arith.negf %42 : f32
// CHECK-NEXT:     %44 = arith.select %15, %43, %42 : f32
// CHECK-NEXT:     %45 = vector.extract_strided_slice %arg1 {offsets = [0, 0], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi64> to vector<2x1xi64>
// CHECK-NEXT:     %46 = vector.extract_strided_slice %arg1 {offsets = [0, 1], sizes = [2, 1], strides = [1, 1]} : vector<2x2xi64> to vector<2x1xi64>
// CHECK-NEXT:     %47 = vector.shape_cast %45 : vector<2x1xi64> to vector<2xi64>
// CHECK-NEXT:     %48 = vector.shape_cast %46 : vector<2x1xi64> to vector<2xi64>
// CHECK-NEXT:     %cst_5 = arith.constant dense<0> : vector<2xi64>
// CHECK-NEXT:     %49 = arith.cmpi eq, %48, %cst_5 : vector<2xi64>
// CHECK-NEXT:     %50 = arith.uitofp %47 : vector<2xi64> to vector<2xf16>
// CHECK-NEXT:     %51 = arith.uitofp %48 : vector<2xi64> to vector<2xf16>
// CHECK-NEXT:     %cst_6 = arith.constant dense<1.000000e+00> : vector<2xf16>
// CHECK-NEXT:     %52 = arith.mulf %51, %cst_6 : vector<2xf16>
// CHECK-NEXT:     %53 = arith.addf %50, %52 : vector<2xf16>
// CHECK-NEXT:     %54 = arith.select %49, %50, %53 : vector<2xi1>, vector<2xf16>
// CHECK-NEXT:     return %7, %44, %54 : f64, f32, vector<2xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }
