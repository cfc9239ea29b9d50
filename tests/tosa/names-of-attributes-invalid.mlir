// ORACLE: differs (failures-without-a-word)
// RUN: not mlir-opt %s --allow-unregistered-dialect --split-input-file 2>&1 | FileCheck %s

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {"axis" = 1 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// CHECK: tests/tosa/names-of-attributes-invalid.mlir:5:24: error: custom op 'tosa.argmax' expected valid keyword
// CHECK-NEXT:   %[[V0:[^ ]+]] = tosa.argmax %[[A:[^ ]+]] {"axis" = 1 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                        ^
// CHECK-NEXT: tests/tosa/names-of-attributes-invalid.mlir:22:39: error: custom op 'tosa.argmax' expected valid keyword
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {axis = 1 : i32,} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                                       ^
// CHECK-NEXT: tests/tosa/names-of-attributes-invalid.mlir:29:24: error: custom op 'tosa.argmax' expected valid keyword
// CHECK-NEXT:   %[[V0]] = tosa.argmax %[[A]] {1 = 1 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
// CHECK-NEXT:                        ^

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {axis = 1 : i32,} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}

// -----

func.func @f(%a: tensor<4x8x8x1xf32>) {
  %0 = tosa.argmax %a {1 = 1 : i32} : (tensor<4x8x8x1xf32>) -> tensor<4x8x1xi32>
  return
}
