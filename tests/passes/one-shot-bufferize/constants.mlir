// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries' | FileCheck %s

module {
  func.func @inner(%i: index) -> f32 {
    %c = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
    %x = tensor.extract %c[%i] : tensor<2xf32>
    return %x : f32
  }
  module @nested {
    func.func @inner(%i: index) -> f32 {
      %c = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
      %x = tensor.extract %c[%i] : tensor<2xf32>
      %k = arith.constant dense<[1.0, 4.0]> : tensor<2xf32>
      %y = tensor.extract %k[%i] : tensor<2xf32>
      return %x : f32
    }
  }
  memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<[1.0, 2.0]>
  memref.global "private" constant @__constant_2xf32_0 : memref<2xf32> = dense<[1.0, 4.0]> {alignment = 64 : i64}
}
