// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries' --allow-unregistered-dialect | FileCheck %s

func.func @scatter(%i: index, %p: vector<4xf32>, %x: vector<4xindex>, %t: tensor<8xf32>) -> (tensor<8xf32>, tensor<8xf32>) {
  %m = vector.constant_mask [2] : vector<4xi1>
  %r = vector.scatter %t[%i][%x], %m, %p : tensor<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> -> tensor<8xf32>
  return %r, %t : tensor<8xf32>, tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @scatter(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xindex>, %[[ARG3:[^ ]+]]: memref<8xf32, strided<[?], offset: ?>>) -> (memref<8xf32>, memref<8xf32, strided<[?], offset: ?>>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.constant_mask [2] : vector<4xi1>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
// CHECK-NEXT:     memref.copy %[[ARG3]], %[[ALLOC]] : memref<8xf32, strided<[?], offset: ?>> to memref<8xf32>
// CHECK-NEXT:     vector.scatter %[[ALLOC]][%[[ARG0]]] [%[[ARG2]]], %[[V0]], %[[ARG1]] : memref<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<8xf32> to memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:     return %[[ALLOC]], %[[ARG3]] : memref<8xf32>, memref<8xf32, strided<[?], offset: ?>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @only_in_blocks() {
  %v = arith.constant dense<1.0> : tensor<2xf32>
  cf.br ^bb1(%v : tensor<2xf32>)
^bb1(%0: tensor<2xf32>):
  return
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" constant @__constant_2xf32 : memref<2xf32> = dense<1.000000e+00> {alignment = 64 : i64}
// CHECK-NEXT:   func.func @only_in_blocks() {
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.get_global @__constant_2xf32 : memref<2xf32>
// CHECK-NEXT:     cf.br ^bb1(%[[V0]] : memref<2xf32>)
// CHECK-NEXT:   ^bb1(%[[V1:[^ ]+]]: memref<2xf32>):  // pred: ^bb0
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @only_memory(%m: memref<4xf32>) -> memref<?xf32> {
  %0 = memref.cast %m : memref<4xf32> to memref<?xf32>
  return %0 : memref<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @only_memory(%[[ARG0:[^ ]+]]: memref<4xf32>) -> memref<4xf32> {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG0]] : memref<4xf32> to memref<?xf32>
// CHECK-NEXT:     return %[[ARG0]] : memref<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @unused(%m: memref<4xf32>) {
  %0 = bufferization.to_tensor %m : memref<4xf32> to tensor<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @unused(%[[ARG0:[^ ]+]]: memref<4xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
