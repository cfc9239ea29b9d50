// RUN: mlir-opt %s --split-input-file --convert-scf-to-openmp=num-threads=4 --mlir-print-debuginfo --verify-diagnostics

func.func @f(%i: index, %m: memref<4xf32>) -> memref<4xf32> {
  %r = scf.parallel (%a) = (%i) to (%i) step (%i) init (%m) -> memref<4xf32> {
    // expected-error @+1 {{unconverted operation found}}
    scf.reduce(%m : memref<4xf32>) { ^bb0(%l: memref<4xf32>, %q: memref<4xf32>): scf.reduce.return %l : memref<4xf32> }
  }
  return %r : memref<4xf32>
}

// -----

func.func @f(%i: index, %v: f32, %w : f32) -> f32 {
  %d = arith.constant 1.0 : f32
  %q:2 = scf.parallel (%a) = (%i) to (%i) step (%i) init (%v, %v) -> (f32, f32) {
    // expected-error @+1 {{unconverted operation found}}
    scf.reduce(%v, %w : f32, f32) { ^bb0(%l: f32, %q: f32): %z = arith.addf %l, %q : f32 scf.reduce.return %z : f32 }, { ^bb0(%l: f32, %q: f32): %z = arith.subf %l, %q : f32 scf.reduce.return %z : f32 }
  }
  return %q#0 : f32
}
