// ORACLE: differs (elements-of-tosa-without-sign)
// RUN: not mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(tosa-to-linalg))' 2>&1 | FileCheck %s

func.func @abs(%a: tensor<4xui8>) -> tensor<4xui8> {
  %0 = tosa.abs %a : (tensor<4xui8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

// CHECK: tests/lowering/tosa-to-linalg/no-ops-for-these-invalid.mlir:5:8: error: failed to legalize operation 'tosa.abs'
// CHECK-NEXT:   %[[V0:[^ ]+]] = tosa.abs %[[A:[^ ]+]] : (tensor<4xui8>) -> tensor<4xui8>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/lowering/tosa-to-linalg/no-ops-for-these-invalid.mlir:5:8: note: see current operation: %[[V0]] = "tosa.abs"(%[[ARG0:[^ ]+]]) : (tensor<4xui8>) -> tensor<4xui8>
// CHECK-NEXT: tests/lowering/tosa-to-linalg/no-ops-for-these-invalid.mlir:29:8: error: failed to legalize operation 'tosa.cast'
// CHECK-NEXT:   %[[V0]] = tosa.cast %[[A]] : (tensor<4xui8>) -> tensor<4xi8>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/lowering/tosa-to-linalg/no-ops-for-these-invalid.mlir:29:8: note: see current operation: %[[V0]] = "tosa.cast"(%[[ARG0]]) : (tensor<4xui8>) -> tensor<4xi8>
// CHECK-NEXT: tests/lowering/tosa-to-linalg/no-ops-for-these-invalid.mlir:36:8: error: failed to legalize operation 'tosa.arithmetic_right_shift'
// CHECK-NEXT:   %[[V0]] = tosa.arithmetic_right_shift %[[A]], %[[A]] {round = true} : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/lowering/tosa-to-linalg/no-ops-for-these-invalid.mlir:36:8: note: see current operation: %[[V0]] = "tosa.arithmetic_right_shift"(%[[ARG0]], %[[ARG0]]) <{round = true}> : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT: tests/lowering/tosa-to-linalg/no-ops-for-these-invalid.mlir:44:8: error: failed to legalize operation 'tosa.mul'
// CHECK-NEXT:   %[[V0]] = tosa.mul %[[A]], %[[A]], %[[S:[^ ]+]] : (tensor<4xi8>, tensor<4xi8>, tensor<1xi8>) -> tensor<4xi8>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/lowering/tosa-to-linalg/no-ops-for-these-invalid.mlir:44:8: note: see current operation: %[[V1:[^ ]+]] = "tosa.mul"(%[[ARG0]], %[[ARG0]], %[[V0]]) : (tensor<4xi8>, tensor<4xi8>, tensor<1xi8>) -> tensor<4xi8>

// -----

func.func @cast(%a: tensor<4xui8>) -> tensor<4xi8> {
  %0 = tosa.cast %a : (tensor<4xui8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

// -----

func.func @rounded(%a: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.arithmetic_right_shift %a, %a {round = true} : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

// -----

func.func @shift_of_other_integers(%a: tensor<4xi8>) {
  %s = "tosa.const"() {values = dense<7> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %a, %a, %s : (tensor<4xi8>, tensor<4xi8>, tensor<1xi8>) -> tensor<4xi8>
  return
}
