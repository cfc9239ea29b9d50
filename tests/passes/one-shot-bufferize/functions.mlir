// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries' | FileCheck %s

func.func private @ext(%t: tensor<?xf32>) -> tensor<?xf32>
func.func @caller(%t: tensor<?xf32>, %i: index, %f: f32) -> (tensor<?xf32>, f32) {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  %1 = call @ext(%0) : (tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.extract %0[%i] : tensor<?xf32>
  return %1, %2 : tensor<?xf32>, f32
}
// -----
func.func @rec(%t: tensor<4xf32>, %i: index) -> tensor<4xf32> {
  %0 = call @rec2(%t, %i) : (tensor<4xf32>, index) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @rec2(%t: tensor<4xf32>, %i: index) -> tensor<4xf32> {
  %0 = call @rec(%t, %i) : (tensor<4xf32>, index) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
// -----
func.func @attrs(%t: tensor<?xf32> {bufferization.writable = false}, %u: tensor<?xf32> {bufferization.buffer_layout = strided<[1], offset: ?>, foo.bar}, %f: f32, %i: index) -> (tensor<?xf32>, tensor<?xf32> {foo.baz}) {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  %1 = tensor.insert %f into %u[%i] : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}
