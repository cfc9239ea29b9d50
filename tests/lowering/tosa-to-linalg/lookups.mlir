// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))' | FileCheck %s

func.func @f0(%a: tensor<5x4xf32>, %i: tensor<?x4x?xi8>) {
  %0 = tosa.argmax %a {axis = 0 : i32} : (tensor<5x4xf32>) -> tensor<4xi32>
  %1 = tosa.argmax %i {axis = 1 : i32} : (tensor<?x4x?xi8>) -> tensor<?x?xi32>
  %2 = tosa.argmax %a {axis = 1 : i32, nan_mode = IGNORE} : (tensor<5x4xf32>) -> tensor<5xi64>
  return
}

func.func @f1(%a: tensor<2x3x4xf32>, %i: tensor<2x6xi32>, %da: tensor<?x3x?xi8>, %di: tensor<?x?xi32>) {
  %0 = tosa.gather %a, %i : (tensor<2x3x4xf32>, tensor<2x6xi32>) -> tensor<2x6x4xf32>
  %1 = tosa.gather %da, %di : (tensor<?x3x?xi8>, tensor<?x?xi32>) -> tensor<?x?x?xi8>
  return
}

func.func @f2(%a: tensor<6xi8>, %t: tensor<256xi8>, %b: tensor<?x2xi16>, %u: tensor<513xi16>) {
  %0 = tosa.table %a, %t : (tensor<6xi8>, tensor<256xi8>) -> tensor<6xi8>
  %1 = tosa.table %b, %u : (tensor<?x2xi16>, tensor<513xi16>) -> tensor<?x2xi32>
  return
}

func.func @f3(%a: tensor<5x4xf32>, %b: tensor<?x4xi8>) {
  %0 = tosa.reverse %a {axis = 0 : i32} : (tensor<5x4xf32>) -> tensor<5x4xf32>
  %1 = tosa.reverse %b {axis = 0 : i32} : (tensor<?x4xi8>) -> tensor<?x4xi8>
  %2 = tosa.reverse %b {axis = 1 : i32} : (tensor<?x4xi8>) -> tensor<?x4xi8>
  return
}

func.func @f4(%a: tensor<2x3xi8>, %b: tensor<?x3xi8>) {
  %s = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.tile %a, %s : (tensor<2x3xi8>, !tosa.shape<2>) -> tensor<4x3xi8>
  %1 = tosa.tile %b, %s : (tensor<?x3xi8>, !tosa.shape<2>) -> tensor<?x3xi8>
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map5 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: #map6 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map7 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
// CHECK-NEXT: #map8 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: tensor<5x4xf32>, %[[ARG1:[^ ]+]]: tensor<?x4x?xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.fill ins(%[[C0_I32]] : i32) outs(%[[V0]] : tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.fill ins(%[[CST]] : f32) outs(%[[V2]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]]:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["reduction", "parallel"]} ins(%[[ARG0]] : tensor<5x4xf32>) outs(%[[V1]], %[[V3]] : tensor<4xi32>, tensor<4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: i32, %[[OUT_3:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V15:[^ ]+]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.index_cast %[[V15]] : index to i32
// CHECK-NEXT:       %[[V17:[^ ]+]] = arith.cmpf ugt, %[[IN]], %[[OUT_3]] : f32
// CHECK-NEXT:       %[[V18:[^ ]+]] = arith.cmpf ord, %[[OUT_3]], %[[OUT_3]] : f32
// CHECK-NEXT:       %[[V19:[^ ]+]] = arith.andi %[[V17]], %[[V18]] : i1
// CHECK-NEXT:       %[[V20:[^ ]+]] = arith.select %[[V19]], %[[IN]], %[[OUT_3]] : f32
// CHECK-NEXT:       %[[V21:[^ ]+]] = arith.select %[[V19]], %[[V16]], %[[OUT]] : i32
// CHECK-NEXT:       linalg.yield %[[V21]], %[[V20]] : i32, f32
// CHECK-NEXT:     } -> (tensor<4xi32>, tensor<4xf32>)
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?x4x?xi8>
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG1]], %[[C2]] : tensor<?x4x?xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tensor.empty(%[[DIM]], %[[DIM_0]]) : tensor<?x?xi32>
// CHECK-NEXT:     %[[C0_I32_1:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V6:[^ ]+]] = linalg.fill ins(%[[C0_I32_1]] : i32) outs(%[[V5]] : tensor<?x?xi32>) -> tensor<?x?xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = tensor.empty(%[[DIM]], %[[DIM_0]]) : tensor<?x?xi8>
// CHECK-NEXT:     %[[C_128_I8:[^ ]+]] = arith.constant -128 : i8
// CHECK-NEXT:     %[[V8:[^ ]+]] = linalg.fill ins(%[[C_128_I8]] : i8) outs(%[[V7]] : tensor<?x?xi8>) -> tensor<?x?xi8>
// CHECK-NEXT:     %[[V9:[^ ]+]]:2 = linalg.generic {indexing_maps = [#map2, #map3, #map3], iterator_types = ["parallel", "reduction", "parallel"]} ins(%[[ARG1]] : tensor<?x4x?xi8>) outs(%[[V6]], %[[V8]] : tensor<?x?xi32>, tensor<?x?xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i8, %[[OUT]]: i32, %[[OUT_3]]: i8):
// CHECK-NEXT:       %[[V15]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V16]] = arith.index_cast %[[V15]] : index to i32
// CHECK-NEXT:       %[[V17]] = arith.cmpi sgt, %[[IN]], %[[OUT_3]] : i8
// CHECK-NEXT:       %[[V18]] = arith.select %[[V17]], %[[IN]], %[[OUT_3]] : i8
// CHECK-NEXT:       %[[V19]] = arith.select %[[V17]], %[[V16]], %[[OUT]] : i32
// CHECK-NEXT:       linalg.yield %[[V19]], %[[V18]] : i32, i8
// CHECK-NEXT:     } -> (tensor<?x?xi32>, tensor<?x?xi8>)
// CHECK-NEXT:     %[[V10:[^ ]+]] = tensor.empty() : tensor<5xi64>
// CHECK-NEXT:     %[[C0_I64:[^ ]+]] = arith.constant 0 : i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = linalg.fill ins(%[[C0_I64]] : i64) outs(%[[V10]] : tensor<5xi64>) -> tensor<5xi64>
// CHECK-NEXT:     %[[V12:[^ ]+]] = tensor.empty() : tensor<5xf32>
// CHECK-NEXT:     %[[CST_2:[^ ]+]] = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = linalg.fill ins(%[[CST_2]] : f32) outs(%[[V12]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]]:2 = linalg.generic {indexing_maps = [#map, #map4, #map4], iterator_types = ["parallel", "reduction"]} ins(%[[ARG0]] : tensor<5x4xf32>) outs(%[[V11]], %[[V13]] : tensor<5xi64>, tensor<5xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: f32, %[[OUT]]: i64, %[[OUT_3]]: f32):
// CHECK-NEXT:       %[[V15]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V16]] = arith.index_cast %[[V15]] : index to i64
// CHECK-NEXT:       %[[V17]] = arith.cmpf ogt, %[[IN]], %[[OUT_3]] : f32
// CHECK-NEXT:       %[[V18]] = arith.select %[[V17]], %[[IN]], %[[OUT_3]] : f32
// CHECK-NEXT:       %[[V19]] = arith.select %[[V17]], %[[V16]], %[[OUT]] : i64
// CHECK-NEXT:       linalg.yield %[[V19]], %[[V18]] : i64, f32
// CHECK-NEXT:     } -> (tensor<5xi64>, tensor<5xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: tensor<2x3x4xf32>, %[[ARG1:[^ ]+]]: tensor<2x6xi32>, %[[ARG2:[^ ]+]]: tensor<?x3x?xi8>, %[[ARG3:[^ ]+]]: tensor<?x?xi32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<2x6x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[ARG1]] : tensor<2x6xi32>) outs(%[[V0]] : tensor<2x6x4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V4:[^ ]+]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.index_cast %[[IN]] : i32 to index
// CHECK-NEXT:       %[[V6:[^ ]+]] = linalg.index 2 : index
// CHECK-NEXT:       %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][%[[V4]], %[[V5]], %[[V6]]] : tensor<2x3x4xf32>
// CHECK-NEXT:       linalg.yield %[[EXTRACTED]] : f32
// CHECK-NEXT:     } -> tensor<2x6x4xf32>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG2]], %[[C0]] : tensor<?x3x?xi8>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG3]], %[[C1]] : tensor<?x?xi32>
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG2]], %[[C2]] : tensor<?x3x?xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty(%[[DIM]], %[[DIM_0]], %[[DIM_1]]) : tensor<?x?x?xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map5, #map2], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[ARG3]] : tensor<?x?xi32>) outs(%[[V2]] : tensor<?x?x?xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i32, %[[OUT]]: i8):
// CHECK-NEXT:       %[[V4]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V5]] = arith.index_cast %[[IN]] : i32 to index
// CHECK-NEXT:       %[[V6]] = linalg.index 2 : index
// CHECK-NEXT:       %[[EXTRACTED]] = tensor.extract %[[ARG2]][%[[V4]], %[[V5]], %[[V6]]] : tensor<?x3x?xi8>
// CHECK-NEXT:       linalg.yield %[[EXTRACTED]] : i8
// CHECK-NEXT:     } -> tensor<?x?x?xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: tensor<6xi8>, %[[ARG1:[^ ]+]]: tensor<256xi8>, %[[ARG2:[^ ]+]]: tensor<?x2xi16>, %[[ARG3:[^ ]+]]: tensor<513xi16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<6xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map6, #map6], iterator_types = ["parallel"]} ins(%[[ARG0]] : tensor<6xi8>) outs(%[[V0]] : tensor<6xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.index_cast %[[IN]] : i8 to index
// CHECK-NEXT:       %[[C128:[^ ]+]] = arith.constant 128 : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.addi %[[V4]], %[[C128]] : index
// CHECK-NEXT:       %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG1]][%[[V5]]] : tensor<256xi8>
// CHECK-NEXT:       linalg.yield %[[EXTRACTED]] : i8
// CHECK-NEXT:     } -> tensor<6xi8>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG2]], %[[C0]] : tensor<?x2xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<?x2xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG2]] : tensor<?x2xi16>) outs(%[[V2]] : tensor<?x2xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i16, %[[OUT]]: i32):
// CHECK-NEXT:       %[[V4]] = arith.extsi %[[IN]] : i16 to i32
// CHECK-NEXT:       %[[C32768_I32:[^ ]+]] = arith.constant 32768 : i32
// CHECK-NEXT:       %[[C7_I32:[^ ]+]] = arith.constant 7 : i32
// CHECK-NEXT:       %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C127_I32:[^ ]+]] = arith.constant 127 : i32
// CHECK-NEXT:       %[[V5]] = arith.addi %[[V4]], %[[C32768_I32]] : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.shrui %[[V5]], %[[C7_I32]] : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.andi %[[V5]], %[[C127_I32]] : i32
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.addi %[[V6]], %[[C1_I32]] : i32
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.index_cast %[[V6]] : i32 to index
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.index_cast %[[V8]] : i32 to index
// CHECK-NEXT:       %[[EXTRACTED]] = tensor.extract %[[ARG3]][%[[V9]]] : tensor<513xi16>
// CHECK-NEXT:       %[[EXTRACTED_0:[^ ]+]] = tensor.extract %[[ARG3]][%[[V10]]] : tensor<513xi16>
// CHECK-NEXT:       %[[V11:[^ ]+]] = arith.extsi %[[EXTRACTED]] : i16 to i32
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.extsi %[[EXTRACTED_0]] : i16 to i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.shli %[[V11]], %[[C7_I32]] : i32
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.subi %[[V12]], %[[V11]] : i32
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.muli %[[V14]], %[[V7]] : i32
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.addi %[[V13]], %[[V15]] : i32
// CHECK-NEXT:       linalg.yield %[[V16]] : i32
// CHECK-NEXT:     } -> tensor<?x2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: tensor<5x4xf32>, %[[ARG1:[^ ]+]]: tensor<?x4xi8>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<5x4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<5x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%[[V0]] : tensor<5x4xf32>) {
// CHECK-NEXT:     ^bb0(%[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V6:[^ ]+]] = linalg.index 0 : index
// CHECK-NEXT:       %[[C1_7:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.subi %[[DIM]], %[[C1_7]] : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.subi %[[V7]], %[[V6]] : index
// CHECK-NEXT:       %[[V9:[^ ]+]] = linalg.index 1 : index
// CHECK-NEXT:       %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][%[[V8]], %[[V9]]] : tensor<5x4xf32>
// CHECK-NEXT:       linalg.yield %[[EXTRACTED]] : f32
// CHECK-NEXT:     } -> tensor<5x4xf32>
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0_0]] : tensor<?x4xi8>
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_3:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0_2]] : tensor<?x4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty(%[[DIM_1]]) : tensor<?x4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%[[V2]] : tensor<?x4xi8>) {
// CHECK-NEXT:     ^bb0(%[[OUT]]: i8):
// CHECK-NEXT:       %[[V6]] = linalg.index 0 : index
// CHECK-NEXT:       %[[C1_7]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V7]] = arith.subi %[[DIM_3]], %[[C1_7]] : index
// CHECK-NEXT:       %[[V8]] = arith.subi %[[V7]], %[[V6]] : index
// CHECK-NEXT:       %[[V9]] = linalg.index 1 : index
// CHECK-NEXT:       %[[EXTRACTED]] = tensor.extract %[[ARG1]][%[[V8]], %[[V9]]] : tensor<?x4xi8>
// CHECK-NEXT:       linalg.yield %[[EXTRACTED]] : i8
// CHECK-NEXT:     } -> tensor<?x4xi8>
// CHECK-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_5:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0_4]] : tensor<?x4xi8>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_6:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1]] : tensor<?x4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tensor.empty(%[[DIM_5]]) : tensor<?x4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%[[V4]] : tensor<?x4xi8>) {
// CHECK-NEXT:     ^bb0(%[[OUT]]: i8):
// CHECK-NEXT:       %[[V6]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V7]] = linalg.index 1 : index
// CHECK-NEXT:       %[[C1_7]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V8]] = arith.subi %[[DIM_6]], %[[C1_7]] : index
// CHECK-NEXT:       %[[V9]] = arith.subi %[[V8]], %[[V7]] : index
// CHECK-NEXT:       %[[EXTRACTED]] = tensor.extract %[[ARG1]][%[[V6]], %[[V9]]] : tensor<?x4xi8>
// CHECK-NEXT:       linalg.yield %[[EXTRACTED]] : i8
// CHECK-NEXT:     } -> tensor<?x4xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: tensor<2x3xi8>, %[[ARG1:[^ ]+]]: tensor<?x3xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<2x2x1x3xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[ARG0]] : tensor<2x3xi8>) outs(%[[V1]] : tensor<2x2x1x3xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       linalg.yield %[[IN]] : i8
// CHECK-NEXT:     } -> tensor<2x2x1x3xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.const_shape  {values = dense<[4, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.reshape %[[V2]], %[[V3]] : (tensor<2x2x1x3xi8>, !tosa.shape<2>) -> tensor<4x3xi8>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?x3xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<2x?x1x3xi8>
// CHECK-NEXT:     %[[V6:[^ ]+]] = linalg.generic {indexing_maps = [#map7, #map8], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[ARG1]] : tensor<?x3xi8>) outs(%[[V5]] : tensor<2x?x1x3xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:       linalg.yield %[[IN]] : i8
// CHECK-NEXT:     } -> tensor<2x?x1x3xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = tosa.const_shape  {values = dense<[-1, 3]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V8:[^ ]+]] = tosa.reshape %[[V6]], %[[V7]] : (tensor<2x?x1x3xi8>, !tosa.shape<2>) -> tensor<?x3xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
