// RUN: mlir-opt %s --test-affine-access-analysis --verify-diagnostics

func.func @layouts(%A: memref<?x?xf32, strided<[?, 1], offset: ?>>, %n: index) {
  affine.for %i = 0 to %n {
    affine.for %j = 0 to %n {
      // expected-remark @+2 {{invariant along loop 0}}
      // expected-error @+1 {{NYI: non-trivial layout map}}
      %0 = affine.load %A[0, %j] : memref<?x?xf32, strided<[?, 1], offset: ?>>
      %1 = memref.load %A[%i, %j] : memref<?x?xf32, strided<[?, 1], offset: ?>>
    }
  }
  return
}
