// RUN: mlir-opt %s --split-input-file --fold-memref-alias-ops --allow-unregistered-dialect | FileCheck %s

func.func @subsub(%m: memref<12x32xf32>, %a: index, %b: index) -> memref<2x2xf32, strided<[64, 6], offset: ?>> {
  %0 = memref.subview %m[%a, %b][4, 4][2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %1 = memref.subview %0[1, %a][2, 2][1, 2] : memref<4x4xf32, strided<[64, 3], offset: ?>> to memref<2x2xf32, strided<[64, 6], offset: ?>>
  return %1 : memref<2x2xf32, strided<[64, 6], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @subsub(%[[ARG0:[^ ]+]]: memref<12x32xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) -> memref<2x2xf32, strided<[64, 6], offset: ?>> {
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG1]], %[[ARG2]]] [4, 4] [2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
// CHECK-NEXT:     %[[SUBVIEW_0:[^ ]+]] = memref.subview %[[SUBVIEW]][1, %[[ARG1]]] [2, 2] [1, 2] : memref<4x4xf32, strided<[64, 3], offset: ?>> to memref<2x2xf32, strided<[64, 6], offset: ?>>
// CHECK-NEXT:     return %[[SUBVIEW_0]] : memref<2x2xf32, strided<[64, 6], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @subsub1(%m: memref<12x32xf32>, %a: index, %b: index) -> memref<2x2xf32, strided<[32, 1], offset: ?>> {
  %0 = memref.subview %m[%a, 3][4, %b][1, 1] : memref<12x32xf32> to memref<4x?xf32, strided<[32, 1], offset: ?>>
  %1 = memref.subview %0[1, %a][2, 2][1, 1] : memref<4x?xf32, strided<[32, 1], offset: ?>> to memref<2x2xf32, strided<[32, 1], offset: ?>>
  return %1 : memref<2x2xf32, strided<[32, 1], offset: ?>>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @subsub1(%[[ARG0:[^ ]+]]: memref<12x32xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) -> memref<2x2xf32, strided<[32, 1], offset: ?>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG1]]]
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[V0]], %[[V1]]] [2, 2] [1, 1] : memref<12x32xf32> to memref<2x2xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:     return %[[SUBVIEW]] : memref<2x2xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @subsub_rr(%m: memref<12x32x4xf32>, %a: index, %b: index) -> memref<2xf32, strided<[4], offset: ?>> {
  %0 = memref.subview %m[%a, 3, 1][1, %b, 2][1, 1, 1] : memref<12x32x4xf32> to memref<?x2xf32, strided<[4, 1], offset: ?>>
  %1 = memref.subview %0[1, %a][2, 1][1, 1] : memref<?x2xf32, strided<[4, 1], offset: ?>> to memref<2xf32, strided<[4], offset: ?>>
  return %1 : memref<2xf32, strided<[4], offset: ?>>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @subsub_rr(%[[ARG0:[^ ]+]]: memref<12x32x4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) -> memref<2xf32, strided<[4], offset: ?>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG1]], 4, %[[V0]]] [1, 2, 1] [1, 1, 1] : memref<12x32x4xf32> to memref<2xf32, strided<[4], offset: ?>>
// CHECK-NEXT:     return %[[SUBVIEW]] : memref<2xf32, strided<[4], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @subsub_one(%m: memref<12x32xf32>, %a: index, %b: index) -> memref<2x2xf32, strided<[32, 2], offset: ?>> {
  %0 = memref.subview %m[%a, %b][4, 4][1, 2] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 2], offset: ?>>
  %1 = memref.subview %0[1, 1][2, 2][1, 1] : memref<4x4xf32, strided<[32, 2], offset: ?>> to memref<2x2xf32, strided<[32, 2], offset: ?>>
  return %1 : memref<2x2xf32, strided<[32, 2], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @subsub_one(%[[ARG0:[^ ]+]]: memref<12x32xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) -> memref<2x2xf32, strided<[32, 2], offset: ?>> {
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG1]], %[[ARG2]]] [4, 4] [1, 2] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 2], offset: ?>>
// CHECK-NEXT:     %[[SUBVIEW_0:[^ ]+]] = memref.subview %[[SUBVIEW]][1, 1] [2, 2] [1, 1] : memref<4x4xf32, strided<[32, 2], offset: ?>> to memref<2x2xf32, strided<[32, 2], offset: ?>>
// CHECK-NEXT:     return %[[SUBVIEW_0]] : memref<2x2xf32, strided<[32, 2], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @subsub_dynstr(%m: memref<12x32xf32>, %a: index, %s: index) -> memref<2x2xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.subview %m[%a, 0][4, 4][%s, 2] : memref<12x32xf32> to memref<4x4xf32, strided<[?, 2], offset: ?>>
  %1 = memref.subview %0[0, 1][2, 2][1, %s] : memref<4x4xf32, strided<[?, 2], offset: ?>> to memref<2x2xf32, strided<[?, ?], offset: ?>>
  return %1 : memref<2x2xf32, strided<[?, ?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @subsub_dynstr(%[[ARG0:[^ ]+]]: memref<12x32xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) -> memref<2x2xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG1]], 0] [4, 4] [%[[ARG2]], 2] : memref<12x32xf32> to memref<4x4xf32, strided<[?, 2], offset: ?>>
// CHECK-NEXT:     %[[SUBVIEW_0:[^ ]+]] = memref.subview %[[SUBVIEW]][0, 1] [2, 2] [1, %[[ARG2]]] : memref<4x4xf32, strided<[?, 2], offset: ?>> to memref<2x2xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     return %[[SUBVIEW_0]] : memref<2x2xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vecstr(%m: memref<12x32xf32>, %a: index, %b: index) {
  %f0 = arith.constant 0.0 : f32
  %0 = memref.subview %m[%a, %b][4, 4][1, 2] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 2], offset: ?>>
  %1 = vector.load %0[%a, %b] : memref<4x4xf32, strided<[32, 2], offset: ?>>, vector<1xf32>
  %3 = vector.transfer_read %0[%a, %b], %f0 {in_bounds = [true]} : memref<4x4xf32, strided<[32, 2], offset: ?>>, vector<4xf32>
  vector.transfer_write %3, %0[%a, %b] {in_bounds = [true]} : vector<4xf32>, memref<4x4xf32, strided<[32, 2], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @vecstr(%[[ARG0:[^ ]+]]: memref<12x32xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG1]], %[[ARG2]]] [4, 4] [1, 2] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 2], offset: ?>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[SUBVIEW]][%[[ARG1]], %[[ARG2]]], %[[CST]] {in_bounds = [true]} : memref<4x4xf32, strided<[32, 2], offset: ?>>, vector<4xf32>
// CHECK-NEXT:     vector.transfer_write %[[V0]], %[[SUBVIEW]][%[[ARG1]], %[[ARG2]]] {in_bounds = [true]} : vector<4xf32>, memref<4x4xf32, strided<[32, 2], offset: ?>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @tr(%[[ARG0:[^ ]+]]: memref<12x32xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xi1>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG1]], %[[ARG2]]] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[SUBVIEW]][%[[ARG1]], %[[ARG2]]], %[[CST]] : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
// CHECK-NEXT:     vector.transfer_write %[[V0]], %[[SUBVIEW]][%[[ARG1]], %[[ARG2]]] : vector<4xf32>, memref<4x4xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map()[%[[ARG2]]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V1]], %[[V2]]], %[[CST]], %[[ARG3]] {in_bounds = [true]} : memref<12x32xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V5:[^ ]+]] = affine.apply #map()[%[[ARG2]]]
// CHECK-NEXT:     vector.transfer_write %[[V3]], %[[ARG0]][%[[V4]], %[[V5]]], %[[ARG3]] {in_bounds = [true]} : vector<4xf32>, memref<12x32xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V7:[^ ]+]] = affine.apply #map()[%[[ARG2]]]
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V6]], %[[V7]]], %[[CST]] {in_bounds = [true], permutation_map = #map1} : memref<12x32xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V10:[^ ]+]] = affine.apply #map()[%[[ARG2]]]
// CHECK-NEXT:     vector.transfer_write %[[V8]], %[[ARG0]][%[[V9]], %[[V10]]] {in_bounds = [true], permutation_map = #map1} : vector<4xf32>, memref<12x32xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @trr(%[[ARG0:[^ ]+]]: memref<12x32x4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xi1>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG2]], %[[ARG1]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[V0]], %[[ARG2]]], %[[CST]] {in_bounds = [true]} : memref<12x32x4xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map()[%[[ARG2]], %[[ARG1]]]
// CHECK-NEXT:     vector.transfer_write %[[V1]], %[[ARG0]][%[[ARG1]], %[[V2]], %[[ARG2]]] {in_bounds = [true]} : vector<4xf32>, memref<12x32x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @vexp(%[[ARG0:[^ ]+]]: memref<?x32xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xi1>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[EXPAND_SHAPE:[^ ]+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2, 3]] output_shape [%[[ARG2]], 4, 8, 4] : memref<?x32xf32> into memref<?x4x8x4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]]] by (%[[ARG2]], 4) : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]]] by (8, 4) : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.load %[[ARG0]][%[[V0]], %[[V1]]] : memref<?x32xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]]] by (%[[ARG2]], 4) : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]]] by (8, 4) : index
// CHECK-NEXT:     vector.store %[[V2]], %[[ARG0]][%[[V3]], %[[V4]]] : memref<?x32xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]]] by (%[[ARG2]], 4) : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]]] by (8, 4) : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.maskedload %[[ARG0]][%[[V5]], %[[V6]]], %[[ARG3]], %[[V2]] : memref<?x32xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]]] by (%[[ARG2]], 4) : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]]] by (8, 4) : index
// CHECK-NEXT:     vector.maskedstore %[[ARG0]][%[[V8]], %[[V9]]], %[[ARG3]], %[[V7]] : memref<?x32xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]]] by (%[[ARG2]], 4) : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]]] by (8, 4) : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V10]], %[[V11]]], %[[CST]] {in_bounds = [true]} : memref<?x32xf32>, vector<4xf32>
// CHECK-NEXT:     vector.transfer_write %[[V12]], %[[EXPAND_SHAPE]][%[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]]] {in_bounds = [true]} : vector<4xf32>, memref<?x4x8x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @vcol(%[[ARG0:[^ ]+]]: memref<?x4x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xi1>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[COLLAPSE_SHAPE:[^ ]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2]] : memref<?x4x8xf32> into memref<?x8xf32>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]]:3, %[[STRIDES:[^ ]+]]:3 = memref.extract_strided_metadata %[[ARG0]] : memref<?x4x8xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = affine.delinearize_index %[[ARG1]] into (%[[SIZES]]#0, 4) : index, index
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.load %[[ARG0]][%[[V0]]#0, %[[V0]]#1, %[[ARG2]]] : memref<?x4x8xf32>, vector<4xf32>
// CHECK-NEXT:     %[[BASE_BUFFER_0:[^ ]+]], %[[OFFSET_1:[^ ]+]], %[[SIZES_2:[^ ]+]]:3, %[[STRIDES_3:[^ ]+]]:3 = memref.extract_strided_metadata %[[ARG0]] : memref<?x4x8xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:     %[[V2:[^ ]+]]:2 = affine.delinearize_index %[[ARG1]] into (%[[SIZES_2]]#0, 4) : index, index
// CHECK-NEXT:     vector.store %[[V1]], %[[ARG0]][%[[V2]]#0, %[[V2]]#1, %[[ARG2]]] : memref<?x4x8xf32>, vector<4xf32>
// CHECK-NEXT:     %[[BASE_BUFFER_4:[^ ]+]], %[[OFFSET_5:[^ ]+]], %[[SIZES_6:[^ ]+]]:3, %[[STRIDES_7:[^ ]+]]:3 = memref.extract_strided_metadata %[[ARG0]] : memref<?x4x8xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:     %[[V3:[^ ]+]]:2 = affine.delinearize_index %[[ARG1]] into (%[[SIZES_6]]#0, 4) : index, index
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.maskedload %[[ARG0]][%[[V3]]#0, %[[V3]]#1, %[[ARG2]]], %[[ARG3]], %[[V1]] : memref<?x4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     %[[BASE_BUFFER_8:[^ ]+]], %[[OFFSET_9:[^ ]+]], %[[SIZES_10:[^ ]+]]:3, %[[STRIDES_11:[^ ]+]]:3 = memref.extract_strided_metadata %[[ARG0]] : memref<?x4x8xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:     %[[V5:[^ ]+]]:2 = affine.delinearize_index %[[ARG1]] into (%[[SIZES_10]]#0, 4) : index, index
// CHECK-NEXT:     vector.maskedstore %[[ARG0]][%[[V5]]#0, %[[V5]]#1, %[[ARG2]]], %[[ARG3]], %[[V4]] : memref<?x4x8xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.transfer_read %[[COLLAPSE_SHAPE]][%[[ARG1]], %[[ARG2]]], %[[CST]] {in_bounds = [true]} : memref<?x8xf32>, vector<4xf32>
// CHECK-NEXT:     vector.transfer_write %[[V6]], %[[COLLAPSE_SHAPE]][%[[ARG1]], %[[ARG2]]] {in_bounds = [true]} : vector<4xf32>, memref<?x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @zero(%[[ARG0:[^ ]+]]: memref<1x1xf32>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[C0]], %[[C0]]] : memref<1x1xf32>
// CHECK-NEXT:     memref.store %[[V0]], %[[ARG0]][%[[C0]], %[[C0]]] : memref<1x1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ARG0]][%[[C0]], %[[C0]]] : memref<1x1xf32>
// CHECK-NEXT:     memref.store %[[V1]], %[[ARG0]][%[[C0]], %[[C0]]] : memref<1x1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: #map = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @consts(%[[ARG0:[^ ]+]]: memref<12x32xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ARG0]][%[[C4]], %[[V0]]] : memref<12x32xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map1()[%[[ARG1]]]
// CHECK-NEXT:     memref.store %[[V1]], %[[ARG0]][%[[C4]], %[[V2]]] : memref<12x32xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.linearize_index disjoint [%[[ARG1]], %[[C1]]] by (8, 4) : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = memref.load %[[ARG0]][%[[C5]], %[[V3]]] {nontemporal = true} : memref<12x32xf32>
// CHECK-NEXT:     memref.store %[[V4]], %[[ARG0]][%[[C5]], %[[C5]]] {nontemporal = true} : memref<12x32xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = memref.load %[[ARG0]][%[[C0]], %[[C1]]] : memref<12x32xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]]:4 = affine.delinearize_index %[[ARG1]] into (3, 4, 8, 4) : index, index, index, index
// CHECK-NEXT:     %[[V7:[^ ]+]] = affine.linearize_index disjoint [%[[V6]]#0, %[[V6]]#1] by (3, 4) : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = affine.linearize_index disjoint [%[[V6]]#2, %[[V6]]#3] by (8, 4) : index
// CHECK-NEXT:     memref.store %[[V5]], %[[ARG0]][%[[V7]], %[[V8]]] : memref<12x32xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @chain(%m: memref<12x32xf32>, %i: index) {
  %0 = memref.subview %m[2, %i][4, 4][1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  %1 = memref.subview %0[%i, 1][1, 2][1, 1] : memref<4x4xf32, strided<[32, 1], offset: ?>> to memref<2xf32, strided<[1], offset: ?>>
  %2 = memref.load %1[%i] : memref<2xf32, strided<[1], offset: ?>>
  memref.store %2, %1[%i] : memref<2xf32, strided<[1], offset: ?>>
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 2 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @chain(%[[ARG0:[^ ]+]]: memref<12x32xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG1]]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.load %[[ARG0]][%[[V0]], %[[V1]]] : memref<12x32xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.apply #map1()[%[[ARG1]]]
// CHECK-NEXT:     memref.store %[[V2]], %[[ARG0]][%[[V3]], %[[V4]]] : memref<12x32xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cast(%m: memref<12x32xf32>, %i: index) {
  %0 = memref.cast %m : memref<12x32xf32> to memref<?x?xf32>
  %1 = memref.load %0[%i, %i] : memref<?x?xf32>
  memref.store %1, %0[%i, %i] : memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @cast(%[[ARG0:[^ ]+]]: memref<12x32xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]], %[[ARG1]]] : memref<12x32xf32>
// CHECK-NEXT:     memref.store %[[V0]], %[[ARG0]][%[[ARG1]], %[[ARG1]]] : memref<12x32xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unit(%m: memref<1x32x1xf32>, %i: index, %n: index) {
  %e = memref.expand_shape %m [[0], [1, 2, 3], [4]] output_shape [1, 1, 32, 1, 1] : memref<1x32x1xf32> into memref<1x1x32x1x1xf32>
  %0 = memref.load %e[%i, %n, %i, %n, %i] : memref<1x1x32x1x1xf32>
  %c = memref.collapse_shape %m [[0, 1, 2]] : memref<1x32x1xf32> into memref<32xf32>
  %1 = memref.load %c[%i] : memref<32xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unit(%[[ARG0:[^ ]+]]: memref<1x32x1xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
