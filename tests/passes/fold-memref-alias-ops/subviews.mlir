// RUN: mlir-opt %s --split-input-file --fold-memref-alias-ops --allow-unregistered-dialect | FileCheck %s

func.func @subsub(%m: memref<12x32xf32>, %a: index, %b: index) -> memref<2x2xf32, strided<[64, 6], offset: ?>> {
  %0 = memref.subview %m[%a, %b][4, 4][2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %1 = memref.subview %0[1, %a][2, 2][1, 2] : memref<4x4xf32, strided<[64, 3], offset: ?>> to memref<2x2xf32, strided<[64, 6], offset: ?>>
  return %1 : memref<2x2xf32, strided<[64, 6], offset: ?>>
}

// -----

func.func @subsub1(%m: memref<12x32xf32>, %a: index, %b: index) -> memref<2x2xf32, strided<[32, 1], offset: ?>> {
  %0 = memref.subview %m[%a, 3][4, %b][1, 1] : memref<12x32xf32> to memref<4x?xf32, strided<[32, 1], offset: ?>>
  %1 = memref.subview %0[1, %a][2, 2][1, 1] : memref<4x?xf32, strided<[32, 1], offset: ?>> to memref<2x2xf32, strided<[32, 1], offset: ?>>
  return %1 : memref<2x2xf32, strided<[32, 1], offset: ?>>
}

// -----

func.func @subsub_rr(%m: memref<12x32x4xf32>, %a: index, %b: index) -> memref<2xf32, strided<[4], offset: ?>> {
  %0 = memref.subview %m[%a, 3, 1][1, %b, 2][1, 1, 1] : memref<12x32x4xf32> to memref<?x2xf32, strided<[4, 1], offset: ?>>
  %1 = memref.subview %0[1, %a][2, 1][1, 1] : memref<?x2xf32, strided<[4, 1], offset: ?>> to memref<2xf32, strided<[4], offset: ?>>
  return %1 : memref<2xf32, strided<[4], offset: ?>>
}

// -----

func.func @subsub_one(%m: memref<12x32xf32>, %a: index, %b: index) -> memref<2x2xf32, strided<[32, 2], offset: ?>> {
  %0 = memref.subview %m[%a, %b][4, 4][1, 2] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 2], offset: ?>>
  %1 = memref.subview %0[1, 1][2, 2][1, 1] : memref<4x4xf32, strided<[32, 2], offset: ?>> to memref<2x2xf32, strided<[32, 2], offset: ?>>
  return %1 : memref<2x2xf32, strided<[32, 2], offset: ?>>
}

// -----

func.func @subsub_dynstr(%m: memref<12x32xf32>, %a: index, %s: index) -> memref<2x2xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.subview %m[%a, 0][4, 4][%s, 2] : memref<12x32xf32> to memref<4x4xf32, strided<[?, 2], offset: ?>>
  %1 = memref.subview %0[0, 1][2, 2][1, %s] : memref<4x4xf32, strided<[?, 2], offset: ?>> to memref<2x2xf32, strided<[?, ?], offset: ?>>
  return %1 : memref<2x2xf32, strided<[?, ?], offset: ?>>
}

// -----

func.func @vecstr(%m: memref<12x32xf32>, %a: index, %b: index) {
  %f0 = arith.constant 0.0 : f32
  %0 = memref.subview %m[%a, %b][4, 4][1, 2] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 2], offset: ?>>
  %1 = vector.load %0[%a, %b] : memref<4x4xf32, strided<[32, 2], offset: ?>>, vector<1xf32>
  %3 = vector.transfer_read %0[%a, %b], %f0 {in_bounds = [true]} : memref<4x4xf32, strided<[32, 2], offset: ?>>, vector<4xf32>
  vector.transfer_write %3, %0[%a, %b] {in_bounds = [true]} : vector<4xf32>, memref<4x4xf32, strided<[32, 2], offset: ?>>
  return
}

// -----

func.func @tr(%m: memref<12x32xf32>, %a: index, %b: index, %mask: vector<4xi1>) {
  %f0 = arith.constant 0.0 : f32
  %0 = memref.subview %m[%a, %b][4, 4][1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  %3 = vector.transfer_read %0[%a, %b], %f0 : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  vector.transfer_write %3, %0[%a, %b] : vector<4xf32>, memref<4x4xf32, strided<[32, 1], offset: ?>>
  %4 = vector.transfer_read %0[%a, %b], %f0, %mask {in_bounds = [true]} : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  vector.transfer_write %4, %0[%a, %b], %mask {in_bounds = [true]} : vector<4xf32>, memref<4x4xf32, strided<[32, 1], offset: ?>>
  %5 = vector.transfer_read %0[%a, %b], %f0 {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  vector.transfer_write %5, %0[%a, %b] {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : vector<4xf32>, memref<4x4xf32, strided<[32, 1], offset: ?>>
  return
}

// -----

func.func @trr(%m: memref<12x32x4xf32>, %a: index, %b: index, %mask: vector<4xi1>) {
  %f0 = arith.constant 0.0 : f32
  %0 = memref.subview %m[%a, %b, 0][1, 4, 4][1, 1, 1] : memref<12x32x4xf32> to memref<4x4xf32, strided<[4, 1], offset: ?>>
  %3 = vector.transfer_read %0[%a, %b], %f0 {in_bounds = [true]} : memref<4x4xf32, strided<[4, 1], offset: ?>>, vector<4xf32>
  vector.transfer_write %3, %0[%a, %b] {in_bounds = [true]} : vector<4xf32>, memref<4x4xf32, strided<[4, 1], offset: ?>>
  %5 = vector.transfer_read %0[%a, %b], %f0 {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<4x4xf32, strided<[4, 1], offset: ?>>, vector<4xf32>
  %6 = vector.transfer_read %0[%a, %b], %f0 {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : memref<4x4xf32, strided<[4, 1], offset: ?>>, vector<4x4xf32>
  %7 = vector.load %0[%a, %b] : memref<4x4xf32, strided<[4, 1], offset: ?>>, vector<4xf32>
  return
}

// -----

func.func @vexp(%m: memref<?x32xf32>, %a: index, %n: index, %mask: vector<4xi1>) {
  %f0 = arith.constant 0.0 : f32
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%n, 4, 8, 4] : memref<?x32xf32> into memref<?x4x8x4xf32>
  %1 = vector.load %0[%a, %a, %a, %a] : memref<?x4x8x4xf32>, vector<4xf32>
  vector.store %1, %0[%a, %a, %a, %a] : memref<?x4x8x4xf32>, vector<4xf32>
  %2 = vector.maskedload %0[%a, %a, %a, %a], %mask, %1 : memref<?x4x8x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %0[%a, %a, %a, %a], %mask, %2 : memref<?x4x8x4xf32>, vector<4xi1>, vector<4xf32>
  %3 = vector.transfer_read %0[%a, %a, %a, %a], %f0 {in_bounds = [true]} : memref<?x4x8x4xf32>, vector<4xf32>
  vector.transfer_write %3, %0[%a, %a, %a, %a] {in_bounds = [true]} : vector<4xf32>, memref<?x4x8x4xf32>
  return
}

// -----

func.func @vcol(%m: memref<?x4x8xf32>, %a: index, %n: index, %mask: vector<4xi1>) {
  %f0 = arith.constant 0.0 : f32
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<?x4x8xf32> into memref<?x8xf32>
  %1 = vector.load %0[%a, %n] : memref<?x8xf32>, vector<4xf32>
  vector.store %1, %0[%a, %n] : memref<?x8xf32>, vector<4xf32>
  %2 = vector.maskedload %0[%a, %n], %mask, %1 : memref<?x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %0[%a, %n], %mask, %2 : memref<?x8xf32>, vector<4xi1>, vector<4xf32>
  %3 = vector.transfer_read %0[%a, %n], %f0 {in_bounds = [true]} : memref<?x8xf32>, vector<4xf32>
  vector.transfer_write %3, %0[%a, %n] {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32>
  return
}

// -----

func.func @zero(%m: memref<1x1xf32>, %v: f32) {
  %0 = memref.collapse_shape %m [] : memref<1x1xf32> into memref<f32>
  %1 = memref.load %0[] : memref<f32>
  memref.store %1, %0[] : memref<f32>
  %2 = memref.expand_shape %0 [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  %c0 = arith.constant 0 : index
  %3 = memref.load %2[%c0, %c0] : memref<1x1xf32>
  memref.store %3, %2[%c0, %c0] : memref<1x1xf32>
  return
}

// -----

func.func @consts(%m: memref<12x32xf32>, %i: index) {
  %c1 = arith.constant 1 : index
  %0 = memref.subview %m[2, %i][4, 4][2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %1 = memref.load %0[%c1, %c1] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  memref.store %1, %0[%c1, %i] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  %e = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [3, 4, 8, 4] : memref<12x32xf32> into memref<3x4x8x4xf32>
  %2 = memref.load %e[%c1, %c1, %i, %c1] {nontemporal = true, foo} : memref<3x4x8x4xf32>
  memref.store %2, %e[%c1, %c1, %c1, %c1] {nontemporal = true, foo} : memref<3x4x8x4xf32>
  %c = memref.collapse_shape %e [[0, 1, 2, 3]] : memref<3x4x8x4xf32> into memref<384xf32>
  %3 = memref.load %c[%c1] : memref<384xf32>
  memref.store %3, %c[%i] : memref<384xf32>
  return
}

// -----

func.func @chain(%m: memref<12x32xf32>, %i: index) {
  %0 = memref.subview %m[2, %i][4, 4][1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  %1 = memref.subview %0[%i, 1][1, 2][1, 1] : memref<4x4xf32, strided<[32, 1], offset: ?>> to memref<2xf32, strided<[1], offset: ?>>
  %2 = memref.load %1[%i] : memref<2xf32, strided<[1], offset: ?>>
  memref.store %2, %1[%i] : memref<2xf32, strided<[1], offset: ?>>
  return
}

// -----

func.func @cast(%m: memref<12x32xf32>, %i: index) {
  %0 = memref.cast %m : memref<12x32xf32> to memref<?x?xf32>
  %1 = memref.load %0[%i, %i] : memref<?x?xf32>
  memref.store %1, %0[%i, %i] : memref<?x?xf32>
  return
}

// -----

func.func @unit(%m: memref<1x32x1xf32>, %i: index, %n: index) {
  %e = memref.expand_shape %m [[0], [1, 2, 3], [4]] output_shape [1, 1, 32, 1, 1] : memref<1x32x1xf32> into memref<1x1x32x1x1xf32>
  %0 = memref.load %e[%i, %n, %i, %n, %i] : memref<1x1x32x1x1xf32>
  %c = memref.collapse_shape %m [[0, 1, 2]] : memref<1x32x1xf32> into memref<32xf32>
  %1 = memref.load %c[%i] : memref<32xf32>
  return
}
