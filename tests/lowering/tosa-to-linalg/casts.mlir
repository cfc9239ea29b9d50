// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))' | FileCheck %s

func.func @f0(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.cast %arg0 : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f1(%arg0: tensor<4xf32>) -> tensor<4xf16> {
  %0 = tosa.cast %arg0 : (tensor<4xf32>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}

func.func @f2(%arg0: tensor<4xf32>) -> tensor<4xbf16> {
  %0 = tosa.cast %arg0 : (tensor<4xf32>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

func.func @f3(%arg0: tensor<4xf32>) -> tensor<4xf64> {
  %0 = tosa.cast %arg0 : (tensor<4xf32>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

func.func @f4(%arg0: tensor<4xf32>) -> tensor<4xi8> {
  %0 = tosa.cast %arg0 : (tensor<4xf32>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f5(%arg0: tensor<4xf32>) -> tensor<4xi16> {
  %0 = tosa.cast %arg0 : (tensor<4xf32>) -> tensor<4xi16>
  return %0 : tensor<4xi16>
}

func.func @f6(%arg0: tensor<4xf32>) -> tensor<4xi32> {
  %0 = tosa.cast %arg0 : (tensor<4xf32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f7(%arg0: tensor<4xf32>) -> tensor<4xi64> {
  %0 = tosa.cast %arg0 : (tensor<4xf32>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

func.func @f8(%arg0: tensor<4xf32>) -> tensor<4xi48> {
  %0 = tosa.cast %arg0 : (tensor<4xf32>) -> tensor<4xi48>
  return %0 : tensor<4xi48>
}

func.func @f9(%arg0: tensor<4xf32>) -> tensor<4xi1> {
  %0 = tosa.cast %arg0 : (tensor<4xf32>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f10(%arg0: tensor<4xf32>) -> tensor<4xui8> {
  %0 = tosa.cast %arg0 : (tensor<4xf32>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

func.func @f11(%arg0: tensor<4xf32>) -> tensor<4xi4> {
  %0 = tosa.cast %arg0 : (tensor<4xf32>) -> tensor<4xi4>
  return %0 : tensor<4xi4>
}

func.func @f12(%arg0: tensor<4xf16>) -> tensor<4xf32> {
  %0 = tosa.cast %arg0 : (tensor<4xf16>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f13(%arg0: tensor<4xf16>) -> tensor<4xf16> {
  %0 = tosa.cast %arg0 : (tensor<4xf16>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}

func.func @f14(%arg0: tensor<4xf16>) -> tensor<4xf64> {
  %0 = tosa.cast %arg0 : (tensor<4xf16>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

func.func @f15(%arg0: tensor<4xf16>) -> tensor<4xi8> {
  %0 = tosa.cast %arg0 : (tensor<4xf16>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f16(%arg0: tensor<4xf16>) -> tensor<4xi16> {
  %0 = tosa.cast %arg0 : (tensor<4xf16>) -> tensor<4xi16>
  return %0 : tensor<4xi16>
}

func.func @f17(%arg0: tensor<4xf16>) -> tensor<4xi32> {
  %0 = tosa.cast %arg0 : (tensor<4xf16>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f18(%arg0: tensor<4xf16>) -> tensor<4xi64> {
  %0 = tosa.cast %arg0 : (tensor<4xf16>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

func.func @f19(%arg0: tensor<4xf16>) -> tensor<4xi48> {
  %0 = tosa.cast %arg0 : (tensor<4xf16>) -> tensor<4xi48>
  return %0 : tensor<4xi48>
}

func.func @f20(%arg0: tensor<4xf16>) -> tensor<4xi1> {
  %0 = tosa.cast %arg0 : (tensor<4xf16>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f21(%arg0: tensor<4xf16>) -> tensor<4xui8> {
  %0 = tosa.cast %arg0 : (tensor<4xf16>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

func.func @f22(%arg0: tensor<4xf16>) -> tensor<4xi4> {
  %0 = tosa.cast %arg0 : (tensor<4xf16>) -> tensor<4xi4>
  return %0 : tensor<4xi4>
}

func.func @f23(%arg0: tensor<4xi8>) -> tensor<4xf32> {
  %0 = tosa.cast %arg0 : (tensor<4xi8>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f24(%arg0: tensor<4xi8>) -> tensor<4xf16> {
  %0 = tosa.cast %arg0 : (tensor<4xi8>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}

func.func @f25(%arg0: tensor<4xi8>) -> tensor<4xbf16> {
  %0 = tosa.cast %arg0 : (tensor<4xi8>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

func.func @f26(%arg0: tensor<4xi8>) -> tensor<4xf64> {
  %0 = tosa.cast %arg0 : (tensor<4xi8>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

func.func @f27(%arg0: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.cast %arg0 : (tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f28(%arg0: tensor<4xi8>) -> tensor<4xi16> {
  %0 = tosa.cast %arg0 : (tensor<4xi8>) -> tensor<4xi16>
  return %0 : tensor<4xi16>
}

func.func @f29(%arg0: tensor<4xi8>) -> tensor<4xi32> {
  %0 = tosa.cast %arg0 : (tensor<4xi8>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f30(%arg0: tensor<4xi8>) -> tensor<4xi64> {
  %0 = tosa.cast %arg0 : (tensor<4xi8>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

func.func @f31(%arg0: tensor<4xi8>) -> tensor<4xi48> {
  %0 = tosa.cast %arg0 : (tensor<4xi8>) -> tensor<4xi48>
  return %0 : tensor<4xi48>
}

func.func @f32(%arg0: tensor<4xi8>) -> tensor<4xi1> {
  %0 = tosa.cast %arg0 : (tensor<4xi8>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f33(%arg0: tensor<4xi8>) -> tensor<4xui8> {
  %0 = tosa.cast %arg0 : (tensor<4xi8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

func.func @f34(%arg0: tensor<4xi8>) -> tensor<4xi4> {
  %0 = tosa.cast %arg0 : (tensor<4xi8>) -> tensor<4xi4>
  return %0 : tensor<4xi4>
}

func.func @f35(%arg0: tensor<4xi64>) -> tensor<4xf32> {
  %0 = tosa.cast %arg0 : (tensor<4xi64>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f36(%arg0: tensor<4xi64>) -> tensor<4xf16> {
  %0 = tosa.cast %arg0 : (tensor<4xi64>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}

func.func @f37(%arg0: tensor<4xi64>) -> tensor<4xbf16> {
  %0 = tosa.cast %arg0 : (tensor<4xi64>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

func.func @f38(%arg0: tensor<4xi64>) -> tensor<4xf64> {
  %0 = tosa.cast %arg0 : (tensor<4xi64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

func.func @f39(%arg0: tensor<4xi64>) -> tensor<4xi8> {
  %0 = tosa.cast %arg0 : (tensor<4xi64>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f40(%arg0: tensor<4xi64>) -> tensor<4xi16> {
  %0 = tosa.cast %arg0 : (tensor<4xi64>) -> tensor<4xi16>
  return %0 : tensor<4xi16>
}

func.func @f41(%arg0: tensor<4xi64>) -> tensor<4xi32> {
  %0 = tosa.cast %arg0 : (tensor<4xi64>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f42(%arg0: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.cast %arg0 : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

func.func @f43(%arg0: tensor<4xi64>) -> tensor<4xi48> {
  %0 = tosa.cast %arg0 : (tensor<4xi64>) -> tensor<4xi48>
  return %0 : tensor<4xi48>
}

func.func @f44(%arg0: tensor<4xi64>) -> tensor<4xi1> {
  %0 = tosa.cast %arg0 : (tensor<4xi64>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f45(%arg0: tensor<4xi64>) -> tensor<4xui8> {
  %0 = tosa.cast %arg0 : (tensor<4xi64>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

func.func @f46(%arg0: tensor<4xi64>) -> tensor<4xi4> {
  %0 = tosa.cast %arg0 : (tensor<4xi64>) -> tensor<4xi4>
  return %0 : tensor<4xi4>
}

func.func @f47(%arg0: tensor<4xi1>) -> tensor<4xf32> {
  %0 = tosa.cast %arg0 : (tensor<4xi1>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f48(%arg0: tensor<4xi1>) -> tensor<4xf16> {
  %0 = tosa.cast %arg0 : (tensor<4xi1>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}

func.func @f49(%arg0: tensor<4xi1>) -> tensor<4xbf16> {
  %0 = tosa.cast %arg0 : (tensor<4xi1>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

func.func @f50(%arg0: tensor<4xi1>) -> tensor<4xf64> {
  %0 = tosa.cast %arg0 : (tensor<4xi1>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

func.func @f51(%arg0: tensor<4xi1>) -> tensor<4xi8> {
  %0 = tosa.cast %arg0 : (tensor<4xi1>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f52(%arg0: tensor<4xi1>) -> tensor<4xi16> {
  %0 = tosa.cast %arg0 : (tensor<4xi1>) -> tensor<4xi16>
  return %0 : tensor<4xi16>
}

func.func @f53(%arg0: tensor<4xi1>) -> tensor<4xi32> {
  %0 = tosa.cast %arg0 : (tensor<4xi1>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f54(%arg0: tensor<4xi1>) -> tensor<4xi64> {
  %0 = tosa.cast %arg0 : (tensor<4xi1>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

func.func @f55(%arg0: tensor<4xi1>) -> tensor<4xi48> {
  %0 = tosa.cast %arg0 : (tensor<4xi1>) -> tensor<4xi48>
  return %0 : tensor<4xi48>
}

func.func @f56(%arg0: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.cast %arg0 : (tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f57(%arg0: tensor<4xi1>) -> tensor<4xui8> {
  %0 = tosa.cast %arg0 : (tensor<4xi1>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

func.func @f58(%arg0: tensor<4xi1>) -> tensor<4xi4> {
  %0 = tosa.cast %arg0 : (tensor<4xi1>) -> tensor<4xi4>
  return %0 : tensor<4xi4>
}

func.func @f59(%arg0: tensor<4xui8>) -> tensor<4xf32> {
  %0 = tosa.cast %arg0 : (tensor<4xui8>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f60(%arg0: tensor<4xui8>) -> tensor<4xf16> {
  %0 = tosa.cast %arg0 : (tensor<4xui8>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}

func.func @f61(%arg0: tensor<4xui8>) -> tensor<4xbf16> {
  %0 = tosa.cast %arg0 : (tensor<4xui8>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

func.func @f62(%arg0: tensor<4xui8>) -> tensor<4xf64> {
  %0 = tosa.cast %arg0 : (tensor<4xui8>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

func.func @f63(%arg0: tensor<4xui8>) -> tensor<4xi16> {
  %0 = tosa.cast %arg0 : (tensor<4xui8>) -> tensor<4xi16>
  return %0 : tensor<4xi16>
}

func.func @f64(%arg0: tensor<4xui8>) -> tensor<4xi32> {
  %0 = tosa.cast %arg0 : (tensor<4xui8>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f65(%arg0: tensor<4xui8>) -> tensor<4xi64> {
  %0 = tosa.cast %arg0 : (tensor<4xui8>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

func.func @f66(%arg0: tensor<4xui8>) -> tensor<4xi48> {
  %0 = tosa.cast %arg0 : (tensor<4xui8>) -> tensor<4xi48>
  return %0 : tensor<4xi48>
}

func.func @f67(%arg0: tensor<4xui8>) -> tensor<4xi1> {
  %0 = tosa.cast %arg0 : (tensor<4xui8>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f68(%arg0: tensor<4xui8>) -> tensor<4xui8> {
  %0 = tosa.cast %arg0 : (tensor<4xui8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

func.func @f69(%arg0: tensor<4xui8>) -> tensor<4xi4> {
  %0 = tosa.cast %arg0 : (tensor<4xui8>) -> tensor<4xi4>
  return %0 : tensor<4xi4>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.truncf %[[IN]] : f32 to f16
// CHECK-NEXT:       linalg.yield %[[V2]] : f16
// CHECK-NEXT:     } -> tensor<4xf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.truncf %[[IN]] : f32 to bf16
// CHECK-NEXT:       linalg.yield %[[V2]] : bf16
// CHECK-NEXT:     } -> tensor<4xbf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xf64>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f64):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extf %[[IN]] : f32 to f64
// CHECK-NEXT:       linalg.yield %[[V2]] : f64
// CHECK-NEXT:     } -> tensor<4xf64>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.roundeven %[[IN]] : f32
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant -1.280000e+02 : f32
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 1.270000e+02 : f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.minimumf %[[V2]], %[[CST_0]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.maximumf %[[V3]], %[[CST]] : f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.fptosi %[[V4]] : f32 to i8
// CHECK-NEXT:       linalg.yield %[[V5]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xi16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xi16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: i16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.roundeven %[[IN]] : f32
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant -3.276800e+04 : f32
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 3.276700e+04 : f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.minimumf %[[V2]], %[[CST_0]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.maximumf %[[V3]], %[[CST]] : f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.fptosi %[[V4]] : f32 to i16
// CHECK-NEXT:       linalg.yield %[[V5]] : i16
// CHECK-NEXT:     } -> tensor<4xi16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.roundeven %[[IN]] : f32
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant -2.14748365E+9 : f32
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 2.14748365E+9 : f32
// CHECK-NEXT:       %[[C2147483647_I32:[^ ]+]] = arith.constant 2147483647 : i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.maximumf %[[V2]], %[[CST]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.fptosi %[[V3]] : f32 to i32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.cmpf uge, %[[V2]], %[[CST_0]] : f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.select %[[V5]], %[[C2147483647_I32]], %[[V4]] : i32
// CHECK-NEXT:       linalg.yield %[[V6]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xi64>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: i64):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.roundeven %[[IN]] : f32
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant -9.22337203E+18 : f32
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 9.22337203E+18 : f32
// CHECK-NEXT:       %[[C9223372036854775807_I64:[^ ]+]] = arith.constant 9223372036854775807 : i64
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.maximumf %[[V2]], %[[CST]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.fptosi %[[V3]] : f32 to i64
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.cmpf uge, %[[V2]], %[[CST_0]] : f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.select %[[V5]], %[[C9223372036854775807_I64]], %[[V4]] : i64
// CHECK-NEXT:       linalg.yield %[[V6]] : i64
// CHECK-NEXT:     } -> tensor<4xi64>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xi48> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi48>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xi48>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: i48):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.roundeven %[[IN]] : f32
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant -1.40737488E+14 : f32
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 1.40737488E+14 : f32
// CHECK-NEXT:       %[[C140737488355327_I48:[^ ]+]] = arith.constant 140737488355327 : i48
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.maximumf %[[V2]], %[[CST]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.fptosi %[[V3]] : f32 to i48
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.cmpf uge, %[[V2]], %[[CST_0]] : f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.select %[[V5]], %[[C140737488355327_I48]], %[[V4]] : i48
// CHECK-NEXT:       linalg.yield %[[V6]] : i48
// CHECK-NEXT:     } -> tensor<4xi48>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi48>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpf une, %[[IN]], %[[CST]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V3:[^ ]+]] = math.roundeven %[[IN]] : f32
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant -1.280000e+02 : f32
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 1.270000e+02 : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.minimumf %[[V3]], %[[CST_0]] : f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.maximumf %[[V4]], %[[CST]] : f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.fptosi %[[V5]] : f32 to i8
// CHECK-NEXT:       linalg.yield %[[V6]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : tensor<4xi8> to tensor<4xui8>
// CHECK-NEXT:     return %[[V2]] : tensor<4xui8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xi4> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xi4>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: i4):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.roundeven %[[IN]] : f32
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant -8.000000e+00 : f32
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 7.000000e+00 : f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.minimumf %[[V2]], %[[CST_0]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.maximumf %[[V3]], %[[CST]] : f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.fptosi %[[V4]] : f32 to i4
// CHECK-NEXT:       linalg.yield %[[V5]] : i4
// CHECK-NEXT:     } -> tensor<4xi4>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi4>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: tensor<4xf16>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf16>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f16, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extf %[[IN]] : f16 to f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: tensor<4xf16>) -> tensor<4xf16> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: tensor<4xf16>) -> tensor<4xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf16>) outs(%[[V0]] : tensor<4xf64>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f16, %[[OUT:[^ ]+]]: f64):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extf %[[IN]] : f16 to f64
// CHECK-NEXT:       linalg.yield %[[V2]] : f64
// CHECK-NEXT:     } -> tensor<4xf64>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: tensor<4xf16>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf16>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f16, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.roundeven %[[IN]] : f16
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant -1.280000e+02 : f16
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 1.270000e+02 : f16
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.minimumf %[[V2]], %[[CST_0]] : f16
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.maximumf %[[V3]], %[[CST]] : f16
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.fptosi %[[V4]] : f16 to i8
// CHECK-NEXT:       linalg.yield %[[V5]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: tensor<4xf16>) -> tensor<4xi16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf16>) outs(%[[V0]] : tensor<4xi16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f16, %[[OUT:[^ ]+]]: i16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.roundeven %[[IN]] : f16
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant -3.276800e+04 : f16
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 3.276800e+04 : f16
// CHECK-NEXT:       %[[C32767_I16:[^ ]+]] = arith.constant 32767 : i16
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.maximumf %[[V2]], %[[CST]] : f16
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.fptosi %[[V3]] : f16 to i16
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.cmpf uge, %[[V2]], %[[CST_0]] : f16
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.select %[[V5]], %[[C32767_I16]], %[[V4]] : i16
// CHECK-NEXT:       linalg.yield %[[V6]] : i16
// CHECK-NEXT:     } -> tensor<4xi16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: tensor<4xf16>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf16>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f16, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.roundeven %[[IN]] : f16
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.fptosi %[[V2]] : f16 to i32
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant 0x7C00 : f16
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 0xFC00 : f16
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.cmpf ueq, %[[V2]], %[[CST]] : f16
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.cmpf ueq, %[[V2]], %[[CST_0]] : f16
// CHECK-NEXT:       %[[C_2147483648_I32:[^ ]+]] = arith.constant -2147483648 : i32
// CHECK-NEXT:       %[[C2147483647_I32:[^ ]+]] = arith.constant 2147483647 : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.select %[[V4]], %[[C2147483647_I32]], %[[V3]] : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.select %[[V5]], %[[C_2147483648_I32]], %[[V6]] : i32
// CHECK-NEXT:       linalg.yield %[[V7]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: tensor<4xf16>) -> tensor<4xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf16>) outs(%[[V0]] : tensor<4xi64>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f16, %[[OUT:[^ ]+]]: i64):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.roundeven %[[IN]] : f16
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.fptosi %[[V2]] : f16 to i64
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant 0x7C00 : f16
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 0xFC00 : f16
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.cmpf ueq, %[[V2]], %[[CST]] : f16
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.cmpf ueq, %[[V2]], %[[CST_0]] : f16
// CHECK-NEXT:       %[[C_9223372036854775808_I64:[^ ]+]] = arith.constant -9223372036854775808 : i64
// CHECK-NEXT:       %[[C9223372036854775807_I64:[^ ]+]] = arith.constant 9223372036854775807 : i64
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.select %[[V4]], %[[C9223372036854775807_I64]], %[[V3]] : i64
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.select %[[V5]], %[[C_9223372036854775808_I64]], %[[V6]] : i64
// CHECK-NEXT:       linalg.yield %[[V7]] : i64
// CHECK-NEXT:     } -> tensor<4xi64>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: tensor<4xf16>) -> tensor<4xi48> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi48>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf16>) outs(%[[V0]] : tensor<4xi48>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f16, %[[OUT:[^ ]+]]: i48):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.roundeven %[[IN]] : f16
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.fptosi %[[V2]] : f16 to i48
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant 0x7C00 : f16
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 0xFC00 : f16
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.cmpf ueq, %[[V2]], %[[CST]] : f16
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.cmpf ueq, %[[V2]], %[[CST_0]] : f16
// CHECK-NEXT:       %[[C_140737488355328_I48:[^ ]+]] = arith.constant -140737488355328 : i48
// CHECK-NEXT:       %[[C140737488355327_I48:[^ ]+]] = arith.constant 140737488355327 : i48
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.select %[[V4]], %[[C140737488355327_I48]], %[[V3]] : i48
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.select %[[V5]], %[[C_140737488355328_I48]], %[[V6]] : i48
// CHECK-NEXT:       linalg.yield %[[V7]] : i48
// CHECK-NEXT:     } -> tensor<4xi48>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi48>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: tensor<4xf16>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf16>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f16, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpf une, %[[IN]], %[[CST]] : f16
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: tensor<4xf16>) -> tensor<4xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf16>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f16, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V3:[^ ]+]] = math.roundeven %[[IN]] : f16
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant -1.280000e+02 : f16
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 1.270000e+02 : f16
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.minimumf %[[V3]], %[[CST_0]] : f16
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.maximumf %[[V4]], %[[CST]] : f16
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.fptosi %[[V5]] : f16 to i8
// CHECK-NEXT:       linalg.yield %[[V6]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : tensor<4xi8> to tensor<4xui8>
// CHECK-NEXT:     return %[[V2]] : tensor<4xui8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: tensor<4xf16>) -> tensor<4xi4> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf16>) outs(%[[V0]] : tensor<4xi4>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f16, %[[OUT:[^ ]+]]: i4):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.roundeven %[[IN]] : f16
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant -8.000000e+00 : f16
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 7.000000e+00 : f16
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.minimumf %[[V2]], %[[CST_0]] : f16
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.maximumf %[[V3]], %[[CST]] : f16
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.fptosi %[[V4]] : f16 to i4
// CHECK-NEXT:       linalg.yield %[[V5]] : i4
// CHECK-NEXT:     } -> tensor<4xi4>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi4>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f23(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi8>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.sitofp %[[IN]] : i8 to f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi8>) outs(%[[V0]] : tensor<4xf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: f16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.sitofp %[[IN]] : i8 to f16
// CHECK-NEXT:       linalg.yield %[[V2]] : f16
// CHECK-NEXT:     } -> tensor<4xf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f25(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi8>) outs(%[[V0]] : tensor<4xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.sitofp %[[IN]] : i8 to bf16
// CHECK-NEXT:       linalg.yield %[[V2]] : bf16
// CHECK-NEXT:     } -> tensor<4xbf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi8>) outs(%[[V0]] : tensor<4xf64>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: f64):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.sitofp %[[IN]] : i8 to f64
// CHECK-NEXT:       linalg.yield %[[V2]] : f64
// CHECK-NEXT:     } -> tensor<4xf64>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f27(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi8>) outs(%[[V0]] : tensor<4xi16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extsi %[[IN]] : i8 to i16
// CHECK-NEXT:       linalg.yield %[[V2]] : i16
// CHECK-NEXT:     } -> tensor<4xi16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f29(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi8>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extsi %[[IN]] : i8 to i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f30(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi8>) outs(%[[V0]] : tensor<4xi64>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i64):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extsi %[[IN]] : i8 to i64
// CHECK-NEXT:       linalg.yield %[[V2]] : i64
// CHECK-NEXT:     } -> tensor<4xi64>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f31(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi48> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi48>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi8>) outs(%[[V0]] : tensor<4xi48>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i48):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extsi %[[IN]] : i8 to i48
// CHECK-NEXT:       linalg.yield %[[V2]] : i48
// CHECK-NEXT:     } -> tensor<4xi48>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi48>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f32(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi8>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi ne, %[[IN]], %[[C0_I8]] : i8
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f33(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi8>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       linalg.yield %[[IN]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : tensor<4xi8> to tensor<4xui8>
// CHECK-NEXT:     return %[[V2]] : tensor<4xui8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f34(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi4> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi8>) outs(%[[V0]] : tensor<4xi4>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i4):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.trunci %[[IN]] : i8 to i4
// CHECK-NEXT:       linalg.yield %[[V2]] : i4
// CHECK-NEXT:     } -> tensor<4xi4>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi4>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f35(%[[ARG0:[^ ]+]]: tensor<4xi64>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi64>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i64, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.sitofp %[[IN]] : i64 to f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f36(%[[ARG0:[^ ]+]]: tensor<4xi64>) -> tensor<4xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi64>) outs(%[[V0]] : tensor<4xf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i64, %[[OUT:[^ ]+]]: f16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.sitofp %[[IN]] : i64 to f16
// CHECK-NEXT:       linalg.yield %[[V2]] : f16
// CHECK-NEXT:     } -> tensor<4xf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f37(%[[ARG0:[^ ]+]]: tensor<4xi64>) -> tensor<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi64>) outs(%[[V0]] : tensor<4xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i64, %[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.sitofp %[[IN]] : i64 to bf16
// CHECK-NEXT:       linalg.yield %[[V2]] : bf16
// CHECK-NEXT:     } -> tensor<4xbf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f38(%[[ARG0:[^ ]+]]: tensor<4xi64>) -> tensor<4xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi64>) outs(%[[V0]] : tensor<4xf64>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i64, %[[OUT:[^ ]+]]: f64):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.sitofp %[[IN]] : i64 to f64
// CHECK-NEXT:       linalg.yield %[[V2]] : f64
// CHECK-NEXT:     } -> tensor<4xf64>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f39(%[[ARG0:[^ ]+]]: tensor<4xi64>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi64>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i64, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.trunci %[[IN]] : i64 to i8
// CHECK-NEXT:       linalg.yield %[[V2]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f40(%[[ARG0:[^ ]+]]: tensor<4xi64>) -> tensor<4xi16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi64>) outs(%[[V0]] : tensor<4xi16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i64, %[[OUT:[^ ]+]]: i16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.trunci %[[IN]] : i64 to i16
// CHECK-NEXT:       linalg.yield %[[V2]] : i16
// CHECK-NEXT:     } -> tensor<4xi16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f41(%[[ARG0:[^ ]+]]: tensor<4xi64>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi64>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i64, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.trunci %[[IN]] : i64 to i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f42(%[[ARG0:[^ ]+]]: tensor<4xi64>) -> tensor<4xi64> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<4xi64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f43(%[[ARG0:[^ ]+]]: tensor<4xi64>) -> tensor<4xi48> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi48>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi64>) outs(%[[V0]] : tensor<4xi48>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i64, %[[OUT:[^ ]+]]: i48):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.trunci %[[IN]] : i64 to i48
// CHECK-NEXT:       linalg.yield %[[V2]] : i48
// CHECK-NEXT:     } -> tensor<4xi48>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi48>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f44(%[[ARG0:[^ ]+]]: tensor<4xi64>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi64>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i64, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[C0_I64:[^ ]+]] = arith.constant 0 : i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi ne, %[[IN]], %[[C0_I64]] : i64
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f45(%[[ARG0:[^ ]+]]: tensor<4xi64>) -> tensor<4xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi64>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i64, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.trunci %[[IN]] : i64 to i8
// CHECK-NEXT:       linalg.yield %[[V3]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : tensor<4xi8> to tensor<4xui8>
// CHECK-NEXT:     return %[[V2]] : tensor<4xui8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f46(%[[ARG0:[^ ]+]]: tensor<4xi64>) -> tensor<4xi4> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi64>) outs(%[[V0]] : tensor<4xi4>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i64, %[[OUT:[^ ]+]]: i4):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.trunci %[[IN]] : i64 to i4
// CHECK-NEXT:       linalg.yield %[[V2]] : i4
// CHECK-NEXT:     } -> tensor<4xi4>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi4>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f47(%[[ARG0:[^ ]+]]: tensor<4xi1>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi1>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.uitofp %[[IN]] : i1 to f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f48(%[[ARG0:[^ ]+]]: tensor<4xi1>) -> tensor<4xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi1>) outs(%[[V0]] : tensor<4xf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[OUT:[^ ]+]]: f16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.uitofp %[[IN]] : i1 to f16
// CHECK-NEXT:       linalg.yield %[[V2]] : f16
// CHECK-NEXT:     } -> tensor<4xf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f49(%[[ARG0:[^ ]+]]: tensor<4xi1>) -> tensor<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi1>) outs(%[[V0]] : tensor<4xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.uitofp %[[IN]] : i1 to bf16
// CHECK-NEXT:       linalg.yield %[[V2]] : bf16
// CHECK-NEXT:     } -> tensor<4xbf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f50(%[[ARG0:[^ ]+]]: tensor<4xi1>) -> tensor<4xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi1>) outs(%[[V0]] : tensor<4xf64>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[OUT:[^ ]+]]: f64):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.uitofp %[[IN]] : i1 to f64
// CHECK-NEXT:       linalg.yield %[[V2]] : f64
// CHECK-NEXT:     } -> tensor<4xf64>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f51(%[[ARG0:[^ ]+]]: tensor<4xi1>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi1>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extui %[[IN]] : i1 to i8
// CHECK-NEXT:       linalg.yield %[[V2]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f52(%[[ARG0:[^ ]+]]: tensor<4xi1>) -> tensor<4xi16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi1>) outs(%[[V0]] : tensor<4xi16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extui %[[IN]] : i1 to i16
// CHECK-NEXT:       linalg.yield %[[V2]] : i16
// CHECK-NEXT:     } -> tensor<4xi16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f53(%[[ARG0:[^ ]+]]: tensor<4xi1>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi1>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extui %[[IN]] : i1 to i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f54(%[[ARG0:[^ ]+]]: tensor<4xi1>) -> tensor<4xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi1>) outs(%[[V0]] : tensor<4xi64>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i64):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extui %[[IN]] : i1 to i64
// CHECK-NEXT:       linalg.yield %[[V2]] : i64
// CHECK-NEXT:     } -> tensor<4xi64>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f55(%[[ARG0:[^ ]+]]: tensor<4xi1>) -> tensor<4xi48> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi48>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi1>) outs(%[[V0]] : tensor<4xi48>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i48):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extui %[[IN]] : i1 to i48
// CHECK-NEXT:       linalg.yield %[[V2]] : i48
// CHECK-NEXT:     } -> tensor<4xi48>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi48>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f56(%[[ARG0:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f57(%[[ARG0:[^ ]+]]: tensor<4xi1>) -> tensor<4xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi1>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extui %[[IN]] : i1 to i8
// CHECK-NEXT:       linalg.yield %[[V3]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : tensor<4xi8> to tensor<4xui8>
// CHECK-NEXT:     return %[[V2]] : tensor<4xui8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f58(%[[ARG0:[^ ]+]]: tensor<4xi1>) -> tensor<4xi4> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi1>) outs(%[[V0]] : tensor<4xi4>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i4):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.extui %[[IN]] : i1 to i4
// CHECK-NEXT:       linalg.yield %[[V2]] : i4
// CHECK-NEXT:     } -> tensor<4xi4>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi4>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f59(%[[ARG0:[^ ]+]]: tensor<4xui8>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[V0]] : tensor<4xi8>) outs(%[[V1]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[IN]] : i8 to i8
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.uitofp %[[V3]] : i8 to f32
// CHECK-NEXT:       linalg.yield %[[V4]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V2]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f60(%[[ARG0:[^ ]+]]: tensor<4xui8>) -> tensor<4xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[V0]] : tensor<4xi8>) outs(%[[V1]] : tensor<4xf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: f16):
// CHECK-NEXT:       %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[IN]] : i8 to i8
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.uitofp %[[V3]] : i8 to f16
// CHECK-NEXT:       linalg.yield %[[V4]] : f16
// CHECK-NEXT:     } -> tensor<4xf16>
// CHECK-NEXT:     return %[[V2]] : tensor<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f61(%[[ARG0:[^ ]+]]: tensor<4xui8>) -> tensor<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xbf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[V0]] : tensor<4xi8>) outs(%[[V1]] : tensor<4xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:       %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[IN]] : i8 to i8
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.uitofp %[[V3]] : i8 to bf16
// CHECK-NEXT:       linalg.yield %[[V4]] : bf16
// CHECK-NEXT:     } -> tensor<4xbf16>
// CHECK-NEXT:     return %[[V2]] : tensor<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f62(%[[ARG0:[^ ]+]]: tensor<4xui8>) -> tensor<4xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xf64>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[V0]] : tensor<4xi8>) outs(%[[V1]] : tensor<4xf64>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: f64):
// CHECK-NEXT:       %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[IN]] : i8 to i8
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.uitofp %[[V3]] : i8 to f64
// CHECK-NEXT:       linalg.yield %[[V4]] : f64
// CHECK-NEXT:     } -> tensor<4xf64>
// CHECK-NEXT:     return %[[V2]] : tensor<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f63(%[[ARG0:[^ ]+]]: tensor<4xui8>) -> tensor<4xi16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[V0]] : tensor<4xi8>) outs(%[[V1]] : tensor<4xi16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i16):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN]] : i8 to i16
// CHECK-NEXT:       linalg.yield %[[V3]] : i16
// CHECK-NEXT:     } -> tensor<4xi16>
// CHECK-NEXT:     return %[[V2]] : tensor<4xi16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f64(%[[ARG0:[^ ]+]]: tensor<4xui8>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[V0]] : tensor<4xi8>) outs(%[[V1]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN]] : i8 to i32
// CHECK-NEXT:       linalg.yield %[[V3]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V2]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f65(%[[ARG0:[^ ]+]]: tensor<4xui8>) -> tensor<4xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xi64>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[V0]] : tensor<4xi8>) outs(%[[V1]] : tensor<4xi64>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i64):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN]] : i8 to i64
// CHECK-NEXT:       linalg.yield %[[V3]] : i64
// CHECK-NEXT:     } -> tensor<4xi64>
// CHECK-NEXT:     return %[[V2]] : tensor<4xi64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f66(%[[ARG0:[^ ]+]]: tensor<4xui8>) -> tensor<4xi48> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xi48>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[V0]] : tensor<4xi8>) outs(%[[V1]] : tensor<4xi48>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i48):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.extsi %[[IN]] : i8 to i48
// CHECK-NEXT:       linalg.yield %[[V3]] : i48
// CHECK-NEXT:     } -> tensor<4xi48>
// CHECK-NEXT:     return %[[V2]] : tensor<4xi48>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f67(%[[ARG0:[^ ]+]]: tensor<4xui8>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[V0]] : tensor<4xi8>) outs(%[[V1]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.cmpi ne, %[[IN]], %[[C0_I8]] : i8
// CHECK-NEXT:       linalg.yield %[[V3]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V2]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f68(%[[ARG0:[^ ]+]]: tensor<4xui8>) -> tensor<4xui8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<4xui8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f69(%[[ARG0:[^ ]+]]: tensor<4xui8>) -> tensor<4xi4> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xi4>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[V0]] : tensor<4xi8>) outs(%[[V1]] : tensor<4xi4>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i4):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.trunci %[[IN]] : i8 to i4
// CHECK-NEXT:       linalg.yield %[[V3]] : i4
// CHECK-NEXT:     } -> tensor<4xi4>
// CHECK-NEXT:     return %[[V2]] : tensor<4xi4>
// CHECK-NEXT:   }
// CHECK-NEXT: }
