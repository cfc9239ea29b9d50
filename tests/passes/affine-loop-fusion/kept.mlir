// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion))' | FileCheck %s

// Ops in between that depend on the first, and that the second depends on.
func.func @between(%in: memref<10xf32>, %out: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  %k = memref.alloc() : memref<10xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[-%i + 9] : memref<10xf32>
    affine.store %v, %k[0] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    %w = affine.load %k[%i] : memref<10xf32>
    %x = arith.addf %v, %w : f32
    affine.store %x, %out[%i] : memref<10xf32>
  }
  return
}

// -----

// Branches, loops side by side, loops that carry values, and ops with regions that are not known.
func.func @structures(%out: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 - 2 >= 0)>(%i) {
      affine.store %c, %m[%i] : memref<10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  affine.parallel (%i) = (0) to (10) {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  return
}

// -----

func.func @carried(%in: memref<10xf32>, %out: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  %s = affine.for %i = 0 to 10 iter_args(%all = %c) -> (f32) {
    %v = affine.load %m[%i] : memref<10xf32>
    %w = arith.addf %all, %v : f32
    affine.yield %w : f32
  }
  affine.store %s, %out[0] : memref<10xf32>
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    %w = arith.addf %v, %s : f32
    affine.store %w, %out[%i] : memref<10xf32>
  }
  return
}

// -----

func.func @regions(%out: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  "unknown"() ({
  }) : () -> ()
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  return
}

// -----

// Accesses without maps, calls, and views.
func.func @other_ops(%p: index, %out: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  %k = memref.alloc() : memref<10xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  memref.store %c, %m[%p] : memref<10xf32>
  affine.for %i = 0 to 10 {
    %v = affine.load %m[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    affine.store %c, %k[%i] : memref<10xf32>
    %v = memref.load %k[%i] : memref<10xf32>
    memref.store %v, %out[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 10 {
    %v = affine.load %k[%i] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  call @takes(%k) : (memref<10xf32>) -> ()
  return
}
func.func private @takes(memref<10xf32>)

// -----

// A value between them is computed of what the first writes.
func.func @by_value(%out: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.store %c, %m[%i] : memref<10xf32>
  }
  %v = affine.load %m[3] : memref<10xf32>
  affine.for %i = 0 to 10 {
    %w = affine.load %m[%i] : memref<10xf32>
    %x = arith.addf %v, %w : f32
    affine.store %x, %out[%i] : memref<10xf32>
  }
  return
}

// -----

// Each depends on what an iteration before wrote.
func.func @circles(%out: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  affine.for %i = 1 to 10 {
    %v = affine.load %m[%i - 1] : memref<10xf32>
    affine.store %v, %m[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 9 {
    %v = affine.load %m[%i + 1] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  affine.for %i = 0 to 9 {
    %v = affine.load %m[0] : memref<10xf32>
    affine.store %v, %out[%i] : memref<10xf32>
  }
  return
}

// -----

// Memory that is freed, and what is in loops.
func.func @inside(%out: memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  %c = arith.constant 1.0 : f32
  affine.for %o = 0 to 10 {
    affine.for %i = 0 to 10 {
      affine.store %c, %m[%i] : memref<10xf32>
    }
    affine.for %i = 0 to 10 {
      %v = affine.load %m[%i] : memref<10xf32>
      affine.store %v, %out[%i] : memref<10xf32>
    }
  }
  scf.execute_region {
    affine.for %i = 0 to 10 {
      affine.store %c, %m[%i] : memref<10xf32>
    }
    affine.for %i = 0 to 10 {
      %v = affine.load %m[%i] : memref<10xf32>
      affine.store %v, %out[%i] : memref<10xf32>
    }
    scf.yield
  }
  memref.dealloc %m : memref<10xf32>
  return
}
