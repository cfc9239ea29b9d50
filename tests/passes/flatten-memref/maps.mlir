// RUN: mlir-opt %s --flatten-memref | FileCheck %s

// Memory laid out by a map is left alone, also where the map has strides.

func.func @f(%a: memref<8x8xf64, affine_map<(d0, d1) -> (d0 * 8 + d1)>>, %i: index) -> f64 {
  %0 = memref.load %a[%i, %i] : memref<8x8xf64, affine_map<(d0, d1) -> (d0 * 8 + d1)>>
  memref.store %0, %a[%i, %i] : memref<8x8xf64, affine_map<(d0, d1) -> (d0 * 8 + d1)>>
  return %0 : f64
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 * 8 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<8x8xf64, #map>, %[[ARG1:[^ ]+]]: index) -> f64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]], %[[ARG1]]] : memref<8x8xf64, #map>
// CHECK-NEXT:     memref.store %[[V0]], %[[ARG0]][%[[ARG1]], %[[ARG1]]] : memref<8x8xf64, #map>
// CHECK-NEXT:     return %[[V0]] : f64
// CHECK-NEXT:   }
// CHECK-NEXT: }
