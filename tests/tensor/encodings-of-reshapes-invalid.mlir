// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: tensor<4x2xi32, "e">) {
  // expected-error @+1 {{'tensor.collapse_shape' op expected collapsed type to be 'tensor<8xi32>', but got 'tensor<8xf32, "q">'}}
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<4x2xi32, "e"> into tensor<8xf32, "q">
  return
}
