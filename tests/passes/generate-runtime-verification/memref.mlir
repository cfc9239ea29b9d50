// RUN: mlir-opt %s --split-input-file --generate-runtime-verification --allow-unregistered-dialect | FileCheck %s

func.func @load(%m: memref<4x?xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<4x?xf32> loc("in":1:1)
  return %0 : f32
}

// -----

func.func @store(%m: memref<4x?xf32>, %i: index, %j: index, %v: f32)  {
  memref.store %v, %m[%i, %j] : memref<4x?xf32> loc("in":1:1)
  return
}

// -----

func.func @load0(%m: memref<f32>, %v: f32) {
  %0 = memref.load %m[] : memref<f32> loc("in":1:1)
  memref.store %0, %m[] : memref<f32> loc("in":2:1)
  return
}

// -----

func.func @al(%m: memref<?xf32>) {
  %a = memref.assume_alignment %m, 16 : memref<?xf32> loc("in":1:1)
  return
}

// -----

func.func @cast(%m: memref<?x?xf32>, %n: memref<*xf32>, %k: memref<?xf32, strided<[?], offset: ?>>) {
  %0 = memref.cast %m : memref<?x?xf32> to memref<4x?xf32> loc("in":1:1)
  %1 = memref.cast %n : memref<*xf32> to memref<4x?xf32> loc("in":2:1)
  %2 = memref.cast %k : memref<?xf32, strided<[?], offset: ?>> to memref<3xf32, strided<[2], offset: 1>> loc("in":3:1)
  %3 = memref.cast %k : memref<?xf32, strided<[?], offset: ?>> to memref<*xf32> loc("in":4:1)
  return
}

// -----

func.func @copy(%m: memref<?x4xf32>, %n: memref<4x4xf32>, %o: memref<?x?xf32>, %p: memref<*xf32>, %q: memref<f32>, %r: memref<f32>, %s: memref<4x4xf32>) {
  memref.copy %m, %n : memref<?x4xf32> to memref<4x4xf32> loc("in":1:1)
  memref.copy %m, %o : memref<?x4xf32> to memref<?x?xf32> loc("in":2:1)
  memref.copy %s, %n : memref<4x4xf32> to memref<4x4xf32> loc("in":3:1)
  memref.copy %q, %r : memref<f32> to memref<f32> loc("in":4:1)
  return
}

// -----

func.func @dim(%m: memref<?x4xf32>, %n: memref<*xf32>, %i: index) {
  %0 = memref.dim %m, %i : memref<?x4xf32> loc("in":1:1)
  %1 = memref.dim %n, %i : memref<*xf32> loc("in":2:1)
  return
}

// -----

func.func @expand(%m: memref<?x4xf32>, %i: index) {
  %0 = memref.expand_shape %m [[0, 1], [2, 3]] output_shape [%i, 5, 2, 2] : memref<?x4xf32> into memref<?x5x2x2xf32> loc("in":1:1)
  %1 = memref.collapse_shape %m [[0, 1]] : memref<?x4xf32> into memref<?xf32>
  return
}

// -----

func.func @generic(%m: memref<?xf32>, %i: index) {
  %0 = memref.generic_atomic_rmw %m[%i] : memref<?xf32> {
  ^bb0(%o: f32):
    memref.atomic_yield %o : f32
  } loc("in":1:1)
  return
}
