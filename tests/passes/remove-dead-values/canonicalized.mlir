// RUN: mlir-opt %s --remove-dead-values | FileCheck %s

// What comes out of ops with regions, or is made in their place, is canonicalized with them.
func.func @chosen(%c: i1, %a: i32) -> (i32, i1) {
  %c5 = arith.constant 5 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0:2 = scf.if %c -> (i1, i32) { scf.yield %f, %c5 : i1, i32 } else { scf.yield %t, %a : i1, i32 }
  %1 = arith.addi %0#1, %c5 : i32
  %2 = arith.addi %1, %c5 : i32
  return %2, %0#0 : i32, i1
}

func.func @inlined(%c: i1, %a: i32, %b: i32) -> i32 {
  %0 = scf.execute_region -> i32 {
    cf.cond_br %c, ^bb1, ^bb2
  ^bb1:
    %c5 = arith.constant 5 : i32
    %1 = arith.addi %a, %c5 : i32
    %2 = arith.addi %1, %c5 : i32
    scf.yield %2 : i32
  ^bb2:
    scf.yield %b : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @chosen(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32) -> (i32, i1) {
// CHECK-NEXT:     %[[C5_I32:[^ ]+]] = arith.constant 5 : i32
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.select %[[ARG0]], %[[C5_I32]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[C5_I32]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[C5_I32]] : i32
// CHECK-NEXT:     return %[[V3]], %[[V0]] : i32, i1
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @inlined(%[[ARG0]]: i1, %[[ARG1]]: i32, %[[ARG2:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     cf.cond_br %[[ARG0]], ^bb1, ^bb3(%[[ARG2]] : i32)
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[C10_I32:[^ ]+]] = arith.constant 10 : i32
// CHECK-NEXT:     %[[V0]] = arith.addi %[[ARG1]], %[[C10_I32]] : i32
// CHECK-NEXT:     cf.br ^bb3(%[[V0]] : i32)
// CHECK-NEXT:   ^bb2:  // no predecessors
// CHECK-NEXT:     cf.br ^bb3(%[[ARG2]] : i32)
// CHECK-NEXT:   ^bb3(%[[V1]]: i32):  // 3 preds: ^bb0, ^bb1, ^bb2
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
