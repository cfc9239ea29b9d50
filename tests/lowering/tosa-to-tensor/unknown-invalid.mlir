// RUN: not mlir-opt %s --split-input-file --tosa-to-tensor 2>&1 | FileCheck %s

func.func @shape_is_argument(%a: tensor<2x3xf32>, %s: !tosa.shape<1>) -> tensor<6xf32> {
  %0 = tosa.reshape %a, %s : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
  return %0 : tensor<6xf32>
}

// CHECK: tests/lowering/tosa-to-tensor/unknown-invalid.mlir:4:8: error: 'tosa.reshape' op shape operand is not compile time resolvable
// CHECK-NEXT:   %[[V0:[^ ]+]] = tosa.reshape %[[A:[^ ]+]], %[[S:[^ ]+]] : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/lowering/tosa-to-tensor/unknown-invalid.mlir:4:8: note: see current operation: %[[V0]] = "tosa.reshape"(%[[ARG0:[^ ]+]], %[[ARG1:[^ ]+]]) : (tensor<2x3xf32>, !tosa.shape<1>) -> tensor<6xf32>
// CHECK-NEXT: tests/lowering/tosa-to-tensor/unknown-invalid.mlir:25:8: error: expected element type to be 'i8'
// CHECK-NEXT:   %[[V0]] = tosa.slice %[[A]], %[[S]], %[[S]] : (tensor<6xui8>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2xui8>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/lowering/tosa-to-tensor/unknown-invalid.mlir:25:8: note: see current operation: %[[V2:[^ ]+]] = "tensor.extract_slice"(%[[V0]]) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 2>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<6xi8>) -> tensor<2xui8>
// CHECK-NEXT: tests/lowering/tosa-to-tensor/unknown-invalid.mlir:32:8: error: expected element type to be 'ui8'
// CHECK-NEXT:   %[[V0]] = tosa.concat %[[A]], %[[A]] {axis = 0 : i32} : (tensor<6xui8>, tensor<6xui8>) -> tensor<12xui8>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/lowering/tosa-to-tensor/unknown-invalid.mlir:32:8: note: see current operation: %[[V6:[^ ]+]] = "tensor.insert_slice"(%[[V0]], %[[V5:[^ ]+]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 6>, static_strides = array<i64: 1>}> : (tensor<6xi8>, tensor<12xui8>) -> tensor<12xui8>

// -----

func.func @slice_of_unsigned(%a: tensor<6xui8>) -> tensor<2xui8> {
  %s = tosa.const_shape {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
  %0 = tosa.slice %a, %s, %s : (tensor<6xui8>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2xui8>
  return %0 : tensor<2xui8>
}

// -----

func.func @concat_of_unsigned(%a: tensor<6xui8>) -> tensor<12xui8> {
  %0 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<6xui8>, tensor<6xui8>) -> tensor<12xui8>
  return %0 : tensor<12xui8>
}
