// RUN: mlir-opt %s --split-input-file --fold-memref-alias-ops --allow-unregistered-dialect | FileCheck %s

func.func @load_sub(%m: memref<12x32xf32>, %a: index, %b: index, %c: index, %d: index) -> f32 {
  %0 = memref.subview %m[%a, %b][4, 4][2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %1 = memref.load %0[%c, %d] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  return %1 : f32
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1 * 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @load_sub(%[[ARG0:[^ ]+]]: memref<12x32xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG3]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG2]], %[[ARG4]]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.load %[[ARG0]][%[[V0]], %[[V1]]] : memref<12x32xf32>
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @store_rank_reduced(%m: memref<4x1xf32>, %a: index, %b: index, %v: f32) {
  %0 = memref.subview %m[0, %b][4, 1][1, 1] : memref<4x1xf32> to memref<4xf32, strided<[1], offset: ?>>
  memref.store %v, %0[%a] : memref<4xf32, strided<[1], offset: ?>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @store_rank_reduced(%[[ARG0:[^ ]+]]: memref<4x1xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) {
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ARG0]][%[[ARG1]], %[[ARG2]]] : memref<4x1xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @exp(%m: memref<?x32xf32>, %a: index, %b: index, %c: index, %n: index) -> f32 {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%n, 4, 8, 4] : memref<?x32xf32> into memref<?x4x8x4xf32>
  %1 = memref.load %0[%a, %b, %c, %n] : memref<?x4x8x4xf32>
  memref.store %1, %0[%a, %b, %c, %n] : memref<?x4x8x4xf32>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @exp(%[[ARG0:[^ ]+]]: memref<?x32xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.linearize_index disjoint [%[[ARG1]], %[[ARG2]]] by (%[[ARG4]], 4) : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.linearize_index disjoint [%[[ARG3]], %[[ARG4]]] by (8, 4) : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.load %[[ARG0]][%[[V0]], %[[V1]]] : memref<?x32xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.linearize_index disjoint [%[[ARG1]], %[[ARG2]]] by (%[[ARG4]], 4) : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.linearize_index disjoint [%[[ARG3]], %[[ARG4]]] by (8, 4) : index
// CHECK-NEXT:     memref.store %[[V2]], %[[ARG0]][%[[V3]], %[[V4]]] : memref<?x32xf32>
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @col(%m: memref<?x4x8xf32>, %a: index, %b: index, %c: index, %n: index) -> f32 {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<?x4x8xf32> into memref<?xf32>
  %1 = memref.load %0[%a] : memref<?xf32>
  memref.store %1, %0[%b] : memref<?xf32>
  return %1 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @col(%[[ARG0:[^ ]+]]: memref<?x4x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]]:3, %[[STRIDES:[^ ]+]]:3 = memref.extract_strided_metadata %[[ARG0]] : memref<?x4x8xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = affine.delinearize_index %[[ARG1]] into (%[[SIZES]]#0, 4, 8) : index, index, index
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ARG0]][%[[V0]]#0, %[[V0]]#1, %[[V0]]#2] : memref<?x4x8xf32>
// CHECK-NEXT:     %[[BASE_BUFFER_0:[^ ]+]], %[[OFFSET_1:[^ ]+]], %[[SIZES_2:[^ ]+]]:3, %[[STRIDES_3:[^ ]+]]:3 = memref.extract_strided_metadata %[[ARG0]] : memref<?x4x8xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:     %[[V2:[^ ]+]]:3 = affine.delinearize_index %[[ARG2]] into (%[[SIZES_2]]#0, 4, 8) : index, index, index
// CHECK-NEXT:     memref.store %[[V1]], %[[ARG0]][%[[V2]]#0, %[[V2]]#1, %[[V2]]#2] : memref<?x4x8xf32>
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @affine(%m: memref<12x32xf32>, %a: index, %b: index) {
  %0 = memref.subview %m[%a, %b][4, 4][2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  affine.for %i = 0 to 4 {
    %1 = affine.load %0[%i, %i + 1] : memref<4x4xf32, strided<[64, 3], offset: ?>>
    affine.store %1, %0[%i, %i] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @affine(%[[ARG0:[^ ]+]]: memref<12x32xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG1]], %[[ARG2]]] [4, 4] [2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[SUBVIEW]][%[[ARG3]], %[[ARG3]] + 1] : memref<4x4xf32, strided<[64, 3], offset: ?>>
// CHECK-NEXT:       affine.store %[[V0]], %[[SUBVIEW]][%[[ARG3]], %[[ARG3]]] : memref<4x4xf32, strided<[64, 3], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vec(%m: memref<12x32xf32>, %a: index, %b: index, %v: vector<4xf32>, %mask: vector<4xi1>) {
  %f0 = arith.constant 0.0 : f32
  %0 = memref.subview %m[%a, %b][4, 4][1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
  %1 = vector.load %0[%a, %b] : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  vector.store %1, %0[%a, %b] : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  %2 = vector.maskedload %0[%a, %b], %mask, %v : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %0[%a, %b], %mask, %2 : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xi1>, vector<4xf32>
  %3 = vector.transfer_read %0[%a, %b], %f0 {in_bounds = [true]} : memref<4x4xf32, strided<[32, 1], offset: ?>>, vector<4xf32>
  vector.transfer_write %3, %0[%a, %b] {in_bounds = [true]} : vector<4xf32>, memref<4x4xf32, strided<[32, 1], offset: ?>>
  memref.prefetch %0[%a, %b], read, locality<1>, data : memref<4x4xf32, strided<[32, 1], offset: ?>>
  %4 = memref.atomic_rmw addf %f0, %0[%a, %b] : (f32, memref<4x4xf32, strided<[32, 1], offset: ?>>) -> f32
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @vec(%[[ARG0:[^ ]+]]: memref<12x32xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xf32>, %[[ARG4:[^ ]+]]: vector<4xi1>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG1]], %[[ARG2]]] [4, 4] [1, 1] : memref<12x32xf32> to memref<4x4xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map()[%[[ARG2]]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.load %[[ARG0]][%[[V0]], %[[V1]]] : memref<12x32xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.apply #map()[%[[ARG2]]]
// CHECK-NEXT:     vector.store %[[V2]], %[[ARG0]][%[[V3]], %[[V4]]] : memref<12x32xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V6:[^ ]+]] = affine.apply #map()[%[[ARG2]]]
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.maskedload %[[ARG0]][%[[V5]], %[[V6]]], %[[ARG4]], %[[ARG3]] : memref<12x32xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V9:[^ ]+]] = affine.apply #map()[%[[ARG2]]]
// CHECK-NEXT:     vector.maskedstore %[[ARG0]][%[[V8]], %[[V9]]], %[[ARG4]], %[[V7]] : memref<12x32xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V11:[^ ]+]] = affine.apply #map()[%[[ARG2]]]
// CHECK-NEXT:     %[[V12:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V10]], %[[V11]]], %[[CST]] {in_bounds = [true]} : memref<12x32xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V14:[^ ]+]] = affine.apply #map()[%[[ARG2]]]
// CHECK-NEXT:     vector.transfer_write %[[V12]], %[[ARG0]][%[[V13]], %[[V14]]] {in_bounds = [true]} : vector<4xf32>, memref<12x32xf32>
// CHECK-NEXT:     memref.prefetch %[[SUBVIEW]][%[[ARG1]], %[[ARG2]]], read, locality<1>, data : memref<4x4xf32, strided<[32, 1], offset: ?>>
// CHECK-NEXT:     %[[V15:[^ ]+]] = memref.atomic_rmw addf %[[CST]], %[[SUBVIEW]][%[[ARG1]], %[[ARG2]]] : (f32, memref<4x4xf32, strided<[32, 1], offset: ?>>) -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
