// Ops that are no variables stay as they are.
// RUN: mlir-opt %s --tosa-to-mlprogram | FileCheck %s

func.func @f(%x: memref<?xf32>, %a: i32, %t: tensor<2x2xi8>) -> i32 {
  %c1 = arith.constant 1 : i32
  %c2 = arith.constant 2 : i32
  %dead = arith.addi %a, %c1 : i32
  %s = arith.addi %c2, %c1 : i32
  %s2 = arith.addi %c1, %a : i32
  %r = arith.muli %s, %s2 : i32
  %q = tosa.cast %t : (tensor<2x2xi8>) -> tensor<2x2xi8>
  %q1 = tosa.identity %q : (tensor<2x2xi8>) -> tensor<2x2xi8>
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: tensor<2x2xi8>) -> i32 {
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[C2_I32:[^ ]+]] = arith.constant 2 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG1]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[C2_I32]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[C1_I32]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[V1]], %[[V2]] : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.cast %[[ARG2]] : (tensor<2x2xi8>) -> tensor<2x2xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tosa.identity %[[V4]] : (tensor<2x2xi8>) -> tensor<2x2xi8>
// CHECK-NEXT:     return %[[V3]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
