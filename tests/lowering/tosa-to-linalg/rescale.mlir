// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))' | FileCheck %s

func.func @f0(%a: tensor<2xi8>, %d: tensor<?xi8>, %i: tensor<?x3xi32>, %q: tensor<2xi48>) {
  %m = "tosa.const"() {values = dense<19689> : tensor<1xi16>} : () -> tensor<1xi16>
  %mm = "tosa.const"() {values = dense<19689> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<15> : tensor<1xi8>} : () -> tensor<1xi8>
  %s40 = "tosa.const"() {values = dense<40> : tensor<1xi8>} : () -> tensor<1xi8>
  %x = "tosa.const"() {values = dense<17> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<22> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %m, %s, %x, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  %1 = tosa.rescale %a, %m, %s, %x, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = true} : (tensor<2xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  %2 = tosa.rescale %d, %m, %s, %x, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<?xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?xi8>
  %m3 = "tosa.const"() {values = dense<[42, 43, 44]> : tensor<3xi32>} : () -> tensor<3xi32>
  %s3 = "tosa.const"() {values = dense<[14, 15, 40]> : tensor<3xi8>} : () -> tensor<3xi8>
  %xx = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %3 = tosa.rescale %i, %m3, %s3, %xx, %y {scale32 = true, rounding_mode = DOUBLE_ROUND, per_channel = true, input_unsigned = false, output_unsigned = false} : (tensor<?x3xi32>, tensor<3xi32>, tensor<3xi8>, tensor<1xi32>, tensor<1xi8>) -> tensor<?x3xi8>
  %q0 = "tosa.const"() {values = dense<0> : tensor<1xi48>} : () -> tensor<1xi48>
  %4 = tosa.rescale %q, %m, %s, %q0, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = true} : (tensor<2xi48>, tensor<1xi16>, tensor<1xi8>, tensor<1xi48>, tensor<1xi8>) -> tensor<2xi8>
  %5 = tosa.rescale %a, %mm, %s40, %x, %xx {scale32 = true, rounding_mode = DOUBLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<2xi32>
  %6 = tosa.rescale %a, %mm, %s, %x, %y {scale32 = true, rounding_mode = DOUBLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<2xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  return
}

func.func @f1(%a: tensor<2xui8>, %d: tensor<?xi16>) {
  %m = "tosa.const"() {values = dense<19689> : tensor<1xi16>} : () -> tensor<1xi16>
  %s = "tosa.const"() {values = dense<15> : tensor<1xi8>} : () -> tensor<1xi8>
  %x = "tosa.const"() {values = dense<217> : tensor<1xui8>} : () -> tensor<1xui8>
  %y = "tosa.const"() {values = dense<22> : tensor<1xi8>} : () -> tensor<1xi8>
  %z = "tosa.const"() {values = dense<32768> : tensor<1xi16>} : () -> tensor<1xi16>
  %0 = tosa.rescale %a, %m, %s, %x, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<2xui8>, tensor<1xi16>, tensor<1xi8>, tensor<1xui8>, tensor<1xi8>) -> tensor<2xi8>
  %1 = tosa.rescale %a, %m, %s, %x, %x {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = true} : (tensor<2xui8>, tensor<1xi16>, tensor<1xi8>, tensor<1xui8>, tensor<1xui8>) -> tensor<2xui8>
  %2 = tosa.rescale %d, %m, %s, %z, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<?xi16>, tensor<1xi16>, tensor<1xi8>, tensor<1xi16>, tensor<1xi8>) -> tensor<?xi8>
  return
}

func.func @f2(%a: tensor<2x3xi32>, %s: tensor<1xi8>) {
  %0 = tosa.mul %a, %a, %s : (tensor<2x3xi32>, tensor<2x3xi32>, tensor<1xi8>) -> tensor<2x3xi32>
  return
}

func.func @f3(%a: tensor<2x3xi8>, %s: tensor<1xi8>) {
  %0 = tosa.negate %a, %s, %s : (tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

func.func @f4(%a: tensor<2x3xi8>, %m: tensor<3xi32>, %s: tensor<3xi8>, %y: tensor<1xi8>) {
  %0 = tosa.rescale %a, %m, %s, %y, %y {scale32 = true, rounding_mode = DOUBLE_ROUND, per_channel = true, input_unsigned = true, output_unsigned = true} : (tensor<2x3xi8>, tensor<3xi32>, tensor<3xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x3xi8>
  return
}

func.func @f5(%a: tensor<2x1xi8>, %m: tensor<1xi32>, %s: tensor<1xi8>, %y: tensor<1xi8>) {
  %0 = tosa.rescale %a, %m, %s, %y, %y {scale32 = true, rounding_mode = DOUBLE_ROUND, per_channel = true, input_unsigned = true, output_unsigned = true} : (tensor<2x1xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2x1xi8>
  return
}

func.func @f6(%a: tensor<3x?xi8>, %m: tensor<1xi16>, %s: tensor<1xi8>, %y: tensor<1xi8>) {
  %0 = tosa.rescale %a, %m, %s, %y, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<3x?xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<3x?xi8>
  return
}

func.func @f7(%a: tensor<3x?xi8>, %m: tensor<1xi16>, %s: tensor<1xi8>, %y: tensor<1xi8>) {
  %0 = tosa.rescale %a, %m, %s, %y, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<3x?xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<3x4xi8>
  return
}

func.func @f8(%a: tensor<3x4xi8>, %m: tensor<1xi16>, %s: tensor<1xi8>, %y: tensor<1xi8>) {
  %0 = tosa.rescale %a, %m, %s, %y, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = false} : (tensor<3x4xi8>, tensor<1xi16>, tensor<1xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x4xi8>
  return
}

func.func @f9(%a: tensor<3x4xui8>, %m: tensor<1xi16>, %s: tensor<1xi8>, %y: tensor<1xui8>) {
  %0 = tosa.rescale %a, %m, %s, %y, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = true, output_unsigned = true} : (tensor<3x4xui8>, tensor<1xi16>, tensor<1xi8>, tensor<1xui8>, tensor<1xui8>) -> tensor<3x4xui8>
  return
}

func.func @f10(%a: tensor<3xi8>, %m: tensor<?xi16>, %s: tensor<?xi8>, %y: tensor<1xi8>) {
  %0 = tosa.rescale %a, %m, %s, %y, %y {scale32 = false, rounding_mode = SINGLE_ROUND, per_channel = true, input_unsigned = true, output_unsigned = true} : (tensor<3xi8>, tensor<?xi16>, tensor<?xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<3xi8>
  return
}

func.func @f11(%a: tensor<3xi8>, %y: tensor<1xi32>) {
  %m = "tosa.const"() {values = dense<15> : tensor<1xi32>} : () -> tensor<1xi32>
  %s = "tosa.const"() {values = dense<65> : tensor<1xi8>} : () -> tensor<1xi8>
  %x = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.rescale %a, %m, %s, %x, %y {scale32 = true, rounding_mode = SINGLE_ROUND, per_channel = false, input_unsigned = false, output_unsigned = false} : (tensor<3xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>, tensor<1xi32>) -> tensor<3xi32>
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (0)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1) -> ()>
// CHECK-NEXT: #map5 = affine_map<(d0) -> ()>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: tensor<2xi8>, %[[ARG1:[^ ]+]]: tensor<?xi8>, %[[ARG2:[^ ]+]]: tensor<?x3xi32>, %[[ARG3:[^ ]+]]: tensor<2xi48>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<19689> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<19689> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<40> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<17> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = "tosa.const"() <{values = dense<22> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[C19689_I32:[^ ]+]] = arith.constant 19689 : i32
// CHECK-NEXT:     %[[C15_I8:[^ ]+]] = arith.constant 15 : i8
// CHECK-NEXT:     %[[V6:[^ ]+]] = tensor.empty() : tensor<2xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<2xi8>) outs(%[[V6]] : tensor<2xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[C17_I32:[^ ]+]] = arith.constant 17 : i32
// CHECK-NEXT:       %[[C22_I32:[^ ]+]] = arith.constant 22 : i32
// CHECK-NEXT:       %[[V24:[^ ]+]] = arith.extsi %[[IN]] : i8 to i32
// CHECK-NEXT:       %[[V25:[^ ]+]] = arith.subi %[[V24]], %[[C17_I32]] : i32
// CHECK-NEXT:       %[[V26:[^ ]+]] = tosa.apply_scale %[[V25]], %[[C19689_I32]], %[[C15_I8]] {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:       %[[V27:[^ ]+]] = arith.addi %[[V26]], %[[C22_I32]] : i32
// CHECK-NEXT:       %[[C_128_I32:[^ ]+]] = arith.constant -128 : i32
// CHECK-NEXT:       %[[C127_I32:[^ ]+]] = arith.constant 127 : i32
// CHECK-NEXT:       %[[V28:[^ ]+]] = arith.maxsi %[[C_128_I32]], %[[V27]] : i32
// CHECK-NEXT:       %[[V29:[^ ]+]] = arith.minsi %[[C127_I32]], %[[V28]] : i32
// CHECK-NEXT:       %[[V30:[^ ]+]] = arith.trunci %[[V29]] : i32 to i8
// CHECK-NEXT:       linalg.yield %[[V30]] : i8
// CHECK-NEXT:     } -> tensor<2xi8>
// CHECK-NEXT:     %[[C19689_I32_0:[^ ]+]] = arith.constant 19689 : i32
// CHECK-NEXT:     %[[C15_I8_1:[^ ]+]] = arith.constant 15 : i8
// CHECK-NEXT:     %[[V8:[^ ]+]] = tensor.empty() : tensor<2xi8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<2xi8>) outs(%[[V8]] : tensor<2xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:       %[[C17_I32]] = arith.constant 17 : i32
// CHECK-NEXT:       %[[C22_I32]] = arith.constant 22 : i32
// CHECK-NEXT:       %[[V24]] = arith.extsi %[[IN]] : i8 to i32
// CHECK-NEXT:       %[[V25]] = arith.subi %[[V24]], %[[C17_I32]] : i32
// CHECK-NEXT:       %[[V26]] = tosa.apply_scale %[[V25]], %[[C19689_I32_0]], %[[C15_I8_1]] {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:       %[[V27]] = arith.addi %[[V26]], %[[C22_I32]] : i32
// CHECK-NEXT:       %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[C255_I32:[^ ]+]] = arith.constant 255 : i32
// CHECK-NEXT:       %[[V28]] = arith.maxsi %[[C0_I32]], %[[V27]] : i32
// CHECK-NEXT:       %[[V29]] = arith.minsi %[[C255_I32]], %[[V28]] : i32
// CHECK-NEXT:       %[[V30]] = arith.trunci %[[V29]] : i32 to i8
// CHECK-NEXT:       linalg.yield %[[V30]] : i8
// CHECK-NEXT:     } -> tensor<2xi8>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?xi8>
// CHECK-NEXT:     %[[C19689_I32_2:[^ ]+]] = arith.constant 19689 : i32
// CHECK-NEXT:     %[[C15_I8_3:[^ ]+]] = arith.constant 15 : i8
// CHECK-NEXT:     %[[V10:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<?xi8>
// CHECK-NEXT:     %[[V11:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG1]] : tensor<?xi8>) outs(%[[V10]] : tensor<?xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:       %[[C17_I32]] = arith.constant 17 : i32
// CHECK-NEXT:       %[[C22_I32]] = arith.constant 22 : i32
// CHECK-NEXT:       %[[V24]] = arith.extui %[[IN]] : i8 to i32
// CHECK-NEXT:       %[[V25]] = arith.subi %[[V24]], %[[C17_I32]] : i32
// CHECK-NEXT:       %[[V26]] = tosa.apply_scale %[[V25]], %[[C19689_I32_2]], %[[C15_I8_3]] {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:       %[[V27]] = arith.addi %[[V26]], %[[C22_I32]] : i32
// CHECK-NEXT:       %[[C_128_I32]] = arith.constant -128 : i32
// CHECK-NEXT:       %[[C127_I32]] = arith.constant 127 : i32
// CHECK-NEXT:       %[[V28]] = arith.maxsi %[[C_128_I32]], %[[V27]] : i32
// CHECK-NEXT:       %[[V29]] = arith.minsi %[[C127_I32]], %[[V28]] : i32
// CHECK-NEXT:       %[[V30]] = arith.trunci %[[V29]] : i32 to i8
// CHECK-NEXT:       linalg.yield %[[V30]] : i8
// CHECK-NEXT:     } -> tensor<?xi8>
// CHECK-NEXT:     %[[V12:[^ ]+]] = "tosa.const"() <{values = dense<[42, 43, 44]> : tensor<3xi32>}> : () -> tensor<3xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = "tosa.const"() <{values = dense<[14, 15, 40]> : tensor<3xi8>}> : () -> tensor<3xi8>
// CHECK-NEXT:     %[[V14:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_5:[^ ]+]] = tensor.dim %[[ARG2]], %[[C0_4]] : tensor<?x3xi32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[42, 43, 44]> : tensor<3xi32>
// CHECK-NEXT:     %[[CST_6:[^ ]+]] = arith.constant dense<[14, 15, 40]> : tensor<3xi8>
// CHECK-NEXT:     %[[V15:[^ ]+]] = tensor.empty(%[[DIM_5]]) : tensor<?x3xi8>
// CHECK-NEXT:     %[[V16:[^ ]+]] = linalg.generic {indexing_maps = [#map1, #map2, #map2, #map1], iterator_types = ["parallel", "parallel"]} ins(%[[ARG2]], %[[CST]], %[[CST_6]] : tensor<?x3xi32>, tensor<3xi32>, tensor<3xi8>) outs(%[[V15]] : tensor<?x3xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i32, %[[IN_12:[^ ]+]]: i32, %[[IN_13:[^ ]+]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:       %[[C0_I32]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[C22_I32]] = arith.constant 22 : i32
// CHECK-NEXT:       %[[V24]] = arith.subi %[[IN]], %[[C0_I32]] : i32
// CHECK-NEXT:       %[[V25]] = tosa.apply_scale %[[V24]], %[[IN_12]], %[[IN_13]] {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:       %[[V26]] = arith.addi %[[V25]], %[[C22_I32]] : i32
// CHECK-NEXT:       %[[C_128_I32]] = arith.constant -128 : i32
// CHECK-NEXT:       %[[C127_I32]] = arith.constant 127 : i32
// CHECK-NEXT:       %[[V27]] = arith.maxsi %[[C_128_I32]], %[[V26]] : i32
// CHECK-NEXT:       %[[V28]] = arith.minsi %[[C127_I32]], %[[V27]] : i32
// CHECK-NEXT:       %[[V29]] = arith.trunci %[[V28]] : i32 to i8
// CHECK-NEXT:       linalg.yield %[[V29]] : i8
// CHECK-NEXT:     } -> tensor<?x3xi8>
// CHECK-NEXT:     %[[V17:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi48>}> : () -> tensor<1xi48>
// CHECK-NEXT:     %[[C19689_I32_7:[^ ]+]] = arith.constant 19689 : i32
// CHECK-NEXT:     %[[C15_I8_8:[^ ]+]] = arith.constant 15 : i8
// CHECK-NEXT:     %[[V18:[^ ]+]] = tensor.empty() : tensor<2xi8>
// CHECK-NEXT:     %[[V19:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG3]] : tensor<2xi48>) outs(%[[V18]] : tensor<2xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i48, %[[OUT]]: i8):
// CHECK-NEXT:       %[[C0_I48:[^ ]+]] = arith.constant 0 : i48
// CHECK-NEXT:       %[[C22_I32]] = arith.constant 22 : i32
// CHECK-NEXT:       %[[V24]] = arith.subi %[[IN]], %[[C0_I48]] : i48
// CHECK-NEXT:       %[[V25]] = tosa.apply_scale %[[V24]], %[[C19689_I32_7]], %[[C15_I8_8]] {rounding_mode = SINGLE_ROUND} : (i48, i32, i8) -> i32
// CHECK-NEXT:       %[[V26]] = arith.addi %[[V25]], %[[C22_I32]] : i32
// CHECK-NEXT:       %[[C0_I32]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[C255_I32]] = arith.constant 255 : i32
// CHECK-NEXT:       %[[V27]] = arith.maxsi %[[C0_I32]], %[[V26]] : i32
// CHECK-NEXT:       %[[V28]] = arith.minsi %[[C255_I32]], %[[V27]] : i32
// CHECK-NEXT:       %[[V29]] = arith.trunci %[[V28]] : i32 to i8
// CHECK-NEXT:       linalg.yield %[[V29]] : i8
// CHECK-NEXT:     } -> tensor<2xi8>
// CHECK-NEXT:     %[[C19689_I32_9:[^ ]+]] = arith.constant 19689 : i32
// CHECK-NEXT:     %[[C40_I8:[^ ]+]] = arith.constant 40 : i8
// CHECK-NEXT:     %[[V20:[^ ]+]] = tensor.empty() : tensor<2xi32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<2xi8>) outs(%[[V20]] : tensor<2xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i8, %[[OUT]]: i32):
// CHECK-NEXT:       %[[C17_I32]] = arith.constant 17 : i32
// CHECK-NEXT:       %[[C0_I32]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[V24]] = arith.extsi %[[IN]] : i8 to i32
// CHECK-NEXT:       %[[V25]] = arith.subi %[[V24]], %[[C17_I32]] : i32
// CHECK-NEXT:       %[[V26]] = tosa.apply_scale %[[V25]], %[[C19689_I32_9]], %[[C40_I8]] {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:       %[[V27]] = arith.addi %[[V26]], %[[C0_I32]] : i32
// CHECK-NEXT:       %[[C_2147483648_I32:[^ ]+]] = arith.constant -2147483648 : i32
// CHECK-NEXT:       %[[C2147483647_I32:[^ ]+]] = arith.constant 2147483647 : i32
// CHECK-NEXT:       %[[V28]] = arith.maxsi %[[C_2147483648_I32]], %[[V27]] : i32
// CHECK-NEXT:       %[[V29]] = arith.minsi %[[C2147483647_I32]], %[[V28]] : i32
// CHECK-NEXT:       linalg.yield %[[V29]] : i32
// CHECK-NEXT:     } -> tensor<2xi32>
// CHECK-NEXT:     %[[C19689_I32_10:[^ ]+]] = arith.constant 19689 : i32
// CHECK-NEXT:     %[[C15_I8_11:[^ ]+]] = arith.constant 15 : i8
// CHECK-NEXT:     %[[V22:[^ ]+]] = tensor.empty() : tensor<2xi8>
// CHECK-NEXT:     %[[V23:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<2xi8>) outs(%[[V22]] : tensor<2xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:       %[[C17_I32]] = arith.constant 17 : i32
// CHECK-NEXT:       %[[C22_I32]] = arith.constant 22 : i32
// CHECK-NEXT:       %[[V24]] = arith.extsi %[[IN]] : i8 to i32
// CHECK-NEXT:       %[[V25]] = arith.subi %[[V24]], %[[C17_I32]] : i32
// CHECK-NEXT:       %[[V26]] = tosa.apply_scale %[[V25]], %[[C19689_I32_10]], %[[C15_I8_11]] {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:       %[[V27]] = arith.addi %[[V26]], %[[C22_I32]] : i32
// CHECK-NEXT:       %[[C_128_I32]] = arith.constant -128 : i32
// CHECK-NEXT:       %[[C127_I32]] = arith.constant 127 : i32
// CHECK-NEXT:       %[[V28]] = arith.maxsi %[[C_128_I32]], %[[V27]] : i32
// CHECK-NEXT:       %[[V29]] = arith.minsi %[[C127_I32]], %[[V28]] : i32
// CHECK-NEXT:       %[[V30]] = arith.trunci %[[V29]] : i32 to i8
// CHECK-NEXT:       linalg.yield %[[V30]] : i8
// CHECK-NEXT:     } -> tensor<2xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: tensor<2xui8>, %[[ARG1:[^ ]+]]: tensor<?xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<19689> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<15> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<217> : tensor<1xui8>}> : () -> tensor<1xui8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = "tosa.const"() <{values = dense<22> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = "tosa.const"() <{values = dense<-32768> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT:     %[[C19689_I32:[^ ]+]] = arith.constant 19689 : i32
// CHECK-NEXT:     %[[C15_I8:[^ ]+]] = arith.constant 15 : i8
// CHECK-NEXT:     %[[V5:[^ ]+]] = tensor.empty() : tensor<2xi8>
// CHECK-NEXT:     %[[V6:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<2xui8>) outs(%[[V5]] : tensor<2xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: ui8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[C217_I32:[^ ]+]] = arith.constant 217 : i32
// CHECK-NEXT:       %[[C22_I32:[^ ]+]] = arith.constant 22 : i32
// CHECK-NEXT:       %[[V11:[^ ]+]] = builtin.unrealized_conversion_cast %[[IN]] : ui8 to i8
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.extui %[[V11]] : i8 to i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.subi %[[V12]], %[[C217_I32]] : i32
// CHECK-NEXT:       %[[V14:[^ ]+]] = tosa.apply_scale %[[V13]], %[[C19689_I32]], %[[C15_I8]] {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.addi %[[V14]], %[[C22_I32]] : i32
// CHECK-NEXT:       %[[C_128_I32:[^ ]+]] = arith.constant -128 : i32
// CHECK-NEXT:       %[[C127_I32:[^ ]+]] = arith.constant 127 : i32
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.maxsi %[[C_128_I32]], %[[V15]] : i32
// CHECK-NEXT:       %[[V17:[^ ]+]] = arith.minsi %[[C127_I32]], %[[V16]] : i32
// CHECK-NEXT:       %[[V18:[^ ]+]] = arith.trunci %[[V17]] : i32 to i8
// CHECK-NEXT:       linalg.yield %[[V18]] : i8
// CHECK-NEXT:     } -> tensor<2xi8>
// CHECK-NEXT:     %[[C19689_I32_0:[^ ]+]] = arith.constant 19689 : i32
// CHECK-NEXT:     %[[C15_I8_1:[^ ]+]] = arith.constant 15 : i8
// CHECK-NEXT:     %[[V7:[^ ]+]] = tensor.empty() : tensor<2xui8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<2xui8>) outs(%[[V7]] : tensor<2xui8>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: ui8, %[[OUT]]: ui8):
// CHECK-NEXT:       %[[C217_I32]] = arith.constant 217 : i32
// CHECK-NEXT:       %[[C217_I32_4:[^ ]+]] = arith.constant 217 : i32
// CHECK-NEXT:       %[[V11]] = builtin.unrealized_conversion_cast %[[IN]] : ui8 to i8
// CHECK-NEXT:       %[[V12]] = arith.extui %[[V11]] : i8 to i32
// CHECK-NEXT:       %[[V13]] = arith.subi %[[V12]], %[[C217_I32]] : i32
// CHECK-NEXT:       %[[V14]] = tosa.apply_scale %[[V13]], %[[C19689_I32_0]], %[[C15_I8_1]] {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:       %[[V15]] = arith.addi %[[V14]], %[[C217_I32_4]] : i32
// CHECK-NEXT:       %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[C255_I32:[^ ]+]] = arith.constant 255 : i32
// CHECK-NEXT:       %[[V16]] = arith.maxsi %[[C0_I32]], %[[V15]] : i32
// CHECK-NEXT:       %[[V17]] = arith.minsi %[[C255_I32]], %[[V16]] : i32
// CHECK-NEXT:       %[[V18]] = arith.trunci %[[V17]] : i32 to i8
// CHECK-NEXT:       %[[V19:[^ ]+]] = builtin.unrealized_conversion_cast %[[V18]] : i8 to ui8
// CHECK-NEXT:       linalg.yield %[[V19]] : ui8
// CHECK-NEXT:     } -> tensor<2xui8>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?xi16>
// CHECK-NEXT:     %[[C19689_I32_2:[^ ]+]] = arith.constant 19689 : i32
// CHECK-NEXT:     %[[C15_I8_3:[^ ]+]] = arith.constant 15 : i8
// CHECK-NEXT:     %[[V9:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<?xi8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG1]] : tensor<?xi16>) outs(%[[V9]] : tensor<?xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i16, %[[OUT]]: i8):
// CHECK-NEXT:       %[[C32768_I32:[^ ]+]] = arith.constant 32768 : i32
// CHECK-NEXT:       %[[C22_I32]] = arith.constant 22 : i32
// CHECK-NEXT:       %[[V11]] = arith.extui %[[IN]] : i16 to i32
// CHECK-NEXT:       %[[V12]] = arith.subi %[[V11]], %[[C32768_I32]] : i32
// CHECK-NEXT:       %[[V13]] = tosa.apply_scale %[[V12]], %[[C19689_I32_2]], %[[C15_I8_3]] {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:       %[[V14]] = arith.addi %[[V13]], %[[C22_I32]] : i32
// CHECK-NEXT:       %[[C_128_I32]] = arith.constant -128 : i32
// CHECK-NEXT:       %[[C127_I32]] = arith.constant 127 : i32
// CHECK-NEXT:       %[[V15]] = arith.maxsi %[[C_128_I32]], %[[V14]] : i32
// CHECK-NEXT:       %[[V16]] = arith.minsi %[[C127_I32]], %[[V15]] : i32
// CHECK-NEXT:       %[[V17]] = arith.trunci %[[V16]] : i32 to i8
// CHECK-NEXT:       linalg.yield %[[V17]] : i8
// CHECK-NEXT:     } -> tensor<?xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: tensor<2x3xi32>, %[[ARG1:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map1, #map1, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]], %[[ARG0]], %[[ARG1]] : tensor<2x3xi32>, tensor<2x3xi32>, tensor<1xi8>) outs(%[[V0]] : tensor<2x3xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[IN_1:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = tosa.apply_scale %[[IN]], %[[IN_0]], %[[IN_1]] {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i32
// CHECK-NEXT:     } -> tensor<2x3xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: tensor<2x3xi8>, %[[ARG1:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map1, #map3, #map3, #map1], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG1]] : tensor<2x3xi8>, tensor<1xi8>, tensor<1xi8>) outs(%[[V0]] : tensor<2x3xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[IN_1:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extsi %[[IN_0]] : i8 to i64
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN_1]] : i8 to i64
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addi %[[V2]], %[[V3]] : i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.extsi %[[IN]] : i8 to i64
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.subi %[[V4]], %[[V5]] : i64
// CHECK-NEXT:       %[[C_128_I64:[^ ]+]] = arith.constant -128 : i64
// CHECK-NEXT:       %[[C127_I64:[^ ]+]] = arith.constant 127 : i64
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.maxsi %[[C_128_I64]], %[[V6]] : i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.minsi %[[C127_I64]], %[[V7]] : i64
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.trunci %[[V8]] : i64 to i8
// CHECK-NEXT:       linalg.yield %[[V9]] : i8
// CHECK-NEXT:     } -> tensor<2x3xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: tensor<2x3xi8>, %[[ARG1:[^ ]+]]: tensor<3xi32>, %[[ARG2:[^ ]+]]: tensor<3xi8>, %[[ARG3:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[ARG3]] [] : tensor<1xi8> into tensor<i8>
// CHECK-NEXT:     %[[COLLAPSED_0:[^ ]+]] = tensor.collapse_shape %[[ARG3]] [] : tensor<1xi8> into tensor<i8>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<2x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map1, #map2, #map2, #map4, #map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[COLLAPSED]], %[[COLLAPSED_0]] : tensor<2x3xi8>, tensor<3xi32>, tensor<3xi8>, tensor<i8>, tensor<i8>) outs(%[[V0]] : tensor<2x3xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_1:[^ ]+]]: i32, %[[IN_2:[^ ]+]]: i8, %[[IN_3:[^ ]+]]: i8, %[[IN_4:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extsi %[[IN_3]] : i8 to i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN_4]] : i8 to i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.extui %[[IN]] : i8 to i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.subi %[[V4]], %[[V2]] : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = tosa.apply_scale %[[V5]], %[[IN_1]], %[[IN_2]] {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.addi %[[V6]], %[[V3]] : i32
// CHECK-NEXT:       %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[C255_I32:[^ ]+]] = arith.constant 255 : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.maxsi %[[C0_I32]], %[[V7]] : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.minsi %[[C255_I32]], %[[V8]] : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.trunci %[[V9]] : i32 to i8
// CHECK-NEXT:       linalg.yield %[[V10]] : i8
// CHECK-NEXT:     } -> tensor<2x3xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: tensor<2x1xi8>, %[[ARG1:[^ ]+]]: tensor<1xi32>, %[[ARG2:[^ ]+]]: tensor<1xi8>, %[[ARG3:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[ARG1]] [] : tensor<1xi32> into tensor<i32>
// CHECK-NEXT:     %[[COLLAPSED_0:[^ ]+]] = tensor.collapse_shape %[[ARG2]] [] : tensor<1xi8> into tensor<i8>
// CHECK-NEXT:     %[[COLLAPSED_1:[^ ]+]] = tensor.collapse_shape %[[ARG3]] [] : tensor<1xi8> into tensor<i8>
// CHECK-NEXT:     %[[COLLAPSED_2:[^ ]+]] = tensor.collapse_shape %[[ARG3]] [] : tensor<1xi8> into tensor<i8>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<2x1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map1, #map4, #map4, #map4, #map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]], %[[COLLAPSED]], %[[COLLAPSED_0]], %[[COLLAPSED_1]], %[[COLLAPSED_2]] : tensor<2x1xi8>, tensor<i32>, tensor<i8>, tensor<i8>, tensor<i8>) outs(%[[V0]] : tensor<2x1xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_3:[^ ]+]]: i32, %[[IN_4:[^ ]+]]: i8, %[[IN_5:[^ ]+]]: i8, %[[IN_6:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extsi %[[IN_5]] : i8 to i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN_6]] : i8 to i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.extui %[[IN]] : i8 to i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.subi %[[V4]], %[[V2]] : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = tosa.apply_scale %[[V5]], %[[IN_3]], %[[IN_4]] {rounding_mode = DOUBLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.addi %[[V6]], %[[V3]] : i32
// CHECK-NEXT:       %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[C255_I32:[^ ]+]] = arith.constant 255 : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.maxsi %[[C0_I32]], %[[V7]] : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.minsi %[[C255_I32]], %[[V8]] : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.trunci %[[V9]] : i32 to i8
// CHECK-NEXT:       linalg.yield %[[V10]] : i8
// CHECK-NEXT:     } -> tensor<2x1xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: tensor<3x?xi8>, %[[ARG1:[^ ]+]]: tensor<1xi16>, %[[ARG2:[^ ]+]]: tensor<1xi8>, %[[ARG3:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<3x?xi8>
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[ARG1]] [] : tensor<1xi16> into tensor<i16>
// CHECK-NEXT:     %[[COLLAPSED_0:[^ ]+]] = tensor.collapse_shape %[[ARG2]] [] : tensor<1xi8> into tensor<i8>
// CHECK-NEXT:     %[[COLLAPSED_1:[^ ]+]] = tensor.collapse_shape %[[ARG3]] [] : tensor<1xi8> into tensor<i8>
// CHECK-NEXT:     %[[COLLAPSED_2:[^ ]+]] = tensor.collapse_shape %[[ARG3]] [] : tensor<1xi8> into tensor<i8>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<3x?xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map1, #map4, #map4, #map4, #map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]], %[[COLLAPSED]], %[[COLLAPSED_0]], %[[COLLAPSED_1]], %[[COLLAPSED_2]] : tensor<3x?xi8>, tensor<i16>, tensor<i8>, tensor<i8>, tensor<i8>) outs(%[[V0]] : tensor<3x?xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_3:[^ ]+]]: i16, %[[IN_4:[^ ]+]]: i8, %[[IN_5:[^ ]+]]: i8, %[[IN_6:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extsi %[[IN_5]] : i8 to i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN_6]] : i8 to i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.extui %[[IN]] : i8 to i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.subi %[[V4]], %[[V2]] : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = tosa.apply_scale %[[V5]], %[[IN_3]], %[[IN_4]] {rounding_mode = SINGLE_ROUND} : (i32, i16, i8) -> i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.addi %[[V6]], %[[V3]] : i32
// CHECK-NEXT:       %[[C_128_I32:[^ ]+]] = arith.constant -128 : i32
// CHECK-NEXT:       %[[C127_I32:[^ ]+]] = arith.constant 127 : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.maxsi %[[C_128_I32]], %[[V7]] : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.minsi %[[C127_I32]], %[[V8]] : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.trunci %[[V9]] : i32 to i8
// CHECK-NEXT:       linalg.yield %[[V10]] : i8
// CHECK-NEXT:     } -> tensor<3x?xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: tensor<3x?xi8>, %[[ARG1:[^ ]+]]: tensor<1xi16>, %[[ARG2:[^ ]+]]: tensor<1xi8>, %[[ARG3:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[ARG1]] [] : tensor<1xi16> into tensor<i16>
// CHECK-NEXT:     %[[COLLAPSED_0:[^ ]+]] = tensor.collapse_shape %[[ARG2]] [] : tensor<1xi8> into tensor<i8>
// CHECK-NEXT:     %[[COLLAPSED_1:[^ ]+]] = tensor.collapse_shape %[[ARG3]] [] : tensor<1xi8> into tensor<i8>
// CHECK-NEXT:     %[[COLLAPSED_2:[^ ]+]] = tensor.collapse_shape %[[ARG3]] [] : tensor<1xi8> into tensor<i8>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<3x4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map1, #map4, #map4, #map4, #map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]], %[[COLLAPSED]], %[[COLLAPSED_0]], %[[COLLAPSED_1]], %[[COLLAPSED_2]] : tensor<3x?xi8>, tensor<i16>, tensor<i8>, tensor<i8>, tensor<i8>) outs(%[[V0]] : tensor<3x4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_3:[^ ]+]]: i16, %[[IN_4:[^ ]+]]: i8, %[[IN_5:[^ ]+]]: i8, %[[IN_6:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extsi %[[IN_5]] : i8 to i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN_6]] : i8 to i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.extui %[[IN]] : i8 to i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.subi %[[V4]], %[[V2]] : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = tosa.apply_scale %[[V5]], %[[IN_3]], %[[IN_4]] {rounding_mode = SINGLE_ROUND} : (i32, i16, i8) -> i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.addi %[[V6]], %[[V3]] : i32
// CHECK-NEXT:       %[[C_128_I32:[^ ]+]] = arith.constant -128 : i32
// CHECK-NEXT:       %[[C127_I32:[^ ]+]] = arith.constant 127 : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.maxsi %[[C_128_I32]], %[[V7]] : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.minsi %[[C127_I32]], %[[V8]] : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.trunci %[[V9]] : i32 to i8
// CHECK-NEXT:       linalg.yield %[[V10]] : i8
// CHECK-NEXT:     } -> tensor<3x4xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: tensor<3x4xi8>, %[[ARG1:[^ ]+]]: tensor<1xi16>, %[[ARG2:[^ ]+]]: tensor<1xi8>, %[[ARG3:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<3x4xi8>
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[ARG1]] [] : tensor<1xi16> into tensor<i16>
// CHECK-NEXT:     %[[COLLAPSED_0:[^ ]+]] = tensor.collapse_shape %[[ARG2]] [] : tensor<1xi8> into tensor<i8>
// CHECK-NEXT:     %[[COLLAPSED_1:[^ ]+]] = tensor.collapse_shape %[[ARG3]] [] : tensor<1xi8> into tensor<i8>
// CHECK-NEXT:     %[[COLLAPSED_2:[^ ]+]] = tensor.collapse_shape %[[ARG3]] [] : tensor<1xi8> into tensor<i8>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<?x4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map1, #map4, #map4, #map4, #map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]], %[[COLLAPSED]], %[[COLLAPSED_0]], %[[COLLAPSED_1]], %[[COLLAPSED_2]] : tensor<3x4xi8>, tensor<i16>, tensor<i8>, tensor<i8>, tensor<i8>) outs(%[[V0]] : tensor<?x4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_3:[^ ]+]]: i16, %[[IN_4:[^ ]+]]: i8, %[[IN_5:[^ ]+]]: i8, %[[IN_6:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extsi %[[IN_5]] : i8 to i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN_6]] : i8 to i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.extui %[[IN]] : i8 to i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.subi %[[V4]], %[[V2]] : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = tosa.apply_scale %[[V5]], %[[IN_3]], %[[IN_4]] {rounding_mode = SINGLE_ROUND} : (i32, i16, i8) -> i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.addi %[[V6]], %[[V3]] : i32
// CHECK-NEXT:       %[[C_128_I32:[^ ]+]] = arith.constant -128 : i32
// CHECK-NEXT:       %[[C127_I32:[^ ]+]] = arith.constant 127 : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.maxsi %[[C_128_I32]], %[[V7]] : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.minsi %[[C127_I32]], %[[V8]] : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.trunci %[[V9]] : i32 to i8
// CHECK-NEXT:       linalg.yield %[[V10]] : i8
// CHECK-NEXT:     } -> tensor<?x4xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: tensor<3x4xui8>, %[[ARG1:[^ ]+]]: tensor<1xi16>, %[[ARG2:[^ ]+]]: tensor<1xi8>, %[[ARG3:[^ ]+]]: tensor<1xui8>) {
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[ARG1]] [] : tensor<1xi16> into tensor<i16>
// CHECK-NEXT:     %[[COLLAPSED_0:[^ ]+]] = tensor.collapse_shape %[[ARG2]] [] : tensor<1xi8> into tensor<i8>
// CHECK-NEXT:     %[[COLLAPSED_1:[^ ]+]] = tensor.collapse_shape %[[ARG3]] [] : tensor<1xui8> into tensor<ui8>
// CHECK-NEXT:     %[[COLLAPSED_2:[^ ]+]] = tensor.collapse_shape %[[ARG3]] [] : tensor<1xui8> into tensor<ui8>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<3x4xui8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map1, #map4, #map4, #map4, #map4, #map1], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]], %[[COLLAPSED]], %[[COLLAPSED_0]], %[[COLLAPSED_1]], %[[COLLAPSED_2]] : tensor<3x4xui8>, tensor<i16>, tensor<i8>, tensor<ui8>, tensor<ui8>) outs(%[[V0]] : tensor<3x4xui8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: ui8, %[[IN_3:[^ ]+]]: i16, %[[IN_4:[^ ]+]]: i8, %[[IN_5:[^ ]+]]: ui8, %[[IN_6:[^ ]+]]: ui8, %[[OUT:[^ ]+]]: ui8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[IN_5]] : ui8 to i8
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extui %[[V2]] : i8 to i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[IN_6]] : ui8 to i8
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.extui %[[V4]] : i8 to i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = builtin.unrealized_conversion_cast %[[IN]] : ui8 to i8
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.extui %[[V6]] : i8 to i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.subi %[[V7]], %[[V3]] : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = tosa.apply_scale %[[V8]], %[[IN_3]], %[[IN_4]] {rounding_mode = SINGLE_ROUND} : (i32, i16, i8) -> i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.addi %[[V9]], %[[V5]] : i32
// CHECK-NEXT:       %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[C255_I32:[^ ]+]] = arith.constant 255 : i32
// CHECK-NEXT:       %[[V11:[^ ]+]] = arith.maxsi %[[C0_I32]], %[[V10]] : i32
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.minsi %[[C255_I32]], %[[V11]] : i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.trunci %[[V12]] : i32 to i8
// CHECK-NEXT:       %[[V14:[^ ]+]] = builtin.unrealized_conversion_cast %[[V13]] : i8 to ui8
// CHECK-NEXT:       linalg.yield %[[V14]] : ui8
// CHECK-NEXT:     } -> tensor<3x4xui8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: tensor<3xi8>, %[[ARG1:[^ ]+]]: tensor<?xi16>, %[[ARG2:[^ ]+]]: tensor<?xi8>, %[[ARG3:[^ ]+]]: tensor<1xi8>) {
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[ARG3]] [] : tensor<1xi8> into tensor<i8>
// CHECK-NEXT:     %[[COLLAPSED_0:[^ ]+]] = tensor.collapse_shape %[[ARG3]] [] : tensor<1xi8> into tensor<i8>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map, #map5, #map5, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]], %[[COLLAPSED]], %[[COLLAPSED_0]] : tensor<3xi8>, tensor<?xi16>, tensor<?xi8>, tensor<i8>, tensor<i8>) outs(%[[V0]] : tensor<3xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_1:[^ ]+]]: i16, %[[IN_2:[^ ]+]]: i8, %[[IN_3:[^ ]+]]: i8, %[[IN_4:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extsi %[[IN_3]] : i8 to i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN_4]] : i8 to i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.extui %[[IN]] : i8 to i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.subi %[[V4]], %[[V2]] : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = tosa.apply_scale %[[V5]], %[[IN_1]], %[[IN_2]] {rounding_mode = SINGLE_ROUND} : (i32, i16, i8) -> i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.addi %[[V6]], %[[V3]] : i32
// CHECK-NEXT:       %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[C255_I32:[^ ]+]] = arith.constant 255 : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.maxsi %[[C0_I32]], %[[V7]] : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.minsi %[[C255_I32]], %[[V8]] : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.trunci %[[V9]] : i32 to i8
// CHECK-NEXT:       linalg.yield %[[V10]] : i8
// CHECK-NEXT:     } -> tensor<3xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: tensor<3xi8>, %[[ARG1:[^ ]+]]: tensor<1xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<15> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<65> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[ARG1]] [] : tensor<1xi32> into tensor<i32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tensor.empty() : tensor<3xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map5, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[COLLAPSED]] : tensor<3xi8>, tensor<i32>) outs(%[[V3]] : tensor<3xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[C5_I32:[^ ]+]] = arith.constant 5 : i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.extsi %[[IN]] : i8 to i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.subi %[[V5]], %[[C5_I32]] : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = tosa.apply_scale %[[V6]], %[[C0_I32]], %[[C0_I8]] {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.addi %[[V7]], %[[IN_0]] : i32
// CHECK-NEXT:       %[[C_2147483648_I32:[^ ]+]] = arith.constant -2147483648 : i32
// CHECK-NEXT:       %[[C2147483647_I32:[^ ]+]] = arith.constant 2147483647 : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.maxsi %[[C_2147483648_I32]], %[[V8]] : i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.minsi %[[C2147483647_I32]], %[[V9]] : i32
// CHECK-NEXT:       linalg.yield %[[V10]] : i32
// CHECK-NEXT:     } -> tensor<3xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
