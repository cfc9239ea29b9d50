// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(convert-affine-for-to-gpu{gpu-block-dims=1 gpu-thread-dims=4}))' --verify-diagnostics

func.func @two(%m: memref<?x?xf32>, %n: index) {
// expected-error @+1 {{cannot map to more than 3 thread dimensions}}
  affine.for %i = 0 to 10 {
    affine.for %j = 2 to %n step 3 {
      %0 = affine.load %m[%i, %j] : memref<?x?xf32>
      affine.store %0, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}
