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

// CHECK: module {
// CHECK-NEXT:   memref.global "private" constant @__constant_2xf32_1 : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]> {alignment = 64 : i64}
// CHECK-NEXT:   func.func @inner(%[[ARG0:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.get_global @__constant_2xf32_1 : memref<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[V0]][%[[ARG0]]] : memref<2xf32>
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   module @nested {
// CHECK-NEXT:     func.func @inner(%[[ARG0:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:       %[[EXTRACTED:[^ ]+]] = tensor.extract %[[CST]][%[[ARG0]]] : tensor<2xf32>
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant dense<[1.000000e+00, 4.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:       %[[EXTRACTED_1:[^ ]+]] = tensor.extract %[[CST_0]][%[[ARG0]]] : tensor<2xf32>
// CHECK-NEXT:       return %[[EXTRACTED]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]>
// CHECK-NEXT:   memref.global "private" constant @__constant_2xf32_0 : memref<2xf32> = dense<[1.000000e+00, 4.000000e+00]> {alignment = 64 : i64}
// CHECK-NEXT: }
