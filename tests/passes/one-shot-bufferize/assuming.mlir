// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --one-shot-bufferize | FileCheck %s
// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s --check-prefix=FUNC

func.func @a(%w: !shape.witness, %t: tensor<4xf32>, %i: index) -> tensor<4xf32> {
  %0 = shape.assuming %w -> (tensor<4xf32>) {
    %1 = "t.x"() : () -> f32
    %2 = tensor.insert %1 into %t[%i] : tensor<4xf32>
    shape.assuming_yield %2 : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: !shape.witness, %[[ARG1:[^ ]+]]: tensor<4xf32>, %[[ARG2:[^ ]+]]: index) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.to_buffer %[[ARG1]] : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.assuming %[[ARG0]] -> (memref<4xf32>) {
// CHECK-NEXT:       %[[V3:[^ ]+]] = "t.x"() : () -> f32
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:       memref.copy %[[V0]], %[[ALLOC]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:       memref.store %[[V3]], %[[ALLOC]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:       shape.assuming_yield %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.to_tensor %[[V1]] : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:     return %[[V2]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// FUNC: module {
// FUNC-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: !shape.witness, %[[ARG1:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG2:[^ ]+]]: index) -> memref<4xf32, strided<[?], offset: ?>> {
// FUNC-NEXT:     %[[V0:[^ ]+]] = shape.assuming %[[ARG0]] -> (memref<4xf32, strided<[?], offset: ?>>) {
// FUNC-NEXT:       %[[V1:[^ ]+]] = "t.x"() : () -> f32
// FUNC-NEXT:       memref.store %[[V1]], %[[ARG1]][%[[ARG2]]] : memref<4xf32, strided<[?], offset: ?>>
// FUNC-NEXT:       shape.assuming_yield %[[ARG1]] : memref<4xf32, strided<[?], offset: ?>>
// FUNC-NEXT:     }
// FUNC-NEXT:     return %[[V0]] : memref<4xf32, strided<[?], offset: ?>>
// FUNC-NEXT:   }
// FUNC-NEXT: }

// -----

func.func @a(%w: !shape.witness, %t: tensor<4xf32>, %i: index) -> (tensor<4xf32>, tensor<4xf32>, index) {
  %0, %k = shape.assuming %w -> (tensor<4xf32>, index) {
    %1 = "t.x"() : () -> f32
    %2 = tensor.insert %1 into %t[%i] : tensor<4xf32>
    shape.assuming_yield %2, %i : tensor<4xf32>, index
  }
  return %0, %t, %k : tensor<4xf32>, tensor<4xf32>, index
}



// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: !shape.witness, %[[ARG1:[^ ]+]]: tensor<4xf32>, %[[ARG2:[^ ]+]]: index) -> (tensor<4xf32>, tensor<4xf32>, index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.to_buffer %[[ARG1]] : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V1:[^ ]+]]:2 = shape.assuming %[[ARG0]] -> (memref<4xf32>, index) {
// CHECK-NEXT:       %[[V3:[^ ]+]] = "t.x"() : () -> f32
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:       memref.copy %[[V0]], %[[ALLOC]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:       memref.store %[[V3]], %[[ALLOC]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:       shape.assuming_yield %[[ALLOC]], %[[ARG2]] : memref<4xf32>, index
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.to_tensor %[[V1]]#0 : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:     return %[[V2]], %[[ARG1]], %[[V1]]#1 : tensor<4xf32>, tensor<4xf32>, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// FUNC: module {
// FUNC-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: !shape.witness, %[[ARG1:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG2:[^ ]+]]: index) -> (memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>, index) {
// FUNC-NEXT:     %[[V0:[^ ]+]]:2 = shape.assuming %[[ARG0]] -> (memref<4xf32>, index) {
// FUNC-NEXT:       %[[V1:[^ ]+]] = "t.x"() : () -> f32
// FUNC-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// FUNC-NEXT:       memref.copy %[[ARG1]], %[[ALLOC]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// FUNC-NEXT:       memref.store %[[V1]], %[[ALLOC]][%[[ARG2]]] : memref<4xf32>
// FUNC-NEXT:       shape.assuming_yield %[[ALLOC]], %[[ARG2]] : memref<4xf32>, index
// FUNC-NEXT:     }
// FUNC-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[V0]]#0 : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// FUNC-NEXT:     return %[[V0]]#0, %[[ARG1]], %[[V0]]#1 : memref<4xf32>, memref<4xf32, strided<[?], offset: ?>>, index
// FUNC-NEXT:   }
// FUNC-NEXT: }

// -----

func.func @a(%w: !shape.witness, %t: tensor<4xf32>, %i: index) -> (tensor<4xf32>, f32) {
  %0 = shape.assuming %w -> (tensor<4xf32>) {
    shape.assuming_yield %t : tensor<4xf32>
  } {t.attr}
  %1 = "t.x"() : () -> f32
  %2 = tensor.insert %1 into %0[%i] : tensor<4xf32>
  %3 = tensor.extract %t[%i] : tensor<4xf32>
  return %2, %3 : tensor<4xf32>, f32
}



// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: !shape.witness, %[[ARG1:[^ ]+]]: tensor<4xf32>, %[[ARG2:[^ ]+]]: index) -> (tensor<4xf32>, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.to_buffer %[[ARG1]] : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.to_buffer %[[ARG1]] : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.assuming %[[ARG0]] -> (memref<4xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:       shape.assuming_yield %[[V1]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = "t.x"() : () -> f32
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.copy %[[V2]], %[[ALLOC]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// CHECK-NEXT:     memref.store %[[V3]], %[[ALLOC]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = bufferization.to_tensor %[[ALLOC]] : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = memref.load %[[V0]][%[[ARG2]]] : memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[V4]], %[[V5]] : tensor<4xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// FUNC: module {
// FUNC-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: !shape.witness, %[[ARG1:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG2:[^ ]+]]: index) -> (memref<4xf32>, f32) {
// FUNC-NEXT:     %[[V0:[^ ]+]] = shape.assuming %[[ARG0]] -> (memref<4xf32, strided<[?], offset: ?>>) {
// FUNC-NEXT:       shape.assuming_yield %[[ARG1]] : memref<4xf32, strided<[?], offset: ?>>
// FUNC-NEXT:     }
// FUNC-NEXT:     %[[V1:[^ ]+]] = "t.x"() : () -> f32
// FUNC-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// FUNC-NEXT:     memref.copy %[[V0]], %[[ALLOC]] : memref<4xf32, strided<[?], offset: ?>> to memref<4xf32>
// FUNC-NEXT:     memref.store %[[V1]], %[[ALLOC]][%[[ARG2]]] : memref<4xf32>
// FUNC-NEXT:     %[[V2:[^ ]+]] = memref.load %[[ARG1]][%[[ARG2]]] : memref<4xf32, strided<[?], offset: ?>>
// FUNC-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// FUNC-NEXT:     return %[[ALLOC]], %[[V2]] : memref<4xf32>, f32
// FUNC-NEXT:   }
// FUNC-NEXT: }

// -----

func.func @a(%w: !shape.witness, %i: index) -> tensor<4xf32> {
  %0 = shape.assuming %w -> (tensor<4xf32>) {
    %e = bufferization.alloc_tensor() : tensor<4xf32>
    shape.assuming_yield %e : tensor<4xf32>
  }
  return %0 : tensor<4xf32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: !shape.witness, %[[ARG1:[^ ]+]]: index) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.assuming %[[ARG0]] -> (memref<4xf32>) {
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:       shape.assuming_yield %[[ALLOC]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.to_tensor %[[V0]] : memref<4xf32> to tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// FUNC: module {
// FUNC-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: !shape.witness, %[[ARG1:[^ ]+]]: index) -> memref<4xf32> {
// FUNC-NEXT:     %[[V0:[^ ]+]] = shape.assuming %[[ARG0]] -> (memref<4xf32>) {
// FUNC-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// FUNC-NEXT:       shape.assuming_yield %[[ALLOC]] : memref<4xf32>
// FUNC-NEXT:     }
// FUNC-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[V0]] : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
// FUNC-NEXT:     return %[[V0]] : memref<4xf32>
// FUNC-NEXT:   }
// FUNC-NEXT: }

// -----

func.func @a(%w: !shape.witness, %t: tensor<?xf32>, %i: index) -> tensor<?xf32> {
  %0:2 = shape.assuming %w -> (tensor<?xf32>, f32) {
    %s = tensor.extract_slice %t[%i][%i][1] : tensor<?xf32> to tensor<?xf32>
    %c = tensor.extract %s[%i] : tensor<?xf32>
    shape.assuming_yield %s, %c : tensor<?xf32>, f32
  }
  %2 = tensor.insert %0#1 into %0#0[%i] : tensor<?xf32>
  return %2 : tensor<?xf32>
}



// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: !shape.witness, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.to_buffer %[[ARG1]] : tensor<?xf32> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V1:[^ ]+]]:2 = shape.assuming %[[ARG0]] -> (memref<?xf32>, f32) {
// CHECK-NEXT:       %[[SUBVIEW:[^ ]+]] = memref.subview %[[V0]][%[[ARG2]]] [%[[ARG2]]] [1] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM:[^ ]+]] = memref.dim %[[SUBVIEW]], %[[C0]] : memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc(%[[DIM]]) {alignment = 64 : i64} : memref<?xf32>
// CHECK-NEXT:       memref.copy %[[SUBVIEW]], %[[ALLOC]] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = memref.load %[[ALLOC]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT:       shape.assuming_yield %[[ALLOC]], %[[V3]] : memref<?xf32>, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.store %[[V1]]#1, %[[V1]]#0[%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = bufferization.to_tensor %[[V1]]#0 : memref<?xf32> to tensor<?xf32>
// CHECK-NEXT:     return %[[V2]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// FUNC: module {
// FUNC-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: !shape.witness, %[[ARG1:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[ARG2:[^ ]+]]: index) -> memref<?xf32, strided<[?], offset: ?>> {
// FUNC-NEXT:     %[[V0:[^ ]+]]:2 = shape.assuming %[[ARG0]] -> (memref<?xf32, strided<[?], offset: ?>>, f32) {
// FUNC-NEXT:       %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG1]][%[[ARG2]]] [%[[ARG2]]] [1] : memref<?xf32, strided<[?], offset: ?>> to memref<?xf32, strided<[?], offset: ?>>
// FUNC-NEXT:       %[[V1:[^ ]+]] = memref.load %[[SUBVIEW]][%[[ARG2]]] : memref<?xf32, strided<[?], offset: ?>>
// FUNC-NEXT:       shape.assuming_yield %[[SUBVIEW]], %[[V1]] : memref<?xf32, strided<[?], offset: ?>>, f32
// FUNC-NEXT:     }
// FUNC-NEXT:     memref.store %[[V0]]#1, %[[V0]]#0[%[[ARG2]]] : memref<?xf32, strided<[?], offset: ?>>
// FUNC-NEXT:     return %[[V0]]#0 : memref<?xf32, strided<[?], offset: ?>>
// FUNC-NEXT:   }
// FUNC-NEXT: }
