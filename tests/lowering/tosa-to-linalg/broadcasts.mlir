// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))' | FileCheck %s

func.func @f0(%a: tensor<4xf32>, %b: tensor<4xf32>) -> tensor<4xf32> {
  %0 = tosa.add %a, %b : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

func.func @f1(%a: tensor<4x1xf32>, %b: tensor<1x3xf32>) -> tensor<4x3xf32> {
  %0 = tosa.add %a, %b : (tensor<4x1xf32>, tensor<1x3xf32>) -> tensor<4x3xf32>
  return %0 : tensor<4x3xf32>
}

func.func @f2(%a: tensor<?xf32>, %b: tensor<?xf32>) -> tensor<?xf32> {
  %0 = tosa.add %a, %b : (tensor<?xf32>, tensor<?xf32>) -> tensor<?xf32>
  return %0 : tensor<?xf32>
}

func.func @f3(%a: tensor<?x2xf32>, %b: tensor<1x?xf32>) -> tensor<?x2xf32> {
  %0 = tosa.add %a, %b : (tensor<?x2xf32>, tensor<1x?xf32>) -> tensor<?x2xf32>
  return %0 : tensor<?x2xf32>
}

func.func @f4(%a: tensor<f32>, %b: tensor<f32>) -> tensor<f32> {
  %0 = tosa.add %a, %b : (tensor<f32>, tensor<f32>) -> tensor<f32>
  return %0 : tensor<f32>
}

func.func @f5(%c: tensor<?x?xi1>, %a: tensor<?x?xf32>, %b: tensor<?x1xf32>) -> tensor<?x?xf32> {
  %0 = tosa.select %c, %a, %b : (tensor<?x?xi1>, tensor<?x?xf32>, tensor<?x1xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @f6(%a: tensor<3x?xf32>, %b: tensor<?x4xf32>) -> tensor<?x?xf32> {
  %0 = tosa.add %a, %b : (tensor<3x?xf32>, tensor<?x4xf32>) -> tensor<?x?xf32>
  %1 = tosa.exp %0 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = tosa.reverse %1 {axis = 1 : i32} : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

func.func @f7(%a: tensor<3x4xf32>) -> tensor<?x?xf32> {
  %0 = tosa.exp %a : (tensor<3x4xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (0)>
// CHECK-NEXT: #map5 = affine_map<() -> ()>
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
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: tensor<4x1xf32>, %[[ARG1:[^ ]+]]: tensor<1x3xf32>) -> tensor<4x3xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map1, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<4x1xf32>, tensor<1x3xf32>) outs(%[[V0]] : tensor<4x3xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_0:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<4x3xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.maxui %[[DIM]], %[[DIM_0]] : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi eq, %[[DIM_1]], %[[C1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.if %[[V1]] -> (tensor<?xf32>) {
// CHECK-NEXT:       %[[V7:[^ ]+]] = tensor.empty(%[[V0]]) : tensor<?xf32>
// CHECK-NEXT:       %[[V8:[^ ]+]] = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<?xf32>) outs(%[[V7]] : tensor<?xf32>) {
// CHECK-NEXT:       ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:         linalg.yield %[[IN]] : f32
// CHECK-NEXT:       } -> tensor<?xf32>
// CHECK-NEXT:       scf.yield %[[V8]] : tensor<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG0]] : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi eq, %[[DIM_2]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = scf.if %[[V3]] -> (tensor<?xf32>) {
// CHECK-NEXT:       %[[V7]] = tensor.empty(%[[V0]]) : tensor<?xf32>
// CHECK-NEXT:       %[[V8]] = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel"]} ins(%[[ARG1]] : tensor<?xf32>) outs(%[[V7]] : tensor<?xf32>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: f32, %[[OUT]]: f32):
// CHECK-NEXT:         linalg.yield %[[IN]] : f32
// CHECK-NEXT:       } -> tensor<?xf32>
// CHECK-NEXT:       scf.yield %[[V8]] : tensor<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG1]] : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V5:[^ ]+]] = tensor.empty(%[[V0]]) : tensor<?xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel"]} ins(%[[V2]], %[[V4]] : tensor<?xf32>, tensor<?xf32>) outs(%[[V5]] : tensor<?xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: f32, %[[IN_3:[^ ]+]]: f32, %[[OUT]]: f32):
// CHECK-NEXT:       %[[V7]] = arith.addf %[[IN]], %[[IN_3]] : f32
// CHECK-NEXT:       linalg.yield %[[V7]] : f32
// CHECK-NEXT:     } -> tensor<?xf32>
// CHECK-NEXT:     return %[[V6]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: tensor<?x2xf32>, %[[ARG1:[^ ]+]]: tensor<1x?xf32>) -> tensor<?x2xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x2xf32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1]] : tensor<1x?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[DIM_0]], %[[C1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (tensor<1x?xf32>) {
// CHECK-NEXT:       %[[V4:[^ ]+]] = tensor.empty() : tensor<1x2xf32>
// CHECK-NEXT:       %[[V5:[^ ]+]] = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[ARG1]] : tensor<1x?xf32>) outs(%[[V4]] : tensor<1x2xf32>) {
// CHECK-NEXT:       ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:         linalg.yield %[[IN]] : f32
// CHECK-NEXT:       } -> tensor<1x2xf32>
// CHECK-NEXT:       %[[CAST:[^ ]+]] = tensor.cast %[[V5]] : tensor<1x2xf32> to tensor<1x?xf32>
// CHECK-NEXT:       scf.yield %[[CAST]] : tensor<1x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG1]] : tensor<1x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<?x2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map3, #map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]], %[[V1]] : tensor<?x2xf32>, tensor<1x?xf32>) outs(%[[V2]] : tensor<?x2xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: f32, %[[IN_1:[^ ]+]]: f32, %[[OUT]]: f32):
// CHECK-NEXT:       %[[V4]] = arith.addf %[[IN]], %[[IN_1]] : f32
// CHECK-NEXT:       linalg.yield %[[V4]] : f32
// CHECK-NEXT:     } -> tensor<?x2xf32>
// CHECK-NEXT:     return %[[V3]] : tensor<?x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: tensor<f32>, %[[ARG1:[^ ]+]]: tensor<f32>) -> tensor<f32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<f32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map5, #map5, #map5], iterator_types = []} ins(%[[ARG0]], %[[ARG1]] : tensor<f32>, tensor<f32>) outs(%[[V0]] : tensor<f32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_0:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addf %[[IN]], %[[IN_0]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<f32>
// CHECK-NEXT:     return %[[V1]] : tensor<f32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: tensor<?x?xi1>, %[[ARG1:[^ ]+]]: tensor<?x?xf32>, %[[ARG2:[^ ]+]]: tensor<?x1xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xi1>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.maxui %[[DIM]], %[[DIM_0]] : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG2]], %[[C0]] : tensor<?x1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.maxui %[[V0]], %[[DIM_1]] : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<?x?xi1>
// CHECK-NEXT:     %[[DIM_3:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.maxui %[[DIM_2]], %[[DIM_3]] : index
// CHECK-NEXT:     %[[DIM_4:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xi1>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi eq, %[[DIM_4]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = scf.if %[[V3]] -> (tensor<?x?xi1>) {
// CHECK-NEXT:       %[[C1_9:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[DIM_10:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1_9]] : tensor<?x?xi1>
// CHECK-NEXT:       %[[V15:[^ ]+]] = tensor.empty(%[[V1]], %[[DIM_10]]) : tensor<?x?xi1>
// CHECK-NEXT:       %[[V16:[^ ]+]] = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]] : tensor<?x?xi1>) outs(%[[V15]] : tensor<?x?xi1>) {
// CHECK-NEXT:       ^bb0(%[[IN:[^ ]+]]: i1, %[[OUT:[^ ]+]]: i1):
// CHECK-NEXT:         linalg.yield %[[IN]] : i1
// CHECK-NEXT:       } -> tensor<?x?xi1>
// CHECK-NEXT:       scf.yield %[[V16]] : tensor<?x?xi1>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG0]] : tensor<?x?xi1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_5:[^ ]+]] = tensor.dim %[[V4]], %[[C1]] : tensor<?x?xi1>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi eq, %[[DIM_5]], %[[C1]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = scf.if %[[V5]] -> (tensor<?x?xi1>) {
// CHECK-NEXT:       %[[C0_9:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_10]] = tensor.dim %[[V4]], %[[C0_9]] : tensor<?x?xi1>
// CHECK-NEXT:       %[[V15]] = tensor.empty(%[[DIM_10]], %[[V2]]) : tensor<?x?xi1>
// CHECK-NEXT:       %[[V16]] = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[V4]] : tensor<?x?xi1>) outs(%[[V15]] : tensor<?x?xi1>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: i1, %[[OUT]]: i1):
// CHECK-NEXT:         linalg.yield %[[IN]] : i1
// CHECK-NEXT:       } -> tensor<?x?xi1>
// CHECK-NEXT:       scf.yield %[[V16]] : tensor<?x?xi1>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V4]] : tensor<?x?xi1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_6:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpi eq, %[[DIM_6]], %[[C1]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = scf.if %[[V7]] -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %[[C1_9]] = arith.constant 1 : index
// CHECK-NEXT:       %[[DIM_10]] = tensor.dim %[[ARG1]], %[[C1_9]] : tensor<?x?xf32>
// CHECK-NEXT:       %[[V15]] = tensor.empty(%[[V1]], %[[DIM_10]]) : tensor<?x?xf32>
// CHECK-NEXT:       %[[V16]] = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[ARG1]] : tensor<?x?xf32>) outs(%[[V15]] : tensor<?x?xf32>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: f32, %[[OUT]]: f32):
// CHECK-NEXT:         linalg.yield %[[IN]] : f32
// CHECK-NEXT:       } -> tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %[[V16]] : tensor<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG1]] : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_7:[^ ]+]] = tensor.dim %[[V8]], %[[C1]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.cmpi eq, %[[DIM_7]], %[[C1]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = scf.if %[[V9]] -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %[[C0_9]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_10]] = tensor.dim %[[V8]], %[[C0_9]] : tensor<?x?xf32>
// CHECK-NEXT:       %[[V15]] = tensor.empty(%[[DIM_10]], %[[V2]]) : tensor<?x?xf32>
// CHECK-NEXT:       %[[V16]] = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[V8]] : tensor<?x?xf32>) outs(%[[V15]] : tensor<?x?xf32>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: f32, %[[OUT]]: f32):
// CHECK-NEXT:         linalg.yield %[[IN]] : f32
// CHECK-NEXT:       } -> tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %[[V16]] : tensor<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V8]] : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_8:[^ ]+]] = tensor.dim %[[ARG2]], %[[C0]] : tensor<?x1xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.cmpi eq, %[[DIM_8]], %[[C1]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = scf.if %[[V11]] -> (tensor<?x1xf32>) {
// CHECK-NEXT:       %[[V15]] = tensor.empty(%[[V1]]) : tensor<?x1xf32>
// CHECK-NEXT:       %[[V16]] = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[ARG2]] : tensor<?x1xf32>) outs(%[[V15]] : tensor<?x1xf32>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: f32, %[[OUT]]: f32):
// CHECK-NEXT:         linalg.yield %[[IN]] : f32
// CHECK-NEXT:       } -> tensor<?x1xf32>
// CHECK-NEXT:       scf.yield %[[V16]] : tensor<?x1xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG2]] : tensor<?x1xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V13:[^ ]+]] = tensor.empty(%[[V1]], %[[V2]]) : tensor<?x?xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = linalg.generic {indexing_maps = [#map3, #map3, #map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[V6]], %[[V10]], %[[V12]] : tensor<?x?xi1>, tensor<?x?xf32>, tensor<?x1xf32>) outs(%[[V13]] : tensor<?x?xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i1, %[[IN_9:[^ ]+]]: f32, %[[IN_10:[^ ]+]]: f32, %[[OUT]]: f32):
// CHECK-NEXT:       %[[V15]] = arith.select %[[IN]], %[[IN_9]], %[[IN_10]] : f32
// CHECK-NEXT:       linalg.yield %[[V15]] : f32
// CHECK-NEXT:     } -> tensor<?x?xf32>
// CHECK-NEXT:     return %[[V14]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: tensor<3x?xf32>, %[[ARG1:[^ ]+]]: tensor<?x4xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<3x?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[DIM]], %[[C1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (tensor<3x?xf32>) {
// CHECK-NEXT:       %[[V10:[^ ]+]] = tensor.empty() : tensor<3x4xf32>
// CHECK-NEXT:       %[[V11:[^ ]+]] = linalg.generic {indexing_maps = [#map1, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]] : tensor<3x?xf32>) outs(%[[V10]] : tensor<3x4xf32>) {
// CHECK-NEXT:       ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:         linalg.yield %[[IN]] : f32
// CHECK-NEXT:       } -> tensor<3x4xf32>
// CHECK-NEXT:       %[[CAST_11:[^ ]+]] = tensor.cast %[[V11]] : tensor<3x4xf32> to tensor<3x?xf32>
// CHECK-NEXT:       scf.yield %[[CAST_11]] : tensor<3x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG0]] : tensor<3x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[DIM_0]], %[[C1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.if %[[V2]] -> (tensor<?x4xf32>) {
// CHECK-NEXT:       %[[V10]] = tensor.empty() : tensor<3x4xf32>
// CHECK-NEXT:       %[[V11]] = linalg.generic {indexing_maps = [#map2, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[ARG1]] : tensor<?x4xf32>) outs(%[[V10]] : tensor<3x4xf32>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: f32, %[[OUT]]: f32):
// CHECK-NEXT:         linalg.yield %[[IN]] : f32
// CHECK-NEXT:       } -> tensor<3x4xf32>
// CHECK-NEXT:       %[[CAST_11]] = tensor.cast %[[V11]] : tensor<3x4xf32> to tensor<?x4xf32>
// CHECK-NEXT:       scf.yield %[[CAST_11]] : tensor<?x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG1]] : tensor<?x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V4:[^ ]+]] = tensor.empty() : tensor<3x4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = linalg.generic {indexing_maps = [#map3, #map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[V1]], %[[V3]] : tensor<3x?xf32>, tensor<?x4xf32>) outs(%[[V4]] : tensor<3x4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: f32, %[[IN_11:[^ ]+]]: f32, %[[OUT]]: f32):
// CHECK-NEXT:       %[[V10]] = arith.addf %[[IN]], %[[IN_11]] : f32
// CHECK-NEXT:       linalg.yield %[[V10]] : f32
// CHECK-NEXT:     } -> tensor<3x4xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V5]] : tensor<3x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = tensor.dim %[[CAST]], %[[C0_1]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[C1_3:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_4:[^ ]+]] = tensor.dim %[[CAST]], %[[C1_3]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tensor.empty(%[[DIM_2]], %[[DIM_4]]) : tensor<?x?xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[CAST]] : tensor<?x?xf32>) outs(%[[V6]] : tensor<?x?xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: f32, %[[OUT]]: f32):
// CHECK-NEXT:       %[[V10]] = math.exp %[[IN]] : f32
// CHECK-NEXT:       linalg.yield %[[V10]] : f32
// CHECK-NEXT:     } -> tensor<?x?xf32>
// CHECK-NEXT:     %[[C0_5:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_6:[^ ]+]] = tensor.dim %[[V7]], %[[C0_5]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[C1_7:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_8:[^ ]+]] = tensor.dim %[[V7]], %[[C1_7]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[C1_9:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_10:[^ ]+]] = tensor.dim %[[V7]], %[[C1_9]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = tensor.empty(%[[DIM_6]], %[[DIM_8]]) : tensor<?x?xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = linalg.generic {indexing_maps = [#map3], iterator_types = ["parallel", "parallel"]} outs(%[[V8]] : tensor<?x?xf32>) {
// CHECK-NEXT:     ^bb0(%[[OUT]]: f32):
// CHECK-NEXT:       %[[V10]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V11]] = linalg.index 1 : index
// CHECK-NEXT:       %[[C1_11:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.subi %[[DIM_10]], %[[C1_11]] : index
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.subi %[[V12]], %[[V11]] : index
// CHECK-NEXT:       %[[EXTRACTED:[^ ]+]] = tensor.extract %[[V7]][%[[V10]], %[[V13]]] : tensor<?x?xf32>
// CHECK-NEXT:       linalg.yield %[[EXTRACTED]] : f32
// CHECK-NEXT:     } -> tensor<?x?xf32>
// CHECK-NEXT:     return %[[V9]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: tensor<3x4xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]] : tensor<3x4xf32>) outs(%[[V0]] : tensor<3x4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.exp %[[IN]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<3x4xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<3x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
