// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='' | FileCheck %s

func.func @f(%t: tensor<?xf32>, %c: i1, %i: index, %f: f32) -> tensor<?xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  %1 = scf.if %c -> tensor<?xf32> {
    %2 = tensor.insert %f into %0[%i] : tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  } else { scf.yield %0 : tensor<?xf32> }
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %3 = scf.for %j = %c0 to %i step %c1 iter_args(%a = %1) -> tensor<?xf32> {
    %4 = tensor.insert %f into %a[%j] : tensor<?xf32>
    scf.yield %4 : tensor<?xf32>
  }
  %cst = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %x = tensor.extract %cst[%i] : tensor<2xf32>
  %5 = tensor.insert %x into %3[%i] : tensor<?xf32>
  return %5 : tensor<?xf32>
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
func.func @idx(%a: tensor<4xindex>, %b: tensor<4xi32>) -> (tensor<4xi32>, tensor<4xindex>) {
  %0 = arith.index_cast %a : tensor<4xindex> to tensor<4xi32>
  %1 = arith.index_cast %b : tensor<4xi32> to tensor<4xindex>
  return %0, %1 : tensor<4xi32>, tensor<4xindex>
}
// -----
func.func @unranked(%t: tensor<*xf32>, %i: index) -> (tensor<?x4xf32>, tensor<*xf32>, index) {
  %0 = tensor.cast %t : tensor<*xf32> to tensor<?x4xf32>
  %d = tensor.dim %t, %i : tensor<*xf32>
  %1 = tensor.cast %0 : tensor<?x4xf32> to tensor<*xf32>
  return %0, %1, %d : tensor<?x4xf32>, tensor<*xf32>, index
}
