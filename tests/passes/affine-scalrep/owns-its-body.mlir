// RUN: mlir-opt %s --affine-scalrep | FileCheck %s

// The body of the reduction is no part of the function's.
func.func @reduction(%x: f32, %m: memref<8xf32>) -> f32 {
  affine.store %x, %m[0] : memref<8xf32>
  %0 = gpu.all_reduce add %x {} : (f32) -> (f32)
  %1 = gpu.all_reduce %0 {
  ^bb(%l : f32, %r : f32):
    %sum = arith.addf %l, %r : f32
    gpu.yield %sum : f32
  } : (f32) -> (f32)
  %2 = affine.load %m[0] : memref<8xf32>
  %3 = arith.addf %1, %2 : f32
  return %3 : f32
}
func.func @module(%x: f32, %m: memref<8xf32>) -> f32 {
  affine.store %x, %m[0] : memref<8xf32>
  builtin.module {
    func.func @inner(%y: f32, %n: memref<8xf32>) -> f32 {
      affine.store %y, %n[1] : memref<8xf32>
      %0 = affine.load %n[1] : memref<8xf32>
      return %0 : f32
    }
  }
  %0 = affine.load %m[0] : memref<8xf32>
  return %0 : f32
}
