// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s

func.func @wait(%i: index, %m: memref<4xi32>) {
  "affine.dma_wait"(%m, %i, %i) : (memref<4xi32>, index, index) -> ()
  return
}
