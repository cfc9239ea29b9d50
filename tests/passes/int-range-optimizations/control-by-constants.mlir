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

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[a-zA-Z0-9_]+]]: index) -> i1 {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.minsi %[[ARG0]], %c8 : index
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = arith.maxsi %[[V0]], %c0 : index
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = scf.if %true -> (index) {
// CHECK-NEXT:       scf.yield %[[V1]] : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG0]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[a-zA-Z0-9_]+]] = arith.cmpi slt, %[[V2]], %c0 : index
// CHECK-NEXT:     return %[[V3]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) -> i1 {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = scf.if %true -> (index) {
// CHECK-NEXT:       scf.yield %c8 : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG0]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = arith.cmpi eq, %[[V0]], %c8 : index
// CHECK-NEXT:     return %[[V1]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) -> i1 {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     return %true : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @d(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) -> i1 {
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     cf.cond_br %true, ^bb1(%c8 : index), ^bb1(%[[ARG0]] : index)
// CHECK-NEXT:   ^bb1(%[[V0:[a-zA-Z0-9_]+]]: index):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = arith.cmpi eq, %[[V0]], %c8 : index
// CHECK-NEXT:     return %[[V1]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @e(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) -> i1 {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.remui %[[ARG0]], %c8 : index
// CHECK-NEXT:     cf.cond_br %true, ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = arith.addi %[[V0]], %c8 : index
// CHECK-NEXT:     cf.br ^bb3(%[[V1]] : index)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb3(%[[ARG0]] : index)
// CHECK-NEXT:   ^bb3(%[[V2:[a-zA-Z0-9_]+]]: index):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     %[[V3:[a-zA-Z0-9_]+]] = arith.cmpi uge, %[[V2]], %c8 : index
// CHECK-NEXT:     return %[[V3]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) -> i1 {
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = scf.for %[[ARG2:[a-zA-Z0-9_]+]] = %c0 to %c8 step %c1 iter_args(%[[ARG3:[a-zA-Z0-9_]+]] = %c0) -> (index) {
// CHECK-NEXT:       %[[V2:[a-zA-Z0-9_]+]] = scf.if %true -> (index) {
// CHECK-NEXT:         scf.yield %[[ARG2]] : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[ARG0]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V3:[a-zA-Z0-9_]+]] = arith.cmpi ult, %[[V2]], %c8 : index
// CHECK-NEXT:       %[[V4:[a-zA-Z0-9_]+]] = scf.if %[[V3]] -> (index) {
// CHECK-NEXT:         scf.yield %c1 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[ARG1]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V4]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = arith.cmpi ule, %[[V0]], %c1 : index
// CHECK-NEXT:     return %[[V1]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
