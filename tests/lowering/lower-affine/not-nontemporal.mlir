// RUN: mlir-opt %s --lower-affine --mlir-print-op-generic | FileCheck %s

// Accesses say that they are not non-temporal; the custom form leaves that out.

func.func @accesses(%m: memref<8xf32>, %i: index) {
  %0 = affine.load %m[%i] : memref<8xf32>
  affine.store %0, %m[%i] : memref<8xf32>
  %1 = affine.vector_load %m[%i] : memref<8xf32>, vector<4xf32>
  affine.vector_store %1, %m[%i] : memref<8xf32>, vector<4xf32>
  return
}
