// RUN: mlir-opt %s --resolve-shaped-type-result-dims --split-input-file | FileCheck %s
// RUN: mlir-opt %s --resolve-ranked-shaped-type-result-dims --split-input-file | FileCheck %s

func.func @a(%n: index, %m: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = bufferization.alloc_tensor(%n) : tensor<?x4xf32>
  %d0 = tensor.dim %t, %c0 : tensor<?x4xf32>
  %d1 = tensor.dim %t, %c1 : tensor<?x4xf32>
  return %d0, %d1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) -> (index, index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.alloc_tensor(%[[ARG0]]) : tensor<?x4xf32>
// CHECK-NEXT:     return %[[ARG0]], %[[C4]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @b(%s: tensor<?x?xf32>, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %t = bufferization.alloc_tensor() copy(%s) : tensor<?x?xf32>
  %d0 = tensor.dim %t, %c0 : tensor<?x?xf32>
  %d1 = tensor.dim %t, %i : tensor<?x?xf32>
  return %d0, %d1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: index) -> (index, index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.alloc_tensor() copy(%[[ARG0]]) : tensor<?x?xf32>
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[V0]], %[[ARG1]] : tensor<?x?xf32>
// CHECK-NEXT:     return %[[DIM]], %[[DIM_0]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @c(%s: tensor<?x?xf32>, %d: tensor<?x?xf32>) -> (index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = bufferization.materialize_in_destination %s in %d : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  %d0 = tensor.dim %t, %c1 : tensor<?x?xf32>
  return %d0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: tensor<?x?xf32>) -> index {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:     return %[[DIM]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @c(%s: tensor<?x?xf32>, %d: tensor<?x?xf32>) -> tensor<?x?xf32> {
  %t = bufferization.materialize_in_destination %s in %d : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
  return %t : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: tensor<?x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.materialize_in_destination %[[ARG0]] in %[[ARG1]] : (tensor<?x?xf32>, tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @c(%s: tensor<4x?xf32>, %d: tensor<4x?xf32>, %n: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %t = bufferization.alloc_tensor(%n, %n) size_hint=%n : tensor<?x?x3xf32>
  %d0 = tensor.dim %t, %c1 : tensor<?x?x3xf32>
  %u = bufferization.alloc_tensor() : tensor<4x5xf32>
  %d1 = tensor.dim %u, %c1 : tensor<4x5xf32>
  return %d0, %d1 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: tensor<4x?xf32>, %[[ARG1:[^ ]+]]: tensor<4x?xf32>, %[[ARG2:[^ ]+]]: index) -> (index, index) {
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.alloc_tensor(%[[ARG2]], %[[ARG2]]) size_hint=%[[ARG2]] : tensor<?x?x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = bufferization.alloc_tensor() : tensor<4x5xf32>
// CHECK-NEXT:     return %[[ARG2]], %[[C5]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
