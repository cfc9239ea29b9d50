// RUN: mlir-opt %s --allow-unregistered-dialect --test-print-nesting | FileCheck %s

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

// CHECK: visiting op: 'builtin.module' with 0 operands and 0 results
// CHECK-NEXT:  1 nested regions:
// CHECK-NEXT:   Region with 1 blocks:
// CHECK-NEXT:     Block with 0 arguments, 0 successors, and 3 operations
// CHECK-NEXT:       visiting op: 'func.func' with 0 operands and 0 results
// CHECK-NEXT:       3 attributes:
// CHECK-NEXT:        - 'function_type' : '(i32, i1) -> i32'
// CHECK-NEXT:        - 'sym_name' : '"a"'
// CHECK-NEXT:        - 'y' : '3 : i8'
// CHECK-NEXT:        1 nested regions:
// CHECK-NEXT:         Region with 3 blocks:
// CHECK-NEXT:           Block with 2 arguments, 2 successors, and 4 operations
// CHECK-NEXT:             visiting op: 'arith.constant' with 0 operands and 1 results
// CHECK-NEXT:             1 attributes:
// CHECK-NEXT:              - 'value' : '1 : i32'
// CHECK-NEXT:              0 nested regions:
// CHECK-NEXT:             visiting op: 'scf.if' with 1 operands and 2 results
// CHECK-NEXT:              2 nested regions:
// CHECK-NEXT:               Region with 1 blocks:
// CHECK-NEXT:                 Block with 0 arguments, 0 successors, and 1 operations
// CHECK-NEXT:                   visiting op: 'scf.yield' with 2 operands and 0 results
// CHECK-NEXT:                    0 nested regions:
// CHECK-NEXT:               Region with 1 blocks:
// CHECK-NEXT:                 Block with 0 arguments, 0 successors, and 2 operations
// CHECK-NEXT:                   visiting op: 'arith.addi' with 2 operands and 1 results
// CHECK-NEXT:                   1 attributes:
// CHECK-NEXT:                    - 'overflowFlags' : '#arith.overflow<none>'
// CHECK-NEXT:                    0 nested regions:
// CHECK-NEXT:                   visiting op: 'scf.yield' with 2 operands and 0 results
// CHECK-NEXT:                    0 nested regions:
// CHECK-NEXT:             visiting op: 'foo.op' with 2 operands and 2 results
// CHECK-NEXT:             2 attributes:
// CHECK-NEXT:              - 'a' : 'unit'
// CHECK-NEXT:              - 'b' : '"x"'
// CHECK-NEXT:              2 nested regions:
// CHECK-NEXT:               Region with 0 blocks:
// CHECK-NEXT:               Region with 2 blocks:
// CHECK-NEXT:                 Block with 1 arguments, 1 successors, and 2 operations
// CHECK-NEXT:                   visiting op: 'foo.in' with 0 operands and 0 results
// CHECK-NEXT:                    0 nested regions:
// CHECK-NEXT:                   visiting op: 'foo.end' with 0 operands and 0 results
// CHECK-NEXT:                    0 nested regions:
// CHECK-NEXT:                 Block with 0 arguments, 0 successors, and 1 operations
// CHECK-NEXT:                   visiting op: 'foo.end' with 0 operands and 0 results
// CHECK-NEXT:                    0 nested regions:
// CHECK-NEXT:             visiting op: 'cf.cond_br' with 2 operands and 0 results
// CHECK-NEXT:             1 attributes:
// CHECK-NEXT:              - 'operandSegmentSizes' : 'array<i32: 1, 1, 0>'
// CHECK-NEXT:              0 nested regions:
// CHECK-NEXT:           Block with 1 arguments, 1 successors, and 1 operations
// CHECK-NEXT:             visiting op: 'cf.br' with 1 operands and 0 results
// CHECK-NEXT:              0 nested regions:
// CHECK-NEXT:           Block with 0 arguments, 0 successors, and 1 operations
// CHECK-NEXT:             visiting op: 'func.return' with 1 operands and 0 results
// CHECK-NEXT:              0 nested regions:
// CHECK-NEXT:       visiting op: 'func.func' with 0 operands and 0 results
// CHECK-NEXT:       3 attributes:
// CHECK-NEXT:        - 'function_type' : '(i32) -> ()'
// CHECK-NEXT:        - 'sym_name' : '"decl"'
// CHECK-NEXT:        - 'sym_visibility' : '"private"'
// CHECK-NEXT:        1 nested regions:
// CHECK-NEXT:         Region with 0 blocks:
// CHECK-NEXT:       visiting op: 'builtin.module' with 0 operands and 0 results
// CHECK-NEXT:       1 attributes:
// CHECK-NEXT:        - 'sym_name' : '"empty"'
// CHECK-NEXT:        1 nested regions:
// CHECK-NEXT:         Region with 1 blocks:
// CHECK-NEXT:           Block with 0 arguments, 0 successors, and 0 operations
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
