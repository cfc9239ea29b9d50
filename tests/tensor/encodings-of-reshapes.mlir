// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s --check-prefix=CANON

// Encodings may differ.

func.func @collapse(%a: tensor<4x2xi32, "e">) -> (tensor<8xi32, "q">, tensor<8xi32>, tensor<8xi32, "e">) {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x2xi32, "e"> into tensor<8xi32, "q">
  %1 = tensor.collapse_shape %a [[0, 1]] : tensor<4x2xi32, "e"> into tensor<8xi32>
  %2 = tensor.collapse_shape %a [[0, 1]] : tensor<4x2xi32, "e"> into tensor<8xi32, "e">
  return %0, %1, %2 : tensor<8xi32, "q">, tensor<8xi32>, tensor<8xi32, "e">
}

// -----

func.func @expand(%a: tensor<8xi32, "e">) -> (tensor<4x2xi32, "q">, tensor<4x2xi32>, tensor<4x2xi32, "e">) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [4, 2] : tensor<8xi32, "e"> into tensor<4x2xi32, "q">
  %1 = tensor.expand_shape %a [[0, 1]] output_shape [4, 2] : tensor<8xi32, "e"> into tensor<4x2xi32>
  %2 = tensor.expand_shape %a [[0, 1]] output_shape [4, 2] : tensor<8xi32, "e"> into tensor<4x2xi32, "e">
  return %0, %1, %2 : tensor<4x2xi32, "q">, tensor<4x2xi32>, tensor<4x2xi32, "e">
}

// -----

func.func @again(%a: tensor<8xi32, "e">) -> (tensor<8xi32>, tensor<8xi32, "e">, tensor<2x4xi32>, tensor<4x2xi32>, tensor<8xi32>, tensor<1x2x4xi32, "e">) {
  %0 = tensor.expand_shape %a [[0, 1]] output_shape [4, 2] : tensor<8xi32, "e"> into tensor<4x2xi32, "q">
  %1 = tensor.collapse_shape %0 [[0, 1]] : tensor<4x2xi32, "q"> into tensor<8xi32>
  %2 = tensor.collapse_shape %0 [[0, 1]] : tensor<4x2xi32, "q"> into tensor<8xi32, "e">
  %3 = tensor.expand_shape %1 [[0, 1]] output_shape [2, 4] : tensor<8xi32> into tensor<2x4xi32>
  %4 = tensor.expand_shape %1 [[0, 1]] output_shape [4, 2] : tensor<8xi32> into tensor<4x2xi32>
  %5 = tensor.expand_shape %a [[0]] output_shape [8] : tensor<8xi32, "e"> into tensor<8xi32>
  %6 = tensor.expand_shape %3 [[0,1], [2]] output_shape [1, 2, 4] : tensor<2x4xi32> into tensor<1x2x4xi32, "e">
  return %1, %2, %3, %4, %5, %6 : tensor<8xi32>, tensor<8xi32, "e">, tensor<2x4xi32>, tensor<4x2xi32>, tensor<8xi32>, tensor<1x2x4xi32, "e">
}
