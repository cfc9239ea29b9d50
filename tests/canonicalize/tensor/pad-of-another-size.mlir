// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

func.func @static_padding(%t: tensor<4x3xf32>, %x: f32) -> tensor<3x3xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %t nofold low[%c0, 2] high[%c1, %c1] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } {tag} : tensor<4x3xf32> to tensor<3x3xf32>
  return %0 : tensor<3x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @static_padding(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<4x3xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: f32) -> tensor<3x3xf32> {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %padded = tensor.pad %[[ARG0]] nofold low[%c0, 2] high[%c1, %c1] {
// CHECK-NEXT:     ^bb0(%[[ARG2:[a-zA-Z0-9_]+]]: index, %[[ARG3:[a-zA-Z0-9_]+]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG1]] : f32
// CHECK-NEXT:     } {tag} : tensor<4x3xf32> to tensor<3x3xf32>
// CHECK-NEXT:     return %padded : tensor<3x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @partly_known(%t: tensor<4x3xf32>, %x: f32) -> tensor<?x6xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = tensor.pad %t nofold low[%c0, 2] high[%c1, %c1] {
  ^bb0(%a: index, %b: index):
    tensor.yield %x : f32
  } {tag} : tensor<4x3xf32> to tensor<?x6xf32>
  return %0 : tensor<?x6xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @partly_known(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<4x3xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: f32) -> tensor<?x6xf32> {
// CHECK-NEXT:     %padded = tensor.pad %[[ARG0]] nofold low[0, 2] high[1, 1] {
// CHECK-NEXT:     ^bb0(%[[ARG2:[a-zA-Z0-9_]+]]: index, %[[ARG3:[a-zA-Z0-9_]+]]: index):
// CHECK-NEXT:       tensor.yield %[[ARG1]] : f32
// CHECK-NEXT:     } {tag} : tensor<4x3xf32> to tensor<5x6xf32>
// CHECK-NEXT:     %cast = tensor.cast %padded : tensor<5x6xf32> to tensor<?x6xf32>
// CHECK-NEXT:     return %cast : tensor<?x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
