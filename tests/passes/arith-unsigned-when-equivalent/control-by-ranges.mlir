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

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[a-zA-Z0-9_]+]]: index) -> i1 {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.minsi %[[ARG0]], %c8 : index
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = arith.maxsi %[[V0]], %c0 : index
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = arith.cmpi ule, %[[V1]], %c8 : index
// CHECK-NEXT:     %[[V3:[a-zA-Z0-9_]+]] = scf.if %[[V2]] -> (index) {
// CHECK-NEXT:       scf.yield %[[V1]] : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG0]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V4:[a-zA-Z0-9_]+]] = arith.cmpi ult, %[[V3]], %c0 : index
// CHECK-NEXT:     return %[[V4]] : i1
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
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.remui %[[ARG0]], %c8 : index
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = arith.cmpi ult, %[[V0]], %c8 : index
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = scf.if %[[V1]] -> (index) {
// CHECK-NEXT:       scf.yield %c8 : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG0]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[a-zA-Z0-9_]+]] = arith.cmpi eq, %[[V2]], %c8 : index
// CHECK-NEXT:     return %[[V3]] : i1
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
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.remui %[[ARG0]], %c8 : index
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = arith.cmpi ult, %[[V0]], %c8 : index
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = arith.select %[[V1]], %c8, %[[ARG0]] : index
// CHECK-NEXT:     %[[V3:[a-zA-Z0-9_]+]] = arith.cmpi eq, %[[V2]], %c8 : index
// CHECK-NEXT:     return %[[V3]] : i1
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
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.remui %[[ARG0]], %c8 : index
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = arith.cmpi ult, %[[V0]], %c8 : index
// CHECK-NEXT:     cf.cond_br %[[V1]], ^bb1(%c8 : index), ^bb1(%[[ARG0]] : index)
// CHECK-NEXT:   ^bb1(%[[V2:[a-zA-Z0-9_]+]]: index):  // 2 preds: ^bb0, ^bb0
// CHECK-NEXT:     %[[V3:[a-zA-Z0-9_]+]] = arith.cmpi eq, %[[V2]], %c8 : index
// CHECK-NEXT:     return %[[V3]] : i1
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
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.remui %[[ARG0]], %c8 : index
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = arith.cmpi ult, %[[V0]], %c8 : index
// CHECK-NEXT:     cf.cond_br %[[V1]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = arith.addi %[[V0]], %c8 : index
// CHECK-NEXT:     cf.br ^bb3(%[[V2]] : index)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb3(%[[ARG0]] : index)
// CHECK-NEXT:   ^bb3(%[[V3:[a-zA-Z0-9_]+]]: index):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     %[[V4:[a-zA-Z0-9_]+]] = arith.cmpi uge, %[[V3]], %c8 : index
// CHECK-NEXT:     return %[[V4]] : i1
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
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = scf.for %[[ARG2:[a-zA-Z0-9_]+]] = %c0 to %c8 step %c1 iter_args(%[[ARG3:[a-zA-Z0-9_]+]] = %c0) -> (index) {
// CHECK-NEXT:       %[[V2:[a-zA-Z0-9_]+]] = arith.cmpi ult, %[[ARG2]], %c8 : index
// CHECK-NEXT:       %[[V3:[a-zA-Z0-9_]+]] = scf.if %[[V2]] -> (index) {
// CHECK-NEXT:         scf.yield %[[ARG2]] : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[ARG0]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[a-zA-Z0-9_]+]] = arith.minui %[[V3]], %c8 : index
// CHECK-NEXT:       %[[V5:[a-zA-Z0-9_]+]] = arith.cmpi ult, %[[V3]], %c8 : index
// CHECK-NEXT:       %[[V6:[a-zA-Z0-9_]+]] = scf.if %[[V5]] -> (index) {
// CHECK-NEXT:         scf.yield %c1 : index
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[ARG1]] : index
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V6]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = arith.cmpi ule, %[[V0]], %c1 : index
// CHECK-NEXT:     return %[[V1]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

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
  cf.cond_br %c, ^a(%g: f32), ^b
^a(%ff: f32):
  %d1 = arith.divsi %c5, %w#1 : i32
  return %x2, %d1 : i1, i32
^b:
  %d2 = arith.divsi %c5, %w#1 : i32
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

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: f32, %[[ARG2:[a-zA-Z0-9_]+]]: i1) -> (i1, i32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c8 = arith.constant 8 : index
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.minsi %[[ARG0]], %c8 : index
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = arith.maxsi %[[V0]], %c0 : index
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = arith.cmpi ule, %[[V1]], %c8 : index
// CHECK-NEXT:     %[[V3:[a-zA-Z0-9_]+]] = scf.if %[[V2]] -> (index) {
// CHECK-NEXT:       scf.yield %[[V1]] : index
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG0]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V4:[a-zA-Z0-9_]+]] = arith.cmpi ult, %[[V3]], %c8 : index
// CHECK-NEXT:     %[[V5:[a-zA-Z0-9_]+]] = arith.addf %[[ARG1]], %[[ARG1]] : f32
// CHECK-NEXT:     %[[V6:[a-zA-Z0-9_]+]]:2 = scf.while (%[[ARG3:[a-zA-Z0-9_]+]] = %[[V5]], %[[ARG4:[a-zA-Z0-9_]+]] = %c5_i32) : (f32, i32) -> (f32, i32) {
// CHECK-NEXT:       %[[V10:[a-zA-Z0-9_]+]] = arith.divui %c5_i32, %c5_i32 : i32
// CHECK-NEXT:       scf.condition(%[[ARG2]]) %[[ARG3]], %[[V10]] : f32, i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG3]]: f32, %[[ARG4]]: i32):
// CHECK-NEXT:       %[[V10]] = arith.divui %[[ARG4]], %c5_i32 : i32
// CHECK-NEXT:       scf.yield %[[ARG3]], %[[V10]] : f32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.cond_br %[[ARG2]], ^bb1(%[[V5]] : f32), ^bb2
// CHECK-NEXT:   ^bb1(%[[V7:[a-zA-Z0-9_]+]]: f32):  // pred: ^bb0
// CHECK-NEXT:     %[[V8:[a-zA-Z0-9_]+]] = arith.divui %c5_i32, %[[V6]]#1 : i32
// CHECK-NEXT:     return %[[V4]], %[[V8]] : i1, i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[V9:[a-zA-Z0-9_]+]] = arith.divui %c5_i32, %[[V6]]#1 : i32
// CHECK-NEXT:     return %[[V4]], %[[V9]] : i1, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @y(%[[ARG0]]: i1) -> i1 {
// CHECK-NEXT:     %c5_i32 = arith.constant 5 : i32
// CHECK-NEXT:     %c8_i32 = arith.constant 8 : i32
// CHECK-NEXT:     %true = arith.constant true
// CHECK-NEXT:     %[[V0]] = scf.if %true -> (i32) {
// CHECK-NEXT:       scf.yield %c5_i32 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %c-5_i32 = arith.constant -5 : i32
// CHECK-NEXT:       scf.yield %c-5_i32 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1]] = arith.cmpi ult, %[[V0]], %c8_i32 : i32
// CHECK-NEXT:     return %[[V1]] : i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
