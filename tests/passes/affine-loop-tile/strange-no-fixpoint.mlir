// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{tile-size=4294967295 separate}))' | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{tile-sizes=1}))' | FileCheck %s --check-prefix=ONE

// Bounds and steps next to the greatest numbers there are.
func.func @greatest(%m: memref<?xf32>, %f: f32, %n: index) {
  affine.for %i = 0 to 9223372036854775807 {
    affine.store %f, %m[%i] : memref<?xf32>
  }
  affine.for %i = 0 to %n step 4611686018427387904 {
    affine.store %f, %m[%i] : memref<?xf32>
  }
  return
}



// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 4294967295)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 4294967295, 9223372036854775807)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0] -> (d0 - 4611686018427387904, s0)>
// CHECK-NEXT: #set = affine_set<(d0) : (-d0 + 9223372032559808512 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @greatest(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 9223372036854775807 step 4294967295 {
// CHECK-NEXT:       affine.if #set(%[[ARG3]]) {
// CHECK-NEXT:         affine.for %[[ARG4:[^ ]+]] = #map(%[[ARG3]]) to #map1(%[[ARG3]]) {
// CHECK-NEXT:           affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         affine.for %[[ARG4]] = #map(%[[ARG3]]) to min #map2(%[[ARG3]]) {
// CHECK-NEXT:           affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG3]] = 0 to %[[ARG2]] step -4611686018427387904 {
// CHECK-NEXT:       affine.for %[[ARG4]] = #map(%[[ARG3]]) to min #map3(%[[ARG3]])[%[[ARG2]]] step 4611686018427387904 {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ONE: #map = affine_map<(d0) -> (d0)>
// ONE-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// ONE-NEXT: #map2 = affine_map<(d0) -> (d0 + 4611686018427387904)>
// ONE-NEXT: module {
// ONE-NEXT:   func.func @greatest(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// ONE-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 9223372036854775807 {
// ONE-NEXT:       affine.for %[[ARG4:[^ ]+]] = #map(%[[ARG3]]) to #map1(%[[ARG3]]) {
// ONE-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %[[ARG3]] = 0 to %[[ARG2]] step 4611686018427387904 {
// ONE-NEXT:       affine.for %[[ARG4]] = #map(%[[ARG3]]) to #map2(%[[ARG3]]) step 4611686018427387904 {
// ONE-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]]] : memref<?xf32>
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// -----

func.func @backwards(%m: memref<?xf32>, %f: f32) {
  affine.for %i = 10 to 0 {
    affine.store %f, %m[%i] : memref<?xf32>
  }
  return
}



// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #set = affine_set<() : (0 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @backwards(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 10 to 0 step 4294967295 {
// CHECK-NEXT:       affine.if #set() {
// CHECK-NEXT:         affine.for %[[ARG3:[^ ]+]] = #map(%[[ARG2]]) to #map(%[[ARG2]]) {
// CHECK-NEXT:           affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         affine.for %[[ARG3]] = #map(%[[ARG2]]) to #map(%[[ARG2]]) {
// CHECK-NEXT:           affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ONE: #map = affine_map<(d0) -> (d0)>
// ONE-NEXT: module {
// ONE-NEXT:   func.func @backwards(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32) {
// ONE-NEXT:     affine.for %[[ARG2:[^ ]+]] = 10 to 0 {
// ONE-NEXT:       affine.for %[[ARG3:[^ ]+]] = #map(%[[ARG2]]) to #map(%[[ARG2]]) {
// ONE-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// -----

func.func @empty() {
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @empty() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ONE: module {
// ONE-NEXT:   func.func @empty() {
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// -----

func.func private @declared()



// CHECK: module {
// CHECK-NEXT:   func.func private @declared()
// CHECK-NEXT: }

// ONE: module {
// ONE-NEXT:   func.func private @declared()
// ONE-NEXT: }
