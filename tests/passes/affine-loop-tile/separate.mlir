// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{tile-size=4 separate}))' | FileCheck %s

func.func @cut_off(%m: memref<?x?xf32>, %f: f32, %n: index, %k: index) {
  affine.for %i = 1 to 63 {
    affine.for %j = 0 to min affine_map<(d0)[s0] -> (d0, s0)>(%n)[%k] {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 + 4, 63)>
// CHECK-NEXT: #map4 = affine_map<(d0, d1)[s0] -> (d1 + 4, d0, s0)>
// CHECK-NEXT: #set = affine_set<(d0, d1)[s0, s1] : (-d0 + 59 >= 0, -d1 + s1 - 4 >= 0, -d1 + s0 - 4 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @cut_off(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG4:[^ ]+]] = 1 to 63 step 4 {
// CHECK-NEXT:       affine.for %[[ARG5:[^ ]+]] = 0 to min #map(%[[ARG2]])[%[[ARG3]]] step 4 {
// CHECK-NEXT:         affine.if #set(%[[ARG4]], %[[ARG5]])[%[[ARG3]], %[[ARG2]]] {
// CHECK-NEXT:           affine.for %[[ARG6:[^ ]+]] = #map1(%[[ARG4]]) to #map2(%[[ARG4]]) {
// CHECK-NEXT:             affine.for %[[ARG7:[^ ]+]] = #map1(%[[ARG5]]) to #map2(%[[ARG5]]) {
// CHECK-NEXT:               affine.store %[[ARG1]], %[[ARG0]][%[[ARG6]], %[[ARG7]]] : memref<?x?xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         } else {
// CHECK-NEXT:           affine.for %[[ARG6]] = #map1(%[[ARG4]]) to min #map3(%[[ARG4]]) {
// CHECK-NEXT:             affine.for %[[ARG7]] = #map1(%[[ARG5]]) to min #map4(%[[ARG2]], %[[ARG5]])[%[[ARG3]]] {
// CHECK-NEXT:               affine.store %[[ARG1]], %[[ARG0]][%[[ARG6]], %[[ARG7]]] : memref<?x?xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// All tiles are whole.
func.func @whole(%m: memref<8x8xf32>, %f: f32) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 3 {
      affine.store %f, %m[%i, %j] : memref<8x8xf32>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: #set = affine_set<() : (0 == 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @whole(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 8 step 4 {
// CHECK-NEXT:       affine.for %[[ARG3:[^ ]+]] = 0 to 3 step 4 {
// CHECK-NEXT:         affine.if #set() {
// CHECK-NEXT:           affine.for %[[ARG4:[^ ]+]] = #map(%[[ARG2]]) to #map1(%[[ARG2]]) {
// CHECK-NEXT:             affine.for %[[ARG5:[^ ]+]] = #map(%[[ARG3]]) to #map2(%[[ARG3]]) {
// CHECK-NEXT:               affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]], %[[ARG5]]] : memref<8x8xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         } else {
// CHECK-NEXT:           affine.for %[[ARG4]] = #map(%[[ARG2]]) to #map1(%[[ARG2]]) {
// CHECK-NEXT:             affine.for %[[ARG5]] = #map(%[[ARG3]]) to #map2(%[[ARG3]]) {
// CHECK-NEXT:               affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]], %[[ARG5]]] : memref<8x8xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Those of loops with another step stay together, and those whose end is a quotient.
func.func @together(%m: memref<?x?xf32>, %f: f32, %n: index, %k: index) {
  affine.for %i = 0 to 63 {
    affine.for %j = 0 to %n step 2 {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
    }
  }
  affine.for %i = 0 to affine_map<()[s0] -> (s0 floordiv 3)>()[%n] {
    affine.store %f, %m[%i, %i] : memref<?x?xf32>
  }
  affine.for %i = 0 to affine_map<()[s0, s1] -> (s0 floordiv s1)>()[%n, %k] {
    affine.store %f, %m[%i, %i] : memref<?x?xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 4, 63)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 + 8, s0)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 floordiv 3)>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0] -> (d0 + 4, s0 floordiv 3)>
// CHECK-NEXT: #map5 = affine_map<()[s0, s1] -> (s0 floordiv s1)>
// CHECK-NEXT: #map6 = affine_map<(d0)[s0, s1] -> (d0 + 4, s0 floordiv s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @together(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to 63 step 4 {
// CHECK-NEXT:       affine.for %[[ARG5:[^ ]+]] = 0 to %[[ARG2]] step 8 {
// CHECK-NEXT:         affine.for %[[ARG6:[^ ]+]] = #map(%[[ARG4]]) to min #map1(%[[ARG4]]) {
// CHECK-NEXT:           affine.for %[[ARG7:[^ ]+]] = #map(%[[ARG5]]) to min #map2(%[[ARG5]])[%[[ARG2]]] step 2 {
// CHECK-NEXT:             affine.store %[[ARG1]], %[[ARG0]][%[[ARG6]], %[[ARG7]]] : memref<?x?xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4]] = 0 to #map3()[%[[ARG2]]] step 4 {
// CHECK-NEXT:       affine.for %[[ARG5]] = #map(%[[ARG4]]) to min #map4(%[[ARG4]])[%[[ARG2]]] {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG5]], %[[ARG5]]] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4]] = 0 to #map5()[%[[ARG2]], %[[ARG3]]] step 4 {
// CHECK-NEXT:       affine.for %[[ARG5]] = #map(%[[ARG4]]) to min #map6(%[[ARG4]])[%[[ARG2]], %[[ARG3]]] {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG5]], %[[ARG5]]] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What loops hold is there twice, with all in it.
func.func @held(%m: memref<100xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %0 = affine.load %m[%i] : memref<100xf32>
    %1 = scf.while (%a = %0) : (f32) -> f32 {
      %c = arith.cmpf olt, %a, %0 : f32
      scf.condition(%c) %a : f32
    } do {
    ^bb0(%a: f32):
      %s = arith.addf %a, %0 : f32
      scf.yield %s : f32
    }
    affine.store %1, %m[%i] : memref<100xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 + 4, s0)>
// CHECK-NEXT: #set = affine_set<(d0)[s0] : (-d0 + s0 - 4 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @held(%[[ARG0:[^ ]+]]: memref<100xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to %[[ARG1]] step 4 {
// CHECK-NEXT:       affine.if #set(%[[ARG2]])[%[[ARG1]]] {
// CHECK-NEXT:         affine.for %[[ARG3:[^ ]+]] = #map(%[[ARG2]]) to #map1(%[[ARG2]]) {
// CHECK-NEXT:           %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<100xf32>
// CHECK-NEXT:           %[[V1:[^ ]+]] = scf.while (%[[ARG4:[^ ]+]] = %[[V0]]) : (f32) -> f32 {
// CHECK-NEXT:             %[[V2:[^ ]+]] = arith.cmpf olt, %[[ARG4]], %[[V0]] : f32
// CHECK-NEXT:             scf.condition(%[[V2]]) %[[ARG4]] : f32
// CHECK-NEXT:           } do {
// CHECK-NEXT:           ^bb0(%[[ARG4]]: f32):
// CHECK-NEXT:             %[[V2]] = arith.addf %[[ARG4]], %[[V0]] : f32
// CHECK-NEXT:             scf.yield %[[V2]] : f32
// CHECK-NEXT:           }
// CHECK-NEXT:           affine.store %[[V1]], %[[ARG0]][%[[ARG3]]] : memref<100xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         affine.for %[[ARG3]] = #map(%[[ARG2]]) to min #map2(%[[ARG2]])[%[[ARG1]]] {
// CHECK-NEXT:           %[[V0]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<100xf32>
// CHECK-NEXT:           %[[V1]] = scf.while (%[[ARG4]] = %[[V0]]) : (f32) -> f32 {
// CHECK-NEXT:             %[[V2]] = arith.cmpf olt, %[[ARG4]], %[[V0]] : f32
// CHECK-NEXT:             scf.condition(%[[V2]]) %[[ARG4]] : f32
// CHECK-NEXT:           } do {
// CHECK-NEXT:           ^bb0(%[[ARG4]]: f32):
// CHECK-NEXT:             %[[V2]] = arith.addf %[[ARG4]], %[[V0]] : f32
// CHECK-NEXT:             scf.yield %[[V2]] : f32
// CHECK-NEXT:           }
// CHECK-NEXT:           affine.store %[[V1]], %[[ARG0]][%[[ARG3]]] : memref<100xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
