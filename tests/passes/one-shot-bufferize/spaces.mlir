// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries use-encoding-for-memory-space' | FileCheck %s

func.func @must(%t: tensor<4xf32, 1 : i32>, %n: index, %f: f32) -> tensor<4xf32, 1 : i32> {
  %0 = tensor.insert %f into %t[%n] : tensor<4xf32, 1 : i32>
  %e = tensor.empty() : tensor<4xf32>
  %1 = tensor.insert %f into %e[%n] : tensor<4xf32>
  return %0 : tensor<4xf32, 1 : i32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @must(%[[ARG0:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>, 1 : i32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> memref<4xf32, strided<[?], offset: ?>, 1 : i32> {
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ARG0]][%[[ARG1]]] : memref<4xf32, strided<[?], offset: ?>, 1 : i32>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xf32>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOC]][%[[ARG1]]] : memref<4xf32>
// CHECK-NEXT:     return %[[ARG0]] : memref<4xf32, strided<[?], offset: ?>, 1 : i32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
