// ORACLE: differs (jammed-loops-that-carry-values)
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam))' --allow-unregistered-dialect | FileCheck %s

func.func @red(%m: memref<8xf32>, %z: f32) -> f32 {
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> f32 {
    %0 = affine.load %m[%i] : memref<8xf32>
    %1 = arith.addf %s, %0 : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

// -----

func.func @red2(%m: memref<8xf32>, %z: f32) -> (f32, f32) {
  %r:2 = affine.for %i = 0 to 8 iter_args(%s = %z, %t = %z) -> (f32, f32) {
    %0 = affine.load %m[%i] : memref<8xf32>
    %k = affine.for %j = 0 to 8 iter_args(%u = %s) -> f32 {
      %1 = arith.mulf %u, %0 : f32
      affine.yield %1 : f32
    }
    %1 = arith.addf %t, %0 : f32
    affine.yield %k, %1 : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

// -----

func.func @unre(%m: memref<8xf32>, %z: f32) -> f32 {
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> f32 {
    %0 = affine.load %m[%i] : memref<8xf32>
    %1 = arith.subf %s, %0 : f32
    affine.yield %1 : f32
  }
  return %r : f32
}
