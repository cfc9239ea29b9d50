// ORACLE: differs (one-shot-bufferize)
// RUN: mlir-opt %s --split-input-file --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s

func.func @switch(%u: tensor<4xf32>, %f: f32, %i: index) -> (tensor<4xf32>, f32) {
  %0 = scf.index_switch %i -> tensor<4xf32>
  case 1 {
    %e = tensor.empty() : tensor<4xf32>
    scf.yield %e : tensor<4xf32>
  }
  default {
    scf.yield %u : tensor<4xf32>
  }
  %1 = tensor.insert %f into %0[%i] : tensor<4xf32>
  %x = tensor.extract %u[%i] : tensor<4xf32>
  return %1, %x : tensor<4xf32>, f32
}
