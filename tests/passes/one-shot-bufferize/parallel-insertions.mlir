// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries test-analysis-only' | FileCheck %s

func.func @forall(%t: tensor<8xf32>, %n: index) -> (tensor<8xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<8xf32> {
    %u = tensor.extract_slice %o[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %u into %o[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}
// -----
func.func @forall(%t: tensor<8xf32>, %n: index) -> (tensor<8xf32>) {
  %0 = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %1 = tensor.insert_slice %0 into %t[%n] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %1 : tensor<8xf32>
}
// -----
func.func @forall(%t: tensor<?xf32>, %w: tensor<?xf32>, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %0:2 = scf.forall (%i) in (%n) shared_outs(%o = %t, %p = %w) -> (tensor<?xf32>, tensor<?xf32>) {
    %u = tensor.extract_slice %o[0] [4] [1] : tensor<?xf32> to tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %u into %o[%i] [4] [1] : tensor<4xf32> into tensor<?xf32>
    }
  }
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}
