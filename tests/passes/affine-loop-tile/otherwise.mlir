// ORACLE: differs (iterations-that-meet)
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{tile-size=4}))' | FileCheck %s

// Where a condition does not hold.
func.func @otherwise(%m: memref<64x64xf32>, %f: f32, %n: index) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%j) {
      } else {
        %0 = affine.load %m[2, %j * 2] : memref<64x64xf32>
        affine.store %f, %m[symbol(%n), %j] : memref<64x64xf32>
      }
    }
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: #set = affine_set<(d0) : (d0 - 1 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @otherwise(%[[ARG0:[^ ]+]]: memref<64x64xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 64 step 4 {
// CHECK-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to 64 step 4 {
// CHECK-NEXT:         affine.for %[[ARG5:[^ ]+]] = #map(%[[ARG3]]) to #map1(%[[ARG3]]) {
// CHECK-NEXT:           affine.for %[[ARG6:[^ ]+]] = #map(%[[ARG4]]) to #map1(%[[ARG4]]) {
// CHECK-NEXT:             affine.if #set(%[[ARG6]]) {
// CHECK-NEXT:             } else {
// CHECK-NEXT:               %[[V0:[^ ]+]] = affine.load %[[ARG0]][2, %[[ARG6]] * 2] : memref<64x64xf32>
// CHECK-NEXT:               affine.store %[[ARG1]], %[[ARG0]][symbol(%[[ARG2]]), %[[ARG6]]] : memref<64x64xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
