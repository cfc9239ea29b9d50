// RUN: mlir-opt %s --allow-unregistered-dialect --test-print-defuse | FileCheck %s

module {
  func.func @a(%x: i32, %c: i1) -> i32 attributes {y = 3 : i8} {
    %k = arith.constant 1 : i32
    %y:2 = scf.if %c -> (i32, i32) {
      scf.yield %x, %k : i32, i32
    } else {
      %q = arith.addi %x, %k : i32
      scf.yield %q, %x : i32, i32
    }
    %unused:2 = "foo.op"(%k, %k) ({
    }, {
    ^bb0(%q: i1):
      "foo.in"() : () -> ()
      "foo.end"()[^bb1] : () -> ()
    ^bb1:
      "foo.end"() : () -> ()
    }) {b = "x", a} : (i32, i32) -> (i32, i32)
    cf.cond_br %c, ^bb1(%y#0 : i32), ^bb2
  ^bb1(%z: i32):
    cf.br ^bb1(%y#1 : i32)
  ^bb2:
    return %y#0 : i32
  }
  func.func private @decl(i32)
  module @empty {}
}

// CHECK: Visiting op 'arith.constant' with 0 operands:
// CHECK-NEXT: Has 1 results:
// CHECK-NEXT:   - Result 0 has 4 uses:
// CHECK-NEXT:     - foo.op
// CHECK-NEXT:     - foo.op
// CHECK-NEXT:     - arith.addi
// CHECK-NEXT:     - scf.yield
// CHECK-NEXT: Visiting op 'scf.yield' with 2 operands:
// CHECK-NEXT:   - Operand produced by Block argument, number 0
// CHECK-NEXT:   - Operand produced by operation 'arith.constant'
// CHECK-NEXT: Has 0 results:
// CHECK-NEXT: Visiting op 'arith.addi' with 2 operands:
// CHECK-NEXT:   - Operand produced by Block argument, number 0
// CHECK-NEXT:   - Operand produced by operation 'arith.constant'
// CHECK-NEXT: Has 1 results:
// CHECK-NEXT:   - Result 0 has a single use:     - scf.yield
// CHECK-NEXT: Visiting op 'scf.yield' with 2 operands:
// CHECK-NEXT:   - Operand produced by operation 'arith.addi'
// CHECK-NEXT:   - Operand produced by Block argument, number 0
// CHECK-NEXT: Has 0 results:
// CHECK-NEXT: Visiting op 'scf.if' with 1 operands:
// CHECK-NEXT:   - Operand produced by Block argument, number 1
// CHECK-NEXT: Has 2 results:
// CHECK-NEXT:   - Result 0 has 2 uses:
// CHECK-NEXT:     - func.return
// CHECK-NEXT:     - cf.cond_br
// CHECK-NEXT:   - Result 1 has a single use:     - cf.br
// CHECK-NEXT: Visiting op 'foo.in' with 0 operands:
// CHECK-NEXT: Has 0 results:
// CHECK-NEXT: Visiting op 'foo.end' with 0 operands:
// CHECK-NEXT: Has 0 results:
// CHECK-NEXT: Visiting op 'foo.end' with 0 operands:
// CHECK-NEXT: Has 0 results:
// CHECK-NEXT: Visiting op 'foo.op' with 2 operands:
// CHECK-NEXT:   - Operand produced by operation 'arith.constant'
// CHECK-NEXT:   - Operand produced by operation 'arith.constant'
// CHECK-NEXT: Has 2 results:
// CHECK-NEXT:   - Result 0 has no uses
// CHECK-NEXT:   - Result 1 has no uses
// CHECK-NEXT: Visiting op 'cf.cond_br' with 2 operands:
// CHECK-NEXT:   - Operand produced by Block argument, number 1
// CHECK-NEXT:   - Operand produced by operation 'scf.if'
// CHECK-NEXT: Has 0 results:
// CHECK-NEXT: Visiting op 'cf.br' with 1 operands:
// CHECK-NEXT:   - Operand produced by operation 'scf.if'
// CHECK-NEXT: Has 0 results:
// CHECK-NEXT: Visiting op 'func.return' with 1 operands:
// CHECK-NEXT:   - Operand produced by operation 'scf.if'
// CHECK-NEXT: Has 0 results:
// CHECK-NEXT: Visiting op 'func.func' with 0 operands:
// CHECK-NEXT: Has 0 results:
// CHECK-NEXT: Visiting op 'func.func' with 0 operands:
// CHECK-NEXT: Has 0 results:
// CHECK-NEXT: Visiting op 'builtin.module' with 0 operands:
// CHECK-NEXT: Has 0 results:
// CHECK-NEXT: Visiting op 'builtin.module' with 0 operands:
// CHECK-NEXT: Has 0 results:
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i1) -> i32 attributes {y = 3 : i8} {
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.if %[[ARG1]] -> (i32, i32) {
// CHECK-NEXT:       scf.yield %[[ARG0]], %[[C1_I32]] : i32, i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG0]], %[[C1_I32]] : i32
// CHECK-NEXT:       scf.yield %[[V3]], %[[ARG0]] : i32, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]]:2 = "foo.op"(%[[C1_I32]], %[[C1_I32]]) ({
// CHECK-NEXT:     }, {
// CHECK-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: i1):
// CHECK-NEXT:       "foo.in"() : () -> ()
// CHECK-NEXT:       "foo.end"()[^bb1] : () -> ()
// CHECK-NEXT:     ^bb1:  // pred: ^bb0
// CHECK-NEXT:       "foo.end"() : () -> ()
// CHECK-NEXT:     }) {a, b = "x"} : (i32, i32) -> (i32, i32)
// CHECK-NEXT:     cf.cond_br %[[ARG1]], ^bb1(%[[V0]]#0 : i32), ^bb2
// CHECK-NEXT:   ^bb1(%[[V2:[^ ]+]]: i32):  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     cf.br ^bb1(%[[V0]]#1 : i32)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     return %[[V0]]#0 : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @decl(i32)
// CHECK-NEXT:   module @empty {
// CHECK-NEXT:   }
// CHECK-NEXT: }
