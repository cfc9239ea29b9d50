// RUN: mlir-opt %s --split-input-file --arith-unsigned-when-equivalent | FileCheck %s

func.func @a(%n: index) -> i1 {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %lo = arith.minsi %n, %c8 : index
  %lp = arith.maxsi %lo, %c0 : index
  %ok = arith.cmpi ule, %lp, %c8 : index
  %x = scf.if %ok -> index { scf.yield %lp : index } else { scf.yield %n : index }
  %x2 = arith.cmpi slt, %x, %c0 : index
  return %x2 : i1
}

// -----

func.func @b(%n: index, %a: index) -> i1 {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %r = arith.remui %n, %c8 : index
  %ok = arith.cmpi ult, %r, %c8 : index
  %x = scf.if %ok -> index { scf.yield %c8 : index } else { scf.yield %n : index }
  %x2 = arith.cmpi eq, %x, %c8 : index
  return %x2 : i1
}

// -----

func.func @c(%n: index, %a: index) -> i1 {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %r = arith.remui %n, %c8 : index
  %ok = arith.cmpi ult, %r, %c8 : index
  %x = arith.select %ok, %c8, %n : index
  %x2 = arith.cmpi eq, %x, %c8 : index
  return %x2 : i1
}

// -----

func.func @d(%n: index, %a: index) -> i1 {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %r = arith.remui %n, %c8 : index
  %ok = arith.cmpi ult, %r, %c8 : index
  cf.cond_br %ok, ^a(%c8 : index), ^a(%n : index)
^a(%x: index):
  %x2 = arith.cmpi eq, %x, %c8 : index
  return %x2 : i1
}

// -----

func.func @e(%n: index, %a: index) -> i1 {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %r = arith.remui %n, %c8 : index
  %ok = arith.cmpi ult, %r, %c8 : index
  cf.cond_br %ok, ^a, ^b
^a:
  %y = arith.addi %r, %c8 : index
  cf.br ^c(%y : index)
^b:
  cf.br ^c(%n : index)
^c(%x: index):
  %x2 = arith.cmpi uge, %x, %c8 : index
  return %x2 : i1
}

// -----

func.func @f(%n: index, %k: index) -> i1 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %s = scf.for %i = %c0 to %c8 step %c1 iter_args(%a = %c0) -> index {
    %ok = arith.cmpi ult, %i, %c8 : index
    %x = scf.if %ok -> index { scf.yield %i : index } else { scf.yield %n : index }
    %y = arith.minui %x, %c8 : index
    %z = arith.cmpi ult, %x, %c8 : index
    %w = scf.if %z -> index { scf.yield %c1 : index } else { scf.yield %k : index }
    scf.yield %w : index
  }
  %x2 = arith.cmpi ule, %s, %c1 : index
  return %x2 : i1
}

// -----

func.func @a(%n: index, %f: f32, %c: i1) -> (i1, i32) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  %true = arith.constant true
  %c5 = arith.constant 5 : i32
  %lo = arith.minsi %n, %c8 : index
  %lp = arith.maxsi %lo, %c0 : index
  %ok = arith.cmpi ule, %lp, %c8 : index
  %x = scf.if %ok -> index { scf.yield %lp : index } else { scf.yield %n : index }
  %x2 = arith.cmpi slt, %x, %c8 : index
  %g = arith.addf %f, %f : f32
  %w:2 = scf.while (%a = %g, %b = %c5) : (f32, i32) -> (f32, i32) {
    %d = arith.divsi %c5, %c5 : i32
    scf.condition(%c) %a, %d : f32, i32
  } do {
  ^bb0(%a: f32, %b: i32):
    %d = arith.divsi %b, %c5 : i32
    scf.yield %a, %d : f32, i32
  }
  %w2:2 = scf.for %i = %c0 to %n step %c8 iter_args(%a = %g, %b = %c5) -> (f32, i32) {
    %d = arith.divsi %c5, %c5 : i32
    scf.yield %a, %d : f32, i32
  }
  cf.cond_br %c, ^a(%g: f32), ^b
^a(%ff: f32):
  %d1 = arith.divsi %c5, %w#1 : i32
  return %x2, %d1 : i1, i32
^b:
  %d2 = arith.divsi %c5, %w2#1 : i32
  return %x2, %d2 : i1, i32
}
func.func @y(%c0: i1) -> i1 {
  %n = arith.constant 5 : i32
  %c8 = arith.constant 8 : i32
  %t = arith.constant true
  %z = scf.if %t -> i32 { scf.yield %n : i32 } else { %m = arith.constant -5 : i32
   scf.yield %m : i32 }
  %x2 = arith.cmpi slt, %z, %c8 : i32
  return %x2 : i1
}
