// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries test-analysis-only dump-alias-sets' | FileCheck %s

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
func.func @cf(%t: tensor<?xf32>, %u: tensor<?xf32>, %c: i1, %i: index, %f: f32) -> tensor<?xf32> {
  cf.cond_br %c, ^bb1(%t : tensor<?xf32>), ^bb2(%u, %f : tensor<?xf32>, f32)
^bb1(%a: tensor<?xf32>):
  %0 = tensor.insert %f into %a[%i] : tensor<?xf32>
  cf.br ^bb3(%0 : tensor<?xf32>)
^bb2(%b: tensor<?xf32>, %g: f32):
  cf.br ^bb3(%b : tensor<?xf32>)
^bb3(%d: tensor<?xf32>):
  %r = tensor.insert %f into %d[%i] : tensor<?xf32>
  return %r : tensor<?xf32>
}
// -----
func.func @while(%t: tensor<5xf32>, %i: index, %f: f32, %c: i1) -> tensor<5xf32> {
  %0 = scf.while (%a = %t) : (tensor<5xf32>) -> tensor<5xf32> {
    %x = tensor.extract %a[%i] : tensor<5xf32>
    scf.condition(%c) %a : tensor<5xf32>
  } do {
  ^bb0(%b: tensor<5xf32>):
    %1 = tensor.insert %f into %b[%i] : tensor<5xf32>
    scf.yield %1 : tensor<5xf32>
  }
  return %0 : tensor<5xf32>
}
// -----
func.func @slices(%a: tensor<?x?xf32>, %b: tensor<4xf32>, %i: index, %n: index) -> (tensor<?x?xf32>, tensor<4xf32>) {
  %0 = tensor.extract_slice %a[%i, 0] [1, 4] [1, 1] : tensor<?x?xf32> to tensor<4xf32>
  %cst = arith.constant 0.0 : f32
  %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.insert_slice %1 into %a[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<?x?xf32>
  %3 = tensor.insert_slice %b into %2[0, %i] [4, 1] [%n, 1] : tensor<4xf32> into tensor<?x?xf32>
  %4 = tensor.insert_slice %1 into %b[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
  return %3, %4 : tensor<?x?xf32>, tensor<4xf32>
}
// -----
func.func private @ext(%t: tensor<?xf32>) -> tensor<?xf32>
func.func @caller(%t: tensor<?xf32>, %i: index, %f: f32) -> (tensor<?xf32>, f32) {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  %1 = call @ext(%0) : (tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.extract %0[%i] : tensor<?xf32>
  return %1, %2 : tensor<?xf32>, f32
}
