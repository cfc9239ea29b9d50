// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))' | FileCheck %s

func.func @f0(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.abs %arg0 : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f1(%arg0: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = tosa.abs %arg0 : (tensor<4xbf16>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

func.func @f2(%arg0: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.abs %arg0 : (tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f3(%arg0: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.abs %arg0 : (tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f4(%arg0: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.abs %arg0 : (tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f5(%arg0: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.bitwise_not %arg0 : (tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f6(%arg0: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.bitwise_not %arg0 : (tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f7(%arg0: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.bitwise_not %arg0 : (tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f8(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.ceil %arg0 : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f9(%arg0: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = tosa.ceil %arg0 : (tensor<4xbf16>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

func.func @f10(%arg0: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.clz %arg0 : (tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f11(%arg0: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.clz %arg0 : (tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f12(%arg0: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.clz %arg0 : (tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f13(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.exp %arg0 : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f14(%arg0: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = tosa.exp %arg0 : (tensor<4xbf16>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

func.func @f15(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.floor %arg0 : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f16(%arg0: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = tosa.floor %arg0 : (tensor<4xbf16>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

func.func @f17(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.log %arg0 : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f18(%arg0: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = tosa.log %arg0 : (tensor<4xbf16>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

func.func @f19(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.reciprocal %arg0 : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f20(%arg0: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = tosa.reciprocal %arg0 : (tensor<4xbf16>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

func.func @f21(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.rsqrt %arg0 : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f22(%arg0: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = tosa.rsqrt %arg0 : (tensor<4xbf16>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

func.func @f23(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.tanh %arg0 : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f24(%arg0: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = tosa.tanh %arg0 : (tensor<4xbf16>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

func.func @f25(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.sigmoid %arg0 : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f26(%arg0: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = tosa.sigmoid %arg0 : (tensor<4xbf16>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

func.func @f27(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.erf %arg0 : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f28(%arg0: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = tosa.erf %arg0 : (tensor<4xbf16>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

func.func @f29(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.sin %arg0 : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f30(%arg0: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = tosa.sin %arg0 : (tensor<4xbf16>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

func.func @f31(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.cos %arg0 : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f32(%arg0: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = tosa.cos %arg0 : (tensor<4xbf16>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

func.func @f33(%arg0: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.logical_not %arg0 : (tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

func.func @f34(%arg0: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.identity %arg0 : (tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f35(%arg0: tensor<4xbf16>) -> tensor<4xbf16> {
  %0 = tosa.identity %arg0 : (tensor<4xbf16>) -> tensor<4xbf16>
  return %0 : tensor<4xbf16>
}

func.func @f36(%arg0: tensor<4xi8>) -> tensor<4xi8> {
  %0 = tosa.identity %arg0 : (tensor<4xi8>) -> tensor<4xi8>
  return %0 : tensor<4xi8>
}

func.func @f37(%arg0: tensor<4xi32>) -> tensor<4xi32> {
  %0 = tosa.identity %arg0 : (tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

func.func @f38(%arg0: tensor<4xi1>) -> tensor<4xi1> {
  %0 = tosa.identity %arg0 : (tensor<4xi1>) -> tensor<4xi1>
  return %0 : tensor<4xi1>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.absf %[[IN]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: tensor<4xbf16>) -> tensor<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xbf16>) outs(%[[V0]] : tensor<4xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: bf16, %[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.absf %[[IN]] : bf16
// CHECK-NEXT:       linalg.yield %[[V2]] : bf16
// CHECK-NEXT:     } -> tensor<4xbf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi8>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.subi %[[C0_I8]], %[[IN]] : i8
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.maxsi %[[IN]], %[[V2]] : i8
// CHECK-NEXT:       linalg.yield %[[V3]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi32>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.subi %[[C0_I32]], %[[IN]] : i32
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.maxsi %[[IN]], %[[V2]] : i32
// CHECK-NEXT:       linalg.yield %[[V3]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.subi %[[FALSE]], %[[IN]] : i1
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.maxsi %[[IN]], %[[V2]] : i1
// CHECK-NEXT:       linalg.yield %[[V3]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi8>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[C_1_I8:[^ ]+]] = arith.constant -1 : i8
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.xori %[[IN]], %[[C_1_I8]] : i8
// CHECK-NEXT:       linalg.yield %[[V2]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi32>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[C_1_I32:[^ ]+]] = arith.constant -1 : i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.xori %[[IN]], %[[C_1_I32]] : i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.xori %[[IN]], %[[TRUE]] : i1
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.ceil %[[IN]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: tensor<4xbf16>) -> tensor<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xbf16>) outs(%[[V0]] : tensor<4xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: bf16, %[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.ceil %[[IN]] : bf16
// CHECK-NEXT:       linalg.yield %[[V2]] : bf16
// CHECK-NEXT:     } -> tensor<4xbf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi8>) outs(%[[V0]] : tensor<4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.ctlz %[[IN]] : i8
// CHECK-NEXT:       linalg.yield %[[V2]] : i8
// CHECK-NEXT:     } -> tensor<4xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi32>) outs(%[[V0]] : tensor<4xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.ctlz %[[IN]] : i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i32
// CHECK-NEXT:     } -> tensor<4xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.ctlz %[[IN]] : i1
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.exp %[[IN]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: tensor<4xbf16>) -> tensor<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xbf16>) outs(%[[V0]] : tensor<4xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: bf16, %[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.exp %[[IN]] : bf16
// CHECK-NEXT:       linalg.yield %[[V2]] : bf16
// CHECK-NEXT:     } -> tensor<4xbf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.floor %[[IN]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: tensor<4xbf16>) -> tensor<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xbf16>) outs(%[[V0]] : tensor<4xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: bf16, %[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.floor %[[IN]] : bf16
// CHECK-NEXT:       linalg.yield %[[V2]] : bf16
// CHECK-NEXT:     } -> tensor<4xbf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.log %[[IN]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: tensor<4xbf16>) -> tensor<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xbf16>) outs(%[[V0]] : tensor<4xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: bf16, %[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.log %[[IN]] : bf16
// CHECK-NEXT:       linalg.yield %[[V2]] : bf16
// CHECK-NEXT:     } -> tensor<4xbf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.divf %[[CST]], %[[IN]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: tensor<4xbf16>) -> tensor<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xbf16>) outs(%[[V0]] : tensor<4xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: bf16, %[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : bf16
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.divf %[[CST]], %[[IN]] : bf16
// CHECK-NEXT:       linalg.yield %[[V2]] : bf16
// CHECK-NEXT:     } -> tensor<4xbf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.rsqrt %[[IN]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: tensor<4xbf16>) -> tensor<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xbf16>) outs(%[[V0]] : tensor<4xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: bf16, %[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.rsqrt %[[IN]] : bf16
// CHECK-NEXT:       linalg.yield %[[V2]] : bf16
// CHECK-NEXT:     } -> tensor<4xbf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f23(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.tanh %[[IN]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: tensor<4xbf16>) -> tensor<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xbf16>) outs(%[[V0]] : tensor<4xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: bf16, %[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.tanh %[[IN]] : bf16
// CHECK-NEXT:       linalg.yield %[[V2]] : bf16
// CHECK-NEXT:     } -> tensor<4xbf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f25(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.negf %[[IN]] : f32
// CHECK-NEXT:       %[[V3:[^ ]+]] = math.exp %[[V2]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addf %[[V3]], %[[CST]] : f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.divf %[[CST]], %[[V4]] : f32
// CHECK-NEXT:       linalg.yield %[[V5]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: tensor<4xbf16>) -> tensor<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xbf16>) outs(%[[V0]] : tensor<4xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: bf16, %[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : bf16
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.negf %[[IN]] : bf16
// CHECK-NEXT:       %[[V3:[^ ]+]] = math.exp %[[V2]] : bf16
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addf %[[V3]], %[[CST]] : bf16
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.divf %[[CST]], %[[V4]] : bf16
// CHECK-NEXT:       linalg.yield %[[V5]] : bf16
// CHECK-NEXT:     } -> tensor<4xbf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f27(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.erf %[[IN]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: tensor<4xbf16>) -> tensor<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xbf16>) outs(%[[V0]] : tensor<4xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: bf16, %[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.erf %[[IN]] : bf16
// CHECK-NEXT:       linalg.yield %[[V2]] : bf16
// CHECK-NEXT:     } -> tensor<4xbf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f29(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.sin %[[IN]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f30(%[[ARG0:[^ ]+]]: tensor<4xbf16>) -> tensor<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xbf16>) outs(%[[V0]] : tensor<4xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: bf16, %[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.sin %[[IN]] : bf16
// CHECK-NEXT:       linalg.yield %[[V2]] : bf16
// CHECK-NEXT:     } -> tensor<4xbf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f31(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xf32>) outs(%[[V0]] : tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.cos %[[IN]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f32(%[[ARG0:[^ ]+]]: tensor<4xbf16>) -> tensor<4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xbf16>) outs(%[[V0]] : tensor<4xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: bf16, %[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.cos %[[IN]] : bf16
// CHECK-NEXT:       linalg.yield %[[V2]] : bf16
// CHECK-NEXT:     } -> tensor<4xbf16>
// CHECK-NEXT:     return %[[V1]] : tensor<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f33(%[[ARG0:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<4xi1>) outs(%[[V0]] : tensor<4xi1>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:       %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.xori %[[IN]], %[[TRUE]] : i1
// CHECK-NEXT:       linalg.yield %[[V2]] : i1
// CHECK-NEXT:     } -> tensor<4xi1>
// CHECK-NEXT:     return %[[V1]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f34(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f35(%[[ARG0:[^ ]+]]: tensor<4xbf16>) -> tensor<4xbf16> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f36(%[[ARG0:[^ ]+]]: tensor<4xi8>) -> tensor<4xi8> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f37(%[[ARG0:[^ ]+]]: tensor<4xi32>) -> tensor<4xi32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<4xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f38(%[[ARG0:[^ ]+]]: tensor<4xi1>) -> tensor<4xi1> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<4xi1>
// CHECK-NEXT:   }
// CHECK-NEXT: }
