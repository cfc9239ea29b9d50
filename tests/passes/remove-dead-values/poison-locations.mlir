// RUN: mlir-opt %s --remove-dead-values --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// Poison comes from where the value did that it stands for.

module {
func.func @f(%c: i32 loc("c":0:1)) -> i32 {
  %r = scf.while (%x = %c) : (i32) -> i32 {
    %false = arith.constant false loc("false":1:1)
    scf.condition(%false) %x : i32 loc("condition":2:2)
  } do {
  ^bb0(%x: i32 loc("x":3:3)):
    %y = arith.addi %x, %c : i32 loc("y":4:4)
    scf.yield %y : i32 loc("yield":5:5)
  } loc("while":6:6)
  return %r : i32 loc("return":7:7)
} loc("f":0:0)
} loc("module":0:0)

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32 loc("c":0:1)) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.while (%[[ARG1:[^ ]+]] = %[[ARG0]]) : (i32) -> i32 {
// CHECK-NEXT:       %false = arith.constant false loc("false":1:1)
// CHECK-NEXT:       scf.condition(%false) %[[ARG1]] : i32 loc("condition":2:2)
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG1]]: i32 loc("x":3:3)):
// CHECK-NEXT:       %[[V1:[^ ]+]] = ub.poison : i32 loc("y":4:4)
// CHECK-NEXT:       scf.yield %[[V1]] : i32 loc("yield":5:5)
// CHECK-NEXT:     } loc("while":6:6)
// CHECK-NEXT:     return %[[V0]] : i32 loc("return":7:7)
// CHECK-NEXT:   } loc("f":0:0)
// CHECK-NEXT: } loc("module":0:0)
