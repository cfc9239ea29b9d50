// RUN: mlir-opt %s --eliminate-empty-tensors --split-input-file | FileCheck %s

func.func @transposed(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %0 = linalg.transpose ins(%a : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) permutation = [1, 0]
  %1 = linalg.copy ins(%0 : tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %1 : tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transposed(%[[ARG0:[^ ]+]]: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4x4xf32>
// CHECK-NEXT:     %[[TRANSPOSED:[^ ]+]] = linalg.transpose ins(%[[ARG0]] : tensor<4x4xf32>) outs(%[[V0]] : tensor<4x4xf32>) permutation = [1, 0] 
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.copy ins(%[[TRANSPOSED]] : tensor<4x4xf32>) outs(%[[TRANSPOSED]] : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @twice(%a: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %e = tensor.empty() : tensor<4x4xf32>
  %0 = linalg.transpose ins(%a : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) permutation = [1, 0]
  %1 = linalg.transpose ins(%0 : tensor<4x4xf32>) outs(%e : tensor<4x4xf32>) permutation = [1, 0]
  %2 = linalg.copy ins(%1 : tensor<4x4xf32>) outs(%0 : tensor<4x4xf32>) -> tensor<4x4xf32>
  return %2 : tensor<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @twice(%[[ARG0:[^ ]+]]: tensor<4x4xf32>) -> tensor<4x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4x4xf32>
// CHECK-NEXT:     %[[TRANSPOSED:[^ ]+]] = linalg.transpose ins(%[[ARG0]] : tensor<4x4xf32>) outs(%[[V0]] : tensor<4x4xf32>) permutation = [1, 0] 
// CHECK-NEXT:     %[[TRANSPOSED_0:[^ ]+]] = linalg.transpose ins(%[[TRANSPOSED]] : tensor<4x4xf32>) outs(%[[TRANSPOSED]] : tensor<4x4xf32>) permutation = [1, 0] 
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.copy ins(%[[TRANSPOSED_0]] : tensor<4x4xf32>) outs(%[[TRANSPOSED]] : tensor<4x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
