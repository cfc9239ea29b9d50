// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))' | FileCheck %s

func.func @f0(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.clamp %arg0 {min_val = -1.0 : f32, max_val = 1.0 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f1(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.clamp %arg0 {min_val = -1.0 : f32, max_val = 1.0 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f2(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.clamp %arg0 {min_val = 0xFF800000 : f32, max_val = 0x7F800000 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f3(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.clamp %arg0 {min_val = 0xFF800000 : f32, max_val = 0x7F800000 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f4(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.clamp %arg0 {min_val = 0.0 : f32, max_val = 3.4e38 : f32} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f5(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.clamp %arg0 {min_val = 0.0 : f32, max_val = 3.4e38 : f32, nan_mode = IGNORE} : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f6(%arg0: tensor<4xf16>) -> tensor<4xf16> {
  %0 = tosa.clamp %arg0 {min_val = -1.0 : f16, max_val = 1.0 : f16} : (tensor<4xf16>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}

func.func @f7(%arg0: tensor<4xf16>) -> tensor<4xf16> {
  %0 = tosa.clamp %arg0 {min_val = -1.0 : f16, max_val = 1.0 : f16, nan_mode = IGNORE} : (tensor<4xf16>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}

func.func @f8(%arg0: tensor<4xf16>) -> tensor<4xf16> {
  %0 = tosa.clamp %arg0 {min_val = 0.0 : f16, max_val = 3.4e38 : f16} : (tensor<4xf16>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}

func.func @f9(%arg0: tensor<4xf16>) -> tensor<4xf16> {
  %0 = tosa.clamp %arg0 {min_val = 0.0 : f16, max_val = 3.4e38 : f16, nan_mode = IGNORE} : (tensor<4xf16>) -> tensor<4xf16>
  return %0 : tensor<4xf16>
}

func.func @f10(%arg0: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.clamp %arg0 {min_val = -1 : i8, max_val = 1 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f11(%arg0: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.clamp %arg0 {min_val = 0 : i8, max_val = 100 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f12(%arg0: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.clamp %arg0 {min_val = -128 : i8, max_val = 127 : i8} : (tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f13(%arg0: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.clamp %arg0 {min_val = -1 : i64, max_val = 1 : i64} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

func.func @f14(%arg0: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.clamp %arg0 {min_val = 0 : i64, max_val = 100 : i64} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

func.func @f15(%arg0: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.clamp %arg0 {min_val = -128 : i64, max_val = 127 : i64} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

func.func @f16(%arg0: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.clamp %arg0 {min_val = -32768 : i64, max_val = 32767 : i64} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

func.func @f17(%arg0: tensor<4xi64>) -> tensor<4xi64> {
  %0 = tosa.clamp %arg0 {min_val = -100000 : i64, max_val = 100000 : i64} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

func.func @f18(%arg0: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.clamp %arg0 {min_val = -1 : i1, max_val = 1 : i1} : (tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f19(%arg0: tensor<4xui8>) -> tensor<4xui8> {
  %0 = tosa.clamp %arg0 {min_val = 0 : ui8, max_val = 100 : ui8} : (tensor<4xui8>) -> tensor<4xui8>
  return %0 : tensor<4xui8>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.minimumf %[[IN]], %[[CST_0]] : f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.maximumf %[[V2]], %[[CST]] : f32
// CHECK-NEXT:       linalg.yield %[[V3]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.minimumf %[[IN]], %[[CST_0]] : f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.maximumf %[[V2]], %[[CST]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.cmpf uno, %[[IN]], %[[IN]] : f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.select %[[V4]], %[[CST]], %[[V3]] : f32
// CHECK-NEXT:       linalg.yield %[[V5]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant 0xFF800000 : f32
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.minimumf %[[IN]], %[[CST_0]] : f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.maximumf %[[V2]], %[[CST]] : f32
// CHECK-NEXT:       linalg.yield %[[V3]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant 0xFF800000 : f32
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.minimumf %[[IN]], %[[CST_0]] : f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.maximumf %[[V2]], %[[CST]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.cmpf uno, %[[IN]], %[[IN]] : f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.select %[[V4]], %[[CST]], %[[V3]] : f32
// CHECK-NEXT:       linalg.yield %[[V5]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 3.400000e+38 : f32
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.minimumf %[[IN]], %[[CST_0]] : f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.maximumf %[[V2]], %[[CST]] : f32
// CHECK-NEXT:       linalg.yield %[[V3]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 3.400000e+38 : f32
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.minimumf %[[IN]], %[[CST_0]] : f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.maximumf %[[V2]], %[[CST]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.cmpf uno, %[[IN]], %[[IN]] : f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.select %[[V4]], %[[CST]], %[[V3]] : f32
// CHECK-NEXT:       linalg.yield %[[V5]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: tensor<4xf16>) -> tensor<4xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf16>) outs(%[[V0]] : tensor<4xf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f16, %[[OUT:[^ ]+]]: f16):
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant -1.000000e+00 : f16
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.minimumf %[[IN]], %[[CST_0]] : f16
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.maximumf %[[V2]], %[[CST]] : f16
// CHECK-NEXT:       linalg.yield %[[V3]] : f16
// CHECK-NEXT:     } -> tensor<4xf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: tensor<4xf16>) -> tensor<4xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf16>) outs(%[[V0]] : tensor<4xf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f16, %[[OUT:[^ ]+]]: f16):
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant -1.000000e+00 : f16
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.minimumf %[[IN]], %[[CST_0]] : f16
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.maximumf %[[V2]], %[[CST]] : f16
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.cmpf uno, %[[IN]], %[[IN]] : f16
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.select %[[V4]], %[[CST]], %[[V3]] : f16
// CHECK-NEXT:       linalg.yield %[[V5]] : f16
// CHECK-NEXT:     } -> tensor<4xf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: tensor<4xf16>) -> tensor<4xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf16>) outs(%[[V0]] : tensor<4xf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f16, %[[OUT:[^ ]+]]: f16):
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 0x7C00 : f16
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.minimumf %[[IN]], %[[CST_0]] : f16
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.maximumf %[[V2]], %[[CST]] : f16
// CHECK-NEXT:       linalg.yield %[[V3]] : f16
// CHECK-NEXT:     } -> tensor<4xf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: tensor<4xf16>) -> tensor<4xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf16>) outs(%[[V0]] : tensor<4xf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f16, %[[OUT:[^ ]+]]: f16):
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:       %[[CST_0:[^ ]+]] = arith.constant 0x7C00 : f16
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.minimumf %[[IN]], %[[CST_0]] : f16
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.maximumf %[[V2]], %[[CST]] : f16
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.cmpf uno, %[[IN]], %[[IN]] : f16
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.select %[[V4]], %[[CST]], %[[V3]] : f16
// CHECK-NEXT:       linalg.yield %[[V5]] : f16
// CHECK-NEXT:     } -> tensor<4xf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi8>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[C_1_I8:[^ ]+]] = arith.constant -1 : i8
// CHECK-NEXT:       %[[C1_I8:[^ ]+]] = arith.constant 1 : i8
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.maxsi %[[C_1_I8]], %[[IN]] : i8
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.minsi %[[C1_I8]], %[[V2]] : i8
// CHECK-NEXT:       linalg.yield %[[V3]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi8>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:       %[[C100_I8:[^ ]+]] = arith.constant 100 : i8
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.maxsi %[[C0_I8]], %[[IN]] : i8
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.minsi %[[C100_I8]], %[[V2]] : i8
// CHECK-NEXT:       linalg.yield %[[V3]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi8>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[C_128_I8:[^ ]+]] = arith.constant -128 : i8
// CHECK-NEXT:       %[[C127_I8:[^ ]+]] = arith.constant 127 : i8
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.maxsi %[[C_128_I8]], %[[IN]] : i8
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.minsi %[[C127_I8]], %[[V2]] : i8
// CHECK-NEXT:       linalg.yield %[[V3]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: tensor<4xi64>) -> tensor<4xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi64>) outs(%[[V0]] : tensor<4xi64>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i64, %[[OUT:[^ ]+]]: i64):
// CHECK-NEXT:       %[[C_1_I64:[^ ]+]] = arith.constant -1 : i64
// CHECK-NEXT:       %[[C1_I64:[^ ]+]] = arith.constant 1 : i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.maxsi %[[C_1_I64]], %[[IN]] : i64
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.minsi %[[C1_I64]], %[[V2]] : i64
// CHECK-NEXT:       linalg.yield %[[V3]] : i64
// CHECK-NEXT:     } -> tensor<4xi64>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: tensor<4xi64>) -> tensor<4xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi64>) outs(%[[V0]] : tensor<4xi64>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i64, %[[OUT:[^ ]+]]: i64):
// CHECK-NEXT:       %[[C0_I64:[^ ]+]] = arith.constant 0 : i64
// CHECK-NEXT:       %[[C100_I64:[^ ]+]] = arith.constant 100 : i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.maxsi %[[C0_I64]], %[[IN]] : i64
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.minsi %[[C100_I64]], %[[V2]] : i64
// CHECK-NEXT:       linalg.yield %[[V3]] : i64
// CHECK-NEXT:     } -> tensor<4xi64>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: tensor<4xi64>) -> tensor<4xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi64>) outs(%[[V0]] : tensor<4xi64>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i64, %[[OUT:[^ ]+]]: i64):
// CHECK-NEXT:       %[[C_128_I64:[^ ]+]] = arith.constant -128 : i64
// CHECK-NEXT:       %[[C127_I64:[^ ]+]] = arith.constant 127 : i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.maxsi %[[C_128_I64]], %[[IN]] : i64
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.minsi %[[C127_I64]], %[[V2]] : i64
// CHECK-NEXT:       linalg.yield %[[V3]] : i64
// CHECK-NEXT:     } -> tensor<4xi64>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: tensor<4xi64>) -> tensor<4xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi64>) outs(%[[V0]] : tensor<4xi64>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i64, %[[OUT:[^ ]+]]: i64):
// CHECK-NEXT:       %[[C_32768_I64:[^ ]+]] = arith.constant -32768 : i64
// CHECK-NEXT:       %[[C32767_I64:[^ ]+]] = arith.constant 32767 : i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.maxsi %[[C_32768_I64]], %[[IN]] : i64
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.minsi %[[C32767_I64]], %[[V2]] : i64
// CHECK-NEXT:       linalg.yield %[[V3]] : i64
// CHECK-NEXT:     } -> tensor<4xi64>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: tensor<4xi64>) -> tensor<4xi64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi64>) outs(%[[V0]] : tensor<4xi64>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i64, %[[OUT:[^ ]+]]: i64):
// CHECK-NEXT:       %[[C_100000_I64:[^ ]+]] = arith.constant -100000 : i64
// CHECK-NEXT:       %[[C100000_I64:[^ ]+]] = arith.constant 100000 : i64
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.maxsi %[[C_100000_I64]], %[[IN]] : i64
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.minsi %[[C100000_I64]], %[[V2]] : i64
// CHECK-NEXT:       linalg.yield %[[V3]] : i64
// CHECK-NEXT:     } -> tensor<4xi64>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi64>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[TRUE_0:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.maxsi %[[TRUE]], %[[IN]] : i1
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.minsi %[[TRUE_0]], %[[V2]] : i1
// CHECK-NEXT:       linalg.yield %[[V3]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: tensor<4xui8>) -> tensor<4xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<4xui8> to tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[V0]] : tensor<4xi8>) outs(%[[V1]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:       %[[C100_I8:[^ ]+]] = arith.constant 100 : i8
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.maxui %[[C0_I8]], %[[IN]] : i8
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.minui %[[C100_I8]], %[[V4]] : i8
// CHECK-NEXT:       linalg.yield %[[V5]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = builtin.unrealized_conversion_cast %[[V2]] : tensor<4xi8> to tensor<4xui8>
// CHECK-NEXT:     return %[[V3]] : tensor<4xui8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
