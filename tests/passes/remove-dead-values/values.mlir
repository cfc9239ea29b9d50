// RUN: mlir-opt %s --split-input-file --remove-dead-values --allow-unregistered-dialect | FileCheck %s

// f: private func with dead arg/result
func.func private @f(%a: i32, %b: i32) -> (i32, i32) {
  %0 = arith.addi %a, %a : i32
  %1 = arith.addi %b, %b : i32
  return %0, %1 : i32, i32
}
func.func @main(%x: i32) -> i32 {
  %r:2 = call @f(%x, %x) : (i32, i32) -> (i32, i32)
  return %r#0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @f(%[[ARG0:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @main(%[[ARG0]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0]] = call @f(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @forloop(%lb: index, %ub: index, %s: index, %a: i32) -> i32 {
  %r:2 = scf.for %i = %lb to %ub step %s iter_args(%x = %a, %y = %a) -> (i32, i32) {
    %0 = arith.addi %x, %x : i32
    %1 = arith.muli %y, %y : i32
    scf.yield %0, %1 : i32, i32
  }
  return %r#0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @forloop(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: index, %[[ARG3:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = ub.poison : i32
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = scf.for %[[ARG4:[a-zA-Z0-9_]+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG5:[a-zA-Z0-9_]+]] = %[[ARG3]]) -> (i32) {
// CHECK-NEXT:       %[[V2:[a-zA-Z0-9_]+]] = arith.addi %[[ARG5]], %[[ARG5]] : i32
// CHECK-NEXT:       %[[V3:[a-zA-Z0-9_]+]] = ub.poison : i32
// CHECK-NEXT:       scf.yield %[[V2]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @if(%c: i1, %a: i32) -> i32 {
  %r:2 = scf.if %c -> (i32, i32) {
    %0 = arith.addi %a, %a : i32
    %1 = arith.muli %a, %a : i32
    scf.yield %0, %1 : i32, i32
  } else {
    %2 = arith.subi %a, %a : i32
    scf.yield %2, %a : i32, i32
  }
  return %r#1 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @if(%[[ARG0:[a-zA-Z0-9_]+]]: i1, %[[ARG1:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = scf.if %[[ARG0]] -> (i32) {
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = arith.muli %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:       %[[V2:[a-zA-Z0-9_]+]] = ub.poison : i32
// CHECK-NEXT:       scf.yield %[[V1]] : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V1]] = ub.poison : i32
// CHECK-NEXT:       scf.yield %[[ARG1]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @while(%a: i32) -> i32 {
  %r:2 = scf.while (%x = %a, %y = %a) : (i32, i32) -> (i32, i32) {
    %c = arith.cmpi slt, %x, %a : i32
    scf.condition(%c) %x, %y : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    %n = arith.addi %p, %a : i32
    %m = arith.addi %q, %a : i32
    scf.yield %n, %m : i32, i32
  }
  return %r#0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @while(%[[ARG0:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = ub.poison : i32
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = scf.while (%[[ARG1:[a-zA-Z0-9_]+]] = %[[ARG0]]) : (i32) -> i32 {
// CHECK-NEXT:       %[[V2:[a-zA-Z0-9_]+]] = arith.cmpi slt, %[[ARG1]], %[[ARG0]] : i32
// CHECK-NEXT:       %[[V3:[a-zA-Z0-9_]+]] = ub.poison : i32
// CHECK-NEXT:       scf.condition(%[[V2]]) %[[ARG1]] : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG1]]: i32):
// CHECK-NEXT:       %[[V2]] = arith.addi %[[ARG1]], %[[ARG0]] : i32
// CHECK-NEXT:       %[[V3]] = ub.poison : i32
// CHECK-NEXT:       scf.yield %[[V2]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @br(%c: i1, %a: i32) -> i32 {
  %0 = arith.addi %a, %a : i32
  cf.cond_br %c, ^bb1(%a, %0 : i32, i32), ^bb2(%0 : i32)
^bb1(%x: i32, %y: i32):
  return %x : i32
^bb2(%z: i32):
  %k = arith.addi %a, %a : i32
  return %k : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @br(%[[ARG0:[a-zA-Z0-9_]+]]: i1, %[[ARG1:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1(%[[ARG1]] : i32), ^bb2
// CHECK-NEXT:   ^bb1(%[[V0:[a-zA-Z0-9_]+]]: i32):  // pred: ^bb0
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = arith.addi %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @dead(%a: i32) {
  %0 = arith.addi %a, %a : i32
  %1 = "test.unknown"(%0) : (i32) -> i32
  %2 = arith.addi %1, %1 : i32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dead(%[[ARG0:[a-zA-Z0-9_]+]]: i32) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = "test.unknown"(%[[V0]]) : (i32) -> i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func private @unused(%a: i32) -> i32 {
  return %a : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @unused() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func private @rec(%a: i32, %b: i32) -> i32 {
  %0 = call @rec(%a, %b) : (i32, i32) -> i32
  return %a : i32
}
func.func @callrec(%a: i32) -> i32 {
  %0 = call @rec(%a, %a) : (i32, i32) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @rec(%[[ARG0:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = call @rec(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @callrec(%[[ARG0]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0]] = call @rec(%[[ARG0]]) : (i32) -> i32
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @unreach(%a: i32) -> i32 {
  return %a : i32
^bb1(%b: i32):
  %0 = arith.addi %b, %b : i32
  cf.br ^bb1(%0 : i32)
}

// CHECK: module {
// CHECK-NEXT:   func.func @unreach(%[[ARG0:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   ^bb1:  // pred: ^bb1
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @exec(%a: i32) -> i32 {
  %0:2 = scf.execute_region -> (i32, i32) {
    %1 = arith.addi %a, %a : i32
    scf.yield %1, %a : i32, i32
  }
  %m = memref.alloc() : memref<4xi32>
  %c0 = arith.constant 0 : index
  memref.store %a, %m[%c0] : memref<4xi32>
  return %0#1 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @exec(%[[ARG0:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4xi32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     memref.store %[[ARG0]], %alloc[%c0] : memref<4xi32>
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @sw(%i: index, %a: i32) -> i32 {
  %0:2 = scf.index_switch %i -> i32, i32
  case 0 { scf.yield %a, %a : i32, i32 }
  default { %1 = arith.addi %a, %a : i32
    scf.yield %a, %1 : i32, i32 }
  return %0#0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @sw(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]]:2 = scf.index_switch %[[ARG0]] -> i32, i32
// CHECK-NEXT:     case 0 {
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = ub.poison : i32
// CHECK-NEXT:       scf.yield %[[ARG1]], %[[V1]] : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     default {
// CHECK-NEXT:       %[[V1]] = ub.poison : i32
// CHECK-NEXT:       scf.yield %[[ARG1]], %[[V1]] : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ARG1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @infinite(%a: i32) {
  %0 = arith.constant 1 : i32
  cf.br ^bb1(%0 : i32)
^bb1(%x: i32):
  %1 = arith.addi %x, %a : i32
  cf.br ^bb1(%1 : i32)
}

// CHECK: module {
// CHECK-NEXT:   func.func @infinite(%[[ARG0:[a-zA-Z0-9_]+]]: i32) {
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   }
// CHECK-NEXT: }
