// ORACLE: differs (scales-of-tosa-half-known)
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))' | FileCheck %s

func.func @shift_known(%a: tensor<3xi8>, %m: tensor<1xi16>, %z: tensor<1xi8>) -> tensor<3xi8> {
  %s = "tosa.const"() {values = dense<15> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %m, %s, %z, %z {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<3xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<3xi8>
  return %0 : tensor<3xi8>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> ()>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @shift_known(%[[ARG0:[^ ]+]]: tensor<3xi8>, %[[ARG1:[^ ]+]]: tensor<1xi16>, %[[ARG2:[^ ]+]]: tensor<1xi8>) -> tensor<3xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[ARG1]] [] : tensor<1xi16> into tensor<i16>
// CHECK-NEXT:     %[[COLLAPSED_0:[^ ]+]] = tensor.collapse_shape %[[V0]] [] : tensor<1xi8> into tensor<i8>
// CHECK-NEXT:     %[[COLLAPSED_1:[^ ]+]] = tensor.collapse_shape %[[ARG2]] [] : tensor<1xi8> into tensor<i8>
// CHECK-NEXT:     %[[COLLAPSED_2:[^ ]+]] = tensor.collapse_shape %[[ARG2]] [] : tensor<1xi8> into tensor<i8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<3xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map1, #map1, #map1, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[COLLAPSED]], %[[COLLAPSED_0]], %[[COLLAPSED_1]], %[[COLLAPSED_2]] : tensor<3xi8>, tensor<i16>, tensor<i8>, tensor<i8>, tensor<i8>) outs(%[[V1]] : tensor<3xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_3:[^ ]+]]: i16, %[[IN_4:[^ ]+]]: i8, %[[IN_5:[^ ]+]]: i8, %[[IN_6:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN_5]] : i8 to i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.extsi %[[IN_6]] : i8 to i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.extui %[[IN]] : i8 to i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.subi %[[V5]], %[[V3]] : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = tosa.apply_scale %[[V6]], %[[IN_3]], %[[IN_4]] {rounding_mode = SINGLE_ROUND} : (i32, i16, i8) -> i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.addi %[[V7]], %[[V4]] : i32
// CHECK-NEXT:       %[[C_128_I32:[^ ]+]] = arith.constant -128 : i32
// CHECK-NEXT:       %[[C127_I32:[^ ]+]] = arith.constant 127 : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.maxsi %[[C_128_I32]], %[[V8]] : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.minsi %[[C127_I32]], %[[V9]] : i32
// CHECK-NEXT:       %[[V11:[^ ]+]] = arith.trunci %[[V10]] : i32 to i8
// CHECK-NEXT:       linalg.yield %[[V11]] : i8
// CHECK-NEXT:     } -> tensor<3xi8>
// CHECK-NEXT:     return %[[V2]] : tensor<3xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
