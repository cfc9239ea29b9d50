// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

// What an op gives that writes to a tensor is as large as that tensor.

func.func @products(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x?xf32>) -> (index, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = linalg.matmul ins(%a, %b : tensor<?x?xf32>, tensor<?x?xf32>) outs(%c : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = tensor.dim %0, %c1 : tensor<?x?xf32>
  return %1, %2 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @products(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: tensor<?x?xf32>, %[[ARG2:[^ ]+]]: tensor<?x?xf32>) -> (index, index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG2]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG2]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:     return %[[DIM]], %[[DIM_0]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#same = affine_map<(d0, d1) -> (d0, d1)>
#other = affine_map<(d0, d1) -> (d1, d0)>
func.func @several(%a: tensor<?x?xf32>, %b: tensor<?x?xf32>, %c: tensor<?x4xf32>, %i: index) -> (index, index) {
  %c1 = arith.constant 1 : index
  %0:2 = linalg.generic {indexing_maps = [#same, #other, #same], iterator_types = ["parallel", "parallel"]} ins(%a : tensor<?x?xf32>) outs(%b, %c : tensor<?x?xf32>, tensor<?x4xf32>) {
  ^bb0(%x: f32, %y: f32, %z: f32):
    linalg.yield %x, %y : f32, f32
  } -> (tensor<?x?xf32>, tensor<?x4xf32>)
  %1 = tensor.dim %0#0, %c1 : tensor<?x?xf32>
  %2 = tensor.dim %0#1, %i : tensor<?x4xf32>
  return %1, %2 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @several(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: tensor<?x?xf32>, %[[ARG2:[^ ]+]]: tensor<?x4xf32>, %[[ARG3:[^ ]+]]: index) -> (index, index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG2]], %[[ARG3]] : tensor<?x4xf32>
// CHECK-NEXT:     return %[[DIM]], %[[DIM_0]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tiles(%s: tensor<?x?xf32>, %d: tensor<?x?x4x?xf32>, %t: index, %p: f32) -> (index, index) {
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %0 = linalg.pack %s padding_value(%p : f32) inner_dims_pos = [0, 1] inner_tiles = [4, %t] into %d : tensor<?x?xf32> -> tensor<?x?x4x?xf32>
  %1 = tensor.dim %0, %c3 : tensor<?x?x4x?xf32>
  %2 = linalg.unpack %d inner_dims_pos = [0, 1] inner_tiles = [4, %t] into %s : tensor<?x?x4x?xf32> -> tensor<?x?xf32>
  %3 = tensor.dim %2, %c1 : tensor<?x?xf32>
  return %1, %3 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @tiles(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: tensor<?x?x4x?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> (index, index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG1]], %[[C3]] : tensor<?x?x4x?xf32>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:     return %[[DIM]], %[[DIM_0]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @others(%s: tensor<?x?xf32>, %d: tensor<?x?xf32>, %v: vector<4xf32>, %i: index) -> (index, index) {
  %c0 = arith.constant 0 : index
  %0 = linalg.softmax dimension(1) ins(%s : tensor<?x?xf32>) outs(%d : tensor<?x?xf32>) -> tensor<?x?xf32>
  %1 = tensor.dim %0, %c0 : tensor<?x?xf32>
  %2 = vector.transfer_write %v, %s[%i, %i] : vector<4xf32>, tensor<?x?xf32>
  %3 = tensor.dim %2, %c0 : tensor<?x?xf32>
  return %1, %3 : index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @others(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: tensor<?x?xf32>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: index) -> (index, index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     return %[[DIM]], %[[DIM_0]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
