// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(any(canonicalize))' | FileCheck %s --check-prefix=NESTED

// Elements of constant globals are known, whatever op passes run on.

memref.global constant @zero_d : memref<f64> = dense<1.0>
memref.global "private" constant @table : memref<2x3xi32> = dense<[[1, 2, 3], [4, 5, 6]]>
memref.global constant @same : memref<4xi8> = dense<7>
memref.global constant @indices : memref<2xindex> = dense<[8, 9]>
memref.global constant @halves : memref<2xbf16> = dense<[0.5, -0.0]>
func.func @known(%i: index) -> (f64, i32, i32, i8, index, bf16) {
  %c2 = arith.constant 2 : index
  %0 = memref.get_global @zero_d : memref<f64>
  %1 = affine.load %0[] : memref<f64>
  %2 = memref.get_global @table : memref<2x3xi32>
  %3 = affine.load %2[1, 0] : memref<2x3xi32>
  %4 = affine.load %2[%c2 - 1, %c2] : memref<2x3xi32>
  %5 = memref.get_global @same : memref<4xi8>
  %6 = affine.load %5[%i] : memref<4xi8>
  %7 = memref.get_global @indices : memref<2xindex>
  %8 = affine.load %7[1] : memref<2xindex>
  %9 = memref.get_global @halves : memref<2xbf16>
  %10 = affine.load %9[1] : memref<2xbf16>
  return %1, %3, %4, %6, %8, %10 : f64, i32, i32, i8, index, bf16
}

// CHECK: module {
// CHECK-NEXT: memref.global constant @zero_d : memref<f64> = dense<1.000000e+00>
// CHECK-NEXT: memref.global "private" constant @table : memref<2x3xi32> = dense<{{\[\[}}1, 2, 3], [4, 5, 6]]>
// CHECK-NEXT: memref.global constant @same : memref<4xi8> = dense<7>
// CHECK-NEXT: memref.global constant @indices : memref<2xindex> = dense<[8, 9]>
// CHECK-NEXT: memref.global constant @halves : memref<2xbf16> = dense<[5.000000e-01, -0.000000e+00]>
// CHECK-NEXT: func.func @known(%arg0: index) -> (f64, i32, i32, i8, index, bf16) {
// CHECK-NEXT: %cst = arith.constant 1.000000e+00 : f64
// CHECK-NEXT: %c4_i32 = arith.constant 4 : i32
// CHECK-NEXT: %c6_i32 = arith.constant 6 : i32
// CHECK-NEXT: %c7_i8 = arith.constant 7 : i8
// CHECK-NEXT: %c9 = arith.constant 9 : index
// CHECK-NEXT: %cst_0 = arith.constant -0.000000e+00 : bf16
// CHECK-NEXT: return %cst, %c4_i32, %c6_i32, %c7_i8, %c9, %cst_0 : f64, i32, i32, i8, index, bf16
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

memref.global @changes : memref<2xi32> = dense<[1, 2]>
memref.global constant @elsewhere : memref<2xi32>
memref.global constant @unset : memref<2xi32> = uninitialized
memref.global constant @pairs : memref<2xcomplex<f32>> = dense<(1.0, 2.0)>
memref.global constant @table : memref<2xi32> = dense<[1, 2]>
func.func @unknown(%i: index) -> (i32, i32, i32, complex<f32>, i32) {
  %0 = memref.get_global @changes : memref<2xi32>
  %1 = affine.load %0[1] : memref<2xi32>
  %2 = memref.get_global @elsewhere : memref<2xi32>
  %3 = affine.load %2[1] : memref<2xi32>
  %4 = memref.get_global @unset : memref<2xi32>
  %5 = affine.load %4[1] : memref<2xi32>
  %6 = memref.get_global @pairs : memref<2xcomplex<f32>>
  %7 = affine.load %6[1] : memref<2xcomplex<f32>>
  %8 = memref.get_global @table : memref<2xi32>
  %9 = affine.load %8[%i] : memref<2xi32>
  return %1, %3, %5, %7, %9 : i32, i32, i32, complex<f32>, i32
}

// CHECK: module {
// CHECK-NEXT: memref.global @changes : memref<2xi32> = dense<[1, 2]>
// CHECK-NEXT: memref.global constant @elsewhere : memref<2xi32>
// CHECK-NEXT: memref.global constant @unset : memref<2xi32> = uninitialized
// CHECK-NEXT: memref.global constant @pairs : memref<2xcomplex<f32>> = dense<(1.000000e+00,2.000000e+00)>
// CHECK-NEXT: memref.global constant @table : memref<2xi32> = dense<[1, 2]>
// CHECK-NEXT: func.func @unknown(%arg0: index) -> (i32, i32, i32, complex<f32>, i32) {
// CHECK-NEXT: %0 = memref.get_global @changes : memref<2xi32>
// CHECK-NEXT: %1 = affine.load %0[1] : memref<2xi32>
// CHECK-NEXT: %2 = memref.get_global @elsewhere : memref<2xi32>
// CHECK-NEXT: %3 = affine.load %2[1] : memref<2xi32>
// CHECK-NEXT: %4 = memref.get_global @unset : memref<2xi32>
// CHECK-NEXT: %5 = affine.load %4[1] : memref<2xi32>
// CHECK-NEXT: %6 = memref.get_global @pairs : memref<2xcomplex<f32>>
// CHECK-NEXT: %7 = affine.load %6[1] : memref<2xcomplex<f32>>
// CHECK-NEXT: %8 = memref.get_global @table : memref<2xi32>
// CHECK-NEXT: %9 = affine.load %8[symbol(%arg0)] : memref<2xi32>
// CHECK-NEXT: return %1, %3, %5, %7, %9 : i32, i32, i32, complex<f32>, i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

// Each table has its own.
memref.global constant @g : memref<i32> = dense<1>
module {
  memref.global constant @g : memref<i32> = dense<2>
  func.func @inside() -> i32 {
    %0 = memref.get_global @g : memref<i32>
    %1 = affine.load %0[] : memref<i32>
    return %1 : i32
  }
}
func.func @outside() -> i32 {
  %0 = memref.get_global @g : memref<i32>
  %1 = affine.load %0[] : memref<i32>
  return %1 : i32
}

// CHECK: module {
// CHECK-NEXT: memref.global constant @g : memref<i32> = dense<1>
// CHECK-NEXT: module {
// CHECK-NEXT: memref.global constant @g : memref<i32> = dense<2>
// CHECK-NEXT: func.func @inside() -> i32 {
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: return %c2_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: func.func @outside() -> i32 {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: return %c1_i32 : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
// NESTED-LABEL: func.func @known
// NESTED-NOT: affine.load
// NESTED-LABEL: func.func @unknown
// NESTED-COUNT-5: affine.load
// NESTED-LABEL: func.func @inside
// NESTED-NOT: affine.load
// NESTED: return %c2_i32
// NESTED-LABEL: func.func @outside
// NESTED-NOT: affine.load
// NESTED: return %c1_i32
