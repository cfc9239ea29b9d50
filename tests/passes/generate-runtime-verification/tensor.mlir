// RUN: mlir-opt %s --split-input-file --generate-runtime-verification --allow-unregistered-dialect | FileCheck %s

func.func @tens(%m: tensor<?x4xf32>, %u: tensor<*xf32>, %i: index, %n: index, %s: index, %v: f32) {
  %0 = tensor.extract %m[%i, %n] : tensor<?x4xf32> loc("in":1:1)
  %1 = tensor.insert %v into %m[%i, %n] : tensor<?x4xf32> loc("in":2:1)
  %2 = tensor.cast %m : tensor<?x4xf32> to tensor<5x4xf32> loc("in":3:1)
  %3 = tensor.cast %u : tensor<*xf32> to tensor<?x5xf32> loc("in":4:1)
  %4 = tensor.dim %m, %i : tensor<?x4xf32> loc("in":5:1)
  %5 = tensor.dim %u, %i : tensor<*xf32> loc("in":6:1)
  %6 = tensor.extract_slice %m[%i, 0] [%n, 2] [%s, 1] : tensor<?x4xf32> to tensor<?x2xf32> loc("in":7:1)
  %7 = tensor.insert_slice %6 into %m[%i, 0] [%n, 2] [%s, 1] : tensor<?x2xf32> into tensor<?x4xf32>
  %8 = tensor.expand_shape %m [[0, 1], [2]] output_shape [%i, 2, 4] : tensor<?x4xf32> into tensor<?x2x4xf32>
  return
}
