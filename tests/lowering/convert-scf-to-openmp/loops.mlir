// RUN: mlir-opt %s --split-input-file --convert-scf-to-openmp | FileCheck %s

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

func.func @f(%i: index, %j: index, %s: index, %m: memref<?xf32>, %v: f32, %vi: i32, %c: i1) {
  %r:3 = scf.parallel (%a, %b) = (%i, %i) to (%j, %j) step (%s, %s) init (%v, %v, %vi) -> (f32, f32, i32) {
    %x = memref.load %m[%a] : memref<?xf32>
    scf.reduce(%x, %v, %vi : f32, f32, i32) { ^bb0(%l: f32, %q: f32): %z = arith.addf %l, %q : f32 scf.reduce.return %z : f32 }
    , { ^bb0(%l: f32, %q: f32): %z = arith.mulf %l, %q : f32 scf.reduce.return %z : f32 }
    , { ^bb0(%l: i32, %q: i32): %z = arith.ori %l, %q : i32 scf.reduce.return %z : i32 }
  } {foo, mapping = []}
  memref.store %r#0, %m[%i] : memref<?xf32>
  memref.store %r#1, %m[%i] : memref<?xf32>
  return
}
func.func private @__scf_reduction_1()
module {
func.func @g(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) { ^bb0(%l: f32, %q: f32): %z = arith.addf %l, %q : f32 scf.reduce.return %z : f32 }
  }
  return %r : f32
}
}
func.func @g2(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) { ^bb0(%l: f32, %q: f32): %z = arith.addf %l, %q : f32 scf.reduce.return %z : f32 }
  }
  return %r : f32
}

// -----

%i = arith.constant 1 : index
%v = arith.constant 1.0 : f32
%r = scf.parallel (%a) = (%i) to (%i) step (%i) init (%v) -> f32 {
    scf.reduce(%v : f32) { ^bb0(%l: f32, %q: f32): %z = arith.addf %l, %q : f32 scf.reduce.return %z : f32 }
}
scf.parallel (%a) = (%i) to (%i) step (%i) { }

// -----

llvm.func @g2(%i: i64, %v: f32) -> f32 {
  %s = arith.index_cast %i : i64 to index
  %r = scf.parallel (%a) = (%s) to (%s) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) { ^bb0(%l: f32, %q: f32): %z = arith.addf %l, %q : f32 scf.reduce.return %z : f32 }
  }
  llvm.return %r : f32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %m: memref<?xf32>, %v: f32, %vi: i32, %c: i1) {
  scf.forall (%a) in (%j) {  memref.store %v, %m[%a] : memref<?xf32> }
  %z = scf.for %k = %i to %j step %s iter_args(%y = %v) -> f32 { scf.yield %y : f32 }
  return
}

// -----

module { func.func @f() { return } }

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
