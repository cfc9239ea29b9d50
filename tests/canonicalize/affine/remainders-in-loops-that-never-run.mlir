// RUN: mlir-opt %s --canonicalize | FileCheck %s

// Remainders of what begins beyond the divisor are left, also where it ends before it begins.

func.func @f(%m: memref<8x8xf32>, %v: f32, %s: index) {
  affine.for %i = 2 to 0 {
    affine.store %v, %m[%i mod 2, symbol(%s)] : memref<8x8xf32>
    affine.store %v, %m[%i mod 4, symbol(%s)] : memref<8x8xf32>
  }
  affine.for %i = 4 to 4 {
    affine.store %v, %m[%i mod 4, -%i] : memref<8x8xf32>
  }
  affine.for %i = 1 to 0 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 mod 2)>(%i) {
      affine.store %v, %m[%j, %j] : memref<8x8xf32>
    }
  }
  return
}
