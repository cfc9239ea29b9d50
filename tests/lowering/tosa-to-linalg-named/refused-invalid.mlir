// RUN: not mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(tosa-to-linalg-named))' 2>&1 | FileCheck %s

func.func @zero_not_known(%a: tensor<1x2x3xi8>, %b: tensor<1x3x4xi8>, %z: tensor<1xi8>) {
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x2x3xi8>, tensor<1x3x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x4xi32>
  return
}

// CHECK: tests/lowering/tosa-to-linalg-named/refused-invalid.mlir:4:8: error: failed to legalize operation 'tosa.matmul'
// CHECK-NEXT:   %[[V0:[^ ]+]] = tosa.matmul %[[A:[^ ]+]], %[[B:[^ ]+]], %[[Z:[^ ]+]], %[[Z]] : (tensor<1x2x3xi8>, tensor<1x3x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x4xi32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/lowering/tosa-to-linalg-named/refused-invalid.mlir:4:8: note: see current operation: %[[V0]] = "tosa.matmul"(%[[ARG0:[^ ]+]], %[[ARG1:[^ ]+]], %[[ARG2:[^ ]+]], %[[ARG2]]) : (tensor<1x2x3xi8>, tensor<1x3x4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x2x4xi32>
// CHECK-NEXT: tests/lowering/tosa-to-linalg-named/refused-invalid.mlir:29:8: error: failed to legalize operation 'tosa.conv2d'
// CHECK-NEXT:   %[[V0]] = tosa.conv2d %[[A]], %[[W:[^ ]+]], %[[B]], %[[Z]], %[[Z]] {acc_type = i32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x5x5x27xi8>, tensor<28x3x3x27xi8>, tensor<?xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x3x3x28xi32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/lowering/tosa-to-linalg-named/refused-invalid.mlir:29:8: note: see current operation: %[[V1:[^ ]+]] = "tosa.conv2d"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V0]]) <{acc_type = i32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x5x5x27xi8>, tensor<28x3x3x27xi8>, tensor<?xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x3x3x28xi32>
// CHECK-NEXT: tests/lowering/tosa-to-linalg-named/refused-invalid.mlir:36:8: error: failed to legalize operation 'tosa.max_pool2d'
// CHECK-NEXT:   %[[V0]] = tosa.max_pool2d %[[A]] {kernel = array<i64: 3, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x1xf64>) -> tensor<1x2x3x1xf64>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/lowering/tosa-to-linalg-named/refused-invalid.mlir:36:8: note: see current operation: %[[V0]] = "tosa.max_pool2d"(%[[ARG0]]) <{kernel = array<i64: 3, 2>, nan_mode = #tosa.nan_mode<PROPAGATE>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}> : (tensor<1x4x4x1xf64>) -> tensor<1x2x3x1xf64>
// CHECK-NEXT: tests/lowering/tosa-to-linalg-named/refused-invalid.mlir:44:8: error: failed to legalize operation 'tosa.avg_pool2d'
// CHECK-NEXT:   %[[V0]] = tosa.avg_pool2d %[[A]], %[[Z]], %[[Z]] {acc_type = i32, kernel = array<i64: 4, 4>, pad = array<i64: 0, 0, 1, 1>, stride = array<i64: 1, 2>} : (tensor<1x?x34x62xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x?x17x62xi16>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/lowering/tosa-to-linalg-named/refused-invalid.mlir:44:8: note: see current operation: %[[V1]] = "tosa.avg_pool2d"(%[[ARG0]], %[[V0]], %[[V0]]) <{acc_type = i32, kernel = array<i64: 4, 4>, pad = array<i64: 0, 0, 1, 1>, stride = array<i64: 1, 2>}> : (tensor<1x?x34x62xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x?x17x62xi16>

// -----

func.func @bias_not_known(%a: tensor<1x5x5x27xi8>, %w: tensor<28x3x3x27xi8>, %b: tensor<?xi32>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = i32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x5x5x27xi8>, tensor<28x3x3x27xi8>, tensor<?xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x3x3x28xi32>
  return
}

// -----

func.func @wide_floats(%a: tensor<1x4x4x1xf64>) {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 3, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x4x4x1xf64>) -> tensor<1x2x3x1xf64>
  return
}

// -----

func.func @height_not_known(%a: tensor<1x?x34x62xi16>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = i32, kernel = array<i64: 4, 4>, pad = array<i64: 0, 0, 1, 1>, stride = array<i64: 1, 2>} : (tensor<1x?x34x62xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<1x?x17x62xi16>
  return
}
