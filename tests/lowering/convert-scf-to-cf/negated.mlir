// RUN: mlir-opt %s --split-input-file --convert-scf-to-cf --allow-unregistered-dialect | FileCheck %s

// A condition that is a negation is folded before the op is converted: the
// regions swap places.

func.func @with_else(%c: i1) -> i32 {
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %0 = scf.if %not -> i32 {
    "x.a"() : () -> ()
    scf.yield %c1 : i32
  } else {
    "x.b"() : () -> ()
    scf.yield %c2 : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @with_else(%[[ARG0:[^ ]+]]: i1) -> i32 {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[C2_I32:[^ ]+]] = arith.constant 2 : i32
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     "x.b"() : () -> ()
// CHECK-NEXT:     cf.br ^bb3(%[[C2_I32]] : i32)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     "x.a"() : () -> ()
// CHECK-NEXT:     cf.br ^bb3(%[[C1_I32]] : i32)
// CHECK-NEXT:   ^bb3(%[[V1:[^ ]+]]: i32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     cf.br ^bb4
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @without_else(%c: i1) {
  %true = arith.constant true
  %not = arith.xori %c, %true : i1
  scf.if %not {
    "x.a"() : () -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @without_else(%[[ARG0:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:     cf.cond_br %[[V0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     "x.a"() : () -> ()
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
