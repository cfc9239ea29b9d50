// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion))' | FileCheck %s

// Steps, bounds that are symbols, and those of other loops.
func.func @steps(%out: memref<100xf32>) {
  %m = memref.alloc() : memref<100xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 100 step 2 {
    affine.store %c, %m[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 100 step 4 {
    %v = affine.load %m[%i] : memref<100xf32>
    affine.store %v, %out[%i] : memref<100xf32>
  }
  return
}

// -----

func.func @symbols(%n: index, %out: memref<100xf32>) {
  %m = memref.alloc() : memref<100xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to %n {
    affine.store %c, %m[%i] : memref<100xf32>
  }
  affine.for %i = 0 to %n {
    %v = affine.load %m[%i] : memref<100xf32>
    affine.store %v, %out[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 100 {
    affine.store %c, %m[%i + symbol(%n)] : memref<100xf32>
  }
  affine.for %i = 0 to 100 {
    %v = affine.load %m[%i + symbol(%n)] : memref<100xf32>
    affine.store %v, %out[%i] : memref<100xf32>
  }
  return
}

// -----

func.func @triangles(%out: memref<10x10xf32>) {
  %m = memref.alloc() : memref<10x10xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      affine.store %c, %m[%i, %j] : memref<10x10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %v = affine.load %m[%i, %j] : memref<10x10xf32>
      affine.store %v, %out[%i, %j] : memref<10x10xf32>
    }
  }
  return
}

// -----

// Quotients and rests; the second has memory of its own by a quotient.
func.func @quotients(%out: memref<64xf32>) {
  %m = memref.alloc() : memref<64xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 64 {
    affine.store %c, %m[%i floordiv 2] : memref<64xf32>
  }
  affine.for %i = 0 to 4 {
    %v = affine.load %m[%i] : memref<64xf32>
    affine.store %v, %out[%i] : memref<64xf32>
  }
  affine.for %i = 0 to 64 {
    affine.store %c, %m[%i mod 4] : memref<64xf32>
  }
  affine.for %i = 0 to 64 {
    %v = affine.load %m[%i mod 4] : memref<64xf32>
    affine.store %v, %out[%i] : memref<64xf32>
  }
  return
}

// -----

// Of a loop that runs once a bound follows from others.
func.func @once(%out: memref<100xf32>) {
  %m = memref.alloc() : memref<100xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 100 {
    affine.store %c, %m[%i floordiv 2] : memref<100xf32>
  }
  affine.for %i = 0 to 1 {
    %v = affine.load %m[%i] : memref<100xf32>
    affine.store %v, %out[%i] : memref<100xf32>
  }
  return
}

// -----

// Products of indices, and none that are alike.
func.func @scaled(%out: memref<100xf32>) {
  %m = memref.alloc() : memref<100xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 50 {
    affine.store %c, %m[%i * 2] : memref<100xf32>
  }
  affine.for %i = 0 to 50 {
    %v = affine.load %m[%i * 2 + 1] : memref<100xf32>
    affine.store %v, %out[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 25 {
    %v = affine.load %m[%i * 4] : memref<100xf32>
    affine.store %v, %out[%i] : memref<100xf32>
  }
  return
}
