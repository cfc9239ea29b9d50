// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @operands_know_what_others_do(%a: tensor<?x?xf32>, %b: tensor<4x8xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<?x?xf32>, tensor<4x8xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @operands_know_what_others_do(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<?x?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: tensor<4x8xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %[[ARG0]] : tensor<?x?xf32> to tensor<?x8xf32>
// CHECK-NEXT:     %concat = tensor.concat dim(0) %cast, %[[ARG1]] : (tensor<?x8xf32>, tensor<4x8xf32>) -> tensor<?x8xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %concat : tensor<?x8xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast_0 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @result_is_the_sum(%a: tensor<4x?xf32>, %b: tensor<4x8xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(0) %a, %b : (tensor<4x?xf32>, tensor<4x8xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @result_is_the_sum(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<4x?xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: tensor<4x8xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %[[ARG0]] : tensor<4x?xf32> to tensor<4x8xf32>
// CHECK-NEXT:     %concat = tensor.concat dim(0) %cast, %[[ARG1]] : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<8x8xf32>
// CHECK-NEXT:     %cast_0 = tensor.cast %concat : tensor<8x8xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast_0 : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @one(%a: tensor<4x?xf32>) -> tensor<?x?xf32> {
  %0 = tensor.concat dim(1) %a : (tensor<4x?xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @one(%[[ARG0:[a-zA-Z0-9_]+]]: tensor<4x?xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %cast = tensor.cast %[[ARG0]] : tensor<4x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %cast : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
