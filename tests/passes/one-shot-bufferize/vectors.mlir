// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries' | FileCheck %s

func.func @vec(%a: tensor<?xf32>, %b: tensor<4xf32>, %i: index, %v: vector<4xf32>, %ix: vector<4xi32>, %m: vector<4xi1>) -> (tensor<?xf32>, tensor<4xf32>, vector<4xf32>) {
  %p = arith.constant 0.0 : f32
  %c0 = arith.constant 0 : index
  %r = vector.transfer_read %a[%i], %p : tensor<?xf32>, vector<4xf32>
  %w = vector.transfer_write %r, %a[%i] : vector<4xf32>, tensor<?xf32>
  %w2 = vector.transfer_write %v, %b[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %g = vector.gather %w[%i] [%ix], %m, %v : tensor<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  %w3 = vector.transfer_write %g, %w2[%i] : vector<4xf32>, tensor<4xf32>
  return %w, %w3, %g : tensor<?xf32>, tensor<4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @vec(%[[ARG0:[^ ]+]]: memref<?xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: memref<4xf32, strided<[?], offset: ?>>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xf32>, %[[ARG4:[^ ]+]]: vector<4xi32>, %[[ARG5:[^ ]+]]: vector<4xi1>) -> (memref<?xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>, vector<4xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG2]]], %[[CST]] : memref<?xf32, strided<[?], offset: ?>>, vector<4xf32>
// CHECK-NEXT:     vector.transfer_write %[[V0]], %[[ARG0]][%[[ARG2]]] : vector<4xf32>, memref<?xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     vector.transfer_write %[[ARG3]], %[[ARG1]][%[[C0]]] {in_bounds = [true]} : vector<4xf32>, memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.gather %[[ARG0]][%[[ARG2]]] [%[[ARG4]]], %[[ARG5]], %[[ARG3]] : memref<?xf32, strided<[?], offset: ?>>, vector<4xi32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     vector.transfer_write %[[V1]], %[[ARG1]][%[[ARG2]]] : vector<4xf32>, memref<4xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[ARG0]], %[[ARG1]], %[[V1]] : memref<?xf32, strided<[?], offset: ?>>, memref<4xf32, strided<[?], offset: ?>>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @mask(%t: tensor<8xf32>, %v: vector<8xf32>, %m: vector<8xi1>, %i: index) -> (tensor<8xf32>, vector<8xf32>) {
  %p = arith.constant 0.0 : f32
  %1 = vector.mask %m { vector.transfer_read %t[%i], %p {in_bounds=[true]} : tensor<8xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %0 = vector.mask %m { vector.transfer_write %v, %t[%i] {in_bounds=[true]} : vector<8xf32>, tensor<8xf32> } : vector<8xi1> -> tensor<8xf32>
  return %0, %1 : tensor<8xf32>, vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mask(%[[ARG0:[^ ]+]]: memref<8xf32, strided<[?], offset: ?>>, %[[ARG1:[^ ]+]]: vector<8xf32>, %[[ARG2:[^ ]+]]: vector<8xi1>, %[[ARG3:[^ ]+]]: index) -> (memref<8xf32, strided<[?], offset: ?>>, vector<8xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.mask %[[ARG2]] { vector.transfer_read %[[ARG0]][%[[ARG3]]], %[[CST]] {in_bounds = [true]} : memref<8xf32, strided<[?], offset: ?>>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
// CHECK-NEXT:     vector.mask %[[ARG2]] { vector.transfer_write %[[ARG1]], %[[ARG0]][%[[ARG3]]] {in_bounds = [true]} : vector<8xf32>, memref<8xf32, strided<[?], offset: ?>> } : vector<8xi1>
// CHECK-NEXT:     return %[[ARG0]], %[[V0]] : memref<8xf32, strided<[?], offset: ?>>, vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
