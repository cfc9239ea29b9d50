// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries' | FileCheck %s

func.func @concat(%t: tensor<8xf32>, %u: tensor<?xf32>) -> tensor<?xf32> {
  %0 = tensor.concat dim(0) %t, %u : (tensor<8xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}
// -----
func.func @splat(%f: f32, %d: index) -> tensor<4x?xf32> {
  %0 = tensor.splat %f[%d] : tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}
// -----
func.func @pad(%t: tensor<?x8xf32>, %f: f32, %d: index) -> tensor<?x12xf32> {
  %0 = tensor.pad %t low[%d, 1] high[2, 3] { ^bb0(%a: index, %b: index): tensor.yield %f : f32 } : tensor<?x8xf32> to tensor<?x12xf32>
  return %0 : tensor<?x12xf32>
}
// -----
func.func @gen(%d: index) -> tensor<?xindex> {
  %0 = tensor.generate %d { ^bb0(%a: index): tensor.yield %a : index } : tensor<?xindex>
  return %0 : tensor<?xindex>
}
// -----
func.func @reshape(%t: tensor<?xf32>, %s: tensor<2xindex>) -> tensor<?x?xf32> {
  %0 = tensor.reshape %t(%s) : (tensor<?xf32>, tensor<2xindex>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}
// -----
func.func @elems(%f: f32, %g: f32) -> tensor<2x2xf32> {
  %0 = tensor.from_elements %f, %g, %g, %f : tensor<2x2xf32>
  return %0 : tensor<2x2xf32>
}
// -----
func.func @collapse(%t: tensor<?x?xf32>, %i: index, %j: index) -> tensor<?xf32> {
  %s = tensor.extract_slice %t[%i, %j] [4, 5] [1, 1] : tensor<?x?xf32> to tensor<4x5xf32>
  %0 = tensor.collapse_shape %s [[0, 1]] : tensor<4x5xf32> into tensor<20xf32>
  %e = tensor.expand_shape %0 [[0, 1]] output_shape [2, 10] : tensor<20xf32> into tensor<2x10xf32>
  %c = tensor.cast %0 : tensor<20xf32> to tensor<?xf32>
  return %c : tensor<?xf32>
}
// -----
func.func @select(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: i1, %i: index, %f: f32) -> (tensor<?xf32>, f32) {
  %0 = arith.select %c, %a, %b : tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  %x = tensor.extract %a[%i] : tensor<?xf32>
  return %1, %x : tensor<?xf32>, f32
}
// -----
func.func @select2(%n: index, %c: i1, %i: index, %f: f32) -> tensor<?xf32> {
  %a = tensor.empty(%n) : tensor<?xf32>
  %big = tensor.empty(%n) : tensor<?xf32>
  %b = tensor.extract_slice %big[%i] [%n] [2] : tensor<?xf32> to tensor<?xf32>
  %0 = arith.select %c, %a, %b : tensor<?xf32>
  %1 = tensor.insert %f into %0[%i] : tensor<?xf32>
  return %1 : tensor<?xf32>
}
// -----
func.func @idx(%a: tensor<4xindex>, %b: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xindex>) {
  %0 = arith.index_cast %a : tensor<4xindex> to tensor<4xi32>
  %1 = arith.index_cast %b : tensor<4xi32> to tensor<4xindex>
  return %0, %1 : tensor<4xi32>, tensor<4xindex>
}
