// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(lower-vector-mask))' | FileCheck %s

func.func @transfers(%m: vector<8xi1>, %p: memref<8xf32>, %v: vector<8xf32>, %i: index, %f: f32) -> vector<8xf32> {
  %0 = vector.mask %m { vector.transfer_read %p[%i], %f : memref<8xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  vector.mask %m { vector.transfer_write %v, %p[%i] : vector<8xf32>, memref<8xf32> } : vector<8xi1>
  return %0 : vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transfers(%[[ARG0:[^ ]+]]: vector<8xi1>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) -> vector<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG1]][%[[ARG3]]], %[[ARG4]], %[[ARG0]] : memref<8xf32>, vector<8xf32>
// CHECK-NEXT:     vector.transfer_write %[[ARG2]], %[[ARG1]][%[[ARG3]]], %[[ARG0]] : vector<8xf32>, memref<8xf32>
// CHECK-NEXT:     return %[[V0]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tensors(%m: vector<8xi1>, %t: tensor<8xf32>, %v: vector<8xf32>, %i: index) -> tensor<8xf32> {
  %0 = vector.mask %m { vector.transfer_write %v, %t[%i] {in_bounds = [true]} : vector<8xf32>, tensor<8xf32> } : vector<8xi1> -> tensor<8xf32>
  return %0 : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tensors(%[[ARG0:[^ ]+]]: vector<8xi1>, %[[ARG1:[^ ]+]]: tensor<8xf32>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: index) -> tensor<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG2]], %[[ARG1]][%[[ARG3]]], %[[ARG0]] {in_bounds = [true]} : vector<8xf32>, tensor<8xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @gathers(%m: vector<8xi1>, %k: vector<8xi1>, %p: memref<8xf32>, %v: vector<8xf32>, %i: index, %at: vector<8xi32>) -> vector<8xf32> {
  %0 = vector.mask %m { vector.gather %p[%i][%at], %k, %v : memref<8xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return %0 : vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @gathers(%[[ARG0:[^ ]+]]: vector<8xi1>, %[[ARG1:[^ ]+]]: vector<8xi1>, %[[ARG2:[^ ]+]]: memref<8xf32>, %[[ARG3:[^ ]+]]: vector<8xf32>, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: vector<8xi32>) -> vector<8xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.gather %[[ARG2]][%[[ARG4]]] [%[[ARG5]]], %[[ARG0]], %[[CST]] : memref<8xf32>, vector<8xi32>, vector<8xi1>, vector<8xf32> into vector<8xf32>
// CHECK-NEXT:     return %[[V0]] : vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @empty(%m: vector<8xi1>, %v: vector<8xf32>, %w: vector<8xf32>) -> (vector<8xf32>, vector<8xf32>) {
  vector.mask %m { } : vector<8xi1>
  %0 = vector.mask %m { vector.yield %v : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %1 = vector.mask %m, %w { vector.yield %v : vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  return %0, %1 : vector<8xf32>, vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty(%[[ARG0:[^ ]+]]: vector<8xi1>, %[[ARG1:[^ ]+]]: vector<8xf32>, %[[ARG2:[^ ]+]]: vector<8xf32>) -> (vector<8xf32>, vector<8xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.select %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<8xi1>, vector<8xf32>
// CHECK-NEXT:     return %[[ARG1]], %[[V0]] : vector<8xf32>, vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @stays(%m: vector<8xi1>, %p: memref<8xf32>, %v: vector<8xf32>, %i: index, %f: f32) -> (vector<8xf32>, f32) {
  %0 = vector.mask %m, %v { vector.transfer_read %p[%i], %f : memref<8xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  %1 = vector.mask %m { vector.reduction <add>, %v : vector<8xf32> into f32 } : vector<8xi1> -> f32
  return %0, %1 : vector<8xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @stays(%[[ARG0:[^ ]+]]: vector<8xi1>, %[[ARG1:[^ ]+]]: memref<8xf32>, %[[ARG2:[^ ]+]]: vector<8xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) -> (vector<8xf32>, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.mask %[[ARG0]], %[[ARG2]] { vector.transfer_read %[[ARG1]][%[[ARG3]]], %[[ARG4]] : memref<8xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.mask %[[ARG0]] { vector.reduction <add>, %[[ARG2]] : vector<8xf32> into f32 } : vector<8xi1> -> f32
// CHECK-NEXT:     return %[[V0]], %[[V1]] : vector<8xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
