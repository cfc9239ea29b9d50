// RUN: mlir-opt %s --canonicalize | FileCheck %s

func.func @collapsed() -> memref<4xf32> {
  %0 = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : memref<2x2xf32>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<2x2xf32> into memref<4xf32>
  return %1 : memref<4xf32>
}

func.func @expanded() -> memref<1x2x2xf32> {
  %0 = arith.constant dense<5.0> : memref<2x2xf32>
  %1 = memref.expand_shape %0 [[0, 1], [2]] output_shape [1, 2, 2] : memref<2x2xf32> into memref<1x2x2xf32>
  return %1 : memref<1x2x2xf32>
}

func.func @strided() -> memref<4xf32, strided<[1]>> {
  %0 = arith.constant dense<[[1.0, 2.0], [3.0, 4.0]]> : memref<2x2xf32, strided<[2, 1]>>
  %1 = memref.collapse_shape %0 [[0, 1]] : memref<2x2xf32, strided<[2, 1]>> into memref<4xf32, strided<[1]>>
  return %1 : memref<4xf32, strided<[1]>>
}

func.func @unknown(%size: index) -> memref<?x2x2xf32> {
  %0 = arith.constant dense<5.0> : memref<2x2xf32>
  %1 = memref.cast %0 : memref<2x2xf32> to memref<?x2xf32>
  %2 = memref.expand_shape %1 [[0, 1], [2]] output_shape [%size, 2, 2] : memref<?x2xf32> into memref<?x2x2xf32>
  return %2 : memref<?x2x2xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @collapsed() -> memref<4xf32> {
// CHECK-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : memref<4xf32>
// CHECK-NEXT: return %cst : memref<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @expanded() -> memref<1x2x2xf32> {
// CHECK-NEXT: %cst = arith.constant dense<5.000000e+00> : memref<1x2x2xf32>
// CHECK-NEXT: return %cst : memref<1x2x2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @strided() -> memref<4xf32, strided<[1]>> {
// CHECK-NEXT: %cst = arith.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : memref<4xf32, strided<[1]>>
// CHECK-NEXT: return %cst : memref<4xf32, strided<[1]>>
// CHECK-NEXT: }
// CHECK-NEXT: func.func @unknown(%arg0: index) -> memref<?x2x2xf32> {
// CHECK-NEXT: %cst = arith.constant dense<5.000000e+00> : memref<2x2xf32>
// CHECK-NEXT: %cast = memref.cast %cst : memref<2x2xf32> to memref<?x2xf32>
// CHECK-NEXT: %expand_shape = memref.expand_shape %cast {{\[\[}}0, 1], [2]] output_shape [%arg0, 2, 2] : memref<?x2xf32> into memref<?x2x2xf32>
// CHECK-NEXT: return %expand_shape : memref<?x2x2xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
