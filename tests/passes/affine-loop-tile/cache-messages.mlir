// RUN: mlir-opt %s --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(func.func(affine-loop-tile{cache-size=1}))' | FileCheck %s

// Where it is not known what is accessed, that is said, and tiles are of the size they have else.
func.func @no_sum(%a: memref<64x64xf32>, %n: index) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 30 {
      // expected-error @+2 {{getMemRefRegion: compose affine map failed}}
      // expected-error @+1 {{error obtaining memory region}}
      %0 = affine.load %a[%i mod symbol(%n), %j] : memref<64x64xf32>
    }
  }
  return
}

// -----

func.func @bound(%a: memref<64x64xf32>, %f: f32, %n: index, %m: index) {
  affine.for %i = 0 to affine_map<()[s0, s1] -> (s0 floordiv s1)>()[%n, %m] {
    // expected-error @+1 {{error obtaining memory region}}
    affine.store %f, %a[%i, 0] : memref<64x64xf32>
  }
  return
}

// -----

func.func @apart(%b: memref<?xf32>, %f: f32, %n: index, %m: index) {
  affine.for %i = 0 to 64 {
    affine.store %f, %b[%i + symbol(%n)] : memref<?xf32>
    // expected-warning @+1 {{getMemoryFootprintBytes: unable to perform a union on a memory region}}
    affine.store %f, %b[%i + symbol(%m)] : memref<?xf32>
  }
  return
}
