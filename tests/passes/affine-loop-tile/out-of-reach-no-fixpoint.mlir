// ORACLE: differs (iterations-that-meet)
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(affine-loop-tile{tile-size=4}))' | FileCheck %s

// Of numbers that cannot be added up the nests stay.
func.func @out_of_reach(%m: memref<?xf32>, %f: f32) {
  affine.for %i = -9223372036854775807 to 9223372036854775807 {
    affine.store %f, %m[%i] : memref<?xf32>
  }
  affine.for %i = 9223372036854775800 to 9223372036854775807 step 9223372036854775807 {
    affine.store %f, %m[%i] : memref<?xf32>
  }
  affine.for %i = 5 to -9223372036854775808 {
    affine.store %f, %m[%i] : memref<?xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @out_of_reach(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = -9223372036854775807 to 9223372036854775807 step 4 {
// CHECK-NEXT:       affine.for %[[ARG3:[^ ]+]] = #map(%[[ARG2]]) to #map(%[[ARG2]]) {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 9223372036854775800 to 9223372036854775807 step 9223372036854775807 {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 5 to -9223372036854775808 {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
