// RUN: not couloir opt %s --lift-cf-to-scf 2>&1 | FileCheck %s

// A loop that control does not reach leads to where it ends: MLIR 22 comes to no end with it.
// ORACLE: differs (loops-out-of-reach)

// CHECK: error: 'arith.constant' op transformation does not support unreachable blocks

func.func @f(%0: i32, %1: i1) {
  cf.cond_br %1, ^bb1, ^bb6
^bb1:
  cf.switch %0 : i32, [
    default: ^bb2,
    0: ^bb3,
    1: ^bb1
  ]
^bb2:
  cf.br ^bb2
^bb3:
  cf.cond_br %1, ^bb4, ^bb3
^bb4:
  cf.cond_br %1, ^bb6, ^bb6
^bb5:
  %false = arith.constant false
  cf.cond_br %false, ^bb6, ^bb5
^bb6:
  return
}
