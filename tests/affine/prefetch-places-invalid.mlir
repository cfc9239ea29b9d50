// RUN: mlir-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect

func.func @computed(%m: memref<4x4xi32>, %c: i1) {
  scf.if %c {
    %i, %j = "t.places"() : () -> (index, index)
    // expected-error @+1 {{'affine.prefetch' op index must be a valid dimension or symbol identifier}}
    affine.prefetch %m[%i, %j + 1], read, locality<3>, data : memref<4x4xi32>
  }
  return
}

// -----

func.func @symbols(%m: memref<4x4xi32>, %c: i1) {
  scf.if %c {
    %i = "t.place"() : () -> index
    // expected-error @+1 {{'affine.prefetch' op index must be a valid dimension or symbol identifier}}
    affine.prefetch %m[symbol(%i), 0], write, locality<0>, instr : memref<4x4xi32>
  }
  return
}
