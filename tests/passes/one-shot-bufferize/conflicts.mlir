// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries test-analysis-only print-conflicts' | FileCheck %s

func.func @matmul(%a: tensor<4x8xf32>, %b: tensor<8x16xf32>, %c: tensor<4x16xf32>) -> (tensor<4x16xf32>, tensor<4x16xf32>) {
  %0 = linalg.matmul ins(%a, %b : tensor<4x8xf32>, tensor<8x16xf32>) outs(%c : tensor<4x16xf32>) -> tensor<4x16xf32>
  return %0, %c : tensor<4x16xf32>, tensor<4x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @matmul(%[[ARG0:[^ ]+]]: tensor<4x8xf32> {bufferization.access = "read"}, %[[ARG1:[^ ]+]]: tensor<8x16xf32> {bufferization.access = "read"}, %[[ARG2:[^ ]+]]: tensor<4x16xf32> {bufferization.access = "read"}) -> (tensor<4x16xf32>, tensor<4x16xf32>) attributes {"C_0[DEF: bbArg 2]"} {
// CHECK-NEXT:     %[[V0:[^ ]+]] = linalg.matmul {"C_0[CONFL-WRITE: 2]", __inplace_operands_attr__ = ["true", "true", "false"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4x8xf32>, tensor<8x16xf32>) outs(%[[ARG2]] : tensor<4x16xf32>) -> tensor<4x16xf32>
// CHECK-NEXT:     return {"C_0[READ: 1]", __equivalent_func_args__ = [-1, 2], __inplace_operands_attr__ = ["true", "true"]} %[[V0]], %[[ARG2]] : tensor<4x16xf32>, tensor<4x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
