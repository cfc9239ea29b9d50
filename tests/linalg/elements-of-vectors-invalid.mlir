// RUN: not mlir-opt %s 2>&1 | FileCheck %s

// What is no tensor and no memory is one element to the body.

func.func @f(%a: vector<16xf32>, %b: tensor<64x16xf32>) {
  %0 = linalg.transpose ins(%a : vector<16xf32>) outs(%b : tensor<64x16xf32>) permutation = [1, 0]
  return
}
