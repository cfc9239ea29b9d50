// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries' | FileCheck %s

func.func private @callee(%t: tensor<*xf32>) -> tensor<*xf32> {
  return %t : tensor<*xf32>
}
func.func @x(%t: tensor<*xf32>, %u: tensor<*xf32>, %c: i1, %i: index, %f: f32) -> (tensor<*xf32>, tensor<?xf32>) {
  %0 = arith.select %c, %t, %u : tensor<*xf32>
  %1 = func.call @callee(%0) : (tensor<*xf32>) -> tensor<*xf32>
  %2 = tensor.cast %t : tensor<*xf32> to tensor<?xf32>
  %3 = tensor.insert %f into %2[%i] : tensor<?xf32>
  return %1, %3 : tensor<*xf32>, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @callee(%[[ARG0:[^ ]+]]: memref<*xf32>) -> memref<*xf32> {
// CHECK-NEXT:     return %[[ARG0]] : memref<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @x(%[[ARG0:[^ ]+]]: memref<*xf32>, %[[ARG1:[^ ]+]]: memref<*xf32>, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) -> (memref<*xf32>, memref<?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG2]], %[[ARG0]], %[[ARG1]] : memref<*xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = call @callee(%[[V0]]) : (memref<*xf32>) -> memref<*xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG0]] : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[CAST]], %[[C0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:     memref.copy %[[CAST]], %[[ALLOC]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:     memref.store %[[ARG4]], %[[ALLOC]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = memref.cast %[[ALLOC]] : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[V1]], %[[ALLOC]] : memref<*xf32>, memref<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @unranked(%t: tensor<*xf32>, %i: index) -> (tensor<?x4xf32>, tensor<*xf32>, index) {
  %0 = tensor.cast %t : tensor<*xf32> to tensor<?x4xf32>
  %d = tensor.dim %t, %i : tensor<*xf32>
  %1 = tensor.cast %0 : tensor<?x4xf32> to tensor<*xf32>
  return %0, %1, %d : tensor<?x4xf32>, tensor<*xf32>, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @unranked(%[[ARG0:[^ ]+]]: memref<*xf32>, %[[ARG1:[^ ]+]]: index) -> (memref<*xf32>, memref<?x4xf32, strided<[?, ?], offset: ?>>, index) {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG0]] : memref<*xf32> to memref<?x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[ARG1]] : memref<*xf32>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = memref.cast %[[CAST]] : memref<?x4xf32, strided<[?, ?], offset: ?>> to memref<*xf32>
// CHECK-NEXT:     return %[[ARG0]], %[[CAST]], %[[DIM]] : memref<*xf32>, memref<?x4xf32, strided<[?, ?], offset: ?>>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
