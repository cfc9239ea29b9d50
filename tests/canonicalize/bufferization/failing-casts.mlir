// RUN: not mlir-opt %s --split-input-file --canonicalize 2>&1 | FileCheck %s

// Where memory spaces differ, memory of any rank cannot be cast.

func.func @f(%m: memref<*xf32, 1>) -> memref<*xf32> {
  %t = bufferization.to_tensor %m : memref<*xf32, 1> to tensor<*xf32>
  %b = bufferization.to_buffer %t : tensor<*xf32> to memref<*xf32>
  return %b : memref<*xf32>
}

// CHECK: error: 'memref.cast' op operand type 'memref<*xf32, 1>' and result type 'memref<*xf32>' are cast incompatible
