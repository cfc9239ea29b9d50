// RUN: mlir-opt %s --split-input-file --flatten-memref --allow-unregistered-dialect | FileCheck %s

func.func @alloc(%i: index, %n: index) -> memref<4x8xf32> {
  %0 = memref.alloc() {alignment = 8 : i64, foo} : memref<4x8xf32>
  %1 = memref.alloca() : memref<4x8xf32>
  %x = memref.load %0[%i, %i] : memref<4x8xf32>
  %y = memref.load %1[%i, %i] : memref<4x8xf32>
  "t.u"(%x, %y) : (f32, f32) -> ()
  return %0 : memref<4x8xf32>
}

// -----

func.func @vecm(%m: memref<4x8xf32>, %i: index, %j: index, %v: vector<4xf32>, %mask: vector<4xi1>, %f: f32) -> vector<4xf32> {
  %2 = vector.transfer_read %m[%i, %j], %f, %mask {in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %2, %m[%i, %j], %mask {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32>
  return %2 : vector<4xf32>
}

// -----

func.func @vecp(%m: memref<4x8xf32>, %i: index, %j: index, %v: vector<4xf32>, %mask: vector<4xi1>, %f: f32) -> vector<4xf32> {
  %2 = vector.transfer_read %m[%i, %j], %f {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<4x8xf32>, vector<4xf32>
  return %2 : vector<4xf32>
}

// -----

func.func @three(%m: memref<2x3x4xf32, strided<[12, 4, 1], offset: 5>, 3>, %i: index) -> f32 {
  %c1 = arith.constant 1 : index
  %2 = memref.load %m[%i, %c1, %i] : memref<2x3x4xf32, strided<[12, 4, 1], offset: 5>, 3>
  return %2 : f32
}

// -----

func.func @map(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %i: index) -> f32 {
  %2 = memref.load %m[%i, %i] : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %2 : f32
}

// -----

func.func @i4(%m: memref<4x8xi4>, %i: index) -> i4 {
  %2 = memref.load %m[%i, %i] : memref<4x8xi4>
  return %2 : i4
}

// -----

func.func @dealloc(%i: index, %n: index) {
  %0 = memref.alloc() : memref<4x8xf32>
  memref.dealloc %0 : memref<4x8xf32>
  %1 = memref.alloc() : memref<4x8xf32>
  memref.copy %1, %1 : memref<4x8xf32> to memref<4x8xf32>
  return
}

// -----

func.func @sub(%m: memref<8x8xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.subview %m[%i, 0][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
  %1 = memref.load %0[%i, %j] : memref<4x4xf32, strided<[8, 1], offset: ?>>
  return %1 : f32
}

// -----

func.func @dynd(%m: memref<?x8xf32>, %n: memref<4x?xf32>, %p: memref<?x?x?xf32>, %i: index) -> f32 {
  %2 = memref.load %m[%i, %i] : memref<?x8xf32>
  %3 = memref.load %n[%i, %i] : memref<4x?xf32>
  %4 = memref.load %p[%i, %i, %i] : memref<?x?x?xf32>
  %s = arith.addf %2, %3 : f32
  %t = arith.addf %s, %4 : f32
  return %t : f32
}
