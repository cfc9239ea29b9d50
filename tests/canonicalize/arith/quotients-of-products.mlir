// RUN: mlir-opt %s --canonicalize | FileCheck %s

// A quotient of a product that does not overflow as the division sees it.
func.func @signed(%a: i32, %b: i32) -> (i32, i32, i32) {
  %0 = arith.muli %a, %b overflow<nsw> : i32
  %1 = arith.divsi %0, %a : i32
  %2 = arith.divsi %0, %b : i32
  %3 = arith.divui %0, %b : i32
  return %1, %2, %3 : i32, i32, i32
}

func.func @unsigned(%a: i32, %b: vector<4xindex>) -> (i32, vector<4xindex>, i32) {
  %c5 = arith.constant 5 : i32
  %0 = arith.muli %a, %c5 overflow<nuw> : i32
  %1 = arith.divui %0, %c5 : i32
  %2 = arith.muli %b, %b overflow<nsw, nuw> : vector<4xindex>
  %3 = arith.divui %2, %b : vector<4xindex>
  %4 = arith.muli %a, %a : i32
  %5 = arith.divui %4, %a : i32
  return %1, %3, %5 : i32, vector<4xindex>, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @signed(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32) -> (i32, i32, i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[ARG0]], %[[ARG1]] overflow<nsw> : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.divui %[[V0]], %[[ARG1]] : i32
// CHECK-NEXT:     return %[[ARG1]], %[[ARG0]], %[[V1]] : i32, i32, i32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @unsigned(%[[ARG0]]: i32, %[[ARG1]]: vector<4xindex>) -> (i32, vector<4xindex>, i32) {
// CHECK-NEXT:     %[[V0]] = arith.muli %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     %[[V1]] = arith.divui %[[V0]], %[[ARG0]] : i32
// CHECK-NEXT:     return %[[ARG0]], %[[ARG1]], %[[V1]] : i32, vector<4xindex>, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
