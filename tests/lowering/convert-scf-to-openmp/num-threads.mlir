// RUN: mlir-opt %s --split-input-file --convert-scf-to-openmp=num-threads=4 --mlir-print-debuginfo | FileCheck %s

func.func @f(%i: index, %j: index, %s: index, %m: memref<?xf32>, %v: f32, %vi: i32, %c: i1) {
  scf.parallel (%a, %b) = (%i, %i) to (%j, %j) step (%s, %s) {
    memref.store %v, %m[%a] : memref<?xf32>
  }
  return
}

// -----

func.func @f(%i: index, %j: index, %s: index, %m: memref<?xf32>, %v: f32, %vi: i32, %c: i1) {
  scf.parallel (%a) = (%i) to (%j) step (%s) {
    scf.parallel (%b) = (%i) to (%a) step (%s) {
      memref.store %v, %m[%b] : memref<?xf32>
    }
  }
  return
}

// -----

func.func @f(%i: index, %j: index, %s: index, %m: memref<?xf32>, %v: f32, %vi: i32, %c: i1) {
  scf.parallel (%a) = (%i) to (%j) step (%s) {
    %r = scf.parallel (%b) = (%i) to (%a) step (%s) init (%v) -> f32 {
      %x = memref.load %m[%b] : memref<?xf32>
      scf.reduce(%x : f32) { ^bb0(%l: f32, %q: f32): %z = arith.addf %l, %q : f32 scf.reduce.return %z : f32 }
    }
    memref.store %r, %m[%a] : memref<?xf32>
  }
  scf.for %k = %i to %j step %s {
    scf.parallel (%b) = (%i) to (%k) step (%s) { memref.store %v, %m[%b] : memref<?xf32> }
  }
  scf.if %c {
    scf.parallel (%b) = (%i) to (%j) step (%s) { %al = memref.alloca() : memref<4xf32> memref.store %v, %al[%b] : memref<4xf32> }
  }
  return
}

// -----

func.func @f(%i: index, %v: f32, %w : f32) -> f32 {
  %q = scf.parallel (%a) = (%i) to (%i) step (%i) init (%v) -> f32 {
    %r = scf.parallel (%b) = (%i) to (%i) step (%i) init (%w) -> f32 {
      scf.reduce(%v : f32) { ^bb0(%l: f32, %q: f32): %z = arith.addf %l, %q : f32 scf.reduce.return %z : f32 }
    }
    scf.reduce(%r : f32) { ^bb0(%l: f32, %q: f32): %z = arith.mulf %l, %q : f32 scf.reduce.return %z : f32 }
  }
  return %q : f32
}
