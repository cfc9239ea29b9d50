// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))' | FileCheck %s

func.func @f0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.add %arg0, %arg1  : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f1(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.add %arg0, %arg1  : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f2(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.add %arg0, %arg1  : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f3(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.add %arg0, %arg1  : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f4(%arg0: tensor<4xui8>, %arg1: tensor<4xui8>) -> tensor<4xui8> {
  %0 = tosa.add %arg0, %arg1  : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

func.func @f5(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.sub %arg0, %arg1  : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f6(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.sub %arg0, %arg1  : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f7(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.sub %arg0, %arg1  : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f8(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.sub %arg0, %arg1  : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f9(%arg0: tensor<4xui8>, %arg1: tensor<4xui8>) -> tensor<4xui8> {
  %0 = tosa.sub %arg0, %arg1  : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

func.func @f10(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.arithmetic_right_shift %arg0, %arg1 {round = true} : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f11(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.arithmetic_right_shift %arg0, %arg1 {round = true} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f12(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.arithmetic_right_shift %arg0, %arg1 {round = false} : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f13(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.arithmetic_right_shift %arg0, %arg1 {round = false} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f14(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.arithmetic_right_shift %arg0, %arg1 {round = false} : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f15(%arg0: tensor<4xui8>, %arg1: tensor<4xui8>) -> tensor<4xui8> {
  %0 = tosa.arithmetic_right_shift %arg0, %arg1 {round = false} : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

func.func @f16(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.bitwise_and %arg0, %arg1  : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f17(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.bitwise_and %arg0, %arg1  : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f18(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.bitwise_and %arg0, %arg1  : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f19(%arg0: tensor<4xui8>, %arg1: tensor<4xui8>) -> tensor<4xui8> {
  %0 = tosa.bitwise_and %arg0, %arg1  : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

func.func @f20(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.bitwise_or %arg0, %arg1  : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f21(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.bitwise_or %arg0, %arg1  : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f22(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.bitwise_or %arg0, %arg1  : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f23(%arg0: tensor<4xui8>, %arg1: tensor<4xui8>) -> tensor<4xui8> {
  %0 = tosa.bitwise_or %arg0, %arg1  : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

func.func @f24(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.bitwise_xor %arg0, %arg1  : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f25(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.bitwise_xor %arg0, %arg1  : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f26(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.bitwise_xor %arg0, %arg1  : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f27(%arg0: tensor<4xui8>, %arg1: tensor<4xui8>) -> tensor<4xui8> {
  %0 = tosa.bitwise_xor %arg0, %arg1  : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

func.func @f28(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.intdiv %arg0, %arg1  : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f29(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.logical_and %arg0, %arg1  : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f30(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.logical_or %arg0, %arg1  : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f31(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.logical_xor %arg0, %arg1  : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f32(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.logical_left_shift %arg0, %arg1  : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f33(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.logical_left_shift %arg0, %arg1  : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f34(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.logical_left_shift %arg0, %arg1  : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f35(%arg0: tensor<4xui8>, %arg1: tensor<4xui8>) -> tensor<4xui8> {
  %0 = tosa.logical_left_shift %arg0, %arg1  : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

func.func @f36(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.logical_right_shift %arg0, %arg1  : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f37(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.logical_right_shift %arg0, %arg1  : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f38(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.logical_right_shift %arg0, %arg1  : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f39(%arg0: tensor<4xui8>, %arg1: tensor<4xui8>) -> tensor<4xui8> {
  %0 = tosa.logical_right_shift %arg0, %arg1  : (tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

func.func @f40(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.maximum %arg0, %arg1  : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f41(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.maximum %arg0, %arg1  : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f42(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.maximum %arg0, %arg1  : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f43(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.maximum %arg0, %arg1  : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f44(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.minimum %arg0, %arg1  : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f45(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.minimum %arg0, %arg1  : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f46(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.minimum %arg0, %arg1  : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f47(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.minimum %arg0, %arg1  : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f48(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.maximum %arg0, %arg1 {nan_mode = IGNORE} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f49(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.maximum %arg0, %arg1 {nan_mode = IGNORE} : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f50(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.maximum %arg0, %arg1 {nan_mode = IGNORE} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f51(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.maximum %arg0, %arg1 {nan_mode = IGNORE} : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f52(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.minimum %arg0, %arg1 {nan_mode = IGNORE} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f53(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.minimum %arg0, %arg1 {nan_mode = IGNORE} : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f54(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.minimum %arg0, %arg1 {nan_mode = IGNORE} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f55(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.minimum %arg0, %arg1 {nan_mode = IGNORE} : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f56(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.pow %arg0, %arg1  : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f57(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xi1> {
  %0 = tosa.equal %arg0, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f58(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi1> {
  %0 = tosa.equal %arg0, %arg1 : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f59(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi1> {
  %0 = tosa.equal %arg0, %arg1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f60(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.equal %arg0, %arg1 : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f61(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xi1> {
  %0 = tosa.greater %arg0, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f62(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi1> {
  %0 = tosa.greater %arg0, %arg1 : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f63(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi1> {
  %0 = tosa.greater %arg0, %arg1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f64(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.greater %arg0, %arg1 : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f65(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xi1> {
  %0 = tosa.greater_equal %arg0, %arg1 : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f66(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi1> {
  %0 = tosa.greater_equal %arg0, %arg1 : (tensor<4xi8>, tensor<4xi8>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f67(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi1> {
  %0 = tosa.greater_equal %arg0, %arg1 : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f68(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.greater_equal %arg0, %arg1 : (tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f69(%arg0: tensor<4xi1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.select %arg0, %arg1, %arg2 : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f70(%arg0: tensor<4xi1>, %arg1: tensor<4xf16>, %arg2: tensor<4xf16>) -> tensor<4xf16> {
  %0 = tosa.select %arg0, %arg1, %arg2 : (tensor<4xi1>, tensor<4xf16>, tensor<4xf16>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}

func.func @f71(%arg0: tensor<4xi1>, %arg1: tensor<4xbf16>, %arg2: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = tosa.select %arg0, %arg1, %arg2 : (tensor<4xi1>, tensor<4xbf16>, tensor<4xbf16>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

func.func @f72(%arg0: tensor<4xi1>, %arg1: tensor<4xf64>, %arg2: tensor<4xf64>) -> tensor<4xf64> {
  %0 = tosa.select %arg0, %arg1, %arg2 : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

func.func @f73(%arg0: tensor<4xi1>, %arg1: tensor<4xi8>, %arg2: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.select %arg0, %arg1, %arg2 : (tensor<4xi1>, tensor<4xi8>, tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f74(%arg0: tensor<4xi1>, %arg1: tensor<4xi16>, %arg2: tensor<4xi16>) -> tensor<4xi16> {
  %0 = tosa.select %arg0, %arg1, %arg2 : (tensor<4xi1>, tensor<4xi16>, tensor<4xi16>) -> tensor<4xi16>
  return %0 : tensor<4xi16>
}

func.func @f75(%arg0: tensor<4xi1>, %arg1: tensor<4xi32>, %arg2: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.select %arg0, %arg1, %arg2 : (tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f76(%arg0: tensor<4xi1>, %arg1: tensor<4xi64>, %arg2: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.select %arg0, %arg1, %arg2 : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

func.func @f77(%arg0: tensor<4xi1>, %arg1: tensor<4xi48>, %arg2: tensor<4xi48>) -> tensor<4xi48> {
  %0 = tosa.select %arg0, %arg1, %arg2 : (tensor<4xi1>, tensor<4xi48>, tensor<4xi48>) -> tensor<4xi48>
  return %0 : tensor<4xi48>
}

func.func @f78(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>, %arg2: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.select %arg0, %arg1, %arg2 : (tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f79(%arg0: tensor<4xi1>, %arg1: tensor<4xui8>, %arg2: tensor<4xui8>) -> tensor<4xui8> {
  %0 = tosa.select %arg0, %arg1, %arg2 : (tensor<4xi1>, tensor<4xui8>, tensor<4xui8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

func.func @f80(%arg0: tensor<4xi1>, %arg1: tensor<4xi4>, %arg2: tensor<4xi4>) -> tensor<4xi4> {
  %0 = tosa.select %arg0, %arg1, %arg2 : (tensor<4xi1>, tensor<4xi4>, tensor<4xi4>) -> tensor<4xi4>
  return %0 : tensor<4xi4>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xf32>, tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_0:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addi %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V2]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi32>, tensor<4xi32>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addi %[[IN]], %[[IN_0]] : i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi1>, tensor<4xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addi %[[IN]], %[[IN_0]] : i1
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: tensor<4xui8>, %[[ARG1:[^ ]+]]: tensor<4xui8>) -> tensor<4xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[V1]], %[[V0]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V2]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.addi %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V5]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : tensor<4xi8> to tensor<4xui8>
// CHECK-NEXT:     return %[[V4]] : tensor<4xui8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xf32>, tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_0:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.subf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.subi %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V2]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi32>, tensor<4xi32>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.subi %[[IN]], %[[IN_0]] : i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi1>, tensor<4xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.subi %[[IN]], %[[IN_0]] : i1
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: tensor<4xui8>, %[[ARG1:[^ ]+]]: tensor<4xui8>) -> tensor<4xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[V1]], %[[V0]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V2]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.subi %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V5]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : tensor<4xi8> to tensor<4xui8>
// CHECK-NEXT:     return %[[V4]] : tensor<4xui8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.shrsi %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       %[[C1_I8:[^ ]+]] = arith.constant 1 : i8
// CHECK-NEXT:       %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:       %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.cmpi sgt, %[[IN_0]], %[[C0_I8]] : i8
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.subi %[[IN_0]], %[[C1_I8]] : i8
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.shrsi %[[IN]], %[[V4]] : i8
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.trunci %[[V5]] : i8 to i1
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.andi %[[V6]], %[[TRUE]] : i1
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.select %[[V3]], %[[V7]], %[[FALSE]] : i1
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.extui %[[V8]] : i1 to i8
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.addi %[[V2]], %[[V9]] : i8
// CHECK-NEXT:       linalg.yield %[[V10]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi32>, tensor<4xi32>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.shrsi %[[IN]], %[[IN_0]] : i32
// CHECK-NEXT:       %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.cmpi sgt, %[[IN_0]], %[[C0_I32]] : i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.subi %[[IN_0]], %[[C1_I32]] : i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.shrsi %[[IN]], %[[V4]] : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.trunci %[[V5]] : i32 to i1
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.andi %[[V6]], %[[TRUE]] : i1
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.select %[[V3]], %[[V7]], %[[FALSE]] : i1
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.extui %[[V8]] : i1 to i32
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.addi %[[V2]], %[[V9]] : i32
// CHECK-NEXT:       linalg.yield %[[V10]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.shrsi %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V2]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi32>, tensor<4xi32>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.shrsi %[[IN]], %[[IN_0]] : i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi1>, tensor<4xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.shrsi %[[IN]], %[[IN_0]] : i1
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: tensor<4xui8>, %[[ARG1:[^ ]+]]: tensor<4xui8>) -> tensor<4xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[V1]], %[[V0]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V2]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.shrsi %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V5]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : tensor<4xi8> to tensor<4xui8>
// CHECK-NEXT:     return %[[V4]] : tensor<4xui8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.andi %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V2]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi32>, tensor<4xi32>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.andi %[[IN]], %[[IN_0]] : i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi1>, tensor<4xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.andi %[[IN]], %[[IN_0]] : i1
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: tensor<4xui8>, %[[ARG1:[^ ]+]]: tensor<4xui8>) -> tensor<4xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[V1]], %[[V0]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V2]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.andi %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V5]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : tensor<4xi8> to tensor<4xui8>
// CHECK-NEXT:     return %[[V4]] : tensor<4xui8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.ori %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V2]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi32>, tensor<4xi32>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.ori %[[IN]], %[[IN_0]] : i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi1>, tensor<4xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.ori %[[IN]], %[[IN_0]] : i1
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f23(%[[ARG0:[^ ]+]]: tensor<4xui8>, %[[ARG1:[^ ]+]]: tensor<4xui8>) -> tensor<4xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[V1]], %[[V0]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V2]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.ori %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V5]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : tensor<4xi8> to tensor<4xui8>
// CHECK-NEXT:     return %[[V4]] : tensor<4xui8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.xori %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V2]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f25(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi32>, tensor<4xi32>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.xori %[[IN]], %[[IN_0]] : i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi1>, tensor<4xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.xori %[[IN]], %[[IN_0]] : i1
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f27(%[[ARG0:[^ ]+]]: tensor<4xui8>, %[[ARG1:[^ ]+]]: tensor<4xui8>) -> tensor<4xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[V1]], %[[V0]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V2]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.xori %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V5]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : tensor<4xi8> to tensor<4xui8>
// CHECK-NEXT:     return %[[V4]] : tensor<4xui8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi32>, tensor<4xi32>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.divsi %[[IN]], %[[IN_0]] : i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f29(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi1>, tensor<4xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.andi %[[IN]], %[[IN_0]] : i1
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f30(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi1>, tensor<4xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.ori %[[IN]], %[[IN_0]] : i1
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f31(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi1>, tensor<4xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.xori %[[IN]], %[[IN_0]] : i1
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f32(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.shli %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V2]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f33(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi32>, tensor<4xi32>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.shli %[[IN]], %[[IN_0]] : i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f34(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi1>, tensor<4xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.shli %[[IN]], %[[IN_0]] : i1
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f35(%[[ARG0:[^ ]+]]: tensor<4xui8>, %[[ARG1:[^ ]+]]: tensor<4xui8>) -> tensor<4xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[V1]], %[[V0]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V2]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.shli %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V5]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : tensor<4xi8> to tensor<4xui8>
// CHECK-NEXT:     return %[[V4]] : tensor<4xui8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f36(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.shrui %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V2]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f37(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi32>, tensor<4xi32>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.shrui %[[IN]], %[[IN_0]] : i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f38(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi1>, tensor<4xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.shrui %[[IN]], %[[IN_0]] : i1
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f39(%[[ARG0:[^ ]+]]: tensor<4xui8>, %[[ARG1:[^ ]+]]: tensor<4xui8>) -> tensor<4xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[V1]], %[[V0]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V2]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.shrui %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V5]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : tensor<4xi8> to tensor<4xui8>
// CHECK-NEXT:     return %[[V4]] : tensor<4xui8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f40(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xf32>, tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_0:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.maximumf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f41(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.maxsi %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V2]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f42(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi32>, tensor<4xi32>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.maxsi %[[IN]], %[[IN_0]] : i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f43(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi1>, tensor<4xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.maxsi %[[IN]], %[[IN_0]] : i1
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f44(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xf32>, tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_0:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.minimumf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f45(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.minsi %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V2]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f46(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi32>, tensor<4xi32>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.minsi %[[IN]], %[[IN_0]] : i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f47(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi1>, tensor<4xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.minsi %[[IN]], %[[IN_0]] : i1
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f48(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xf32>, tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_0:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.maximumf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.cmpf uno, %[[IN]], %[[IN]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.cmpf uno, %[[IN_0]], %[[IN_0]] : f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.select %[[V3]], %[[IN_0]], %[[V2]] : f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.select %[[V4]], %[[IN]], %[[V5]] : f32
// CHECK-NEXT:       linalg.yield %[[V6]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f49(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.maxsi %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V2]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f50(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi32>, tensor<4xi32>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.maxsi %[[IN]], %[[IN_0]] : i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f51(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi1>, tensor<4xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.maxsi %[[IN]], %[[IN_0]] : i1
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f52(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xf32>, tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_0:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.minimumf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.cmpf uno, %[[IN]], %[[IN]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.cmpf uno, %[[IN_0]], %[[IN_0]] : f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.select %[[V3]], %[[IN_0]], %[[V2]] : f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.select %[[V4]], %[[IN]], %[[V5]] : f32
// CHECK-NEXT:       linalg.yield %[[V6]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f53(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.minsi %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V2]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f54(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi32>, tensor<4xi32>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.minsi %[[IN]], %[[IN_0]] : i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f55(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi1>, tensor<4xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.minsi %[[IN]], %[[IN_0]] : i1
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f56(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xf32>, tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_0:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.powf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f57(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: tensor<4xf32>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xf32>, tensor<4xf32>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_0:[^ ]+]]: f32, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpf oeq, %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f58(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<4xi8>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi eq, %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f59(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi32>, tensor<4xi32>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi eq, %[[IN]], %[[IN_0]] : i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f60(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi1>, tensor<4xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi eq, %[[IN]], %[[IN_0]] : i1
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f61(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: tensor<4xf32>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xf32>, tensor<4xf32>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_0:[^ ]+]]: f32, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpf ogt, %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f62(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<4xi8>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f63(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi32>, tensor<4xi32>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[IN]], %[[IN_0]] : i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f64(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi1>, tensor<4xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[IN]], %[[IN_0]] : i1
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f65(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: tensor<4xf32>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xf32>, tensor<4xf32>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_0:[^ ]+]]: f32, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpf oge, %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f66(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<4xi8>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sge, %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f67(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi32>, tensor<4xi32>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sge, %[[IN]], %[[IN_0]] : i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f68(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi1>, tensor<4xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sge, %[[IN]], %[[IN_0]] : i1
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f69(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xf32>, %[[ARG2:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: f32, %[[IN_1:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.select %[[IN]], %[[IN_0]], %[[IN_1]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f70(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xf16>, %[[ARG2:[^ ]+]]: tensor<4xf16>) -> tensor<4xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4xi1>, tensor<4xf16>, tensor<4xf16>) outs(%[[V0]] : tensor<4xf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: f16, %[[IN_1:[^ ]+]]: f16, %[[OUT:[^ ]+]]: f16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.select %[[IN]], %[[IN_0]], %[[IN_1]] : f16
// CHECK-NEXT:       linalg.yield %[[V2]] : f16
// CHECK-NEXT:     } -> tensor<4xf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f71(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xbf16>, %[[ARG2:[^ ]+]]: tensor<4xbf16>) -> tensor<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4xi1>, tensor<4xbf16>, tensor<4xbf16>) outs(%[[V0]] : tensor<4xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: bf16, %[[IN_1:[^ ]+]]: bf16, %[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.select %[[IN]], %[[IN_0]], %[[IN_1]] : bf16
// CHECK-NEXT:       linalg.yield %[[V2]] : bf16
// CHECK-NEXT:     } -> tensor<4xbf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f72(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xf64>, %[[ARG2:[^ ]+]]: tensor<4xf64>) -> tensor<4xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) outs(%[[V0]] : tensor<4xf64>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: f64, %[[IN_1:[^ ]+]]: f64, %[[OUT:[^ ]+]]: f64):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.select %[[IN]], %[[IN_0]], %[[IN_1]] : f64
// CHECK-NEXT:       linalg.yield %[[V2]] : f64
// CHECK-NEXT:     } -> tensor<4xf64>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f73(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi8>, %[[ARG2:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4xi1>, tensor<4xi8>, tensor<4xi8>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i8, %[[IN_1:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.select %[[IN]], %[[IN_0]], %[[IN_1]] : i8
// CHECK-NEXT:       linalg.yield %[[V2]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f74(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi16>, %[[ARG2:[^ ]+]]: tensor<4xi16>) -> tensor<4xi16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4xi1>, tensor<4xi16>, tensor<4xi16>) outs(%[[V0]] : tensor<4xi16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i16, %[[IN_1:[^ ]+]]: i16, %[[OUT:[^ ]+]]: i16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.select %[[IN]], %[[IN_0]], %[[IN_1]] : i16
// CHECK-NEXT:       linalg.yield %[[V2]] : i16
// CHECK-NEXT:     } -> tensor<4xi16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f75(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi32>, %[[ARG2:[^ ]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4xi1>, tensor<4xi32>, tensor<4xi32>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i32, %[[IN_1:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.select %[[IN]], %[[IN_0]], %[[IN_1]] : i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f76(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi64>, %[[ARG2:[^ ]+]]: tensor<4xi64>) -> tensor<4xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) outs(%[[V0]] : tensor<4xi64>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i64, %[[IN_1:[^ ]+]]: i64, %[[OUT:[^ ]+]]: i64):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.select %[[IN]], %[[IN_0]], %[[IN_1]] : i64
// CHECK-NEXT:       linalg.yield %[[V2]] : i64
// CHECK-NEXT:     } -> tensor<4xi64>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f77(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi48>, %[[ARG2:[^ ]+]]: tensor<4xi48>) -> tensor<4xi48> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi48>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4xi1>, tensor<4xi48>, tensor<4xi48>) outs(%[[V0]] : tensor<4xi48>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i48, %[[IN_1:[^ ]+]]: i48, %[[OUT:[^ ]+]]: i48):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.select %[[IN]], %[[IN_0]], %[[IN_1]] : i48
// CHECK-NEXT:       linalg.yield %[[V2]] : i48
// CHECK-NEXT:     } -> tensor<4xi48>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi48>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f78(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi1>, %[[ARG2:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4xi1>, tensor<4xi1>, tensor<4xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i1, %[[IN_1:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.select %[[IN]], %[[IN_0]], %[[IN_1]] : i1
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f79(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xui8>, %[[ARG2:[^ ]+]]: tensor<4xui8>) -> tensor<4xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG2]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[V1]], %[[V0]] : tensor<4xi1>, tensor<4xi8>, tensor<4xi8>) outs(%[[V2]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i8, %[[IN_1:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.select %[[IN]], %[[IN_0]], %[[IN_1]] : i8
// CHECK-NEXT:       linalg.yield %[[V5]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = builtin.unrealized_conversion_cast %[[V3]] : tensor<4xi8> to tensor<4xui8>
// CHECK-NEXT:     return %[[V4]] : tensor<4xui8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f80(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi4>, %[[ARG2:[^ ]+]]: tensor<4xi4>) -> tensor<4xi4> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4xi1>, tensor<4xi4>, tensor<4xi4>) outs(%[[V0]] : tensor<4xi4>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i4, %[[IN_1:[^ ]+]]: i4, %[[OUT:[^ ]+]]: i4):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.select %[[IN]], %[[IN_0]], %[[IN_1]] : i4
// CHECK-NEXT:       linalg.yield %[[V2]] : i4
// CHECK-NEXT:     } -> tensor<4xi4>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi4>
// CHECK-NEXT:   }
// CHECK-NEXT: }
