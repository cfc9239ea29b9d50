// RUN: mlir-opt %s --one-shot-bufferize="bufferize-function-boundaries dialect-filter=tensor" | FileCheck %s
// RUN: mlir-opt %s --one-shot-bufferize="bufferize-function-boundaries dialect-filter=tensor,bufferization" | FileCheck %s --check-prefix=COPIES
// RUN: mlir-opt %s --one-shot-bufferize="bufferize-function-boundaries dialect-filter=tensor,func" | FileCheck %s --check-prefix=FUNCTIONS

// Functions that the filter leaves out keep their types, and nothing is decided in them.

func.func private @callee(tensor<3xf32>) -> tensor<3xf32>

func.func @caller(%of: tensor<3xf32>, %at: index) -> (tensor<3xf32>, f32) {
  %0 = tensor.extract %of[%at] : tensor<3xf32>
  %1 = func.call @callee(%of) : (tensor<3xf32>) -> tensor<3xf32>
  %2 = tensor.insert %0 into %1[%at] : tensor<3xf32>
  return %2, %0 : tensor<3xf32>, f32
}

// CHECK: module {
// CHECK-NEXT: func.func private @callee(tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT: func.func @caller(%arg0: tensor<3xf32>, %arg1: index) -> (tensor<3xf32>, f32) {
// CHECK-NEXT: %0 = bufferization.alloc_tensor() copy(%arg0) : tensor<3xf32>
// CHECK-NEXT: %1 = bufferization.to_buffer %0 : tensor<3xf32> to memref<3xf32, strided<[?], offset: ?>>
// CHECK-NEXT: %2 = memref.load %1[%arg1] : memref<3xf32, strided<[?], offset: ?>>
// CHECK-NEXT: %3 = call @callee(%arg0) : (tensor<3xf32>) -> tensor<3xf32>
// CHECK-NEXT: %4 = bufferization.alloc_tensor() copy(%3) : tensor<3xf32>
// CHECK-NEXT: %5 = bufferization.to_buffer %4 : tensor<3xf32> to memref<3xf32, strided<[?], offset: ?>>
// CHECK-NEXT: memref.store %2, %5[%arg1] : memref<3xf32, strided<[?], offset: ?>>
// CHECK-NEXT: %6 = bufferization.to_tensor %5 : memref<3xf32, strided<[?], offset: ?>> to tensor<3xf32>
// CHECK-NEXT: return %6, %2 : tensor<3xf32>, f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// COPIES: module {
// COPIES-NEXT: func.func private @callee(tensor<3xf32>) -> tensor<3xf32>
// COPIES-NEXT: func.func @caller(%arg0: tensor<3xf32>, %arg1: index) -> (tensor<3xf32>, f32) {
// COPIES-NEXT: %0 = bufferization.to_buffer %arg0 : tensor<3xf32> to memref<3xf32, strided<[?], offset: ?>>
// COPIES-NEXT: %alloc = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
// COPIES-NEXT: memref.copy %0, %alloc : memref<3xf32, strided<[?], offset: ?>> to memref<3xf32>
// COPIES-NEXT: %1 = memref.load %alloc[%arg1] : memref<3xf32>
// COPIES-NEXT: %2 = call @callee(%arg0) : (tensor<3xf32>) -> tensor<3xf32>
// COPIES-NEXT: %3 = bufferization.to_buffer %2 : tensor<3xf32> to memref<3xf32, strided<[?], offset: ?>>
// COPIES-NEXT: %alloc_0 = memref.alloc() {alignment = 64 : i64} : memref<3xf32>
// COPIES-NEXT: memref.copy %3, %alloc_0 : memref<3xf32, strided<[?], offset: ?>> to memref<3xf32>
// COPIES-NEXT: memref.store %1, %alloc_0[%arg1] : memref<3xf32>
// COPIES-NEXT: %4 = bufferization.to_tensor %alloc_0 : memref<3xf32> to tensor<3xf32>
// COPIES-NEXT: return %4, %1 : tensor<3xf32>, f32
// COPIES-NEXT: }
// COPIES-NEXT: }

// FUNCTIONS: module {
// FUNCTIONS-NEXT: func.func private @callee(memref<3xf32, strided<[?], offset: ?>>) -> memref<3xf32, strided<[?], offset: ?>>
// FUNCTIONS-NEXT: func.func @caller(%arg0: memref<3xf32, strided<[?], offset: ?>>, %arg1: index) -> (memref<3xf32, strided<[?], offset: ?>>, f32) {
// FUNCTIONS-NEXT: %0 = memref.load %arg0[%arg1] : memref<3xf32, strided<[?], offset: ?>>
// FUNCTIONS-NEXT: %1 = call @callee(%arg0) : (memref<3xf32, strided<[?], offset: ?>>) -> memref<3xf32, strided<[?], offset: ?>>
// FUNCTIONS-NEXT: memref.store %0, %1[%arg1] : memref<3xf32, strided<[?], offset: ?>>
// FUNCTIONS-NEXT: return %1, %0 : memref<3xf32, strided<[?], offset: ?>>, f32
// FUNCTIONS-NEXT: }
// FUNCTIONS-NEXT: }
