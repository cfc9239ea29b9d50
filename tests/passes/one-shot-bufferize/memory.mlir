// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries' | FileCheck %s

func.func @buf(%a: tensor<?xf32>, %m: memref<?xf32>, %b: tensor<?xf32>, %i: index, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = bufferization.alloc_tensor() copy(%a) : tensor<?xf32>
  %1 = bufferization.alloc_tensor(%n) {memory_space = 1 : i64} : tensor<?xf32>
  bufferization.materialize_in_destination %a in restrict writable %m : (tensor<?xf32>, memref<?xf32>) -> ()
  %2 = bufferization.materialize_in_destination %b in %0 : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  bufferization.dealloc_tensor %1 : tensor<?xf32>
  %3 = bufferization.to_tensor %m restrict writable : memref<?xf32> to tensor<?xf32>
  return %2, %3 : tensor<?xf32>, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @buf(%[[ARG0:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index) -> (memref<?xf32>, memref<?xf32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[ALLOC]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc(%[[ARG4]]) {alignment = 64 : i64} : memref<?xf32, 1>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[ARG1]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:     memref.copy %[[ARG2]], %[[ALLOC]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<?xf32, 1>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[CAST_1:[^ ]+]] = memref.cast %[[ARG1]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[ALLOC]], %[[ARG1]] : memref<?xf32>, memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @tobuf(%a: tensor<?xf32>, %i: index, %f: f32) -> (memref<?xf32>, tensor<?xf32>) {
  %0 = bufferization.to_buffer %a : tensor<?xf32> to memref<?xf32>
  %1 = tensor.insert %f into %a[%i] : tensor<?xf32>
  return %0, %1 : memref<?xf32>, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tobuf(%[[ARG0:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> (memref<?xf32>, memref<?xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[ALLOC]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ARG0]][%[[ARG1]]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[ALLOC]], %[[ARG0]] : memref<?xf32>, memref<?xf32, strided<[?], offset: ?>>
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
