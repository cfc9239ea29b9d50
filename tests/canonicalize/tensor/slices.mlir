// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @zero_is_no_stride(%a: tensor<8x8xf32>, %b: tensor<2x4xf32>) -> tensor<8x8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.insert_slice %b into %a[%c1, 0] [2, 4] [%c1, %c0] : tensor<2x4xf32> into tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @zero_is_no_stride(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<8x8xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: tensor<2x4xf32>) -> tensor<8x8xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %[[ARG1]] into %[[ARG0]][1, 0] [2, 4] [1, %c0] : tensor<2x4xf32> into tensor<8x8xf32>
// CHECK-NEXT:     return %inserted_slice : tensor<8x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @casts_of_both(%a: tensor<16x16xf32>, %b: tensor<4x8xf32>, %n: index) -> tensor<?x?xf32> {
  %0 = tensor.cast %a : tensor<16x16xf32> to tensor<?x?xf32>
  %1 = tensor.cast %b : tensor<4x8xf32> to tensor<?x?xf32>
  %2 = tensor.insert_slice %1 into %0[0, 1] [%n, %n] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @casts_of_both(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<16x16xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: tensor<4x8xf32>, %[[ARG2:[a-zA-Z0-9_]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %inserted_slice = tensor.insert_slice %[[ARG1]] into %[[ARG0]][0, 1] [4, 8] [1, 1] : tensor<4x8xf32> into tensor<16x16xf32>
// CHECK-NEXT:     %cast = tensor.cast %inserted_slice : tensor<16x16xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @beyond_what_was_cast(%n: index) -> tensor<4x8xf32> {
  %c4 = arith.constant 4 : index
  %0 = tensor.empty(%n, %c4) : tensor<?x?xf32>
  %1 = tensor.extract_slice %0[0, 0] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
  return %1 : tensor<4x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @beyond_what_was_cast(%[[ARG0:[a-zA-Z0-9_]+]]: index) -> tensor<4x8xf32> {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = tensor.empty(%[[ARG0]]) : tensor<?x4xf32>
// CHECK-NEXT:     %cast = tensor.cast %[[V0]] : tensor<?x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %extracted_slice = tensor.extract_slice %cast[0, 0] [4, 8] [1, 1] : tensor<?x?xf32> to tensor<4x8xf32>
// CHECK-NEXT:     return %extracted_slice : tensor<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @at_the_end_of_a_loop(%a: tensor<?xf32>, %b: tensor<4xf32>, %n: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %0 = scf.forall (%i) in (%n) shared_outs(%o = %a) -> (tensor<?xf32>) {
    %1 = tensor.cast %b : tensor<4xf32> to tensor<?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %o[%i] [%c4] [1] : tensor<?xf32> into tensor<?xf32>
    }
  }
  return %0 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @at_the_end_of_a_loop(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: tensor<4xf32>, %[[ARG2:[a-zA-Z0-9_]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = scf.forall (%[[ARG3:[a-zA-Z0-9_]+]]) in (%[[ARG2]]) shared_outs(%[[ARG4:[a-zA-Z0-9_]+]] = %[[ARG0]]) -> (tensor<?xf32>) {
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %[[ARG1]] into %[[ARG4]][%[[ARG3]]] [4] [1] : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Strides that lead out of the tensor stay; offsets are looked at before.
func.func @one_list_at_a_time(%a: tensor<8x8xf32>, %b: tensor<2x4xf32>) -> tensor<8x8xf32> {
  %c255 = arith.constant 255 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.insert_slice %b into %a[%c1, 0] [2, 4] [%c1, %c255] : tensor<2x4xf32> into tensor<8x8xf32>
  return %0 : tensor<8x8xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @one_list_at_a_time(%arg0: tensor<8x8xf32>, %arg1: tensor<2x4xf32>) -> tensor<8x8xf32> {
// CHECK-NEXT: %c255 = arith.constant 255 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %inserted_slice = tensor.insert_slice %arg1 into %arg0[1, 0] [2, 4] [%c1, %c255] : tensor<2x4xf32> into tensor<8x8xf32>
// CHECK-NEXT: return %inserted_slice : tensor<8x8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
