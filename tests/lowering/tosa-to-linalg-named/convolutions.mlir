// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg-named))' | FileCheck %s

func.func @f0(%a: tensor<1x49x42x27xf32>, %w: tensor<28x3x3x27xf32>, %b: tensor<28xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 2, 1>} : (tensor<1x49x42x27xf32>, tensor<28x3x3x27xf32>, tensor<28xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x45x40x28xf32>
  return
}

func.func @f1(%a: tensor<?x12x14x1xi8>, %w: tensor<1024x3x3x1xi8>, %b: tensor<1024xi32>) {
  %x = "tosa.const"() {values = dense<-22> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<42> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.conv2d %a, %w, %b, %x, %y {acc_type = i32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<?x12x14x1xi8>, tensor<1024x3x3x1xi8>, tensor<1024xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x12x14x1024xi32>
  return
}

func.func @f2(%a: tensor<1x7x5x3xf32>, %w: tensor<3x1x3x11xf32>, %b: tensor<33xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x7x5x3xf32>, tensor<3x1x3x11xf32>, tensor<33xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x5x5x33xf32>
  return
}

func.func @f3(%a: tensor<1x12x12x4xi8>, %w: tensor<3x3x4x128xi8>, %b: tensor<512xi32>) {
  %x = "tosa.const"() {values = dense<-128> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<42> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %x, %y {acc_type = i32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x12x12x4xi8>, tensor<3x3x4x128xi8>, tensor<512xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<1x12x12x512xi32>
  return
}

func.func @f4(%a: tensor<1x49x48x47x27xf32>, %w: tensor<43x3x4x5x27xf32>, %b: tensor<43xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.conv3d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0, 0, 0>, stride = array<i64: 1, 1, 1>, dilation = array<i64: 1, 1, 1>} : (tensor<1x49x48x47x27xf32>, tensor<43x3x4x5x27xf32>, tensor<43xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x47x45x43x43xf32>
  return
}

func.func @f5(%a: tensor<?x?x?x27xf16>, %w: tensor<28x3x3x27xf16>, %b: tensor<1xf16>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %0 = tosa.conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 1, 0, 2, 1>, stride = array<i64: 2, 1>, dilation = array<i64: 2, 1>} : (tensor<?x?x?x27xf16>, tensor<28x3x3x27xf16>, tensor<1xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<?x?x?x28xf16>
  return
}

func.func @f6(%a: tensor<1x5x?x27xi16>, %w: tensor<28x3x3x27xi8>, %b: tensor<28xi48>) {
  %z = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.conv2d %a, %w, %b, %z, %y {acc_type = i48, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<1x5x?x27xi16>, tensor<28x3x3x27xi8>, tensor<28xi48>, tensor<1xi16>, tensor<1xi8>) -> tensor<1x3x?x28xi48>
  return
}

func.func @f7(%a: tensor<?x?x?x?x27xi8>, %w: tensor<43x3x4x5x27xi8>, %b: tensor<43xi32>) {
  %z = "tosa.const"() {values = dense<-128> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.conv3d %a, %w, %b, %z, %y {acc_type = i32, pad = array<i64: 1, 1, 0, 0, 2, 2>, stride = array<i64: 1, 2, 3>, dilation = array<i64: 3, 2, 1>} : (tensor<?x?x?x?x27xi8>, tensor<43x3x4x5x27xi8>, tensor<43xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x?x?x?x43xi32>
  return
}

func.func @f8(%a: tensor<?x?x?x3xf16>, %w: tensor<3x1x3x11xf16>, %b: tensor<33xf16>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf16>} : () -> tensor<1xf16>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %z, %z {acc_type = f32, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<?x?x?x3xf16>, tensor<3x1x3x11xf16>, tensor<33xf16>, tensor<1xf16>, tensor<1xf16>) -> tensor<?x?x?x33xf16>
  return
}

func.func @f9(%a: tensor<?x12x12x4xi8>, %w: tensor<3x3x4x128xi8>, %b: tensor<1xi32>) {
  %x = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<42> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.depthwise_conv2d %a, %w, %b, %x, %y {acc_type = i32, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>, dilation = array<i64: 1, 1>} : (tensor<?x12x12x4xi8>, tensor<3x3x4x128xi8>, tensor<1xi32>, tensor<1xi8>, tensor<1xi8>) -> tensor<?x12x12x512xi32>
  return
}

func.func @f10(%a: tensor<1x32x32x8xf32>, %w: tensor<16x1x1x8xf32>, %b: tensor<16xf32>) {
  %z = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.transpose_conv2d %a, %w, %b, %z, %z {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x16xf32>
  return
}

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d3)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3, d4) -> (d4)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2, d3, d4)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2, d3) -> (0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: tensor<1x49x42x27xf32>, %[[ARG1:[^ ]+]]: tensor<28x3x3x27xf32>, %[[ARG2:[^ ]+]]: tensor<28xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<1x45x40x28xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[ARG2]] : tensor<28xf32>) outs(%[[V1]] : tensor<1x45x40x28xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       linalg.yield %[[IN]] : f32
// CHECK-NEXT:     } -> tensor<1x45x40x28xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.conv_2d_nhwc_fhwc {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%[[ARG0]], %[[ARG1]] : tensor<1x49x42x27xf32>, tensor<28x3x3x27xf32>) outs(%[[V2]] : tensor<1x45x40x28xf32>) -> tensor<1x45x40x28xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: tensor<?x12x14x1xi8>, %[[ARG1:[^ ]+]]: tensor<1024x3x3x1xi8>, %[[ARG2:[^ ]+]]: tensor<1024xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<-22> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<42> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x12x14x1xi8>
// CHECK-NEXT:     %[[C_22_I8:[^ ]+]] = arith.constant -22 : i8
// CHECK-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[ARG0]] low[0, 1, 1, 0] high[0, 1, 1, 0] {
// CHECK-NEXT:     ^bb0(%[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[C_22_I8]] : i8
// CHECK-NEXT:     } : tensor<?x12x14x1xi8> to tensor<?x14x16x1xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<?x12x14x1024xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[ARG2]] : tensor<1024xi32>) outs(%[[V2]] : tensor<?x12x14x1024xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       linalg.yield %[[IN]] : i32
// CHECK-NEXT:     } -> tensor<?x12x14x1024xi32>
// CHECK-NEXT:     %[[C_22_I32:[^ ]+]] = arith.constant -22 : i32
// CHECK-NEXT:     %[[C42_I32:[^ ]+]] = arith.constant 42 : i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = linalg.conv_2d_nhwc_fhwc_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%[[PADDED]], %[[ARG1]], %[[C_22_I32]], %[[C42_I32]] : tensor<?x14x16x1xi8>, tensor<1024x3x3x1xi8>, i32, i32) outs(%[[V3]] : tensor<?x12x14x1024xi32>) -> tensor<?x12x14x1024xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: tensor<1x7x5x3xf32>, %[[ARG1:[^ ]+]]: tensor<3x1x3x11xf32>, %[[ARG2:[^ ]+]]: tensor<33xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<1x5x5x3x11xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.fill ins(%[[CST]] : f32) outs(%[[V1]] : tensor<1x5x5x3x11xf32>) -> tensor<1x5x5x3x11xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tensor.empty() : tensor<1x5x5x33xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%[[ARG0]], %[[ARG1]] : tensor<1x7x5x3xf32>, tensor<3x1x3x11xf32>) outs(%[[V2]] : tensor<1x5x5x3x11xf32>) -> tensor<1x5x5x3x11xf32>
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[V4]] {{\[\[}}0], [1], [2], [3, 4]] : tensor<1x5x5x3x11xf32> into tensor<1x5x5x33xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[ARG2]], %[[COLLAPSED]] : tensor<33xf32>, tensor<1x5x5x33xf32>) outs(%[[V3]] : tensor<1x5x5x33xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_0:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.addf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:       linalg.yield %[[V6]] : f32
// CHECK-NEXT:     } -> tensor<1x5x5x33xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: tensor<1x12x12x4xi8>, %[[ARG1:[^ ]+]]: tensor<3x3x4x128xi8>, %[[ARG2:[^ ]+]]: tensor<512xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<-128> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<42> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[C_128_I8:[^ ]+]] = arith.constant -128 : i8
// CHECK-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[ARG0]] low[0, 1, 1, 0] high[0, 1, 1, 0] {
// CHECK-NEXT:     ^bb0(%[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[C_128_I8]] : i8
// CHECK-NEXT:     } : tensor<1x12x12x4xi8> to tensor<1x14x14x4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<1x12x12x4x128xi32>
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.fill ins(%[[C0_I32]] : i32) outs(%[[V2]] : tensor<1x12x12x4x128xi32>) -> tensor<1x12x12x4x128xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tensor.empty() : tensor<1x12x12x512xi32>
// CHECK-NEXT:     %[[C_128_I32:[^ ]+]] = arith.constant -128 : i32
// CHECK-NEXT:     %[[C42_I32:[^ ]+]] = arith.constant 42 : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%[[PADDED]], %[[ARG1]], %[[C_128_I32]], %[[C42_I32]] : tensor<1x14x14x4xi8>, tensor<3x3x4x128xi8>, i32, i32) outs(%[[V3]] : tensor<1x12x12x4x128xi32>) -> tensor<1x12x12x4x128xi32>
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[V5]] {{\[\[}}0], [1], [2], [3, 4]] : tensor<1x12x12x4x128xi32> into tensor<1x12x12x512xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[ARG2]], %[[COLLAPSED]] : tensor<512xi32>, tensor<1x12x12x512xi32>) outs(%[[V4]] : tensor<1x12x12x512xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.addi %[[IN]], %[[IN_0]] : i32
// CHECK-NEXT:       linalg.yield %[[V7]] : i32
// CHECK-NEXT:     } -> tensor<1x12x12x512xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: tensor<1x49x48x47x27xf32>, %[[ARG1:[^ ]+]]: tensor<43x3x4x5x27xf32>, %[[ARG2:[^ ]+]]: tensor<43xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<3x4x5x27x43xf32>
// CHECK-NEXT:     %[[TRANSPOSED:[^ ]+]] = linalg.transpose ins(%[[ARG1]] : tensor<43x3x4x5x27xf32>) outs(%[[V1]] : tensor<3x4x5x27x43xf32>) permutation = [1, 2, 3, 4, 0] 
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<1x47x45x43x43xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%[[ARG2]] : tensor<43xf32>) outs(%[[V2]] : tensor<1x47x45x43x43xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       linalg.yield %[[IN]] : f32
// CHECK-NEXT:     } -> tensor<1x47x45x43x43xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = linalg.conv_3d_ndhwc_dhwcf {dilations = dense<1> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>} ins(%[[ARG0]], %[[TRANSPOSED]] : tensor<1x49x48x47x27xf32>, tensor<3x4x5x27x43xf32>) outs(%[[V3]] : tensor<1x47x45x43x43xf32>) -> tensor<1x47x45x43x43xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: tensor<?x?x?x27xf16>, %[[ARG1:[^ ]+]]: tensor<28x3x3x27xf16>, %[[ARG2:[^ ]+]]: tensor<1xf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<?x?x?x27xf16>
// CHECK-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1_0]] : tensor<28x3x3x27xf16>
// CHECK-NEXT:     %[[C1_2:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_3:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[DIM]], %[[C1_3]] : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[C0]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[DIM_1]], %[[C1_2]] : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[C2]], %[[V3]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.addi %[[V4]], %[[C1_2]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.subi %[[V2]], %[[V5]] : index
// CHECK-NEXT:     %[[C2_4:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divui %[[V6]], %[[C2_4]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addi %[[V7]], %[[C1_2]] : index
// CHECK-NEXT:     %[[C2_5:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_6:[^ ]+]] = tensor.dim %[[ARG0]], %[[C2_5]] : tensor<?x?x?x27xf16>
// CHECK-NEXT:     %[[C2_7:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_8:[^ ]+]] = tensor.dim %[[ARG1]], %[[C2_7]] : tensor<28x3x3x27xf16>
// CHECK-NEXT:     %[[C1_9:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2_10:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.addi %[[DIM_6]], %[[C2_10]] : index
// CHECK-NEXT:     %[[C1_11:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.addi %[[V9]], %[[C1_11]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.subi %[[DIM_8]], %[[C1_9]] : index
// CHECK-NEXT:     %[[C1_12:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.muli %[[C1_12]], %[[V11]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.addi %[[V12]], %[[C1_9]] : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.subi %[[V10]], %[[V13]] : index
// CHECK-NEXT:     %[[C1_13:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.divui %[[V14]], %[[C1_13]] : index
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.addi %[[V15]], %[[C1_9]] : index
// CHECK-NEXT:     %[[C0_14:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_15:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0_14]] : tensor<?x?x?x27xf16>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[ARG0]] low[0, 1, 2, 0] high[0, 0, 1, 0] {
// CHECK-NEXT:     ^bb0(%[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[CST]] : f16
// CHECK-NEXT:     } : tensor<?x?x?x27xf16> to tensor<?x?x?x27xf16>
// CHECK-NEXT:     %[[V17:[^ ]+]] = tensor.empty(%[[DIM_15]], %[[V8]], %[[V16]]) : tensor<?x?x?x28xf32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = linalg.generic {indexing_maps = [#map4, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[ARG2]] : tensor<1xf16>) outs(%[[V17]] : tensor<?x?x?x28xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f16, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V21:[^ ]+]] = arith.extf %[[IN]] : f16 to f32
// CHECK-NEXT:       linalg.yield %[[V21]] : f32
// CHECK-NEXT:     } -> tensor<?x?x?x28xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = linalg.conv_2d_nhwc_fhwc {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>} ins(%[[PADDED]], %[[ARG1]] : tensor<?x?x?x27xf16>, tensor<28x3x3x27xf16>) outs(%[[V18]] : tensor<?x?x?x28xf32>) -> tensor<?x?x?x28xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = tosa.cast %[[V19]] : (tensor<?x?x?x28xf32>) -> tensor<?x?x?x28xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: tensor<1x5x?x27xi16>, %[[ARG1:[^ ]+]]: tensor<28x3x3x27xi8>, %[[ARG2:[^ ]+]]: tensor<28xi48>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C2]] : tensor<1x5x?x27xi16>
// CHECK-NEXT:     %[[C2_0:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG1]], %[[C2_0]] : tensor<28x3x3x27xi8>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[DIM]], %[[C0]] : index
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[C0_2]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[DIM_1]], %[[C1]] : index
// CHECK-NEXT:     %[[C1_3:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.muli %[[C1_3]], %[[V4]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.subi %[[V3]], %[[V6]] : index
// CHECK-NEXT:     %[[C1_4:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.divui %[[V7]], %[[C1_4]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.addi %[[V8]], %[[C1]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = tensor.empty(%[[V9]]) : tensor<1x3x?x28xi48>
// CHECK-NEXT:     %[[V11:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[ARG2]] : tensor<28xi48>) outs(%[[V10]] : tensor<1x3x?x28xi48>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i48, %[[OUT:[^ ]+]]: i48):
// CHECK-NEXT:       linalg.yield %[[IN]] : i48
// CHECK-NEXT:     } -> tensor<1x3x?x28xi48>
// CHECK-NEXT:     %[[V12:[^ ]+]] = linalg.conv_2d_nhwc_fhwc {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%[[ARG0]], %[[ARG1]] : tensor<1x5x?x27xi16>, tensor<28x3x3x27xi8>) outs(%[[V11]] : tensor<1x3x?x28xi48>) -> tensor<1x3x?x28xi48>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: tensor<?x?x?x?x27xi8>, %[[ARG1:[^ ]+]]: tensor<43x3x4x5x27xi8>, %[[ARG2:[^ ]+]]: tensor<43xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<-128> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<?x?x?x?x27xi8>
// CHECK-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1_0]] : tensor<43x3x4x5x27xi8>
// CHECK-NEXT:     %[[C1_2:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_3:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[DIM]], %[[C1_3]] : index
// CHECK-NEXT:     %[[C1_4:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[C1_4]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.subi %[[DIM_1]], %[[C1_2]] : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.muli %[[C3]], %[[V4]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addi %[[V5]], %[[C1_2]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.subi %[[V3]], %[[V6]] : index
// CHECK-NEXT:     %[[C1_5:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.divui %[[V7]], %[[C1_5]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.addi %[[V8]], %[[C1_2]] : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_6:[^ ]+]] = tensor.dim %[[ARG0]], %[[C2]] : tensor<?x?x?x?x27xi8>
// CHECK-NEXT:     %[[C2_7:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_8:[^ ]+]] = tensor.dim %[[ARG1]], %[[C2_7]] : tensor<43x3x4x5x27xi8>
// CHECK-NEXT:     %[[C1_9:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.addi %[[DIM_6]], %[[C0]] : index
// CHECK-NEXT:     %[[C0_10:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.addi %[[V10]], %[[C0_10]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.subi %[[DIM_8]], %[[C1_9]] : index
// CHECK-NEXT:     %[[C2_11:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.muli %[[C2_11]], %[[V12]] : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.addi %[[V13]], %[[C1_9]] : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.subi %[[V11]], %[[V14]] : index
// CHECK-NEXT:     %[[C2_12:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.divui %[[V15]], %[[C2_12]] : index
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.addi %[[V16]], %[[C1_9]] : index
// CHECK-NEXT:     %[[C3_13:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[DIM_14:[^ ]+]] = tensor.dim %[[ARG0]], %[[C3_13]] : tensor<?x?x?x?x27xi8>
// CHECK-NEXT:     %[[C3_15:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[DIM_16:[^ ]+]] = tensor.dim %[[ARG1]], %[[C3_15]] : tensor<43x3x4x5x27xi8>
// CHECK-NEXT:     %[[C1_17:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2_18:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V18:[^ ]+]] = arith.addi %[[DIM_14]], %[[C2_18]] : index
// CHECK-NEXT:     %[[C2_19:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V19:[^ ]+]] = arith.addi %[[V18]], %[[C2_19]] : index
// CHECK-NEXT:     %[[V20:[^ ]+]] = arith.subi %[[DIM_16]], %[[C1_17]] : index
// CHECK-NEXT:     %[[C1_20:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V21:[^ ]+]] = arith.muli %[[C1_20]], %[[V20]] : index
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.addi %[[V21]], %[[C1_17]] : index
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.subi %[[V19]], %[[V22]] : index
// CHECK-NEXT:     %[[C3_21:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.divui %[[V23]], %[[C3_21]] : index
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.addi %[[V24]], %[[C1_17]] : index
// CHECK-NEXT:     %[[C0_22:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_23:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0_22]] : tensor<?x?x?x?x27xi8>
// CHECK-NEXT:     %[[C_128_I8:[^ ]+]] = arith.constant -128 : i8
// CHECK-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[ARG0]] low[0, 1, 0, 2, 0] high[0, 1, 0, 2, 0] {
// CHECK-NEXT:     ^bb0(%[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[C_128_I8]] : i8
// CHECK-NEXT:     } : tensor<?x?x?x?x27xi8> to tensor<?x?x?x?x27xi8>
// CHECK-NEXT:     %[[V26:[^ ]+]] = tensor.empty() : tensor<3x4x5x27x43xi8>
// CHECK-NEXT:     %[[TRANSPOSED:[^ ]+]] = linalg.transpose ins(%[[ARG1]] : tensor<43x3x4x5x27xi8>) outs(%[[V26]] : tensor<3x4x5x27x43xi8>) permutation = [1, 2, 3, 4, 0] 
// CHECK-NEXT:     %[[V27:[^ ]+]] = tensor.empty(%[[DIM_23]], %[[V9]], %[[V17]], %[[V25]]) : tensor<?x?x?x?x43xi32>
// CHECK-NEXT:     %[[V28:[^ ]+]] = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel", "parallel", "parallel", "parallel"]} ins(%[[ARG2]] : tensor<43xi32>) outs(%[[V27]] : tensor<?x?x?x?x43xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       linalg.yield %[[IN]] : i32
// CHECK-NEXT:     } -> tensor<?x?x?x?x43xi32>
// CHECK-NEXT:     %[[C_128_I32:[^ ]+]] = arith.constant -128 : i32
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V29:[^ ]+]] = linalg.conv_3d_ndhwc_dhwcf_q {dilations = dense<[3, 2, 1]> : tensor<3xi64>, strides = dense<[1, 2, 3]> : tensor<3xi64>} ins(%[[PADDED]], %[[TRANSPOSED]], %[[C_128_I32]], %[[C0_I32]] : tensor<?x?x?x?x27xi8>, tensor<3x4x5x27x43xi8>, i32, i32) outs(%[[V28]] : tensor<?x?x?x?x43xi32>) -> tensor<?x?x?x?x43xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: tensor<?x?x?x3xf16>, %[[ARG1:[^ ]+]]: tensor<3x1x3x11xf16>, %[[ARG2:[^ ]+]]: tensor<33xf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf16>}> : () -> tensor<1xf16>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<?x?x?x3xf16>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<3x1x3x11xf16>
// CHECK-NEXT:     %[[C1_1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[DIM]], %[[C0_2]] : index
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[C0_3]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subi %[[DIM_0]], %[[C1_1]] : index
// CHECK-NEXT:     %[[C1_4:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[C1_4]], %[[V3]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.addi %[[V4]], %[[C1_1]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.subi %[[V2]], %[[V5]] : index
// CHECK-NEXT:     %[[C1_5:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.divui %[[V6]], %[[C1_5]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.addi %[[V7]], %[[C1_1]] : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_6:[^ ]+]] = tensor.dim %[[ARG0]], %[[C2]] : tensor<?x?x?x3xf16>
// CHECK-NEXT:     %[[C1_7:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_8:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1_7]] : tensor<3x1x3x11xf16>
// CHECK-NEXT:     %[[C1_9:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_10:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.addi %[[DIM_6]], %[[C0_10]] : index
// CHECK-NEXT:     %[[C0_11:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.addi %[[V9]], %[[C0_11]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.subi %[[DIM_8]], %[[C1_9]] : index
// CHECK-NEXT:     %[[C1_12:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.muli %[[C1_12]], %[[V11]] : index
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.addi %[[V12]], %[[C1_9]] : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.subi %[[V10]], %[[V13]] : index
// CHECK-NEXT:     %[[C1_13:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.divui %[[V14]], %[[C1_13]] : index
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.addi %[[V15]], %[[C1_9]] : index
// CHECK-NEXT:     %[[C0_14:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_15:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0_14]] : tensor<?x?x?x3xf16>
// CHECK-NEXT:     %[[V17:[^ ]+]] = tensor.empty(%[[DIM_15]], %[[V8]], %[[V16]]) : tensor<?x?x?x3x11xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V18:[^ ]+]] = linalg.fill ins(%[[CST]] : f32) outs(%[[V17]] : tensor<?x?x?x3x11xf32>) -> tensor<?x?x?x3x11xf32>
// CHECK-NEXT:     %[[V19:[^ ]+]] = tensor.empty(%[[DIM_15]], %[[V8]], %[[V16]]) : tensor<?x?x?x33xf16>
// CHECK-NEXT:     %[[V20:[^ ]+]] = linalg.depthwise_conv_2d_nhwc_hwcm {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%[[ARG0]], %[[ARG1]] : tensor<?x?x?x3xf16>, tensor<3x1x3x11xf16>) outs(%[[V18]] : tensor<?x?x?x3x11xf32>) -> tensor<?x?x?x3x11xf32>
// CHECK-NEXT:     %[[V21:[^ ]+]] = tosa.cast %[[V20]] : (tensor<?x?x?x3x11xf32>) -> tensor<?x?x?x3x11xf16>
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[V21]] {{\[\[}}0], [1], [2], [3, 4]] : tensor<?x?x?x3x11xf16> into tensor<?x?x?x33xf16>
// CHECK-NEXT:     %[[V22:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[ARG2]], %[[COLLAPSED]] : tensor<33xf16>, tensor<?x?x?x33xf16>) outs(%[[V19]] : tensor<?x?x?x33xf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f16, %[[IN_16:[^ ]+]]: f16, %[[OUT:[^ ]+]]: f16):
// CHECK-NEXT:       %[[V23:[^ ]+]] = arith.addf %[[IN]], %[[IN_16]] : f16
// CHECK-NEXT:       linalg.yield %[[V23]] : f16
// CHECK-NEXT:     } -> tensor<?x?x?x33xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: tensor<?x12x12x4xi8>, %[[ARG1:[^ ]+]]: tensor<3x3x4x128xi8>, %[[ARG2:[^ ]+]]: tensor<1xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<42> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x12x12x4xi8>
// CHECK-NEXT:     %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:     %[[PADDED:[^ ]+]] = tensor.pad %[[ARG0]] low[0, 1, 1, 0] high[0, 1, 1, 0] {
// CHECK-NEXT:     ^bb0(%[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index):
// CHECK-NEXT:       tensor.yield %[[C0_I8]] : i8
// CHECK-NEXT:     } : tensor<?x12x12x4xi8> to tensor<?x14x14x4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<?x12x12x4x128xi32>
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.fill ins(%[[C0_I32]] : i32) outs(%[[V2]] : tensor<?x12x12x4x128xi32>) -> tensor<?x12x12x4x128xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<?x12x12x512xi32>
// CHECK-NEXT:     %[[C0_I32_0:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[C42_I32:[^ ]+]] = arith.constant 42 : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = linalg.depthwise_conv_2d_nhwc_hwcm_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%[[PADDED]], %[[ARG1]], %[[C0_I32_0]], %[[C42_I32]] : tensor<?x14x14x4xi8>, tensor<3x3x4x128xi8>, i32, i32) outs(%[[V3]] : tensor<?x12x12x4x128xi32>) -> tensor<?x12x12x4x128xi32>
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[V5]] {{\[\[}}0], [1], [2], [3, 4]] : tensor<?x12x12x4x128xi32> into tensor<?x12x12x512xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = linalg.generic {indexing_maps = [#map4, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[ARG2]], %[[COLLAPSED]] : tensor<1xi32>, tensor<?x12x12x512xi32>) outs(%[[V4]] : tensor<?x12x12x512xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_1:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.addi %[[IN]], %[[IN_1]] : i32
// CHECK-NEXT:       linalg.yield %[[V7]] : i32
// CHECK-NEXT:     } -> tensor<?x12x12x512xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: tensor<1x32x32x8xf32>, %[[ARG1:[^ ]+]]: tensor<16x1x1x8xf32>, %[[ARG2:[^ ]+]]: tensor<16xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.transpose_conv2d %[[ARG0]], %[[ARG1]], %[[ARG2]], %[[V0]], %[[V0]] {acc_type = f32, out_pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>, tensor<16x1x1x8xf32>, tensor<16xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<1x32x32x16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
