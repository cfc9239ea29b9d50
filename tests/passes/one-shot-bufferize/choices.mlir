// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries' | FileCheck %s

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
func.func @switch(%t: tensor<4xf32>, %u: tensor<4xf32>, %f: f32, %i: index) -> tensor<4xf32> {
  %0 = scf.index_switch %i -> tensor<4xf32>
  case 1 {
    %1 = tensor.insert %f into %t[%i] : tensor<4xf32>
    scf.yield %1 : tensor<4xf32>
  }
  case 2 {
    %e = tensor.empty() : tensor<4xf32>
    scf.yield %e : tensor<4xf32>
  }
  default {
    scf.yield %u : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
// -----
func.func @exec(%t: tensor<4xf32>, %f: f32, %i: index, %c: i1) -> tensor<4xf32> {
  %0 = scf.execute_region -> tensor<4xf32> {
    cf.cond_br %c, ^bb1(%t : tensor<4xf32>), ^bb2
  ^bb1(%a: tensor<4xf32>):
    %1 = tensor.insert %f into %a[%i] : tensor<4xf32>
    cf.br ^bb3(%1 : tensor<4xf32>)
  ^bb2:
    %e = tensor.empty() : tensor<4xf32>
    cf.br ^bb3(%e : tensor<4xf32>)
  ^bb3(%z: tensor<4xf32>):
    scf.yield %z : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}
