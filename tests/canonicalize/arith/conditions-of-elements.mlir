// RUN: mlir-opt %s --canonicalize | FileCheck %s

// A negated condition turns a selection around only where it is one for all elements.

func.func @elements(%c: vector<4xi1>, %a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %true = arith.constant dense<true> : vector<4xi1>
  %0 = arith.xori %c, %true : vector<4xi1>
  %1 = arith.select %0, %a, %b : vector<4xi1>, vector<4xf32>
  return %1 : vector<4xf32>
}

func.func @tensors(%c: tensor<i1>, %a: tensor<i64>, %b: tensor<i64>) -> tensor<i64> {
  %true = arith.constant dense<true> : tensor<i1>
  %0 = arith.xori %c, %true : tensor<i1>
  %1 = arith.select %0, %a, %b : tensor<i1>, tensor<i64>
  return %1 : tensor<i64>
}

func.func @all(%c: i1, %a: vector<4xf32>, %b: vector<4xf32>) -> vector<4xf32> {
  %true = arith.constant true
  %0 = arith.xori %c, %true : i1
  %1 = arith.select %0, %a, %b : vector<4xf32>
  return %1 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @elements(%arg0: vector<4xi1>, %arg1: vector<4xf32>, %arg2: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %cst = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT:     %0 = arith.xori %arg0, %cst : vector<4xi1>
// CHECK-NEXT:     %1 = arith.select %0, %arg1, %arg2 : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     return %1 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @tensors(%arg0: tensor<i1>, %arg1: tensor<i64>, %arg2: tensor<i64>) -> tensor<i64> {
// CHECK-NEXT:     %cst = arith.constant dense<true> : tensor<i1>
// CHECK-NEXT:     %0 = arith.xori %arg0, %cst : tensor<i1>
// CHECK-NEXT:     %1 = arith.select %0, %arg1, %arg2 : tensor<i1>, tensor<i64>
// CHECK-NEXT:     return %1 : tensor<i64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @all(%arg0: i1, %arg1: vector<4xf32>, %arg2: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %0 = arith.select %arg0, %arg2, %arg1 : vector<4xf32>
// CHECK-NEXT:     return %0 : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
