// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

func.func @static_padding(%t: tensor<4x3xf32>, %x: f32) -> tensor<3x3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %t nofold low[%c0, 2] high[%c1, %c1] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } {tag} : tensor<4x3xf32> to tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

// -----

func.func @partly_known(%t: tensor<4x3xf32>, %x: f32) -> tensor<?x6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %t nofold low[%c0, 2] high[%c1, %c1] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } {tag} : tensor<4x3xf32> to tensor<?x6xf32>
  return %0 : tensor<?x6xf32>
}
