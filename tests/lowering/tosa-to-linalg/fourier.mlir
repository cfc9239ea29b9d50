// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))' | FileCheck %s

func.func @f0(%a: tensor<1x4x8xf32>, %b: tensor<1x4x8xf32>, %d: tensor<?x?x?xf32>) {
  %0:2 = tosa.fft2d %a, %b {inverse = false} : (tensor<1x4x8xf32>, tensor<1x4x8xf32>) -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
  %1:2 = tosa.fft2d %d, %d {inverse = true} : (tensor<?x?x?xf32>, tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>)
  %2:2 = tosa.rfft2d %a {} : (tensor<1x4x8xf32>) -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
  %3:2 = tosa.rfft2d %d {} : (tensor<?x?x?xf32>) -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>)
  return
}

// CHECK: #map = affine_map<(d0, d1, d2, d3, d4) -> (d0, d3, d4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2, d3, d4) -> (d0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: tensor<1x4x8xf32>, %[[ARG1:[^ ]+]]: tensor<1x4x8xf32>, %[[ARG2:[^ ]+]]: tensor<?x?x?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<1x4x8xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.fill ins(%[[CST]] : f32) outs(%[[V0]] : tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<1x4x8xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.fill ins(%[[CST_0]] : f32) outs(%[[V2]] : tensor<1x4x8xf32>) -> tensor<1x4x8xf32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant 6.28318548 : f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.index_castui %[[C4]] : index to i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.uitofp %[[V4]] : i32 to f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.index_castui %[[C8]] : index to i32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.uitofp %[[V6]] : i32 to f32
// CHECK-NEXT:     %[[V8:[^ ]+]]:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%[[ARG0]], %[[ARG1]] : tensor<1x4x8xf32>, tensor<1x4x8xf32>) outs(%[[V1]], %[[V3]] : tensor<1x4x8xf32>, tensor<1x4x8xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_39:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32, %[[OUT_40:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V38:[^ ]+]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V39:[^ ]+]] = linalg.index 2 : index
// CHECK-NEXT:       %[[V40:[^ ]+]] = linalg.index 3 : index
// CHECK-NEXT:       %[[V41:[^ ]+]] = linalg.index 4 : index
// CHECK-NEXT:       %[[V42:[^ ]+]] = index.mul %[[V40]], %[[V38]]
// CHECK-NEXT:       %[[V43:[^ ]+]] = index.mul %[[V41]], %[[V39]]
// CHECK-NEXT:       %[[V44:[^ ]+]] = index.remu %[[V42]], %[[C4]]
// CHECK-NEXT:       %[[V45:[^ ]+]] = index.remu %[[V43]], %[[C8]]
// CHECK-NEXT:       %[[V46:[^ ]+]] = arith.index_castui %[[V44]] : index to i32
// CHECK-NEXT:       %[[V47:[^ ]+]] = arith.uitofp %[[V46]] : i32 to f32
// CHECK-NEXT:       %[[V48:[^ ]+]] = arith.index_castui %[[V45]] : index to i32
// CHECK-NEXT:       %[[V49:[^ ]+]] = arith.uitofp %[[V48]] : i32 to f32
// CHECK-NEXT:       %[[V50:[^ ]+]] = arith.divf %[[V47]], %[[V5]] : f32
// CHECK-NEXT:       %[[V51:[^ ]+]] = arith.divf %[[V49]], %[[V7]] : f32
// CHECK-NEXT:       %[[V52:[^ ]+]] = arith.addf %[[V50]], %[[V51]] : f32
// CHECK-NEXT:       %[[V53:[^ ]+]] = arith.mulf %[[CST_1]], %[[V52]] : f32
// CHECK-NEXT:       %[[V54:[^ ]+]] = math.cos %[[V53]] : f32
// CHECK-NEXT:       %[[V55:[^ ]+]] = math.sin %[[V53]] : f32
// CHECK-NEXT:       %[[V56:[^ ]+]] = arith.mulf %[[IN]], %[[V54]] : f32
// CHECK-NEXT:       %[[V57:[^ ]+]] = arith.mulf %[[IN_39]], %[[V55]] : f32
// CHECK-NEXT:       %[[V58:[^ ]+]] = arith.addf %[[V56]], %[[V57]] : f32
// CHECK-NEXT:       %[[V59:[^ ]+]] = arith.mulf %[[IN_39]], %[[V54]] : f32
// CHECK-NEXT:       %[[V60:[^ ]+]] = arith.mulf %[[IN]], %[[V55]] : f32
// CHECK-NEXT:       %[[V61:[^ ]+]] = arith.subf %[[V59]], %[[V60]] : f32
// CHECK-NEXT:       %[[V62:[^ ]+]] = arith.addf %[[OUT]], %[[V58]] : f32
// CHECK-NEXT:       %[[V63:[^ ]+]] = arith.addf %[[OUT_40]], %[[V61]] : f32
// CHECK-NEXT:       linalg.yield %[[V62]], %[[V63]] : f32, f32
// CHECK-NEXT:     } -> (tensor<1x4x8xf32>, tensor<1x4x8xf32>)
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG2]], %[[C0]] : tensor<?x?x?xf32>
// CHECK-NEXT:     %[[C1_2:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_3:[^ ]+]] = tensor.dim %[[ARG2]], %[[C1_2]] : tensor<?x?x?xf32>
// CHECK-NEXT:     %[[C2_4:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_5:[^ ]+]] = tensor.dim %[[ARG2]], %[[C2_4]] : tensor<?x?x?xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = tensor.empty(%[[DIM]], %[[DIM_3]], %[[DIM_5]]) : tensor<?x?x?xf32>
// CHECK-NEXT:     %[[CST_6:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = linalg.fill ins(%[[CST_6]] : f32) outs(%[[V9]] : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = tensor.empty(%[[DIM]], %[[DIM_3]], %[[DIM_5]]) : tensor<?x?x?xf32>
// CHECK-NEXT:     %[[CST_7:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = linalg.fill ins(%[[CST_7]] : f32) outs(%[[V11]] : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:     %[[C1_8:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_9:[^ ]+]] = tensor.dim %[[ARG2]], %[[C1_8]] : tensor<?x?x?xf32>
// CHECK-NEXT:     %[[C2_10:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_11:[^ ]+]] = tensor.dim %[[ARG2]], %[[C2_10]] : tensor<?x?x?xf32>
// CHECK-NEXT:     %[[CST_12:[^ ]+]] = arith.constant 6.28318548 : f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.index_castui %[[DIM_9]] : index to i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = arith.uitofp %[[V13]] : i32 to f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.index_castui %[[DIM_11]] : index to i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.uitofp %[[V15]] : i32 to f32
// CHECK-NEXT:     %[[V17:[^ ]+]]:2 = linalg.generic {indexing_maps = [#map, #map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%[[ARG2]], %[[ARG2]] : tensor<?x?x?xf32>, tensor<?x?x?xf32>) outs(%[[V10]], %[[V12]] : tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: f32, %[[IN_39]]: f32, %[[OUT]]: f32, %[[OUT_40]]: f32):
// CHECK-NEXT:       %[[V38]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V39]] = linalg.index 2 : index
// CHECK-NEXT:       %[[V40]] = linalg.index 3 : index
// CHECK-NEXT:       %[[V41]] = linalg.index 4 : index
// CHECK-NEXT:       %[[V42]] = index.mul %[[V40]], %[[V38]]
// CHECK-NEXT:       %[[V43]] = index.mul %[[V41]], %[[V39]]
// CHECK-NEXT:       %[[V44]] = index.remu %[[V42]], %[[DIM_9]]
// CHECK-NEXT:       %[[V45]] = index.remu %[[V43]], %[[DIM_11]]
// CHECK-NEXT:       %[[V46]] = arith.index_castui %[[V44]] : index to i32
// CHECK-NEXT:       %[[V47]] = arith.uitofp %[[V46]] : i32 to f32
// CHECK-NEXT:       %[[V48]] = arith.index_castui %[[V45]] : index to i32
// CHECK-NEXT:       %[[V49]] = arith.uitofp %[[V48]] : i32 to f32
// CHECK-NEXT:       %[[V50]] = arith.divf %[[V47]], %[[V14]] : f32
// CHECK-NEXT:       %[[V51]] = arith.divf %[[V49]], %[[V16]] : f32
// CHECK-NEXT:       %[[V52]] = arith.addf %[[V50]], %[[V51]] : f32
// CHECK-NEXT:       %[[V53]] = arith.mulf %[[CST_12]], %[[V52]] : f32
// CHECK-NEXT:       %[[CST_41:[^ ]+]] = arith.constant -1.000000e+00 : f32
// CHECK-NEXT:       %[[V54]] = arith.mulf %[[V53]], %[[CST_41]] : f32
// CHECK-NEXT:       %[[V55]] = math.cos %[[V54]] : f32
// CHECK-NEXT:       %[[V56]] = math.sin %[[V54]] : f32
// CHECK-NEXT:       %[[V57]] = arith.mulf %[[IN]], %[[V55]] : f32
// CHECK-NEXT:       %[[V58]] = arith.mulf %[[IN_39]], %[[V56]] : f32
// CHECK-NEXT:       %[[V59]] = arith.addf %[[V57]], %[[V58]] : f32
// CHECK-NEXT:       %[[V60]] = arith.mulf %[[IN_39]], %[[V55]] : f32
// CHECK-NEXT:       %[[V61]] = arith.mulf %[[IN]], %[[V56]] : f32
// CHECK-NEXT:       %[[V62]] = arith.subf %[[V60]], %[[V61]] : f32
// CHECK-NEXT:       %[[V63]] = arith.addf %[[OUT]], %[[V59]] : f32
// CHECK-NEXT:       %[[V64:[^ ]+]] = arith.addf %[[OUT_40]], %[[V62]] : f32
// CHECK-NEXT:       linalg.yield %[[V63]], %[[V64]] : f32, f32
// CHECK-NEXT:     } -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>)
// CHECK-NEXT:     %[[C1_13:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2_14:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C8_15:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C4_16:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[V18:[^ ]+]] = tensor.empty() : tensor<1x4x5xf32>
// CHECK-NEXT:     %[[CST_17:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V19:[^ ]+]] = linalg.fill ins(%[[CST_17]] : f32) outs(%[[V18]] : tensor<1x4x5xf32>) -> tensor<1x4x5xf32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = tensor.empty() : tensor<1x4x5xf32>
// CHECK-NEXT:     %[[CST_18:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V21:[^ ]+]] = linalg.fill ins(%[[CST_18]] : f32) outs(%[[V20]] : tensor<1x4x5xf32>) -> tensor<1x4x5xf32>
// CHECK-NEXT:     %[[C1_19:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4_20:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C2_21:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C8_22:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[CST_23:[^ ]+]] = arith.constant 6.28318548 : f32
// CHECK-NEXT:     %[[V22:[^ ]+]] = arith.index_castui %[[C4_20]] : index to i32
// CHECK-NEXT:     %[[V23:[^ ]+]] = arith.uitofp %[[V22]] : i32 to f32
// CHECK-NEXT:     %[[V24:[^ ]+]] = arith.index_castui %[[C8_22]] : index to i32
// CHECK-NEXT:     %[[V25:[^ ]+]] = arith.uitofp %[[V24]] : i32 to f32
// CHECK-NEXT:     %[[V26:[^ ]+]]:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%[[ARG0]] : tensor<1x4x8xf32>) outs(%[[V19]], %[[V21]] : tensor<1x4x5xf32>, tensor<1x4x5xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: f32, %[[OUT]]: f32, %[[OUT_39:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V38]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V39]] = linalg.index 2 : index
// CHECK-NEXT:       %[[V40]] = linalg.index 3 : index
// CHECK-NEXT:       %[[V41]] = linalg.index 4 : index
// CHECK-NEXT:       %[[V42]] = index.mul %[[V40]], %[[V38]]
// CHECK-NEXT:       %[[V43]] = index.mul %[[V41]], %[[V39]]
// CHECK-NEXT:       %[[V44]] = index.remu %[[V42]], %[[C4_20]]
// CHECK-NEXT:       %[[V45]] = index.remu %[[V43]], %[[C8_22]]
// CHECK-NEXT:       %[[V46]] = arith.index_castui %[[V44]] : index to i32
// CHECK-NEXT:       %[[V47]] = arith.uitofp %[[V46]] : i32 to f32
// CHECK-NEXT:       %[[V48]] = arith.index_castui %[[V45]] : index to i32
// CHECK-NEXT:       %[[V49]] = arith.uitofp %[[V48]] : i32 to f32
// CHECK-NEXT:       %[[V50]] = arith.divf %[[V47]], %[[V23]] : f32
// CHECK-NEXT:       %[[V51]] = arith.divf %[[V49]], %[[V25]] : f32
// CHECK-NEXT:       %[[V52]] = arith.addf %[[V50]], %[[V51]] : f32
// CHECK-NEXT:       %[[V53]] = arith.mulf %[[CST_23]], %[[V52]] : f32
// CHECK-NEXT:       %[[V54]] = math.cos %[[V53]] : f32
// CHECK-NEXT:       %[[V55]] = math.sin %[[V53]] : f32
// CHECK-NEXT:       %[[V56]] = arith.mulf %[[IN]], %[[V54]] : f32
// CHECK-NEXT:       %[[V57]] = arith.mulf %[[IN]], %[[V55]] : f32
// CHECK-NEXT:       %[[V58]] = arith.addf %[[OUT]], %[[V56]] : f32
// CHECK-NEXT:       %[[V59]] = arith.subf %[[OUT_39]], %[[V57]] : f32
// CHECK-NEXT:       linalg.yield %[[V58]], %[[V59]] : f32, f32
// CHECK-NEXT:     } -> (tensor<1x4x5xf32>, tensor<1x4x5xf32>)
// CHECK-NEXT:     %[[C0_24:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_25:[^ ]+]] = tensor.dim %[[ARG2]], %[[C0_24]] : tensor<?x?x?xf32>
// CHECK-NEXT:     %[[C1_26:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_27:[^ ]+]] = tensor.dim %[[ARG2]], %[[C1_26]] : tensor<?x?x?xf32>
// CHECK-NEXT:     %[[C2_28:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_29:[^ ]+]] = tensor.dim %[[ARG2]], %[[C2_28]] : tensor<?x?x?xf32>
// CHECK-NEXT:     %[[C1_30:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2_31:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V27:[^ ]+]] = arith.divui %[[DIM_29]], %[[C2_31]] : index
// CHECK-NEXT:     %[[V28:[^ ]+]] = arith.addi %[[V27]], %[[C1_30]] : index
// CHECK-NEXT:     %[[V29:[^ ]+]] = tensor.empty(%[[DIM_25]], %[[DIM_27]], %[[V28]]) : tensor<?x?x?xf32>
// CHECK-NEXT:     %[[CST_32:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V30:[^ ]+]] = linalg.fill ins(%[[CST_32]] : f32) outs(%[[V29]] : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:     %[[V31:[^ ]+]] = tensor.empty(%[[DIM_25]], %[[DIM_27]], %[[V28]]) : tensor<?x?x?xf32>
// CHECK-NEXT:     %[[CST_33:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V32:[^ ]+]] = linalg.fill ins(%[[CST_33]] : f32) outs(%[[V31]] : tensor<?x?x?xf32>) -> tensor<?x?x?xf32>
// CHECK-NEXT:     %[[C1_34:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_35:[^ ]+]] = tensor.dim %[[ARG2]], %[[C1_34]] : tensor<?x?x?xf32>
// CHECK-NEXT:     %[[C2_36:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_37:[^ ]+]] = tensor.dim %[[ARG2]], %[[C2_36]] : tensor<?x?x?xf32>
// CHECK-NEXT:     %[[CST_38:[^ ]+]] = arith.constant 6.28318548 : f32
// CHECK-NEXT:     %[[V33:[^ ]+]] = arith.index_castui %[[DIM_35]] : index to i32
// CHECK-NEXT:     %[[V34:[^ ]+]] = arith.uitofp %[[V33]] : i32 to f32
// CHECK-NEXT:     %[[V35:[^ ]+]] = arith.index_castui %[[DIM_37]] : index to i32
// CHECK-NEXT:     %[[V36:[^ ]+]] = arith.uitofp %[[V35]] : i32 to f32
// CHECK-NEXT:     %[[V37:[^ ]+]]:2 = linalg.generic {indexing_maps = [#map, #map1, #map1], iterator_types = ["parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%[[ARG2]] : tensor<?x?x?xf32>) outs(%[[V30]], %[[V32]] : tensor<?x?x?xf32>, tensor<?x?x?xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: f32, %[[OUT]]: f32, %[[OUT_39]]: f32):
// CHECK-NEXT:       %[[V38]] = linalg.index 1 : index
// CHECK-NEXT:       %[[V39]] = linalg.index 2 : index
// CHECK-NEXT:       %[[V40]] = linalg.index 3 : index
// CHECK-NEXT:       %[[V41]] = linalg.index 4 : index
// CHECK-NEXT:       %[[V42]] = index.mul %[[V40]], %[[V38]]
// CHECK-NEXT:       %[[V43]] = index.mul %[[V41]], %[[V39]]
// CHECK-NEXT:       %[[V44]] = index.remu %[[V42]], %[[DIM_35]]
// CHECK-NEXT:       %[[V45]] = index.remu %[[V43]], %[[DIM_37]]
// CHECK-NEXT:       %[[V46]] = arith.index_castui %[[V44]] : index to i32
// CHECK-NEXT:       %[[V47]] = arith.uitofp %[[V46]] : i32 to f32
// CHECK-NEXT:       %[[V48]] = arith.index_castui %[[V45]] : index to i32
// CHECK-NEXT:       %[[V49]] = arith.uitofp %[[V48]] : i32 to f32
// CHECK-NEXT:       %[[V50]] = arith.divf %[[V47]], %[[V34]] : f32
// CHECK-NEXT:       %[[V51]] = arith.divf %[[V49]], %[[V36]] : f32
// CHECK-NEXT:       %[[V52]] = arith.addf %[[V50]], %[[V51]] : f32
// CHECK-NEXT:       %[[V53]] = arith.mulf %[[CST_38]], %[[V52]] : f32
// CHECK-NEXT:       %[[V54]] = math.cos %[[V53]] : f32
// CHECK-NEXT:       %[[V55]] = math.sin %[[V53]] : f32
// CHECK-NEXT:       %[[V56]] = arith.mulf %[[IN]], %[[V54]] : f32
// CHECK-NEXT:       %[[V57]] = arith.mulf %[[IN]], %[[V55]] : f32
// CHECK-NEXT:       %[[V58]] = arith.addf %[[OUT]], %[[V56]] : f32
// CHECK-NEXT:       %[[V59]] = arith.subf %[[OUT_39]], %[[V57]] : f32
// CHECK-NEXT:       linalg.yield %[[V58]], %[[V59]] : f32, f32
// CHECK-NEXT:     } -> (tensor<?x?x?xf32>, tensor<?x?x?xf32>)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
