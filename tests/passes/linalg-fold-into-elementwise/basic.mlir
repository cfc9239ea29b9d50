// RUN: mlir-opt %s --split-input-file --linalg-fold-into-elementwise | FileCheck %s

func.func @f(%a: tensor<6x4xf32>, %b: tensor<4x6xf32>, %e: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %t = linalg.transpose ins(%a : tensor<6x4xf32>) outs(%e : tensor<4x6xf32>) permutation = [1, 0]
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%t, %b : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// -----

func.func @f(%a: tensor<2x3x4xf32>, %e: tensor<3x4x2xf32>) -> tensor<3x4x2xf32> {
  %t = linalg.transpose ins(%a : tensor<2x3x4xf32>) outs(%e : tensor<3x4x2xf32>) permutation = [1, 2, 0]
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%t : tensor<3x4x2xf32>) outs(%e : tensor<3x4x2xf32>) -> tensor<3x4x2xf32>
  return %0 : tensor<3x4x2xf32>
}
