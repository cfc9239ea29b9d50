// RUN: mlir-opt %s --split-input-file --int-range-optimizations | FileCheck %s

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
