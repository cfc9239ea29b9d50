// ORACLE: differs (copies-that-allocate)
// RUN: mlir-opt %s --split-input-file --buffer-results-to-out-params='hoist-static-allocs' --allow-unregistered-dialect | FileCheck %s

func.func private @clone(%c: memref<4xf32>, %d: memref<?xf32>) -> (memref<4xf32>, memref<4xf32>, memref<4xf32>) {
  %0 = bufferization.clone %c : memref<4xf32> to memref<4xf32>
  %1 = memref.alloca() : memref<4xf32>
  %2 = memref.realloc %d : memref<?xf32> to memref<4xf32>
  return %0, %1, %2 : memref<4xf32>, memref<4xf32>, memref<4xf32>
}

// -----

func.func private @twice() -> (memref<4xf32>, memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  return %0, %0 : memref<4xf32>, memref<4xf32>
}
