// RUN: mlir-opt %s --allow-unregistered-dialect --pass-pipeline="builtin.module(func.func(test-fold-arith-extf-into-vector-contract-patterns))" | FileCheck %s

#m = [affine_map<(i,j,k) -> (i,k)>, affine_map<(i,j,k) -> (k,j)>, affine_map<(i,j,k) -> (i,j)>]
func.func @ct(%a: vector<4x8xf16>, %b: vector<8x4xf16>, %c: vector<4x4xf32>, %ai: vector<4x8xi8>, %bi: vector<8x4xi8>, %ci: vector<4x4xi32>) -> (vector<4x4xf32>, vector<4x4xi32>, vector<4x4xf32>, vector<4x4xf32>) {
  %0 = arith.extf %a : vector<4x8xf16> to vector<4x8xf32>
  %1 = arith.extf %b : vector<8x4xf16> to vector<8x4xf32>
  %2 = vector.contract {indexing_maps = #m, iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>, foo} %0, %1, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  %i0 = arith.extsi %ai : vector<4x8xi8> to vector<4x8xi32>
  %i1 = arith.extsi %bi : vector<8x4xi8> to vector<8x4xi32>
  %i2 = vector.contract {indexing_maps = #m, iterator_types = ["parallel", "parallel", "reduction"]} %i0, %i1, %ci : vector<4x8xi32>, vector<8x4xi32> into vector<4x4xi32>
  %t = arith.extf %a : vector<4x8xf16> to vector<4x8xf32>
  %t2 = vector.contract {indexing_maps = #m, iterator_types = ["parallel", "parallel", "reduction"]} %0, %1, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  %d = arith.constant dense<1.0> : vector<4x8xf32>
  %t3 = vector.contract {indexing_maps = #m, iterator_types = ["parallel", "parallel", "reduction"]} %d, %1, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  return %2, %i2, %t2, %t3: vector<4x4xf32>, vector<4x4xi32>, vector<4x4xf32>, vector<4x4xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (d2, d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @ct(%[[ARG0:[^ ]+]]: vector<4x8xf16>, %[[ARG1:[^ ]+]]: vector<8x4xf16>, %[[ARG2:[^ ]+]]: vector<4x4xf32>, %[[ARG3:[^ ]+]]: vector<4x8xi8>, %[[ARG4:[^ ]+]]: vector<8x4xi8>, %[[ARG5:[^ ]+]]: vector<4x4xi32>) -> (vector<4x4xf32>, vector<4x4xi32>, vector<4x4xf32>, vector<4x4xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<4x8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.extf %[[ARG1]] : vector<8x4xf16> to vector<8x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<4x8xf16>, vector<8x4xf16> into vector<4x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG3]], %[[ARG4]], %[[ARG5]] : vector<4x8xi8>, vector<8x4xi8> into vector<4x4xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<4x8xf16>, vector<8x4xf16> into vector<4x4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.contract {indexing_maps = [#map, #map1, #map2], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %[[CST]], %[[V0]], %[[ARG2]] : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
// CHECK-NEXT:     return %[[V1]], %[[V2]], %[[V3]], %[[V4]] : vector<4x4xf32>, vector<4x4xi32>, vector<4x4xf32>, vector<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
