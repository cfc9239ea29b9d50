// RUN: mlir-opt %s --split-input-file | FileCheck %s

// A type without a rank goes with one without dimensions.

func.func @f(%a: memref<*xf32>, %b: tensor<f32>) {
  %0 = bufferization.to_tensor %a : memref<*xf32> to tensor<f32>
  %1 = bufferization.to_buffer %b : tensor<f32> to memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<*xf32>, %arg1: tensor<f32>) {
// CHECK-NEXT: %0 = bufferization.to_tensor %arg0 : memref<*xf32> to tensor<f32>
// CHECK-NEXT: %1 = bufferization.to_buffer %arg1 : tensor<f32> to memref<*xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
