// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg))' | FileCheck %s

func.func @f0(%a: tensor<5x4xf32>, %i: tensor<5x4xi32>, %b: tensor<5x4xi1>) {
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<5x4xf32>) -> tensor<1x4xf32>
  %1 = tosa.reduce_max %a {axis = 1 : i32} : (tensor<5x4xf32>) -> tensor<5x1xf32>
  %2 = tosa.reduce_min %a {axis = 1 : i32, nan_mode = IGNORE} : (tensor<5x4xf32>) -> tensor<5x1xf32>
  %3 = tosa.reduce_product %a {axis = 0 : i32} : (tensor<5x4xf32>) -> tensor<1x4xf32>
  %4 = tosa.reduce_sum %i {axis = 0 : i32} : (tensor<5x4xi32>) -> tensor<1x4xi32>
  %5 = tosa.reduce_max %i {axis = 1 : i32} : (tensor<5x4xi32>) -> tensor<5x1xi32>
  %6 = tosa.reduce_min %i {axis = 1 : i32, nan_mode = IGNORE} : (tensor<5x4xi32>) -> tensor<5x1xi32>
  %7 = tosa.reduce_product %i {axis = 0 : i32} : (tensor<5x4xi32>) -> tensor<1x4xi32>
  %8 = tosa.reduce_all %b {axis = 0 : i32} : (tensor<5x4xi1>) -> tensor<1x4xi1>
  %9 = tosa.reduce_any %b {axis = 1 : i32} : (tensor<5x4xi1>) -> tensor<5x1xi1>
  return
}

func.func @f1(%a: tensor<?x4x?xf32>) {
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<?x4x?xf32>) -> tensor<1x4x?xf32>
  %1 = tosa.reduce_sum %a {axis = 1 : i32} : (tensor<?x4x?xf32>) -> tensor<?x1x?xf32>
  return
}

func.func @f2(%a: tensor<?xf16>, %b: tensor<3xbf16>) {
  %0 = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<?xf16>) -> tensor<1xf16>
  %1 = tosa.reduce_sum %b {axis = 0 : i32} : (tensor<3xbf16>) -> tensor<1xbf16>
  %2 = tosa.reduce_product %b {axis = 0 : i32} : (tensor<3xbf16>) -> tensor<1xbf16>
  %3 = tosa.reduce_max %a {axis = 0 : i32, nan_mode = IGNORE} : (tensor<?xf16>) -> tensor<1xf16>
  return
}

// CHECK: #map = affine_map<() -> ()>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: tensor<5x4xf32>, %[[ARG1:[^ ]+]]: tensor<5x4xi32>, %[[ARG2:[^ ]+]]: tensor<5x4xi1>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.fill ins(%[[CST]] : f32) outs(%[[V0]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %[[REDUCED:[^ ]+]] = linalg.reduce ins(%[[ARG0]] : tensor<5x4xf32>) outs(%[[V1]] : tensor<4xf32>) dimensions = [0] 
// CHECK-NEXT:       (%[[IN:[^ ]+]]: f32, %[[INIT:[^ ]+]]: f32) {
// CHECK-NEXT:         %[[V26:[^ ]+]] = arith.addf %[[IN]], %[[INIT]] : f32
// CHECK-NEXT:         linalg.yield %[[V26]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[REDUCED]] {{\[\[}}0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<5xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.fill ins(%[[CST_0]] : f32) outs(%[[V2]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:     %[[REDUCED_1:[^ ]+]] = linalg.reduce ins(%[[ARG0]] : tensor<5x4xf32>) outs(%[[V3]] : tensor<5xf32>) dimensions = [1] 
// CHECK-NEXT:       (%[[IN]]: f32, %[[INIT]]: f32) {
// CHECK-NEXT:         %[[V26]] = arith.maximumf %[[IN]], %[[INIT]] : f32
// CHECK-NEXT:         linalg.yield %[[V26]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[EXPANDED_2:[^ ]+]] = tensor.expand_shape %[[REDUCED_1]] {{\[\[}}0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tensor.empty() : tensor<5xf32>
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant 3.40282347E+38 : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = linalg.fill ins(%[[CST_3]] : f32) outs(%[[V4]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V6:[^ ]+]] = tensor.empty() : tensor<5xi1>
// CHECK-NEXT:     %[[V7:[^ ]+]] = linalg.fill ins(%[[TRUE]] : i1) outs(%[[V6]] : tensor<5xi1>) -> tensor<5xi1>
// CHECK-NEXT:     %[[REDUCED_4:[^ ]+]]:2 = linalg.reduce ins(%[[ARG0]], %[[ARG0]] : tensor<5x4xf32>, tensor<5x4xf32>) outs(%[[V5]], %[[V7]] : tensor<5xf32>, tensor<5xi1>) dimensions = [1] 
// CHECK-NEXT:       (%[[IN]]: f32, %[[IN_23:[^ ]+]]: f32, %[[INIT]]: f32, %[[INIT_24:[^ ]+]]: i1) {
// CHECK-NEXT:         %[[V26]] = arith.minimumf %[[IN]], %[[INIT]] : f32
// CHECK-NEXT:         %[[V27:[^ ]+]] = arith.cmpf uno, %[[IN]], %[[IN]] : f32
// CHECK-NEXT:         %[[V28:[^ ]+]] = arith.select %[[V27]], %[[INIT]], %[[V26]] : f32
// CHECK-NEXT:         %[[V29:[^ ]+]] = arith.andi %[[INIT_24]], %[[V27]] : i1
// CHECK-NEXT:         linalg.yield %[[V28]], %[[V29]] : f32, i1
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[CST_5:[^ ]+]] = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = tensor.empty() : tensor<5xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = linalg.fill ins(%[[CST_5]] : f32) outs(%[[V8]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = tensor.empty() : tensor<5xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = linalg.select ins(%[[REDUCED_4]]#1, %[[V9]], %[[REDUCED_4]]#0 : tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) outs(%[[V10]] : tensor<5xf32>) -> tensor<5xf32>
// CHECK-NEXT:     %[[EXPANDED_6:[^ ]+]] = tensor.expand_shape %[[V11]] {{\[\[}}0, 1]] output_shape [5, 1] : tensor<5xf32> into tensor<5x1xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = tensor.empty() : tensor<4xf32>
// CHECK-NEXT:     %[[CST_7:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = linalg.fill ins(%[[CST_7]] : f32) outs(%[[V12]] : tensor<4xf32>) -> tensor<4xf32>
// CHECK-NEXT:     %[[REDUCED_8:[^ ]+]] = linalg.reduce ins(%[[ARG0]] : tensor<5x4xf32>) outs(%[[V13]] : tensor<4xf32>) dimensions = [0] 
// CHECK-NEXT:       (%[[IN]]: f32, %[[INIT]]: f32) {
// CHECK-NEXT:         %[[V26]] = arith.mulf %[[IN]], %[[INIT]] : f32
// CHECK-NEXT:         linalg.yield %[[V26]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[EXPANDED_9:[^ ]+]] = tensor.expand_shape %[[REDUCED_8]] {{\[\[}}0, 1]] output_shape [1, 4] : tensor<4xf32> into tensor<1x4xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = linalg.fill ins(%[[C0_I32]] : i32) outs(%[[V14]] : tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:     %[[REDUCED_10:[^ ]+]] = linalg.reduce ins(%[[ARG1]] : tensor<5x4xi32>) outs(%[[V15]] : tensor<4xi32>) dimensions = [0] 
// CHECK-NEXT:       (%[[IN]]: i32, %[[INIT]]: i32) {
// CHECK-NEXT:         %[[V26]] = arith.addi %[[IN]], %[[INIT]] : i32
// CHECK-NEXT:         linalg.yield %[[V26]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[EXPANDED_11:[^ ]+]] = tensor.expand_shape %[[REDUCED_10]] {{\[\[}}0, 1]] output_shape [1, 4] : tensor<4xi32> into tensor<1x4xi32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = tensor.empty() : tensor<5xi32>
// CHECK-NEXT:     %[[C_2147483648_I32:[^ ]+]] = arith.constant -2147483648 : i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = linalg.fill ins(%[[C_2147483648_I32]] : i32) outs(%[[V16]] : tensor<5xi32>) -> tensor<5xi32>
// CHECK-NEXT:     %[[REDUCED_12:[^ ]+]] = linalg.reduce ins(%[[ARG1]] : tensor<5x4xi32>) outs(%[[V17]] : tensor<5xi32>) dimensions = [1] 
// CHECK-NEXT:       (%[[IN]]: i32, %[[INIT]]: i32) {
// CHECK-NEXT:         %[[V26]] = arith.maxsi %[[IN]], %[[INIT]] : i32
// CHECK-NEXT:         linalg.yield %[[V26]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[EXPANDED_13:[^ ]+]] = tensor.expand_shape %[[REDUCED_12]] {{\[\[}}0, 1]] output_shape [5, 1] : tensor<5xi32> into tensor<5x1xi32>
// CHECK-NEXT:     %[[V18:[^ ]+]] = tensor.empty() : tensor<5xi32>
// CHECK-NEXT:     %[[C2147483647_I32:[^ ]+]] = arith.constant 2147483647 : i32
// CHECK-NEXT:     %[[V19:[^ ]+]] = linalg.fill ins(%[[C2147483647_I32]] : i32) outs(%[[V18]] : tensor<5xi32>) -> tensor<5xi32>
// CHECK-NEXT:     %[[REDUCED_14:[^ ]+]] = linalg.reduce ins(%[[ARG1]] : tensor<5x4xi32>) outs(%[[V19]] : tensor<5xi32>) dimensions = [1] 
// CHECK-NEXT:       (%[[IN]]: i32, %[[INIT]]: i32) {
// CHECK-NEXT:         %[[V26]] = arith.minsi %[[IN]], %[[INIT]] : i32
// CHECK-NEXT:         linalg.yield %[[V26]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[EXPANDED_15:[^ ]+]] = tensor.expand_shape %[[REDUCED_14]] {{\[\[}}0, 1]] output_shape [5, 1] : tensor<5xi32> into tensor<5x1xi32>
// CHECK-NEXT:     %[[V20:[^ ]+]] = tensor.empty() : tensor<4xi32>
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[V21:[^ ]+]] = linalg.fill ins(%[[C1_I32]] : i32) outs(%[[V20]] : tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:     %[[REDUCED_16:[^ ]+]] = linalg.reduce ins(%[[ARG1]] : tensor<5x4xi32>) outs(%[[V21]] : tensor<4xi32>) dimensions = [0] 
// CHECK-NEXT:       (%[[IN]]: i32, %[[INIT]]: i32) {
// CHECK-NEXT:         %[[V26]] = arith.muli %[[IN]], %[[INIT]] : i32
// CHECK-NEXT:         linalg.yield %[[V26]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[EXPANDED_17:[^ ]+]] = tensor.expand_shape %[[REDUCED_16]] {{\[\[}}0, 1]] output_shape [1, 4] : tensor<4xi32> into tensor<1x4xi32>
// CHECK-NEXT:     %[[V22:[^ ]+]] = tensor.empty() : tensor<4xi1>
// CHECK-NEXT:     %[[TRUE_18:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V23:[^ ]+]] = linalg.fill ins(%[[TRUE_18]] : i1) outs(%[[V22]] : tensor<4xi1>) -> tensor<4xi1>
// CHECK-NEXT:     %[[REDUCED_19:[^ ]+]] = linalg.reduce ins(%[[ARG2]] : tensor<5x4xi1>) outs(%[[V23]] : tensor<4xi1>) dimensions = [0] 
// CHECK-NEXT:       (%[[IN]]: i1, %[[INIT]]: i1) {
// CHECK-NEXT:         %[[V26]] = arith.andi %[[IN]], %[[INIT]] : i1
// CHECK-NEXT:         linalg.yield %[[V26]] : i1
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[EXPANDED_20:[^ ]+]] = tensor.expand_shape %[[REDUCED_19]] {{\[\[}}0, 1]] output_shape [1, 4] : tensor<4xi1> into tensor<1x4xi1>
// CHECK-NEXT:     %[[V24:[^ ]+]] = tensor.empty() : tensor<5xi1>
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[V25:[^ ]+]] = linalg.fill ins(%[[FALSE]] : i1) outs(%[[V24]] : tensor<5xi1>) -> tensor<5xi1>
// CHECK-NEXT:     %[[REDUCED_21:[^ ]+]] = linalg.reduce ins(%[[ARG2]] : tensor<5x4xi1>) outs(%[[V25]] : tensor<5xi1>) dimensions = [1] 
// CHECK-NEXT:       (%[[IN]]: i1, %[[INIT]]: i1) {
// CHECK-NEXT:         %[[V26]] = arith.ori %[[IN]], %[[INIT]] : i1
// CHECK-NEXT:         linalg.yield %[[V26]] : i1
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[EXPANDED_22:[^ ]+]] = tensor.expand_shape %[[REDUCED_21]] {{\[\[}}0, 1]] output_shape [5, 1] : tensor<5xi1> into tensor<5x1xi1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: tensor<?x4x?xf32>) {
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C2]] : tensor<?x4x?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<4x?xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.fill ins(%[[CST]] : f32) outs(%[[V0]] : tensor<4x?xf32>) -> tensor<4x?xf32>
// CHECK-NEXT:     %[[REDUCED:[^ ]+]] = linalg.reduce ins(%[[ARG0]] : tensor<?x4x?xf32>) outs(%[[V1]] : tensor<4x?xf32>) dimensions = [0] 
// CHECK-NEXT:       (%[[IN:[^ ]+]]: f32, %[[INIT:[^ ]+]]: f32) {
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.addf %[[IN]], %[[INIT]] : f32
// CHECK-NEXT:         linalg.yield %[[V4]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[REDUCED]], %[[C1]] : tensor<4x?xf32>
// CHECK-NEXT:     %[[C1_1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[REDUCED]] {{\[\[}}0, 1], [2]] output_shape [1, 4, %[[DIM_0]]] : tensor<4x?xf32> into tensor<1x4x?xf32>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x4x?xf32>
// CHECK-NEXT:     %[[C2_3:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_4:[^ ]+]] = tensor.dim %[[ARG0]], %[[C2_3]] : tensor<?x4x?xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty(%[[DIM_2]], %[[DIM_4]]) : tensor<?x?xf32>
// CHECK-NEXT:     %[[CST_5:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.fill ins(%[[CST_5]] : f32) outs(%[[V2]] : tensor<?x?xf32>) -> tensor<?x?xf32>
// CHECK-NEXT:     %[[REDUCED_6:[^ ]+]] = linalg.reduce ins(%[[ARG0]] : tensor<?x4x?xf32>) outs(%[[V3]] : tensor<?x?xf32>) dimensions = [1] 
// CHECK-NEXT:       (%[[IN]]: f32, %[[INIT]]: f32) {
// CHECK-NEXT:         %[[V4]] = arith.addf %[[IN]], %[[INIT]] : f32
// CHECK-NEXT:         linalg.yield %[[V4]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[C0_7:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_8:[^ ]+]] = tensor.dim %[[REDUCED_6]], %[[C0_7]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[C1_9:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_10:[^ ]+]] = tensor.dim %[[REDUCED_6]], %[[C1_9]] : tensor<?x?xf32>
// CHECK-NEXT:     %[[C1_11:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_12:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[EXPANDED_13:[^ ]+]] = tensor.expand_shape %[[REDUCED_6]] {{\[\[}}0], [1, 2]] output_shape [%[[DIM_8]], 1, %[[DIM_10]]] : tensor<?x?xf32> into tensor<?x1x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: tensor<?xf16>, %[[ARG1:[^ ]+]]: tensor<3xbf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<f16>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f16
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.fill ins(%[[CST]] : f16) outs(%[[V0]] : tensor<f16>) -> tensor<f16>
// CHECK-NEXT:     %[[REDUCED:[^ ]+]] = linalg.reduce ins(%[[ARG0]] : tensor<?xf16>) outs(%[[V1]] : tensor<f16>) dimensions = [0] 
// CHECK-NEXT:       (%[[IN:[^ ]+]]: f16, %[[INIT:[^ ]+]]: f16) {
// CHECK-NEXT:         %[[V16:[^ ]+]] = arith.addf %[[IN]], %[[INIT]] : f16
// CHECK-NEXT:         linalg.yield %[[V16]] : f16
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[REDUCED]] [] output_shape [1] : tensor<f16> into tensor<1xf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<f32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.fill ins(%[[CST_0]] : f32) outs(%[[V2]] : tensor<f32>) -> tensor<f32>
// CHECK-NEXT:     %[[REDUCED_1:[^ ]+]] = linalg.reduce ins(%[[ARG1]] : tensor<3xbf16>) outs(%[[V3]] : tensor<f32>) dimensions = [0] 
// CHECK-NEXT:       (%[[IN]]: bf16, %[[INIT]]: f32) {
// CHECK-NEXT:         %[[V16]] = arith.extf %[[IN]] : bf16 to f32
// CHECK-NEXT:         %[[V17:[^ ]+]] = arith.addf %[[V16]], %[[INIT]] : f32
// CHECK-NEXT:         linalg.yield %[[V17]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[V4:[^ ]+]] = tensor.empty() : tensor<bf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = []} ins(%[[REDUCED_1]] : tensor<f32>) outs(%[[V4]] : tensor<bf16>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: f32, %[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:       %[[V16]] = arith.truncf %[[IN]] : f32 to bf16
// CHECK-NEXT:       linalg.yield %[[V16]] : bf16
// CHECK-NEXT:     } -> tensor<bf16>
// CHECK-NEXT:     %[[EXPANDED_2:[^ ]+]] = tensor.expand_shape %[[V5]] [] output_shape [1] : tensor<bf16> into tensor<1xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tensor.empty() : tensor<bf16>
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant 1.000000e+00 : bf16
// CHECK-NEXT:     %[[V7:[^ ]+]] = linalg.fill ins(%[[CST_3]] : bf16) outs(%[[V6]] : tensor<bf16>) -> tensor<bf16>
// CHECK-NEXT:     %[[REDUCED_4:[^ ]+]] = linalg.reduce ins(%[[ARG1]] : tensor<3xbf16>) outs(%[[V7]] : tensor<bf16>) dimensions = [0] 
// CHECK-NEXT:       (%[[IN]]: bf16, %[[INIT]]: bf16) {
// CHECK-NEXT:         %[[V16]] = arith.mulf %[[IN]], %[[INIT]] : bf16
// CHECK-NEXT:         linalg.yield %[[V16]] : bf16
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[EXPANDED_5:[^ ]+]] = tensor.expand_shape %[[REDUCED_4]] [] output_shape [1] : tensor<bf16> into tensor<1xbf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = tensor.empty() : tensor<f16>
// CHECK-NEXT:     %[[CST_6:[^ ]+]] = arith.constant -6.550400e+04 : f16
// CHECK-NEXT:     %[[V9:[^ ]+]] = linalg.fill ins(%[[CST_6]] : f16) outs(%[[V8]] : tensor<f16>) -> tensor<f16>
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[V10:[^ ]+]] = tensor.empty() : tensor<i1>
// CHECK-NEXT:     %[[V11:[^ ]+]] = linalg.fill ins(%[[TRUE]] : i1) outs(%[[V10]] : tensor<i1>) -> tensor<i1>
// CHECK-NEXT:     %[[REDUCED_7:[^ ]+]]:2 = linalg.reduce ins(%[[ARG0]], %[[ARG0]] : tensor<?xf16>, tensor<?xf16>) outs(%[[V9]], %[[V11]] : tensor<f16>, tensor<i1>) dimensions = [0] 
// CHECK-NEXT:       (%[[IN]]: f16, %[[IN_10:[^ ]+]]: f16, %[[INIT]]: f16, %[[INIT_11:[^ ]+]]: i1) {
// CHECK-NEXT:         %[[V16]] = arith.maximumf %[[IN]], %[[INIT]] : f16
// CHECK-NEXT:         %[[V17]] = arith.cmpf uno, %[[IN]], %[[IN]] : f16
// CHECK-NEXT:         %[[V18:[^ ]+]] = arith.select %[[V17]], %[[INIT]], %[[V16]] : f16
// CHECK-NEXT:         %[[V19:[^ ]+]] = arith.andi %[[INIT_11]], %[[V17]] : i1
// CHECK-NEXT:         linalg.yield %[[V18]], %[[V19]] : f16, i1
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[CST_8:[^ ]+]] = arith.constant 0x7E00 : f16
// CHECK-NEXT:     %[[V12:[^ ]+]] = tensor.empty() : tensor<f16>
// CHECK-NEXT:     %[[V13:[^ ]+]] = linalg.fill ins(%[[CST_8]] : f16) outs(%[[V12]] : tensor<f16>) -> tensor<f16>
// CHECK-NEXT:     %[[V14:[^ ]+]] = tensor.empty() : tensor<f16>
// CHECK-NEXT:     %[[V15:[^ ]+]] = linalg.select ins(%[[REDUCED_7]]#1, %[[V13]], %[[REDUCED_7]]#0 : tensor<i1>, tensor<f16>, tensor<f16>) outs(%[[V14]] : tensor<f16>) -> tensor<f16>
// CHECK-NEXT:     %[[EXPANDED_9:[^ ]+]] = tensor.expand_shape %[[V15]] [] output_shape [1] : tensor<f16> into tensor<1xf16>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
