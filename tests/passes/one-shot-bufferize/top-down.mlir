// RUN: mlir-opt %s --split-input-file --one-shot-bufferize='bufferize-function-boundaries test-analysis-only analysis-heuristic=top-down' | FileCheck %s

func.func @slices(%a: tensor<?x?xf32>, %b: tensor<4xf32>, %i: index, %n: index) -> (tensor<?x?xf32>, tensor<4xf32>) {
  %0 = tensor.extract_slice %a[%i, 0] [1, 4] [1, 1] : tensor<?x?xf32> to tensor<4xf32>
  %cst = arith.constant 0.0 : f32
  %1 = linalg.fill ins(%cst : f32) outs(%0 : tensor<4xf32>) -> tensor<4xf32>
  %2 = tensor.insert_slice %1 into %a[%i, 0] [1, 4] [1, 1] : tensor<4xf32> into tensor<?x?xf32>
  %3 = tensor.insert_slice %b into %2[0, %i] [4, 1] [%n, 1] : tensor<4xf32> into tensor<?x?xf32>
  %4 = tensor.insert_slice %1 into %b[0] [4] [1] : tensor<4xf32> into tensor<4xf32>
  return %3, %4 : tensor<?x?xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @slices(%[[ARG0:[^ ]+]]: tensor<?x?xf32> {bufferization.access = "read-write"}, %[[ARG1:[^ ]+]]: tensor<4xf32> {bufferization.access = "read-write"}, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) -> (tensor<?x?xf32>, tensor<4xf32>) {
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][%[[ARG2]], 0] [1, 4] [1, 1] {__inplace_operands_attr__ = ["true", "none"]} : tensor<?x?xf32> to tensor<4xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = linalg.fill {__inplace_operands_attr__ = ["none", "true"]} ins(%[[CST]] : f32) outs(%[[EXTRACTED_SLICE]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[V0]] into %[[ARG0]][%[[ARG2]], 0] [1, 4] [1, 1] {__inplace_operands_attr__ = ["true", "true", "none"]} : tensor<4xf32> into tensor<?x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE_0:[^ ]+]] = tensor.insert_slice %[[ARG1]] into %[[INSERTED_SLICE]][0, %[[ARG2]]] [4, 1] [%[[ARG3]], 1] {__inplace_operands_attr__ = ["true", "false", "none", "none"]} : tensor<4xf32> into tensor<?x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE_1:[^ ]+]] = tensor.insert_slice %[[V0]] into %[[ARG1]][0] [4] [1] {__inplace_operands_attr__ = ["true", "true"]} : tensor<4xf32> into tensor<4xf32>
// CHECK-NEXT:     return {__equivalent_func_args__ = [-1, 1], __inplace_operands_attr__ = ["true", "true"]} %[[INSERTED_SLICE_0]], %[[INSERTED_SLICE_1]] : tensor<?x?xf32>, tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @f(%t: tensor<?xf32>, %c: i1, %i: index, %f: f32) -> tensor<?xf32> {
  %0 = tensor.insert %f into %t[%i] : tensor<?xf32>
  %1 = scf.if %c -> tensor<?xf32> {
    %2 = tensor.insert %f into %0[%i] : tensor<?xf32>
    scf.yield %2 : tensor<?xf32>
  } else { scf.yield %0 : tensor<?xf32> }
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %3 = scf.for %j = %c0 to %i step %c1 iter_args(%a = %1) -> tensor<?xf32> {
    %4 = tensor.insert %f into %a[%j] : tensor<?xf32>
    scf.yield %4 : tensor<?xf32>
  }
  %cst = arith.constant dense<[1.0, 2.0]> : tensor<2xf32>
  %x = tensor.extract %cst[%i] : tensor<2xf32>
  %5 = tensor.insert %x into %3[%i] : tensor<?xf32>
  return %5 : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xf32> {bufferization.access = "read-write"}, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> tensor<?xf32> {
// CHECK-NEXT:     %[[INSERTED:[^ ]+]] = tensor.insert %[[ARG3]] into %[[ARG0]][%[[ARG2]]] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.if %[[ARG1]] -> (tensor<?xf32>) {
// CHECK-NEXT:       %[[INSERTED_1:[^ ]+]] = tensor.insert %[[ARG3]] into %[[INSERTED]][%[[ARG2]]] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<?xf32>
// CHECK-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %[[INSERTED_1]] : tensor<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %[[INSERTED]] : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[ARG2]] step %[[C1]] iter_args(%[[ARG5:[^ ]+]] = %[[V0]]) -> (tensor<?xf32>) {
// CHECK-NEXT:       %[[INSERTED_1]] = tensor.insert %[[ARG3]] into %[[ARG5]][%[[ARG4]]] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<?xf32>
// CHECK-NEXT:       scf.yield {__inplace_operands_attr__ = ["true"]} %[[INSERTED_1]] : tensor<?xf32>
// CHECK-NEXT:     } {__inplace_operands_attr__ = ["none", "none", "none", "true"]}
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:     %[[EXTRACTED:[^ ]+]] = tensor.extract %[[CST]][%[[ARG2]]] {__inplace_operands_attr__ = ["true", "none"]} : tensor<2xf32>
// CHECK-NEXT:     %[[INSERTED_0:[^ ]+]] = tensor.insert %[[EXTRACTED]] into %[[V1]][%[[ARG2]]] {__inplace_operands_attr__ = ["none", "true", "none"]} : tensor<?xf32>
// CHECK-NEXT:     return {__equivalent_func_args__ = [0], __inplace_operands_attr__ = ["true"]} %[[INSERTED_0]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
