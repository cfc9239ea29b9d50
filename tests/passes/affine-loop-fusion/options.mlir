// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{maximal}))' | FileCheck %s --check-prefix=MAXIMAL
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{compute-tolerance=0}))' | FileCheck %s --check-prefix=NONE
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{compute-tolerance=1.5 mode=producer}))' | FileCheck %s --check-prefix=MUCH
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{fast-mem-space=2 local-buf-threshold=1}))' | FileCheck %s --check-prefix=FAST
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=sibling maximal}))' | FileCheck %s --check-prefix=SIBLING

// What a loop needs is computed again in each iteration.
func.func @again(%out: memref<10x100xf32>) {
  %m = memref.alloc() : memref<10x100xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 100 {
      affine.store %c, %m[%i, %j] : memref<10x100xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 100 {
      %v = affine.load %m[%i + 1, %j] : memref<10x100xf32>
      %w = affine.load %m[%i + 2, %j] : memref<10x100xf32>
      %x = arith.addf %v, %w : f32
      affine.store %x, %out[%i, %j] : memref<10x100xf32>
    }
  }
  return
}

// -----

// Many small loops.
func.func @many(%in: memref<1000xf32>, %out: memref<1000xf32>) {
  %m = memref.alloc() : memref<1000xf32>
  %k = memref.alloc() : memref<1000xf32>
  affine.for %i = 0 to 1000 {
    %v = affine.load %in[%i] : memref<1000xf32>
    affine.store %v, %m[%i] : memref<1000xf32>
  }
  affine.for %i = 0 to 998 {
    %v = affine.load %m[%i] : memref<1000xf32>
    %w = affine.load %m[%i + 2] : memref<1000xf32>
    %x = arith.addf %v, %w : f32
    affine.store %x, %k[%i] : memref<1000xf32>
  }
  affine.for %i = 0 to 990 {
    %v = affine.load %k[%i] : memref<1000xf32>
    %w = affine.load %k[%i + 2] : memref<1000xf32>
    %x = arith.addf %v, %w : f32
    affine.store %x, %out[%i] : memref<1000xf32>
  }
  affine.for %i = 0 to 1000 {
    %v = affine.load %in[%i] : memref<1000xf32>
    affine.store %v, %k[%i] : memref<1000xf32>
  }
  return
}

// -----

// A loop that depends on itself, which nothing is to do again.
func.func @circle(%in: memref<16xf32>, %out: memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  affine.for %i = 0 to 16 {
    %v = affine.load %m[0] : memref<16xf32>
    affine.store %v, %m[%i] : memref<16xf32>
  }
  affine.for %i = 0 to 16 {
    %v = affine.load %m[%i] : memref<16xf32>
    affine.store %v, %out[%i] : memref<16xf32>
  }
  affine.for %i = 0 to 16 {
    %v = affine.load %m[-%i + 15] : memref<16xf32>
    affine.store %v, %out[%i] : memref<16xf32>
  }
  return
}
