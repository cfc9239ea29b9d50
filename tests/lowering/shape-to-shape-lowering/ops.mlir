// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --shape-to-shape-lowering | FileCheck %s

func.func @f() -> tensor<3xindex> {

  %0 = shape.const_shape [1,2,3] : tensor<3xindex>
  return %0 : tensor<3xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> tensor<3xindex> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_shape [1, 2, 3] : tensor<3xindex>
// CHECK-NEXT:     return %[[V0]] : tensor<3xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> tensor<0xindex> {

  %0 = shape.const_shape [] : tensor<0xindex>
  return %0 : tensor<0xindex>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> tensor<0xindex> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_shape [] : tensor<0xindex>
// CHECK-NEXT:     return %[[V0]] : tensor<0xindex>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> !shape.shape {

  %0 = shape.const_shape [1,2,3] : !shape.shape
  return %0 : !shape.shape
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> !shape.shape {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.const_shape [1, 2, 3] : !shape.shape
// CHECK-NEXT:     return %[[V0]] : !shape.shape
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> !shape.size {

  %0 = shape.const_size 1
  return %0 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> !shape.size {
// CHECK-NEXT:     %[[C1:[^ ]+]] = shape.const_size 1
// CHECK-NEXT:     return %[[C1]] : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?xindex>) -> index {

  %0 = shape.num_elements %t : tensor<?xindex> -> index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>) -> index {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.reduce(%[[ARG0]], %[[C1]]) : tensor<?xindex> -> index {
// CHECK-NEXT:     ^bb0(%[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index):
// CHECK-NEXT:       %[[V1:[^ ]+]] = shape.mul %[[ARG2]], %[[ARG3]] : index, index -> index
// CHECK-NEXT:       shape.yield %[[V1]] : index
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> index {

  %0 = shape.const_size 1
  %1 = shape.size_to_index %0 : !shape.size
  return %1 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> index {
// CHECK-NEXT:     %[[C1:[^ ]+]] = shape.const_size 1
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.size_to_index %[[C1]] : !shape.size
// CHECK-NEXT:     return %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index) -> index {

  %0 = shape.const_size 1
  %1 = shape.add %0, %i : !shape.size, index -> !shape.size
  %2 = shape.size_to_index %1 : !shape.size
  return %2 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[C1:[^ ]+]] = shape.const_size 1
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.add %[[C1]], %[[ARG0]] : !shape.size, index -> !shape.size
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.size_to_index %[[V0]] : !shape.size
// CHECK-NEXT:     return %[[V1]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<2x3xf32>) -> index {

  %i = shape.const_size 1
  %s = shape.shape_of %t : tensor<2x3xf32> -> tensor<2xindex>
  %c = shape.get_extent %s, %i : tensor<2xindex>, !shape.size -> !shape.size
  %k = shape.size_to_index %c : !shape.size
  return %k : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2x3xf32>) -> index {
// CHECK-NEXT:     %[[C1:[^ ]+]] = shape.const_size 1
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.shape_of %[[ARG0]] : tensor<2x3xf32> -> tensor<2xindex>
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.get_extent %[[V0]], %[[C1]] : tensor<2xindex>, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.size_to_index %[[V1]] : !shape.size
// CHECK-NEXT:     return %[[V2]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%s: tensor<2xindex>) -> index {

  %i = shape.const_size 1
  %c = shape.get_extent %s, %i : tensor<2xindex>, !shape.size -> !shape.size
  %k = shape.size_to_index %c : !shape.size
  return %k : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<2xindex>) -> index {
// CHECK-NEXT:     %[[C1:[^ ]+]] = shape.const_size 1
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.get_extent %[[ARG0]], %[[C1]] : tensor<2xindex>, !shape.size -> !shape.size
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.size_to_index %[[V0]] : !shape.size
// CHECK-NEXT:     return %[[V1]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: !shape.shape) -> !shape.size {

  %1 = shape.num_elements %t : !shape.shape -> !shape.size
  return %1 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: !shape.shape) -> !shape.size {
// CHECK-NEXT:     %[[C1:[^ ]+]] = shape.const_size 1
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.reduce(%[[ARG0]], %[[C1]]) : !shape.shape -> !shape.size {
// CHECK-NEXT:     ^bb0(%[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: !shape.size, %[[ARG3:[^ ]+]]: !shape.size):
// CHECK-NEXT:       %[[V1:[^ ]+]] = shape.mul %[[ARG2]], %[[ARG3]] : !shape.size, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %[[V1]] : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<?xindex>) -> !shape.size {

  %1 = shape.num_elements %t : tensor<?xindex> -> !shape.size
  return %1 : !shape.size
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xindex>) -> !shape.size {
// CHECK-NEXT:     %[[C1:[^ ]+]] = shape.const_size 1
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.reduce(%[[ARG0]], %[[C1]]) : tensor<?xindex> -> !shape.size {
// CHECK-NEXT:     ^bb0(%[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: !shape.size):
// CHECK-NEXT:       %[[V1:[^ ]+]] = shape.mul %[[ARG2]], %[[ARG3]] : index, !shape.size -> !shape.size
// CHECK-NEXT:       shape.yield %[[V1]] : !shape.size
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : !shape.size
// CHECK-NEXT:   }
// CHECK-NEXT: }
