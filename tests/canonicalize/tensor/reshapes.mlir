// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @size_is_an_element(%a: tensor<?xf32>, %s: tensor<2xi32>, %n: index) -> index {
  %0 = tensor.reshape %a(%s) : (tensor<?xf32>, tensor<2xi32>) -> tensor<?x?xf32>
  %1 = tensor.dim %0, %n : tensor<?x?xf32>
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @size_is_an_element(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: tensor<2xi32>, %[[ARG2:[a-zA-Z0-9_]+]]: index) -> index {
// CHECK-NEXT:     %extracted = tensor.extract %[[ARG1]][%[[ARG2]]] : tensor<2xi32>
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.index_cast %extracted : i32 to index
// CHECK-NEXT:     return %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @expanded_cast(%a: tensor<4x?xf32>, %n: index) -> tensor<?x?x?xf32> {
  %c2 = arith.constant 2 : index
  %0 = tensor.cast %a : tensor<4x?xf32> to tensor<?x?xf32>
  %1 = tensor.expand_shape %0 [[0, 1], [2]] output_shape [%c2, %c2, %c2] : tensor<?x?xf32> into tensor<?x?x?xf32>
  return %1 : tensor<?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @expanded_cast(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<4x?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index) -> tensor<?x?x?xf32> {
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %expanded = tensor.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2]] output_shape [2, 2, %c2] : tensor<4x?xf32> into tensor<2x2x?xf32>
// CHECK-NEXT:     %cast = tensor.cast %expanded : tensor<2x2x?xf32> to tensor<?x?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @not_clear_how_it_was_split(%a: tensor<?x?xf32>, %n: index) -> tensor<?x?xf32> {
  %0 = tensor.collapse_shape %a [[0, 1]] : tensor<?x?xf32> into tensor<?xf32>
  %1 = tensor.expand_shape %0 [[0, 1]] output_shape [%n, %n] : tensor<?xf32> into tensor<?x?xf32>
  return %1 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @not_clear_how_it_was_split(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<?x?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %collapsed = tensor.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : tensor<?x?xf32> into tensor<?xf32>
// CHECK-NEXT:     %expanded = tensor.expand_shape %collapsed {{\[\[}}0, 1]] output_shape [%[[ARG1]], %[[ARG1]]] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %expanded : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @other_groups(%a: memref<3x4x?xf32>, %n: index) -> memref<3x4x?xf32> {
  %0 = memref.expand_shape %a [[0, 1], [2], [3]] output_shape [3, 1, 4, %n] : memref<3x4x?xf32> into memref<3x1x4x?xf32>
  %1 = memref.collapse_shape %0 [[0], [1, 2], [3]] : memref<3x1x4x?xf32> into memref<3x4x?xf32>
  return %1 : memref<3x4x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @other_groups(%[[ARG0:[a-zA-Z0-9_]+]]: memref<3x4x?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index) -> memref<3x4x?xf32> {
// CHECK-NEXT:     return %[[ARG0]] : memref<3x4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
