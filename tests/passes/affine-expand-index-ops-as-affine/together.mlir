// RUN: mlir-opt %s --affine-expand-index-ops-as-affine | FileCheck %s

func.func @f(%a: index, %n: index) -> (index, index, index) {
  %0:2 = affine.delinearize_index %a into (4, 5) : index, index
  %1 = affine.linearize_index [%0#0, %0#1] by (7, 5) : index
  %2 = affine.linearize_index [%0#0, %0#1] by (4, 6) : index
  %3:2 = affine.delinearize_index %a into (%n, 5) : index, index
  %4 = affine.linearize_index [%3#0, %3#1] by (%n, 5) : index
  return %1, %2, %4 : index, index, index
}

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 5)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 mod 5)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 * 6 + s1)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1] -> (s0 * 5 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) -> (index, index, index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG0]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG0]]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map2()[%[[V0]], %[[V1]]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map()[%[[ARG0]]]
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.apply #map1()[%[[ARG0]]]
// CHECK-NEXT:     %[[V5:[^ ]+]] = affine.apply #map3()[%[[V3]], %[[V4]]]
// CHECK-NEXT:     return %[[ARG0]], %[[V2]], %[[V5]] : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
