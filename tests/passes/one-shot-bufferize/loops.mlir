// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries allow-return-allocs-from-loops' | FileCheck %s

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
func.func @while2(%t: tensor<5xf32>, %u: tensor<5xf32>, %i: index, %f: f32, %c: i1) -> (tensor<5xf32>, index, tensor<5xf32>) {
  %0:3 = scf.while (%a = %t, %a2 = %u) : (tensor<5xf32>, tensor<5xf32>) -> (tensor<5xf32>, index, tensor<5xf32>) {
    scf.condition(%c) %a2, %i, %a : tensor<5xf32>, index, tensor<5xf32>
  } do {
  ^bb0(%b: tensor<5xf32>, %k: index, %d: tensor<5xf32>):
    %1 = tensor.insert %f into %b[%i] : tensor<5xf32>
    scf.yield %d, %1 : tensor<5xf32>, tensor<5xf32>
  }
  return %0#0, %0#1, %0#2 : tensor<5xf32>, index, tensor<5xf32>
}
// -----
func.func @loopalloc(%n: index, %t: tensor<4xf32>, %f: f32) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t) -> tensor<4xf32> {
    %e = tensor.empty() : tensor<4xf32>
    %x = tensor.insert %f into %e[%i] : tensor<4xf32>
    scf.yield %x : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
// -----
func.func @swap(%n: index, %t: tensor<4xf32>, %u: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %t, %b = %u) -> (tensor<4xf32>, tensor<4xf32>) {
    scf.yield %b, %a : tensor<4xf32>, tensor<4xf32>
  } {foo}
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}
// -----
func.func @while(%t: tensor<5xf32>, %i: index, %f: f32, %c: i1) -> tensor<5xf32> {
  %0 = scf.while (%a = %t) : (tensor<5xf32>) -> tensor<5xf32> {
    %e = tensor.empty() : tensor<5xf32>
    %g = linalg.fill ins(%f : f32) outs(%e : tensor<5xf32>) -> tensor<5xf32>
    scf.condition(%c) %g : tensor<5xf32>
  } do {
  ^bb0(%b: tensor<5xf32>):
    %1 = tensor.insert %f into %b[%i] : tensor<5xf32>
    scf.yield %1 : tensor<5xf32>
  }
  return %0 : tensor<5xf32>
}
// -----
func.func @while(%t: tensor<5xf32>, %i: index, %f: f32, %c: i1) -> tensor<5xf32> {
  %0 = scf.while (%a = %t) : (tensor<5xf32>) -> tensor<5xf32> {
    scf.condition(%c) %a : tensor<5xf32>
  } do {
  ^bb0(%b: tensor<5xf32>):
    %e = tensor.empty() : tensor<5xf32>
    %g = linalg.fill ins(%f : f32) outs(%e : tensor<5xf32>) -> tensor<5xf32>
    scf.yield %g : tensor<5xf32>
  }
  return %0 : tensor<5xf32>
}
// -----
func.func @loopswap(%n: index, %t: tensor<4xf32>, %u: tensor<4xf32>, %f: f32) -> (tensor<4xf32>, tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c9 = arith.constant 9 : index
  %0:2 = scf.for %i = %c0 to %c9 step %c1 iter_args(%a = %t, %b = %u) -> (tensor<4xf32>, tensor<4xf32>) {
    %x = tensor.insert %f into %b[%i] : tensor<4xf32>
    %e = tensor.empty() : tensor<4xf32>
    scf.yield %x, %e : tensor<4xf32>, tensor<4xf32>
  }
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xf32>
}
