// ORACLE: differs (iterations-that-meet)
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-parallelize))' | FileCheck %s

func.func @elsewhere(%m: memref<?xf32>, %z: f32) {
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
      affine.store %z, %m[%i] : memref<?xf32>
    } else {
      %0 = affine.load %m[%i + 5] : memref<?xf32>
    }
  }
  return
}

// -----

func.func @overlap(%m: memref<?xf32>, %v: vector<4xf32>) {
  affine.for %i = 0 to 64 {
    affine.vector_store %v, %m[%i] : memref<?xf32>, vector<4xf32>
  }
  return
}

// -----

func.func @beside(%m: memref<?x?xf32>, %z: f32) {
  affine.parallel (%p) = (0) to (64) {
    affine.for %i = 0 to 64 {
      affine.store %z, %m[%p, 0] : memref<?x?xf32>
    }
    affine.for %i = 0 to 64 {
      affine.store %z, %m[%p, %i] : memref<?x?xf32>
    }
  }
  return
}
