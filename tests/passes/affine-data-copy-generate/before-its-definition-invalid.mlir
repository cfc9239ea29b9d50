// RUN: mlir-opt %s --affine-data-copy-generate --verify-diagnostics

// What is made between a load and the next loop is copied before it is there.
func.func @defined_inside(%a: memref<64xf32>) {
  %0 = affine.load %a[0] : memref<64xf32>
  // expected-note @+1 {{operand defined here (op in the same block)}}
  %m = memref.alloc() : memref<4xf32>
  // expected-error @+1 {{operand #0 does not dominate this use}}
  %1 = affine.load %m[1] : memref<4xf32>
  affine.store %1, %a[1] : memref<64xf32>
  return
}
