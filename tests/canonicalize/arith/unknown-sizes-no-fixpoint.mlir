// RUN: mlir-opt %s --canonicalize --split-input-file | FileCheck %s

// A zero of unknown size is a constant, which other constants come from, but not by casts that
// change the number.

func.func @zero(%a: tensor<?xi32>, %b: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>, tensor<?xi32>) {
  %0 = arith.xori %a, %a : tensor<?xi32>
  %1 = arith.subi %a, %a : tensor<?xi32>
  %2 = arith.addi %0, %b : tensor<?xi32>
  return %0, %1, %2 : tensor<?xi32>, tensor<?xi32>, tensor<?xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @zero(%[[ARG0:[^ ,:#)]+]]: tensor<?xi32>, %[[ARG1:[^ ,:#)]+]]: tensor<?xi32>) -> (tensor<?xi32>, tensor<?xi32>, tensor<?xi32>) {
// CHECK-NEXT:     %[[CST:[^ ,:#)]+]] = arith.constant dense<0> : tensor<?xi32>
// CHECK-NEXT:     %[[V0:[^ ,:#)]+]] = arith.subi %[[ARG0]], %[[ARG0]] : tensor<?xi32>
// CHECK-NEXT:     return %[[CST]], %[[V0]], %[[ARG1]] : tensor<?xi32>, tensor<?xi32>, tensor<?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @halves(%a: tensor<?xi32>) -> (tensor<?xi1>, tensor<?xi1>) {
  %0 = arith.cmpi eq, %a, %a : tensor<?xi32>
  %1, %2 = arith.mulsi_extended %0, %0 : tensor<?xi1>
  return %1, %2 : tensor<?xi1>, tensor<?xi1>
}

// CHECK: module {
// CHECK-NEXT:   func.func @halves(%[[ARG0:[^ ,:#)]+]]: tensor<?xi32>) -> (tensor<?xi1>, tensor<?xi1>) {
// CHECK-NEXT:     %[[CST:[^ ,:#)]+]] = arith.constant dense<true> : tensor<?xi1>
// CHECK-NEXT:     %[[CST_0:[^ ,:#)]+]] = arith.constant dense<false> : tensor<?xi1>
// CHECK-NEXT:     return %[[CST]], %[[CST_0]] : tensor<?xi1>, tensor<?xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @casts(%a: tensor<?xi32>) -> (tensor<?xi64>, tensor<?xf32>, tensor<?xf32>) {
  %0 = arith.xori %a, %a : tensor<?xi32>
  %1 = arith.extui %0 : tensor<?xi32> to tensor<?xi64>
  %2 = arith.bitcast %0 : tensor<?xi32> to tensor<?xf32>
  %3 = arith.negf %2 : tensor<?xf32>
  return %1, %2, %3 : tensor<?xi64>, tensor<?xf32>, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @casts(%[[ARG0:[^ ,:#)]+]]: tensor<?xi32>) -> (tensor<?xi64>, tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:     %[[CST:[^ ,:#)]+]] = arith.constant dense<-0.000000e+00> : tensor<?xf32>
// CHECK-NEXT:     %[[CST_0:[^ ,:#)]+]] = arith.constant dense<0.000000e+00> : tensor<?xf32>
// CHECK-NEXT:     %[[CST_1:[^ ,:#)]+]] = arith.constant dense<0> : tensor<?xi32>
// CHECK-NEXT:     %[[V0:[^ ,:#)]+]] = arith.extui %[[CST_1]] : tensor<?xi32> to tensor<?xi64>
// CHECK-NEXT:     return %[[V0]], %[[CST_0]], %[[CST]] : tensor<?xi64>, tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
