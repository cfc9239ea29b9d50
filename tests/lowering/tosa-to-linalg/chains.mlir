// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(tosa-to-linalg-named,tosa-to-linalg))' | FileCheck %s

func.func @f0(%arg0: tensor<3x3xui8>, %arg1: tensor<3x3xui8>) -> tensor<3x3xui8> {
  %0 = tosa.reverse %arg1 {axis = 0 : i32} : (tensor<3x3xui8>) -> tensor<3x3xui8>
  %1 = tosa.add %arg0, %arg1 : (tensor<3x3xui8>, tensor<3x3xui8>) -> tensor<3x3xui8>
  return %1 : tensor<3x3xui8>
}

func.func @f1(%arg0: tensor<2x4xbf16>, %arg1: tensor<?x?xbf16>) -> tensor<2x4xbf16> {
  %0 = tosa.identity %arg0 : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  %1 = tosa.add %arg0, %arg0 : (tensor<2x4xbf16>, tensor<2x4xbf16>) -> tensor<2x4xbf16>
  %2 = tosa.add %1, %arg1 : (tensor<2x4xbf16>, tensor<?x?xbf16>) -> tensor<2x4xbf16>
  %3 = tosa.exp %arg0 : (tensor<2x4xbf16>) -> tensor<2x4xbf16>
  return %3 : tensor<2x4xbf16>
}

func.func @f2(%arg0: tensor<?x2xi8>, %arg1: tensor<2x2xi8>) -> tensor<?x2xi8> {
  %0 = tosa.reverse %arg0 {axis = 1 : i32} : (tensor<?x2xi8>) -> tensor<?x2xi8>
  %1 = tosa.cast %arg1 : (tensor<2x2xi8>) -> tensor<2x2xi8>
  %2 = tosa.identity %0 : (tensor<?x2xi8>) -> tensor<?x2xi8>
  return %2 : tensor<?x2xi8>
}

func.func @f3(%arg0: tensor<?x3xi8>, %arg1: tensor<2x?xi8>) -> tensor<?x2xi8> {
  %0 = tosa.transpose %arg0 {perms = array<i32: 1, 0>} : (tensor<?x3xi8>) -> tensor<3x?xi8>
  %1 = tosa.transpose %arg1 {perms = array<i32: 1, 0>} : (tensor<2x?xi8>) -> tensor<?x2xi8>
  %2 = tosa.reduce_max %1 {axis = 0 : i32} : (tensor<?x2xi8>) -> tensor<1x2xi8>
  %3 = tosa.add %1, %1 : (tensor<?x2xi8>, tensor<?x2xi8>) -> tensor<?x2xi8>
  return %3 : tensor<?x2xi8>
}

func.func @f4(%arg0: tensor<1x?xi32>, %arg1: tensor<1x3xi32>) -> tensor<1x3xi32> {
  %0 = tosa.cast %arg1 : (tensor<1x3xi32>) -> tensor<1x3xi32>
  %1 = tosa.add %0, %0 : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
  return %1 : tensor<1x3xi32>
}

func.func @f5(%arg0: tensor<1x2xi8>, %arg1: tensor<1x2xi8>) -> tensor<1x2xi8> {
  %0 = tosa.add %arg1, %arg1 : (tensor<1x2xi8>, tensor<1x2xi8>) -> tensor<1x2xi8>
  %1 = tosa.cast %arg1 : (tensor<1x2xi8>) -> tensor<1x2xi8>
  %2 = tosa.add %1, %arg1 : (tensor<1x2xi8>, tensor<1x2xi8>) -> tensor<1x2xi8>
  %3 = tosa.reduce_max %0 {axis = 0 : i32} : (tensor<1x2xi8>) -> tensor<1x2xi8>
  return %3 : tensor<1x2xi8>
}

func.func @f6(%arg0: tensor<1x3xi32>, %arg1: tensor<1x3xi32>) -> tensor<1x3xi32> {
  %0 = tosa.add %arg1, %arg0 : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<1x3xi32>
  %1 = tosa.identity %arg0 : (tensor<1x3xi32>) -> tensor<1x3xi32>
  %2 = tosa.reverse %arg0 {axis = 1 : i32} : (tensor<1x3xi32>) -> tensor<1x3xi32>
  %3 = tosa.cast %0 : (tensor<1x3xi32>) -> tensor<1x3xi32>
  return %3 : tensor<1x3xi32>
}

func.func @f7(%arg0: tensor<2x1xbf16>, %arg1: tensor<2x1xbf16>) -> tensor<2x1xbf16> {
  %0 = tosa.add %arg0, %arg1 : (tensor<2x1xbf16>, tensor<2x1xbf16>) -> tensor<2x1xbf16>
  %1 = tosa.add %arg0, %arg1 : (tensor<2x1xbf16>, tensor<2x1xbf16>) -> tensor<2x1xbf16>
  %2 = tosa.add %0, %arg0 : (tensor<2x1xbf16>, tensor<2x1xbf16>) -> tensor<2x1xbf16>
  return %2 : tensor<2x1xbf16>
}

func.func @f8(%arg0: tensor<3x2xbf16>, %arg1: tensor<3x2xbf16>) -> tensor<3x2xbf16> {
  %0 = tosa.reduce_max %arg1 {axis = 1 : i32} : (tensor<3x2xbf16>) -> tensor<3x1xbf16>
  %1 = tosa.cast %arg1 : (tensor<3x2xbf16>) -> tensor<3x2xbf16>
  %2 = tosa.add %1, %arg0 : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> tensor<3x2xbf16>
  %3 = tosa.add %1, %1 : (tensor<3x2xbf16>, tensor<3x2xbf16>) -> tensor<3x2xbf16>
  %4 = tosa.add %0, %arg0 : (tensor<3x1xbf16>, tensor<3x2xbf16>) -> tensor<3x2xbf16>
  return %4 : tensor<3x2xbf16>
}

func.func @f9(%arg0: tensor<?x3xbf16>, %arg1: tensor<3x3xbf16>) -> tensor<3x3xbf16> {
  %0 = tosa.reduce_max %arg1 {axis = 1 : i32} : (tensor<3x3xbf16>) -> tensor<3x1xbf16>
  %1 = tosa.transpose %arg1 {perms = array<i32: 1, 0>} : (tensor<3x3xbf16>) -> tensor<3x3xbf16>
  return %1 : tensor<3x3xbf16>
}

func.func @f10(%arg0: tensor<2x1xi32>, %arg1: tensor<2x?xi32>) -> tensor<1x1xi32> {
  %0 = tosa.reduce_max %arg1 {axis = 1 : i32} : (tensor<2x?xi32>) -> tensor<2x1xi32>
  %1 = tosa.identity %0 : (tensor<2x1xi32>) -> tensor<2x1xi32>
  %2 = tosa.add %0, %1 : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
  %3 = tosa.reduce_sum %0 {axis = 0 : i32} : (tensor<2x1xi32>) -> tensor<1x1xi32>
  return %3 : tensor<1x1xi32>
}

func.func @f11(%arg0: tensor<?x?xi8>, %arg1: tensor<3x4xi8>) -> tensor<3x4xi8> {
  %0 = tosa.transpose %arg1 {perms = array<i32: 1, 0>} : (tensor<3x4xi8>) -> tensor<4x3xi8>
  %1 = tosa.cast %0 : (tensor<4x3xi8>) -> tensor<4x3xi8>
  %2 = tosa.add %arg1, %arg1 : (tensor<3x4xi8>, tensor<3x4xi8>) -> tensor<3x4xi8>
  %3 = tosa.add %2, %arg1 : (tensor<3x4xi8>, tensor<3x4xi8>) -> tensor<3x4xi8>
  %4 = tosa.add %3, %3 : (tensor<3x4xi8>, tensor<3x4xi8>) -> tensor<3x4xi8>
  return %4 : tensor<3x4xi8>
}

func.func @f12(%arg0: tensor<?x2xf32>, %arg1: tensor<?x2xf32>) -> tensor<?x1xf32> {
  %0 = tosa.tanh %arg0 : (tensor<?x2xf32>) -> tensor<?x2xf32>
  %1 = tosa.reduce_sum %arg1 {axis = 1 : i32} : (tensor<?x2xf32>) -> tensor<?x1xf32>
  %2 = tosa.reverse %arg1 {axis = 1 : i32} : (tensor<?x2xf32>) -> tensor<?x2xf32>
  %3 = tosa.reduce_max %arg0 {axis = 1 : i32} : (tensor<?x2xf32>) -> tensor<?x1xf32>
  %4 = tosa.add %1, %3 : (tensor<?x1xf32>, tensor<?x1xf32>) -> tensor<?x1xf32>
  return %4 : tensor<?x1xf32>
}

func.func @f13(%arg0: tensor<3x1xui8>, %arg1: tensor<?x1xui8>) -> tensor<?x1xui8> {
  %0 = tosa.add %arg1, %arg1 : (tensor<?x1xui8>, tensor<?x1xui8>) -> tensor<?x1xui8>
  %1 = tosa.identity %arg1 : (tensor<?x1xui8>) -> tensor<?x1xui8>
  %2 = tosa.add %1, %arg1 : (tensor<?x1xui8>, tensor<?x1xui8>) -> tensor<?x1xui8>
  %3 = tosa.identity %2 : (tensor<?x1xui8>) -> tensor<?x1xui8>
  return %3 : tensor<?x1xui8>
}

func.func @f14(%arg0: tensor<4x2xui8>, %arg1: tensor<4x2xui8>) -> tensor<4x2xui8> {
  %0 = tosa.add %arg1, %arg1 : (tensor<4x2xui8>, tensor<4x2xui8>) -> tensor<4x2xui8>
  %1 = tosa.add %0, %arg1 : (tensor<4x2xui8>, tensor<4x2xui8>) -> tensor<4x2xui8>
  return %1 : tensor<4x2xui8>
}

func.func @f15(%arg0: tensor<4x?xui8>, %arg1: tensor<?x4xui8>) -> tensor<4x?xui8> {
  %0 = tosa.add %arg1, %arg1 : (tensor<?x4xui8>, tensor<?x4xui8>) -> tensor<?x4xui8>
  %1 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<?x4xui8>) -> tensor<4x?xui8>
  %2 = tosa.transpose %1 {perms = array<i32: 1, 0>} : (tensor<4x?xui8>) -> tensor<?x4xui8>
  %3 = tosa.identity %1 : (tensor<4x?xui8>) -> tensor<4x?xui8>
  %4 = tosa.transpose %0 {perms = array<i32: 1, 0>} : (tensor<?x4xui8>) -> tensor<4x?xui8>
  return %4 : tensor<4x?xui8>
}

func.func @f16(%arg0: tensor<3x?xbf16>, %arg1: tensor<3x2xbf16>) -> tensor<3x?xbf16> {
  %0 = tosa.add %arg0, %arg1 : (tensor<3x?xbf16>, tensor<3x2xbf16>) -> tensor<3x2xbf16>
  %1 = tosa.cast %arg0 : (tensor<3x?xbf16>) -> tensor<3x?xbf16>
  %2 = tosa.reverse %0 {axis = 1 : i32} : (tensor<3x2xbf16>) -> tensor<3x2xbf16>
  %3 = tosa.reverse %arg0 {axis = 1 : i32} : (tensor<3x?xbf16>) -> tensor<3x?xbf16>
  return %3 : tensor<3x?xbf16>
}

func.func @f17(%arg0: tensor<?x3xi32>, %arg1: tensor<2x3xi32>) -> tensor<2x1xi32> {
  %0 = tosa.add %arg0, %arg1 : (tensor<?x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
  %1 = tosa.reduce_sum %arg1 {axis = 1 : i32} : (tensor<2x3xi32>) -> tensor<2x1xi32>
  return %1 : tensor<2x1xi32>
}

func.func @f18(%arg0: tensor<3x3xbf16>, %arg1: tensor<?x?xbf16>) -> tensor<?x?xbf16> {
  %0 = tosa.reverse %arg0 {axis = 0 : i32} : (tensor<3x3xbf16>) -> tensor<3x3xbf16>
  %1 = tosa.identity %arg1 : (tensor<?x?xbf16>) -> tensor<?x?xbf16>
  %2 = tosa.identity %1 : (tensor<?x?xbf16>) -> tensor<?x?xbf16>
  %3 = tosa.identity %1 : (tensor<?x?xbf16>) -> tensor<?x?xbf16>
  %4 = tosa.reverse %3 {axis = 1 : i32} : (tensor<?x?xbf16>) -> tensor<?x?xbf16>
  return %4 : tensor<?x?xbf16>
}

func.func @f19(%arg0: tensor<1x3xbf16>, %arg1: tensor<1x?xbf16>) -> tensor<1x3xbf16> {
  %0 = tosa.add %arg1, %arg0 : (tensor<1x?xbf16>, tensor<1x3xbf16>) -> tensor<1x3xbf16>
  %1 = tosa.cast %arg1 : (tensor<1x?xbf16>) -> tensor<1x?xbf16>
  %2 = tosa.add %0, %1 : (tensor<1x3xbf16>, tensor<1x?xbf16>) -> tensor<1x3xbf16>
  %3 = tosa.exp %2 : (tensor<1x3xbf16>) -> tensor<1x3xbf16>
  %4 = tosa.reverse %3 {axis = 1 : i32} : (tensor<1x3xbf16>) -> tensor<1x3xbf16>
  return %4 : tensor<1x3xbf16>
}

func.func @f20(%arg0: tensor<1x1xf32>, %arg1: tensor<?x1xf32>) -> tensor<1x?xf32> {
  %0 = tosa.add %arg0, %arg0 : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  %1 = tosa.add %arg0, %0 : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
  %2 = tosa.transpose %arg1 {perms = array<i32: 1, 0>} : (tensor<?x1xf32>) -> tensor<1x?xf32>
  %3 = tosa.add %1, %arg1 : (tensor<1x1xf32>, tensor<?x1xf32>) -> tensor<?x1xf32>
  %4 = tosa.add %2, %1 : (tensor<1x?xf32>, tensor<1x1xf32>) -> tensor<1x?xf32>
  return %4 : tensor<1x?xf32>
}

func.func @f21(%arg0: tensor<?x?xi8>, %arg1: tensor<1x?xi8>) -> tensor<?x?xi8> {
  %0 = tosa.identity %arg0 : (tensor<?x?xi8>) -> tensor<?x?xi8>
  %1 = tosa.add %0, %arg0 : (tensor<?x?xi8>, tensor<?x?xi8>) -> tensor<?x?xi8>
  return %1 : tensor<?x?xi8>
}

func.func @f22(%arg0: tensor<1x3xbf16>, %arg1: tensor<1x3xbf16>) -> tensor<3x1xbf16> {
  %0 = tosa.transpose %arg0 {perms = array<i32: 1, 0>} : (tensor<1x3xbf16>) -> tensor<3x1xbf16>
  %1 = tosa.transpose %arg0 {perms = array<i32: 1, 0>} : (tensor<1x3xbf16>) -> tensor<3x1xbf16>
  return %1 : tensor<3x1xbf16>
}

func.func @f23(%arg0: tensor<?x?xui8>, %arg1: tensor<2x?xui8>) -> tensor<2x?xui8> {
  %0 = tosa.identity %arg0 : (tensor<?x?xui8>) -> tensor<?x?xui8>
  %1 = tosa.identity %arg1 : (tensor<2x?xui8>) -> tensor<2x?xui8>
  %2 = tosa.add %arg1, %arg0 : (tensor<2x?xui8>, tensor<?x?xui8>) -> tensor<2x?xui8>
  return %2 : tensor<2x?xui8>
}

func.func @f24(%arg0: tensor<?x?xi32>, %arg1: tensor<1x?xi32>) -> tensor<?x?xi32> {
  %0 = tosa.reduce_sum %arg1 {axis = 0 : i32} : (tensor<1x?xi32>) -> tensor<1x?xi32>
  %1 = tosa.identity %0 : (tensor<1x?xi32>) -> tensor<1x?xi32>
  %2 = tosa.add %arg0, %1 : (tensor<?x?xi32>, tensor<1x?xi32>) -> tensor<?x?xi32>
  %3 = tosa.add %arg1, %arg0 : (tensor<1x?xi32>, tensor<?x?xi32>) -> tensor<?x?xi32>
  %4 = tosa.cast %3 : (tensor<?x?xi32>) -> tensor<?x?xi32>
  return %4 : tensor<?x?xi32>
}

func.func @f25(%a: tensor<4xf32>, %s: tensor<?xf32>) {
  %p = tosa.const_shape {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %c = "tosa.const"() {values = dense<0.0> : tensor<1xf32>} : () -> tensor<1xf32>
  %0 = tosa.pad %a, %p, %c : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<7xf32>
  %1 = tosa.concat %a, %a {axis = 0 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
  return
}

func.func @f26(%a: tensor<3x?xf32>, %b: tensor<?x4xf32>) -> tensor<?x?xf32> {
  %0 = tosa.add %a, %b : (tensor<3x?xf32>, tensor<?x4xf32>) -> tensor<?x?xf32>
  %1 = tosa.exp %0 : (tensor<?x?xf32>) -> tensor<?x?xf32>
  %2 = tosa.reverse %1 {axis = 1 : i32} : (tensor<?x?xf32>) -> tensor<?x?xf32>
  return %2 : tensor<?x?xf32>
}

func.func @f27(%a: tensor<3x4xf32>) -> tensor<?x?xf32> {
  %0 = tosa.exp %a : (tensor<3x4xf32>) -> tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

func.func @f28(%a: tensor<3x4xf32>) -> tensor<?x4xf32> {
  %s = tosa.const_shape {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
  %0 = tosa.tile %a, %s : (tensor<3x4xf32>, !tosa.shape<2>) -> tensor<?x4xf32>
  return %0 : tensor<?x4xf32>
}

func.func @f29(%a: tensor<3x4xui8>) -> tensor<3x4xui8> {
  %0 = tosa.identity %a : (tensor<3x4xui8>) -> tensor<3x4xui8>
  %1 = tosa.reverse %0 {axis = 1 : i32}: (tensor<3x4xui8>) -> tensor<3x4xui8>
  %2 = tosa.add %1, %1 : (tensor<3x4xui8>, tensor<3x4xui8>) -> tensor<3x4xui8>
  %3 = tosa.reverse %2 {axis = 1 : i32}: (tensor<3x4xui8>) -> tensor<3x4xui8>
  return %3 : tensor<3x4xui8>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0, 0)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1, d2, d3) -> (d1, d3)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1, d2, d3) -> (d0, d1, d2, d3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: tensor<3x3xui8>, %[[ARG1:[^ ]+]]: tensor<3x3xui8>) -> tensor<3x3xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : tensor<3x3xui8> to tensor<3x3xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<3x3xui8> to tensor<3x3xi8>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<3x3xui8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<3x3xui8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%[[V2]] : tensor<3x3xui8>) {
// CHECK-NEXT:     ^bb0(%[[OUT:[^ ]+]]: ui8):
// CHECK-NEXT:       %[[V7:[^ ]+]] = linalg.index 0 : index
// CHECK-NEXT:       %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.subi %[[DIM]], %[[C1]] : index
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.subi %[[V8]], %[[V7]] : index
// CHECK-NEXT:       %[[V10:[^ ]+]] = linalg.index 1 : index
// CHECK-NEXT:       %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG1]][%[[V9]], %[[V10]]] : tensor<3x3xui8>
// CHECK-NEXT:       linalg.yield %[[EXTRACTED]] : ui8
// CHECK-NEXT:     } -> tensor<3x3xui8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tensor.empty() : tensor<3x3xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V1]], %[[V0]] : tensor<3x3xi8>, tensor<3x3xi8>) outs(%[[V4]] : tensor<3x3xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:       %[[V7]] = arith.addi %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V7]] : i8
// CHECK-NEXT:     } -> tensor<3x3xi8>
// CHECK-NEXT:     %[[V6:[^ ]+]] = builtin.unrealized_conversion_cast %[[V5]] : tensor<3x3xi8> to tensor<3x3xui8>
// CHECK-NEXT:     return %[[V6]] : tensor<3x3xui8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: tensor<2x4xbf16>, %[[ARG1:[^ ]+]]: tensor<?x?xbf16>) -> tensor<2x4xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<2x4xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]], %[[ARG0]] : tensor<2x4xbf16>, tensor<2x4xbf16>) outs(%[[V0]] : tensor<2x4xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: bf16, %[[IN_1:[^ ]+]]: bf16, %[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.addf %[[IN]], %[[IN_1]] : bf16
// CHECK-NEXT:       linalg.yield %[[V10]] : bf16
// CHECK-NEXT:     } -> tensor<2x4xbf16>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?x?xbf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[DIM]], %[[C1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.if %[[V2]] -> (tensor<?x?xbf16>) {
// CHECK-NEXT:       %[[C1_1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[DIM_2:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1_1]] : tensor<?x?xbf16>
// CHECK-NEXT:       %[[V10]] = tensor.empty(%[[DIM_2]]) : tensor<2x?xbf16>
// CHECK-NEXT:       %[[V11:[^ ]+]] = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG1]] : tensor<?x?xbf16>) outs(%[[V10]] : tensor<2x?xbf16>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: bf16, %[[OUT]]: bf16):
// CHECK-NEXT:         linalg.yield %[[IN]] : bf16
// CHECK-NEXT:       } -> tensor<2x?xbf16>
// CHECK-NEXT:       %[[CAST:[^ ]+]] = tensor.cast %[[V11]] : tensor<2x?xbf16> to tensor<?x?xbf16>
// CHECK-NEXT:       scf.yield %[[CAST]] : tensor<?x?xbf16>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG1]] : tensor<?x?xbf16>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[V3]], %[[C1]] : tensor<?x?xbf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi eq, %[[DIM_0]], %[[C1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = scf.if %[[V4]] -> (tensor<?x?xbf16>) {
// CHECK-NEXT:       %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_2]] = tensor.dim %[[V3]], %[[C0_1]] : tensor<?x?xbf16>
// CHECK-NEXT:       %[[V10]] = tensor.empty(%[[DIM_2]]) : tensor<?x4xbf16>
// CHECK-NEXT:       %[[V11]] = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V3]] : tensor<?x?xbf16>) outs(%[[V10]] : tensor<?x4xbf16>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: bf16, %[[OUT]]: bf16):
// CHECK-NEXT:         linalg.yield %[[IN]] : bf16
// CHECK-NEXT:       } -> tensor<?x4xbf16>
// CHECK-NEXT:       %[[CAST]] = tensor.cast %[[V11]] : tensor<?x4xbf16> to tensor<?x?xbf16>
// CHECK-NEXT:       scf.yield %[[CAST]] : tensor<?x?xbf16>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V3]] : tensor<?x?xbf16>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V6:[^ ]+]] = tensor.empty() : tensor<2x4xbf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V1]], %[[V5]] : tensor<2x4xbf16>, tensor<?x?xbf16>) outs(%[[V6]] : tensor<2x4xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: bf16, %[[IN_1]]: bf16, %[[OUT]]: bf16):
// CHECK-NEXT:       %[[V10]] = arith.addf %[[IN]], %[[IN_1]] : bf16
// CHECK-NEXT:       linalg.yield %[[V10]] : bf16
// CHECK-NEXT:     } -> tensor<2x4xbf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = tensor.empty() : tensor<2x4xbf16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]] : tensor<2x4xbf16>) outs(%[[V8]] : tensor<2x4xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: bf16, %[[OUT]]: bf16):
// CHECK-NEXT:       %[[V10]] = math.exp %[[IN]] : bf16
// CHECK-NEXT:       linalg.yield %[[V10]] : bf16
// CHECK-NEXT:     } -> tensor<2x4xbf16>
// CHECK-NEXT:     return %[[V9]] : tensor<2x4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: tensor<?x2xi8>, %[[ARG1:[^ ]+]]: tensor<2x2xi8>) -> tensor<?x2xi8> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x2xi8>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<?x2xi8>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<?x2xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%[[V0]] : tensor<?x2xi8>) {
// CHECK-NEXT:     ^bb0(%[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V2:[^ ]+]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V3:[^ ]+]] = linalg.index 1 : index
// CHECK-NEXT:       %[[C1_1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.subi %[[DIM_0]], %[[C1_1]] : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.subi %[[V4]], %[[V3]] : index
// CHECK-NEXT:       %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][%[[V2]], %[[V5]]] : tensor<?x2xi8>
// CHECK-NEXT:       linalg.yield %[[EXTRACTED]] : i8
// CHECK-NEXT:     } -> tensor<?x2xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<?x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: tensor<?x3xi8>, %[[ARG1:[^ ]+]]: tensor<2x?xi8>) -> tensor<?x2xi8> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x3xi8>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<3x?xi8>
// CHECK-NEXT:     %[[TRANSPOSED:[^ ]+]] = linalg.transpose ins(%[[ARG0]] : tensor<?x3xi8>) outs(%[[V0]] : tensor<3x?xi8>) permutation = [1, 0] 
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1]] : tensor<2x?xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty(%[[DIM_0]]) : tensor<?x2xi8>
// CHECK-NEXT:     %[[TRANSPOSED_1:[^ ]+]] = linalg.transpose ins(%[[ARG1]] : tensor<2x?xi8>) outs(%[[V1]] : tensor<?x2xi8>) permutation = [1, 0] 
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<2xi8>
// CHECK-NEXT:     %[[C_128_I8:[^ ]+]] = arith.constant -128 : i8
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.fill ins(%[[C_128_I8]] : i8) outs(%[[V2]] : tensor<2xi8>) -> tensor<2xi8>
// CHECK-NEXT:     %[[REDUCED:[^ ]+]] = linalg.reduce ins(%[[TRANSPOSED_1]] : tensor<?x2xi8>) outs(%[[V3]] : tensor<2xi8>) dimensions = [0] 
// CHECK-NEXT:       (%[[IN:[^ ]+]]: i8, %[[INIT:[^ ]+]]: i8) {
// CHECK-NEXT:         %[[V11:[^ ]+]] = arith.maxsi %[[IN]], %[[INIT]] : i8
// CHECK-NEXT:         linalg.yield %[[V11]] : i8
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[REDUCED]] {{\[\[}}0, 1]] output_shape [1, 2] : tensor<2xi8> into tensor<1x2xi8>
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_3:[^ ]+]] = tensor.dim %[[TRANSPOSED_1]], %[[C0_2]] : tensor<?x2xi8>
// CHECK-NEXT:     %[[DIM_4:[^ ]+]] = tensor.dim %[[TRANSPOSED_1]], %[[C0_2]] : tensor<?x2xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.maxui %[[DIM_3]], %[[DIM_4]] : index
// CHECK-NEXT:     %[[C1_5:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_6:[^ ]+]] = tensor.dim %[[TRANSPOSED_1]], %[[C0_2]] : tensor<?x2xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi eq, %[[DIM_6]], %[[C1_5]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = scf.if %[[V5]] -> (tensor<?x2xi8>) {
// CHECK-NEXT:       %[[V11]] = tensor.empty(%[[V4]]) : tensor<?x2xi8>
// CHECK-NEXT:       %[[V12:[^ ]+]] = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[TRANSPOSED_1]] : tensor<?x2xi8>) outs(%[[V11]] : tensor<?x2xi8>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:         linalg.yield %[[IN]] : i8
// CHECK-NEXT:       } -> tensor<?x2xi8>
// CHECK-NEXT:       scf.yield %[[V12]] : tensor<?x2xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[TRANSPOSED_1]] : tensor<?x2xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_7:[^ ]+]] = tensor.dim %[[TRANSPOSED_1]], %[[C0_2]] : tensor<?x2xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpi eq, %[[DIM_7]], %[[C1_5]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = scf.if %[[V7]] -> (tensor<?x2xi8>) {
// CHECK-NEXT:       %[[V11]] = tensor.empty(%[[V4]]) : tensor<?x2xi8>
// CHECK-NEXT:       %[[V12]] = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[TRANSPOSED_1]] : tensor<?x2xi8>) outs(%[[V11]] : tensor<?x2xi8>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:         linalg.yield %[[IN]] : i8
// CHECK-NEXT:       } -> tensor<?x2xi8>
// CHECK-NEXT:       scf.yield %[[V12]] : tensor<?x2xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[TRANSPOSED_1]] : tensor<?x2xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V9:[^ ]+]] = tensor.empty(%[[V4]]) : tensor<?x2xi8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V6]], %[[V8]] : tensor<?x2xi8>, tensor<?x2xi8>) outs(%[[V9]] : tensor<?x2xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i8, %[[IN_8:[^ ]+]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:       %[[V11]] = arith.addi %[[IN]], %[[IN_8]] : i8
// CHECK-NEXT:       linalg.yield %[[V11]] : i8
// CHECK-NEXT:     } -> tensor<?x2xi8>
// CHECK-NEXT:     return %[[V10]] : tensor<?x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: tensor<1x?xi32>, %[[ARG1:[^ ]+]]: tensor<1x3xi32>) -> tensor<1x3xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<1x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG1]], %[[ARG1]] : tensor<1x3xi32>, tensor<1x3xi32>) outs(%[[V0]] : tensor<1x3xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addi %[[IN]], %[[IN_0]] : i32
// CHECK-NEXT:       linalg.yield %[[V2]] : i32
// CHECK-NEXT:     } -> tensor<1x3xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<1x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: tensor<1x2xi8>, %[[ARG1:[^ ]+]]: tensor<1x2xi8>) -> tensor<1x2xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<1x2xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG1]], %[[ARG1]] : tensor<1x2xi8>, tensor<1x2xi8>) outs(%[[V0]] : tensor<1x2xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addi %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V4]] : i8
// CHECK-NEXT:     } -> tensor<1x2xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<1x2xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG1]], %[[ARG1]] : tensor<1x2xi8>, tensor<1x2xi8>) outs(%[[V2]] : tensor<1x2xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i8, %[[IN_0]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:       %[[V4]] = arith.addi %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V4]] : i8
// CHECK-NEXT:     } -> tensor<1x2xi8>
// CHECK-NEXT:     return %[[V1]] : tensor<1x2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: tensor<1x3xi32>, %[[ARG1:[^ ]+]]: tensor<1x3xi32>) -> tensor<1x3xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<1x3xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG1]], %[[ARG0]] : tensor<1x3xi32>, tensor<1x3xi32>) outs(%[[V0]] : tensor<1x3xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i32, %[[IN_0:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addi %[[IN]], %[[IN_0]] : i32
// CHECK-NEXT:       linalg.yield %[[V4]] : i32
// CHECK-NEXT:     } -> tensor<1x3xi32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<1x3xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<1x3xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%[[V2]] : tensor<1x3xi32>) {
// CHECK-NEXT:     ^bb0(%[[OUT]]: i32):
// CHECK-NEXT:       %[[V4]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = linalg.index 1 : index
// CHECK-NEXT:       %[[C1_0:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.subi %[[DIM]], %[[C1_0]] : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.subi %[[V6]], %[[V5]] : index
// CHECK-NEXT:       %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][%[[V4]], %[[V7]]] : tensor<1x3xi32>
// CHECK-NEXT:       linalg.yield %[[EXTRACTED]] : i32
// CHECK-NEXT:     } -> tensor<1x3xi32>
// CHECK-NEXT:     return %[[V1]] : tensor<1x3xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: tensor<2x1xbf16>, %[[ARG1:[^ ]+]]: tensor<2x1xbf16>) -> tensor<2x1xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<2x1xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<2x1xbf16>, tensor<2x1xbf16>) outs(%[[V0]] : tensor<2x1xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: bf16, %[[IN_0:[^ ]+]]: bf16, %[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.addf %[[IN]], %[[IN_0]] : bf16
// CHECK-NEXT:       linalg.yield %[[V6]] : bf16
// CHECK-NEXT:     } -> tensor<2x1xbf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<2x1xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]], %[[ARG1]] : tensor<2x1xbf16>, tensor<2x1xbf16>) outs(%[[V2]] : tensor<2x1xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: bf16, %[[IN_0]]: bf16, %[[OUT]]: bf16):
// CHECK-NEXT:       %[[V6]] = arith.addf %[[IN]], %[[IN_0]] : bf16
// CHECK-NEXT:       linalg.yield %[[V6]] : bf16
// CHECK-NEXT:     } -> tensor<2x1xbf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tensor.empty() : tensor<2x1xbf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V1]], %[[ARG0]] : tensor<2x1xbf16>, tensor<2x1xbf16>) outs(%[[V4]] : tensor<2x1xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: bf16, %[[IN_0]]: bf16, %[[OUT]]: bf16):
// CHECK-NEXT:       %[[V6]] = arith.addf %[[IN]], %[[IN_0]] : bf16
// CHECK-NEXT:       linalg.yield %[[V6]] : bf16
// CHECK-NEXT:     } -> tensor<2x1xbf16>
// CHECK-NEXT:     return %[[V5]] : tensor<2x1xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: tensor<3x2xbf16>, %[[ARG1:[^ ]+]]: tensor<3x2xbf16>) -> tensor<3x2xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<3xbf16>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -3.389530e+38 : bf16
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.fill ins(%[[CST]] : bf16) outs(%[[V0]] : tensor<3xbf16>) -> tensor<3xbf16>
// CHECK-NEXT:     %[[REDUCED:[^ ]+]] = linalg.reduce ins(%[[ARG1]] : tensor<3x2xbf16>) outs(%[[V1]] : tensor<3xbf16>) dimensions = [1] 
// CHECK-NEXT:       (%[[IN:[^ ]+]]: bf16, %[[INIT:[^ ]+]]: bf16) {
// CHECK-NEXT:         %[[V8:[^ ]+]] = arith.maximumf %[[IN]], %[[INIT]] : bf16
// CHECK-NEXT:         linalg.yield %[[V8]] : bf16
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[REDUCED]] {{\[\[}}0, 1]] output_shape [3, 1] : tensor<3xbf16> into tensor<3x1xbf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<3x2xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG1]], %[[ARG0]] : tensor<3x2xbf16>, tensor<3x2xbf16>) outs(%[[V2]] : tensor<3x2xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: bf16, %[[IN_0:[^ ]+]]: bf16, %[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:       %[[V8]] = arith.addf %[[IN]], %[[IN_0]] : bf16
// CHECK-NEXT:       linalg.yield %[[V8]] : bf16
// CHECK-NEXT:     } -> tensor<3x2xbf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tensor.empty() : tensor<3x2xbf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG1]], %[[ARG1]] : tensor<3x2xbf16>, tensor<3x2xbf16>) outs(%[[V4]] : tensor<3x2xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: bf16, %[[IN_0]]: bf16, %[[OUT]]: bf16):
// CHECK-NEXT:       %[[V8]] = arith.addf %[[IN]], %[[IN_0]] : bf16
// CHECK-NEXT:       linalg.yield %[[V8]] : bf16
// CHECK-NEXT:     } -> tensor<3x2xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tensor.empty() : tensor<3x2xbf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = linalg.generic {indexing_maps = [#map2, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[EXPANDED]], %[[ARG0]] : tensor<3x1xbf16>, tensor<3x2xbf16>) outs(%[[V6]] : tensor<3x2xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: bf16, %[[IN_0]]: bf16, %[[OUT]]: bf16):
// CHECK-NEXT:       %[[V8]] = arith.addf %[[IN]], %[[IN_0]] : bf16
// CHECK-NEXT:       linalg.yield %[[V8]] : bf16
// CHECK-NEXT:     } -> tensor<3x2xbf16>
// CHECK-NEXT:     return %[[V7]] : tensor<3x2xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9(%[[ARG0:[^ ]+]]: tensor<?x3xbf16>, %[[ARG1:[^ ]+]]: tensor<3x3xbf16>) -> tensor<3x3xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<3xbf16>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -3.389530e+38 : bf16
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.fill ins(%[[CST]] : bf16) outs(%[[V0]] : tensor<3xbf16>) -> tensor<3xbf16>
// CHECK-NEXT:     %[[REDUCED:[^ ]+]] = linalg.reduce ins(%[[ARG1]] : tensor<3x3xbf16>) outs(%[[V1]] : tensor<3xbf16>) dimensions = [1] 
// CHECK-NEXT:       (%[[IN:[^ ]+]]: bf16, %[[INIT:[^ ]+]]: bf16) {
// CHECK-NEXT:         %[[V3:[^ ]+]] = arith.maximumf %[[IN]], %[[INIT]] : bf16
// CHECK-NEXT:         linalg.yield %[[V3]] : bf16
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[REDUCED]] {{\[\[}}0, 1]] output_shape [3, 1] : tensor<3xbf16> into tensor<3x1xbf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<3x3xbf16>
// CHECK-NEXT:     %[[TRANSPOSED:[^ ]+]] = linalg.transpose ins(%[[ARG1]] : tensor<3x3xbf16>) outs(%[[V2]] : tensor<3x3xbf16>) permutation = [1, 0] 
// CHECK-NEXT:     return %[[TRANSPOSED]] : tensor<3x3xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10(%[[ARG0:[^ ]+]]: tensor<2x1xi32>, %[[ARG1:[^ ]+]]: tensor<2x?xi32>) -> tensor<1x1xi32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<2xi32>
// CHECK-NEXT:     %[[C_2147483648_I32:[^ ]+]] = arith.constant -2147483648 : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.fill ins(%[[C_2147483648_I32]] : i32) outs(%[[V0]] : tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:     %[[REDUCED:[^ ]+]] = linalg.reduce ins(%[[ARG1]] : tensor<2x?xi32>) outs(%[[V1]] : tensor<2xi32>) dimensions = [1] 
// CHECK-NEXT:       (%[[IN:[^ ]+]]: i32, %[[INIT:[^ ]+]]: i32) {
// CHECK-NEXT:         %[[V6:[^ ]+]] = arith.maxsi %[[IN]], %[[INIT]] : i32
// CHECK-NEXT:         linalg.yield %[[V6]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[REDUCED]] {{\[\[}}0, 1]] output_shape [2, 1] : tensor<2xi32> into tensor<2x1xi32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<2x1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[EXPANDED]], %[[EXPANDED]] : tensor<2x1xi32>, tensor<2x1xi32>) outs(%[[V2]] : tensor<2x1xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i32, %[[IN_2:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:       %[[V6]] = arith.addi %[[IN]], %[[IN_2]] : i32
// CHECK-NEXT:       linalg.yield %[[V6]] : i32
// CHECK-NEXT:     } -> tensor<2x1xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tensor.empty() : tensor<1xi32>
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = linalg.fill ins(%[[C0_I32]] : i32) outs(%[[V4]] : tensor<1xi32>) -> tensor<1xi32>
// CHECK-NEXT:     %[[REDUCED_0:[^ ]+]] = linalg.reduce ins(%[[EXPANDED]] : tensor<2x1xi32>) outs(%[[V5]] : tensor<1xi32>) dimensions = [0] 
// CHECK-NEXT:       (%[[IN]]: i32, %[[INIT]]: i32) {
// CHECK-NEXT:         %[[V6]] = arith.addi %[[IN]], %[[INIT]] : i32
// CHECK-NEXT:         linalg.yield %[[V6]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[EXPANDED_1:[^ ]+]] = tensor.expand_shape %[[REDUCED_0]] {{\[\[}}0, 1]] output_shape [1, 1] : tensor<1xi32> into tensor<1x1xi32>
// CHECK-NEXT:     return %[[EXPANDED_1]] : tensor<1x1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11(%[[ARG0:[^ ]+]]: tensor<?x?xi8>, %[[ARG1:[^ ]+]]: tensor<3x4xi8>) -> tensor<3x4xi8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<4x3xi8>
// CHECK-NEXT:     %[[TRANSPOSED:[^ ]+]] = linalg.transpose ins(%[[ARG1]] : tensor<3x4xi8>) outs(%[[V0]] : tensor<4x3xi8>) permutation = [1, 0] 
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<3x4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG1]], %[[ARG1]] : tensor<3x4xi8>, tensor<3x4xi8>) outs(%[[V1]] : tensor<3x4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.addi %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V7]] : i8
// CHECK-NEXT:     } -> tensor<3x4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tensor.empty() : tensor<3x4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V2]], %[[ARG1]] : tensor<3x4xi8>, tensor<3x4xi8>) outs(%[[V3]] : tensor<3x4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i8, %[[IN_0]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:       %[[V7]] = arith.addi %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V7]] : i8
// CHECK-NEXT:     } -> tensor<3x4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tensor.empty() : tensor<3x4xi8>
// CHECK-NEXT:     %[[V6:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V4]], %[[V4]] : tensor<3x4xi8>, tensor<3x4xi8>) outs(%[[V5]] : tensor<3x4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i8, %[[IN_0]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:       %[[V7]] = arith.addi %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V7]] : i8
// CHECK-NEXT:     } -> tensor<3x4xi8>
// CHECK-NEXT:     return %[[V6]] : tensor<3x4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12(%[[ARG0:[^ ]+]]: tensor<?x2xf32>, %[[ARG1:[^ ]+]]: tensor<?x2xf32>) -> tensor<?x1xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x2xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<?x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]] : tensor<?x2xf32>) outs(%[[V0]] : tensor<?x2xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V15:[^ ]+]] = math.tanh %[[IN]] : f32
// CHECK-NEXT:       linalg.yield %[[V15]] : f32
// CHECK-NEXT:     } -> tensor<?x2xf32>
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0_0]] : tensor<?x2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty(%[[DIM_1]]) : tensor<?xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.fill ins(%[[CST]] : f32) outs(%[[V2]] : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %[[REDUCED:[^ ]+]] = linalg.reduce ins(%[[ARG1]] : tensor<?x2xf32>) outs(%[[V3]] : tensor<?xf32>) dimensions = [1] 
// CHECK-NEXT:       (%[[IN]]: f32, %[[INIT:[^ ]+]]: f32) {
// CHECK-NEXT:         %[[V15]] = arith.addf %[[IN]], %[[INIT]] : f32
// CHECK-NEXT:         linalg.yield %[[V15]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_3:[^ ]+]] = tensor.dim %[[REDUCED]], %[[C0_2]] : tensor<?xf32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[REDUCED]] {{\[\[}}0, 1]] output_shape [%[[DIM_3]], 1] : tensor<?xf32> into tensor<?x1xf32>
// CHECK-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_5:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0_4]] : tensor<?x2xf32>
// CHECK-NEXT:     %[[C1_6:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_7:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1_6]] : tensor<?x2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tensor.empty(%[[DIM_5]]) : tensor<?x2xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%[[V4]] : tensor<?x2xf32>) {
// CHECK-NEXT:     ^bb0(%[[OUT]]: f32):
// CHECK-NEXT:       %[[V15]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V16:[^ ]+]] = linalg.index 1 : index
// CHECK-NEXT:       %[[C1_22:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V17:[^ ]+]] = arith.subi %[[DIM_7]], %[[C1_22]] : index
// CHECK-NEXT:       %[[V18:[^ ]+]] = arith.subi %[[V17]], %[[V16]] : index
// CHECK-NEXT:       %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG1]][%[[V15]], %[[V18]]] : tensor<?x2xf32>
// CHECK-NEXT:       linalg.yield %[[EXTRACTED]] : f32
// CHECK-NEXT:     } -> tensor<?x2xf32>
// CHECK-NEXT:     %[[C0_8:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_9:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0_8]] : tensor<?x2xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tensor.empty(%[[DIM_9]]) : tensor<?xf32>
// CHECK-NEXT:     %[[CST_10:[^ ]+]] = arith.constant -3.40282347E+38 : f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = linalg.fill ins(%[[CST_10]] : f32) outs(%[[V6]] : tensor<?xf32>) -> tensor<?xf32>
// CHECK-NEXT:     %[[REDUCED_11:[^ ]+]] = linalg.reduce ins(%[[ARG0]] : tensor<?x2xf32>) outs(%[[V7]] : tensor<?xf32>) dimensions = [1] 
// CHECK-NEXT:       (%[[IN]]: f32, %[[INIT]]: f32) {
// CHECK-NEXT:         %[[V15]] = arith.maximumf %[[IN]], %[[INIT]] : f32
// CHECK-NEXT:         linalg.yield %[[V15]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[C0_12:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_13:[^ ]+]] = tensor.dim %[[REDUCED_11]], %[[C0_12]] : tensor<?xf32>
// CHECK-NEXT:     %[[C1_14:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[EXPANDED_15:[^ ]+]] = tensor.expand_shape %[[REDUCED_11]] {{\[\[}}0, 1]] output_shape [%[[DIM_13]], 1] : tensor<?xf32> into tensor<?x1xf32>
// CHECK-NEXT:     %[[C0_16:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_17:[^ ]+]] = tensor.dim %[[EXPANDED]], %[[C0_16]] : tensor<?x1xf32>
// CHECK-NEXT:     %[[DIM_18:[^ ]+]] = tensor.dim %[[EXPANDED_15]], %[[C0_16]] : tensor<?x1xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.maxui %[[DIM_17]], %[[DIM_18]] : index
// CHECK-NEXT:     %[[C1_19:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_20:[^ ]+]] = tensor.dim %[[EXPANDED]], %[[C0_16]] : tensor<?x1xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.cmpi eq, %[[DIM_20]], %[[C1_19]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = scf.if %[[V9]] -> (tensor<?x1xf32>) {
// CHECK-NEXT:       %[[V15]] = tensor.empty(%[[V8]]) : tensor<?x1xf32>
// CHECK-NEXT:       %[[V16]] = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[EXPANDED]] : tensor<?x1xf32>) outs(%[[V15]] : tensor<?x1xf32>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: f32, %[[OUT]]: f32):
// CHECK-NEXT:         linalg.yield %[[IN]] : f32
// CHECK-NEXT:       } -> tensor<?x1xf32>
// CHECK-NEXT:       scf.yield %[[V16]] : tensor<?x1xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[EXPANDED]] : tensor<?x1xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_21:[^ ]+]] = tensor.dim %[[EXPANDED_15]], %[[C0_16]] : tensor<?x1xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.cmpi eq, %[[DIM_21]], %[[C1_19]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = scf.if %[[V11]] -> (tensor<?x1xf32>) {
// CHECK-NEXT:       %[[V15]] = tensor.empty(%[[V8]]) : tensor<?x1xf32>
// CHECK-NEXT:       %[[V16]] = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[EXPANDED_15]] : tensor<?x1xf32>) outs(%[[V15]] : tensor<?x1xf32>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: f32, %[[OUT]]: f32):
// CHECK-NEXT:         linalg.yield %[[IN]] : f32
// CHECK-NEXT:       } -> tensor<?x1xf32>
// CHECK-NEXT:       scf.yield %[[V16]] : tensor<?x1xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[EXPANDED_15]] : tensor<?x1xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V13:[^ ]+]] = tensor.empty(%[[V8]]) : tensor<?x1xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V10]], %[[V12]] : tensor<?x1xf32>, tensor<?x1xf32>) outs(%[[V13]] : tensor<?x1xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: f32, %[[IN_22:[^ ]+]]: f32, %[[OUT]]: f32):
// CHECK-NEXT:       %[[V15]] = arith.addf %[[IN]], %[[IN_22]] : f32
// CHECK-NEXT:       linalg.yield %[[V15]] : f32
// CHECK-NEXT:     } -> tensor<?x1xf32>
// CHECK-NEXT:     return %[[V14]] : tensor<?x1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13(%[[ARG0:[^ ]+]]: tensor<3x1xui8>, %[[ARG1:[^ ]+]]: tensor<?x1xui8>) -> tensor<?x1xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : tensor<?x1xui8> to tensor<?x1xi8>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[V0]], %[[C0]] : tensor<?x1xi8>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[V0]], %[[C0]] : tensor<?x1xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.maxui %[[DIM]], %[[DIM_0]] : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[V0]], %[[C0]] : tensor<?x1xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[DIM_1]], %[[C1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.if %[[V2]] -> (tensor<?x1xi8>) {
// CHECK-NEXT:       %[[V16:[^ ]+]] = tensor.empty(%[[V1]]) : tensor<?x1xi8>
// CHECK-NEXT:       %[[V17:[^ ]+]] = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V0]] : tensor<?x1xi8>) outs(%[[V16]] : tensor<?x1xi8>) {
// CHECK-NEXT:       ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:         linalg.yield %[[IN]] : i8
// CHECK-NEXT:       } -> tensor<?x1xi8>
// CHECK-NEXT:       scf.yield %[[V17]] : tensor<?x1xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V0]] : tensor<?x1xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = tensor.dim %[[V0]], %[[C0]] : tensor<?x1xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi eq, %[[DIM_2]], %[[C1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = scf.if %[[V4]] -> (tensor<?x1xi8>) {
// CHECK-NEXT:       %[[V16]] = tensor.empty(%[[V1]]) : tensor<?x1xi8>
// CHECK-NEXT:       %[[V17]] = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V0]] : tensor<?x1xi8>) outs(%[[V16]] : tensor<?x1xi8>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:         linalg.yield %[[IN]] : i8
// CHECK-NEXT:       } -> tensor<?x1xi8>
// CHECK-NEXT:       scf.yield %[[V17]] : tensor<?x1xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V0]] : tensor<?x1xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V6:[^ ]+]] = tensor.empty(%[[V1]]) : tensor<?x1xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V3]], %[[V5]] : tensor<?x1xi8>, tensor<?x1xi8>) outs(%[[V6]] : tensor<?x1xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i8, %[[IN_9:[^ ]+]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:       %[[V16]] = arith.addi %[[IN]], %[[IN_9]] : i8
// CHECK-NEXT:       linalg.yield %[[V16]] : i8
// CHECK-NEXT:     } -> tensor<?x1xi8>
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_4:[^ ]+]] = tensor.dim %[[V0]], %[[C0_3]] : tensor<?x1xi8>
// CHECK-NEXT:     %[[DIM_5:[^ ]+]] = tensor.dim %[[V0]], %[[C0_3]] : tensor<?x1xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.maxui %[[DIM_4]], %[[DIM_5]] : index
// CHECK-NEXT:     %[[C1_6:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_7:[^ ]+]] = tensor.dim %[[V0]], %[[C0_3]] : tensor<?x1xi8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.cmpi eq, %[[DIM_7]], %[[C1_6]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = scf.if %[[V9]] -> (tensor<?x1xi8>) {
// CHECK-NEXT:       %[[V16]] = tensor.empty(%[[V8]]) : tensor<?x1xi8>
// CHECK-NEXT:       %[[V17]] = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V0]] : tensor<?x1xi8>) outs(%[[V16]] : tensor<?x1xi8>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:         linalg.yield %[[IN]] : i8
// CHECK-NEXT:       } -> tensor<?x1xi8>
// CHECK-NEXT:       scf.yield %[[V17]] : tensor<?x1xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V0]] : tensor<?x1xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_8:[^ ]+]] = tensor.dim %[[V0]], %[[C0_3]] : tensor<?x1xi8>
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.cmpi eq, %[[DIM_8]], %[[C1_6]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = scf.if %[[V11]] -> (tensor<?x1xi8>) {
// CHECK-NEXT:       %[[V16]] = tensor.empty(%[[V8]]) : tensor<?x1xi8>
// CHECK-NEXT:       %[[V17]] = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V0]] : tensor<?x1xi8>) outs(%[[V16]] : tensor<?x1xi8>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:         linalg.yield %[[IN]] : i8
// CHECK-NEXT:       } -> tensor<?x1xi8>
// CHECK-NEXT:       scf.yield %[[V17]] : tensor<?x1xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V0]] : tensor<?x1xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V13:[^ ]+]] = tensor.empty(%[[V8]]) : tensor<?x1xi8>
// CHECK-NEXT:     %[[V14:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V10]], %[[V12]] : tensor<?x1xi8>, tensor<?x1xi8>) outs(%[[V13]] : tensor<?x1xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i8, %[[IN_9]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:       %[[V16]] = arith.addi %[[IN]], %[[IN_9]] : i8
// CHECK-NEXT:       linalg.yield %[[V16]] : i8
// CHECK-NEXT:     } -> tensor<?x1xi8>
// CHECK-NEXT:     %[[V15:[^ ]+]] = builtin.unrealized_conversion_cast %[[V14]] : tensor<?x1xi8> to tensor<?x1xui8>
// CHECK-NEXT:     return %[[V15]] : tensor<?x1xui8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14(%[[ARG0:[^ ]+]]: tensor<4x2xui8>, %[[ARG1:[^ ]+]]: tensor<4x2xui8>) -> tensor<4x2xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : tensor<4x2xui8> to tensor<4x2xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<4x2xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V0]], %[[V0]] : tensor<4x2xi8>, tensor<4x2xi8>) outs(%[[V1]] : tensor<4x2xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_0:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.addi %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V6]] : i8
// CHECK-NEXT:     } -> tensor<4x2xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tensor.empty() : tensor<4x2xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V2]], %[[V0]] : tensor<4x2xi8>, tensor<4x2xi8>) outs(%[[V3]] : tensor<4x2xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i8, %[[IN_0]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:       %[[V6]] = arith.addi %[[IN]], %[[IN_0]] : i8
// CHECK-NEXT:       linalg.yield %[[V6]] : i8
// CHECK-NEXT:     } -> tensor<4x2xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[V4]] : tensor<4x2xi8> to tensor<4x2xui8>
// CHECK-NEXT:     return %[[V5]] : tensor<4x2xui8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f15(%[[ARG0:[^ ]+]]: tensor<4x?xui8>, %[[ARG1:[^ ]+]]: tensor<?x4xui8>) -> tensor<4x?xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : tensor<?x4xui8> to tensor<?x4xi8>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[V0]], %[[C0]] : tensor<?x4xi8>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[V0]], %[[C0]] : tensor<?x4xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.maxui %[[DIM]], %[[DIM_0]] : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[V0]], %[[C0]] : tensor<?x4xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[DIM_1]], %[[C1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.if %[[V2]] -> (tensor<?x4xi8>) {
// CHECK-NEXT:       %[[V12:[^ ]+]] = tensor.empty(%[[V1]]) : tensor<?x4xi8>
// CHECK-NEXT:       %[[V13:[^ ]+]] = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V0]] : tensor<?x4xi8>) outs(%[[V12]] : tensor<?x4xi8>) {
// CHECK-NEXT:       ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:         linalg.yield %[[IN]] : i8
// CHECK-NEXT:       } -> tensor<?x4xi8>
// CHECK-NEXT:       scf.yield %[[V13]] : tensor<?x4xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V0]] : tensor<?x4xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = tensor.dim %[[V0]], %[[C0]] : tensor<?x4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi eq, %[[DIM_2]], %[[C1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = scf.if %[[V4]] -> (tensor<?x4xi8>) {
// CHECK-NEXT:       %[[V12]] = tensor.empty(%[[V1]]) : tensor<?x4xi8>
// CHECK-NEXT:       %[[V13]] = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V0]] : tensor<?x4xi8>) outs(%[[V12]] : tensor<?x4xi8>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:         linalg.yield %[[IN]] : i8
// CHECK-NEXT:       } -> tensor<?x4xi8>
// CHECK-NEXT:       scf.yield %[[V13]] : tensor<?x4xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V0]] : tensor<?x4xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V6:[^ ]+]] = tensor.empty(%[[V1]]) : tensor<?x4xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V3]], %[[V5]] : tensor<?x4xi8>, tensor<?x4xi8>) outs(%[[V6]] : tensor<?x4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i8, %[[IN_11:[^ ]+]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:       %[[V12]] = arith.addi %[[IN]], %[[IN_11]] : i8
// CHECK-NEXT:       linalg.yield %[[V12]] : i8
// CHECK-NEXT:     } -> tensor<?x4xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = builtin.unrealized_conversion_cast %[[V7]] : tensor<?x4xi8> to tensor<?x4xui8>
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_4:[^ ]+]] = tensor.dim %[[V8]], %[[C0_3]] : tensor<?x4xui8>
// CHECK-NEXT:     %[[V9:[^ ]+]] = tensor.empty(%[[DIM_4]]) : tensor<4x?xui8>
// CHECK-NEXT:     %[[TRANSPOSED:[^ ]+]] = linalg.transpose ins(%[[V8]] : tensor<?x4xui8>) outs(%[[V9]] : tensor<4x?xui8>) permutation = [1, 0] 
// CHECK-NEXT:     %[[C1_5:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_6:[^ ]+]] = tensor.dim %[[TRANSPOSED]], %[[C1_5]] : tensor<4x?xui8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = tensor.empty(%[[DIM_6]]) : tensor<?x4xui8>
// CHECK-NEXT:     %[[TRANSPOSED_7:[^ ]+]] = linalg.transpose ins(%[[TRANSPOSED]] : tensor<4x?xui8>) outs(%[[V10]] : tensor<?x4xui8>) permutation = [1, 0] 
// CHECK-NEXT:     %[[C0_8:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_9:[^ ]+]] = tensor.dim %[[V8]], %[[C0_8]] : tensor<?x4xui8>
// CHECK-NEXT:     %[[V11:[^ ]+]] = tensor.empty(%[[DIM_9]]) : tensor<4x?xui8>
// CHECK-NEXT:     %[[TRANSPOSED_10:[^ ]+]] = linalg.transpose ins(%[[V8]] : tensor<?x4xui8>) outs(%[[V11]] : tensor<4x?xui8>) permutation = [1, 0] 
// CHECK-NEXT:     return %[[TRANSPOSED_10]] : tensor<4x?xui8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f16(%[[ARG0:[^ ]+]]: tensor<3x?xbf16>, %[[ARG1:[^ ]+]]: tensor<3x2xbf16>) -> tensor<3x?xbf16> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<3x?xbf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[DIM]], %[[C1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (tensor<3x?xbf16>) {
// CHECK-NEXT:       %[[V8:[^ ]+]] = tensor.empty() : tensor<3x2xbf16>
// CHECK-NEXT:       %[[V9:[^ ]+]] = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]] : tensor<3x?xbf16>) outs(%[[V8]] : tensor<3x2xbf16>) {
// CHECK-NEXT:       ^bb0(%[[IN:[^ ]+]]: bf16, %[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:         linalg.yield %[[IN]] : bf16
// CHECK-NEXT:       } -> tensor<3x2xbf16>
// CHECK-NEXT:       %[[CAST:[^ ]+]] = tensor.cast %[[V9]] : tensor<3x2xbf16> to tensor<3x?xbf16>
// CHECK-NEXT:       scf.yield %[[CAST]] : tensor<3x?xbf16>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG0]] : tensor<3x?xbf16>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<3x2xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V1]], %[[ARG1]] : tensor<3x?xbf16>, tensor<3x2xbf16>) outs(%[[V2]] : tensor<3x2xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: bf16, %[[IN_6:[^ ]+]]: bf16, %[[OUT]]: bf16):
// CHECK-NEXT:       %[[V8]] = arith.addf %[[IN]], %[[IN_6]] : bf16
// CHECK-NEXT:       linalg.yield %[[V8]] : bf16
// CHECK-NEXT:     } -> tensor<3x2xbf16>
// CHECK-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[V3]], %[[C1_0]] : tensor<3x2xbf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tensor.empty() : tensor<3x2xbf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%[[V4]] : tensor<3x2xbf16>) {
// CHECK-NEXT:     ^bb0(%[[OUT]]: bf16):
// CHECK-NEXT:       %[[V8]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V9]] = linalg.index 1 : index
// CHECK-NEXT:       %[[C1_6:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.subi %[[DIM_1]], %[[C1_6]] : index
// CHECK-NEXT:       %[[V11:[^ ]+]] = arith.subi %[[V10]], %[[V9]] : index
// CHECK-NEXT:       %[[EXTRACTED:[^ ]+]] = tensor.extract %[[V3]][%[[V8]], %[[V11]]] : tensor<3x2xbf16>
// CHECK-NEXT:       linalg.yield %[[EXTRACTED]] : bf16
// CHECK-NEXT:     } -> tensor<3x2xbf16>
// CHECK-NEXT:     %[[C1_2:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_3:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1_2]] : tensor<3x?xbf16>
// CHECK-NEXT:     %[[C1_4:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_5:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1_4]] : tensor<3x?xbf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tensor.empty(%[[DIM_3]]) : tensor<3x?xbf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%[[V6]] : tensor<3x?xbf16>) {
// CHECK-NEXT:     ^bb0(%[[OUT]]: bf16):
// CHECK-NEXT:       %[[V8]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V9]] = linalg.index 1 : index
// CHECK-NEXT:       %[[C1_6]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V10]] = arith.subi %[[DIM_5]], %[[C1_6]] : index
// CHECK-NEXT:       %[[V11]] = arith.subi %[[V10]], %[[V9]] : index
// CHECK-NEXT:       %[[EXTRACTED]] = tensor.extract %[[ARG0]][%[[V8]], %[[V11]]] : tensor<3x?xbf16>
// CHECK-NEXT:       linalg.yield %[[EXTRACTED]] : bf16
// CHECK-NEXT:     } -> tensor<3x?xbf16>
// CHECK-NEXT:     return %[[V7]] : tensor<3x?xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f17(%[[ARG0:[^ ]+]]: tensor<?x3xi32>, %[[ARG1:[^ ]+]]: tensor<2x3xi32>) -> tensor<2x1xi32> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x3xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[DIM]], %[[C1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (tensor<?x3xi32>) {
// CHECK-NEXT:       %[[V6:[^ ]+]] = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]] : tensor<?x3xi32>) outs(%[[V6]] : tensor<2x3xi32>) {
// CHECK-NEXT:       ^bb0(%[[IN:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:         linalg.yield %[[IN]] : i32
// CHECK-NEXT:       } -> tensor<2x3xi32>
// CHECK-NEXT:       %[[CAST:[^ ]+]] = tensor.cast %[[V7]] : tensor<2x3xi32> to tensor<?x3xi32>
// CHECK-NEXT:       scf.yield %[[CAST]] : tensor<?x3xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG0]] : tensor<?x3xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<2x3xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V1]], %[[ARG1]] : tensor<?x3xi32>, tensor<2x3xi32>) outs(%[[V2]] : tensor<2x3xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i32, %[[IN_0:[^ ]+]]: i32, %[[OUT]]: i32):
// CHECK-NEXT:       %[[V6]] = arith.addi %[[IN]], %[[IN_0]] : i32
// CHECK-NEXT:       linalg.yield %[[V6]] : i32
// CHECK-NEXT:     } -> tensor<2x3xi32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tensor.empty() : tensor<2xi32>
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V5:[^ ]+]] = linalg.fill ins(%[[C0_I32]] : i32) outs(%[[V4]] : tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:     %[[REDUCED:[^ ]+]] = linalg.reduce ins(%[[ARG1]] : tensor<2x3xi32>) outs(%[[V5]] : tensor<2xi32>) dimensions = [1] 
// CHECK-NEXT:       (%[[IN]]: i32, %[[INIT:[^ ]+]]: i32) {
// CHECK-NEXT:         %[[V6]] = arith.addi %[[IN]], %[[INIT]] : i32
// CHECK-NEXT:         linalg.yield %[[V6]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     %[[EXPANDED:[^ ]+]] = tensor.expand_shape %[[REDUCED]] {{\[\[}}0, 1]] output_shape [2, 1] : tensor<2xi32> into tensor<2x1xi32>
// CHECK-NEXT:     return %[[EXPANDED]] : tensor<2x1xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f18(%[[ARG0:[^ ]+]]: tensor<3x3xbf16>, %[[ARG1:[^ ]+]]: tensor<?x?xbf16>) -> tensor<?x?xbf16> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<3x3xbf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<3x3xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%[[V0]] : tensor<3x3xbf16>) {
// CHECK-NEXT:     ^bb0(%[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:       %[[V4:[^ ]+]] = linalg.index 0 : index
// CHECK-NEXT:       %[[C1_5:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.subi %[[DIM]], %[[C1_5]] : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.subi %[[V5]], %[[V4]] : index
// CHECK-NEXT:       %[[V7:[^ ]+]] = linalg.index 1 : index
// CHECK-NEXT:       %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][%[[V6]], %[[V7]]] : tensor<3x3xbf16>
// CHECK-NEXT:       linalg.yield %[[EXTRACTED]] : bf16
// CHECK-NEXT:     } -> tensor<3x3xbf16>
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0_0]] : tensor<?x?xbf16>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1]] : tensor<?x?xbf16>
// CHECK-NEXT:     %[[C1_3:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_4:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1_3]] : tensor<?x?xbf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty(%[[DIM_1]], %[[DIM_2]]) : tensor<?x?xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%[[V2]] : tensor<?x?xbf16>) {
// CHECK-NEXT:     ^bb0(%[[OUT]]: bf16):
// CHECK-NEXT:       %[[V4]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V5]] = linalg.index 1 : index
// CHECK-NEXT:       %[[C1_5]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V6]] = arith.subi %[[DIM_4]], %[[C1_5]] : index
// CHECK-NEXT:       %[[V7]] = arith.subi %[[V6]], %[[V5]] : index
// CHECK-NEXT:       %[[EXTRACTED]] = tensor.extract %[[ARG1]][%[[V4]], %[[V7]]] : tensor<?x?xbf16>
// CHECK-NEXT:       linalg.yield %[[EXTRACTED]] : bf16
// CHECK-NEXT:     } -> tensor<?x?xbf16>
// CHECK-NEXT:     return %[[V3]] : tensor<?x?xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f19(%[[ARG0:[^ ]+]]: tensor<1x3xbf16>, %[[ARG1:[^ ]+]]: tensor<1x?xbf16>) -> tensor<1x3xbf16> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1]] : tensor<1x?xbf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[DIM]], %[[C1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (tensor<1x?xbf16>) {
// CHECK-NEXT:       %[[V12:[^ ]+]] = tensor.empty() : tensor<1x3xbf16>
// CHECK-NEXT:       %[[V13:[^ ]+]] = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG1]] : tensor<1x?xbf16>) outs(%[[V12]] : tensor<1x3xbf16>) {
// CHECK-NEXT:       ^bb0(%[[IN:[^ ]+]]: bf16, %[[OUT:[^ ]+]]: bf16):
// CHECK-NEXT:         linalg.yield %[[IN]] : bf16
// CHECK-NEXT:       } -> tensor<1x3xbf16>
// CHECK-NEXT:       %[[CAST:[^ ]+]] = tensor.cast %[[V13]] : tensor<1x3xbf16> to tensor<1x?xbf16>
// CHECK-NEXT:       scf.yield %[[CAST]] : tensor<1x?xbf16>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG1]] : tensor<1x?xbf16>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<1x3xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V1]], %[[ARG0]] : tensor<1x?xbf16>, tensor<1x3xbf16>) outs(%[[V2]] : tensor<1x3xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: bf16, %[[IN_4:[^ ]+]]: bf16, %[[OUT]]: bf16):
// CHECK-NEXT:       %[[V12]] = arith.addf %[[IN]], %[[IN_4]] : bf16
// CHECK-NEXT:       linalg.yield %[[V12]] : bf16
// CHECK-NEXT:     } -> tensor<1x3xbf16>
// CHECK-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1_0]] : tensor<1x?xbf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi eq, %[[DIM_1]], %[[C1_0]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = scf.if %[[V4]] -> (tensor<1x?xbf16>) {
// CHECK-NEXT:       %[[V12]] = tensor.empty() : tensor<1x3xbf16>
// CHECK-NEXT:       %[[V13]] = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG1]] : tensor<1x?xbf16>) outs(%[[V12]] : tensor<1x3xbf16>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: bf16, %[[OUT]]: bf16):
// CHECK-NEXT:         linalg.yield %[[IN]] : bf16
// CHECK-NEXT:       } -> tensor<1x3xbf16>
// CHECK-NEXT:       %[[CAST]] = tensor.cast %[[V13]] : tensor<1x3xbf16> to tensor<1x?xbf16>
// CHECK-NEXT:       scf.yield %[[CAST]] : tensor<1x?xbf16>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG1]] : tensor<1x?xbf16>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V6:[^ ]+]] = tensor.empty() : tensor<1x3xbf16>
// CHECK-NEXT:     %[[V7:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V3]], %[[V5]] : tensor<1x3xbf16>, tensor<1x?xbf16>) outs(%[[V6]] : tensor<1x3xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: bf16, %[[IN_4]]: bf16, %[[OUT]]: bf16):
// CHECK-NEXT:       %[[V12]] = arith.addf %[[IN]], %[[IN_4]] : bf16
// CHECK-NEXT:       linalg.yield %[[V12]] : bf16
// CHECK-NEXT:     } -> tensor<1x3xbf16>
// CHECK-NEXT:     %[[V8:[^ ]+]] = tensor.empty() : tensor<1x3xbf16>
// CHECK-NEXT:     %[[V9:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V7]] : tensor<1x3xbf16>) outs(%[[V8]] : tensor<1x3xbf16>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: bf16, %[[OUT]]: bf16):
// CHECK-NEXT:       %[[V12]] = math.exp %[[IN]] : bf16
// CHECK-NEXT:       linalg.yield %[[V12]] : bf16
// CHECK-NEXT:     } -> tensor<1x3xbf16>
// CHECK-NEXT:     %[[C1_2:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_3:[^ ]+]] = tensor.dim %[[V9]], %[[C1_2]] : tensor<1x3xbf16>
// CHECK-NEXT:     %[[V10:[^ ]+]] = tensor.empty() : tensor<1x3xbf16>
// CHECK-NEXT:     %[[V11:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%[[V10]] : tensor<1x3xbf16>) {
// CHECK-NEXT:     ^bb0(%[[OUT]]: bf16):
// CHECK-NEXT:       %[[V12]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V13]] = linalg.index 1 : index
// CHECK-NEXT:       %[[C1_4:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.subi %[[DIM_3]], %[[C1_4]] : index
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.subi %[[V14]], %[[V13]] : index
// CHECK-NEXT:       %[[EXTRACTED:[^ ]+]] = tensor.extract %[[V9]][%[[V12]], %[[V15]]] : tensor<1x3xbf16>
// CHECK-NEXT:       linalg.yield %[[EXTRACTED]] : bf16
// CHECK-NEXT:     } -> tensor<1x3xbf16>
// CHECK-NEXT:     return %[[V11]] : tensor<1x3xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f20(%[[ARG0:[^ ]+]]: tensor<1x1xf32>, %[[ARG1:[^ ]+]]: tensor<?x1xf32>) -> tensor<1x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<1x1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]], %[[ARG0]] : tensor<1x1xf32>, tensor<1x1xf32>) outs(%[[V0]] : tensor<1x1xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[IN_3:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.addf %[[IN]], %[[IN_3]] : f32
// CHECK-NEXT:       linalg.yield %[[V9]] : f32
// CHECK-NEXT:     } -> tensor<1x1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tensor.empty() : tensor<1x1xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]], %[[V1]] : tensor<1x1xf32>, tensor<1x1xf32>) outs(%[[V2]] : tensor<1x1xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: f32, %[[IN_3]]: f32, %[[OUT]]: f32):
// CHECK-NEXT:       %[[V9]] = arith.addf %[[IN]], %[[IN_3]] : f32
// CHECK-NEXT:       linalg.yield %[[V9]] : f32
// CHECK-NEXT:     } -> tensor<1x1xf32>
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0]] : tensor<?x1xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tensor.empty(%[[DIM]]) : tensor<1x?xf32>
// CHECK-NEXT:     %[[TRANSPOSED:[^ ]+]] = linalg.transpose ins(%[[ARG1]] : tensor<?x1xf32>) outs(%[[V4]] : tensor<1x?xf32>) permutation = [1, 0] 
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG1]], %[[C0_0]] : tensor<?x1xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = tensor.empty(%[[DIM_1]]) : tensor<?x1xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V3]], %[[ARG1]] : tensor<1x1xf32>, tensor<?x1xf32>) outs(%[[V5]] : tensor<?x1xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: f32, %[[IN_3]]: f32, %[[OUT]]: f32):
// CHECK-NEXT:       %[[V9]] = arith.addf %[[IN]], %[[IN_3]] : f32
// CHECK-NEXT:       linalg.yield %[[V9]] : f32
// CHECK-NEXT:     } -> tensor<?x1xf32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = tensor.dim %[[TRANSPOSED]], %[[C1]] : tensor<1x?xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = tensor.empty(%[[DIM_2]]) : tensor<1x?xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map2, #map], iterator_types = ["parallel", "parallel"]} ins(%[[TRANSPOSED]], %[[V3]] : tensor<1x?xf32>, tensor<1x1xf32>) outs(%[[V7]] : tensor<1x?xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: f32, %[[IN_3]]: f32, %[[OUT]]: f32):
// CHECK-NEXT:       %[[V9]] = arith.addf %[[IN]], %[[IN_3]] : f32
// CHECK-NEXT:       linalg.yield %[[V9]] : f32
// CHECK-NEXT:     } -> tensor<1x?xf32>
// CHECK-NEXT:     return %[[V8]] : tensor<1x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f21(%[[ARG0:[^ ]+]]: tensor<?x?xi8>, %[[ARG1:[^ ]+]]: tensor<1x?xi8>) -> tensor<?x?xi8> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xi8>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xi8>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.maxui %[[DIM]], %[[DIM_0]] : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<?x?xi8>
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<?x?xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.maxui %[[DIM_1]], %[[DIM_2]] : index
// CHECK-NEXT:     %[[DIM_3:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[DIM_3]], %[[C1]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.if %[[V2]] -> (tensor<?x?xi8>) {
// CHECK-NEXT:       %[[C1_7:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[DIM_8:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1_7]] : tensor<?x?xi8>
// CHECK-NEXT:       %[[V12:[^ ]+]] = tensor.empty(%[[V0]], %[[DIM_8]]) : tensor<?x?xi8>
// CHECK-NEXT:       %[[V13:[^ ]+]] = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]] : tensor<?x?xi8>) outs(%[[V12]] : tensor<?x?xi8>) {
// CHECK-NEXT:       ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:         linalg.yield %[[IN]] : i8
// CHECK-NEXT:       } -> tensor<?x?xi8>
// CHECK-NEXT:       scf.yield %[[V13]] : tensor<?x?xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG0]] : tensor<?x?xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_4:[^ ]+]] = tensor.dim %[[V3]], %[[C1]] : tensor<?x?xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi eq, %[[DIM_4]], %[[C1]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = scf.if %[[V4]] -> (tensor<?x?xi8>) {
// CHECK-NEXT:       %[[C0_7:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_8]] = tensor.dim %[[V3]], %[[C0_7]] : tensor<?x?xi8>
// CHECK-NEXT:       %[[V12]] = tensor.empty(%[[DIM_8]], %[[V1]]) : tensor<?x?xi8>
// CHECK-NEXT:       %[[V13]] = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V3]] : tensor<?x?xi8>) outs(%[[V12]] : tensor<?x?xi8>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:         linalg.yield %[[IN]] : i8
// CHECK-NEXT:       } -> tensor<?x?xi8>
// CHECK-NEXT:       scf.yield %[[V13]] : tensor<?x?xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V3]] : tensor<?x?xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_5:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xi8>
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi eq, %[[DIM_5]], %[[C1]] : index
// CHECK-NEXT:     %[[V7:[^ ]+]] = scf.if %[[V6]] -> (tensor<?x?xi8>) {
// CHECK-NEXT:       %[[C1_7]] = arith.constant 1 : index
// CHECK-NEXT:       %[[DIM_8]] = tensor.dim %[[ARG0]], %[[C1_7]] : tensor<?x?xi8>
// CHECK-NEXT:       %[[V12]] = tensor.empty(%[[V0]], %[[DIM_8]]) : tensor<?x?xi8>
// CHECK-NEXT:       %[[V13]] = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]] : tensor<?x?xi8>) outs(%[[V12]] : tensor<?x?xi8>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:         linalg.yield %[[IN]] : i8
// CHECK-NEXT:       } -> tensor<?x?xi8>
// CHECK-NEXT:       scf.yield %[[V13]] : tensor<?x?xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG0]] : tensor<?x?xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_6:[^ ]+]] = tensor.dim %[[V7]], %[[C1]] : tensor<?x?xi8>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.cmpi eq, %[[DIM_6]], %[[C1]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = scf.if %[[V8]] -> (tensor<?x?xi8>) {
// CHECK-NEXT:       %[[C0_7]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_8]] = tensor.dim %[[V7]], %[[C0_7]] : tensor<?x?xi8>
// CHECK-NEXT:       %[[V12]] = tensor.empty(%[[DIM_8]], %[[V1]]) : tensor<?x?xi8>
// CHECK-NEXT:       %[[V13]] = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V7]] : tensor<?x?xi8>) outs(%[[V12]] : tensor<?x?xi8>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:         linalg.yield %[[IN]] : i8
// CHECK-NEXT:       } -> tensor<?x?xi8>
// CHECK-NEXT:       scf.yield %[[V13]] : tensor<?x?xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V7]] : tensor<?x?xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V10:[^ ]+]] = tensor.empty(%[[V0]], %[[V1]]) : tensor<?x?xi8>
// CHECK-NEXT:     %[[V11:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V5]], %[[V9]] : tensor<?x?xi8>, tensor<?x?xi8>) outs(%[[V10]] : tensor<?x?xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i8, %[[IN_7:[^ ]+]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:       %[[V12]] = arith.addi %[[IN]], %[[IN_7]] : i8
// CHECK-NEXT:       linalg.yield %[[V12]] : i8
// CHECK-NEXT:     } -> tensor<?x?xi8>
// CHECK-NEXT:     return %[[V11]] : tensor<?x?xi8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f22(%[[ARG0:[^ ]+]]: tensor<1x3xbf16>, %[[ARG1:[^ ]+]]: tensor<1x3xbf16>) -> tensor<3x1xbf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<3x1xbf16>
// CHECK-NEXT:     %[[TRANSPOSED:[^ ]+]] = linalg.transpose ins(%[[ARG0]] : tensor<1x3xbf16>) outs(%[[V0]] : tensor<3x1xbf16>) permutation = [1, 0] 
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<3x1xbf16>
// CHECK-NEXT:     %[[TRANSPOSED_0:[^ ]+]] = linalg.transpose ins(%[[ARG0]] : tensor<1x3xbf16>) outs(%[[V1]] : tensor<3x1xbf16>) permutation = [1, 0] 
// CHECK-NEXT:     return %[[TRANSPOSED_0]] : tensor<3x1xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f23(%[[ARG0:[^ ]+]]: tensor<?x?xui8>, %[[ARG1:[^ ]+]]: tensor<2x?xui8>) -> tensor<2x?xui8> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : tensor<?x?xui8> to tensor<?x?xi8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG1]] : tensor<2x?xui8> to tensor<2x?xi8>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[V1]], %[[C1]] : tensor<2x?xi8>
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[V0]], %[[C1]] : tensor<?x?xi8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.maxui %[[DIM]], %[[DIM_0]] : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[V1]], %[[C1]] : tensor<2x?xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi eq, %[[DIM_1]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = scf.if %[[V3]] -> (tensor<2x?xi8>) {
// CHECK-NEXT:       %[[V12:[^ ]+]] = tensor.empty(%[[V2]]) : tensor<2x?xi8>
// CHECK-NEXT:       %[[V13:[^ ]+]] = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V1]] : tensor<2x?xi8>) outs(%[[V12]] : tensor<2x?xi8>) {
// CHECK-NEXT:       ^bb0(%[[IN:[^ ]+]]: i8, %[[OUT:[^ ]+]]: i8):
// CHECK-NEXT:         linalg.yield %[[IN]] : i8
// CHECK-NEXT:       } -> tensor<2x?xi8>
// CHECK-NEXT:       scf.yield %[[V13]] : tensor<2x?xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V1]] : tensor<2x?xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = tensor.dim %[[V0]], %[[C0]] : tensor<?x?xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi eq, %[[DIM_2]], %[[C1]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = scf.if %[[V5]] -> (tensor<?x?xi8>) {
// CHECK-NEXT:       %[[C1_4:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[DIM_5:[^ ]+]] = tensor.dim %[[V0]], %[[C1_4]] : tensor<?x?xi8>
// CHECK-NEXT:       %[[V12]] = tensor.empty(%[[DIM_5]]) : tensor<2x?xi8>
// CHECK-NEXT:       %[[V13]] = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V0]] : tensor<?x?xi8>) outs(%[[V12]] : tensor<2x?xi8>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:         linalg.yield %[[IN]] : i8
// CHECK-NEXT:       } -> tensor<2x?xi8>
// CHECK-NEXT:       %[[CAST:[^ ]+]] = tensor.cast %[[V13]] : tensor<2x?xi8> to tensor<?x?xi8>
// CHECK-NEXT:       scf.yield %[[CAST]] : tensor<?x?xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V0]] : tensor<?x?xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_3:[^ ]+]] = tensor.dim %[[V6]], %[[C1]] : tensor<?x?xi8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpi eq, %[[DIM_3]], %[[C1]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = scf.if %[[V7]] -> (tensor<?x?xi8>) {
// CHECK-NEXT:       %[[C0_4:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_5]] = tensor.dim %[[V6]], %[[C0_4]] : tensor<?x?xi8>
// CHECK-NEXT:       %[[V12]] = tensor.empty(%[[DIM_5]], %[[V2]]) : tensor<?x?xi8>
// CHECK-NEXT:       %[[V13]] = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V6]] : tensor<?x?xi8>) outs(%[[V12]] : tensor<?x?xi8>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:         linalg.yield %[[IN]] : i8
// CHECK-NEXT:       } -> tensor<?x?xi8>
// CHECK-NEXT:       scf.yield %[[V13]] : tensor<?x?xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V6]] : tensor<?x?xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V9:[^ ]+]] = tensor.empty(%[[V2]]) : tensor<2x?xi8>
// CHECK-NEXT:     %[[V10:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V4]], %[[V8]] : tensor<2x?xi8>, tensor<?x?xi8>) outs(%[[V9]] : tensor<2x?xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i8, %[[IN_4:[^ ]+]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:       %[[V12]] = arith.addi %[[IN]], %[[IN_4]] : i8
// CHECK-NEXT:       linalg.yield %[[V12]] : i8
// CHECK-NEXT:     } -> tensor<2x?xi8>
// CHECK-NEXT:     %[[V11:[^ ]+]] = builtin.unrealized_conversion_cast %[[V10]] : tensor<2x?xi8> to tensor<2x?xui8>
// CHECK-NEXT:     return %[[V11]] : tensor<2x?xui8>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f24(%[[ARG0:[^ ]+]]: tensor<?x?xi32>, %[[ARG1:[^ ]+]]: tensor<1x?xi32>) -> tensor<?x?xi32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xi32>
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<?x?xi32>
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1]] : tensor<1x?xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.maxui %[[DIM_0]], %[[DIM_1]] : index
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<?x?xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi eq, %[[DIM_2]], %[[C1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.if %[[V1]] -> (tensor<?x?xi32>) {
// CHECK-NEXT:       %[[C0_11:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_12:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0_11]] : tensor<?x?xi32>
// CHECK-NEXT:       %[[V14:[^ ]+]] = tensor.empty(%[[DIM_12]], %[[V0]]) : tensor<?x?xi32>
// CHECK-NEXT:       %[[V15:[^ ]+]] = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]] : tensor<?x?xi32>) outs(%[[V14]] : tensor<?x?xi32>) {
// CHECK-NEXT:       ^bb0(%[[IN:[^ ]+]]: i32, %[[OUT:[^ ]+]]: i32):
// CHECK-NEXT:         linalg.yield %[[IN]] : i32
// CHECK-NEXT:       } -> tensor<?x?xi32>
// CHECK-NEXT:       scf.yield %[[V15]] : tensor<?x?xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG0]] : tensor<?x?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_3:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1]] : tensor<1x?xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi eq, %[[DIM_3]], %[[C1]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = scf.if %[[V3]] -> (tensor<1x?xi32>) {
// CHECK-NEXT:       %[[V14]] = tensor.empty(%[[V0]]) : tensor<1x?xi32>
// CHECK-NEXT:       %[[V15]] = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG1]] : tensor<1x?xi32>) outs(%[[V14]] : tensor<1x?xi32>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: i32, %[[OUT]]: i32):
// CHECK-NEXT:         linalg.yield %[[IN]] : i32
// CHECK-NEXT:       } -> tensor<1x?xi32>
// CHECK-NEXT:       scf.yield %[[V15]] : tensor<1x?xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG1]] : tensor<1x?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V5:[^ ]+]] = tensor.empty(%[[DIM]], %[[V0]]) : tensor<?x?xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V2]], %[[V4]] : tensor<?x?xi32>, tensor<1x?xi32>) outs(%[[V5]] : tensor<?x?xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i32, %[[IN_11:[^ ]+]]: i32, %[[OUT]]: i32):
// CHECK-NEXT:       %[[V14]] = arith.addi %[[IN]], %[[IN_11]] : i32
// CHECK-NEXT:       linalg.yield %[[V14]] : i32
// CHECK-NEXT:     } -> tensor<?x?xi32>
// CHECK-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM_5:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0_4]] : tensor<?x?xi32>
// CHECK-NEXT:     %[[C1_6:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_7:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1_6]] : tensor<1x?xi32>
// CHECK-NEXT:     %[[DIM_8:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1_6]] : tensor<?x?xi32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.maxui %[[DIM_7]], %[[DIM_8]] : index
// CHECK-NEXT:     %[[DIM_9:[^ ]+]] = tensor.dim %[[ARG1]], %[[C1_6]] : tensor<1x?xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.cmpi eq, %[[DIM_9]], %[[C1_6]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = scf.if %[[V8]] -> (tensor<1x?xi32>) {
// CHECK-NEXT:       %[[V14]] = tensor.empty(%[[V7]]) : tensor<1x?xi32>
// CHECK-NEXT:       %[[V15]] = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG1]] : tensor<1x?xi32>) outs(%[[V14]] : tensor<1x?xi32>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: i32, %[[OUT]]: i32):
// CHECK-NEXT:         linalg.yield %[[IN]] : i32
// CHECK-NEXT:       } -> tensor<1x?xi32>
// CHECK-NEXT:       scf.yield %[[V15]] : tensor<1x?xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG1]] : tensor<1x?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_10:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1_6]] : tensor<?x?xi32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.cmpi eq, %[[DIM_10]], %[[C1_6]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = scf.if %[[V10]] -> (tensor<?x?xi32>) {
// CHECK-NEXT:       %[[C0_11]] = arith.constant 0 : index
// CHECK-NEXT:       %[[DIM_12]] = tensor.dim %[[ARG0]], %[[C0_11]] : tensor<?x?xi32>
// CHECK-NEXT:       %[[V14]] = tensor.empty(%[[DIM_12]], %[[V7]]) : tensor<?x?xi32>
// CHECK-NEXT:       %[[V15]] = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]] : tensor<?x?xi32>) outs(%[[V14]] : tensor<?x?xi32>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: i32, %[[OUT]]: i32):
// CHECK-NEXT:         linalg.yield %[[IN]] : i32
// CHECK-NEXT:       } -> tensor<?x?xi32>
// CHECK-NEXT:       scf.yield %[[V15]] : tensor<?x?xi32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG0]] : tensor<?x?xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V12:[^ ]+]] = tensor.empty(%[[DIM_5]], %[[V7]]) : tensor<?x?xi32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = linalg.generic {indexing_maps = [#map1, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V9]], %[[V11]] : tensor<1x?xi32>, tensor<?x?xi32>) outs(%[[V12]] : tensor<?x?xi32>) {
// CHECK-NEXT:     ^bb0(%[[IN]]: i32, %[[IN_11]]: i32, %[[OUT]]: i32):
// CHECK-NEXT:       %[[V14]] = arith.addi %[[IN]], %[[IN_11]] : i32
// CHECK-NEXT:       linalg.yield %[[V14]] : i32
// CHECK-NEXT:     } -> tensor<?x?xi32>
// CHECK-NEXT:     return %[[V13]] : tensor<?x?xi32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f25(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[1, 2]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = "tosa.const"() <{values = dense<0.000000e+00> : tensor<1xf32>}> : () -> tensor<1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = tosa.pad %[[ARG0]], %[[V0]], %[[V1]] : (tensor<4xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<7xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.concat %[[ARG0]], %[[ARG0]] {axis = 0 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f26(%[[ARG0:[^ ]+]]: tensor<3x?xf32>, %[[ARG1:[^ ]+]]: tensor<?x4xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<3x?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[DIM]], %[[C1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[V0]] -> (tensor<3x?xf32>) {
// CHECK-NEXT:       %[[V10:[^ ]+]] = tensor.empty() : tensor<3x4xf32>
// CHECK-NEXT:       %[[V11:[^ ]+]] = linalg.generic {indexing_maps = [#map2, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]] : tensor<3x?xf32>) outs(%[[V10]] : tensor<3x4xf32>) {
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
// CHECK-NEXT:       %[[V11]] = linalg.generic {indexing_maps = [#map1, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG1]] : tensor<?x4xf32>) outs(%[[V10]] : tensor<3x4xf32>) {
// CHECK-NEXT:       ^bb0(%[[IN]]: f32, %[[OUT]]: f32):
// CHECK-NEXT:         linalg.yield %[[IN]] : f32
// CHECK-NEXT:       } -> tensor<3x4xf32>
// CHECK-NEXT:       %[[CAST_11]] = tensor.cast %[[V11]] : tensor<3x4xf32> to tensor<?x4xf32>
// CHECK-NEXT:       scf.yield %[[CAST_11]] : tensor<?x4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG1]] : tensor<?x4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V4:[^ ]+]] = tensor.empty() : tensor<3x4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V1]], %[[V3]] : tensor<3x?xf32>, tensor<?x4xf32>) outs(%[[V4]] : tensor<3x4xf32>) {
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
// CHECK-NEXT:     %[[V7:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[CAST]] : tensor<?x?xf32>) outs(%[[V6]] : tensor<?x?xf32>) {
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
// CHECK-NEXT:     %[[V9:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%[[V8]] : tensor<?x?xf32>) {
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
// CHECK-NEXT:   func.func @f27(%[[ARG0:[^ ]+]]: tensor<3x4xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<3x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[ARG0]] : tensor<3x4xf32>) outs(%[[V0]] : tensor<3x4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       %[[V2:[^ ]+]] = math.exp %[[IN]] : f32
// CHECK-NEXT:       linalg.yield %[[V2]] : f32
// CHECK-NEXT:     } -> tensor<3x4xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V1]] : tensor<3x4xf32> to tensor<?x?xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f28(%[[ARG0:[^ ]+]]: tensor<3x4xf32>) -> tensor<?x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = tosa.const_shape  {values = dense<[2, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V1:[^ ]+]] = tensor.empty() : tensor<2x3x1x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = linalg.generic {indexing_maps = [#map3, #map4], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%[[ARG0]] : tensor<3x4xf32>) outs(%[[V1]] : tensor<2x3x1x4xf32>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: f32, %[[OUT:[^ ]+]]: f32):
// CHECK-NEXT:       linalg.yield %[[IN]] : f32
// CHECK-NEXT:     } -> tensor<2x3x1x4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tosa.const_shape  {values = dense<[-1, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
// CHECK-NEXT:     %[[V4:[^ ]+]] = tosa.reshape %[[V2]], %[[V3]] : (tensor<2x3x1x4xf32>, !tosa.shape<2>) -> tensor<?x4xf32>
// CHECK-NEXT:     return %[[V4]] : tensor<?x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f29(%[[ARG0:[^ ]+]]: tensor<3x4xui8>) -> tensor<3x4xui8> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C1]] : tensor<3x4xui8>
// CHECK-NEXT:     %[[V0:[^ ]+]] = tensor.empty() : tensor<3x4xui8>
// CHECK-NEXT:     %[[V1:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%[[V0]] : tensor<3x4xui8>) {
// CHECK-NEXT:     ^bb0(%[[OUT:[^ ]+]]: ui8):
// CHECK-NEXT:       %[[V8:[^ ]+]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V9:[^ ]+]] = linalg.index 1 : index
// CHECK-NEXT:       %[[C1_2:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V10:[^ ]+]] = arith.subi %[[DIM]], %[[C1_2]] : index
// CHECK-NEXT:       %[[V11:[^ ]+]] = arith.subi %[[V10]], %[[V9]] : index
// CHECK-NEXT:       %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG0]][%[[V8]], %[[V11]]] : tensor<3x4xui8>
// CHECK-NEXT:       linalg.yield %[[EXTRACTED]] : ui8
// CHECK-NEXT:     } -> tensor<3x4xui8>
// CHECK-NEXT:     %[[V2:[^ ]+]] = builtin.unrealized_conversion_cast %[[V1]] : tensor<3x4xui8> to tensor<3x4xi8>
// CHECK-NEXT:     %[[V3:[^ ]+]] = tensor.empty() : tensor<3x4xi8>
// CHECK-NEXT:     %[[V4:[^ ]+]] = linalg.generic {indexing_maps = [#map, #map, #map], iterator_types = ["parallel", "parallel"]} ins(%[[V2]], %[[V2]] : tensor<3x4xi8>, tensor<3x4xi8>) outs(%[[V3]] : tensor<3x4xi8>) {
// CHECK-NEXT:     ^bb0(%[[IN:[^ ]+]]: i8, %[[IN_2:[^ ]+]]: i8, %[[OUT]]: i8):
// CHECK-NEXT:       %[[V8]] = arith.addi %[[IN]], %[[IN_2]] : i8
// CHECK-NEXT:       linalg.yield %[[V8]] : i8
// CHECK-NEXT:     } -> tensor<3x4xi8>
// CHECK-NEXT:     %[[V5:[^ ]+]] = builtin.unrealized_conversion_cast %[[V4]] : tensor<3x4xi8> to tensor<3x4xui8>
// CHECK-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = tensor.dim %[[V5]], %[[C1_0]] : tensor<3x4xui8>
// CHECK-NEXT:     %[[V6:[^ ]+]] = tensor.empty() : tensor<3x4xui8>
// CHECK-NEXT:     %[[V7:[^ ]+]] = linalg.generic {indexing_maps = [#map], iterator_types = ["parallel", "parallel"]} outs(%[[V6]] : tensor<3x4xui8>) {
// CHECK-NEXT:     ^bb0(%[[OUT]]: ui8):
// CHECK-NEXT:       %[[V8]] = linalg.index 0 : index
// CHECK-NEXT:       %[[V9]] = linalg.index 1 : index
// CHECK-NEXT:       %[[C1_2]] = arith.constant 1 : index
// CHECK-NEXT:       %[[V10]] = arith.subi %[[DIM_1]], %[[C1_2]] : index
// CHECK-NEXT:       %[[V11]] = arith.subi %[[V10]], %[[V9]] : index
// CHECK-NEXT:       %[[EXTRACTED]] = tensor.extract %[[V5]][%[[V8]], %[[V11]]] : tensor<3x4xui8>
// CHECK-NEXT:       linalg.yield %[[EXTRACTED]] : ui8
// CHECK-NEXT:     } -> tensor<3x4xui8>
// CHECK-NEXT:     return %[[V7]] : tensor<3x4xui8>
// CHECK-NEXT:   }
// CHECK-NEXT: }
