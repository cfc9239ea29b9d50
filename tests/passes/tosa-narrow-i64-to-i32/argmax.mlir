// ORACLE: differs (narrow-places-of-the-largest)
// RUN: mlir-opt %s --tosa-narrow-i64-to-i32 | FileCheck %s

func.func @keeps_what_is_done_with_nan(%a: tensor<3x2xf32>) -> tensor<3xi64> {
  %r = tosa.argmax %a {axis = 1 : i32, nan_mode = IGNORE} : (tensor<3x2xf32>) -> tensor<3xi64>
  return %r : tensor<3xi64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @keeps_what_is_done_with_nan(%[[ARG0:[^ ]+]]: tensor<3x2xf32>) -> tensor<3xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.argmax %[[ARG0]] {axis = 1 : i32, nan_mode = IGNORE} : (tensor<3x2xf32>) -> tensor<3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.cast %[[V0]] : (tensor<3xi32>) -> tensor<3xi64>
// CHECK-NEXT:     return %[[V1]] : tensor<3xi64>
// CHECK-NEXT:   }
// CHECK-NEXT: }
