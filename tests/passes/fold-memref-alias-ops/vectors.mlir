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

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d2, 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @trr(%[[ARG0:[^ ]+]]: memref<12x32x4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xi1>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG2]], %[[ARG1]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[V0]], %[[ARG2]]], %[[CST]] {in_bounds = [true], permutation_map = #map1} : memref<12x32x4xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map()[%[[ARG2]], %[[ARG1]]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[V2]], %[[ARG2]]], %[[CST]] {in_bounds = [true, true], permutation_map = #map2} : memref<12x32x4xf32>, vector<4x4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.apply #map()[%[[ARG2]], %[[ARG1]]]
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.load %[[ARG0]][%[[ARG1]], %[[V4]], %[[ARG2]]] : memref<12x32x4xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = affine.apply #map()[%[[ARG2]], %[[ARG1]]]
// CHECK-NEXT:     %[[V7:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]], %[[V6]], %[[ARG2]]] {nontemporal = true} : memref<12x32x4xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = affine.apply #map()[%[[ARG2]], %[[ARG1]]]
// CHECK-NEXT:     memref.store %[[V7]], %[[ARG0]][%[[ARG1]], %[[V8]], %[[ARG2]]] {nontemporal = true} : memref<12x32x4xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = affine.apply #map()[%[[ARG2]], %[[ARG1]]]
// CHECK-NEXT:     vector.store %[[V5]], %[[ARG0]][%[[ARG1]], %[[V9]], %[[ARG2]]] : memref<12x32x4xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = affine.apply #map()[%[[ARG2]], %[[ARG1]]]
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.maskedload %[[ARG0]][%[[ARG1]], %[[V10]], %[[ARG2]]], %[[ARG3]], %[[V5]] : memref<12x32x4xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     "t.u"(%[[V1]], %[[V3]], %[[V5]], %[[V7]], %[[V11]]) {x} : (vector<4xf32>, vector<4x4xf32>, vector<4xf32>, f32, vector<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: #map = affine_map<()[s0] -> (s0 * 3)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @vecstr(%[[ARG0:[^ ]+]]: memref<12x32xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG1]], %[[ARG2]]] [4, 4] [2, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 1], offset: ?>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG2]]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.load %[[ARG0]][%[[V0]], %[[V1]]] : memref<12x32xf32>, vector<2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.apply #map1()[%[[ARG2]]]
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.load %[[ARG0]][%[[V3]], %[[V4]]] : memref<12x32xf32>, vector<2x2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.transfer_read %[[SUBVIEW]][%[[ARG1]], %[[ARG2]]], %[[CST]] {in_bounds = [true, true]} : memref<4x4xf32, strided<[64, 1], offset: ?>>, vector<4x4xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.transfer_read %[[SUBVIEW]][%[[ARG1]], %[[ARG2]]], %[[CST]] {in_bounds = [true]} : memref<4x4xf32, strided<[64, 1], offset: ?>>, vector<4xf32>
// CHECK-NEXT:     "t.u"(%[[V2]], %[[V5]], %[[V6]], %[[V7]]) : (vector<2xf32>, vector<2x2xf32>, vector<4x4xf32>, vector<4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vecstr2(%m: memref<12x32xf32>, %a: index, %b: index, %v: vector<1xf32>) {
  %0 = memref.subview %m[%a, %b][4, 4][1, 2] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 2], offset: ?>>
  vector.store %v, %0[%a, %b] : memref<4x4xf32, strided<[32, 2], offset: ?>>, vector<1xf32>
  %1 = vector.load %0[%a, %b] : memref<4x4xf32, strided<[32, 2], offset: ?>>, vector<1xf32>
  "t.u"(%1) : (vector<1xf32>) -> ()
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @vecstr2(%[[ARG0:[^ ]+]]: memref<12x32xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<1xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG2]]]
// CHECK-NEXT:     vector.store %[[ARG3]], %[[ARG0]][%[[V0]], %[[V1]]] : memref<12x32xf32>, vector<1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map1()[%[[ARG2]]]
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.load %[[ARG0]][%[[V2]], %[[V3]]] : memref<12x32xf32>, vector<1xf32>
// CHECK-NEXT:     "t.u"(%[[V4]]) : (vector<1xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sub2(%m: memref<12x32xf32>, %a: index, %b: index) -> memref<2x2xf32, strided<[64, 2], offset: ?>> {
  %0 = memref.subview %m[%a, %b][4, 4][1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  %1 = memref.subview %0[%a, 1][2, 2][2, 2] : memref<4x4xf32, strided<[32, 1], offset: ?>> to memref<2x2xf32, strided<[64, 2], offset: ?>>
  return %1 : memref<2x2xf32, strided<[64, 2], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sub2(%[[ARG0:[^ ]+]]: memref<12x32xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) -> memref<2x2xf32, strided<[64, 2], offset: ?>> {
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG1]], %[[ARG2]]] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:     %[[SUBVIEW_0:[^ ]+]] = memref.subview %[[SUBVIEW]][%[[ARG1]], 1] [2, 2] [2, 2] : memref<4x4xf32, strided<[32, 1], offset: ?>> to memref<2x2xf32, strided<[64, 2], offset: ?>>
// CHECK-NEXT:     return %[[SUBVIEW_0]] : memref<2x2xf32, strided<[64, 2], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sub3(%m: memref<12x32xf32>, %a: index, %b: index) -> memref<2x2xf32, strided<[32, 1], offset: ?>> {
  %0 = memref.subview %m[%a, 0][4, 4][1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  %1 = memref.subview %0[0, 0][2, 2][1, 1] : memref<4x4xf32, strided<[32, 1], offset: ?>> to memref<2x2xf32, strided<[32, 1], offset: ?>>
  %c = memref.cast %1 : memref<2x2xf32, strided<[32, 1], offset: ?>> to memref<2x2xf32, strided<[?, ?], offset: ?>>
  %2 = memref.load %c[%a, %b] : memref<2x2xf32, strided<[?, ?], offset: ?>>
  "t.u"(%2) : (f32) -> ()
  return %1 : memref<2x2xf32, strided<[32, 1], offset: ?>>
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @sub3(%[[ARG0:[^ ]+]]: memref<12x32xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) -> memref<2x2xf32, strided<[32, 1], offset: ?>> {
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG1]], 0] [2, 2] [1, 1] : memref<12x32xf32> to memref<2x2xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ARG0]][%[[V0]], %[[ARG2]]] : memref<12x32xf32>
// CHECK-NEXT:     "t.u"(%[[V1]]) : (f32) -> ()
// CHECK-NEXT:     return %[[SUBVIEW]] : memref<2x2xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unit(%m: memref<1x32x1xf32>, %i: index, %n: index) {
  %e = memref.expand_shape %m [[0], [1, 2, 3], [4]] output_shape [1, 1, 32, 1, 1] : memref<1x32x1xf32> into memref<1x1x32x1x1xf32>
  %0 = memref.load %e[%i, %n, %i, %n, %i] : memref<1x1x32x1x1xf32>
  %c = memref.collapse_shape %m [[0, 1, 2]] : memref<1x32x1xf32> into memref<32xf32>
  %1 = memref.load %c[%i] : memref<32xf32>
  "t.u"(%0, %1) : (f32, f32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unit(%[[ARG0:[^ ]+]]: memref<1x32x1xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.linearize_index disjoint [%[[ARG2]], %[[ARG1]], %[[ARG2]]] by (1, 32, 1) : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]], %[[V0]], %[[ARG1]]] : memref<1x32x1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]]:3 = affine.delinearize_index %[[ARG1]] into (1, 32, 1) : index, index, index
// CHECK-NEXT:     %[[V3:[^ ]+]] = memref.load %[[ARG0]][%[[V2]]#0, %[[V2]]#1, %[[V2]]#2] : memref<1x32x1xf32>
// CHECK-NEXT:     "t.u"(%[[V1]], %[[V3]]) : (f32, f32) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @tre(%[[ARG0:[^ ]+]]: memref<?x32xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xi1>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[EXPAND_SHAPE:[^ ]+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2, 3]] output_shape [%[[ARG2]], 4, 8, 4] : memref<?x32xf32> into memref<?x4x8x4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]]] by (%[[ARG2]], 4) : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]]] by (8, 4) : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V0]], %[[V1]]], %[[CST]] {in_bounds = [true]} : memref<?x32xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]]] by (%[[ARG2]], 4) : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]]] by (8, 4) : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V3]], %[[V4]]], %[[CST]] {in_bounds = [true, true]} : memref<?x32xf32>, vector<8x4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.transfer_read %[[EXPAND_SHAPE]][%[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]]], %[[CST]] {in_bounds = [true], permutation_map = #map} : memref<?x4x8x4xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]]] by (%[[ARG2]], 4) : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]]] by (8, 4) : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V7]], %[[V8]]], %[[CST]] : memref<?x32xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]]] by (%[[ARG2]], 4) : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]]] by (8, 4) : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V10]], %[[V11]]], %[[CST]], %[[ARG3]] {in_bounds = [true]} : memref<?x32xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.transfer_read %[[EXPAND_SHAPE]][%[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]]], %[[CST]] {in_bounds = [true], permutation_map = #map1} : memref<?x4x8x4xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]]] by (%[[ARG2]], 4) : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]]] by (8, 4) : index
// CHECK-NEXT:     %[[V16:[^ ]+]] = vector.load %[[ARG0]][%[[V14]], %[[V15]]] : memref<?x32xf32>, vector<8xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]]] by (%[[ARG2]], 4) : index
// CHECK-NEXT:     %[[V18:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]]] by (8, 4) : index
// CHECK-NEXT:     %[[V19:[^ ]+]] = vector.load %[[ARG0]][%[[V17]], %[[V18]]] : memref<?x32xf32>, vector<2x4xf32>
// CHECK-NEXT:     "t.u"(%[[V2]], %[[V5]], %[[V6]], %[[V9]], %[[V12]], %[[V13]], %[[V16]], %[[V19]]) : (vector<4xf32>, vector<8x4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<8xf32>, vector<2x4xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: #map = affine_map<(d0, d1, d2, d3, d4) -> (d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4) -> (d1, d2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4) -> (0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @tre2(%[[ARG0:[^ ]+]]: memref<32x1xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xi1>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[EXPAND_SHAPE:[^ ]+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1, 2], [3, 4]] output_shape [1, 8, 4, 1, 1] : memref<32x1xf32> into memref<1x8x4x1x1xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[EXPAND_SHAPE]][%[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]]], %[[CST]] {in_bounds = [true], permutation_map = #map} : memref<1x8x4x1x1xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]], %[[ARG1]]] by (1, 8, 4) : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]]] by (1, 1) : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V1]], %[[V2]]], %[[CST]] {in_bounds = [true]} : memref<32x1xf32>, vector<1xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]], %[[ARG1]]] by (1, 8, 4) : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = affine.linearize_index [%[[ARG1]], %[[ARG1]]] by (1, 1) : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V4]], %[[V5]]], %[[CST]] {in_bounds = [true, true]} : memref<32x1xf32>, vector<1x1xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.transfer_read %[[EXPAND_SHAPE]][%[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]]], %[[CST]] {in_bounds = [true, true, true]} : memref<1x8x4x1x1xf32>, vector<4x1x1xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = vector.transfer_read %[[EXPAND_SHAPE]][%[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]]], %[[CST]] {in_bounds = [true, true], permutation_map = #map1} : memref<1x8x4x1x1xf32>, vector<8x4xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.transfer_read %[[EXPAND_SHAPE]][%[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]]], %[[CST]] {in_bounds = [true], permutation_map = #map2} : memref<1x8x4x1x1xf32>, vector<8xf32>
// CHECK-NEXT:     "t.u"(%[[V0]], %[[V3]], %[[V6]], %[[V7]], %[[V8]], %[[V9]]) : (vector<4xf32>, vector<1xf32>, vector<1x1xf32>, vector<4x1x1xf32>, vector<8x4xf32>, vector<8xf32>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
