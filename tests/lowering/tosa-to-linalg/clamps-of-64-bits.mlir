// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))' | FileCheck %s

func.func @bounds(%a: tensor<4xui64>, %b: tensor<4xi64>) {
  %0 = tosa.clamp %a {min_val = 3 : ui64, max_val = 18446744073709551615 : ui64} : (tensor<4xui64>) -> tensor<4xui64>
  %1 = tosa.clamp %a {min_val = 0 : ui64, max_val = 9 : ui64} : (tensor<4xui64>) -> tensor<4xui64>
  %2 = tosa.clamp %b {min_val = -9223372036854775808 : i64, max_val = 9223372036854775807 : i64} : (tensor<4xi64>) -> tensor<4xi64>
  return
}

func.func @zero_of_63_bits(%a: tensor<2xi63>, %m: tensor<1xi16>, %s: tensor<1xi8>, %y: tensor<1xi8>) {
  %x = "tosa.const"() {values = dense<0> : tensor<1xi63>} : () -> tensor<1xi63>
  %0 = tosa.rescale %a, %m, %s, %x, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<2xi63>, tensor<1xi16>, tensor<1xi8>, tensor<1xi63>, tensor<1xi8>) -> tensor<2xi8>
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> ()>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @bounds(%[[ARG0:[^ ]+]]: tensor<4xui64>, %[[ARG1:[^ ]+]]: tensor<4xi64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<4xui64> to tensor<4xi64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xi64>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[V0]] : tensor<4xi64>) outs(%[[V1]] : tensor<4xi64>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i64, %[[OUT:[^ ]+]]: i64):
// CHECK-NEXT:       %[[C3_I64:[^ ]+]] = arith.constant 3 : i64
// CHECK-NEXT:       %[[C0_I64:[^ ]+]] = arith.constant 0 : i64
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.maxui %[[C3_I64]], %[[IN]] : i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.minui %[[C0_I64]], %[[V7]] : i64
// CHECK-NEXT:       linalg.yield %[[V8]] : i64
// CHECK-NEXT:     } -> tensor<4xi64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tensor.empty() : tensor<4xi64>
// CHECK-NEXT:     %[[V4:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[V0]] : tensor<4xi64>) outs(%[[V3]] : tensor<4xi64>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i64, %[[OUT]]: i64):
// CHECK-NEXT:       %[[C0_I64]] = arith.constant 0 : i64
// CHECK-NEXT:       %[[C9_I64:[^ ]+]] = arith.constant 9 : i64
// CHECK-NEXT:       %[[V7]] = arith.maxui %[[C0_I64]], %[[IN]] : i64
// CHECK-NEXT:       %[[V8]] = arith.minui %[[C9_I64]], %[[V7]] : i64
// CHECK-NEXT:       linalg.yield %[[V8]] : i64
// CHECK-NEXT:     } -> tensor<4xi64>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tensor.empty() : tensor<4xi64>
// CHECK-NEXT:     %[[V6:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG1]] : tensor<4xi64>) outs(%[[V5]] : tensor<4xi64>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i64, %[[OUT]]: i64):
// CHECK-NEXT:       %[[C_9223372036854775808_I64:[^ ]+]] = arith.constant -9223372036854775808 : i64
// CHECK-NEXT:       %[[C9223372036854775807_I64:[^ ]+]] = arith.constant 9223372036854775807 : i64
// CHECK-NEXT:       %[[V7]] = arith.maxsi %[[C_9223372036854775808_I64]], %[[IN]] : i64
// CHECK-NEXT:       %[[V8]] = arith.minsi %[[C9223372036854775807_I64]], %[[V7]] : i64
// CHECK-NEXT:       linalg.yield %[[V8]] : i64
// CHECK-NEXT:     } -> tensor<4xi64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @zero_of_63_bits(%[[ARG0:[^ ]+]]: tensor<2xi63>, %[[ARG1:[^ ]+]]: tensor<1xi16>, %[[ARG2:[^ ]+]]: tensor<1xi8>, %[[ARG3:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi63>}> : () -> tensor<1xi63>
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[ARG1]] [] : tensor<1xi16> into tensor<i16>
// CHECK-NEXT:     %[[COLLAPSED_0:[^ ]+]] = tensor.collapse_shape %[[ARG2]] [] : tensor<1xi8> into tensor<i8>
// CHECK-NEXT:     %[[COLLAPSED_1:[^ ]+]] = tensor.collapse_shape %[[ARG3]] [] : tensor<1xi8> into tensor<i8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<2xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map1, #map1, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[COLLAPSED]], %[[COLLAPSED_0]], %[[COLLAPSED_1]] : tensor<2xi63>, tensor<i16>, tensor<i8>, tensor<i8>) outs(%[[V1]] : tensor<2xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i63, %[[IN_2:[^ ]+]]: i16, %[[IN_3:[^ ]+]]: i8, %[[IN_4:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[C0_I63:[^ ]+]] = arith.constant 0 : i63
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN_4]] : i8 to i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.subi %[[IN]], %[[C0_I63]] : i63
// CHECK-NEXT:       %[[V5:[^ ]+]] = tosa.apply_scale %[[V4]], %[[IN_2]], %[[IN_3]] {rounding_mode = SINGLE_ROUND} : (i63, i16, i8) -> i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[V3]] : i32
// CHECK-NEXT:       %[[C_128_I32:[^ ]+]] = arith.constant -128 : i32
// CHECK-NEXT:       %[[C127_I32:[^ ]+]] = arith.constant 127 : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.maxsi %[[C_128_I32]], %[[V6]] : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.minsi %[[C127_I32]], %[[V7]] : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.trunci %[[V8]] : i32 to i8
// CHECK-NEXT:       linalg.yield %[[V9]] : i8
// CHECK-NEXT:     } -> tensor<2xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
