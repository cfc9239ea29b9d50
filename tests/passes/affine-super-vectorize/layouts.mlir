// RUN: mlir-opt %s --affine-super-vectorize="virtual-vector-size=4" --verify-diagnostics

func.func @lay(%A: memref<?x?xf32, strided<[?, 1], offset: ?>>, %x: f32, %N: index) {
  affine.for %i = 0 to %N {
      // expected-error @+1 {{NYI: non-trivial layout map}}
      affine.store %x, %A[%i, 0] : memref<?x?xf32, strided<[?, 1], offset: ?>>
  }
  return
}
