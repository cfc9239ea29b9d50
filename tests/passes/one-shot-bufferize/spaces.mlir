// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries use-encoding-for-memory-space' | FileCheck %s

func.func @must(%t: tensor<4xf32, 1 : i32>, %n: index, %f: f32) -> tensor<4xf32, 1 : i32> {
  %0 = tensor.insert %f into %t[%n] : tensor<4xf32, 1 : i32>
  %e = tensor.empty() : tensor<4xf32>
  %1 = tensor.insert %f into %e[%n] : tensor<4xf32>
  return %0 : tensor<4xf32, 1 : i32>
}
