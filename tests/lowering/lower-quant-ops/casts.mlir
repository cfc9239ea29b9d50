// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --lower-quant-ops | FileCheck %s

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @s(%a: !q) -> f32 {
  %0 = quant.dcast %a : !q to f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: !quant.uniform<i8:f32, 2.000000e+00:10>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.scast %[[ARG0]] : !quant.uniform<i8:f32, 2.000000e+00:10> to i8
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.sitofp %[[V0]] : i8 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.sitofp %[[C10_I8]] : i8 to f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subf %[[V1]], %[[V2]] : f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[CST]] : f32
// CHECK-NEXT:     return %[[V4]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!q = !quant.uniform<i8:f32, 2.0>
func.func @s(%a: !q) -> f32 {
  %0 = quant.dcast %a : !q to f32
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: !quant.uniform<i8:f32, 2.000000e+00>) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.scast %[[ARG0]] : !quant.uniform<i8:f32, 2.000000e+00> to i8
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.sitofp %[[V0]] : i8 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V1]], %[[CST]] : f32
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!q = !quant.uniform<u8:f32, 2.0:10>
func.func @s(%a: tensor<4x?x!q>) -> tensor<4x?xf32> {
  %0 = quant.dcast %a : tensor<4x?x!q> to tensor<4x?xf32>
  return %0 : tensor<4x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: tensor<4x?x!quant.uniform<u8:f32, 2.000000e+00:10>>) -> tensor<4x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.scast %[[ARG0]] : tensor<4x?x!quant.uniform<u8:f32, 2.000000e+00:10>> to tensor<4x?xi8>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[V0]], %[[C1]] : tensor<4x?xi8>
// CHECK-NEXT:     %[[SPLAT:[^ ]+]] = tensor.splat %[[CST]][%[[DIM]]] : tensor<4x?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.uitofp %[[V0]] : tensor<4x?xi8> to tensor<4x?xf32>
// CHECK-NEXT:     %[[SPLAT_0:[^ ]+]] = tensor.splat %[[C10_I8]][%[[DIM]]] : tensor<4x?xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.uitofp %[[SPLAT_0]] : tensor<4x?xi8> to tensor<4x?xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.subf %[[V1]], %[[V2]] : tensor<4x?xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[V3]], %[[SPLAT]] : tensor<4x?xf32>
// CHECK-NEXT:     return %[[V4]] : tensor<4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @s(%a: tensor<*x!q>) -> tensor<*xf32> {
  %0 = quant.dcast %a : tensor<*x!q> to tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: tensor<*x!quant.uniform<i8:f32, 2.000000e+00:10>>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.scast %[[ARG0]] : tensor<*x!quant.uniform<i8:f32, 2.000000e+00:10>> to tensor<*xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.shape_of %[[V0]] : tensor<*xi8> -> tensor<?xindex>
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.num_elements %[[V1]] : tensor<?xindex> -> index
// CHECK-NEXT:     %[[FROM_ELEMENTS:[^ ]+]] = tensor.from_elements %[[V2]] : tensor<1xindex>
// CHECK-NEXT:     %[[RESHAPE:[^ ]+]] = tensor.reshape %[[V0]](%[[FROM_ELEMENTS]]) : (tensor<*xi8>, tensor<1xindex>) -> tensor<?xi8>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[RESHAPE]], %[[C0]] : tensor<?xi8>
// CHECK-NEXT:     %[[SPLAT:[^ ]+]] = tensor.splat %[[CST]][%[[DIM]]] : tensor<?xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.sitofp %[[RESHAPE]] : tensor<?xi8> to tensor<?xf32>
// CHECK-NEXT:     %[[SPLAT_0:[^ ]+]] = tensor.splat %[[C10_I8]][%[[DIM]]] : tensor<?xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.sitofp %[[SPLAT_0]] : tensor<?xi8> to tensor<?xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.subf %[[V3]], %[[V4]] : tensor<?xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.mulf %[[V5]], %[[SPLAT]] : tensor<?xf32>
// CHECK-NEXT:     %[[RESHAPE_1:[^ ]+]] = tensor.reshape %[[V6]](%[[V1]]) : (tensor<?xf32>, tensor<?xindex>) -> tensor<*xf32>
// CHECK-NEXT:     return %[[RESHAPE_1]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!q = !quant.uniform<i8:f32, 2.0:10>
func.func @s(%a: f32) -> !q {
  %0 = quant.qcast %a : f32 to !q
  return %0 : !q
}

// CHECK: module {
// CHECK-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: f32) -> !quant.uniform<i8:f32, 2.000000e+00:10> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %[[C10_I8:[^ ]+]] = arith.constant 10 : i8
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divf %[[ARG0]], %[[CST]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.sitofp %[[C10_I8]] : i8 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.fptosi %[[V2]] : f32 to i8
// CHECK-NEXT:     %[[V4:[^ ]+]] = quant.scast %[[V3]] : i8 to !quant.uniform<i8:f32, 2.000000e+00:10>
// CHECK-NEXT:     return %[[V4]] : !quant.uniform<i8:f32, 2.000000e+00:10>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!q = !quant.uniform<i8<-5:7>:f32, 2.0:3>
func.func @s(%a: f32) -> !q {
  %0 = quant.qcast %a : f32 to !q
  return %0 : !q
}

// CHECK: module {
// CHECK-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: f32) -> !quant.uniform<i8<-5:7>:f32, 2.000000e+00:3> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %[[C3_I8:[^ ]+]] = arith.constant 3 : i8
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divf %[[ARG0]], %[[CST]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.sitofp %[[C3_I8]] : i8 to f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.fptosi %[[V2]] : f32 to i8
// CHECK-NEXT:     %[[C_5_I8:[^ ]+]] = arith.constant -5 : i8
// CHECK-NEXT:     %[[C7_I8:[^ ]+]] = arith.constant 7 : i8
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.maxsi %[[V3]], %[[C_5_I8]] : i8
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.minsi %[[V4]], %[[C7_I8]] : i8
// CHECK-NEXT:     %[[V6:[^ ]+]] = quant.scast %[[V5]] : i8 to !quant.uniform<i8<-5:7>:f32, 2.000000e+00:3>
// CHECK-NEXT:     return %[[V6]] : !quant.uniform<i8<-5:7>:f32, 2.000000e+00:3>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!q = !quant.uniform<u8<3:7>:f32, 2.0>
func.func @s(%a: tensor<3xf32>) -> tensor<3x!q> {
  %0 = quant.qcast %a : tensor<3xf32> to tensor<3x!q>
  return %0 : tensor<3x!q>
}

// CHECK: module {
// CHECK-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: tensor<3xf32>) -> tensor<3x!quant.uniform<u8<3:7>:f32, 2.000000e+00>> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f32
// CHECK-NEXT:     %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:     %[[SPLAT:[^ ]+]] = tensor.splat %[[CST]] : tensor<3xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divf %[[ARG0]], %[[SPLAT]] : tensor<3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.fptoui %[[V0]] : tensor<3xf32> to tensor<3xi8>
// CHECK-NEXT:     %[[C3_I8:[^ ]+]] = arith.constant 3 : i8
// CHECK-NEXT:     %[[C7_I8:[^ ]+]] = arith.constant 7 : i8
// CHECK-NEXT:     %[[SPLAT_0:[^ ]+]] = tensor.splat %[[C3_I8]] : tensor<3xi8>
// CHECK-NEXT:     %[[SPLAT_1:[^ ]+]] = tensor.splat %[[C7_I8]] : tensor<3xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.maxui %[[V1]], %[[SPLAT_0]] : tensor<3xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.minui %[[V2]], %[[SPLAT_1]] : tensor<3xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = quant.scast %[[V3]] : tensor<3xi8> to tensor<3x!quant.uniform<u8<3:7>:f32, 2.000000e+00>>
// CHECK-NEXT:     return %[[V4]] : tensor<3x!quant.uniform<u8<3:7>:f32, 2.000000e+00>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!q = !quant.uniform<u8:f32:1, {2.0:1, 3.0:4}>
func.func @s(%a: tensor<3x2xf32>) -> tensor<3x2x!q> {
  %0 = quant.qcast %a : tensor<3x2xf32> to tensor<3x2x!q>
  return %0 : tensor<3x2x!q>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: tensor<3x2xf32>) -> tensor<3x2x!quant.uniform<u8:f32:1, {2.000000e+00:1,3.000000e+00:4}>> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[2.000000e+00, 3.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<[1, 4]> : tensor<2xi8>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<3x2xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]], %[[CST]], %[[CST_0]] : tensor<3x2xf32>, tensor<2xf32>, tensor<2xi8>) outs(%[[V0]] : tensor<3x2xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_1:[^ ]+]]: f32, %[[IN_2:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.divf %[[IN]], %[[IN_1]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.uitofp %[[IN_2]] : i8 to f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.addf %[[V3]], %[[V4]] : f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.fptoui %[[V5]] : f32 to i8
// CHECK-NEXT:       linalg.yield %[[V6]] : i8
// CHECK-NEXT:     } -> tensor<3x2xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = quant.scast %[[V1]] : tensor<3x2xi8> to tensor<3x2x!quant.uniform<u8:f32:1, {2.000000e+00:1,3.000000e+00:4}>>
// CHECK-NEXT:     return %[[V2]] : tensor<3x2x!quant.uniform<u8:f32:1, {2.000000e+00:1,3.000000e+00:4}>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!q = !quant.uniform<i8<-8:7>:f32:1, {2.0, 3.0}>
func.func @s(%a: tensor<?x2x?xf32>) -> tensor<?x2x?x!q> {
  %0 = quant.qcast %a : tensor<?x2x?xf32> to tensor<?x2x?x!q>
  return %0 : tensor<?x2x?x!q>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: tensor<?x2x?xf32>) -> tensor<?x2x?x!quant.uniform<i8<-8:7>:f32:1, {2.000000e+00,3.000000e+00}>> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[2.000000e+00, 3.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : tensor<2xi8>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x2x?xf32>
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG0]], %[[C2]] : tensor<?x2x?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty(%[[DIM]], %[[DIM_1]]) : tensor<?x2x?xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[ARG0]], %[[CST]], %[[CST_0]] : tensor<?x2x?xf32>, tensor<2xf32>, tensor<2xi8>) outs(%[[V0]] : tensor<?x2x?xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_2:[^ ]+]]: f32, %[[IN_3:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.divf %[[IN]], %[[IN_2]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.sitofp %[[IN_3]] : i8 to f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.addf %[[V3]], %[[V4]] : f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.fptosi %[[V5]] : f32 to i8
// CHECK-NEXT:       %[[C_8_I8:[^ ]+]] = arith.constant -8 : i8
// CHECK-NEXT:       %[[C7_I8:[^ ]+]] = arith.constant 7 : i8
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.maxsi %[[V6]], %[[C_8_I8]] : i8
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.minsi %[[V7]], %[[C7_I8]] : i8
// CHECK-NEXT:       linalg.yield %[[V8]] : i8
// CHECK-NEXT:     } -> tensor<?x2x?xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = quant.scast %[[V1]] : tensor<?x2x?xi8> to tensor<?x2x?x!quant.uniform<i8<-8:7>:f32:1, {2.000000e+00,3.000000e+00}>>
// CHECK-NEXT:     return %[[V2]] : tensor<?x2x?x!quant.uniform<i8<-8:7>:f32:1, {2.000000e+00,3.000000e+00}>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!q = !quant.uniform<i8:f32:1, {2.0:1, 3.0:4}>
func.func @s(%a: tensor<3x2x!q>) -> tensor<3x2xf32> {
  %0 = quant.dcast %a : tensor<3x2x!q> to tensor<3x2xf32>
  return %0 : tensor<3x2xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: tensor<3x2x!quant.uniform<i8:f32:1, {2.000000e+00:1,3.000000e+00:4}>>) -> tensor<3x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.scast %[[ARG0]] : tensor<3x2x!quant.uniform<i8:f32:1, {2.000000e+00:1,3.000000e+00:4}>> to tensor<3x2xi8>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[2.000000e+00, 3.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<[1, 4]> : tensor<2xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<3x2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V0]], %[[CST]], %[[CST_0]] : tensor<3x2xi8>, tensor<2xf32>, tensor<2xi8>) outs(%[[V1]] : tensor<3x2xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_1:[^ ]+]]: f32, %[[IN_2:[^ ]+]]: i8, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.sitofp %[[IN]] : i8 to f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.sitofp %[[IN_2]] : i8 to f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.subf %[[V3]], %[[V4]] : f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.mulf %[[V5]], %[[IN_1]] : f32
// CHECK-NEXT:       linalg.yield %[[V6]] : f32
// CHECK-NEXT:     } -> tensor<3x2xf32>
// CHECK-NEXT:     return %[[V2]] : tensor<3x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!q = !quant.uniform<i8:f32:1, {2.0:1, 3.0:4}>
func.func @s(%a: tensor<*x!q>) -> tensor<*xf32> {
  %0 = quant.dcast %a : tensor<*x!q> to tensor<*xf32>
  return %0 : tensor<*xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: tensor<*x!quant.uniform<i8:f32:1, {2.000000e+00:1,3.000000e+00:4}>>) -> tensor<*xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.scast %[[ARG0]] : tensor<*x!quant.uniform<i8:f32:1, {2.000000e+00:1,3.000000e+00:4}>> to tensor<*xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.shape_of %[[V0]] : tensor<*xi8> -> tensor<?xindex>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[HEAD:[^ ]+]], %[[TAIL:[^ ]+]] = "shape.split_at"(%[[V1]], %[[C1]]) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.num_elements %[[HEAD]] : tensor<?xindex> -> index
// CHECK-NEXT:     %[[HEAD_0:[^ ]+]], %[[TAIL_1:[^ ]+]] = "shape.split_at"(%[[V1]], %[[C2]]) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
// CHECK-NEXT:     %[[V3:[^ ]+]] = shape.num_elements %[[TAIL_1]] : tensor<?xindex> -> index
// CHECK-NEXT:     %[[C2_2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[FROM_ELEMENTS:[^ ]+]] = tensor.from_elements %[[V2]], %[[C2_2]], %[[V3]] : tensor<3xindex>
// CHECK-NEXT:     %[[RESHAPE:[^ ]+]] = tensor.reshape %[[V0]](%[[FROM_ELEMENTS]]) : (tensor<*xi8>, tensor<3xindex>) -> tensor<?x2x?xi8>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[2.000000e+00, 3.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant dense<[1, 4]> : tensor<2xi8>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[RESHAPE]], %[[C0]] : tensor<?x2x?xi8>
// CHECK-NEXT:     %[[C2_4:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_5:[^ ]+]] = tensor.dim %[[RESHAPE]], %[[C2_4]] : tensor<?x2x?xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tensor.empty(%[[DIM]], %[[DIM_5]]) : tensor<?x2x?xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[RESHAPE]], %[[CST]], %[[CST_3]] : tensor<?x2x?xi8>, tensor<2xf32>, tensor<2xi8>) outs(%[[V4]] : tensor<?x2x?xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_7:[^ ]+]]: f32, %[[IN_8:[^ ]+]]: i8, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.sitofp %[[IN]] : i8 to f32
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.sitofp %[[IN_8]] : i8 to f32
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.subf %[[V6]], %[[V7]] : f32
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.mulf %[[V8]], %[[IN_7]] : f32
// CHECK-NEXT:       linalg.yield %[[V9]] : f32
// CHECK-NEXT:     } -> tensor<?x2x?xf32>
// CHECK-NEXT:     %[[RESHAPE_6:[^ ]+]] = tensor.reshape %[[V5]](%[[V1]]) : (tensor<?x2x?xf32>, tensor<?xindex>) -> tensor<*xf32>
// CHECK-NEXT:     return %[[RESHAPE_6]] : tensor<*xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!q = !quant.uniform<i8:f32:1, {2.0:1, 3.0:4}>
func.func @s(%a: tensor<*xf32>) -> tensor<*x!q> {
  %0 = quant.qcast %a : tensor<*xf32> to tensor<*x!q>
  return %0 : tensor<*x!q>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: tensor<*xf32>) -> tensor<*x!quant.uniform<i8:f32:1, {2.000000e+00:1,3.000000e+00:4}>> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = shape.shape_of %[[ARG0]] : tensor<*xf32> -> tensor<?xindex>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[HEAD:[^ ]+]], %[[TAIL:[^ ]+]] = "shape.split_at"(%[[V0]], %[[C1]]) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
// CHECK-NEXT:     %[[V1:[^ ]+]] = shape.num_elements %[[HEAD]] : tensor<?xindex> -> index
// CHECK-NEXT:     %[[HEAD_0:[^ ]+]], %[[TAIL_1:[^ ]+]] = "shape.split_at"(%[[V0]], %[[C2]]) : (tensor<?xindex>, index) -> (tensor<?xindex>, tensor<?xindex>)
// CHECK-NEXT:     %[[V2:[^ ]+]] = shape.num_elements %[[TAIL_1]] : tensor<?xindex> -> index
// CHECK-NEXT:     %[[C2_2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[FROM_ELEMENTS:[^ ]+]] = tensor.from_elements %[[V1]], %[[C2_2]], %[[V2]] : tensor<3xindex>
// CHECK-NEXT:     %[[RESHAPE:[^ ]+]] = tensor.reshape %[[ARG0]](%[[FROM_ELEMENTS]]) : (tensor<*xf32>, tensor<3xindex>) -> tensor<?x2x?xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[2.000000e+00, 3.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:     %[[CST_3:[^ ]+]] = arith.constant dense<[1, 4]> : tensor<2xi8>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[RESHAPE]], %[[C0]] : tensor<?x2x?xf32>
// CHECK-NEXT:     %[[C2_4:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[DIM_5:[^ ]+]] = tensor.dim %[[RESHAPE]], %[[C2_4]] : tensor<?x2x?xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tensor.empty(%[[DIM]], %[[DIM_5]]) : tensor<?x2x?xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel", "parallel"]} ins(%[[RESHAPE]], %[[CST]], %[[CST_3]] : tensor<?x2x?xf32>, tensor<2xf32>, tensor<2xi8>) outs(%[[V3]] : tensor<?x2x?xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_7:[^ ]+]]: f32, %[[IN_8:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.divf %[[IN]], %[[IN_7]] : f32
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.sitofp %[[IN_8]] : i8 to f32
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.addf %[[V6]], %[[V7]] : f32
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.fptosi %[[V8]] : f32 to i8
// CHECK-NEXT:       linalg.yield %[[V9]] : i8
// CHECK-NEXT:     } -> tensor<?x2x?xi8>
// CHECK-NEXT:     %[[RESHAPE_6:[^ ]+]] = tensor.reshape %[[V4]](%[[V0]]) : (tensor<?x2x?xi8>, tensor<?xindex>) -> tensor<*xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = quant.scast %[[RESHAPE_6]] : tensor<*xi8> to tensor<*x!quant.uniform<i8:f32:1, {2.000000e+00:1,3.000000e+00:4}>>
// CHECK-NEXT:     return %[[V5]] : tensor<*x!quant.uniform<i8:f32:1, {2.000000e+00:1,3.000000e+00:4}>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!q = !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0, 3.0}, {4.0, 5.0}}>
func.func @s(%a: tensor<2x4x!q>) -> tensor<2x4xf32> {
  %0 = quant.dcast %a : tensor<2x4x!q> to tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1 floordiv 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: tensor<2x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{\{\{}}2.000000e+00, 3.000000e+00}, {4.000000e+00, 5.000000e+00}}>>) -> tensor<2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.scast %[[ARG0]] : tensor<2x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{\{\{}}2.000000e+00, 3.000000e+00}, {4.000000e+00, 5.000000e+00}}>> to tensor<2x4xi8>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<{{\[\[}}2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00]]> : tensor<2x2xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0> : tensor<2x2xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<2x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V0]], %[[CST]], %[[CST_0]] : tensor<2x4xi8>, tensor<2x2xf32>, tensor<2x2xi8>) outs(%[[V1]] : tensor<2x4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_1:[^ ]+]]: f32, %[[IN_2:[^ ]+]]: i8, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.sitofp %[[IN]] : i8 to f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.sitofp %[[IN_2]] : i8 to f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.subf %[[V3]], %[[V4]] : f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.mulf %[[V5]], %[[IN_1]] : f32
// CHECK-NEXT:       linalg.yield %[[V6]] : f32
// CHECK-NEXT:     } -> tensor<2x4xf32>
// CHECK-NEXT:     return %[[V2]] : tensor<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!q = !quant.uniform<i8:f32:{0:1, 1:2}, {{2.0:1, 3.0:2}, {4.0:3, 5.0:4}}>
func.func @s(%a: tensor<?x4xf32>) -> tensor<?x4x!q> {
  %0 = quant.qcast %a : tensor<?x4xf32> to tensor<?x4x!q>
  return %0 : tensor<?x4x!q>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1 floordiv 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: tensor<?x4xf32>) -> tensor<?x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{\{\{}}2.000000e+00:1, 3.000000e+00:2}, {4.000000e+00:3, 5.000000e+00:4}}>> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<{{\[\[}}2.000000e+00, 3.000000e+00], [4.000000e+00, 5.000000e+00]]> : tensor<2x2xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi8>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<?x4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]], %[[CST]], %[[CST_0]] : tensor<?x4xf32>, tensor<2x2xf32>, tensor<2x2xi8>) outs(%[[V0]] : tensor<?x4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_1:[^ ]+]]: f32, %[[IN_2:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.divf %[[IN]], %[[IN_1]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.sitofp %[[IN_2]] : i8 to f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.addf %[[V3]], %[[V4]] : f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.fptosi %[[V5]] : f32 to i8
// CHECK-NEXT:       linalg.yield %[[V6]] : i8
// CHECK-NEXT:     } -> tensor<?x4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = quant.scast %[[V1]] : tensor<?x4xi8> to tensor<?x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{\{\{}}2.000000e+00:1, 3.000000e+00:2}, {4.000000e+00:3, 5.000000e+00:4}}>>
// CHECK-NEXT:     return %[[V2]] : tensor<?x4x!quant.uniform<i8:f32:{0:1, 1:2}, {{\{\{}}2.000000e+00:1, 3.000000e+00:2}, {4.000000e+00:3, 5.000000e+00:4}}>>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!q = !quant.uniform<i8:f32:{0:1}, {{2.0:1}, {4.0:3}}>
func.func @s(%a: tensor<2x4x!q>) -> tensor<2x4xf32> {
  %0 = quant.dcast %a : tensor<2x4x!q> to tensor<2x4xf32>
  return %0 : tensor<2x4xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @s(%[[ARG0:[^ ]+]]: tensor<2x4x!quant.uniform<i8:f32:{0:1}, {{\{\{}}2.000000e+00:1}, {4.000000e+00:3}}>>) -> tensor<2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = quant.scast %[[ARG0]] : tensor<2x4x!quant.uniform<i8:f32:{0:1}, {{\{\{}}2.000000e+00:1}, {4.000000e+00:3}}>> to tensor<2x4xi8>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<{{\[\[}}2.000000e+00], [4.000000e+00]]> : tensor<2x1xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<{{\[\[}}1], [3]]> : tensor<2x1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<2x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V0]], %[[CST]], %[[CST_0]] : tensor<2x4xi8>, tensor<2x1xf32>, tensor<2x1xi8>) outs(%[[V1]] : tensor<2x4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_1:[^ ]+]]: f32, %[[IN_2:[^ ]+]]: i8, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.sitofp %[[IN]] : i8 to f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.sitofp %[[IN_2]] : i8 to f32
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.subf %[[V3]], %[[V4]] : f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.mulf %[[V5]], %[[IN_1]] : f32
// CHECK-NEXT:       linalg.yield %[[V6]] : f32
// CHECK-NEXT:     } -> tensor<2x4xf32>
// CHECK-NEXT:     return %[[V2]] : tensor<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
