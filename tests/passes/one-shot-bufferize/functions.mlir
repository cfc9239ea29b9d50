// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries' | FileCheck %s

func.func private @ext(%t: tensor<?xf32>) -> tensor<?xf32>
func.func @caller(%t: tensor<?xf32>, %i: index, %f: f32) -> (tensor<?xf32>, f32) {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  %1 = call @ext(%0) : (tensor<?xf32>) -> tensor<?xf32>
  %2 = tensor.extract %0[%i] : tensor<?xf32>
  return %1, %2 : tensor<?xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @ext(memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   func.func @caller(%[[ARG0:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> (memref<?xf32, strided<[?], offset: ?>>, f32) {
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ARG0]][%[[ARG1]]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[ALLOC]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @ext(%[[CAST]]) : (memref<?xf32, strided<[?], offset: ?>>) -> memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : memref<?xf32, strided<[?], offset: ?>>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @rec(%t: tensor<4xf32>, %i: index) -> tensor<4xf32> {
  %0 = call @rec2(%t, %i) : (tensor<4xf32>, index) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @rec2(%t: tensor<4xf32>, %i: index) -> tensor<4xf32> {
  %0 = call @rec(%t, %i) : (tensor<4xf32>, index) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @rec(%[[ARG0:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: index) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @rec2(%[[ARG0]], %[[ARG1]]) : (memref<4xf32, strided<[?], offset: ?>>, index) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[V0]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @rec2(%[[ARG0:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: index) -> memref<4xf32, strided<[?], offset: ?>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @rec(%[[ARG0]], %[[ARG1]]) : (memref<4xf32, strided<[?], offset: ?>>, index) -> memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[V0]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @attrs(%t: tensor<?xf32> {bufferization.writable = false}, %u: tensor<?xf32> {bufferization.buffer_layout = strided<[1], offset: ?>, foo.bar}, %f: f32, %i: index) -> (tensor<?xf32>, tensor<?xf32> {foo.baz}) {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  %1 = tensor.insert %f into %u[%i] : tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @attrs(%[[ARG0:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<?xf32, strided<[1], offset: ?>> {foo.bar}, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index) -> (memref<?xf32>, memref<?xf32, strided<[1], offset: ?>> {foo.baz}) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[ALLOC]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOC]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ARG1]][%[[ARG3]]] : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = memref.cast %[[ARG1]] : memref<?xf32, strided<[1], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[ALLOC]], %[[ARG1]] : memref<?xf32>, memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }
