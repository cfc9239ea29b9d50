// RUN: not mlir-opt %s --split-input-file --resolve-shaped-type-result-dims 2>&1 | FileCheck %s

// Sizes that are computed in vain are computed again, ten times.

func.func @a(%x: tensor<2x2x?xf32>) -> index {
  %6 = tensor.collapse_shape %x [[0], [1, 2]] : tensor<2x2x?xf32> into tensor<2x?xf32>
  %8 = arith.constant 2 : index
  %7 = tensor.dim %6, %8 : tensor<2x?xf32>
  return %7 : index
}
// -----
func.func @g(%x: tensor<?xf32>, %n: index, %v: f32) -> index {
  %6 = tensor.pad %x low[%n] high[2] {
  ^bb0(%i: index):
    tensor.yield %v : f32
  } : tensor<?xf32> to tensor<?xf32>
  %8 = arith.constant 2 : index
  %7 = tensor.dim %6, %8 : tensor<?xf32>
  return %7 : index
}

// CHECK-COUNT-10: error: 'tensor.collapse_shape' op invalid dimension
// CHECK: error: 'builtin.module' op dim operation resolution hit pattern iteration limit
// CHECK-COUNT-10: error: 'tensor.pad' op invalid dimension
// CHECK: error: 'builtin.module' op dim operation resolution hit pattern iteration limit
