// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=sibling}))' | FileCheck %s

// Loops that read the same become one.
func.func @given(%in: memref<10x20xf32>, %a: memref<10x20xf32>, %b: memref<10x20xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %v = affine.load %in[%i, %j] : memref<10x20xf32>
      affine.store %v, %a[%i, %j] : memref<10x20xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %v = affine.load %in[%i, %j] : memref<10x20xf32>
      affine.store %v, %b[%i, %j] : memref<10x20xf32>
    }
  }
  return
}

// -----

// What is allocated here.
func.func @own(%a: memref<10xf32>, %b: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %a[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %b[%i] : memref<10xf32>
  }
  return
}

// -----

// Not all of one, another number of iterations, and several loads.
func.func @unlike(%in: memref<20xf32>, %a: memref<20xf32>, %b: memref<20xf32>) {
  affine.for %i = 0 to 20 {
    %v = affine.load %in[%i] : memref<20xf32>
    affine.store %v, %a[%i] : memref<20xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %in[%i] : memref<20xf32>
    %w = affine.load %in[%i + 1] : memref<20xf32>
    %x = arith.addf %v, %w : f32
    affine.store %x, %b[%i] : memref<20xf32>
  }
  return
}

// -----

// One depends on the other.
func.func @dependent(%in: memref<20xf32>, %a: memref<20xf32>, %b: memref<20xf32>) {
  affine.for %i = 0 to 20 {
    %v = affine.load %in[%i] : memref<20xf32>
    affine.store %v, %a[%i] : memref<20xf32>
  }
  affine.for %i = 0 to 20 {
    %v = affine.load %in[%i] : memref<20xf32>
    %w = affine.load %a[-%i + 19] : memref<20xf32>
    %x = arith.addf %v, %w : f32
    affine.store %x, %b[%i] : memref<20xf32>
  }
  return
}

// -----

// A place that the block is given counts, too.
func.func @places(%in: memref<10x10xf32>, %a: memref<10x10xf32>) {
  %m = memref.alloc() : memref<10x10xf32>
  affine.for %o = 0 to 10 {
    affine.for %i = 0 to 10 {
      %v = affine.load %in[%o, %i] : memref<10x10xf32>
      affine.store %v, %m[%o, %i] : memref<10x10xf32>
    }
    affine.for %i = 0 to 10 {
      %v = affine.load %in[%o, %i] : memref<10x10xf32>
      affine.store %v, %a[%o, %i] : memref<10x10xf32>
    }
  }
  return
}

// -----

// Sums in memory: the loop over all of a line stays whole.
func.func @sums(%in: memref<10x20xf32>, %a: memref<10xf32>, %b: memref<10xf32>) {
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %v = affine.load %in[%i, %j] : memref<10x20xf32>
      %s = affine.load %a[%i] : memref<10xf32>
      %t = arith.addf %s, %v : f32
      affine.store %t, %a[%i] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 20 {
      %v = affine.load %in[%i, %j] : memref<10x20xf32>
      %s = affine.load %b[%i] : memref<10xf32>
      %t = arith.addf %s, %v : f32
      affine.store %t, %b[%i] : memref<10xf32>
    }
  }
  return
}
