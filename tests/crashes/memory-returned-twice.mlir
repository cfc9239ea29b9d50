// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s --buffer-results-to-out-params=hoist-static-allocs

func.func private @twice() -> (memref<4xf32>, memref<4xf32>) {
  %0 = memref.alloc() : memref<4xf32>
  return %0, %0 : memref<4xf32>, memref<4xf32>
}
