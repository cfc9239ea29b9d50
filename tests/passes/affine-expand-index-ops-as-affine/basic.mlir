// RUN: mlir-opt %s --split-input-file --affine-expand-index-ops-as-affine | FileCheck %s

func.func @delinearize(%i: index, %n: index, %k: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (%n, 3, %k) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: #map = affine_map<()[s0, s1] -> (s1 floordiv (s0 * 3))>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> ((s1 mod (s0 * 3)) floordiv s0)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> ((s1 mod (s0 * 3)) mod s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @delinearize(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) -> (index, index, index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG2]], %[[ARG0]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG2]], %[[ARG0]]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map2()[%[[ARG2]], %[[ARG0]]]
// CHECK-NEXT:     return %[[V0]], %[[V1]], %[[V2]] : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @constants(%i: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (4, 3, 2) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 6)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> ((s0 mod 6) floordiv 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 mod 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @constants(%[[ARG0:[^ ]+]]: index) -> (index, index, index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG0]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG0]]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map2()[%[[ARG0]]]
// CHECK-NEXT:     return %[[V0]], %[[V1]], %[[V2]] : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unbounded(%i: index) -> (index, index, index) {
  %0:3 = affine.delinearize_index %i into (3, 2) : index, index, index
  return %0#0, %0#1, %0#2 : index, index, index
}

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 6)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> ((s0 mod 6) floordiv 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 mod 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @unbounded(%[[ARG0:[^ ]+]]: index) -> (index, index, index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG0]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG0]]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map2()[%[[ARG0]]]
// CHECK-NEXT:     return %[[V0]], %[[V1]], %[[V2]] : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @linearize(%i: index, %n: index, %k: index) -> index {
  %0 = affine.linearize_index [%i, %n, %k] by (%n, 3, %k) : index
  return %0 : index
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s1 * s2 + s2 + s0 * (s2 * 3))>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @linearize(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG0]], %[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     return %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @disjoint(%i: index, %n: index, %k: index) -> index {
  %0 = affine.linearize_index disjoint [%i, %n, %k] by (2, 3, 4) : index
  return %0 : index
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s0 * 12 + s1 * 4 + s2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @disjoint(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG0]], %[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     return %[[V0]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Ops are visited from the last one, so that nothing is composed.

func.func @both(%i: index) -> (index, index) {
  %0:2 = affine.delinearize_index %i into (4, 8) : index, index
  %1 = affine.linearize_index [%0#0, %0#1] by (6, 7) : index
  %2:2 = affine.delinearize_index %1 into (2, 3) : index, index
  return %2#0, %2#1 : index, index
}

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 8)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 mod 8)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 * 7 + s1)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 floordiv 3)>
// CHECK-NEXT: #map4 = affine_map<()[s0] -> (s0 mod 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @both(%[[ARG0:[^ ]+]]: index) -> (index, index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG0]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG0]]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map2()[%[[V0]], %[[V1]]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map3()[%[[V2]]]
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.apply #map4()[%[[V2]]]
// CHECK-NEXT:     return %[[V3]], %[[V4]] : index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
