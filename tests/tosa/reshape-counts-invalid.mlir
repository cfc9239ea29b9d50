// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @too_many_where_open(%a: tensor<i1>) -> tensor<?x?xi1> {
  %s = tosa.const_shape {values = dense<[2, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<i1>, !tosa.shape<2>) -> tensor<?x?xi1>
  return %0 : tensor<?x?xi1>
}

// CHECK: tests/tosa/reshape-counts-invalid.mlir:5:8: error: 'tosa.reshape' op cannot reshape 1 elements into 2
// CHECK-NEXT:   %[[V0:[^ ]+]] = tosa.reshape %[[A:[^ ]+]], %[[S:[^ ]+]] : (tensor<i1>, !tosa.shape<2>) -> tensor<?x?xi1>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/reshape-counts-invalid.mlir:5:8: note: see current operation: %[[V1:[^ ]+]] = "tosa.reshape"(%[[ARG0:[^ ]+]], %[[V0]]) : (tensor<i1>, !tosa.shape<2>) -> tensor<?x?xi1>
// CHECK-NEXT: tests/tosa/reshape-counts-invalid.mlir:30:8: error: 'tosa.reshape' op cannot reshape 4 elements into 5
// CHECK-NEXT:   %[[V0]] = tosa.reshape %[[A]], %[[S]] : (tensor<4xi1>, !tosa.shape<1>) -> tensor<?xi1>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/reshape-counts-invalid.mlir:30:8: note: see current operation: %[[V1]] = "tosa.reshape"(%[[ARG0]], %[[V0]]) : (tensor<4xi1>, !tosa.shape<1>) -> tensor<?xi1>
// CHECK-NEXT: tests/tosa/reshape-counts-invalid.mlir:38:8: error: 'tosa.reshape' op cannot reshape 1 elements into 2
// CHECK-NEXT:   %[[V0]] = tosa.reshape %[[A]], %[[S]] : (tensor<i1>, !tosa.shape<2>) -> tensor<2x?xi1>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/reshape-counts-invalid.mlir:38:8: note: see current operation: %[[V1]] = "tosa.reshape"(%[[ARG0]], %[[V0]]) : (tensor<i1>, !tosa.shape<2>) -> tensor<2x?xi1>
// CHECK-NEXT: tests/tosa/reshape-counts-invalid.mlir:46:8: error: 'tosa.reshape' op new shape has invalid tensor dimension size -2
// CHECK-NEXT:   %[[V0]] = tosa.reshape %[[A]], %[[S]] : (tensor<?xi1>, !tosa.shape<1>) -> tensor<?xi1>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/tosa/reshape-counts-invalid.mlir:46:8: note: see current operation: %[[V1]] = "tosa.reshape"(%[[ARG0]], %[[V0]]) : (tensor<?xi1>, !tosa.shape<1>) -> tensor<?xi1>

// -----

func.func @not_as_many(%a: tensor<4xi1>) -> tensor<?xi1> {
  %s = tosa.const_shape {values = dense<5> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.reshape %a, %s : (tensor<4xi1>, !tosa.shape<1>) -> tensor<?xi1>
  return %0 : tensor<?xi1>
}

// -----

func.func @zero_is_not_counted(%a: tensor<i1>) -> tensor<2x?xi1> {
  %s = tosa.const_shape {values = dense<[2, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.reshape %a, %s : (tensor<i1>, !tosa.shape<2>) -> tensor<2x?xi1>
  return %0 : tensor<2x?xi1>
}

// -----

func.func @negative(%a: tensor<?xi1>) -> tensor<?xi1> {
  %s = tosa.const_shape {values = dense<-2> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.reshape %a, %s : (tensor<?xi1>, !tosa.shape<1>) -> tensor<?xi1>
  return %0 : tensor<?xi1>
}
