// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries' | FileCheck %s

func.func private @callee(%t: tensor<*xf32>) -> tensor<*xf32> {
  return %t : tensor<*xf32>
}
func.func @x(%t: tensor<*xf32>, %u: tensor<*xf32>, %c: i1, %i: index, %f: f32) -> (tensor<*xf32>, tensor<?xf32>) {
  %0 = arith.select %c, %t, %u : tensor<*xf32>
  %1 = func.call @callee(%0) : (tensor<*xf32>) -> tensor<*xf32>
  %2 = tensor.cast %t : tensor<*xf32> to tensor<?xf32>
  %3 = tensor.insert %f into %2[%i] : tensor<?xf32>
  return %1, %3 : tensor<*xf32>, tensor<?xf32>
}
// -----
func.func @unranked(%t: tensor<*xf32>, %i: index) -> (tensor<?x4xf32>, tensor<*xf32>, index) {
  %0 = tensor.cast %t : tensor<*xf32> to tensor<?x4xf32>
  %d = tensor.dim %t, %i : tensor<*xf32>
  %1 = tensor.cast %0 : tensor<?x4xf32> to tensor<*xf32>
  return %0, %1, %d : tensor<?x4xf32>, tensor<*xf32>, index
}
