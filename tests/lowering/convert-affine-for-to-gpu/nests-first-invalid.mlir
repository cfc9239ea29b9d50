// Nests are looked at before what their loops pass on.
// RUN: mlir-opt %s --split-input-file --verify-diagnostics "--pass-pipeline=builtin.module(func.func(convert-affine-for-to-gpu))"

func.func @f(%m: memref<8xf32>, %s: f32) -> f32 {
  // expected-error @below {{expected perfectly nested loops in the body}}
  %0 = affine.for %i = 0 to 8 iter_args(%x = %s) -> f32 {
    %1 = affine.load %m[%i] : memref<8xf32>
    %2 = arith.subf %1, %x : f32
    affine.yield %2 : f32
  }
  return %0 : f32
}
