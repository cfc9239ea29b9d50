// RUN: mlir-opt %s --split-input-file --convert-scf-to-openmp --verify-diagnostics

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %c = arith.cmpf olt, %r, %l : f32
      %z = arith.select %c, %l, %r : f32
      // expected-error @+1 {{unconverted operation found}}
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %c = arith.cmpf olt, %r, %l : f32
      %z = arith.select %c, %r, %l : f32
      // expected-error @+1 {{unconverted operation found}}
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i1) -> i1 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i1 {
    // expected-error @+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
    scf.reduce(%v : i1) {
    ^bb0(%l: i1, %r: i1):
      %c = arith.cmpi slt, %l, %r : i1
      %z = arith.select %c, %l, %r : i1
      scf.reduce.return %z : i1
    }
  }
  return %r : i1
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i1) -> i1 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i1 {
    // expected-error @+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
    scf.reduce(%v : i1) {
    ^bb0(%l: i1, %r: i1):
      %c = arith.cmpi slt, %l, %r : i1
      %z = arith.select %c, %r, %l : i1
      scf.reduce.return %z : i1
    }
  }
  return %r : i1
}
