// RUN: mlir-opt %s --split-input-file --cse | FileCheck %s

func.func @f(%a: tensor<4x6xf32>, %o: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = linalg.add ins(%a, %a : tensor<4x6xf32>, tensor<4x6xf32>) outs(%o: tensor<4x6xf32>) -> tensor<4x6xf32>
  %1 = linalg.add ins(%a, %a : tensor<4x6xf32>, tensor<4x6xf32>) outs(%o: tensor<4x6xf32>) -> tensor<4x6xf32>
  %2 = linalg.sub ins(%0, %1 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%o: tensor<4x6xf32>) -> tensor<4x6xf32>
  %3 = linalg.sub ins(%0, %1 : tensor<4x6xf32>, tensor<4x6xf32>) outs(%o: tensor<4x6xf32>) -> tensor<4x6xf32>
  return %2 : tensor<4x6xf32>
}
