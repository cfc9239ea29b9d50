// RUN: mlir-opt %s --split-input-file --convert-scf-to-openmp | FileCheck %s

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %z = arith.addf %l, %r : f32
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
      %z = arith.addf %l, %r : f80
      scf.reduce.return %z : f80
    }
  }
  return %r : f80
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: vector<4xf32>) -> vector<4xf32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<4xf32> {
    scf.reduce(%v : vector<4xf32>) {
    ^bb0(%l: vector<4xf32>, %r: vector<4xf32>):
      %z = arith.addf %l, %r : vector<4xf32>
      scf.reduce.return %z : vector<4xf32>
    }
  }
  return %r : vector<4xf32>
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %z = arith.mulf %l, %r : f32
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
      %z = arith.mulf %l, %r : f80
      scf.reduce.return %z : f80
    }
  }
  return %r : f80
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: vector<4xf32>) -> vector<4xf32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<4xf32> {
    scf.reduce(%v : vector<4xf32>) {
    ^bb0(%l: vector<4xf32>, %r: vector<4xf32>):
      %z = arith.mulf %l, %r : vector<4xf32>
      scf.reduce.return %z : vector<4xf32>
    }
  }
  return %r : vector<4xf32>
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %z = llvm.fadd %l, %r : f32
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
      %z = llvm.fadd %l, %r : f80
      scf.reduce.return %z : f80
    }
  }
  return %r : f80
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: vector<4xf32>) -> vector<4xf32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<4xf32> {
    scf.reduce(%v : vector<4xf32>) {
    ^bb0(%l: vector<4xf32>, %r: vector<4xf32>):
      %z = llvm.fadd %l, %r : vector<4xf32>
      scf.reduce.return %z : vector<4xf32>
    }
  }
  return %r : vector<4xf32>
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %z = llvm.fmul %l, %r : f32
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
      %z = llvm.fmul %l, %r : f80
      scf.reduce.return %z : f80
    }
  }
  return %r : f80
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: vector<4xf32>) -> vector<4xf32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<4xf32> {
    scf.reduce(%v : vector<4xf32>) {
    ^bb0(%l: vector<4xf32>, %r: vector<4xf32>):
      %z = llvm.fmul %l, %r : vector<4xf32>
      scf.reduce.return %z : vector<4xf32>
    }
  }
  return %r : vector<4xf32>
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %z = arith.addi %l, %r : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %z = arith.addi %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: vector<2xi32>) -> vector<2xi32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<2xi32> {
    scf.reduce(%v : vector<2xi32>) {
    ^bb0(%l: vector<2xi32>, %r: vector<2xi32>):
      %z = arith.addi %l, %r : vector<2xi32>
      scf.reduce.return %z : vector<2xi32>
    }
  }
  return %r : vector<2xi32>
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i1) -> i1 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i1 {
    scf.reduce(%v : i1) {
    ^bb0(%l: i1, %r: i1):
      %z = arith.muli %l, %r : i1
      scf.reduce.return %z : i1
    }
  }
  return %r : i1
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %z = arith.muli %l, %r : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %z = arith.muli %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i128) -> i128 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i128 {
    scf.reduce(%v : i128) {
    ^bb0(%l: i128, %r: i128):
      %z = arith.muli %l, %r : i128
      scf.reduce.return %z : i128
    }
  }
  return %r : i128
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: vector<2xi32>) -> vector<2xi32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<2xi32> {
    scf.reduce(%v : vector<2xi32>) {
    ^bb0(%l: vector<2xi32>, %r: vector<2xi32>):
      %z = arith.muli %l, %r : vector<2xi32>
      scf.reduce.return %z : vector<2xi32>
    }
  }
  return %r : vector<2xi32>
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %z = arith.ori %l, %r : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %z = arith.ori %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: vector<2xi32>) -> vector<2xi32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<2xi32> {
    scf.reduce(%v : vector<2xi32>) {
    ^bb0(%l: vector<2xi32>, %r: vector<2xi32>):
      %z = arith.ori %l, %r : vector<2xi32>
      scf.reduce.return %z : vector<2xi32>
    }
  }
  return %r : vector<2xi32>
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %z = arith.xori %l, %r : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %z = arith.xori %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: vector<2xi32>) -> vector<2xi32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<2xi32> {
    scf.reduce(%v : vector<2xi32>) {
    ^bb0(%l: vector<2xi32>, %r: vector<2xi32>):
      %z = arith.xori %l, %r : vector<2xi32>
      scf.reduce.return %z : vector<2xi32>
    }
  }
  return %r : vector<2xi32>
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %z = arith.andi %l, %r : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %z = arith.andi %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: vector<2xi32>) -> vector<2xi32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<2xi32> {
    scf.reduce(%v : vector<2xi32>) {
    ^bb0(%l: vector<2xi32>, %r: vector<2xi32>):
      %z = arith.andi %l, %r : vector<2xi32>
      scf.reduce.return %z : vector<2xi32>
    }
  }
  return %r : vector<2xi32>
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %z = llvm.add %l, %r : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %z = llvm.add %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: vector<2xi32>) -> vector<2xi32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<2xi32> {
    scf.reduce(%v : vector<2xi32>) {
    ^bb0(%l: vector<2xi32>, %r: vector<2xi32>):
      %z = llvm.add %l, %r : vector<2xi32>
      scf.reduce.return %z : vector<2xi32>
    }
  }
  return %r : vector<2xi32>
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i1) -> i1 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i1 {
    scf.reduce(%v : i1) {
    ^bb0(%l: i1, %r: i1):
      %z = llvm.mul %l, %r : i1
      scf.reduce.return %z : i1
    }
  }
  return %r : i1
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %z = llvm.mul %l, %r : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %z = llvm.mul %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i128) -> i128 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i128 {
    scf.reduce(%v : i128) {
    ^bb0(%l: i128, %r: i128):
      %z = llvm.mul %l, %r : i128
      scf.reduce.return %z : i128
    }
  }
  return %r : i128
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: vector<2xi32>) -> vector<2xi32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<2xi32> {
    scf.reduce(%v : vector<2xi32>) {
    ^bb0(%l: vector<2xi32>, %r: vector<2xi32>):
      %z = llvm.mul %l, %r : vector<2xi32>
      scf.reduce.return %z : vector<2xi32>
    }
  }
  return %r : vector<2xi32>
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %z = llvm.or %l, %r : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %z = llvm.or %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: vector<2xi32>) -> vector<2xi32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<2xi32> {
    scf.reduce(%v : vector<2xi32>) {
    ^bb0(%l: vector<2xi32>, %r: vector<2xi32>):
      %z = llvm.or %l, %r : vector<2xi32>
      scf.reduce.return %z : vector<2xi32>
    }
  }
  return %r : vector<2xi32>
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %z = llvm.xor %l, %r : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %z = llvm.xor %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: vector<2xi32>) -> vector<2xi32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<2xi32> {
    scf.reduce(%v : vector<2xi32>) {
    ^bb0(%l: vector<2xi32>, %r: vector<2xi32>):
      %z = llvm.xor %l, %r : vector<2xi32>
      scf.reduce.return %z : vector<2xi32>
    }
  }
  return %r : vector<2xi32>
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i8) -> i8 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i8 {
    scf.reduce(%v : i8) {
    ^bb0(%l: i8, %r: i8):
      %z = llvm.and %l, %r : i8
      scf.reduce.return %z : i8
    }
  }
  return %r : i8
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %z = llvm.and %l, %r : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: vector<2xi32>) -> vector<2xi32> {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> vector<2xi32> {
    scf.reduce(%v : vector<2xi32>) {
    ^bb0(%l: vector<2xi32>, %r: vector<2xi32>):
      %z = llvm.and %l, %r : vector<2xi32>
      scf.reduce.return %z : vector<2xi32>
    }
  }
  return %r : vector<2xi32>
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: f32) -> f32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> f32 {
    scf.reduce(%v : f32) {
    ^bb0(%l: f32, %r: f32):
      %z = arith.addf %l, %r fastmath<fast> : f32
      scf.reduce.return %z : f32
    }
  }
  return %r : f32
}

// -----

func.func @f(%i: index, %j: index, %s: index, %v: i32) -> i32 {
  %r = scf.parallel (%a) = (%i) to (%j) step (%s) init (%v) -> i32 {
    scf.reduce(%v : i32) {
    ^bb0(%l: i32, %r: i32):
      %z = arith.addi %l, %r overflow<nsw> : i32
      scf.reduce.return %z : i32
    }
  }
  return %r : i32
}
