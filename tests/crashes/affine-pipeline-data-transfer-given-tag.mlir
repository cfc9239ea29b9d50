// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s --affine-pipeline-data-transfer

func.func @given(%src: memref<256xf32>, %a: memref<32xf32, 1>, %t: memref<1xi32>) {
  %n = arith.constant 16 : index
  affine.for %i = 0 to 2 {
    affine.dma_start %src[%i], %a[%i], %t[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t[0], %n : memref<1xi32>
  }
  return
}
