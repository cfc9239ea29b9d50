// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{fast-mem-capacity=0}))' --verify-diagnostics | FileCheck %s

// expected-warning @+2 {{total size of all copy buffers' for this block exceeds fast memory capacity}}
// expected-note @+1 {{see current operation}}
func.func @more(%a: memref<256xf32>) {
  %0 = affine.load %a[2] : memref<256xf32>
  affine.store %0, %a[3] : memref<256xf32>
  return
}

// -----

func.func @inside(%a: memref<256xf32>) {
  // expected-warning @+2 {{total size of all copy buffers' for this block exceeds fast memory capacity}}
  // expected-note @+1 {{see current operation}}
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<256xf32>
    affine.store %0, %a[%i + 1] : memref<256xf32>
  }
  return
}

// -----

func.func @not_linear(%a: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 8 {
    // expected-error @+4 {{getMemRefRegion: compose affine map failed}}
    // expected-note @+3 {{see current operation}}
    // expected-error @+2 {{error obtaining memory region}}
    // expected-note @+1 {{see current operation}}
    %0 = affine.load %a[%i * symbol(%n)] : memref<?xf32>
    affine.store %0, %a[%i + 1] : memref<?xf32>
  }
  return
}

// -----

func.func @no_box(%a: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %0 = affine.load %a[%i * 2] : memref<?xf32>
    // expected-warning @+2 {{getMemoryFootprintBytes: unable to perform a union on a memory region}}
    // expected-note @+1 {{see current operation}}
    affine.store %0, %a[%i] : memref<?xf32>
  }
  return
}
