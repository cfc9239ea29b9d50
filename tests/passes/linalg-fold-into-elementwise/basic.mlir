// RUN: mlir-opt %s --split-input-file --linalg-fold-into-elementwise | FileCheck %s

func.func @f(%a: tensor<6x4xf32>, %b: tensor<4x6xf32>, %e: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %t = linalg.transpose ins(%a : tensor<6x4xf32>) outs(%e : tensor<4x6xf32>) permutation = [1, 0]
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%t, %b : tensor<4x6xf32>, tensor<4x6xf32>) outs(%e : tensor<4x6xf32>) -> tensor<4x6xf32>
  return %0 : tensor<4x6xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<6x4xf32>, %arg1: tensor<4x6xf32>, %arg2: tensor<4x6xf32>) -> tensor<4x6xf32> {
// CHECK-NEXT:     %0 = linalg.elementwise kind=#linalg.elementwise_kind<add> indexing_maps = [#map, #map1, #map1] ins(%arg0, %arg1 : tensor<6x4xf32>, tensor<4x6xf32>) outs(%arg2 : tensor<4x6xf32>) -> tensor<4x6xf32>
// CHECK-NEXT:     return %0 : tensor<4x6xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2x3x4xf32>, %e: tensor<3x4x2xf32>) -> tensor<3x4x2xf32> {
  %t = linalg.transpose ins(%a : tensor<2x3x4xf32>) outs(%e : tensor<3x4x2xf32>) permutation = [1, 2, 0]
  %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%t : tensor<3x4x2xf32>) outs(%e : tensor<3x4x2xf32>) -> tensor<3x4x2xf32>
  return %0 : tensor<3x4x2xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d2, d0, d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d0, d1, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: tensor<2x3x4xf32>, %arg1: tensor<3x4x2xf32>) -> tensor<3x4x2xf32> {
// CHECK-NEXT:     %0 = linalg.elementwise kind=#linalg.elementwise_kind<exp> indexing_maps = [#map, #map1] ins(%arg0 : tensor<2x3x4xf32>) outs(%arg1 : tensor<3x4x2xf32>) -> tensor<3x4x2xf32>
// CHECK-NEXT:     return %0 : tensor<3x4x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
