// RUN: mlir-opt %s --split-input-file --verify-diagnostics --pass-pipeline='builtin.module(func.func(affine-loop-tile{cache-size=1}))' | FileCheck %s

// Where it is not known what is accessed, that is said, and tiles are of the size they have else.
func.func @no_sum(%a: memref<64x64xf32>, %n: index) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 30 {
      // expected-error @+2 {{getMemRefRegion: compose affine map failed}}
      // expected-error @+1 {{error obtaining memory region}}
      %0 = affine.load %a[%i mod symbol(%n), %j] : memref<64x64xf32>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @no_sum(%[[ARG0:[^ ]+]]: memref<64x64xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 64 step 4 {
// CHECK-NEXT:       affine.for %[[ARG3:[^ ]+]] = 0 to 30 step 3 {
// CHECK-NEXT:         affine.for %[[ARG4:[^ ]+]] = #map(%[[ARG2]]) to #map1(%[[ARG2]]) {
// CHECK-NEXT:           affine.for %[[ARG5:[^ ]+]] = #map(%[[ARG3]]) to #map2(%[[ARG3]]) {
// CHECK-NEXT:             %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG4]] mod symbol(%[[ARG1]]), %[[ARG5]]] : memref<64x64xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @bound(%a: memref<64x64xf32>, %f: f32, %n: index, %m: index) {
  affine.for %i = 0 to affine_map<()[s0, s1] -> (s0 floordiv s1)>()[%n, %m] {
    // expected-error @+1 {{error obtaining memory region}}
    affine.store %f, %a[%i, 0] : memref<64x64xf32>
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 floordiv s1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0, s1] -> (d0 + 4, s0 floordiv s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @bound(%[[ARG0:[^ ]+]]: memref<64x64xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to #map()[%[[ARG2]], %[[ARG3]]] step 4 {
// CHECK-NEXT:       affine.for %[[ARG5:[^ ]+]] = #map1(%[[ARG4]]) to min #map2(%[[ARG4]])[%[[ARG2]], %[[ARG3]]] {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG5]], 0] : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @apart(%b: memref<?xf32>, %f: f32, %n: index, %m: index) {
  affine.for %i = 0 to 64 {
    affine.store %f, %b[%i + symbol(%n)] : memref<?xf32>
    // expected-warning @+1 {{getMemoryFootprintBytes: unable to perform a union on a memory region}}
    affine.store %f, %b[%i + symbol(%m)] : memref<?xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @apart(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to 64 step 4 {
// CHECK-NEXT:       affine.for %[[ARG5:[^ ]+]] = #map(%[[ARG4]]) to #map1(%[[ARG4]]) {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG5]] + symbol(%[[ARG2]])] : memref<?xf32>
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG5]] + symbol(%[[ARG3]])] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
