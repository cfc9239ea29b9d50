// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries test-analysis-only' | FileCheck %s

func.func @forall(%t: tensor<8xf32>, %n: index) -> (tensor<8xf32>) {
  %0 = scf.forall (%i) in (4) shared_outs(%o = %t) -> tensor<8xf32> {
    %u = tensor.extract_slice %o[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %u into %o[%i] [4] [1] : tensor<4xf32> into tensor<8xf32>
    }
  }
  return %0 : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall(%[[ARG0:[^ ]+]]: tensor<8xf32> {bufferization.access = "read-write"}, %[[ARG1:[^ ]+]]: index) -> tensor<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.forall (%[[ARG2:[^ ]+]]) in (4) shared_outs(%[[ARG3:[^ ]+]] = %[[ARG0]]) -> (tensor<8xf32>) {
// CHECK-NEXT:       %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG3]][0] [4] [1] {__inplace_operands_attr__ = ["true"]} : tensor<8xf32> to tensor<4xf32>
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %[[EXTRACTED_SLICE]] into %[[ARG3]][%[[ARG2]]] [4] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     } {__inplace_operands_attr__ = ["true"]}
// CHECK-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[V0]] : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @forall(%t: tensor<8xf32>, %n: index) -> (tensor<8xf32>) {
  %0 = tensor.extract_slice %t[0] [4] [1] : tensor<8xf32> to tensor<4xf32>
  %1 = tensor.insert_slice %0 into %t[%n] [4] [1] : tensor<4xf32> into tensor<8xf32>
  return %1 : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall(%[[ARG0:[^ ]+]]: tensor<8xf32> {bufferization.access = "read-write"}, %[[ARG1:[^ ]+]]: index) -> tensor<8xf32> {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][0] [4] [1] {__inplace_operands_attr__ = ["false"]} : tensor<8xf32> to tensor<4xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG0]][%[[ARG1]]] [4] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<4xf32> into tensor<8xf32>
// CHECK-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_SLICE]] : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @forall(%t: tensor<?xf32>, %w: tensor<?xf32>, %n: index) -> (tensor<?xf32>, tensor<?xf32>) {
  %0:2 = scf.forall (%i) in (%n) shared_outs(%o = %t, %p = %w) -> (tensor<?xf32>, tensor<?xf32>) {
    %u = tensor.extract_slice %o[0] [4] [1] : tensor<?xf32> to tensor<4xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %u into %o[%i] [4] [1] : tensor<4xf32> into tensor<?xf32>
    }
  }
  return %0#0, %0#1 : tensor<?xf32>, tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @forall(%[[ARG0:[^ ]+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:[^ ]+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG2:[^ ]+]]: index) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.forall (%[[ARG3:[^ ]+]]) in (%[[ARG2]]) shared_outs(%[[ARG4:[^ ]+]] = %[[ARG0]], %[[ARG5:[^ ]+]] = %[[ARG1]]) -> (tensor<?xf32>, tensor<?xf32>) {
// CHECK-NEXT:       %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG4]][0] [4] [1] {__inplace_operands_attr__ = ["true"]} : tensor<?xf32> to tensor<4xf32>
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %[[EXTRACTED_SLICE]] into %[[ARG4]][%[[ARG3]]] [4] [1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<4xf32> into tensor<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     } {__inplace_operands_attr__ = ["none", "true", "true"]}
// CHECK-NEXT:     return {__equivalent_func_args__ = [0, 1], __inplace_operands_attr__ = ["true", "true"]} %[[V0]]#0, %[[V0]]#1 : tensor<?xf32>, tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
