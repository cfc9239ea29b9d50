// RUN: mlir-opt %s --canonicalize | FileCheck %s

// A reshape of a constant that is one element over and over, of an unknown size, is a constant.

func.func @zeros(%a: tensor<?x2x1xi32>, %n: index) -> (tensor<?xi32>, tensor<1x?x2x1xi32>) {
  %0 = arith.xori %a, %a : tensor<?x2x1xi32>
  %1 = tensor.collapse_shape %0 [[0, 1, 2]] : tensor<?x2x1xi32> into tensor<?xi32>
  %2 = tensor.expand_shape %0 [[0, 1], [2], [3]] output_shape [1, %n, 2, 1] : tensor<?x2x1xi32> into tensor<1x?x2x1xi32>
  return %1, %2 : tensor<?xi32>, tensor<1x?x2x1xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @zeros(%arg0: tensor<?x2x1xi32>, %arg1: index) -> (tensor<?xi32>, tensor<1x?x2x1xi32>) {
// CHECK-NEXT:     %cst = arith.constant dense<0> : tensor<?xi32>
// CHECK-NEXT:     %cst_0 = arith.constant dense<0> : tensor<1x?x2x1xi32>
// CHECK-NEXT:     return %cst, %cst_0 : tensor<?xi32>, tensor<1x?x2x1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
