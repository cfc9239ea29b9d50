// RUN: mlir-opt %s --split-input-file --fold-memref-alias-ops --allow-unregistered-dialect | FileCheck %s

func.func @load_sub(%m: memref<12x32xf32>, %a: index, %b: index, %c: index, %d: index) -> f32 {
  %0 = memref.subview %m[%a, %b][4, 4][2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  %1 = memref.load %0[%c, %d] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  return %1 : f32
}

// -----

func.func @store_rank_reduced(%m: memref<4x1xf32>, %a: index, %b: index, %v: f32) {
  %0 = memref.subview %m[0, %b][4, 1][1, 1] : memref<4x1xf32> to memref<4xf32, strided<[1], offset: ?>>
  memref.store %v, %0[%a] : memref<4xf32, strided<[1], offset: ?>>
  return
}

// -----

func.func @exp(%m: memref<?x32xf32>, %a: index, %b: index, %c: index, %n: index) -> f32 {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%n, 4, 8, 4] : memref<?x32xf32> into memref<?x4x8x4xf32>
  %1 = memref.load %0[%a, %b, %c, %n] : memref<?x4x8x4xf32>
  memref.store %1, %0[%a, %b, %c, %n] : memref<?x4x8x4xf32>
  return %1 : f32
}

// -----

func.func @col(%m: memref<?x4x8xf32>, %a: index, %b: index, %c: index, %n: index) -> f32 {
  %0 = memref.collapse_shape %m [[0, 1, 2]] : memref<?x4x8xf32> into memref<?xf32>
  %1 = memref.load %0[%a] : memref<?xf32>
  memref.store %1, %0[%b] : memref<?xf32>
  return %1 : f32
}

// -----

func.func @affine(%m: memref<12x32xf32>, %a: index, %b: index) {
  %0 = memref.subview %m[%a, %b][4, 4][2, 3] : memref<12x32xf32> to memref<4x4xf32, strided<[64, 3], offset: ?>>
  affine.for %i = 0 to 4 {
    %1 = affine.load %0[%i, %i + 1] : memref<4x4xf32, strided<[64, 3], offset: ?>>
    affine.store %1, %0[%i, %i] : memref<4x4xf32, strided<[64, 3], offset: ?>>
  }
  return
}

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
