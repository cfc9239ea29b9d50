// RUN: mlir-opt %s --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(func.func(affine-parallelize{parallel-reductions=1}))'

func.func @maxsi(%m: memref<8xi32>, %z: i32) -> i32 {
  // expected-error@below {{result type cannot match reduction attribute}}
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> (i32) {
    %0 = affine.load %m[%i] : memref<8xi32>
    %1 = arith.maxsi %s, %0 : i32
    affine.yield %1 : i32
  }
  return %r : i32
}

// -----

func.func @maxui(%m: memref<8xi32>, %z: i32) -> i32 {
  // expected-error@below {{result type cannot match reduction attribute}}
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> (i32) {
    %0 = affine.load %m[%i] : memref<8xi32>
    %1 = arith.maxui %s, %0 : i32
    affine.yield %1 : i32
  }
  return %r : i32
}

// -----

func.func @minsi(%m: memref<8xi32>, %z: i32) -> i32 {
  // expected-error@below {{result type cannot match reduction attribute}}
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> (i32) {
    %0 = affine.load %m[%i] : memref<8xi32>
    %1 = arith.minsi %s, %0 : i32
    affine.yield %1 : i32
  }
  return %r : i32
}

// -----

func.func @minui(%m: memref<8xi32>, %z: i32) -> i32 {
  // expected-error@below {{result type cannot match reduction attribute}}
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> (i32) {
    %0 = affine.load %m[%i] : memref<8xi32>
    %1 = arith.minui %s, %0 : i32
    affine.yield %1 : i32
  }
  return %r : i32
}

// -----

func.func @xori(%m: memref<8xi32>, %z: i32) -> i32 {
  // expected-error@below {{result type cannot match reduction attribute}}
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> (i32) {
    %0 = affine.load %m[%i] : memref<8xi32>
    %1 = arith.xori %s, %0 : i32
    affine.yield %1 : i32
  }
  return %r : i32
}

// -----

func.func @maxnumf(%m: memref<8xf32>, %z: f32) -> f32 {
  // expected-error@below {{result type cannot match reduction attribute}}
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> (f32) {
    %0 = affine.load %m[%i] : memref<8xf32>
    %1 = arith.maxnumf %0, %s : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

// -----

func.func @minnumf(%m: memref<8xf32>, %z: f32) -> f32 {
  // expected-error@below {{result type cannot match reduction attribute}}
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> (f32) {
    %0 = affine.load %m[%i] : memref<8xf32>
    %1 = arith.minnumf %0, %s : f32
    affine.yield %1 : f32
  }
  return %r : f32
}
