// RUN: mlir-opt %s --split-input-file --resolve-ranked-shaped-type-result-dims | FileCheck %s
// RUN: mlir-opt %s --split-input-file --resolve-shaped-type-result-dims | FileCheck %s

// What structured ops give is measured by what they read, where this says it; else by what they
// write to.

func.func @product(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @product(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: tensor<?x?xf32>, %[[ARG2:[^ ]+]]: tensor<?x?xf32>) -> (index, index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:     return %[[DIM]], %[[DIM_0]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @window(%a: tensor<?xf32>, %b: tensor<?xf32>, %c: tensor<?xf32>) -> index {
  %c0 = arith.constant 0 : index
  %0 = linalg.conv_1d ins(%a, %b : tensor<?xf32>, tensor<?xf32>) outs(%c : tensor<?xf32>) -> tensor<?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?xf32>
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @window(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: tensor<?xf32>) -> index {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG2]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:     return %[[DIM]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fill(%a: f32, %b: tensor<?x3xf32>, %i: index) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = linalg.fill ins(%a : f32) outs(%b : tensor<?x3xf32>) -> tensor<?x3xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x3xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x3xf32>
  %3 = tensor.dim %0, %i : tensor<?x3xf32>
  return %1, %2, %3 : index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @fill(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: tensor<?x3xf32>, %[[ARG2:[^ ]+]]: index) -> (index, index, index) {
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = linalg.fill ins(%[[ARG0]] : f32) outs(%[[ARG1]] : tensor<?x3xf32>) -> tensor<?x3xf32>
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?x3xf32>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[V0]], %[[ARG2]] : tensor<?x3xf32>
// CHECK-NEXT:     return %[[DIM]], %[[C3]], %[[DIM_0]] : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A sum of two loops is as long as the two together.

#first = affine_map<(d0, d1) -> (d0)>
#second = affine_map<(d0, d1) -> (d1)>
#sum = affine_map<(d0, d1) -> (d0 + d1)>
#other = affine_map<(d0, d1) -> (d1, d0)>
func.func @several(%a: tensor<?xf32>, %b: tensor<6xf32>, %c: tensor<?xf32>, %d: tensor<?x?xf32>) -> (index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0:2 = linalg.generic {indexing_maps = [#first, #second, #sum, #other], iterator_types = ["parallel", "parallel"]} ins(%a, %b : tensor<?xf32>, tensor<6xf32>) outs(%c, %d : tensor<?xf32>, tensor<?x?xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32, %w: f32):
    linalg.yield %x, %y : f32, f32
  } -> (tensor<?xf32>, tensor<?x?xf32>)
  %1 = tensor.dim %0#0, %c0 : tensor<?xf32>
  %2 = tensor.dim %0#1, %c0 : tensor<?x?xf32>
  %3 = tensor.dim %0#1, %c1 : tensor<?x?xf32>
  return %1, %2, %3 : index, index, index
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 6)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @several(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: tensor<6xf32>, %[[ARG2:[^ ]+]]: tensor<?xf32>, %[[ARG3:[^ ]+]]: tensor<?x?xf32>) -> (index, index, index) {
// CHECK-NEXT:     %[[C6:[^ ]+]] = arith.constant 6 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[DIM]]]
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:     return %[[V0]], %[[C6]], %[[DIM_0]] : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @copies(%a: tensor<?xf32>, %b: tensor<?x?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = linalg.broadcast ins(%a : tensor<?xf32>) outs(%b : tensor<?x?xf32>) dimensions = [1]
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @copies(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: tensor<?x?xf32>) -> (index, index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:     return %[[DIM]], %[[DIM_0]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @others(%s: tensor<?x?xf32>, %d: tensor<?x?x4x?xf32>, %e: tensor<?x?xf32>, %t: index, %p: f32) -> (index, index, index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = linalg.pack %s padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [4, %t] into %d : tensor<?x?xf32> -> tensor<?x?x4x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?x4x?xf32>
  %2 = tensor.dim %0, %c3 : tensor<?x?x4x?xf32>
  %3 = linalg.unpack %0 inner_dims_pos = [0, 1] inner_tiles = [4, %t] into %s : tensor<?x?x4x?xf32> -> tensor<?x?xf32>
  %4 = tensor.dim %3, %c1 : tensor<?x?xf32>
  %5 = linalg.softmax dimension(1) ins(%s : tensor<?x?xf32>) outs(%e : tensor<?x?xf32>) -> tensor<?x?xf32>
  %6 = tensor.dim %5, %c0 : tensor<?x?xf32>
  return %1, %2, %4, %6 : index, index, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: tensor<?x?x4x?xf32>, %[[ARG2:[^ ]+]]: tensor<?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) -> (index, index, index, index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?x?x4x?xf32>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG1]], %[[C3]] : tensor<?x?x4x?xf32>
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     return %[[DIM]], %[[DIM_0]], %[[DIM_1]], %[[DIM_2]] : index, index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
