// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg-named{prefer-conv2d-kernel-layout-hwcf=true}))' | FileCheck %s

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

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d3)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: tensor<1x49x42x27xf32>, %[[ARG1:[^ ]+]]: tensor<28x3x3x27xf32>, %[[ARG2:[^ ]+]]: tensor<28xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<3x3x27x28xf32>
// CHECK-NEXT:     %[[TRANSPOSED:[^ ]+]] = linalg.transpose ins(%[[ARG1]] : tensor<28x3x3x27xf32>) outs(%[[V1]] : tensor<3x3x27x28xf32>) permutation = [1, 2, 3, 0] 
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<1x45x40x28xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[ARG2]] : tensor<28xf32>) outs(%[[V2]] : tensor<1x45x40x28xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       linalg.yield %[[IN]] : f32
// CHECK-NEXT:     } -> tensor<1x45x40x28xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = linalg.conv_2d_nhwc_hwcf {dilations = dense<[2, 1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%[[ARG0]], %[[TRANSPOSED]] : tensor<1x49x42x27xf32>, tensor<3x3x27x28xf32>) outs(%[[V3]] : tensor<1x45x40x28xf32>) -> tensor<1x45x40x28xf32>
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
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<3x3x1x1024xi8>
// CHECK-NEXT:     %[[TRANSPOSED:[^ ]+]] = linalg.transpose ins(%[[ARG1]] : tensor<1024x3x3x1xi8>) outs(%[[V2]] : tensor<3x3x1x1024xi8>) permutation = [1, 2, 3, 0] 
// CHECK-NEXT:     %[[V3:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<?x12x14x1024xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[ARG2]] : tensor<1024xi32>) outs(%[[V3]] : tensor<?x12x14x1024xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       linalg.yield %[[IN]] : i32
// CHECK-NEXT:     } -> tensor<?x12x14x1024xi32>
// CHECK-NEXT:     %[[C_22_I32:[^ ]+]] = arith.constant -22 : i32
// CHECK-NEXT:     %[[C42_I32:[^ ]+]] = arith.constant 42 : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = linalg.conv_2d_nhwc_hwcf_q {dilations = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>} ins(%[[PADDED]], %[[TRANSPOSED]], %[[C_22_I32]], %[[C42_I32]] : tensor<?x14x16x1xi8>, tensor<3x3x1x1024xi8>, i32, i32) outs(%[[V4]] : tensor<?x12x14x1024xi32>) -> tensor<?x12x14x1024xi32>
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
// CHECK-NEXT: }
