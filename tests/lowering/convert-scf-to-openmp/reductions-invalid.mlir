// RUN: mlir-opt %s --split-input-file --convert-scf-to-openmp --verify-diagnostics

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %z = arith.subf %l, %r : f32
      // expected-error @+1 {{unconverted operation found}}
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f80) -> f80 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f80 {
    scf.reduce(%v : f80) {
    ^bb0(%l: f80, %r: f80):
      %z = arith.subf %l, %r : f80
      // expected-error @+1 {{unconverted operation found}}
      scf.reduce.return %z : f80
    }
  }
  return %r : f80
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i1) -> i1 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i1 {
    // expected-error @+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
    scf.reduce(%v : i1) {
    ^bb0(%l: i1, %r: i1):
      %z = arith.addi %l, %r : i1
      scf.reduce.return %z : i1
    }
  }
  return %r : i1
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i128) -> i128 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i128 {
    // expected-error @+1 {{'llvm.atomicrmw' op expected LLVM IR integer type}}
    scf.reduce(%v : i128) {
    ^bb0(%l: i128, %r: i128):
      %z = arith.addi %l, %r : i128
      scf.reduce.return %z : i128
    }
  }
  return %r : i128
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: index) -> index {
  // expected-error @+1 {{'llvm.store' op operand #0 must be LLVM type with size, but got 'index'}}
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> index {
    // expected-error @+1 {{'llvm.mlir.constant' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
    scf.reduce(%v : index) {
    ^bb0(%l: index, %r: index):
      %z = arith.addi %l, %r : index
      scf.reduce.return %z : index
    }
  }
  return %r : index
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: index) -> index {
  // expected-error @+1 {{'llvm.store' op operand #0 must be LLVM type with size, but got 'index'}}
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> index {
    // expected-error @+1 {{'llvm.mlir.constant' op result #0 must be LLVM dialect-compatible type, but got 'index'}}
    scf.reduce(%v : index) {
    ^bb0(%l: index, %r: index):
      %z = arith.muli %l, %r : index
      scf.reduce.return %z : index
    }
  }
  return %r : index
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: index) -> index {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> index {
    scf.reduce(%v : index) {
    ^bb0(%l: index, %r: index):
      // expected-error @+1 {{'llvm.add' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
      %z = llvm.add %l, %r : index
      scf.reduce.return %z : index
    }
  }
  return %r : index
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: index) -> index {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> index {
    scf.reduce(%v : index) {
    ^bb0(%l: index, %r: index):
      // expected-error @+1 {{'llvm.mul' op operand #0 must be signless integer or LLVM dialect-compatible vector of signless integer, but got 'index'}}
      %z = llvm.mul %l, %r : index
      scf.reduce.return %z : index
    }
  }
  return %r : index
}
