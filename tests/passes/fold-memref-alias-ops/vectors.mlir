// RUN: mlir-opt %s --split-input-file --fold-memref-alias-ops --allow-unregistered-dialect | FileCheck %s

func.func @trr(%m: memref<12x32x4xf32>, %a: index, %b: index, %mask: vector<4xi1>) {
  %f0 = arith.constant 0.0 : f32
  %0 = memref.subview %m[%a, %b, 0][1, 4, 4][1, 1, 1] : memref<12x32x4xf32> to memref<4x4xf32, strided<[4, 1], offset: ?>>
  %5 = vector.transfer_read %0[%a, %b], %f0 {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<4x4xf32, strided<[4, 1], offset: ?>>, vector<4xf32>
  %6 = vector.transfer_read %0[%a, %b], %f0 {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, 0)>} : memref<4x4xf32, strided<[4, 1], offset: ?>>, vector<4x4xf32>
  %7 = vector.load %0[%a, %b] {nontemporal = true, alignment = 8 : i64, foo} : memref<4x4xf32, strided<[4, 1], offset: ?>>, vector<4xf32>
  %8 = memref.load %0[%a, %b] {nontemporal = true, alignment = 8 : i64, foo} : memref<4x4xf32, strided<[4, 1], offset: ?>>
  memref.store %8, %0[%a, %b] {nontemporal = true, alignment = 8 : i64, foo} : memref<4x4xf32, strided<[4, 1], offset: ?>>
  vector.store %7, %0[%a, %b] {nontemporal = true, alignment = 8 : i64, foo} : memref<4x4xf32, strided<[4, 1], offset: ?>>, vector<4xf32>
  %9 = vector.maskedload %0[%a, %b], %mask, %7 {alignment = 8 : i64, foo} : memref<4x4xf32, strided<[4, 1], offset: ?>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  "t.u"(%5, %6, %7, %8, %9) {x} : (vector<4xf32>, vector<4x4xf32>, vector<4xf32>, f32, vector<4xf32>) -> ()
  return
}

// -----

func.func @vecstr(%m: memref<12x32xf32>, %a: index, %b: index) {
  %f0 = arith.constant 0.0 : f32
  %0 = memref.subview %m[%a, %b][4, 4][2, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 1], offset: ?>>
  %1 = vector.load %0[%a, %b] : memref<4x4xf32, strided<[64, 1], offset: ?>>, vector<2xf32>
  %2 = vector.load %0[%a, %b] : memref<4x4xf32, strided<[64, 1], offset: ?>>, vector<2x2xf32>
  %3 = vector.transfer_read %0[%a, %b], %f0 {in_bounds = [true, true]} : memref<4x4xf32, strided<[64, 1], offset: ?>>, vector<4x4xf32>
  %4 = vector.transfer_read %0[%a, %b], %f0 {in_bounds = [true]} : memref<4x4xf32, strided<[64, 1], offset: ?>>, vector<4xf32>
  "t.u"(%1, %2, %3, %4) : (vector<2xf32>, vector<2x2xf32>, vector<4x4xf32>, vector<4xf32>) -> ()
  return
}

// -----

func.func @vecstr2(%m: memref<12x32xf32>, %a: index, %b: index, %v: vector<1xf32>) {
  %0 = memref.subview %m[%a, %b][4, 4][1, 2] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 2], offset: ?>>
  vector.store %v, %0[%a, %b] : memref<4x4xf32, strided<[32, 2], offset: ?>>, vector<1xf32>
  %1 = vector.load %0[%a, %b] : memref<4x4xf32, strided<[32, 2], offset: ?>>, vector<1xf32>
  "t.u"(%1) : (vector<1xf32>) -> ()
  return
}

// -----

func.func @sub2(%m: memref<12x32xf32>, %a: index, %b: index) -> memref<2x2xf32, strided<[64, 2], offset: ?>> {
  %0 = memref.subview %m[%a, %b][4, 4][1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  %1 = memref.subview %0[%a, 1][2, 2][2, 2] : memref<4x4xf32, strided<[32, 1], offset: ?>> to memref<2x2xf32, strided<[64, 2], offset: ?>>
  return %1 : memref<2x2xf32, strided<[64, 2], offset: ?>>
}

// -----

func.func @sub3(%m: memref<12x32xf32>, %a: index, %b: index) -> memref<2x2xf32, strided<[32, 1], offset: ?>> {
  %0 = memref.subview %m[%a, 0][4, 4][1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  %1 = memref.subview %0[0, 0][2, 2][1, 1] : memref<4x4xf32, strided<[32, 1], offset: ?>> to memref<2x2xf32, strided<[32, 1], offset: ?>>
  %c = memref.cast %1 : memref<2x2xf32, strided<[32, 1], offset: ?>> to memref<2x2xf32, strided<[?, ?], offset: ?>>
  %2 = memref.load %c[%a, %b] : memref<2x2xf32, strided<[?, ?], offset: ?>>
  "t.u"(%2) : (f32) -> ()
  return %1 : memref<2x2xf32, strided<[32, 1], offset: ?>>
}

// -----

func.func @unit(%m: memref<1x32x1xf32>, %i: index, %n: index) {
  %e = memref.expand_shape %m [[0], [1, 2, 3], [4]] output_shape [1, 1, 32, 1, 1] : memref<1x32x1xf32> into memref<1x1x32x1x1xf32>
  %0 = memref.load %e[%i, %n, %i, %n, %i] : memref<1x1x32x1x1xf32>
  %c = memref.collapse_shape %m [[0, 1, 2]] : memref<1x32x1xf32> into memref<32xf32>
  %1 = memref.load %c[%i] : memref<32xf32>
  "t.u"(%0, %1) : (f32, f32) -> ()
  return
}

// -----

func.func @tre(%m: memref<?x32xf32>, %a: index, %n: index, %mask: vector<4xi1>) {
  %f0 = arith.constant 0.0 : f32
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%n, 4, 8, 4] : memref<?x32xf32> into memref<?x4x8x4xf32>
  %1 = vector.transfer_read %0[%a, %a, %a, %a], %f0 {in_bounds = [true]} : memref<?x4x8x4xf32>, vector<4xf32>
  %2 = vector.transfer_read %0[%a, %a, %a, %a], %f0 {in_bounds = [true, true]} : memref<?x4x8x4xf32>, vector<8x4xf32>
  %3 = vector.transfer_read %0[%a, %a, %a, %a], %f0 {in_bounds = [true], permutation_map = affine_map<(d0, d1, d2, d3) -> (d2)>} : memref<?x4x8x4xf32>, vector<4xf32>
  %4 = vector.transfer_read %0[%a, %a, %a, %a], %f0 : memref<?x4x8x4xf32>, vector<4xf32>
  %5 = vector.transfer_read %0[%a, %a, %a, %a], %f0, %mask {in_bounds = [true]} : memref<?x4x8x4xf32>, vector<4xf32>
  %6 = vector.transfer_read %0[%a, %a, %a, %a], %f0 {in_bounds = [true], permutation_map = affine_map<(d0, d1, d2, d3) -> (d1)>} : memref<?x4x8x4xf32>, vector<4xf32>
  %7 = vector.load %0[%a, %a, %a, %a] : memref<?x4x8x4xf32>, vector<8xf32>
  %8 = vector.load %0[%a, %a, %a, %a] : memref<?x4x8x4xf32>, vector<2x4xf32>
  "t.u"(%1, %2, %3, %4, %5, %6, %7, %8) : (vector<4xf32>, vector<8x4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<8xf32>, vector<2x4xf32>) -> ()
  return
}

// -----

func.func @tre2(%m: memref<32x1xf32>, %a: index, %n: index, %mask: vector<4xi1>) {
  %f0 = arith.constant 0.0 : f32
  %0 = memref.expand_shape %m [[0, 1, 2], [3, 4]] output_shape [1, 8, 4, 1, 1] : memref<32x1xf32> into memref<1x8x4x1x1xf32>
  %3 = vector.transfer_read %0[%a, %a, %a, %a, %a], %f0 {in_bounds = [true], permutation_map = affine_map<(d0, d1, d2, d3, d4) -> (d2)>} : memref<1x8x4x1x1xf32>, vector<4xf32>
  %4 = vector.transfer_read %0[%a, %a, %a, %a, %a], %f0 {in_bounds = [true], permutation_map = affine_map<(d0, d1, d2, d3, d4) -> (d4)>} : memref<1x8x4x1x1xf32>, vector<1xf32>
  %5 = vector.transfer_read %0[%a, %a, %a, %a, %a], %f0 {in_bounds = [true, true]} : memref<1x8x4x1x1xf32>, vector<1x1xf32>
  %6 = vector.transfer_read %0[%a, %a, %a, %a, %a], %f0 {in_bounds = [true, true, true]} : memref<1x8x4x1x1xf32>, vector<4x1x1xf32>
  %7 = vector.transfer_read %0[%a, %a, %a, %a, %a], %f0 {in_bounds = [true, true], permutation_map = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2)>} : memref<1x8x4x1x1xf32>, vector<8x4xf32>
  %8 = vector.transfer_read %0[%a, %a, %a, %a, %a], %f0 {in_bounds = [true], permutation_map = affine_map<(d0, d1, d2, d3, d4) -> (0)>} : memref<1x8x4x1x1xf32>, vector<8xf32>
  "t.u"(%3, %4, %5, %6, %7, %8) : (vector<4xf32>, vector<1xf32>, vector<1x1xf32>, vector<4x1x1xf32>, vector<8x4xf32>, vector<8xf32>) -> ()
  return
}
