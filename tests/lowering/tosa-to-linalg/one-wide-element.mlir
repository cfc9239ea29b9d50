// ORACLE: differs (images-of-one-element)
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))' | FileCheck %s

func.func @resize(%a: tensor<?x1x1x3xi16>) -> tensor<?x1x1x3xi48> {
  %s = tosa.const_shape {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
  %o = tosa.const_shape {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.resize %a, %s, %o, %o {mode = BILINEAR} : (tensor<?x1x1x3xi16>, !tosa.shape<4>, !tosa.shape<2>, !tosa.shape<2>) -> tensor<?x1x1x3xi48>
  return %0 : tensor<?x1x1x3xi48>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @resize(%[[ARG0:[^ ]+]]: tensor<?x1x1x3xi16>) -> tensor<?x1x1x3xi48> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[2, 2, 1, 1]> : tensor<4xindex>} : () -> !tosa.shape<4>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tosa.const_shape  {values = dense<0> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[COLLAPSED:[^ ]+]] = tensor.collapse_shape %[[ARG0]] {{\[\[}}0], [1, 2, 3]] : tensor<?x1x1x3xi16> into tensor<?x3xi16>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x1x1x3xi16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<?x3xi48>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[COLLAPSED]] : tensor<?x3xi16>) outs(%[[V2]] : tensor<?x3xi48>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i16, %[[OUT:[^ ]+]]: i48):
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.extsi %[[IN]] : i16 to i48
// CHECK-NEXT:       %[[C2_I48:[^ ]+]] = arith.constant 2 : i48
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.muli %[[V4]], %[[C2_I48]] : i48
// CHECK-NEXT:       %[[C1_I48:[^ ]+]] = arith.constant 1 : i48
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.muli %[[V5]], %[[C1_I48]] : i48
// CHECK-NEXT:       linalg.yield %[[V6]] : i48
// CHECK-NEXT:     } -> tensor<?x3xi48>
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[V3]], %[[C0_0]] : tensor<?x3xi48>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[V3]] {{\[\[}}0], [1, 2, 3]] output_shape [%[[DIM_1]], 1, 1, 3] : tensor<?x3xi48> into tensor<?x1x1x3xi48>
// CHECK-NEXT:     return %[[EXPANDED]] : tensor<?x1x1x3xi48>
// CHECK-NEXT:   }
// CHECK-NEXT: }
