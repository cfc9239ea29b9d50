// RUN: mlir-opt %s --affine-data-copy-generate --verify-diagnostics

// What is made between a load and the next loop is copied before it is there.
func.func @defined_inside(%a: memref<64xf32>) {
  // expected-error @+2 {{operand #0 does not dominate this use}}
  // expected-note @+1 {{see current operation}}
  %0 = affine.load %a[0] : memref<64xf32>
  // expected-note @+1 {{operand defined here (op in the same block)}}
  %m = memref.alloc() : memref<4xf32>
  affine.store %0, %m[1] : memref<4xf32>
  return
}
