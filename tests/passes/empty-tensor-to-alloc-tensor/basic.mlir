// RUN: mlir-opt %s --empty-tensor-to-alloc-tensor | FileCheck %s

func.func @f(%n: index) -> (tensor<?x4xf32>, tensor<4xf32>, tensor<2x?x?xi8>) {
  %0 = tensor.empty(%n) : tensor<?x4xf32>
  %1 = tensor.empty() : tensor<4xf32>
  %2 = tensor.empty(%n, %n) : tensor<2x?x?xi8>
  %unused = tensor.empty() : tensor<f32>
  return %0, %1, %2 : tensor<?x4xf32>, tensor<4xf32>, tensor<2x?x?xi8>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: index) -> (tensor<?x4xf32>, tensor<4xf32>, tensor<2x?x?xi8>) {
// CHECK-NEXT:     %[[V0:[^ :]+]] = bufferization.alloc_tensor(%arg0) : tensor<?x4xf32>
// CHECK-NEXT:     %[[V1:[^ :]+]] = bufferization.alloc_tensor() : tensor<4xf32>
// CHECK-NEXT:     %[[V2:[^ :]+]] = bufferization.alloc_tensor(%arg0, %arg0) : tensor<2x?x?xi8>
// CHECK-NEXT:     return %[[V0]], %[[V1]], %[[V2]] : tensor<?x4xf32>, tensor<4xf32>, tensor<2x?x?xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
