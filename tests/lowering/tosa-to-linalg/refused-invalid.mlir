// RUN: not mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(tosa-to-linalg))' 2>&1 | FileCheck %s

func.func @unranked(%a: tensor<*xf32>) {
  %0 = tosa.exp %a : (tensor<*xf32>) -> tensor<*xf32>
  return
}

// CHECK: tests/lowering/tosa-to-linalg/refused-invalid.mlir:4:8: error: failed to legalize operation 'tosa.exp'
// CHECK-NEXT:   %[[V0:[^ ]+]] = tosa.exp %[[A:[^ ]+]] : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/lowering/tosa-to-linalg/refused-invalid.mlir:4:8: note: see current operation: %[[V0]] = "tosa.exp"(%[[ARG0:[^ ]+]]) : (tensor<*xf32>) -> tensor<*xf32>
// CHECK-NEXT: tests/lowering/tosa-to-linalg/refused-invalid.mlir:40:8: error: failed to legalize operation 'tosa.custom'
// CHECK-NEXT:   %[[V0]] = tosa.custom %[[A]] {domain_name = "d", implementation_attrs = "", operator_name = "o"} : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/lowering/tosa-to-linalg/refused-invalid.mlir:40:8: note: see current operation: %[[V0]] = "tosa.custom"(%[[ARG0]]) <{domain_name = "d", implementation_attrs = "", operator_name = "o"}> : (tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT: tests/lowering/tosa-to-linalg/refused-invalid.mlir:47:8: error: failed to legalize operation 'tosa.exp'
// CHECK-NEXT:   %[[V0]] = tosa.exp %[[A]] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/lowering/tosa-to-linalg/refused-invalid.mlir:47:8: note: see current operation: %[[V0]] = "tosa.exp"(%[[ARG0]]) : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT: tests/lowering/tosa-to-linalg/refused-invalid.mlir:54:8: error: failed to legalize operation 'tosa.maximum'
// CHECK-NEXT:   %[[V0]] = tosa.maximum %[[A]], %[[A]] : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/lowering/tosa-to-linalg/refused-invalid.mlir:54:8: note: see current operation: %[[V0]] = "tosa.maximum"(%[[ARG0]], %[[ARG0]]) <{nan_mode = #tosa.nan_mode<PROPAGATE>}> : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
// CHECK-NEXT: tests/lowering/tosa-to-linalg/refused-invalid.mlir:61:8: error: failed to legalize operation 'tosa.scatter'
// CHECK-NEXT:   %[[V0]] = tosa.scatter %[[A]], %[[I:[^ ]+]], %[[B:[^ ]+]] : (tensor<1x4x5xf32>, tensor<1x2xi32>, tensor<1x2x5xf32>) -> tensor<1x4x5xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/lowering/tosa-to-linalg/refused-invalid.mlir:61:8: note: see current operation: %[[V0]] = "tosa.scatter"(%[[ARG0]], %[[ARG1:[^ ]+]], %[[ARG2:[^ ]+]]) : (tensor<1x4x5xf32>, tensor<1x2xi32>, tensor<1x2x5xf32>) -> tensor<1x4x5xf32>
// CHECK-NEXT: tests/lowering/tosa-to-linalg/refused-invalid.mlir:71:8: error: failed to legalize operation 'tosa.resize'
// CHECK-NEXT:   %[[V0]] = tosa.resize %[[A]], %[[S:[^ ]+]], %[[O:[^ ]+]], %[[B]] {mode = NEAREST_NEIGHBOR} : (tensor<?x2x4x?xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x8x?xi8>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/lowering/tosa-to-linalg/refused-invalid.mlir:71:8: note: see current operation: %[[V3:[^ ]+]] = "tosa.resize"(%[[ARG0]], %[[V0]], %[[V1:[^ ]+]], %[[V2:[^ ]+]]) <{mode = #tosa.resize_mode<NEAREST_NEIGHBOR>}> : (tensor<?x2x4x?xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x8x?xi8>
// CHECK-NEXT: tests/lowering/tosa-to-linalg/refused-invalid.mlir:78:8: error: failed to legalize operation 'tosa.rescale'
// CHECK-NEXT:   %[[V0]] = tosa.rescale %[[A]], %[[M:[^ ]+]], %[[S]], %[[X:[^ ]+]], %[[X]] {scale32 = false, rounding_mode = INEXACT_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/lowering/tosa-to-linalg/refused-invalid.mlir:78:8: note: see current operation: %[[V0]] = "tosa.rescale"(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[ARG3:[^ ]+]], %[[ARG3]]) <{input_unsigned = false, output_unsigned = false, per_channel = false, rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>, scale32 = false}> : (tensor<2xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>

// -----

func.func @custom(%a: tensor<4xf32>) {
  %0 = tosa.custom %a {domain_name = "d", implementation_attrs = "", operator_name = "o"} : (tensor<4xf32>) -> tensor<4xf32>
  return
}

// -----

func.func @no_such_integers(%a: tensor<4xi32>) {
  %0 = tosa.exp %a : (tensor<4xi32>) -> tensor<4xi32>
  return
}

// -----

func.func @no_sign(%a: tensor<4xui8>) {
  %0 = tosa.maximum %a, %a : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  return
}

// -----

func.func @scatter(%a: tensor<1x4x5xf32>, %i: tensor<1x2xi32>, %b: tensor<1x2x5xf32>) {
  %0 = tosa.scatter %a, %i, %b : (tensor<1x4x5xf32>, tensor<1x2xi32>, tensor<1x2x5xf32>) -> tensor<1x4x5xf32>
  return
}

// -----

func.func @channels_not_known(%a: tensor<?x2x4x?xi8>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<-1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %b = tosa.const_shape {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a, %s, %o, %b {mode = NEAREST_NEIGHBOR} : (tensor<?x2x4x?xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x8x?xi8>
  return
}

// -----

func.func @inexact(%a: tensor<2xi8>, %m: tensor<1xi16>, %s: tensor<1xi8>, %x: tensor<1xi8>) {
  %0 = tosa.rescale %a, %m, %s, %x, %x {scale32 = false, rounding_mode = INEXACT_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return
}
