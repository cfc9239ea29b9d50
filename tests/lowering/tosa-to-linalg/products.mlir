// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))' | FileCheck %s

func.func @f0(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>) -> tensor<4xf32> {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %arg0, %arg1, %s : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f1(%arg0: tensor<4xf32>, %arg1: tensor<4xf32>, %arg2: tensor<1xi8>) -> tensor<4xf32> {
  %0 = tosa.mul %arg0, %arg1, %arg2 : (tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f2(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi8> {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %arg0, %arg1, %s : (tensor<4xi8>, tensor<4xi8>, tensor<1xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f3(%arg0: tensor<4xi16>, %arg1: tensor<4xi16>) -> tensor<4xi16> {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %arg0, %arg1, %s : (tensor<4xi16>, tensor<4xi16>, tensor<1xi8>) -> tensor<4xi16>
  return %0 : tensor<4xi16>
}

func.func @f4(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %arg0, %arg1, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f5(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi32> {
  %s = "tosa.const"() {values = dense<7> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %arg0, %arg1, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f6(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>, %arg2: tensor<1xi8>) -> tensor<4xi32> {
  %0 = tosa.mul %arg0, %arg1, %arg2 : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f7(%arg0: tensor<4xi48>, %arg1: tensor<4xi48>) -> tensor<4xi48> {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %arg0, %arg1, %s : (tensor<4xi48>, tensor<4xi48>, tensor<1xi8>) -> tensor<4xi48>
  return %0 : tensor<4xi48>
}

func.func @f8(%arg0: tensor<4xi1>, %arg1: tensor<4xi1>) -> tensor<4xi1> {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %arg0, %arg1, %s : (tensor<4xi1>, tensor<4xi1>, tensor<1xi8>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f9(%arg0: tensor<4xi4>, %arg1: tensor<4xi4>) -> tensor<4xi4> {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %arg0, %arg1, %s : (tensor<4xi4>, tensor<4xi4>, tensor<1xi8>) -> tensor<4xi4>
  return %0 : tensor<4xi4>
}

func.func @f10(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi32> {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %arg0, %arg1, %s : (tensor<4xi8>, tensor<4xi8>, tensor<1xi8>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f11(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi32> {
  %s = "tosa.const"() {values = dense<7> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %arg0, %arg1, %s : (tensor<4xi8>, tensor<4xi8>, tensor<1xi8>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f12(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>, %arg2: tensor<1xi8>) -> tensor<4xi32> {
  %0 = tosa.mul %arg0, %arg1, %arg2 : (tensor<4xi8>, tensor<4xi8>, tensor<1xi8>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f13(%arg0: tensor<4xi16>, %arg1: tensor<4xi16>) -> tensor<4xi32> {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %arg0, %arg1, %s : (tensor<4xi16>, tensor<4xi16>, tensor<1xi8>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f14(%arg0: tensor<4xi16>, %arg1: tensor<4xi16>) -> tensor<4xi32> {
  %s = "tosa.const"() {values = dense<7> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %arg0, %arg1, %s : (tensor<4xi16>, tensor<4xi16>, tensor<1xi8>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f15(%arg0: tensor<4xi16>, %arg1: tensor<4xi16>, %arg2: tensor<1xi8>) -> tensor<4xi32> {
  %0 = tosa.mul %arg0, %arg1, %arg2 : (tensor<4xi16>, tensor<4xi16>, tensor<1xi8>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f16(%arg0: tensor<4xi32>, %arg1: tensor<4xi32>) -> tensor<4xi64> {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %arg0, %arg1, %s : (tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

func.func @f17(%arg0: tensor<4xi8>, %arg1: tensor<4xi8>) -> tensor<4xi16> {
  %s = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.mul %arg0, %arg1, %s : (tensor<4xi8>, tensor<4xi8>, tensor<1xi8>) -> tensor<4xi16>
  return %0 : tensor<4xi16>
}

func.func @f18(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %x = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %y = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.negate %arg0, %x, %y : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f19(%arg0: tensor<4xf32>, %arg1: tensor<1xf32>, %arg2: tensor<1xf32>) -> tensor<4xf32> {
  %0 = tosa.negate %arg0, %arg1, %arg2 : (tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f20(%arg0: tensor<4xi8>) -> tensor<4xi8> {
  %x = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.negate %arg0, %x, %y : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f21(%arg0: tensor<4xi8>) -> tensor<4xi8> {
  %x = "tosa.const"() {values = dense<3> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<-2> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.negate %arg0, %x, %y : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f22(%arg0: tensor<4xi8>) -> tensor<4xi8> {
  %x = "tosa.const"() {values = dense<127> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<127> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.negate %arg0, %x, %y : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f23(%arg0: tensor<4xi8>) -> tensor<4xi8> {
  %x = "tosa.const"() {values = dense<-128> : tensor<1xi8>} : () -> tensor<1xi8>
  %y = "tosa.const"() {values = dense<5> : tensor<1xi8>} : () -> tensor<1xi8>
  %0 = tosa.negate %arg0, %x, %y : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f24(%arg0: tensor<4xi8>, %arg1: tensor<1xi8>, %arg2: tensor<1xi8>) -> tensor<4xi8> {
  %0 = tosa.negate %arg0, %arg1, %arg2 : (tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f25(%arg0: tensor<4xi16>) -> tensor<4xi16> {
  %x = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi16>} : () -> tensor<1xi16>
  %0 = tosa.negate %arg0, %x, %y : (tensor<4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi16>
  return %0 : tensor<4xi16>
}

func.func @f26(%arg0: tensor<4xi16>, %arg1: tensor<1xi16>, %arg2: tensor<1xi16>) -> tensor<4xi16> {
  %0 = tosa.negate %arg0, %arg1, %arg2 : (tensor<4xi16>, tensor<1xi16>, tensor<1xi16>) -> tensor<4xi16>
  return %0 : tensor<4xi16>
}

func.func @f27(%arg0: tensor<4xi32>) -> tensor<4xi32> {
  %x = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi32>} : () -> tensor<1xi32>
  %0 = tosa.negate %arg0, %x, %y : (tensor<4xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f28(%arg0: tensor<4xi32>, %arg1: tensor<1xi32>, %arg2: tensor<1xi32>) -> tensor<4xi32> {
  %0 = tosa.negate %arg0, %arg1, %arg2 : (tensor<4xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f29(%arg0: tensor<4xi48>) -> tensor<4xi48> {
  %x = "tosa.const"() {values = dense<0> : tensor<1xi48>} : () -> tensor<1xi48>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi48>} : () -> tensor<1xi48>
  %0 = tosa.negate %arg0, %x, %y : (tensor<4xi48>, tensor<1xi48>, tensor<1xi48>) -> tensor<4xi48>
  return %0 : tensor<4xi48>
}

func.func @f30(%arg0: tensor<4xi48>, %arg1: tensor<1xi48>, %arg2: tensor<1xi48>) -> tensor<4xi48> {
  %0 = tosa.negate %arg0, %arg1, %arg2 : (tensor<4xi48>, tensor<1xi48>, tensor<1xi48>) -> tensor<4xi48>
  return %0 : tensor<4xi48>
}

func.func @f31(%arg0: tensor<4xi1>) -> tensor<4xi1> {
  %x = "tosa.const"() {values = dense<0> : tensor<1xi1>} : () -> tensor<1xi1>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi1>} : () -> tensor<1xi1>
  %0 = tosa.negate %arg0, %x, %y : (tensor<4xi1>, tensor<1xi1>, tensor<1xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f32(%arg0: tensor<4xi1>, %arg1: tensor<1xi1>, %arg2: tensor<1xi1>) -> tensor<4xi1> {
  %0 = tosa.negate %arg0, %arg1, %arg2 : (tensor<4xi1>, tensor<1xi1>, tensor<1xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f33(%arg0: tensor<4xi4>) -> tensor<4xi4> {
  %x = "tosa.const"() {values = dense<0> : tensor<1xi4>} : () -> tensor<1xi4>
  %y = "tosa.const"() {values = dense<0> : tensor<1xi4>} : () -> tensor<1xi4>
  %0 = tosa.negate %arg0, %x, %y : (tensor<4xi4>, tensor<1xi4>, tensor<1xi4>) -> tensor<4xi4>
  return %0 : tensor<4xi4>
}

func.func @f34(%arg0: tensor<4xi4>, %arg1: tensor<1xi4>, %arg2: tensor<1xi4>) -> tensor<4xi4> {
  %0 = tosa.negate %arg0, %arg1, %arg2 : (tensor<4xi4>, tensor<1xi4>, tensor<1xi4>) -> tensor<4xi4>
  return %0 : tensor<4xi4>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xf32>, tensor<4xf32>) outs(%[[V1]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_0:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.mulf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:       linalg.yield %[[V3]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V2]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: tensor<4xf32>, %[[ARG2:[^ ]+]]: tensor<1xi8>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4xf32>, tensor<4xf32>, tensor<1xi8>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_0:[^ ]+]]: f32, %[[IN_1:[^ ]+]]: i8, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.mulf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V1]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.muli %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V3]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V2]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: tensor<4xi16>, %[[ARG1:[^ ]+]]: tensor<4xi16>) -> tensor<4xi16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi16>, tensor<4xi16>) outs(%[[V1]] : tensor<4xi16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i16, %[[IN_0:[^ ]+]]: i16, %[[OUT:[^ ]+]]: i16):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.muli %[[IN]], %[[IN_0]] : i16
// CHECK-NEXT:       linalg.yield %[[V3]] : i16
// CHECK-NEXT:     } -> tensor<4xi16>
// CHECK-NEXT:     return %[[V2]] : tensor<4xi16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi32>, tensor<4xi32>) outs(%[[V1]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.muli %[[IN]], %[[IN_0]] : i32
// CHECK-NEXT:       linalg.yield %[[V3]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V2]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<7> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi32>, tensor<4xi32>) outs(%[[V1]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[C7_I8:[^ ]+]] = arith.constant 7 : i8
// CHECK-NEXT:       %[[V3:[^ ]+]] = tosa.apply_scale %[[IN]], %[[IN_0]], %[[C7_I8]] {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:       linalg.yield %[[V3]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V2]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<4xi32>, %[[ARG2:[^ ]+]]: tensor<1xi8>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4xi32>, tensor<4xi32>, tensor<1xi8>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[IN_1:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = tosa.apply_scale %[[IN]], %[[IN_0]], %[[IN_1]] {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: tensor<4xi48>, %[[ARG1:[^ ]+]]: tensor<4xi48>) -> tensor<4xi48> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xi48>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi48>, tensor<4xi48>) outs(%[[V1]] : tensor<4xi48>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i48, %[[IN_0:[^ ]+]]: i48, %[[OUT:[^ ]+]]: i48):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.muli %[[IN]], %[[IN_0]] : i48
// CHECK-NEXT:       linalg.yield %[[V3]] : i48
// CHECK-NEXT:     } -> tensor<4xi48>
// CHECK-NEXT:     return %[[V2]] : tensor<4xi48>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi1>, tensor<4xi1>) outs(%[[V1]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.muli %[[IN]], %[[IN_0]] : i1
// CHECK-NEXT:       linalg.yield %[[V3]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V2]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: tensor<4xi4>, %[[ARG1:[^ ]+]]: tensor<4xi4>) -> tensor<4xi4> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi4>, tensor<4xi4>) outs(%[[V1]] : tensor<4xi4>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i4, %[[IN_0:[^ ]+]]: i4, %[[OUT:[^ ]+]]: i4):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.muli %[[IN]], %[[IN_0]] : i4
// CHECK-NEXT:       linalg.yield %[[V3]] : i4
// CHECK-NEXT:     } -> tensor<4xi4>
// CHECK-NEXT:     return %[[V2]] : tensor<4xi4>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<4xi8>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V1]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN]] : i8 to i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.extsi %[[IN_0]] : i8 to i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.muli %[[V3]], %[[V4]] : i32
// CHECK-NEXT:       linalg.yield %[[V5]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V2]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<4xi8>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<7> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V1]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[C7_I8:[^ ]+]] = arith.constant 7 : i8
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN]] : i8 to i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.extsi %[[IN_0]] : i8 to i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = tosa.apply_scale %[[V3]], %[[V4]], %[[C7_I8]] {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:       linalg.yield %[[V5]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V2]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<4xi8>, %[[ARG2:[^ ]+]]: tensor<1xi8>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4xi8>, tensor<4xi8>, tensor<1xi8>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[IN_1:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extsi %[[IN]] : i8 to i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN_0]] : i8 to i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = tosa.apply_scale %[[V2]], %[[V3]], %[[IN_1]] {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:       linalg.yield %[[V4]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: tensor<4xi16>, %[[ARG1:[^ ]+]]: tensor<4xi16>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi16>, tensor<4xi16>) outs(%[[V1]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i16, %[[IN_0:[^ ]+]]: i16, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN]] : i16 to i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.extsi %[[IN_0]] : i16 to i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.muli %[[V3]], %[[V4]] : i32
// CHECK-NEXT:       linalg.yield %[[V5]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V2]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: tensor<4xi16>, %[[ARG1:[^ ]+]]: tensor<4xi16>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<7> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi16>, tensor<4xi16>) outs(%[[V1]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i16, %[[IN_0:[^ ]+]]: i16, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[C7_I8:[^ ]+]] = arith.constant 7 : i8
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN]] : i16 to i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.extsi %[[IN_0]] : i16 to i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = tosa.apply_scale %[[V3]], %[[V4]], %[[C7_I8]] {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:       linalg.yield %[[V5]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V2]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: tensor<4xi16>, %[[ARG1:[^ ]+]]: tensor<4xi16>, %[[ARG2:[^ ]+]]: tensor<1xi8>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map1, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4xi16>, tensor<4xi16>, tensor<1xi8>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i16, %[[IN_0:[^ ]+]]: i16, %[[IN_1:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extsi %[[IN]] : i16 to i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN_0]] : i16 to i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = tosa.apply_scale %[[V2]], %[[V3]], %[[IN_1]] {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:       linalg.yield %[[V4]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<4xi32>) -> tensor<4xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xi64>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi32>, tensor<4xi32>) outs(%[[V1]] : tensor<4xi64>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i64):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN]] : i32 to i64
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.extsi %[[IN_0]] : i32 to i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.muli %[[V3]], %[[V4]] : i64
// CHECK-NEXT:       linalg.yield %[[V5]] : i64
// CHECK-NEXT:     } -> tensor<4xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<4xi64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<4xi8>) -> tensor<4xi16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4xi8>, tensor<4xi8>) outs(%[[V1]] : tensor<4xi16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i16):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN]] : i8 to i16
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.extsi %[[IN_0]] : i8 to i16
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.muli %[[V3]], %[[V4]] : i16
// CHECK-NEXT:       linalg.yield %[[V5]] : i16
// CHECK-NEXT:     } -> tensor<4xi16>
// CHECK-NEXT:     return %[[V2]] : tensor<4xi16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V2]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.negf %[[IN]] : f32
// CHECK-NEXT:       linalg.yield %[[V4]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V3]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: tensor<1xf32>, %[[ARG2:[^ ]+]]: tensor<1xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4xf32>, tensor<1xf32>, tensor<1xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_0:[^ ]+]]: f32, %[[IN_1:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.negf %[[IN]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi8>) outs(%[[V2]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[C0_I16:[^ ]+]] = arith.constant 0 : i16
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.extsi %[[IN]] : i8 to i16
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.subi %[[C0_I16]], %[[V4]] : i16
// CHECK-NEXT:       %[[C_128_I16:[^ ]+]] = arith.constant -128 : i16
// CHECK-NEXT:       %[[C127_I16:[^ ]+]] = arith.constant 127 : i16
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.maxsi %[[C_128_I16]], %[[V5]] : i16
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.minsi %[[C127_I16]], %[[V6]] : i16
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.trunci %[[V7]] : i16 to i8
// CHECK-NEXT:       linalg.yield %[[V8]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V3]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<3> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<-2> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi8>) outs(%[[V2]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[C1_I16:[^ ]+]] = arith.constant 1 : i16
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.extsi %[[IN]] : i8 to i16
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.subi %[[C1_I16]], %[[V4]] : i16
// CHECK-NEXT:       %[[C_128_I16:[^ ]+]] = arith.constant -128 : i16
// CHECK-NEXT:       %[[C127_I16:[^ ]+]] = arith.constant 127 : i16
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.maxsi %[[C_128_I16]], %[[V5]] : i16
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.minsi %[[C127_I16]], %[[V6]] : i16
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.trunci %[[V7]] : i16 to i8
// CHECK-NEXT:       linalg.yield %[[V8]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V3]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<127> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<127> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi8>) outs(%[[V2]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[C254_I16:[^ ]+]] = arith.constant 254 : i16
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.extsi %[[IN]] : i8 to i16
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.subi %[[C254_I16]], %[[V4]] : i16
// CHECK-NEXT:       %[[C_128_I16:[^ ]+]] = arith.constant -128 : i16
// CHECK-NEXT:       %[[C127_I16:[^ ]+]] = arith.constant 127 : i16
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.maxsi %[[C_128_I16]], %[[V5]] : i16
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.minsi %[[C127_I16]], %[[V6]] : i16
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.trunci %[[V7]] : i16 to i8
// CHECK-NEXT:       linalg.yield %[[V8]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V3]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f23(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<-128> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<5> : tensor<1xi8>}> : () -> tensor<1xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi8>) outs(%[[V2]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[C_123_I16:[^ ]+]] = arith.constant -123 : i16
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.extsi %[[IN]] : i8 to i16
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.subi %[[C_123_I16]], %[[V4]] : i16
// CHECK-NEXT:       %[[C_128_I16:[^ ]+]] = arith.constant -128 : i16
// CHECK-NEXT:       %[[C127_I16:[^ ]+]] = arith.constant 127 : i16
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.maxsi %[[C_128_I16]], %[[V5]] : i16
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.minsi %[[C127_I16]], %[[V6]] : i16
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.trunci %[[V7]] : i16 to i8
// CHECK-NEXT:       linalg.yield %[[V8]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V3]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: tensor<4xi8>, %[[ARG1:[^ ]+]]: tensor<1xi8>, %[[ARG2:[^ ]+]]: tensor<1xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4xi8>, tensor<1xi8>, tensor<1xi8>) outs(%[[V0]] : tensor<4xi8>) {
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
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f25(%[[ARG0:[^ ]+]]: tensor<4xi16>) -> tensor<4xi16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi16>}> : () -> tensor<1xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<4xi16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi16>) outs(%[[V2]] : tensor<4xi16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i16, %[[OUT:[^ ]+]]: i16):
// CHECK-NEXT:       %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.extsi %[[IN]] : i16 to i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.subi %[[C0_I32]], %[[V4]] : i32
// CHECK-NEXT:       %[[C_32768_I32:[^ ]+]] = arith.constant -32768 : i32
// CHECK-NEXT:       %[[C32767_I32:[^ ]+]] = arith.constant 32767 : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.maxsi %[[C_32768_I32]], %[[V5]] : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.minsi %[[C32767_I32]], %[[V6]] : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.trunci %[[V7]] : i32 to i16
// CHECK-NEXT:       linalg.yield %[[V8]] : i16
// CHECK-NEXT:     } -> tensor<4xi16>
// CHECK-NEXT:     return %[[V3]] : tensor<4xi16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: tensor<4xi16>, %[[ARG1:[^ ]+]]: tensor<1xi16>, %[[ARG2:[^ ]+]]: tensor<1xi16>) -> tensor<4xi16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4xi16>, tensor<1xi16>, tensor<1xi16>) outs(%[[V0]] : tensor<4xi16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i16, %[[IN_0:[^ ]+]]: i16, %[[IN_1:[^ ]+]]: i16, %[[OUT:[^ ]+]]: i16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extsi %[[IN_0]] : i16 to i64
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN_1]] : i16 to i64
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addi %[[V2]], %[[V3]] : i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.extsi %[[IN]] : i16 to i64
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.subi %[[V4]], %[[V5]] : i64
// CHECK-NEXT:       %[[C_32768_I64:[^ ]+]] = arith.constant -32768 : i64
// CHECK-NEXT:       %[[C32767_I64:[^ ]+]] = arith.constant 32767 : i64
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.maxsi %[[C_32768_I64]], %[[V6]] : i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.minsi %[[C32767_I64]], %[[V7]] : i64
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.trunci %[[V8]] : i64 to i16
// CHECK-NEXT:       linalg.yield %[[V9]] : i16
// CHECK-NEXT:     } -> tensor<4xi16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f27(%[[ARG0:[^ ]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi32>}> : () -> tensor<1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi32>) outs(%[[V2]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[C0_I64:[^ ]+]] = arith.constant 0 : i64
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.extsi %[[IN]] : i32 to i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.subi %[[C0_I64]], %[[V4]] : i64
// CHECK-NEXT:       %[[C_2147483648_I64:[^ ]+]] = arith.constant -2147483648 : i64
// CHECK-NEXT:       %[[C2147483647_I64:[^ ]+]] = arith.constant 2147483647 : i64
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.maxsi %[[C_2147483648_I64]], %[[V5]] : i64
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.minsi %[[C2147483647_I64]], %[[V6]] : i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.trunci %[[V7]] : i64 to i32
// CHECK-NEXT:       linalg.yield %[[V8]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V3]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: tensor<4xi32>, %[[ARG1:[^ ]+]]: tensor<1xi32>, %[[ARG2:[^ ]+]]: tensor<1xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4xi32>, tensor<1xi32>, tensor<1xi32>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[IN_1:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extsi %[[IN_0]] : i32 to i64
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN_1]] : i32 to i64
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addi %[[V2]], %[[V3]] : i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.extsi %[[IN]] : i32 to i64
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.subi %[[V4]], %[[V5]] : i64
// CHECK-NEXT:       %[[C_2147483648_I64:[^ ]+]] = arith.constant -2147483648 : i64
// CHECK-NEXT:       %[[C2147483647_I64:[^ ]+]] = arith.constant 2147483647 : i64
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.maxsi %[[C_2147483648_I64]], %[[V6]] : i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.minsi %[[C2147483647_I64]], %[[V7]] : i64
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.trunci %[[V8]] : i64 to i32
// CHECK-NEXT:       linalg.yield %[[V9]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f29(%[[ARG0:[^ ]+]]: tensor<4xi48>) -> tensor<4xi48> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi48>}> : () -> tensor<1xi48>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi48>}> : () -> tensor<1xi48>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<4xi48>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi48>) outs(%[[V2]] : tensor<4xi48>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i48, %[[OUT:[^ ]+]]: i48):
// CHECK-NEXT:       %[[C0_I64:[^ ]+]] = arith.constant 0 : i64
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.extsi %[[IN]] : i48 to i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.subi %[[C0_I64]], %[[V4]] : i64
// CHECK-NEXT:       %[[C_140737488355328_I64:[^ ]+]] = arith.constant -140737488355328 : i64
// CHECK-NEXT:       %[[C140737488355327_I64:[^ ]+]] = arith.constant 140737488355327 : i64
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.maxsi %[[C_140737488355328_I64]], %[[V5]] : i64
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.minsi %[[C140737488355327_I64]], %[[V6]] : i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.trunci %[[V7]] : i64 to i48
// CHECK-NEXT:       linalg.yield %[[V8]] : i48
// CHECK-NEXT:     } -> tensor<4xi48>
// CHECK-NEXT:     return %[[V3]] : tensor<4xi48>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f30(%[[ARG0:[^ ]+]]: tensor<4xi48>, %[[ARG1:[^ ]+]]: tensor<1xi48>, %[[ARG2:[^ ]+]]: tensor<1xi48>) -> tensor<4xi48> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi48>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4xi48>, tensor<1xi48>, tensor<1xi48>) outs(%[[V0]] : tensor<4xi48>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i48, %[[IN_0:[^ ]+]]: i48, %[[IN_1:[^ ]+]]: i48, %[[OUT:[^ ]+]]: i48):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extsi %[[IN_0]] : i48 to i64
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN_1]] : i48 to i64
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addi %[[V2]], %[[V3]] : i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.extsi %[[IN]] : i48 to i64
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.subi %[[V4]], %[[V5]] : i64
// CHECK-NEXT:       %[[C_140737488355328_I64:[^ ]+]] = arith.constant -140737488355328 : i64
// CHECK-NEXT:       %[[C140737488355327_I64:[^ ]+]] = arith.constant 140737488355327 : i64
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.maxsi %[[C_140737488355328_I64]], %[[V6]] : i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.minsi %[[C140737488355327_I64]], %[[V7]] : i64
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.trunci %[[V8]] : i64 to i48
// CHECK-NEXT:       linalg.yield %[[V9]] : i48
// CHECK-NEXT:     } -> tensor<4xi48>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi48>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f31(%[[ARG0:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<false> : tensor<1xi1>}> : () -> tensor<1xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<false> : tensor<1xi1>}> : () -> tensor<1xi1>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi1>) outs(%[[V2]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[C0_I16:[^ ]+]] = arith.constant 0 : i16
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.extsi %[[IN]] : i1 to i16
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.subi %[[C0_I16]], %[[V4]] : i16
// CHECK-NEXT:       %[[C_1_I16:[^ ]+]] = arith.constant -1 : i16
// CHECK-NEXT:       %[[C0_I16_0:[^ ]+]] = arith.constant 0 : i16
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.maxsi %[[C_1_I16]], %[[V5]] : i16
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.minsi %[[C0_I16_0]], %[[V6]] : i16
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.trunci %[[V7]] : i16 to i1
// CHECK-NEXT:       linalg.yield %[[V8]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V3]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f32(%[[ARG0:[^ ]+]]: tensor<4xi1>, %[[ARG1:[^ ]+]]: tensor<1xi1>, %[[ARG2:[^ ]+]]: tensor<1xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4xi1>, tensor<1xi1>, tensor<1xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[IN_0:[^ ]+]]: i1, %[[IN_1:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extsi %[[IN_0]] : i1 to i64
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN_1]] : i1 to i64
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addi %[[V2]], %[[V3]] : i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.extsi %[[IN]] : i1 to i64
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.subi %[[V4]], %[[V5]] : i64
// CHECK-NEXT:       %[[C_1_I64:[^ ]+]] = arith.constant -1 : i64
// CHECK-NEXT:       %[[C0_I64:[^ ]+]] = arith.constant 0 : i64
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.maxsi %[[C_1_I64]], %[[V6]] : i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.minsi %[[C0_I64]], %[[V7]] : i64
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.trunci %[[V8]] : i64 to i1
// CHECK-NEXT:       linalg.yield %[[V9]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f33(%[[ARG0:[^ ]+]]: tensor<4xi4>) -> tensor<4xi4> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi4>}> : () -> tensor<1xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<0> : tensor<1xi4>}> : () -> tensor<1xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<4xi4>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi4>) outs(%[[V2]] : tensor<4xi4>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i4, %[[OUT:[^ ]+]]: i4):
// CHECK-NEXT:       %[[C0_I16:[^ ]+]] = arith.constant 0 : i16
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.extsi %[[IN]] : i4 to i16
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.subi %[[C0_I16]], %[[V4]] : i16
// CHECK-NEXT:       %[[C_8_I16:[^ ]+]] = arith.constant -8 : i16
// CHECK-NEXT:       %[[C7_I16:[^ ]+]] = arith.constant 7 : i16
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.maxsi %[[C_8_I16]], %[[V5]] : i16
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.minsi %[[C7_I16]], %[[V6]] : i16
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.trunci %[[V7]] : i16 to i4
// CHECK-NEXT:       linalg.yield %[[V8]] : i4
// CHECK-NEXT:     } -> tensor<4xi4>
// CHECK-NEXT:     return %[[V3]] : tensor<4xi4>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f34(%[[ARG0:[^ ]+]]: tensor<4xi4>, %[[ARG1:[^ ]+]]: tensor<1xi4>, %[[ARG2:[^ ]+]]: tensor<1xi4>) -> tensor<4xi4> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel"]} ins(%[[ARG0]], %[[ARG1]], %[[ARG2]] : tensor<4xi4>, tensor<1xi4>, tensor<1xi4>) outs(%[[V0]] : tensor<4xi4>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i4, %[[IN_0:[^ ]+]]: i4, %[[IN_1:[^ ]+]]: i4, %[[OUT:[^ ]+]]: i4):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extsi %[[IN_0]] : i4 to i64
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN_1]] : i4 to i64
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addi %[[V2]], %[[V3]] : i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.extsi %[[IN]] : i4 to i64
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.subi %[[V4]], %[[V5]] : i64
// CHECK-NEXT:       %[[C_8_I64:[^ ]+]] = arith.constant -8 : i64
// CHECK-NEXT:       %[[C7_I64:[^ ]+]] = arith.constant 7 : i64
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.maxsi %[[C_8_I64]], %[[V6]] : i64
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.minsi %[[C7_I64]], %[[V7]] : i64
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.trunci %[[V8]] : i64 to i4
// CHECK-NEXT:       linalg.yield %[[V9]] : i4
// CHECK-NEXT:     } -> tensor<4xi4>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi4>
// CHECK-NEXT:   }
// CHECK-NEXT: }
