// RUN: mlir-opt %s --split-input-file --lift-cf-to-scf --allow-unregistered-dialect | FileCheck %s

func.func @diamond(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2(%a : i32)
^bb1:
  %0 = arith.addi %a, %a : i32
  cf.br ^bb2(%0 : i32)
^bb2(%x: i32):
  return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @diamond(%[[ARG0:[a-zA-Z0-9_]+]]: i1, %[[ARG1:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = scf.if %[[ARG0]] -> (i32) {
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = arith.addi %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:       scf.yield %[[V1]] : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG1]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @loop(%a: i32, %n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  cf.br ^bb1(%c0 : i32)
^bb1(%i: i32):
  %c = arith.cmpi slt, %i, %n : i32
  cf.cond_br %c, ^bb2, ^bb3
^bb2:
  %1 = arith.addi %i, %a : i32
  cf.br ^bb1(%1 : i32)
^bb3:
  return %i : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @loop(%[[ARG0:[a-zA-Z0-9_]+]]: i32, %[[ARG1:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = ub.poison : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]]:2 = scf.while (%[[ARG2:[a-zA-Z0-9_]+]] = %c0_i32_0, %[[ARG3:[a-zA-Z0-9_]+]] = %[[V0]]) : (i32, i32) -> (i32, i32) {
// CHECK-NEXT:       %[[V2:[a-zA-Z0-9_]+]] = arith.cmpi slt, %[[ARG2]], %[[ARG1]] : i32
// CHECK-NEXT:       %[[V3:[a-zA-Z0-9_]+]]:3 = scf.if %[[V2]] -> (i32, i32, i32) {
// CHECK-NEXT:         %[[V5:[a-zA-Z0-9_]+]] = arith.addi %[[ARG2]], %[[ARG0]] : i32
// CHECK-NEXT:         scf.yield %[[V5]], %c0_i32, %c1_i32 : i32, i32, i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[V0]], %c1_i32, %c0_i32 : i32, i32, i32
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[a-zA-Z0-9_]+]] = arith.trunci %[[V3]]#2 : i32 to i1
// CHECK-NEXT:       scf.condition(%[[V4]]) %[[V3]]#0, %[[ARG2]] : i32, i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: i32, %[[ARG3]]: i32):
// CHECK-NEXT:       scf.yield %[[ARG2]], %[[ARG3]] : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V1]]#1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @inf(%a: i32) -> i32 {
  cf.br ^bb1
^bb1:
  "test.x"() : () -> ()
  cf.br ^bb1
}

// CHECK: module {
// CHECK-NEXT:   func.func @inf(%[[ARG0:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       "test.x"() : () -> ()
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = arith.trunci %c1_i32 : i32 to i1
// CHECK-NEXT:       scf.condition(%[[V1]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = ub.poison : i32
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @tworet(%c: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %a : i32
^bb2:
  %0 = arith.addi %a, %a : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @tworet(%[[ARG0:[a-zA-Z0-9_]+]]: i1, %[[ARG1:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = scf.if %[[ARG0]] -> (i32) {
// CHECK-NEXT:       scf.yield %[[ARG1]] : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = arith.addi %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:       scf.yield %[[V1]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @sw(%f: i32, %a: i32) -> i32 {
  cf.switch %f : i32, [ default: ^bb1(%a : i32), 0: ^bb2, 5: ^bb3(%a : i32) ]
^bb1(%x: i32):
  return %x : i32
^bb2:
  cf.br ^bb1(%f : i32)
^bb3(%y: i32):
  %0 = arith.addi %y, %y : i32
  cf.br ^bb1(%0 : i32)
}

// CHECK: module {
// CHECK-NEXT:   func.func @sw(%[[ARG0:[a-zA-Z0-9_]+]]: i32, %[[ARG1:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.index_castui %[[ARG0]] : i32 to index
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = scf.index_switch %[[V0]] -> i32
// CHECK-NEXT:     case 0 {
// CHECK-NEXT:       scf.yield %[[ARG0]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     case 5 {
// CHECK-NEXT:       %[[V2:[a-zA-Z0-9_]+]] = arith.addi %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:       scf.yield %[[V2]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       scf.yield %[[ARG1]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @unreach(%f: i32) {
  return
^bb1:
  cf.br ^bb1
}

// CHECK: module {
// CHECK-NEXT:   func.func @unreach(%[[ARG0:[a-zA-Z0-9_]+]]: i32) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   ^bb1:  // pred: ^bb1
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @irreducible(%c: i1, %d: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "test.a"() : () -> ()
  cf.br ^bb2
^bb2:
  "test.b"() : () -> ()
  cf.cond_br %d, ^bb1, ^bb3
^bb3:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @irreducible(%[[ARG0:[a-zA-Z0-9_]+]]: i1, %[[ARG1:[a-zA-Z0-9_]+]]: i1) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = ub.poison : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = scf.if %[[ARG0]] -> (i32) {
// CHECK-NEXT:       scf.yield %c1_i32 : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %c0_i32 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = scf.while (%[[ARG2:[a-zA-Z0-9_]+]] = %[[V1]]) : (i32) -> i32 {
// CHECK-NEXT:       %[[V3:[a-zA-Z0-9_]+]] = arith.index_castui %[[ARG2]] : i32 to index
// CHECK-NEXT:       %[[V4:[a-zA-Z0-9_]+]]:3 = scf.index_switch %[[V3]] -> i32, i32, i32
// CHECK-NEXT:       case 0 {
// CHECK-NEXT:         "test.b"() : () -> ()
// CHECK-NEXT:         %[[V6:[a-zA-Z0-9_]+]]:3 = scf.if %[[ARG1]] -> (i32, i32, i32) {
// CHECK-NEXT:           scf.yield %c1_i32, %c0_i32, %c1_i32 : i32, i32, i32
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %[[V0]], %c1_i32, %c0_i32 : i32, i32, i32
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %[[V6]]#0, %[[V6]]#1, %[[V6]]#2 : i32, i32, i32
// CHECK-NEXT:       }
// CHECK-NEXT:       default {
// CHECK-NEXT:         "test.a"() : () -> ()
// CHECK-NEXT:         scf.yield %c0_i32, %c0_i32, %c1_i32 : i32, i32, i32
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V5:[a-zA-Z0-9_]+]] = arith.trunci %[[V4]]#2 : i32 to i1
// CHECK-NEXT:       scf.condition(%[[V5]]) %[[V4]]#0 : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: i32):
// CHECK-NEXT:       scf.yield %[[ARG2]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @nested(%n: i32) {
  %c0 = arith.constant 0 : i32
  %c1 = arith.constant 1 : i32
  cf.br ^bb1(%c0 : i32)
^bb1(%i: i32):
  %0 = arith.cmpi slt, %i, %n : i32
  cf.cond_br %0, ^bb2(%c0 : i32), ^bb5
^bb2(%j: i32):
  %1 = arith.cmpi slt, %j, %n : i32
  cf.cond_br %1, ^bb3, ^bb4
^bb3:
  "test.x"(%i, %j) : (i32, i32) -> ()
  %2 = arith.addi %j, %c1 : i32
  cf.br ^bb2(%2 : i32)
^bb4:
  %3 = arith.addi %i, %c1 : i32
  cf.br ^bb1(%3 : i32)
^bb5:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nested(%[[ARG0:[a-zA-Z0-9_]+]]: i32) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = ub.poison : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:     %c1_i32_1 = arith.constant 1 : i32
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = scf.while (%[[ARG1:[a-zA-Z0-9_]+]] = %c0_i32_0) : (i32) -> i32 {
// CHECK-NEXT:       %[[V2:[a-zA-Z0-9_]+]] = arith.cmpi slt, %[[ARG1]], %[[ARG0]] : i32
// CHECK-NEXT:       %[[V3:[a-zA-Z0-9_]+]]:3 = scf.if %[[V2]] -> (i32, i32, i32) {
// CHECK-NEXT:         %[[V5:[a-zA-Z0-9_]+]] = scf.while (%[[ARG2:[a-zA-Z0-9_]+]] = %c0_i32_0) : (i32) -> i32 {
// CHECK-NEXT:           %[[V7:[a-zA-Z0-9_]+]] = arith.cmpi slt, %[[ARG2]], %[[ARG0]] : i32
// CHECK-NEXT:           %[[V8:[a-zA-Z0-9_]+]]:3 = scf.if %[[V7]] -> (i32, i32, i32) {
// CHECK-NEXT:             "test.x"(%[[ARG1]], %[[ARG2]]) : (i32, i32) -> ()
// CHECK-NEXT:             %[[V10:[a-zA-Z0-9_]+]] = arith.addi %[[ARG2]], %c1_i32_1 : i32
// CHECK-NEXT:             scf.yield %[[V10]], %c0_i32, %c1_i32 : i32, i32, i32
// CHECK-NEXT:           } else {
// CHECK-NEXT:             scf.yield %[[V0]], %c1_i32, %c0_i32 : i32, i32, i32
// CHECK-NEXT:           }
// CHECK-NEXT:           %[[V9:[a-zA-Z0-9_]+]] = arith.trunci %[[V8]]#2 : i32 to i1
// CHECK-NEXT:           scf.condition(%[[V9]]) %[[V8]]#0 : i32
// CHECK-NEXT:         } do {
// CHECK-NEXT:         ^bb0(%[[ARG2]]: i32):
// CHECK-NEXT:           scf.yield %[[ARG2]] : i32
// CHECK-NEXT:         }
// CHECK-NEXT:         %[[V6:[a-zA-Z0-9_]+]] = arith.addi %[[ARG1]], %c1_i32_1 : i32
// CHECK-NEXT:         scf.yield %[[V6]], %c0_i32, %c1_i32 : i32, i32, i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[V0]], %c1_i32, %c0_i32 : i32, i32, i32
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V4:[a-zA-Z0-9_]+]] = arith.trunci %[[V3]]#2 : i32 to i1
// CHECK-NEXT:       scf.condition(%[[V4]]) %[[V3]]#0 : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG1]]: i32):
// CHECK-NEXT:       scf.yield %[[ARG1]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @early(%c: i1, %d: i1, %a: i32) -> i32 {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.cond_br %d, ^bb3, ^bb4
^bb2:
  "test.a"() : () -> ()
  cf.br ^bb4
^bb3:
  "test.b"() : () -> ()
  return %a : i32
^bb4:
  %0 = arith.addi %a, %a : i32
  "test.c"() : () -> ()
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @early(%[[ARG0:[a-zA-Z0-9_]+]]: i1, %[[ARG1:[a-zA-Z0-9_]+]]: i1, %[[ARG2:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = ub.poison : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]]:2 = scf.if %[[ARG0]] -> (i32, i32) {
// CHECK-NEXT:       %[[V4:[a-zA-Z0-9_]+]]:2 = scf.if %[[ARG1]] -> (i32, i32) {
// CHECK-NEXT:         "test.b"() : () -> ()
// CHECK-NEXT:         scf.yield %[[ARG2]], %c1_i32 : i32, i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[V0]], %c0_i32 : i32, i32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V4]]#0, %[[V4]]#1 : i32, i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       "test.a"() : () -> ()
// CHECK-NEXT:       scf.yield %[[V0]], %c0_i32 : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = arith.index_castui %[[V1]]#1 : i32 to index
// CHECK-NEXT:     %[[V3:[a-zA-Z0-9_]+]] = scf.index_switch %[[V2]] -> i32
// CHECK-NEXT:     case 0 {
// CHECK-NEXT:       %[[V4]] = arith.addi %[[ARG2]], %[[ARG2]] : i32
// CHECK-NEXT:       "test.c"() : () -> ()
// CHECK-NEXT:       scf.yield %[[V4]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       scf.yield %[[V1]]#0 : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V3]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @otherterm(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  "test.term"() : () -> ()
^bb2:
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @otherterm(%[[ARG0:[a-zA-Z0-9_]+]]: i1) {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     "test.term"() : () -> ()
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @inexec(%c: i1, %a: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    scf.yield %a : i32
  ^bb2:
    %1 = arith.addi %a, %a : i32
    scf.yield %1 : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @inexec(%[[ARG0:[a-zA-Z0-9_]+]]: i1, %[[ARG1:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = scf.execute_region -> i32 {
// CHECK-NEXT:       %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = scf.if %[[ARG0]] -> (i32) {
// CHECK-NEXT:         scf.yield %[[ARG1]] : i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V2:[a-zA-Z0-9_]+]] = arith.addi %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:         scf.yield %[[V2]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V1]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @multiexit(%n: i32, %c: i1, %d: i1) -> i32 {
  %c0 = arith.constant 0 : i32
  cf.br ^bb1(%c0 : i32)
^bb1(%i: i32):
  %v = arith.addi %i, %n : i32
  cf.cond_br %c, ^bb2, ^bb4
^bb2:
  %w = arith.muli %v, %n : i32
  cf.cond_br %d, ^bb3, ^bb5(%w : i32)
^bb3:
  cf.br ^bb1(%w : i32)
^bb4:
  %q = arith.subi %v, %n : i32
  return %q : i32
^bb5(%z: i32):
  %t = arith.addi %z, %v : i32
  return %t : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @multiexit(%[[ARG0:[a-zA-Z0-9_]+]]: i32, %[[ARG1:[a-zA-Z0-9_]+]]: i1, %[[ARG2:[a-zA-Z0-9_]+]]: i1) -> i32 {
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = ub.poison : i32
// CHECK-NEXT:     %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]]:4 = scf.while (%[[ARG3:[a-zA-Z0-9_]+]] = %c0_i32_0, %[[ARG4:[a-zA-Z0-9_]+]] = %[[V0]], %[[ARG5:[a-zA-Z0-9_]+]] = %[[V0]], %[[ARG6:[a-zA-Z0-9_]+]] = %[[V0]]) : (i32, i32, i32, i32) -> (i32, i32, i32, i32) {
// CHECK-NEXT:       %[[V4:[a-zA-Z0-9_]+]] = arith.addi %[[ARG3]], %[[ARG0]] : i32
// CHECK-NEXT:       %[[V5:[a-zA-Z0-9_]+]]:4 = scf.if %[[ARG1]] -> (i32, i32, i32, i32) {
// CHECK-NEXT:         %[[V7:[a-zA-Z0-9_]+]] = arith.muli %[[V4]], %[[ARG0]] : i32
// CHECK-NEXT:         %[[V8:[a-zA-Z0-9_]+]]:4 = scf.if %[[ARG2]] -> (i32, i32, i32, i32) {
// CHECK-NEXT:           scf.yield %[[V7]], %[[V0]], %c0_i32, %c1_i32 : i32, i32, i32, i32
// CHECK-NEXT:         } else {
// CHECK-NEXT:           scf.yield %[[V0]], %[[V7]], %c1_i32, %c0_i32 : i32, i32, i32, i32
// CHECK-NEXT:         }
// CHECK-NEXT:         scf.yield %[[V8]]#0, %[[V8]]#1, %[[V8]]#2, %[[V8]]#3 : i32, i32, i32, i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[V0]], %[[V0]], %c2_i32, %c0_i32 : i32, i32, i32, i32
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V6:[a-zA-Z0-9_]+]] = arith.trunci %[[V5]]#3 : i32 to i1
// CHECK-NEXT:       scf.condition(%[[V6]]) %[[V5]]#0, %[[V4]], %[[V5]]#1, %[[V5]]#2 : i32, i32, i32, i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG3]]: i32, %[[ARG4]]: i32, %[[ARG5]]: i32, %[[ARG6]]: i32):
// CHECK-NEXT:       scf.yield %[[ARG3]], %[[ARG4]], %[[ARG5]], %[[ARG6]] : i32, i32, i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = arith.index_castui %[[V1]]#3 : i32 to index
// CHECK-NEXT:     %[[V3:[a-zA-Z0-9_]+]] = scf.index_switch %[[V2]] -> i32
// CHECK-NEXT:     case 1 {
// CHECK-NEXT:       %[[V4]] = arith.addi %[[V1]]#2, %[[V1]]#1 : i32
// CHECK-NEXT:       scf.yield %[[V4]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       %[[V4]] = arith.subi %[[V1]]#1, %[[ARG0]] : i32
// CHECK-NEXT:       scf.yield %[[V4]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V3]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @same(%c: i1, %a: i32, %b: i32) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb1(%b : i32)
^bb1(%x: i32):
  return %x : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @same(%[[ARG0:[a-zA-Z0-9_]+]]: i1, %[[ARG1:[a-zA-Z0-9_]+]]: i32, %[[ARG2:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = scf.if %[[ARG0]] -> (i32) {
// CHECK-NEXT:       scf.yield %[[ARG1]] : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG2]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
