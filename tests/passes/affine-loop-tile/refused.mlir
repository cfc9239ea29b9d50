// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{tile-size=4}))' | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{tile-size=4 separate}))' | FileCheck %s --check-prefix=SEPARATE

// Bounds that depend on the loop around, carried values, and bounds that are no sums.
func.func @nests(%m: memref<64x64xf32>, %f: f32, %n: index, %k: index) -> f32 {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      affine.store %f, %m[%i, %j] : memref<64x64xf32>
    }
  }
  %0 = affine.for %i = 0 to 64 iter_args(%a = %f) -> f32 {
    affine.yield %a : f32
  }
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to affine_map<()[s0, s1] -> (s0 floordiv s1)>()[%n, %k] {
      affine.store %f, %m[%i, %j] : memref<64x64xf32>
    }
  }
  return %0 : f32
}



// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 floordiv s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @nests(%[[ARG0:[^ ]+]]: memref<64x64xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to 64 {
// CHECK-NEXT:       affine.for %[[ARG5:[^ ]+]] = 0 to #map(%[[ARG4]]) {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]], %[[ARG5]]] : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG4]] = 0 to 64 iter_args(%[[ARG5]] = %[[ARG1]]) -> (f32) {
// CHECK-NEXT:       affine.yield %[[ARG5]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4]] = 0 to 64 {
// CHECK-NEXT:       affine.for %[[ARG5]] = 0 to #map1()[%[[ARG2]], %[[ARG3]]] {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]], %[[ARG5]]] : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// SEPARATE: #map = affine_map<(d0) -> (d0 + 1)>
// SEPARATE-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 floordiv s1)>
// SEPARATE-NEXT: module {
// SEPARATE-NEXT:   func.func @nests(%[[ARG0:[^ ]+]]: memref<64x64xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) -> f32 {
// SEPARATE-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to 64 {
// SEPARATE-NEXT:       affine.for %[[ARG5:[^ ]+]] = 0 to #map(%[[ARG4]]) {
// SEPARATE-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]], %[[ARG5]]] : memref<64x64xf32>
// SEPARATE-NEXT:       }
// SEPARATE-NEXT:     }
// SEPARATE-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG4]] = 0 to 64 iter_args(%[[ARG5]] = %[[ARG1]]) -> (f32) {
// SEPARATE-NEXT:       affine.yield %[[ARG5]] : f32
// SEPARATE-NEXT:     }
// SEPARATE-NEXT:     affine.for %[[ARG4]] = 0 to 64 {
// SEPARATE-NEXT:       affine.for %[[ARG5]] = 0 to #map1()[%[[ARG2]], %[[ARG3]]] {
// SEPARATE-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]], %[[ARG5]]] : memref<64x64xf32>
// SEPARATE-NEXT:       }
// SEPARATE-NEXT:     }
// SEPARATE-NEXT:     return %[[V0]] : f32
// SEPARATE-NEXT:   }
// SEPARATE-NEXT: }

// -----

// Accesses that depend on others several iterations back in a loop and forward in none around it.
func.func @order(%m: memref<64x64xf32>) {
  affine.for %i = 0 to 63 {
    affine.for %j = 0 to 63 {
      %0 = affine.load %m[0, %i + %j] : memref<64x64xf32>
      affine.store %0, %m[0, %i + %j] : memref<64x64xf32>
    }
  }
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      %0 = affine.load %m[0, %j] : memref<64x64xf32>
      affine.store %0, %m[%j, %i] : memref<64x64xf32>
    }
  }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @order(%[[ARG0:[^ ]+]]: memref<64x64xf32>) {
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 63 {
// CHECK-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to 63 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][0, %[[ARG1]] + %[[ARG2]]] : memref<64x64xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG0]][0, %[[ARG1]] + %[[ARG2]]] : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 64 {
// CHECK-NEXT:       affine.for %[[ARG2]] = 0 to 64 {
// CHECK-NEXT:         %[[V0]] = affine.load %[[ARG0]][0, %[[ARG2]]] : memref<64x64xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG2]], %[[ARG1]]] : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// SEPARATE: module {
// SEPARATE-NEXT:   func.func @order(%[[ARG0:[^ ]+]]: memref<64x64xf32>) {
// SEPARATE-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 63 {
// SEPARATE-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to 63 {
// SEPARATE-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][0, %[[ARG1]] + %[[ARG2]]] : memref<64x64xf32>
// SEPARATE-NEXT:         affine.store %[[V0]], %[[ARG0]][0, %[[ARG1]] + %[[ARG2]]] : memref<64x64xf32>
// SEPARATE-NEXT:       }
// SEPARATE-NEXT:     }
// SEPARATE-NEXT:     affine.for %[[ARG1]] = 0 to 64 {
// SEPARATE-NEXT:       affine.for %[[ARG2]] = 0 to 64 {
// SEPARATE-NEXT:         %[[V0]] = affine.load %[[ARG0]][0, %[[ARG2]]] : memref<64x64xf32>
// SEPARATE-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG2]], %[[ARG1]]] : memref<64x64xf32>
// SEPARATE-NEXT:       }
// SEPARATE-NEXT:     }
// SEPARATE-NEXT:     return
// SEPARATE-NEXT:   }
// SEPARATE-NEXT: }

// -----

// Always as far: this is tiled.
func.func @as_far(%m: memref<64x64xf32>) {
  affine.for %i = 1 to 63 {
    affine.for %j = 1 to 63 {
      %0 = affine.load %m[%i, %j] : memref<64x64xf32>
      affine.store %0, %m[%i + 1, %j - 1] : memref<64x64xf32>
    }
  }
  return
}



// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 4, 63)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @as_far(%[[ARG0:[^ ]+]]: memref<64x64xf32>) {
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 1 to 63 step 4 {
// CHECK-NEXT:       affine.for %[[ARG2:[^ ]+]] = 1 to 63 step 4 {
// CHECK-NEXT:         affine.for %[[ARG3:[^ ]+]] = #map(%[[ARG1]]) to min #map1(%[[ARG1]]) {
// CHECK-NEXT:           affine.for %[[ARG4:[^ ]+]] = #map(%[[ARG2]]) to min #map1(%[[ARG2]]) {
// CHECK-NEXT:             %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<64x64xf32>
// CHECK-NEXT:             affine.store %[[V0]], %[[ARG0]][%[[ARG3]] + 1, %[[ARG4]] - 1] : memref<64x64xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// SEPARATE: #map = affine_map<(d0) -> (d0)>
// SEPARATE-NEXT: #map1 = affine_map<(d0) -> (d0 + 4)>
// SEPARATE-NEXT: #map2 = affine_map<(d0) -> (d0 + 4, 63)>
// SEPARATE-NEXT: #set = affine_set<(d0, d1) : (-d0 + 59 >= 0, -d1 + 59 >= 0)>
// SEPARATE-NEXT: module {
// SEPARATE-NEXT:   func.func @as_far(%[[ARG0:[^ ]+]]: memref<64x64xf32>) {
// SEPARATE-NEXT:     affine.for %[[ARG1:[^ ]+]] = 1 to 63 step 4 {
// SEPARATE-NEXT:       affine.for %[[ARG2:[^ ]+]] = 1 to 63 step 4 {
// SEPARATE-NEXT:         affine.if #set(%[[ARG1]], %[[ARG2]]) {
// SEPARATE-NEXT:           affine.for %[[ARG3:[^ ]+]] = #map(%[[ARG1]]) to #map1(%[[ARG1]]) {
// SEPARATE-NEXT:             affine.for %[[ARG4:[^ ]+]] = #map(%[[ARG2]]) to #map1(%[[ARG2]]) {
// SEPARATE-NEXT:               %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<64x64xf32>
// SEPARATE-NEXT:               affine.store %[[V0]], %[[ARG0]][%[[ARG3]] + 1, %[[ARG4]] - 1] : memref<64x64xf32>
// SEPARATE-NEXT:             }
// SEPARATE-NEXT:           }
// SEPARATE-NEXT:         } else {
// SEPARATE-NEXT:           affine.for %[[ARG3]] = #map(%[[ARG1]]) to min #map2(%[[ARG1]]) {
// SEPARATE-NEXT:             affine.for %[[ARG4]] = #map(%[[ARG2]]) to min #map2(%[[ARG2]]) {
// SEPARATE-NEXT:               %[[V0]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<64x64xf32>
// SEPARATE-NEXT:               affine.store %[[V0]], %[[ARG0]][%[[ARG3]] + 1, %[[ARG4]] - 1] : memref<64x64xf32>
// SEPARATE-NEXT:             }
// SEPARATE-NEXT:           }
// SEPARATE-NEXT:         }
// SEPARATE-NEXT:       }
// SEPARATE-NEXT:     }
// SEPARATE-NEXT:     return
// SEPARATE-NEXT:   }
// SEPARATE-NEXT: }
