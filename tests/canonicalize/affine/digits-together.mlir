// RUN: mlir-opt %s --canonicalize | FileCheck %s

// Sums of all digits of an index are the index.
func.func @sums(%a: index, %n: index, %m: memref<100xf32>) -> (index, index, index, index, f32) {
  %x, %y, %z = affine.delinearize_index %a into (4, 5, 6) : index, index, index
  %0 = affine.apply affine_map<(d0, d1, d2) -> (d0 * 30 + d1 * 6 + d2)>(%x, %y, %z)
  %1 = affine.apply affine_map<(d0, d1, d2, d3) -> (d0 * 30 + d1 * 6 + d2 + d3 * 4)>(%x, %y, %z, %n)
  %2 = affine.apply affine_map<(d0, d1, d2, d3) -> ((d0 * 30 + d1 * 6 + d2) mod 3 + d3)>(%x, %y, %z, %n)
  %3 = affine.apply affine_map<(d0, d1, d2) -> (d0 * 30 + d1 * 6 + d2 + d0)>(%x, %y, %z)
  %4 = affine.load %m[%x * 30 + %y * 6 + %z] : memref<100xf32>
  return %0, %1, %2, %3, %4 : index, index, index, index, f32
}

func.func @others(%a: index, %n: index) -> (index, index, index) {
  %x, %y = affine.delinearize_index %a into (4, 5) : index, index
  %0 = affine.apply affine_map<(d0, d1) -> (d0 * 10 + d1 * 2)>(%x, %y)
  %1 = affine.apply affine_map<(d0, d1) -> (d0 * 4 + d1)>(%x, %y)
  %z, %w = affine.delinearize_index %a into (%n, 5) : index, index
  %2 = affine.apply affine_map<(d0, d1) -> (d0 * 5 + d1)>(%z, %w)
  return %0, %1, %2 : index, index, index
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 4 + s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 + s1 - (s0 floordiv 3) * 3)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1] -> (s0 * 10 + s1 * 2)>
// CHECK-NEXT: #map4 = affine_map<()[s0, s1] -> (s0 * 5 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @sums(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<100xf32>) -> (index, index, index, index, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = affine.delinearize_index %[[ARG0]] into (4, 5, 6) : index, index, index
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG0]]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map1()[%[[V0]]#2, %[[ARG1]]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map2()[%[[V0]]#0, %[[ARG0]]]
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.load %[[ARG2]][symbol(%[[ARG0]])] : memref<100xf32>
// CHECK-NEXT:     return %[[ARG0]], %[[V1]], %[[V2]], %[[V3]], %[[V4]] : index, index, index, index, f32
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @others(%[[ARG0]]: index, %[[ARG1]]: index) -> (index, index, index) {
// CHECK-NEXT:     %[[V0]]:2 = affine.delinearize_index %[[ARG0]] into (4, 5) : index, index
// CHECK-NEXT:     %[[V1]] = affine.apply #map3()[%[[V0]]#0, %[[V0]]#1]
// CHECK-NEXT:     %[[V2]] = affine.apply #map()[%[[V0]]#0, %[[V0]]#1]
// CHECK-NEXT:     %[[V3]]:2 = affine.delinearize_index %[[ARG0]] into (%[[ARG1]], 5) : index, index
// CHECK-NEXT:     %[[V4]] = affine.apply #map4()[%[[V3]]#0, %[[V3]]#1]
// CHECK-NEXT:     return %[[V1]], %[[V2]], %[[V4]] : index, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }
