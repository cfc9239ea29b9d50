// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

// Constants are gathered before blocks go that nothing leads to.

func.func private @g(i32)

func.func @f() -> (i1, i32) {
  cf.br ^bb2
^bb1:
  %c7 = arith.constant 7 : i32
  call @g(%c7) : (i32) -> ()
  cf.br ^bb2
^bb2:
  %true = arith.constant true
  %again = arith.constant 7 : i32
  return %true, %again : i1, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @g(i32)
// CHECK-NEXT:   func.func @f() -> (i1, i32) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C7_I32:[^ ]+]] = arith.constant 7 : i32
// CHECK-NEXT:     return %[[TRUE]], %[[C7_I32]] : i1, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @no_more_used(%a: i32) -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %a, %c1 : i32
  cf.br ^bb2
^bb1:
  %c7 = arith.constant 7 : i32
  %1 = arith.addi %c7, %c1 : i32
  cf.br ^bb2
^bb2:
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_more_used(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C1_I32]] : i32
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
