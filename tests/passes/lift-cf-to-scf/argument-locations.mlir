// RUN: mlir-opt %s --lift-cf-to-scf --allow-unregistered-dialect --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// Where ends differ, blocks with loops stay: their arguments come from where those of the loops' first blocks did.

module {
func.func @ends(%p: i1 loc("p":0:1), %n: i32 loc("n":0:2)) -> i32 {
  %v = "test.first"(%n) : (i32) -> i32 loc("v":1:1)
  cf.switch %v : i32, [
    default: ^b(%n, %n : i32, i32),
    1: ^a(%v : i32)
  ] loc("switch":1:2)
^a(%x: i32 loc("x":2:1)):
  "test.exit"() : () -> () loc("exit":2:2)
^b(%y: i32 loc("y":3:1), %z: i32 loc("z":3:2)):
  %w = "test.next"(%v, %n) : (i32, i32) -> i32 loc("w":3:3)
  cf.cond_br %p, ^b(%z, %n : i32, i32), ^b(%w, %y : i32, i32) loc("back":3:4)
} loc("ends":0:0)

func.func @used_after(%p: i1 loc("p":0:1), %n: i32 loc("n":0:2)) {
  cf.cond_br %p, ^a(%n : i32), ^c(%n : i32) loc("entry":1:1)
^a(%x: i32 loc("x":2:1)):
  %v = "test.next"(%x) : (i32) -> i32 loc("v":2:2)
  cf.cond_br %p, ^b, ^a(%v : i32) loc("back":2:3)
^b:
  "test.use"(%x, %v) : (i32, i32) -> () loc("use":3:1)
  "test.exit"() : () -> () loc("exit":3:2)
^c(%y: i32 loc("y":4:1)):
  "test.use"(%y) : (i32) -> () loc("use":4:2)
  cf.br ^c(%n : i32) loc("back":4:3)
} loc("used after":0:0)
} loc("module":0:0)

// CHECK: module {
// CHECK-NEXT:   func.func @ends(%[[ARG0:[^ ]+]]: i1 loc("p":0:1), %[[ARG1:[^ ]+]]: i32 loc("n":0:2)) -> i32 {
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32 loc("ends":0:0)
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32 loc("ends":0:0)
// CHECK-NEXT:     %[[V0:[^ ]+]] = "test.first"(%[[ARG1]]) : (i32) -> i32 loc("v":1:1)
// CHECK-NEXT:     cf.switch %[[V0]] : i32, [
// CHECK-NEXT:       default: ^bb2(%[[ARG1]], %[[ARG1]] : i32, i32),
// CHECK-NEXT:       1: ^bb1(%[[V0]] : i32)
// CHECK-NEXT:     ] loc("switch":1:2)
// CHECK-NEXT:   ^bb1(%[[V1:[^ ]+]]: i32 loc("x":2:1)):  // pred: ^bb0
// CHECK-NEXT:     "test.exit"() : () -> () loc("exit":2:2)
// CHECK-NEXT:   ^bb2(%[[V2:[^ ]+]]: i32 loc("y":3:1), %[[V3:[^ ]+]]: i32 loc("z":3:2)):  // pred: ^bb0
// CHECK-NEXT:     %[[V4:[^ ]+]]:2 = scf.while (%[[ARG2:[^ ]+]] = %[[V2]], %[[ARG3:[^ ]+]] = %[[V3]]) : (i32, i32) -> (i32, i32) {
// CHECK-NEXT:       %[[V6:[^ ]+]] = "test.next"(%[[V0]], %[[ARG1]]) : (i32, i32) -> i32 loc("w":3:3)
// CHECK-NEXT:       %[[V7:[^ ]+]]:3 = scf.if %[[ARG0]] -> (i32, i32, i32) {
// CHECK-NEXT:         scf.yield %[[ARG3]], %[[ARG1]], %[[C1_I32]] : i32, i32, i32 loc("back":3:4)
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[V6]], %[[ARG2]], %[[C1_I32]] : i32, i32, i32 loc("back":3:4)
// CHECK-NEXT:       } loc("back":3:4)
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.trunci %[[V7]]#2 : i32 to i1 loc("back":3:4)
// CHECK-NEXT:       scf.condition(%[[V8]]) %[[V7]]#0, %[[V7]]#1 : i32, i32 loc("back":3:4)
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: i32 loc("back":3:4), %[[ARG3]]: i32 loc("back":3:4)):
// CHECK-NEXT:       scf.yield %[[ARG2]], %[[ARG3]] : i32, i32 loc("back":3:4)
// CHECK-NEXT:     } loc("back":3:4)
// CHECK-NEXT:     %[[V5:[^ ]+]] = ub.poison : i32 loc("back":3:4)
// CHECK-NEXT:     return %[[V5]] : i32 loc("back":3:4)
// CHECK-NEXT:   } loc("ends":0:0)
// CHECK-NEXT:   func.func @used_after(%[[ARG0:[^ ]+]]: i1 loc("p":0:1), %[[ARG1:[^ ]+]]: i32 loc("n":0:2)) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : i32 loc("used after":0:0)
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32 loc("used after":0:0)
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32 loc("used after":0:0)
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1(%[[ARG1]], %[[V0]], %[[V0]] : i32, i32, i32), ^bb2(%[[ARG1]] : i32) loc("entry":1:1)
// CHECK-NEXT:   ^bb1(%[[V1:[^ ]+]]: i32 loc("x":2:1), %[[V2:[^ ]+]]: i32 loc("x":2:1), %[[V3:[^ ]+]]: i32 loc("v":2:2)):  // pred: ^bb0
// CHECK-NEXT:     %[[V4:[^ ]+]]:3 = scf.while (%[[ARG2:[^ ]+]] = %[[V1]], %[[ARG3:[^ ]+]] = %[[V2]], %[[ARG4:[^ ]+]] = %[[V3]]) : (i32, i32, i32) -> (i32, i32, i32) {
// CHECK-NEXT:       %[[V7:[^ ]+]] = "test.next"(%[[ARG2]]) : (i32) -> i32 loc("v":2:2)
// CHECK-NEXT:       %[[V8:[^ ]+]]:3 = scf.if %[[ARG0]] -> (i32, i32, i32) {
// CHECK-NEXT:         scf.yield %[[V0]], %[[C1_I32]], %[[C0_I32]] : i32, i32, i32 loc("back":2:3)
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[V7]], %[[C0_I32]], %[[C1_I32]] : i32, i32, i32 loc("back":2:3)
// CHECK-NEXT:       } loc("back":2:3)
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.trunci %[[V8]]#2 : i32 to i1 loc("back":2:3)
// CHECK-NEXT:       scf.condition(%[[V9]]) %[[V8]]#0, %[[ARG2]], %[[V7]] : i32, i32, i32 loc("back":2:3)
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: i32 loc("back":2:3), %[[ARG3]]: i32 loc("back":2:3), %[[ARG4]]: i32 loc("back":2:3)):
// CHECK-NEXT:       scf.yield %[[ARG2]], %[[ARG3]], %[[ARG4]] : i32, i32, i32 loc("back":2:3)
// CHECK-NEXT:     } loc("back":2:3)
// CHECK-NEXT:     "test.use"(%[[V4]]#1, %[[V4]]#2) : (i32, i32) -> () loc("use":3:1)
// CHECK-NEXT:     "test.exit"() : () -> () loc("exit":3:2)
// CHECK-NEXT:   ^bb2(%[[V5:[^ ]+]]: i32 loc("y":4:1)):  // pred: ^bb0
// CHECK-NEXT:     %[[V6:[^ ]+]] = scf.while (%[[ARG2]] = %[[V5]]) : (i32) -> i32 {
// CHECK-NEXT:       "test.use"(%[[ARG2]]) : (i32) -> () loc("use":4:2)
// CHECK-NEXT:       %[[V7]] = arith.trunci %[[C1_I32]] : i32 to i1 loc("back":4:3)
// CHECK-NEXT:       scf.condition(%[[V7]]) %[[ARG1]] : i32 loc("back":4:3)
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: i32 loc("back":4:3)):
// CHECK-NEXT:       scf.yield %[[ARG2]] : i32 loc("back":4:3)
// CHECK-NEXT:     } loc("back":4:3)
// CHECK-NEXT:     return loc("back":4:3)
// CHECK-NEXT:   } loc("used after":0:0)
// CHECK-NEXT: } loc("module":0:0)
