// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))' | FileCheck %s

func.func @f0(%a: tensor<3x1x1x7xi8>, %b: tensor<1x2x4x1xf32>, %c: tensor<1x15x13x1xi8>) {
  %s = tosa.const_shape {values = dense<[2, 1, 3, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %bo = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a, %s, %o, %bo {mode = NEAREST_NEIGHBOR} : (tensor<3x1x1x7xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x1x1x7xi8>
  return
}

func.func @f1(%b: tensor<1x2x4x1xf32>, %c: tensor<1x15x13x1xi8>, %d: tensor<?x2x4x2xi8>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %bo = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %b, %s, %o, %bo {mode = BILINEAR} : (tensor<1x2x4x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x8x1xf32>
  %1 = tosa.resize %b, %s, %o, %bo {mode = NEAREST_NEIGHBOR} : (tensor<1x2x4x1xf32>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x8x1xf32>
  %2 = tosa.resize %d, %s, %o, %bo {mode = BILINEAR} : (tensor<?x2x4x2xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x8x2xi32>
  %3 = tosa.resize %d, %s, %o, %bo {mode = NEAREST_NEIGHBOR} : (tensor<?x2x4x2xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x8x2xi8>
  return
}

func.func @f2(%a: tensor<3x1x5x7xi8>, %b: tensor<3x1x1x7xi8>, %c: tensor<3x1x1x7xi8>) {
  %s = tosa.const_shape {values = dense<[4, 1, 3, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[0, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %bo = tosa.const_shape {values = dense<[7, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a, %s, %o, %bo {mode = NEAREST_NEIGHBOR} : (tensor<3x1x5x7xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x8x13x7xi8>
  %1 = tosa.resize %b, %s, %o, %bo {mode = NEAREST_NEIGHBOR} : (tensor<3x1x1x7xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x8x1x7xi8>
  %2 = tosa.resize %c, %s, %o, %bo {mode = BILINEAR} : (tensor<3x1x1x7xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<3x8x1x7xi32>
  return
}

func.func @f3(%b: tensor<?x1x1x2xi8>) {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %bo = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %b, %s, %o, %bo {mode = NEAREST_NEIGHBOR} : (tensor<?x1x1x2xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x1x1x2xi8>
  %1 = tosa.resize %b, %s, %o, %bo {mode = BILINEAR} : (tensor<?x1x1x2xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x1x1x2xi32>
  return
}

func.func @f4(%b: tensor<1x2x4x2xi16>, %c: tensor<1x2x4x2xf16>, %d: tensor<1x2x1x2xf16>) {
  %s = tosa.const_shape {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, -1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %bo = tosa.const_shape {values = dense<[1, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %b, %s, %o, %bo {mode = BILINEAR} : (tensor<1x2x4x2xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x8x2xi48>
  %1 = tosa.resize %c, %s, %o, %bo {mode = BILINEAR} : (tensor<1x2x4x2xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<1x4x8x2xf16>
  return
}

func.func @f5(%d: tensor<?x2x1x2xf16>, %e: tensor<?x2x1x2xi8>) {
  %s = tosa.const_shape {values = dense<[4, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %bo = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %bp = tosa.const_shape {values = dense<[1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %d, %s, %o, %bo {mode = BILINEAR} : (tensor<?x2x1x2xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x1x2xf16>
  %1 = tosa.resize %d, %s, %o, %bo {mode = NEAREST_NEIGHBOR} : (tensor<?x2x1x2xf16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x1x2xf16>
  %2 = tosa.resize %e, %s, %o, %bo {mode = BILINEAR} : (tensor<?x2x1x2xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x1x2xi32>
  %3 = tosa.resize %e, %s, %o, %bp {mode = BILINEAR} : (tensor<?x2x1x2xi8>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x4x5x2xi32>
  return
}

// CHECK: #map = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3) -> (d0, d2, d3)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2, d3) -> (d0, d3)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: tensor<3x1x1x7xi8>, %[[ARG1:[^ ]+]]: tensor<1x2x4x1xf32>, %[[ARG2:[^ ]+]]: tensor<1x15x13x1xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[2, 1, 3, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: tensor<1x2x4x1xf32>, %[[ARG1:[^ ]+]]: tensor<1x15x13x1xi8>, %[[ARG2:[^ ]+]]: tensor<?x2x4x2xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<-1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tensor.empty() : tensor<1x4x8x1xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%[[V3]] : tensor<1x4x8x1xf32>) {
// CHECK-NEXT:     ^bb0(%[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V11:[^ ]+]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V12:[^ ]+]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V13:[^ ]+]] = linalg.index 2 : index
// CHECK-NEXT:       %[[V14:[^ ]+]] = linalg.index 3 : index
// CHECK-NEXT:       %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:       %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C3_I32:[^ ]+]] = arith.constant 3 : i32
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.index_cast %[[V12]] : index to i32
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.index_cast %[[V13]] : index to i32
// CHECK-NEXT:       %[[C4_I32:[^ ]+]] = arith.constant 4 : i32
// CHECK-NEXT:       %[[C2_I32:[^ ]+]] = arith.constant 2 : i32
// CHECK-NEXT:       %[[C4_I32_2:[^ ]+]] = arith.constant 4 : i32
// CHECK-NEXT:       %[[C2_I32_3:[^ ]+]] = arith.constant 2 : i32
// CHECK-NEXT:       %[[C_1_I32:[^ ]+]] = arith.constant -1 : i32
// CHECK-NEXT:       %[[C_1_I32_4:[^ ]+]] = arith.constant -1 : i32
// CHECK-NEXT:       %[[C1_I32_5:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C1_I32_6:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[V17:[^ ]+]] = arith.muli %[[V15]], %[[C2_I32]] : i32
// CHECK-NEXT:       %[[V18:[^ ]+]] = arith.addi %[[V17]], %[[C_1_I32]] : i32
// CHECK-NEXT:       %[[V19:[^ ]+]] = arith.floordivsi %[[V18]], %[[C4_I32]] : i32
// CHECK-NEXT:       %[[V20:[^ ]+]] = arith.remsi %[[V18]], %[[C4_I32]] : i32
// CHECK-NEXT:       %[[V21:[^ ]+]] = arith.sitofp %[[V20]] : i32 to f32
// CHECK-NEXT:       %[[V22:[^ ]+]] = arith.uitofp %[[C4_I32]] : i32 to f32
// CHECK-NEXT:       %[[V23:[^ ]+]] = arith.divf %[[V21]], %[[V22]] : f32
// CHECK-NEXT:       %[[V24:[^ ]+]] = arith.muli %[[V16]], %[[C2_I32_3]] : i32
// CHECK-NEXT:       %[[V25:[^ ]+]] = arith.addi %[[V24]], %[[C_1_I32_4]] : i32
// CHECK-NEXT:       %[[V26:[^ ]+]] = arith.floordivsi %[[V25]], %[[C4_I32_2]] : i32
// CHECK-NEXT:       %[[V27:[^ ]+]] = arith.remsi %[[V25]], %[[C4_I32_2]] : i32
// CHECK-NEXT:       %[[V28:[^ ]+]] = arith.sitofp %[[V27]] : i32 to f32
// CHECK-NEXT:       %[[V29:[^ ]+]] = arith.uitofp %[[C4_I32_2]] : i32 to f32
// CHECK-NEXT:       %[[V30:[^ ]+]] = arith.divf %[[V28]], %[[V29]] : f32
// CHECK-NEXT:       %[[C1_I32_7:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[V31:[^ ]+]] = arith.addi %[[V19]], %[[C1_I32_7]] : i32
// CHECK-NEXT:       %[[V32:[^ ]+]] = arith.maxsi %[[C0_I32]], %[[V19]] : i32
// CHECK-NEXT:       %[[V33:[^ ]+]] = arith.minsi %[[C1_I32]], %[[V32]] : i32
// CHECK-NEXT:       %[[V34:[^ ]+]] = arith.maxsi %[[C0_I32]], %[[V31]] : i32
// CHECK-NEXT:       %[[V35:[^ ]+]] = arith.minsi %[[C1_I32]], %[[V34]] : i32
// CHECK-NEXT:       %[[V36:[^ ]+]] = arith.index_cast %[[V33]] : i32 to index
// CHECK-NEXT:       %[[V37:[^ ]+]] = arith.index_cast %[[V35]] : i32 to index
// CHECK-NEXT:       %[[V38:[^ ]+]] = arith.addi %[[V26]], %[[C1_I32_7]] : i32
// CHECK-NEXT:       %[[V39:[^ ]+]] = arith.maxsi %[[C0_I32]], %[[V26]] : i32
// CHECK-NEXT:       %[[V40:[^ ]+]] = arith.minsi %[[C3_I32]], %[[V39]] : i32
// CHECK-NEXT:       %[[V41:[^ ]+]] = arith.maxsi %[[C0_I32]], %[[V38]] : i32
// CHECK-NEXT:       %[[V42:[^ ]+]] = arith.minsi %[[C3_I32]], %[[V41]] : i32
// CHECK-NEXT:       %[[V43:[^ ]+]] = arith.index_cast %[[V40]] : i32 to index
// CHECK-NEXT:       %[[V44:[^ ]+]] = arith.index_cast %[[V42]] : i32 to index
// CHECK-NEXT:       %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][%[[V11]], %[[V36]], %[[V43]], %[[V14]]] : tensor<1x2x4x1xf32>
// CHECK-NEXT:       %[[EXTRACTED_8:[^ ]+]] = tensor.extract %[[ARG0]][%[[V11]], %[[V36]], %[[V44]], %[[V14]]] : tensor<1x2x4x1xf32>
// CHECK-NEXT:       %[[EXTRACTED_9:[^ ]+]] = tensor.extract %[[ARG0]][%[[V11]], %[[V37]], %[[V43]], %[[V14]]] : tensor<1x2x4x1xf32>
// CHECK-NEXT:       %[[EXTRACTED_10:[^ ]+]] = tensor.extract %[[ARG0]][%[[V11]], %[[V37]], %[[V44]], %[[V14]]] : tensor<1x2x4x1xf32>
// CHECK-NEXT:       %[[CST_11:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:       %[[V45:[^ ]+]] = arith.subf %[[CST_11]], %[[V30]] : f32
// CHECK-NEXT:       %[[V46:[^ ]+]] = arith.mulf %[[EXTRACTED]], %[[V45]] : f32
// CHECK-NEXT:       %[[V47:[^ ]+]] = arith.mulf %[[EXTRACTED_8]], %[[V30]] : f32
// CHECK-NEXT:       %[[V48:[^ ]+]] = arith.addf %[[V46]], %[[V47]] : f32
// CHECK-NEXT:       %[[V49:[^ ]+]] = arith.subf %[[CST_11]], %[[V30]] : f32
// CHECK-NEXT:       %[[V50:[^ ]+]] = arith.mulf %[[EXTRACTED_9]], %[[V49]] : f32
// CHECK-NEXT:       %[[V51:[^ ]+]] = arith.mulf %[[EXTRACTED_10]], %[[V30]] : f32
// CHECK-NEXT:       %[[V52:[^ ]+]] = arith.addf %[[V50]], %[[V51]] : f32
// CHECK-NEXT:       %[[V53:[^ ]+]] = arith.subf %[[CST_11]], %[[V23]] : f32
// CHECK-NEXT:       %[[V54:[^ ]+]] = arith.mulf %[[V48]], %[[V53]] : f32
// CHECK-NEXT:       %[[V55:[^ ]+]] = arith.mulf %[[V52]], %[[V23]] : f32
// CHECK-NEXT:       %[[V56:[^ ]+]] = arith.addf %[[V54]], %[[V55]] : f32
// CHECK-NEXT:       linalg.yield %[[V56]] : f32
// CHECK-NEXT:     } -> tensor<1x4x8x1xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tensor.empty() : tensor<1x4x8x1xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%[[V5]] : tensor<1x4x8x1xf32>) {
// CHECK-NEXT:     ^bb0(%[[OUT]]: f32):
// CHECK-NEXT:       %[[V11]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V12]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V13]] = linalg.index 2 : index
// CHECK-NEXT:       %[[V14]] = linalg.index 3 : index
// CHECK-NEXT:       %[[C0_I32]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[CST]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:       %[[C1_I32]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C3_I32]] = arith.constant 3 : i32
// CHECK-NEXT:       %[[V15]] = arith.index_cast %[[V12]] : index to i32
// CHECK-NEXT:       %[[V16]] = arith.index_cast %[[V13]] : index to i32
// CHECK-NEXT:       %[[C4_I32]] = arith.constant 4 : i32
// CHECK-NEXT:       %[[C2_I32]] = arith.constant 2 : i32
// CHECK-NEXT:       %[[C4_I32_2]] = arith.constant 4 : i32
// CHECK-NEXT:       %[[C2_I32_3]] = arith.constant 2 : i32
// CHECK-NEXT:       %[[C_1_I32]] = arith.constant -1 : i32
// CHECK-NEXT:       %[[C_1_I32_4]] = arith.constant -1 : i32
// CHECK-NEXT:       %[[C1_I32_5]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C1_I32_6]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[V17]] = arith.muli %[[V15]], %[[C2_I32]] : i32
// CHECK-NEXT:       %[[V18]] = arith.addi %[[V17]], %[[C_1_I32]] : i32
// CHECK-NEXT:       %[[V19]] = arith.floordivsi %[[V18]], %[[C4_I32]] : i32
// CHECK-NEXT:       %[[V20]] = arith.remsi %[[V18]], %[[C4_I32]] : i32
// CHECK-NEXT:       %[[V21]] = arith.sitofp %[[V20]] : i32 to f32
// CHECK-NEXT:       %[[V22]] = arith.uitofp %[[C4_I32]] : i32 to f32
// CHECK-NEXT:       %[[V23]] = arith.divf %[[V21]], %[[V22]] : f32
// CHECK-NEXT:       %[[V24]] = arith.muli %[[V16]], %[[C2_I32_3]] : i32
// CHECK-NEXT:       %[[V25]] = arith.addi %[[V24]], %[[C_1_I32_4]] : i32
// CHECK-NEXT:       %[[V26]] = arith.floordivsi %[[V25]], %[[C4_I32_2]] : i32
// CHECK-NEXT:       %[[V27]] = arith.remsi %[[V25]], %[[C4_I32_2]] : i32
// CHECK-NEXT:       %[[V28]] = arith.sitofp %[[V27]] : i32 to f32
// CHECK-NEXT:       %[[V29]] = arith.uitofp %[[C4_I32_2]] : i32 to f32
// CHECK-NEXT:       %[[V30]] = arith.divf %[[V28]], %[[V29]] : f32
// CHECK-NEXT:       %[[C1_I32_7]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[CST_8:[^ ]+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:       %[[V31]] = arith.cmpf oge, %[[V23]], %[[CST_8]] : f32
// CHECK-NEXT:       %[[V32]] = arith.select %[[V31]], %[[C1_I32_7]], %[[C0_I32]] : i32
// CHECK-NEXT:       %[[V33]] = arith.addi %[[V19]], %[[V32]] : i32
// CHECK-NEXT:       %[[V34]] = arith.maxsi %[[C0_I32]], %[[V33]] : i32
// CHECK-NEXT:       %[[V35]] = arith.minsi %[[C1_I32]], %[[V34]] : i32
// CHECK-NEXT:       %[[V36]] = arith.index_cast %[[V35]] : i32 to index
// CHECK-NEXT:       %[[CST_9:[^ ]+]] = arith.constant 5.000000e-01 : f32
// CHECK-NEXT:       %[[V37]] = arith.cmpf oge, %[[V30]], %[[CST_9]] : f32
// CHECK-NEXT:       %[[V38]] = arith.select %[[V37]], %[[C1_I32_7]], %[[C0_I32]] : i32
// CHECK-NEXT:       %[[V39]] = arith.addi %[[V26]], %[[V38]] : i32
// CHECK-NEXT:       %[[V40]] = arith.maxsi %[[C0_I32]], %[[V39]] : i32
// CHECK-NEXT:       %[[V41]] = arith.minsi %[[C3_I32]], %[[V40]] : i32
// CHECK-NEXT:       %[[V42]] = arith.index_cast %[[V41]] : i32 to index
// CHECK-NEXT:       %[[EXTRACTED]] = tensor.extract %[[ARG0]][%[[V11]], %[[V36]], %[[V42]], %[[V14]]] : tensor<1x2x4x1xf32>
// CHECK-NEXT:       linalg.yield %[[EXTRACTED]] : f32
// CHECK-NEXT:     } -> tensor<1x4x8x1xf32>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG2]], %[[C0]] : tensor<?x2x4x2xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<?x4x8x2xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%[[V7]] : tensor<?x4x8x2xi32>) {
// CHECK-NEXT:     ^bb0(%[[OUT]]: i32):
// CHECK-NEXT:       %[[V11]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V12]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V13]] = linalg.index 2 : index
// CHECK-NEXT:       %[[V14]] = linalg.index 3 : index
// CHECK-NEXT:       %[[C0_I32]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[C0_I32_2:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[C1_I32]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C3_I32]] = arith.constant 3 : i32
// CHECK-NEXT:       %[[V15]] = arith.index_cast %[[V12]] : index to i32
// CHECK-NEXT:       %[[V16]] = arith.index_cast %[[V13]] : index to i32
// CHECK-NEXT:       %[[C4_I32]] = arith.constant 4 : i32
// CHECK-NEXT:       %[[C2_I32]] = arith.constant 2 : i32
// CHECK-NEXT:       %[[C4_I32_3:[^ ]+]] = arith.constant 4 : i32
// CHECK-NEXT:       %[[C2_I32_4:[^ ]+]] = arith.constant 2 : i32
// CHECK-NEXT:       %[[C_1_I32]] = arith.constant -1 : i32
// CHECK-NEXT:       %[[C_1_I32_5:[^ ]+]] = arith.constant -1 : i32
// CHECK-NEXT:       %[[C1_I32_6]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C1_I32_7]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[V17]] = arith.muli %[[V15]], %[[C2_I32]] : i32
// CHECK-NEXT:       %[[V18]] = arith.addi %[[V17]], %[[C_1_I32]] : i32
// CHECK-NEXT:       %[[V19]] = arith.divsi %[[V18]], %[[C4_I32]] : i32
// CHECK-NEXT:       %[[V20]] = arith.muli %[[V19]], %[[C4_I32]] : i32
// CHECK-NEXT:       %[[V21]] = arith.subi %[[V18]], %[[V20]] : i32
// CHECK-NEXT:       %[[V22]] = arith.muli %[[V16]], %[[C2_I32_4]] : i32
// CHECK-NEXT:       %[[V23]] = arith.addi %[[V22]], %[[C_1_I32_5]] : i32
// CHECK-NEXT:       %[[V24]] = arith.divsi %[[V23]], %[[C4_I32_3]] : i32
// CHECK-NEXT:       %[[V25]] = arith.muli %[[V24]], %[[C4_I32_3]] : i32
// CHECK-NEXT:       %[[V26]] = arith.subi %[[V23]], %[[V25]] : i32
// CHECK-NEXT:       %[[C1_I32_8:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[V27]] = arith.addi %[[V19]], %[[C1_I32_8]] : i32
// CHECK-NEXT:       %[[V28]] = arith.maxsi %[[C0_I32]], %[[V19]] : i32
// CHECK-NEXT:       %[[V29]] = arith.minsi %[[C1_I32]], %[[V28]] : i32
// CHECK-NEXT:       %[[V30]] = arith.maxsi %[[C0_I32]], %[[V27]] : i32
// CHECK-NEXT:       %[[V31]] = arith.minsi %[[C1_I32]], %[[V30]] : i32
// CHECK-NEXT:       %[[V32]] = arith.index_cast %[[V29]] : i32 to index
// CHECK-NEXT:       %[[V33]] = arith.index_cast %[[V31]] : i32 to index
// CHECK-NEXT:       %[[V34]] = arith.addi %[[V24]], %[[C1_I32_8]] : i32
// CHECK-NEXT:       %[[V35]] = arith.maxsi %[[C0_I32]], %[[V24]] : i32
// CHECK-NEXT:       %[[V36]] = arith.minsi %[[C3_I32]], %[[V35]] : i32
// CHECK-NEXT:       %[[V37]] = arith.maxsi %[[C0_I32]], %[[V34]] : i32
// CHECK-NEXT:       %[[V38]] = arith.minsi %[[C3_I32]], %[[V37]] : i32
// CHECK-NEXT:       %[[V39]] = arith.index_cast %[[V36]] : i32 to index
// CHECK-NEXT:       %[[V40]] = arith.index_cast %[[V38]] : i32 to index
// CHECK-NEXT:       %[[EXTRACTED]] = tensor.extract %[[ARG2]][%[[V11]], %[[V32]], %[[V39]], %[[V14]]] : tensor<?x2x4x2xi8>
// CHECK-NEXT:       %[[EXTRACTED_9]] = tensor.extract %[[ARG2]][%[[V11]], %[[V32]], %[[V40]], %[[V14]]] : tensor<?x2x4x2xi8>
// CHECK-NEXT:       %[[EXTRACTED_10]] = tensor.extract %[[ARG2]][%[[V11]], %[[V33]], %[[V39]], %[[V14]]] : tensor<?x2x4x2xi8>
// CHECK-NEXT:       %[[EXTRACTED_11:[^ ]+]] = tensor.extract %[[ARG2]][%[[V11]], %[[V33]], %[[V40]], %[[V14]]] : tensor<?x2x4x2xi8>
// CHECK-NEXT:       %[[V41]] = arith.extsi %[[EXTRACTED]] : i8 to i32
// CHECK-NEXT:       %[[V42]] = arith.extsi %[[EXTRACTED_9]] : i8 to i32
// CHECK-NEXT:       %[[V43]] = arith.extsi %[[EXTRACTED_10]] : i8 to i32
// CHECK-NEXT:       %[[V44]] = arith.extsi %[[EXTRACTED_11]] : i8 to i32
// CHECK-NEXT:       %[[V45]] = arith.subi %[[C4_I32_3]], %[[V26]] : i32
// CHECK-NEXT:       %[[V46]] = arith.muli %[[V41]], %[[V45]] : i32
// CHECK-NEXT:       %[[V47]] = arith.muli %[[V42]], %[[V26]] : i32
// CHECK-NEXT:       %[[V48]] = arith.addi %[[V46]], %[[V47]] : i32
// CHECK-NEXT:       %[[V49]] = arith.subi %[[C4_I32_3]], %[[V26]] : i32
// CHECK-NEXT:       %[[V50]] = arith.muli %[[V43]], %[[V49]] : i32
// CHECK-NEXT:       %[[V51]] = arith.muli %[[V44]], %[[V26]] : i32
// CHECK-NEXT:       %[[V52]] = arith.addi %[[V50]], %[[V51]] : i32
// CHECK-NEXT:       %[[V53]] = arith.subi %[[C4_I32]], %[[V21]] : i32
// CHECK-NEXT:       %[[V54]] = arith.muli %[[V48]], %[[V53]] : i32
// CHECK-NEXT:       %[[V55]] = arith.muli %[[V52]], %[[V21]] : i32
// CHECK-NEXT:       %[[V56]] = arith.addi %[[V54]], %[[V55]] : i32
// CHECK-NEXT:       linalg.yield %[[V56]] : i32
// CHECK-NEXT:     } -> tensor<?x4x8x2xi32>
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG2]], %[[C0_0]] : tensor<?x2x4x2xi8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = tensor.empty(%[[DIM_1]]) : tensor<?x4x8x2xi8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%[[V9]] : tensor<?x4x8x2xi8>) {
// CHECK-NEXT:     ^bb0(%[[OUT]]: i8):
// CHECK-NEXT:       %[[V11]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V12]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V13]] = linalg.index 2 : index
// CHECK-NEXT:       %[[V14]] = linalg.index 3 : index
// CHECK-NEXT:       %[[C0_I32]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:       %[[C1_I32]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C3_I32]] = arith.constant 3 : i32
// CHECK-NEXT:       %[[V15]] = arith.index_cast %[[V12]] : index to i32
// CHECK-NEXT:       %[[V16]] = arith.index_cast %[[V13]] : index to i32
// CHECK-NEXT:       %[[C4_I32]] = arith.constant 4 : i32
// CHECK-NEXT:       %[[C2_I32]] = arith.constant 2 : i32
// CHECK-NEXT:       %[[C4_I32_2]] = arith.constant 4 : i32
// CHECK-NEXT:       %[[C2_I32_3]] = arith.constant 2 : i32
// CHECK-NEXT:       %[[C_1_I32]] = arith.constant -1 : i32
// CHECK-NEXT:       %[[C_1_I32_4]] = arith.constant -1 : i32
// CHECK-NEXT:       %[[C1_I32_5]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C1_I32_6]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[V17]] = arith.muli %[[V15]], %[[C2_I32]] : i32
// CHECK-NEXT:       %[[V18]] = arith.addi %[[V17]], %[[C_1_I32]] : i32
// CHECK-NEXT:       %[[V19]] = arith.divsi %[[V18]], %[[C4_I32]] : i32
// CHECK-NEXT:       %[[V20]] = arith.muli %[[V19]], %[[C4_I32]] : i32
// CHECK-NEXT:       %[[V21]] = arith.subi %[[V18]], %[[V20]] : i32
// CHECK-NEXT:       %[[V22]] = arith.muli %[[V16]], %[[C2_I32_3]] : i32
// CHECK-NEXT:       %[[V23]] = arith.addi %[[V22]], %[[C_1_I32_4]] : i32
// CHECK-NEXT:       %[[V24]] = arith.divsi %[[V23]], %[[C4_I32_2]] : i32
// CHECK-NEXT:       %[[V25]] = arith.muli %[[V24]], %[[C4_I32_2]] : i32
// CHECK-NEXT:       %[[V26]] = arith.subi %[[V23]], %[[V25]] : i32
// CHECK-NEXT:       %[[C1_I32_7]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[V27]] = arith.shli %[[V21]], %[[C1_I32_7]] : i32
// CHECK-NEXT:       %[[V28]] = arith.cmpi sge, %[[V27]], %[[C4_I32]] : i32
// CHECK-NEXT:       %[[V29]] = arith.select %[[V28]], %[[C1_I32_7]], %[[C0_I32]] : i32
// CHECK-NEXT:       %[[V30]] = arith.addi %[[V19]], %[[V29]] : i32
// CHECK-NEXT:       %[[V31]] = arith.maxsi %[[C0_I32]], %[[V30]] : i32
// CHECK-NEXT:       %[[V32]] = arith.minsi %[[C1_I32]], %[[V31]] : i32
// CHECK-NEXT:       %[[V33]] = arith.index_cast %[[V32]] : i32 to index
// CHECK-NEXT:       %[[V34]] = arith.shli %[[V26]], %[[C1_I32_7]] : i32
// CHECK-NEXT:       %[[V35]] = arith.cmpi sge, %[[V34]], %[[C4_I32_2]] : i32
// CHECK-NEXT:       %[[V36]] = arith.select %[[V35]], %[[C1_I32_7]], %[[C0_I32]] : i32
// CHECK-NEXT:       %[[V37]] = arith.addi %[[V24]], %[[V36]] : i32
// CHECK-NEXT:       %[[V38]] = arith.maxsi %[[C0_I32]], %[[V37]] : i32
// CHECK-NEXT:       %[[V39]] = arith.minsi %[[C3_I32]], %[[V38]] : i32
// CHECK-NEXT:       %[[V40]] = arith.index_cast %[[V39]] : i32 to index
// CHECK-NEXT:       %[[EXTRACTED]] = tensor.extract %[[ARG2]][%[[V11]], %[[V33]], %[[V40]], %[[V14]]] : tensor<?x2x4x2xi8>
// CHECK-NEXT:       linalg.yield %[[EXTRACTED]] : i8
// CHECK-NEXT:     } -> tensor<?x4x8x2xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: tensor<3x1x5x7xi8>, %[[ARG1:[^ ]+]]: tensor<3x1x1x7xi8>, %[[ARG2:[^ ]+]]: tensor<3x1x1x7xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[4, 1, 3, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.const_shape  {values = dense<[7, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tensor.empty() : tensor<3x1x13x7xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%[[V3]] : tensor<3x1x13x7xi8>) {
// CHECK-NEXT:     ^bb0(%[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V13:[^ ]+]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V14:[^ ]+]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V15:[^ ]+]] = linalg.index 2 : index
// CHECK-NEXT:       %[[V16:[^ ]+]] = linalg.index 3 : index
// CHECK-NEXT:       %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:       %[[C0_I32_3:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[C4_I32:[^ ]+]] = arith.constant 4 : i32
// CHECK-NEXT:       %[[V17:[^ ]+]] = arith.index_cast %[[V14]] : index to i32
// CHECK-NEXT:       %[[V18:[^ ]+]] = arith.index_cast %[[V15]] : index to i32
// CHECK-NEXT:       %[[C4_I32_4:[^ ]+]] = arith.constant 4 : i32
// CHECK-NEXT:       %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C3_I32:[^ ]+]] = arith.constant 3 : i32
// CHECK-NEXT:       %[[C1_I32_5:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C0_I32_6:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[C0_I32_7:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[C7_I32:[^ ]+]] = arith.constant 7 : i32
// CHECK-NEXT:       %[[C0_I32_8:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[V19:[^ ]+]] = arith.muli %[[V18]], %[[C1_I32_5]] : i32
// CHECK-NEXT:       %[[V20:[^ ]+]] = arith.addi %[[V19]], %[[C0_I32_7]] : i32
// CHECK-NEXT:       %[[V21:[^ ]+]] = arith.divsi %[[V20]], %[[C3_I32]] : i32
// CHECK-NEXT:       %[[V22:[^ ]+]] = arith.muli %[[V21]], %[[C3_I32]] : i32
// CHECK-NEXT:       %[[V23:[^ ]+]] = arith.subi %[[V20]], %[[V22]] : i32
// CHECK-NEXT:       %[[C1_I32_9:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[V24:[^ ]+]] = arith.shli %[[V23]], %[[C1_I32_9]] : i32
// CHECK-NEXT:       %[[V25:[^ ]+]] = arith.cmpi sge, %[[V24]], %[[C3_I32]] : i32
// CHECK-NEXT:       %[[V26:[^ ]+]] = arith.select %[[V25]], %[[C1_I32_9]], %[[C0_I32]] : i32
// CHECK-NEXT:       %[[V27:[^ ]+]] = arith.addi %[[V21]], %[[V26]] : i32
// CHECK-NEXT:       %[[V28:[^ ]+]] = arith.maxsi %[[C0_I32]], %[[V27]] : i32
// CHECK-NEXT:       %[[V29:[^ ]+]] = arith.minsi %[[C4_I32]], %[[V28]] : i32
// CHECK-NEXT:       %[[V30:[^ ]+]] = arith.index_cast %[[V29]] : i32 to index
// CHECK-NEXT:       %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][%[[V13]], %[[C0]], %[[V30]], %[[V16]]] : tensor<3x1x5x7xi8>
// CHECK-NEXT:       linalg.yield %[[EXTRACTED]] : i8
// CHECK-NEXT:     } -> tensor<3x1x13x7xi8>
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[V4]] {{\[\[}}0], [1, 2], [3]] : tensor<3x1x13x7xi8> into tensor<3x13x7xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tensor.empty() : tensor<3x8x13x7xi8>
// CHECK-NEXT:     %[[V6:[^ ]+]] = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[COLLAPSED]] : tensor<3x13x7xi8>) outs(%[[V5]] : tensor<3x8x13x7xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:       linalg.yield %[[IN]] : i8
// CHECK-NEXT:     } -> tensor<3x8x13x7xi8>
// CHECK-NEXT:     %[[COLLAPSED_0:[^ ]+]] = tensor.collapse_shape %[[ARG1]] {{\[\[}}0], [1, 2, 3]] : tensor<3x1x1x7xi8> into tensor<3x7xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = tensor.empty() : tensor<3x8x1x7xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[COLLAPSED_0]] : tensor<3x7xi8>) outs(%[[V7]] : tensor<3x8x1x7xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:       linalg.yield %[[IN]] : i8
// CHECK-NEXT:     } -> tensor<3x8x1x7xi8>
// CHECK-NEXT:     %[[COLLAPSED_1:[^ ]+]] = tensor.collapse_shape %[[ARG2]] {{\[\[}}0], [1, 2, 3]] : tensor<3x1x1x7xi8> into tensor<3x7xi8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = tensor.empty() : tensor<3x7xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[COLLAPSED_1]] : tensor<3x7xi8>) outs(%[[V9]] : tensor<3x7xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i8, %[[OUT]]: i32):
// CHECK-NEXT:       %[[V13]] = arith.extsi %[[IN]] : i8 to i32
// CHECK-NEXT:       %[[C4_I32]] = arith.constant 4 : i32
// CHECK-NEXT:       %[[V14]] = arith.muli %[[V13]], %[[C4_I32]] : i32
// CHECK-NEXT:       %[[C3_I32]] = arith.constant 3 : i32
// CHECK-NEXT:       %[[V15]] = arith.muli %[[V14]], %[[C3_I32]] : i32
// CHECK-NEXT:       linalg.yield %[[V15]] : i32
// CHECK-NEXT:     } -> tensor<3x7xi32>
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[V10]] {{\[\[}}0], [1, 2, 3]] output_shape [3, 1, 1, 7] : tensor<3x7xi32> into tensor<3x1x1x7xi32>
// CHECK-NEXT:     %[[COLLAPSED_2:[^ ]+]] = tensor.collapse_shape %[[EXPANDED]] {{\[\[}}0], [1, 2, 3]] : tensor<3x1x1x7xi32> into tensor<3x7xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = tensor.empty() : tensor<3x8x1x7xi32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[COLLAPSED_2]] : tensor<3x7xi32>) outs(%[[V11]] : tensor<3x8x1x7xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i32, %[[OUT]]: i32):
// CHECK-NEXT:       linalg.yield %[[IN]] : i32
// CHECK-NEXT:     } -> tensor<3x8x1x7xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: tensor<?x1x1x2xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0], [1, 2, 3]] : tensor<?x1x1x2xi8> into tensor<?x2xi8>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x1x1x2xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<?x2xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = linalg.generic {indexing_maps = [#map3, #map3], iterator_types = ["parallel", "parallel"]} ins(%[[COLLAPSED]] : tensor<?x2xi8>) outs(%[[V3]] : tensor<?x2xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.extsi %[[IN]] : i8 to i32
// CHECK-NEXT:       %[[C2_I32:[^ ]+]] = arith.constant 2 : i32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.muli %[[V5]], %[[C2_I32]] : i32
// CHECK-NEXT:       %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.muli %[[V6]], %[[C1_I32]] : i32
// CHECK-NEXT:       linalg.yield %[[V7]] : i32
// CHECK-NEXT:     } -> tensor<?x2xi32>
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[V4]], %[[C0_0]] : tensor<?x2xi32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[V4]] {{\[\[}}0], [1, 2, 3]] output_shape [%[[DIM_1]], 1, 1, 2] : tensor<?x2xi32> into tensor<?x1x1x2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: tensor<1x2x4x2xi16>, %[[ARG1:[^ ]+]]: tensor<1x2x4x2xf16>, %[[ARG2:[^ ]+]]: tensor<1x2x1x2xf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[4, 2, 4, 2]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<-1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.const_shape  {values = dense<1> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tensor.empty() : tensor<1x4x8x2xi48>
// CHECK-NEXT:     %[[V4:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%[[V3]] : tensor<1x4x8x2xi48>) {
// CHECK-NEXT:     ^bb0(%[[OUT:[^ ]+]]: i48):
// CHECK-NEXT:       %[[V7:[^ ]+]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V9:[^ ]+]] = linalg.index 2 : index
// CHECK-NEXT:       %[[V10:[^ ]+]] = linalg.index 3 : index
// CHECK-NEXT:       %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[C0_I48:[^ ]+]] = arith.constant 0 : i48
// CHECK-NEXT:       %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C3_I32:[^ ]+]] = arith.constant 3 : i32
// CHECK-NEXT:       %[[V11:[^ ]+]] = arith.index_cast %[[V8]] : index to i32
// CHECK-NEXT:       %[[V12:[^ ]+]] = arith.index_cast %[[V9]] : index to i32
// CHECK-NEXT:       %[[C4_I32:[^ ]+]] = arith.constant 4 : i32
// CHECK-NEXT:       %[[C2_I32:[^ ]+]] = arith.constant 2 : i32
// CHECK-NEXT:       %[[C4_I32_0:[^ ]+]] = arith.constant 4 : i32
// CHECK-NEXT:       %[[C2_I32_1:[^ ]+]] = arith.constant 2 : i32
// CHECK-NEXT:       %[[C_1_I32:[^ ]+]] = arith.constant -1 : i32
// CHECK-NEXT:       %[[C_1_I32_2:[^ ]+]] = arith.constant -1 : i32
// CHECK-NEXT:       %[[C1_I32_3:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C1_I32_4:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[V13:[^ ]+]] = arith.muli %[[V11]], %[[C2_I32]] : i32
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.addi %[[V13]], %[[C_1_I32]] : i32
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.divsi %[[V14]], %[[C4_I32]] : i32
// CHECK-NEXT:       %[[V16:[^ ]+]] = arith.muli %[[V15]], %[[C4_I32]] : i32
// CHECK-NEXT:       %[[V17:[^ ]+]] = arith.subi %[[V14]], %[[V16]] : i32
// CHECK-NEXT:       %[[V18:[^ ]+]] = arith.muli %[[V12]], %[[C2_I32_1]] : i32
// CHECK-NEXT:       %[[V19:[^ ]+]] = arith.addi %[[V18]], %[[C_1_I32_2]] : i32
// CHECK-NEXT:       %[[V20:[^ ]+]] = arith.divsi %[[V19]], %[[C4_I32_0]] : i32
// CHECK-NEXT:       %[[V21:[^ ]+]] = arith.muli %[[V20]], %[[C4_I32_0]] : i32
// CHECK-NEXT:       %[[V22:[^ ]+]] = arith.subi %[[V19]], %[[V21]] : i32
// CHECK-NEXT:       %[[C1_I32_5:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[V23:[^ ]+]] = arith.addi %[[V15]], %[[C1_I32_5]] : i32
// CHECK-NEXT:       %[[V24:[^ ]+]] = arith.maxsi %[[C0_I32]], %[[V15]] : i32
// CHECK-NEXT:       %[[V25:[^ ]+]] = arith.minsi %[[C1_I32]], %[[V24]] : i32
// CHECK-NEXT:       %[[V26:[^ ]+]] = arith.maxsi %[[C0_I32]], %[[V23]] : i32
// CHECK-NEXT:       %[[V27:[^ ]+]] = arith.minsi %[[C1_I32]], %[[V26]] : i32
// CHECK-NEXT:       %[[V28:[^ ]+]] = arith.index_cast %[[V25]] : i32 to index
// CHECK-NEXT:       %[[V29:[^ ]+]] = arith.index_cast %[[V27]] : i32 to index
// CHECK-NEXT:       %[[V30:[^ ]+]] = arith.addi %[[V20]], %[[C1_I32_5]] : i32
// CHECK-NEXT:       %[[V31:[^ ]+]] = arith.maxsi %[[C0_I32]], %[[V20]] : i32
// CHECK-NEXT:       %[[V32:[^ ]+]] = arith.minsi %[[C3_I32]], %[[V31]] : i32
// CHECK-NEXT:       %[[V33:[^ ]+]] = arith.maxsi %[[C0_I32]], %[[V30]] : i32
// CHECK-NEXT:       %[[V34:[^ ]+]] = arith.minsi %[[C3_I32]], %[[V33]] : i32
// CHECK-NEXT:       %[[V35:[^ ]+]] = arith.index_cast %[[V32]] : i32 to index
// CHECK-NEXT:       %[[V36:[^ ]+]] = arith.index_cast %[[V34]] : i32 to index
// CHECK-NEXT:       %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][%[[V7]], %[[V28]], %[[V35]], %[[V10]]] : tensor<1x2x4x2xi16>
// CHECK-NEXT:       %[[EXTRACTED_6:[^ ]+]] = tensor.extract %[[ARG0]][%[[V7]], %[[V28]], %[[V36]], %[[V10]]] : tensor<1x2x4x2xi16>
// CHECK-NEXT:       %[[EXTRACTED_7:[^ ]+]] = tensor.extract %[[ARG0]][%[[V7]], %[[V29]], %[[V35]], %[[V10]]] : tensor<1x2x4x2xi16>
// CHECK-NEXT:       %[[EXTRACTED_8:[^ ]+]] = tensor.extract %[[ARG0]][%[[V7]], %[[V29]], %[[V36]], %[[V10]]] : tensor<1x2x4x2xi16>
// CHECK-NEXT:       %[[V37:[^ ]+]] = arith.extsi %[[EXTRACTED]] : i16 to i48
// CHECK-NEXT:       %[[V38:[^ ]+]] = arith.extsi %[[EXTRACTED_6]] : i16 to i48
// CHECK-NEXT:       %[[V39:[^ ]+]] = arith.extsi %[[EXTRACTED_7]] : i16 to i48
// CHECK-NEXT:       %[[V40:[^ ]+]] = arith.extsi %[[EXTRACTED_8]] : i16 to i48
// CHECK-NEXT:       %[[V41:[^ ]+]] = arith.extsi %[[V22]] : i32 to i48
// CHECK-NEXT:       %[[V42:[^ ]+]] = arith.extsi %[[V17]] : i32 to i48
// CHECK-NEXT:       %[[V43:[^ ]+]] = arith.extsi %[[C4_I32]] : i32 to i48
// CHECK-NEXT:       %[[V44:[^ ]+]] = arith.extsi %[[C4_I32_0]] : i32 to i48
// CHECK-NEXT:       %[[V45:[^ ]+]] = arith.subi %[[V44]], %[[V41]] : i48
// CHECK-NEXT:       %[[V46:[^ ]+]] = arith.muli %[[V37]], %[[V45]] : i48
// CHECK-NEXT:       %[[V47:[^ ]+]] = arith.muli %[[V38]], %[[V41]] : i48
// CHECK-NEXT:       %[[V48:[^ ]+]] = arith.addi %[[V46]], %[[V47]] : i48
// CHECK-NEXT:       %[[V49:[^ ]+]] = arith.subi %[[V44]], %[[V41]] : i48
// CHECK-NEXT:       %[[V50:[^ ]+]] = arith.muli %[[V39]], %[[V49]] : i48
// CHECK-NEXT:       %[[V51:[^ ]+]] = arith.muli %[[V40]], %[[V41]] : i48
// CHECK-NEXT:       %[[V52:[^ ]+]] = arith.addi %[[V50]], %[[V51]] : i48
// CHECK-NEXT:       %[[V53:[^ ]+]] = arith.subi %[[V43]], %[[V42]] : i48
// CHECK-NEXT:       %[[V54:[^ ]+]] = arith.muli %[[V48]], %[[V53]] : i48
// CHECK-NEXT:       %[[V55:[^ ]+]] = arith.muli %[[V52]], %[[V42]] : i48
// CHECK-NEXT:       %[[V56:[^ ]+]] = arith.addi %[[V54]], %[[V55]] : i48
// CHECK-NEXT:       linalg.yield %[[V56]] : i48
// CHECK-NEXT:     } -> tensor<1x4x8x2xi48>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tensor.empty() : tensor<1x4x8x2xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%[[V5]] : tensor<1x4x8x2xf16>) {
// CHECK-NEXT:     ^bb0(%[[OUT]]: f16):
// CHECK-NEXT:       %[[V7]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V8]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V9]] = linalg.index 2 : index
// CHECK-NEXT:       %[[V10]] = linalg.index 3 : index
// CHECK-NEXT:       %[[C0_I32]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:       %[[C1_I32]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C3_I32]] = arith.constant 3 : i32
// CHECK-NEXT:       %[[V11]] = arith.index_cast %[[V8]] : index to i32
// CHECK-NEXT:       %[[V12]] = arith.index_cast %[[V9]] : index to i32
// CHECK-NEXT:       %[[C4_I32]] = arith.constant 4 : i32
// CHECK-NEXT:       %[[C2_I32]] = arith.constant 2 : i32
// CHECK-NEXT:       %[[C4_I32_0]] = arith.constant 4 : i32
// CHECK-NEXT:       %[[C2_I32_1]] = arith.constant 2 : i32
// CHECK-NEXT:       %[[C_1_I32]] = arith.constant -1 : i32
// CHECK-NEXT:       %[[C_1_I32_2]] = arith.constant -1 : i32
// CHECK-NEXT:       %[[C1_I32_3]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C1_I32_4]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[V13]] = arith.muli %[[V11]], %[[C2_I32]] : i32
// CHECK-NEXT:       %[[V14]] = arith.addi %[[V13]], %[[C_1_I32]] : i32
// CHECK-NEXT:       %[[V15]] = arith.floordivsi %[[V14]], %[[C4_I32]] : i32
// CHECK-NEXT:       %[[V16]] = arith.remsi %[[V14]], %[[C4_I32]] : i32
// CHECK-NEXT:       %[[V17]] = arith.sitofp %[[V16]] : i32 to f16
// CHECK-NEXT:       %[[V18]] = arith.uitofp %[[C4_I32]] : i32 to f16
// CHECK-NEXT:       %[[V19]] = arith.divf %[[V17]], %[[V18]] : f16
// CHECK-NEXT:       %[[V20]] = arith.muli %[[V12]], %[[C2_I32_1]] : i32
// CHECK-NEXT:       %[[V21]] = arith.addi %[[V20]], %[[C_1_I32_2]] : i32
// CHECK-NEXT:       %[[V22]] = arith.floordivsi %[[V21]], %[[C4_I32_0]] : i32
// CHECK-NEXT:       %[[V23]] = arith.remsi %[[V21]], %[[C4_I32_0]] : i32
// CHECK-NEXT:       %[[V24]] = arith.sitofp %[[V23]] : i32 to f16
// CHECK-NEXT:       %[[V25]] = arith.uitofp %[[C4_I32_0]] : i32 to f16
// CHECK-NEXT:       %[[V26]] = arith.divf %[[V24]], %[[V25]] : f16
// CHECK-NEXT:       %[[C1_I32_5]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[V27]] = arith.addi %[[V15]], %[[C1_I32_5]] : i32
// CHECK-NEXT:       %[[V28]] = arith.maxsi %[[C0_I32]], %[[V15]] : i32
// CHECK-NEXT:       %[[V29]] = arith.minsi %[[C1_I32]], %[[V28]] : i32
// CHECK-NEXT:       %[[V30]] = arith.maxsi %[[C0_I32]], %[[V27]] : i32
// CHECK-NEXT:       %[[V31]] = arith.minsi %[[C1_I32]], %[[V30]] : i32
// CHECK-NEXT:       %[[V32]] = arith.index_cast %[[V29]] : i32 to index
// CHECK-NEXT:       %[[V33]] = arith.index_cast %[[V31]] : i32 to index
// CHECK-NEXT:       %[[V34]] = arith.addi %[[V22]], %[[C1_I32_5]] : i32
// CHECK-NEXT:       %[[V35]] = arith.maxsi %[[C0_I32]], %[[V22]] : i32
// CHECK-NEXT:       %[[V36]] = arith.minsi %[[C3_I32]], %[[V35]] : i32
// CHECK-NEXT:       %[[V37]] = arith.maxsi %[[C0_I32]], %[[V34]] : i32
// CHECK-NEXT:       %[[V38]] = arith.minsi %[[C3_I32]], %[[V37]] : i32
// CHECK-NEXT:       %[[V39]] = arith.index_cast %[[V36]] : i32 to index
// CHECK-NEXT:       %[[V40]] = arith.index_cast %[[V38]] : i32 to index
// CHECK-NEXT:       %[[EXTRACTED]] = tensor.extract %[[ARG1]][%[[V7]], %[[V32]], %[[V39]], %[[V10]]] : tensor<1x2x4x2xf16>
// CHECK-NEXT:       %[[EXTRACTED_6]] = tensor.extract %[[ARG1]][%[[V7]], %[[V32]], %[[V40]], %[[V10]]] : tensor<1x2x4x2xf16>
// CHECK-NEXT:       %[[EXTRACTED_7]] = tensor.extract %[[ARG1]][%[[V7]], %[[V33]], %[[V39]], %[[V10]]] : tensor<1x2x4x2xf16>
// CHECK-NEXT:       %[[EXTRACTED_8]] = tensor.extract %[[ARG1]][%[[V7]], %[[V33]], %[[V40]], %[[V10]]] : tensor<1x2x4x2xf16>
// CHECK-NEXT:       %[[CST_9:[^ ]+]] = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:       %[[V41]] = arith.subf %[[CST_9]], %[[V26]] : f16
// CHECK-NEXT:       %[[V42]] = arith.mulf %[[EXTRACTED]], %[[V41]] : f16
// CHECK-NEXT:       %[[V43]] = arith.mulf %[[EXTRACTED_6]], %[[V26]] : f16
// CHECK-NEXT:       %[[V44]] = arith.addf %[[V42]], %[[V43]] : f16
// CHECK-NEXT:       %[[V45]] = arith.subf %[[CST_9]], %[[V26]] : f16
// CHECK-NEXT:       %[[V46]] = arith.mulf %[[EXTRACTED_7]], %[[V45]] : f16
// CHECK-NEXT:       %[[V47]] = arith.mulf %[[EXTRACTED_8]], %[[V26]] : f16
// CHECK-NEXT:       %[[V48]] = arith.addf %[[V46]], %[[V47]] : f16
// CHECK-NEXT:       %[[V49]] = arith.subf %[[CST_9]], %[[V19]] : f16
// CHECK-NEXT:       %[[V50]] = arith.mulf %[[V44]], %[[V49]] : f16
// CHECK-NEXT:       %[[V51]] = arith.mulf %[[V48]], %[[V19]] : f16
// CHECK-NEXT:       %[[V52]] = arith.addf %[[V50]], %[[V51]] : f16
// CHECK-NEXT:       linalg.yield %[[V52]] : f16
// CHECK-NEXT:     } -> tensor<1x4x8x2xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: tensor<?x2x1x2xf16>, %[[ARG1:[^ ]+]]: tensor<?x2x1x2xi8>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[4, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<[-1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.const_shape  {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.const_shape  {values = dense<[1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x2x1x2xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<?x4x1x2xf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%[[V4]] : tensor<?x4x1x2xf16>) {
// CHECK-NEXT:     ^bb0(%[[OUT:[^ ]+]]: f16):
// CHECK-NEXT:       %[[V14:[^ ]+]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V15:[^ ]+]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V16:[^ ]+]] = linalg.index 2 : index
// CHECK-NEXT:       %[[V17:[^ ]+]] = linalg.index 3 : index
// CHECK-NEXT:       %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:       %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C0_I32_8:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[V18:[^ ]+]] = arith.index_cast %[[V15]] : index to i32
// CHECK-NEXT:       %[[V19:[^ ]+]] = arith.index_cast %[[V16]] : index to i32
// CHECK-NEXT:       %[[C4_I32:[^ ]+]] = arith.constant 4 : i32
// CHECK-NEXT:       %[[C2_I32:[^ ]+]] = arith.constant 2 : i32
// CHECK-NEXT:       %[[C1_I32_9:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C1_I32_10:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C_1_I32:[^ ]+]] = arith.constant -1 : i32
// CHECK-NEXT:       %[[C0_I32_11:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[C1_I32_12:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C0_I32_13:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[V20:[^ ]+]] = arith.muli %[[V18]], %[[C2_I32]] : i32
// CHECK-NEXT:       %[[V21:[^ ]+]] = arith.addi %[[V20]], %[[C_1_I32]] : i32
// CHECK-NEXT:       %[[V22:[^ ]+]] = arith.floordivsi %[[V21]], %[[C4_I32]] : i32
// CHECK-NEXT:       %[[V23:[^ ]+]] = arith.remsi %[[V21]], %[[C4_I32]] : i32
// CHECK-NEXT:       %[[V24:[^ ]+]] = arith.sitofp %[[V23]] : i32 to f16
// CHECK-NEXT:       %[[V25:[^ ]+]] = arith.uitofp %[[C4_I32]] : i32 to f16
// CHECK-NEXT:       %[[V26:[^ ]+]] = arith.divf %[[V24]], %[[V25]] : f16
// CHECK-NEXT:       %[[C1_I32_14:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[V27:[^ ]+]] = arith.addi %[[V22]], %[[C1_I32_14]] : i32
// CHECK-NEXT:       %[[V28:[^ ]+]] = arith.maxsi %[[C0_I32]], %[[V22]] : i32
// CHECK-NEXT:       %[[V29:[^ ]+]] = arith.minsi %[[C1_I32]], %[[V28]] : i32
// CHECK-NEXT:       %[[V30:[^ ]+]] = arith.maxsi %[[C0_I32]], %[[V27]] : i32
// CHECK-NEXT:       %[[V31:[^ ]+]] = arith.minsi %[[C1_I32]], %[[V30]] : i32
// CHECK-NEXT:       %[[V32:[^ ]+]] = arith.index_cast %[[V29]] : i32 to index
// CHECK-NEXT:       %[[V33:[^ ]+]] = arith.index_cast %[[V31]] : i32 to index
// CHECK-NEXT:       %[[V34:[^ ]+]] = arith.addi %[[C0_I32]], %[[C1_I32_14]] : i32
// CHECK-NEXT:       %[[V35:[^ ]+]] = arith.maxsi %[[C0_I32]], %[[C0_I32]] : i32
// CHECK-NEXT:       %[[V36:[^ ]+]] = arith.minsi %[[C0_I32_8]], %[[V35]] : i32
// CHECK-NEXT:       %[[V37:[^ ]+]] = arith.maxsi %[[C0_I32]], %[[V34]] : i32
// CHECK-NEXT:       %[[V38:[^ ]+]] = arith.minsi %[[C0_I32_8]], %[[V37]] : i32
// CHECK-NEXT:       %[[V39:[^ ]+]] = arith.index_cast %[[V36]] : i32 to index
// CHECK-NEXT:       %[[V40:[^ ]+]] = arith.index_cast %[[V38]] : i32 to index
// CHECK-NEXT:       %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][%[[V14]], %[[V32]], %[[V39]], %[[V17]]] : tensor<?x2x1x2xf16>
// CHECK-NEXT:       %[[EXTRACTED_15:[^ ]+]] = tensor.extract %[[ARG0]][%[[V14]], %[[V32]], %[[V40]], %[[V17]]] : tensor<?x2x1x2xf16>
// CHECK-NEXT:       %[[EXTRACTED_16:[^ ]+]] = tensor.extract %[[ARG0]][%[[V14]], %[[V33]], %[[V39]], %[[V17]]] : tensor<?x2x1x2xf16>
// CHECK-NEXT:       %[[EXTRACTED_17:[^ ]+]] = tensor.extract %[[ARG0]][%[[V14]], %[[V33]], %[[V40]], %[[V17]]] : tensor<?x2x1x2xf16>
// CHECK-NEXT:       %[[CST_18:[^ ]+]] = arith.constant 1.000000e+00 : f16
// CHECK-NEXT:       %[[V41:[^ ]+]] = arith.subf %[[CST_18]], %[[V26]] : f16
// CHECK-NEXT:       %[[V42:[^ ]+]] = arith.mulf %[[EXTRACTED]], %[[V41]] : f16
// CHECK-NEXT:       %[[V43:[^ ]+]] = arith.mulf %[[EXTRACTED_16]], %[[V26]] : f16
// CHECK-NEXT:       %[[V44:[^ ]+]] = arith.addf %[[V42]], %[[V43]] : f16
// CHECK-NEXT:       linalg.yield %[[V44]] : f16
// CHECK-NEXT:     } -> tensor<?x4x1x2xf16>
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0_0]] : tensor<?x2x1x2xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tensor.empty(%[[DIM_1]]) : tensor<?x4x1x2xf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%[[V6]] : tensor<?x4x1x2xf16>) {
// CHECK-NEXT:     ^bb0(%[[OUT]]: f16):
// CHECK-NEXT:       %[[V14]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V15]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V16]] = linalg.index 2 : index
// CHECK-NEXT:       %[[V17]] = linalg.index 3 : index
// CHECK-NEXT:       %[[C0_I32]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[CST]] = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:       %[[C1_I32]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C0_I32_8]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[V18]] = arith.index_cast %[[V15]] : index to i32
// CHECK-NEXT:       %[[V19]] = arith.index_cast %[[V16]] : index to i32
// CHECK-NEXT:       %[[C4_I32]] = arith.constant 4 : i32
// CHECK-NEXT:       %[[C2_I32]] = arith.constant 2 : i32
// CHECK-NEXT:       %[[C1_I32_9]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C1_I32_10]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C_1_I32]] = arith.constant -1 : i32
// CHECK-NEXT:       %[[C0_I32_11]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[C1_I32_12]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C0_I32_13]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[V20]] = arith.muli %[[V18]], %[[C2_I32]] : i32
// CHECK-NEXT:       %[[V21]] = arith.addi %[[V20]], %[[C_1_I32]] : i32
// CHECK-NEXT:       %[[V22]] = arith.floordivsi %[[V21]], %[[C4_I32]] : i32
// CHECK-NEXT:       %[[V23]] = arith.remsi %[[V21]], %[[C4_I32]] : i32
// CHECK-NEXT:       %[[V24]] = arith.sitofp %[[V23]] : i32 to f16
// CHECK-NEXT:       %[[V25]] = arith.uitofp %[[C4_I32]] : i32 to f16
// CHECK-NEXT:       %[[V26]] = arith.divf %[[V24]], %[[V25]] : f16
// CHECK-NEXT:       %[[C1_I32_14]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[CST_15:[^ ]+]] = arith.constant 5.000000e-01 : f16
// CHECK-NEXT:       %[[V27]] = arith.cmpf oge, %[[V26]], %[[CST_15]] : f16
// CHECK-NEXT:       %[[V28]] = arith.select %[[V27]], %[[C1_I32_14]], %[[C0_I32]] : i32
// CHECK-NEXT:       %[[V29]] = arith.addi %[[V22]], %[[V28]] : i32
// CHECK-NEXT:       %[[V30]] = arith.maxsi %[[C0_I32]], %[[V29]] : i32
// CHECK-NEXT:       %[[V31]] = arith.minsi %[[C1_I32]], %[[V30]] : i32
// CHECK-NEXT:       %[[V32]] = arith.index_cast %[[V31]] : i32 to index
// CHECK-NEXT:       %[[C0_16:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[EXTRACTED]] = tensor.extract %[[ARG0]][%[[V14]], %[[V32]], %[[C0_16]], %[[V17]]] : tensor<?x2x1x2xf16>
// CHECK-NEXT:       linalg.yield %[[EXTRACTED]] : f16
// CHECK-NEXT:     } -> tensor<?x4x1x2xf16>
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_3:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0_2]] : tensor<?x2x1x2xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = tensor.empty(%[[DIM_3]]) : tensor<?x4x1x2xi32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%[[V8]] : tensor<?x4x1x2xi32>) {
// CHECK-NEXT:     ^bb0(%[[OUT]]: i32):
// CHECK-NEXT:       %[[V14]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V15]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V16]] = linalg.index 2 : index
// CHECK-NEXT:       %[[V17]] = linalg.index 3 : index
// CHECK-NEXT:       %[[C0_I32]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[C0_I32_8]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[C1_I32]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C0_I32_9:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[V18]] = arith.index_cast %[[V15]] : index to i32
// CHECK-NEXT:       %[[V19]] = arith.index_cast %[[V16]] : index to i32
// CHECK-NEXT:       %[[C4_I32]] = arith.constant 4 : i32
// CHECK-NEXT:       %[[C2_I32]] = arith.constant 2 : i32
// CHECK-NEXT:       %[[C1_I32_10]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C1_I32_11:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C_1_I32]] = arith.constant -1 : i32
// CHECK-NEXT:       %[[C0_I32_12:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[C1_I32_13:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C0_I32_14:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[V20]] = arith.muli %[[V18]], %[[C2_I32]] : i32
// CHECK-NEXT:       %[[V21]] = arith.addi %[[V20]], %[[C_1_I32]] : i32
// CHECK-NEXT:       %[[V22]] = arith.divsi %[[V21]], %[[C4_I32]] : i32
// CHECK-NEXT:       %[[V23]] = arith.muli %[[V22]], %[[C4_I32]] : i32
// CHECK-NEXT:       %[[V24]] = arith.subi %[[V21]], %[[V23]] : i32
// CHECK-NEXT:       %[[C1_I32_15:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[V25]] = arith.addi %[[V22]], %[[C1_I32_15]] : i32
// CHECK-NEXT:       %[[V26]] = arith.maxsi %[[C0_I32]], %[[V22]] : i32
// CHECK-NEXT:       %[[V27]] = arith.minsi %[[C1_I32]], %[[V26]] : i32
// CHECK-NEXT:       %[[V28]] = arith.maxsi %[[C0_I32]], %[[V25]] : i32
// CHECK-NEXT:       %[[V29]] = arith.minsi %[[C1_I32]], %[[V28]] : i32
// CHECK-NEXT:       %[[V30]] = arith.index_cast %[[V27]] : i32 to index
// CHECK-NEXT:       %[[V31]] = arith.index_cast %[[V29]] : i32 to index
// CHECK-NEXT:       %[[V32]] = arith.addi %[[C0_I32]], %[[C1_I32_15]] : i32
// CHECK-NEXT:       %[[V33]] = arith.maxsi %[[C0_I32]], %[[C0_I32]] : i32
// CHECK-NEXT:       %[[V34]] = arith.minsi %[[C0_I32_9]], %[[V33]] : i32
// CHECK-NEXT:       %[[V35]] = arith.maxsi %[[C0_I32]], %[[V32]] : i32
// CHECK-NEXT:       %[[V36]] = arith.minsi %[[C0_I32_9]], %[[V35]] : i32
// CHECK-NEXT:       %[[V37]] = arith.index_cast %[[V34]] : i32 to index
// CHECK-NEXT:       %[[V38]] = arith.index_cast %[[V36]] : i32 to index
// CHECK-NEXT:       %[[EXTRACTED]] = tensor.extract %[[ARG1]][%[[V14]], %[[V30]], %[[V37]], %[[V17]]] : tensor<?x2x1x2xi8>
// CHECK-NEXT:       %[[EXTRACTED_16]] = tensor.extract %[[ARG1]][%[[V14]], %[[V30]], %[[V38]], %[[V17]]] : tensor<?x2x1x2xi8>
// CHECK-NEXT:       %[[EXTRACTED_17]] = tensor.extract %[[ARG1]][%[[V14]], %[[V31]], %[[V37]], %[[V17]]] : tensor<?x2x1x2xi8>
// CHECK-NEXT:       %[[EXTRACTED_18:[^ ]+]] = tensor.extract %[[ARG1]][%[[V14]], %[[V31]], %[[V38]], %[[V17]]] : tensor<?x2x1x2xi8>
// CHECK-NEXT:       %[[V39]] = arith.extsi %[[EXTRACTED]] : i8 to i32
// CHECK-NEXT:       %[[V40]] = arith.extsi %[[EXTRACTED_16]] : i8 to i32
// CHECK-NEXT:       %[[V41]] = arith.extsi %[[EXTRACTED_17]] : i8 to i32
// CHECK-NEXT:       %[[V42]] = arith.extsi %[[EXTRACTED_18]] : i8 to i32
// CHECK-NEXT:       %[[V43]] = arith.muli %[[V39]], %[[C1_I32_10]] : i32
// CHECK-NEXT:       %[[V44]] = arith.muli %[[V41]], %[[C1_I32_10]] : i32
// CHECK-NEXT:       %[[V45:[^ ]+]] = arith.subi %[[C4_I32]], %[[V24]] : i32
// CHECK-NEXT:       %[[V46:[^ ]+]] = arith.muli %[[V43]], %[[V45]] : i32
// CHECK-NEXT:       %[[V47:[^ ]+]] = arith.muli %[[V44]], %[[V24]] : i32
// CHECK-NEXT:       %[[V48:[^ ]+]] = arith.addi %[[V46]], %[[V47]] : i32
// CHECK-NEXT:       linalg.yield %[[V48]] : i32
// CHECK-NEXT:     } -> tensor<?x4x1x2xi32>
// CHECK-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_5:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0_4]] : tensor<?x2x1x2xi8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = tensor.empty(%[[DIM_5]]) : tensor<?x4x1x2xi32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} outs(%[[V10]] : tensor<?x4x1x2xi32>) {
// CHECK-NEXT:     ^bb0(%[[OUT]]: i32):
// CHECK-NEXT:       %[[V14]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V15]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V16]] = linalg.index 2 : index
// CHECK-NEXT:       %[[V17]] = linalg.index 3 : index
// CHECK-NEXT:       %[[C0_I32]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[C0_I32_8]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[C1_I32]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C0_I32_9]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[V18]] = arith.index_cast %[[V15]] : index to i32
// CHECK-NEXT:       %[[V19]] = arith.index_cast %[[V16]] : index to i32
// CHECK-NEXT:       %[[C4_I32]] = arith.constant 4 : i32
// CHECK-NEXT:       %[[C2_I32]] = arith.constant 2 : i32
// CHECK-NEXT:       %[[C1_I32_10]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C1_I32_11]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C_1_I32]] = arith.constant -1 : i32
// CHECK-NEXT:       %[[C0_I32_12]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[C1_I32_13]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[C4_I32_14:[^ ]+]] = arith.constant 4 : i32
// CHECK-NEXT:       %[[V20]] = arith.muli %[[V18]], %[[C2_I32]] : i32
// CHECK-NEXT:       %[[V21]] = arith.addi %[[V20]], %[[C_1_I32]] : i32
// CHECK-NEXT:       %[[V22]] = arith.divsi %[[V21]], %[[C4_I32]] : i32
// CHECK-NEXT:       %[[V23]] = arith.muli %[[V22]], %[[C4_I32]] : i32
// CHECK-NEXT:       %[[V24]] = arith.subi %[[V21]], %[[V23]] : i32
// CHECK-NEXT:       %[[C1_I32_15]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[V25]] = arith.addi %[[V22]], %[[C1_I32_15]] : i32
// CHECK-NEXT:       %[[V26]] = arith.maxsi %[[C0_I32]], %[[V22]] : i32
// CHECK-NEXT:       %[[V27]] = arith.minsi %[[C1_I32]], %[[V26]] : i32
// CHECK-NEXT:       %[[V28]] = arith.maxsi %[[C0_I32]], %[[V25]] : i32
// CHECK-NEXT:       %[[V29]] = arith.minsi %[[C1_I32]], %[[V28]] : i32
// CHECK-NEXT:       %[[V30]] = arith.index_cast %[[V27]] : i32 to index
// CHECK-NEXT:       %[[V31]] = arith.index_cast %[[V29]] : i32 to index
// CHECK-NEXT:       %[[V32]] = arith.addi %[[C0_I32]], %[[C1_I32_15]] : i32
// CHECK-NEXT:       %[[V33]] = arith.maxsi %[[C0_I32]], %[[C0_I32]] : i32
// CHECK-NEXT:       %[[V34]] = arith.minsi %[[C0_I32_9]], %[[V33]] : i32
// CHECK-NEXT:       %[[V35]] = arith.maxsi %[[C0_I32]], %[[V32]] : i32
// CHECK-NEXT:       %[[V36]] = arith.minsi %[[C0_I32_9]], %[[V35]] : i32
// CHECK-NEXT:       %[[V37]] = arith.index_cast %[[V34]] : i32 to index
// CHECK-NEXT:       %[[V38]] = arith.index_cast %[[V36]] : i32 to index
// CHECK-NEXT:       %[[EXTRACTED]] = tensor.extract %[[ARG1]][%[[V14]], %[[V30]], %[[V37]], %[[V17]]] : tensor<?x2x1x2xi8>
// CHECK-NEXT:       %[[EXTRACTED_16]] = tensor.extract %[[ARG1]][%[[V14]], %[[V30]], %[[V38]], %[[V17]]] : tensor<?x2x1x2xi8>
// CHECK-NEXT:       %[[EXTRACTED_17]] = tensor.extract %[[ARG1]][%[[V14]], %[[V31]], %[[V37]], %[[V17]]] : tensor<?x2x1x2xi8>
// CHECK-NEXT:       %[[EXTRACTED_18]] = tensor.extract %[[ARG1]][%[[V14]], %[[V31]], %[[V38]], %[[V17]]] : tensor<?x2x1x2xi8>
// CHECK-NEXT:       %[[V39]] = arith.extsi %[[EXTRACTED]] : i8 to i32
// CHECK-NEXT:       %[[V40]] = arith.extsi %[[EXTRACTED_16]] : i8 to i32
// CHECK-NEXT:       %[[V41]] = arith.extsi %[[EXTRACTED_17]] : i8 to i32
// CHECK-NEXT:       %[[V42]] = arith.extsi %[[EXTRACTED_18]] : i8 to i32
// CHECK-NEXT:       %[[V43]] = arith.muli %[[V39]], %[[C1_I32_10]] : i32
// CHECK-NEXT:       %[[V44]] = arith.muli %[[V41]], %[[C1_I32_10]] : i32
// CHECK-NEXT:       %[[V45]] = arith.subi %[[C4_I32]], %[[V24]] : i32
// CHECK-NEXT:       %[[V46]] = arith.muli %[[V43]], %[[V45]] : i32
// CHECK-NEXT:       %[[V47]] = arith.muli %[[V44]], %[[V24]] : i32
// CHECK-NEXT:       %[[V48]] = arith.addi %[[V46]], %[[V47]] : i32
// CHECK-NEXT:       linalg.yield %[[V48]] : i32
// CHECK-NEXT:     } -> tensor<?x4x1x2xi32>
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[V11]] {{\[\[}}0], [1], [2, 3]] : tensor<?x4x1x2xi32> into tensor<?x4x2xi32>
// CHECK-NEXT:     %[[C0_6:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_7:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0_6]] : tensor<?x2x1x2xi8>
// CHECK-NEXT:     %[[V12:[^ ]+]] = tensor.empty(%[[DIM_7]]) : tensor<?x4x5x2xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = linalg.generic {indexing_maps = [#map4, #map], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[COLLAPSED]] : tensor<?x4x2xi32>) outs(%[[V12]] : tensor<?x4x5x2xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[OUT]]: i32):
// CHECK-NEXT:       linalg.yield %[[IN]] : i32
// CHECK-NEXT:     } -> tensor<?x4x5x2xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
