// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg-named))' | FileCheck %s

func.func @f0(%a: tensor<1x6x34x62xf32>, %b: tensor<?x6x34x62xi8>) {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf32>) -> tensor<1x4x32x62xf32>
  %1 = tosa.max_pool2d %b {kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<?x6x34x62xi8>) -> tensor<?x6x34x62xi8>
  %2 = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, nan_mode = IGNORE} : (tensor<1x6x34x62xf32>) -> tensor<1x6x34x62xf32>
  return
}

func.func @f1(%a: tensor<1x6x34x62xf32>, %b: tensor<?x6x34x62xi8>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 4, 4>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x33x62xf32>
  %x = "tosa.const"() {values = dense<1> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<2> : tensor<1xi8>} : () -> tensor<1xi8>
  %1 = tosa.avg_pool2d %b, %x, %y {acc_type = i32, kernel = array<i64: 4, 4>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<?x6x34x62xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x3x31x62xi8>
  return
}

func.func @f2(%a: tensor<?x?x?x?xf32>, %b: tensor<1x6x7x2xui8>) {
  %0 = tosa.max_pool2d %a {kernel = array<i64: 3, 2>, pad = array<i64: 1, 0, 0, 1>, stride = array<i64: 2, 1>} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %1 = tosa.max_pool2d %a {kernel = array<i64: 3, 2>, pad = array<i64: 1, 0, 0, 1>, stride = array<i64: 2, 1>, nan_mode = IGNORE} : (tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
  %2 = tosa.max_pool2d %b {kernel = array<i64: 3, 2>, pad = array<i64: 1, 1, 0, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x7x2xui8>) -> tensor<1x6x7x2xui8>
  return
}

func.func @f3(%a: tensor<1x6x34x62xf16>, %b: tensor<?x6x34x62xi16>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %0 = tosa.avg_pool2d %a, %z, %z {acc_type = f32, kernel = array<i64: 4, 4>, pad = array<i64: 1, 0, 1, 1>, stride = array<i64: 1, 1>} : (tensor<1x6x34x62xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x4x33x62xf16>
  %1 = tosa.avg_pool2d %a, %z, %z {acc_type = f16, kernel = array<i64: 4, 4>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x6x34x62xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<1x2x16x62xf16>
  %x = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %2 = tosa.avg_pool2d %b, %x, %x {acc_type = i32, kernel = array<i64: 4, 4>, pad = array<i64: 0, 0, 1, 1>, stride = array<i64: 1, 2>} : (tensor<?x6x34x62xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<?x3x17x62xi16>
  return
}

// CHECK: #map = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 + d4, d2 + d5, d3)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d4, d5)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1, d2, d3)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2, d3, d4, d5) -> (d0, d1 * 2 + d4, d2 + d5, d3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: tensor<1x6x34x62xf32>, %[[ARG1:[^ ]+]]: tensor<?x6x34x62xi8>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<1x4x32x62xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.fill ins(%[[CST]] : f32) outs(%[[V0]] : tensor<1x4x32x62xf32>) -> tensor<1x4x32x62xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<3x3xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%[[ARG0]], %[[V2]] : tensor<1x6x34x62xf32>, tensor<3x3xf32>) outs(%[[V1]] : tensor<1x4x32x62xf32>) -> tensor<1x4x32x62xf32>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?x6x34x62xi8>
// CHECK-NEXT:     %[[C_128_I8:[^ ]+]] = arith.constant -128 : i8
// CHECK-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[ARG1]] low[0, 1, 1, 0] high[0, 1, 1, 0] {
// CHECK-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[C_128_I8]] : i8
// CHECK-NEXT:     } : tensor<?x6x34x62xi8> to tensor<?x8x36x62xi8>
// CHECK-NEXT:     %[[C_128_I8_0:[^ ]+]] = arith.constant -128 : i8
// CHECK-NEXT:     %[[V4:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<?x6x34x62xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = linalg.fill ins(%[[C_128_I8_0]] : i8) outs(%[[V4]] : tensor<?x6x34x62xi8>) -> tensor<?x6x34x62xi8>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tensor.empty() : tensor<3x3xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%[[PADDED]], %[[V6]] : tensor<?x8x36x62xi8>, tensor<3x3xi8>) outs(%[[V5]] : tensor<?x6x34x62xi8>) -> tensor<?x6x34x62xi8>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT:     %[[PADDED_2:[^ ]+]] = tensor.pad %[[ARG0]] low[0, 1, 1, 0] high[0, 1, 1, 0] {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: index, %[[ARG3]]: index, %[[ARG4]]: index, %[[ARG5]]: index):
// CHECK-NEXT:       tensor.yield %[[CST_1]] : f32
// CHECK-NEXT:     } : tensor<1x6x34x62xf32> to tensor<1x8x36x62xf32>
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = tensor.empty() : tensor<1x6x34x62xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = linalg.fill ins(%[[CST_3]] : f32) outs(%[[V8]] : tensor<1x6x34x62xf32>) -> tensor<1x6x34x62xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = tensor.empty() : tensor<3x3xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%[[PADDED_2]], %[[V10]] : tensor<1x8x36x62xf32>, tensor<3x3xf32>) outs(%[[V9]] : tensor<1x6x34x62xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_4:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.maximumf %[[OUT]], %[[IN]] : f32
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.cmpf uno, %[[IN]], %[[IN]] : f32
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.select %[[V13]], %[[OUT]], %[[V12]] : f32
// CHECK-NEXT:       linalg.yield %[[V14]] : f32
// CHECK-NEXT:     } -> tensor<1x6x34x62xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: tensor<1x6x34x62xf32>, %[[ARG1:[^ ]+]]: tensor<?x6x34x62xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[ARG0]] low[0, 1, 1, 0] high[0, 1, 1, 0] {
// CHECK-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[CST]] : f32
// CHECK-NEXT:     } : tensor<1x6x34x62xf32> to tensor<1x8x36x62xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<1x5x33x62xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.fill ins(%[[CST_0]] : f32) outs(%[[V1]] : tensor<1x5x33x62xf32>) -> tensor<1x5x33x62xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tensor.empty() : tensor<4x4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%[[PADDED]], %[[V3]] : tensor<1x8x36x62xf32>, tensor<4x4xf32>) outs(%[[V2]] : tensor<1x5x33x62xf32>) -> tensor<1x5x33x62xf32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[V4]], %[[C1]] : tensor<1x5x33x62xf32>
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[V4]], %[[C2]] : tensor<1x5x33x62xf32>
// CHECK-NEXT:     %[[C1_2:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[DIM]], %[[C1_2]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.subi %[[DIM_1]], %[[C1_2]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = tensor.empty() : tensor<1x5x33x62xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[V4]] : tensor<1x5x33x62xf32>) outs(%[[V7]] : tensor<1x5x33x62xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[C0_9:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C1_10:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:       %[[V19:[^ ]+]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V20:[^ ]+]] = arith.subi %[[V5]], %[[V19]] : index
// CHECK-NEXT:       %[[V21:[^ ]+]] = arith.muli %[[V19]], %[[C1_10]] : index
// CHECK-NEXT:       %[[V22:[^ ]+]] = arith.muli %[[V20]], %[[C1_10]] : index
// CHECK-NEXT:       %[[C1_11:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V23:[^ ]+]] = arith.subi %[[V21]], %[[C1_11]] : index
// CHECK-NEXT:       %[[V24:[^ ]+]] = arith.minsi %[[V23]], %[[C0_9]] : index
// CHECK-NEXT:       %[[V25:[^ ]+]] = arith.addi %[[C4]], %[[V24]] : index
// CHECK-NEXT:       %[[C1_12:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V26:[^ ]+]] = arith.subi %[[V22]], %[[C1_12]] : index
// CHECK-NEXT:       %[[V27:[^ ]+]] = arith.minsi %[[V26]], %[[C0_9]] : index
// CHECK-NEXT:       %[[V28:[^ ]+]] = arith.addi %[[V25]], %[[V27]] : index
// CHECK-NEXT:       %[[V29:[^ ]+]] = arith.maxsi %[[C1_2]], %[[V28]] : index
// CHECK-NEXT:       %[[C1_13:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[C4_14:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:       %[[V30:[^ ]+]] = linalg.index 2 : index
// CHECK-NEXT:       %[[V31:[^ ]+]] = arith.subi %[[V6]], %[[V30]] : index
// CHECK-NEXT:       %[[V32:[^ ]+]] = arith.muli %[[V30]], %[[C1_13]] : index
// CHECK-NEXT:       %[[V33:[^ ]+]] = arith.muli %[[V31]], %[[C1_13]] : index
// CHECK-NEXT:       %[[C1_15:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V34:[^ ]+]] = arith.subi %[[V32]], %[[C1_15]] : index
// CHECK-NEXT:       %[[V35:[^ ]+]] = arith.minsi %[[V34]], %[[C0_9]] : index
// CHECK-NEXT:       %[[V36:[^ ]+]] = arith.addi %[[C4_14]], %[[V35]] : index
// CHECK-NEXT:       %[[C1_16:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V37:[^ ]+]] = arith.subi %[[V33]], %[[C1_16]] : index
// CHECK-NEXT:       %[[V38:[^ ]+]] = arith.minsi %[[V37]], %[[C0_9]] : index
// CHECK-NEXT:       %[[V39:[^ ]+]] = arith.addi %[[V36]], %[[V38]] : index
// CHECK-NEXT:       %[[V40:[^ ]+]] = arith.maxsi %[[C1_2]], %[[V39]] : index
// CHECK-NEXT:       %[[V41:[^ ]+]] = arith.muli %[[V29]], %[[V40]] : index
// CHECK-NEXT:       %[[V42:[^ ]+]] = arith.index_cast %[[V41]] : index to i32
// CHECK-NEXT:       %[[V43:[^ ]+]] = arith.sitofp %[[V42]] : i32 to f32
// CHECK-NEXT:       %[[V44:[^ ]+]] = arith.divf %[[IN]], %[[V43]] : f32
// CHECK-NEXT:       linalg.yield %[[V44]] : f32
// CHECK-NEXT:     } -> tensor<1x5x33x62xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = "tosa.const"() <{values = dense<1> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = "tosa.const"() <{values = dense<2> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_3:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?x6x34x62xi8>
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V11:[^ ]+]] = tensor.empty(%[[DIM_3]]) : tensor<?x3x31x62xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = linalg.fill ins(%[[C0_I32]] : i32) outs(%[[V11]] : tensor<?x3x31x62xi32>) -> tensor<?x3x31x62xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = tensor.empty() : tensor<4x4xi32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%[[ARG1]], %[[V13]] : tensor<?x6x34x62xi8>, tensor<4x4xi32>) outs(%[[V12]] : tensor<?x3x31x62xi32>) -> tensor<?x3x31x62xi32>
// CHECK-NEXT:     %[[C1_4:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_5:[^ ]+]] = tensor.dim %[[V14]], %[[C1_4]] : tensor<?x3x31x62xi32>
// CHECK-NEXT:     %[[C2_6:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_7:[^ ]+]] = tensor.dim %[[V14]], %[[C2_6]] : tensor<?x3x31x62xi32>
// CHECK-NEXT:     %[[C1_8:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.subi %[[DIM_5]], %[[C1_8]] : index
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.subi %[[DIM_7]], %[[C1_8]] : index
// CHECK-NEXT:     %[[V17:[^ ]+]] = tensor.empty(%[[DIM_3]]) : tensor<?x3x31x62xi8>
// CHECK-NEXT:     %[[V18:[^ ]+]] = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[V14]] : tensor<?x3x31x62xi32>) outs(%[[V17]] : tensor<?x3x31x62xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i32, %[[OUT]]: i8):
// CHECK-NEXT:       %[[C0_9]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C1_10]] = arith.constant 1 : index
// CHECK-NEXT:       %[[C4]] = arith.constant 4 : index
// CHECK-NEXT:       %[[V19]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V20]] = arith.subi %[[V15]], %[[V19]] : index
// CHECK-NEXT:       %[[V21]] = arith.muli %[[V19]], %[[C1_10]] : index
// CHECK-NEXT:       %[[V22]] = arith.muli %[[V20]], %[[C1_10]] : index
// CHECK-NEXT:       %[[V23]] = arith.maxsi %[[C1_8]], %[[C4]] : index
// CHECK-NEXT:       %[[C1_11]] = arith.constant 1 : index
// CHECK-NEXT:       %[[C4_12:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:       %[[V24]] = linalg.index 2 : index
// CHECK-NEXT:       %[[V25]] = arith.subi %[[V16]], %[[V24]] : index
// CHECK-NEXT:       %[[V26]] = arith.muli %[[V24]], %[[C1_11]] : index
// CHECK-NEXT:       %[[V27]] = arith.muli %[[V25]], %[[C1_11]] : index
// CHECK-NEXT:       %[[V28]] = arith.maxsi %[[C1_8]], %[[C4_12]] : index
// CHECK-NEXT:       %[[V29]] = arith.muli %[[V23]], %[[V28]] : index
// CHECK-NEXT:       %[[V30]] = arith.index_cast %[[V29]] : index to i32
// CHECK-NEXT:       %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[V31]] = arith.muli %[[V30]], %[[C1_I32]] : i32
// CHECK-NEXT:       %[[V32]] = arith.subi %[[IN]], %[[V31]] : i32
// CHECK-NEXT:       %[[C1_I32_13:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C32_I32:[^ ]+]] = arith.constant 32 : i32
// CHECK-NEXT:       %[[V33]] = arith.subi %[[V30]], %[[C1_I32_13]] : i32
// CHECK-NEXT:       %[[V34]] = math.ctlz %[[V33]] : i32
// CHECK-NEXT:       %[[V35]] = arith.subi %[[C32_I32]], %[[V34]] : i32
// CHECK-NEXT:       %[[V36]] = arith.extui %[[V35]] : i32 to i64
// CHECK-NEXT:       %[[C1073741825_I64:[^ ]+]] = arith.constant 1073741825 : i64
// CHECK-NEXT:       %[[V37]] = arith.shli %[[C1073741825_I64]], %[[V36]] : i64
// CHECK-NEXT:       %[[V38]] = arith.extui %[[V30]] : i32 to i64
// CHECK-NEXT:       %[[V39]] = arith.divui %[[V37]], %[[V38]] : i64
// CHECK-NEXT:       %[[V40]] = arith.trunci %[[V39]] : i64 to i32
// CHECK-NEXT:       %[[V41]] = arith.trunci %[[V35]] : i32 to i8
// CHECK-NEXT:       %[[C30_I8:[^ ]+]] = arith.constant 30 : i8
// CHECK-NEXT:       %[[V42]] = arith.addi %[[V41]], %[[C30_I8]] : i8
// CHECK-NEXT:       %[[V43]] = tosa.apply_scale %[[V32]], %[[V40]], %[[V42]] {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:       %[[C2_I32:[^ ]+]] = arith.constant 2 : i32
// CHECK-NEXT:       %[[V44]] = arith.addi %[[V43]], %[[C2_I32]] : i32
// CHECK-NEXT:       %[[C_128_I32:[^ ]+]] = arith.constant -128 : i32
// CHECK-NEXT:       %[[C127_I32:[^ ]+]] = arith.constant 127 : i32
// CHECK-NEXT:       %[[V45:[^ ]+]] = arith.maxsi %[[C_128_I32]], %[[V44]] : i32
// CHECK-NEXT:       %[[V46:[^ ]+]] = arith.minsi %[[C127_I32]], %[[V45]] : i32
// CHECK-NEXT:       %[[V47:[^ ]+]] = arith.trunci %[[V46]] : i32 to i8
// CHECK-NEXT:       linalg.yield %[[V47]] : i8
// CHECK-NEXT:     } -> tensor<?x3x31x62xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: tensor<?x?x?x?xf32>, %[[ARG1:[^ ]+]]: tensor<1x6x7x2xui8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : tensor<1x6x7x2xui8> to tensor<1x6x7x2xi8>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C1_1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_2:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[DIM_0]], %[[C1_2]] : index
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[C0_3]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[C3]], %[[C1_1]] : index
// CHECK-NEXT:     %[[C1_4:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[C1_4]], %[[V3]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.addi %[[V4]], %[[C1_1]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.subi %[[V2]], %[[V5]] : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divui %[[V6]], %[[C2]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addi %[[V7]], %[[C1_1]] : index
// CHECK-NEXT:     %[[C2_5:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_6:[^ ]+]] = tensor.dim %[[ARG0]], %[[C2_5]] : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %[[C2_7:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C1_8:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_9:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.addi %[[DIM_6]], %[[C0_9]] : index
// CHECK-NEXT:     %[[C1_10:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.addi %[[V9]], %[[C1_10]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.subi %[[C2_7]], %[[C1_8]] : index
// CHECK-NEXT:     %[[C1_11:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.muli %[[C1_11]], %[[V11]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.addi %[[V12]], %[[C1_8]] : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.subi %[[V10]], %[[V13]] : index
// CHECK-NEXT:     %[[C1_12:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.divui %[[V14]], %[[C1_12]] : index
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.addi %[[V15]], %[[C1_8]] : index
// CHECK-NEXT:     %[[C3_13:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[DIM_14:[^ ]+]] = tensor.dim %[[ARG0]], %[[C3_13]] : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[ARG0]] low[0, 1, 0, 0] high[0, 0, 1, 0] {
// CHECK-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[CST]] : f32
// CHECK-NEXT:     } : tensor<?x?x?x?xf32> to tensor<?x?x?x?xf32>
// CHECK-NEXT:     %[[CST_15:[^ ]+]] = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT:     %[[V17:[^ ]+]] = tensor.empty(%[[DIM]], %[[V8]], %[[V16]], %[[DIM_14]]) : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = linalg.fill ins(%[[CST_15]] : f32) outs(%[[V17]] : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = tensor.empty() : tensor<3x2xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = linalg.pooling_nhwc_max {dilations = dense<1> : vector<2xi64>, strides = dense<[2, 1]> : vector<2xi64>} ins(%[[PADDED]], %[[V19]] : tensor<?x?x?x?xf32>, tensor<3x2xf32>) outs(%[[V18]] : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:     %[[C0_16:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_17:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0_16]] : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %[[C1_18:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_19:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1_18]] : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %[[C3_20:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C1_21:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_22:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.addi %[[DIM_19]], %[[C1_22]] : index
// CHECK-NEXT:     %[[C0_23:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.addi %[[V21]], %[[C0_23]] : index
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.subi %[[C3_20]], %[[C1_21]] : index
// CHECK-NEXT:     %[[C1_24:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.muli %[[C1_24]], %[[V23]] : index
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.addi %[[V24]], %[[C1_21]] : index
// CHECK-NEXT:     %[[V26:[^ ]+]] = arith.subi %[[V22]], %[[V25]] : index
// CHECK-NEXT:     %[[C2_25:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.divui %[[V26]], %[[C2_25]] : index
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.addi %[[V27]], %[[C1_21]] : index
// CHECK-NEXT:     %[[C2_26:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_27:[^ ]+]] = tensor.dim %[[ARG0]], %[[C2_26]] : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %[[C2_28:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C1_29:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_30:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V29:[^ ]+]] = arith.addi %[[DIM_27]], %[[C0_30]] : index
// CHECK-NEXT:     %[[C1_31:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V30:[^ ]+]] = arith.addi %[[V29]], %[[C1_31]] : index
// CHECK-NEXT:     %[[V31:[^ ]+]] = arith.subi %[[C2_28]], %[[C1_29]] : index
// CHECK-NEXT:     %[[C1_32:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V32:[^ ]+]] = arith.muli %[[C1_32]], %[[V31]] : index
// CHECK-NEXT:     %[[V33:[^ ]+]] = arith.addi %[[V32]], %[[C1_29]] : index
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.subi %[[V30]], %[[V33]] : index
// CHECK-NEXT:     %[[C1_33:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V35:[^ ]+]] = arith.divui %[[V34]], %[[C1_33]] : index
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.addi %[[V35]], %[[C1_29]] : index
// CHECK-NEXT:     %[[C3_34:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[DIM_35:[^ ]+]] = tensor.dim %[[ARG0]], %[[C3_34]] : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %[[CST_36:[^ ]+]] = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT:     %[[PADDED_37:[^ ]+]] = tensor.pad %[[ARG0]] low[0, 1, 0, 0] high[0, 0, 1, 0] {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: index, %[[ARG3]]: index, %[[ARG4]]: index, %[[ARG5]]: index):
// CHECK-NEXT:       tensor.yield %[[CST_36]] : f32
// CHECK-NEXT:     } : tensor<?x?x?x?xf32> to tensor<?x?x?x?xf32>
// CHECK-NEXT:     %[[CST_38:[^ ]+]] = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT:     %[[V37:[^ ]+]] = tensor.empty(%[[DIM_17]], %[[V28]], %[[V36]], %[[DIM_35]]) : tensor<?x?x?x?xf32>
// CHECK-NEXT:     %[[V38:[^ ]+]] = linalg.fill ins(%[[CST_38]] : f32) outs(%[[V37]] : tensor<?x?x?x?xf32>) -> tensor<?x?x?x?xf32>
// CHECK-NEXT:     %[[V39:[^ ]+]] = tensor.empty() : tensor<3x2xf32>
// CHECK-NEXT:     %[[V40:[^ ]+]] = linalg.generic {indexing_maps = [#map4, #map1, #map2], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%[[PADDED_37]], %[[V39]] : tensor<?x?x?x?xf32>, tensor<3x2xf32>) outs(%[[V38]] : tensor<?x?x?x?xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_41:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V45:[^ ]+]] = arith.maximumf %[[OUT]], %[[IN]] : f32
// CHECK-NEXT:       %[[V46:[^ ]+]] = arith.cmpf uno, %[[IN]], %[[IN]] : f32
// CHECK-NEXT:       %[[V47:[^ ]+]] = arith.select %[[V46]], %[[OUT]], %[[V45]] : f32
// CHECK-NEXT:       linalg.yield %[[V47]] : f32
// CHECK-NEXT:     } -> tensor<?x?x?x?xf32>
// CHECK-NEXT:     %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:     %[[PADDED_39:[^ ]+]] = tensor.pad %[[V0]] low[0, 1, 0, 0] high[0, 1, 1, 0] {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: index, %[[ARG3]]: index, %[[ARG4]]: index, %[[ARG5]]: index):
// CHECK-NEXT:       tensor.yield %[[C0_I8]] : i8
// CHECK-NEXT:     } : tensor<1x6x7x2xi8> to tensor<1x8x8x2xi8>
// CHECK-NEXT:     %[[C0_I8_40:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:     %[[V41:[^ ]+]] = tensor.empty() : tensor<1x6x7x2xi8>
// CHECK-NEXT:     %[[V42:[^ ]+]] = linalg.fill ins(%[[C0_I8_40]] : i8) outs(%[[V41]] : tensor<1x6x7x2xi8>) -> tensor<1x6x7x2xi8>
// CHECK-NEXT:     %[[V43:[^ ]+]] = tensor.empty() : tensor<3x2xi8>
// CHECK-NEXT:     %[[V44:[^ ]+]] = linalg.pooling_nhwc_max_unsigned {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%[[PADDED_39]], %[[V43]] : tensor<1x8x8x2xi8>, tensor<3x2xi8>) outs(%[[V42]] : tensor<1x6x7x2xi8>) -> tensor<1x6x7x2xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: tensor<1x6x34x62xf16>, %[[ARG1:[^ ]+]]: tensor<?x6x34x62xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[ARG0]] low[0, 1, 1, 0] high[0, 0, 1, 0] {
// CHECK-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[CST]] : f16
// CHECK-NEXT:     } : tensor<1x6x34x62xf16> to tensor<1x7x36x62xf16>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<1x4x33x62xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.fill ins(%[[CST_0]] : f32) outs(%[[V1]] : tensor<1x4x33x62xf32>) -> tensor<1x4x33x62xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tensor.empty() : tensor<4x4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<1> : vector<2xi64>} ins(%[[PADDED]], %[[V3]] : tensor<1x7x36x62xf16>, tensor<4x4xf32>) outs(%[[V2]] : tensor<1x4x33x62xf32>) -> tensor<1x4x33x62xf32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[V4]], %[[C1]] : tensor<1x4x33x62xf32>
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[V4]], %[[C2]] : tensor<1x4x33x62xf32>
// CHECK-NEXT:     %[[C1_2:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subi %[[DIM]], %[[C1_2]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.subi %[[DIM_1]], %[[C1_2]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = tensor.empty() : tensor<1x4x33x62xf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[V4]] : tensor<1x4x33x62xf32>) outs(%[[V7]] : tensor<1x4x33x62xf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f16):
// CHECK-NEXT:       %[[C0_16:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C1_17:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:       %[[V26:[^ ]+]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V27:[^ ]+]] = arith.subi %[[V5]], %[[V26]] : index
// CHECK-NEXT:       %[[V28:[^ ]+]] = arith.muli %[[V26]], %[[C1_17]] : index
// CHECK-NEXT:       %[[V29:[^ ]+]] = arith.muli %[[V27]], %[[C1_17]] : index
// CHECK-NEXT:       %[[C1_18:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V30:[^ ]+]] = arith.subi %[[V28]], %[[C1_18]] : index
// CHECK-NEXT:       %[[V31:[^ ]+]] = arith.minsi %[[V30]], %[[C0_16]] : index
// CHECK-NEXT:       %[[V32:[^ ]+]] = arith.addi %[[C4]], %[[V31]] : index
// CHECK-NEXT:       %[[V33:[^ ]+]] = arith.maxsi %[[C1_2]], %[[V32]] : index
// CHECK-NEXT:       %[[C1_19:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[C4_20:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:       %[[V34:[^ ]+]] = linalg.index 2 : index
// CHECK-NEXT:       %[[V35:[^ ]+]] = arith.subi %[[V6]], %[[V34]] : index
// CHECK-NEXT:       %[[V36:[^ ]+]] = arith.muli %[[V34]], %[[C1_19]] : index
// CHECK-NEXT:       %[[V37:[^ ]+]] = arith.muli %[[V35]], %[[C1_19]] : index
// CHECK-NEXT:       %[[C1_21:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V38:[^ ]+]] = arith.subi %[[V36]], %[[C1_21]] : index
// CHECK-NEXT:       %[[V39:[^ ]+]] = arith.minsi %[[V38]], %[[C0_16]] : index
// CHECK-NEXT:       %[[V40:[^ ]+]] = arith.addi %[[C4_20]], %[[V39]] : index
// CHECK-NEXT:       %[[C1_22:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V41:[^ ]+]] = arith.subi %[[V37]], %[[C1_22]] : index
// CHECK-NEXT:       %[[V42:[^ ]+]] = arith.minsi %[[V41]], %[[C0_16]] : index
// CHECK-NEXT:       %[[V43:[^ ]+]] = arith.addi %[[V40]], %[[V42]] : index
// CHECK-NEXT:       %[[V44:[^ ]+]] = arith.maxsi %[[C1_2]], %[[V43]] : index
// CHECK-NEXT:       %[[V45:[^ ]+]] = arith.muli %[[V33]], %[[V44]] : index
// CHECK-NEXT:       %[[V46:[^ ]+]] = arith.index_cast %[[V45]] : index to i32
// CHECK-NEXT:       %[[V47:[^ ]+]] = arith.sitofp %[[V46]] : i32 to f32
// CHECK-NEXT:       %[[V48:[^ ]+]] = arith.divf %[[IN]], %[[V47]] : f32
// CHECK-NEXT:       %[[V49:[^ ]+]] = arith.truncf %[[V48]] : f32 to f16
// CHECK-NEXT:       linalg.yield %[[V49]] : f16
// CHECK-NEXT:     } -> tensor<1x4x33x62xf16>
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     %[[V9:[^ ]+]] = tensor.empty() : tensor<1x2x16x62xf16>
// CHECK-NEXT:     %[[V10:[^ ]+]] = linalg.fill ins(%[[CST_3]] : f16) outs(%[[V9]] : tensor<1x2x16x62xf16>) -> tensor<1x2x16x62xf16>
// CHECK-NEXT:     %[[V11:[^ ]+]] = tensor.empty() : tensor<4x4xf16>
// CHECK-NEXT:     %[[V12:[^ ]+]] = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<2> : vector<2xi64>} ins(%[[ARG0]], %[[V11]] : tensor<1x6x34x62xf16>, tensor<4x4xf16>) outs(%[[V10]] : tensor<1x2x16x62xf16>) -> tensor<1x2x16x62xf16>
// CHECK-NEXT:     %[[C1_4:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_5:[^ ]+]] = tensor.dim %[[V12]], %[[C1_4]] : tensor<1x2x16x62xf16>
// CHECK-NEXT:     %[[C2_6:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_7:[^ ]+]] = tensor.dim %[[V12]], %[[C2_6]] : tensor<1x2x16x62xf16>
// CHECK-NEXT:     %[[C1_8:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.subi %[[DIM_5]], %[[C1_8]] : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.subi %[[DIM_7]], %[[C1_8]] : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = tensor.empty() : tensor<1x2x16x62xf16>
// CHECK-NEXT:     %[[V16:[^ ]+]] = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[V12]] : tensor<1x2x16x62xf16>) outs(%[[V15]] : tensor<1x2x16x62xf16>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: f16, %[[OUT]]: f16):
// CHECK-NEXT:       %[[C0_16]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C2_17:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:       %[[C4]] = arith.constant 4 : index
// CHECK-NEXT:       %[[V26]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V27]] = arith.subi %[[V13]], %[[V26]] : index
// CHECK-NEXT:       %[[V28]] = arith.muli %[[V26]], %[[C2_17]] : index
// CHECK-NEXT:       %[[V29]] = arith.muli %[[V27]], %[[C2_17]] : index
// CHECK-NEXT:       %[[V30]] = arith.maxsi %[[C1_8]], %[[C4]] : index
// CHECK-NEXT:       %[[C2_18:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:       %[[C4_19:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:       %[[V31]] = linalg.index 2 : index
// CHECK-NEXT:       %[[V32]] = arith.subi %[[V14]], %[[V31]] : index
// CHECK-NEXT:       %[[V33]] = arith.muli %[[V31]], %[[C2_18]] : index
// CHECK-NEXT:       %[[V34]] = arith.muli %[[V32]], %[[C2_18]] : index
// CHECK-NEXT:       %[[V35]] = arith.maxsi %[[C1_8]], %[[C4_19]] : index
// CHECK-NEXT:       %[[V36]] = arith.muli %[[V30]], %[[V35]] : index
// CHECK-NEXT:       %[[V37]] = arith.index_cast %[[V36]] : index to i32
// CHECK-NEXT:       %[[V38]] = arith.sitofp %[[V37]] : i32 to f16
// CHECK-NEXT:       %[[V39]] = arith.divf %[[IN]], %[[V38]] : f16
// CHECK-NEXT:       linalg.yield %[[V39]] : f16
// CHECK-NEXT:     } -> tensor<1x2x16x62xf16>
// CHECK-NEXT:     %[[V17:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_9:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?x6x34x62xi16>
// CHECK-NEXT:     %[[C0_I16:[^ ]+]] = arith.constant 0 : i16
// CHECK-NEXT:     %[[PADDED_10:[^ ]+]] = tensor.pad %[[ARG1]] low[0, 0, 1, 0] high[0, 0, 1, 0] {
// CHECK-NEXT:     ^bb0(%[[ARG2]]: index, %[[ARG3]]: index, %[[ARG4]]: index, %[[ARG5]]: index):
// CHECK-NEXT:       tensor.yield %[[C0_I16]] : i16
// CHECK-NEXT:     } : tensor<?x6x34x62xi16> to tensor<?x6x36x62xi16>
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = tensor.empty(%[[DIM_9]]) : tensor<?x3x17x62xi32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = linalg.fill ins(%[[C0_I32]] : i32) outs(%[[V18]] : tensor<?x3x17x62xi32>) -> tensor<?x3x17x62xi32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = tensor.empty() : tensor<4x4xi32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = linalg.pooling_nhwc_sum {dilations = dense<1> : vector<2xi64>, strides = dense<[1, 2]> : vector<2xi64>} ins(%[[PADDED_10]], %[[V20]] : tensor<?x6x36x62xi16>, tensor<4x4xi32>) outs(%[[V19]] : tensor<?x3x17x62xi32>) -> tensor<?x3x17x62xi32>
// CHECK-NEXT:     %[[C1_11:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_12:[^ ]+]] = tensor.dim %[[V21]], %[[C1_11]] : tensor<?x3x17x62xi32>
// CHECK-NEXT:     %[[C2_13:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_14:[^ ]+]] = tensor.dim %[[V21]], %[[C2_13]] : tensor<?x3x17x62xi32>
// CHECK-NEXT:     %[[C1_15:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.subi %[[DIM_12]], %[[C1_15]] : index
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.subi %[[DIM_14]], %[[C1_15]] : index
// CHECK-NEXT:     %[[V24:[^ ]+]] = tensor.empty(%[[DIM_9]]) : tensor<?x3x17x62xi16>
// CHECK-NEXT:     %[[V25:[^ ]+]] = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[V21]] : tensor<?x3x17x62xi32>) outs(%[[V24]] : tensor<?x3x17x62xi16>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i32, %[[OUT]]: i16):
// CHECK-NEXT:       %[[C0_16]] = arith.constant 0 : index
// CHECK-NEXT:       %[[C1_17]] = arith.constant 1 : index
// CHECK-NEXT:       %[[C4]] = arith.constant 4 : index
// CHECK-NEXT:       %[[V26]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V27]] = arith.subi %[[V22]], %[[V26]] : index
// CHECK-NEXT:       %[[V28]] = arith.muli %[[V26]], %[[C1_17]] : index
// CHECK-NEXT:       %[[V29]] = arith.muli %[[V27]], %[[C1_17]] : index
// CHECK-NEXT:       %[[V30]] = arith.maxsi %[[C1_15]], %[[C4]] : index
// CHECK-NEXT:       %[[C2_18]] = arith.constant 2 : index
// CHECK-NEXT:       %[[C4_19]] = arith.constant 4 : index
// CHECK-NEXT:       %[[V31]] = linalg.index 2 : index
// CHECK-NEXT:       %[[V32]] = arith.subi %[[V23]], %[[V31]] : index
// CHECK-NEXT:       %[[V33]] = arith.muli %[[V31]], %[[C2_18]] : index
// CHECK-NEXT:       %[[V34]] = arith.muli %[[V32]], %[[C2_18]] : index
// CHECK-NEXT:       %[[C1_20:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V35]] = arith.subi %[[V33]], %[[C1_20]] : index
// CHECK-NEXT:       %[[V36]] = arith.minsi %[[V35]], %[[C0_16]] : index
// CHECK-NEXT:       %[[V37]] = arith.addi %[[C4_19]], %[[V36]] : index
// CHECK-NEXT:       %[[C1_21]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V38]] = arith.subi %[[V34]], %[[C1_21]] : index
// CHECK-NEXT:       %[[V39]] = arith.minsi %[[V38]], %[[C0_16]] : index
// CHECK-NEXT:       %[[V40]] = arith.addi %[[V37]], %[[V39]] : index
// CHECK-NEXT:       %[[V41]] = arith.maxsi %[[C1_15]], %[[V40]] : index
// CHECK-NEXT:       %[[V42]] = arith.muli %[[V30]], %[[V41]] : index
// CHECK-NEXT:       %[[V43]] = arith.index_cast %[[V42]] : index to i32
// CHECK-NEXT:       %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C32_I32:[^ ]+]] = arith.constant 32 : i32
// CHECK-NEXT:       %[[V44]] = arith.subi %[[V43]], %[[C1_I32]] : i32
// CHECK-NEXT:       %[[V45]] = math.ctlz %[[V44]] : i32
// CHECK-NEXT:       %[[V46]] = arith.subi %[[C32_I32]], %[[V45]] : i32
// CHECK-NEXT:       %[[V47]] = arith.extui %[[V46]] : i32 to i64
// CHECK-NEXT:       %[[C1073741825_I64:[^ ]+]] = arith.constant 1073741825 : i64
// CHECK-NEXT:       %[[V48]] = arith.shli %[[C1073741825_I64]], %[[V47]] : i64
// CHECK-NEXT:       %[[V49]] = arith.extui %[[V43]] : i32 to i64
// CHECK-NEXT:       %[[V50:[^ ]+]] = arith.divui %[[V48]], %[[V49]] : i64
// CHECK-NEXT:       %[[V51:[^ ]+]] = arith.trunci %[[V50]] : i64 to i32
// CHECK-NEXT:       %[[V52:[^ ]+]] = arith.trunci %[[V46]] : i32 to i8
// CHECK-NEXT:       %[[C30_I8:[^ ]+]] = arith.constant 30 : i8
// CHECK-NEXT:       %[[V53:[^ ]+]] = arith.addi %[[V52]], %[[C30_I8]] : i8
// CHECK-NEXT:       %[[V54:[^ ]+]] = tosa.apply_scale %[[IN]], %[[V51]], %[[V53]] {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:       %[[C_32768_I32:[^ ]+]] = arith.constant -32768 : i32
// CHECK-NEXT:       %[[C32767_I32:[^ ]+]] = arith.constant 32767 : i32
// CHECK-NEXT:       %[[V55:[^ ]+]] = arith.maxsi %[[C_32768_I32]], %[[V54]] : i32
// CHECK-NEXT:       %[[V56:[^ ]+]] = arith.minsi %[[C32767_I32]], %[[V55]] : i32
// CHECK-NEXT:       %[[V57:[^ ]+]] = arith.trunci %[[V56]] : i32 to i16
// CHECK-NEXT:       linalg.yield %[[V57]] : i16
// CHECK-NEXT:     } -> tensor<?x3x17x62xi16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
