// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile))' | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{cache-size=1}))' | FileCheck %s --check-prefix=ONE
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{cache-size=0}))' | FileCheck %s --check-prefix=NONE

// What is accessed is many times as large as the cache.
func.func @large(%a: memref<1024x1024xf32>, %b: memref<?x?xf32>, %c: memref<4096xf64>) {
  affine.for %i = 0 to 1024 {
    affine.for %j = 0 to 512 {
      %0 = affine.load %a[%i, %j] : memref<1024x1024xf32>
      %1 = affine.load %c[%i + %j * 2] : memref<4096xf64>
      affine.store %0, %b[%i, %j + 3] : memref<?x?xf32>
    }
  }
  return
}




// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @large(%[[ARG0:[^ ]+]]: memref<1024x1024xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<4096xf64>) {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 1024 step 2 {
// CHECK-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to 512 step 2 {
// CHECK-NEXT:         affine.for %[[ARG5:[^ ]+]] = #map(%[[ARG3]]) to #map1(%[[ARG3]]) {
// CHECK-NEXT:           affine.for %[[ARG6:[^ ]+]] = #map(%[[ARG4]]) to #map1(%[[ARG4]]) {
// CHECK-NEXT:             %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG5]], %[[ARG6]]] : memref<1024x1024xf32>
// CHECK-NEXT:             %[[V1:[^ ]+]] = affine.load %[[ARG2]][%[[ARG5]] + %[[ARG6]] * 2] : memref<4096xf64>
// CHECK-NEXT:             affine.store %[[V0]], %[[ARG1]][%[[ARG5]], %[[ARG6]] + 3] : memref<?x?xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ONE: #map = affine_map<(d0) -> (d0)>
// ONE-NEXT: #map1 = affine_map<(d0) -> (d0 + 64)>
// ONE-NEXT: module {
// ONE-NEXT:   func.func @large(%[[ARG0:[^ ]+]]: memref<1024x1024xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<4096xf64>) {
// ONE-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 1024 step 64 {
// ONE-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to 512 step 64 {
// ONE-NEXT:         affine.for %[[ARG5:[^ ]+]] = #map(%[[ARG3]]) to #map1(%[[ARG3]]) {
// ONE-NEXT:           affine.for %[[ARG6:[^ ]+]] = #map(%[[ARG4]]) to #map1(%[[ARG4]]) {
// ONE-NEXT:             %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG5]], %[[ARG6]]] : memref<1024x1024xf32>
// ONE-NEXT:             %[[V1:[^ ]+]] = affine.load %[[ARG2]][%[[ARG5]] + %[[ARG6]] * 2] : memref<4096xf64>
// ONE-NEXT:             affine.store %[[V0]], %[[ARG1]][%[[ARG5]], %[[ARG6]] + 3] : memref<?x?xf32>
// ONE-NEXT:           }
// ONE-NEXT:         }
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// NONE: #map = affine_map<(d0) -> (d0)>
// NONE-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// NONE-NEXT: module {
// NONE-NEXT:   func.func @large(%[[ARG0:[^ ]+]]: memref<1024x1024xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: memref<4096xf64>) {
// NONE-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 1024 {
// NONE-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to 512 {
// NONE-NEXT:         affine.for %[[ARG5:[^ ]+]] = #map(%[[ARG3]]) to #map1(%[[ARG3]]) {
// NONE-NEXT:           affine.for %[[ARG6:[^ ]+]] = #map(%[[ARG4]]) to #map1(%[[ARG4]]) {
// NONE-NEXT:             %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG5]], %[[ARG6]]] : memref<1024x1024xf32>
// NONE-NEXT:             %[[V1:[^ ]+]] = affine.load %[[ARG2]][%[[ARG5]] + %[[ARG6]] * 2] : memref<4096xf64>
// NONE-NEXT:             affine.store %[[V0]], %[[ARG1]][%[[ARG5]], %[[ARG6]] + 3] : memref<?x?xf32>
// NONE-NEXT:           }
// NONE-NEXT:         }
// NONE-NEXT:       }
// NONE-NEXT:     }
// NONE-NEXT:     return
// NONE-NEXT:   }
// NONE-NEXT: }

// -----

// A part of it, several parts of which the box around all counts, and parts that depend on what is
// not known.
func.func @parts(%a: memref<64x64xf32>, %b: memref<?xf32>, %f: f32, %n: index) {
  affine.for %i = 0 to 64 step 4 {
    affine.store %f, %a[%i, 3] : memref<64x64xf32>
    affine.store %f, %a[3, %i] : memref<64x64xf32>
  }
  affine.for %i = 0 to 600 {
    affine.store %f, %b[%i + symbol(%n)] : memref<?xf32>
    affine.store %f, %b[%i + symbol(%n) + 7] : memref<?xf32>
  }
  affine.for %i = 0 to %n {
    affine.store %f, %a[%i mod 8, %i floordiv 2] : memref<64x64xf32>
  }
  affine.for %i = 0 to %n {
    affine.store %f, %b[%i] : memref<?xf32>
  }
  return
}




// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0] -> (d0 + 4, s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @parts(%[[ARG0:[^ ]+]]: memref<64x64xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to 64 step 4 {
// CHECK-NEXT:       affine.for %[[ARG5:[^ ]+]] = #map(%[[ARG4]]) to #map1(%[[ARG4]]) step 4 {
// CHECK-NEXT:         affine.store %[[ARG2]], %[[ARG0]][%[[ARG5]], 3] : memref<64x64xf32>
// CHECK-NEXT:         affine.store %[[ARG2]], %[[ARG0]][3, %[[ARG5]]] : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4]] = 0 to 600 {
// CHECK-NEXT:       affine.for %[[ARG5]] = #map(%[[ARG4]]) to #map2(%[[ARG4]]) {
// CHECK-NEXT:         affine.store %[[ARG2]], %[[ARG1]][%[[ARG5]] + symbol(%[[ARG3]])] : memref<?xf32>
// CHECK-NEXT:         affine.store %[[ARG2]], %[[ARG1]][%[[ARG5]] + symbol(%[[ARG3]]) + 7] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4]] = 0 to %[[ARG3]] {
// CHECK-NEXT:       affine.for %[[ARG5]] = #map(%[[ARG4]]) to #map2(%[[ARG4]]) {
// CHECK-NEXT:         affine.store %[[ARG2]], %[[ARG0]][%[[ARG5]] mod 8, %[[ARG5]] floordiv 2] : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4]] = 0 to %[[ARG3]] step 4 {
// CHECK-NEXT:       affine.for %[[ARG5]] = #map(%[[ARG4]]) to min #map3(%[[ARG4]])[%[[ARG3]]] {
// CHECK-NEXT:         affine.store %[[ARG2]], %[[ARG1]][%[[ARG5]]] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ONE: #map = affine_map<(d0) -> (d0)>
// ONE-NEXT: #map1 = affine_map<(d0) -> (d0 + 32)>
// ONE-NEXT: #map2 = affine_map<(d0) -> (d0 + 3)>
// ONE-NEXT: #map3 = affine_map<(d0)[s0] -> (d0 + 2, s0)>
// ONE-NEXT: #map4 = affine_map<(d0)[s0] -> (d0 + 4, s0)>
// ONE-NEXT: module {
// ONE-NEXT:   func.func @parts(%[[ARG0:[^ ]+]]: memref<64x64xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index) {
// ONE-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to 64 step 32 {
// ONE-NEXT:       affine.for %[[ARG5:[^ ]+]] = #map(%[[ARG4]]) to #map1(%[[ARG4]]) step 4 {
// ONE-NEXT:         affine.store %[[ARG2]], %[[ARG0]][%[[ARG5]], 3] : memref<64x64xf32>
// ONE-NEXT:         affine.store %[[ARG2]], %[[ARG0]][3, %[[ARG5]]] : memref<64x64xf32>
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %[[ARG4]] = 0 to 600 step 3 {
// ONE-NEXT:       affine.for %[[ARG5]] = #map(%[[ARG4]]) to #map2(%[[ARG4]]) {
// ONE-NEXT:         affine.store %[[ARG2]], %[[ARG1]][%[[ARG5]] + symbol(%[[ARG3]])] : memref<?xf32>
// ONE-NEXT:         affine.store %[[ARG2]], %[[ARG1]][%[[ARG5]] + symbol(%[[ARG3]]) + 7] : memref<?xf32>
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %[[ARG4]] = 0 to %[[ARG3]] step 2 {
// ONE-NEXT:       affine.for %[[ARG5]] = #map(%[[ARG4]]) to min #map3(%[[ARG4]])[%[[ARG3]]] {
// ONE-NEXT:         affine.store %[[ARG2]], %[[ARG0]][%[[ARG5]] mod 8, %[[ARG5]] floordiv 2] : memref<64x64xf32>
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %[[ARG4]] = 0 to %[[ARG3]] step 4 {
// ONE-NEXT:       affine.for %[[ARG5]] = #map(%[[ARG4]]) to min #map4(%[[ARG4]])[%[[ARG3]]] {
// ONE-NEXT:         affine.store %[[ARG2]], %[[ARG1]][%[[ARG5]]] : memref<?xf32>
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// NONE: #map = affine_map<(d0) -> (d0)>
// NONE-NEXT: #map1 = affine_map<(d0) -> (d0 + 4)>
// NONE-NEXT: #map2 = affine_map<(d0) -> (d0 + 1)>
// NONE-NEXT: module {
// NONE-NEXT:   func.func @parts(%[[ARG0:[^ ]+]]: memref<64x64xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index) {
// NONE-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to 64 step 4 {
// NONE-NEXT:       affine.for %[[ARG5:[^ ]+]] = #map(%[[ARG4]]) to #map1(%[[ARG4]]) step 4 {
// NONE-NEXT:         affine.store %[[ARG2]], %[[ARG0]][%[[ARG5]], 3] : memref<64x64xf32>
// NONE-NEXT:         affine.store %[[ARG2]], %[[ARG0]][3, %[[ARG5]]] : memref<64x64xf32>
// NONE-NEXT:       }
// NONE-NEXT:     }
// NONE-NEXT:     affine.for %[[ARG4]] = 0 to 600 {
// NONE-NEXT:       affine.for %[[ARG5]] = #map(%[[ARG4]]) to #map2(%[[ARG4]]) {
// NONE-NEXT:         affine.store %[[ARG2]], %[[ARG1]][%[[ARG5]] + symbol(%[[ARG3]])] : memref<?xf32>
// NONE-NEXT:         affine.store %[[ARG2]], %[[ARG1]][%[[ARG5]] + symbol(%[[ARG3]]) + 7] : memref<?xf32>
// NONE-NEXT:       }
// NONE-NEXT:     }
// NONE-NEXT:     affine.for %[[ARG4]] = 0 to %[[ARG3]] {
// NONE-NEXT:       affine.for %[[ARG5]] = #map(%[[ARG4]]) to #map2(%[[ARG4]]) {
// NONE-NEXT:         affine.store %[[ARG2]], %[[ARG0]][%[[ARG5]] mod 8, %[[ARG5]] floordiv 2] : memref<64x64xf32>
// NONE-NEXT:       }
// NONE-NEXT:     }
// NONE-NEXT:     affine.for %[[ARG4]] = 0 to %[[ARG3]] {
// NONE-NEXT:       affine.for %[[ARG5]] = #map(%[[ARG4]]) to #map2(%[[ARG4]]) {
// NONE-NEXT:         affine.store %[[ARG2]], %[[ARG1]][%[[ARG5]]] : memref<?xf32>
// NONE-NEXT:       }
// NONE-NEXT:     }
// NONE-NEXT:     return
// NONE-NEXT:   }
// NONE-NEXT: }

// -----

// Elements of other sizes, memory of other shapes, and of a layout that is not looked at.
func.func @elements(%a: memref<64xvector<4xf32>>, %b: memref<i1>, %c: memref<100xindex>, %d: memref<64xf32, strided<[2]>>, %v: vector<4xf32>, %f: f32, %t: i1) {
  affine.for %i = 0 to 64 {
    affine.store %v, %a[%i] : memref<64xvector<4xf32>>
    affine.store %t, %b[] : memref<i1>
  }
  affine.for %i = 0 to 100 {
    affine.store %i, %c[%i] : memref<100xindex>
  }
  affine.for %i = 0 to 64 {
    affine.store %f, %d[%i] : memref<64xf32, strided<[2]>>
  }
  return
}




// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @elements(%[[ARG0:[^ ]+]]: memref<64xvector<4xf32>>, %[[ARG1:[^ ]+]]: memref<i1>, %[[ARG2:[^ ]+]]: memref<100xindex>, %[[ARG3:[^ ]+]]: memref<64xf32, strided<[2]>>, %[[ARG4:[^ ]+]]: vector<4xf32>, %[[ARG5:[^ ]+]]: f32, %[[ARG6:[^ ]+]]: i1) {
// CHECK-NEXT:     affine.for %[[ARG7:[^ ]+]] = 0 to 64 {
// CHECK-NEXT:       affine.for %[[ARG8:[^ ]+]] = #map(%[[ARG7]]) to #map1(%[[ARG7]]) {
// CHECK-NEXT:         affine.store %[[ARG4]], %[[ARG0]][%[[ARG8]]] : memref<64xvector<4xf32>>
// CHECK-NEXT:         affine.store %[[ARG6]], %[[ARG1]][] : memref<i1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG7]] = 0 to 100 step 4 {
// CHECK-NEXT:       affine.for %[[ARG8]] = #map(%[[ARG7]]) to #map2(%[[ARG7]]) {
// CHECK-NEXT:         affine.store %[[ARG8]], %[[ARG2]][%[[ARG8]]] : memref<100xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG7]] = 0 to 64 {
// CHECK-NEXT:       affine.for %[[ARG8]] = #map(%[[ARG7]]) to #map1(%[[ARG7]]) {
// CHECK-NEXT:         affine.store %[[ARG5]], %[[ARG3]][%[[ARG8]]] : memref<64xf32, strided<[2]>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ONE: #map = affine_map<(d0) -> (d0)>
// ONE-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// ONE-NEXT: #map2 = affine_map<(d0) -> (d0 + 4)>
// ONE-NEXT: #map3 = affine_map<(d0) -> (d0 + 1)>
// ONE-NEXT: module {
// ONE-NEXT:   func.func @elements(%[[ARG0:[^ ]+]]: memref<64xvector<4xf32>>, %[[ARG1:[^ ]+]]: memref<i1>, %[[ARG2:[^ ]+]]: memref<100xindex>, %[[ARG3:[^ ]+]]: memref<64xf32, strided<[2]>>, %[[ARG4:[^ ]+]]: vector<4xf32>, %[[ARG5:[^ ]+]]: f32, %[[ARG6:[^ ]+]]: i1) {
// ONE-NEXT:     affine.for %[[ARG7:[^ ]+]] = 0 to 64 step 2 {
// ONE-NEXT:       affine.for %[[ARG8:[^ ]+]] = #map(%[[ARG7]]) to #map1(%[[ARG7]]) {
// ONE-NEXT:         affine.store %[[ARG4]], %[[ARG0]][%[[ARG8]]] : memref<64xvector<4xf32>>
// ONE-NEXT:         affine.store %[[ARG6]], %[[ARG1]][] : memref<i1>
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %[[ARG7]] = 0 to 100 step 4 {
// ONE-NEXT:       affine.for %[[ARG8]] = #map(%[[ARG7]]) to #map2(%[[ARG7]]) {
// ONE-NEXT:         affine.store %[[ARG8]], %[[ARG2]][%[[ARG8]]] : memref<100xindex>
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     affine.for %[[ARG7]] = 0 to 64 {
// ONE-NEXT:       affine.for %[[ARG8]] = #map(%[[ARG7]]) to #map3(%[[ARG7]]) {
// ONE-NEXT:         affine.store %[[ARG5]], %[[ARG3]][%[[ARG8]]] : memref<64xf32, strided<[2]>>
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// NONE: #map = affine_map<(d0) -> (d0)>
// NONE-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// NONE-NEXT: module {
// NONE-NEXT:   func.func @elements(%[[ARG0:[^ ]+]]: memref<64xvector<4xf32>>, %[[ARG1:[^ ]+]]: memref<i1>, %[[ARG2:[^ ]+]]: memref<100xindex>, %[[ARG3:[^ ]+]]: memref<64xf32, strided<[2]>>, %[[ARG4:[^ ]+]]: vector<4xf32>, %[[ARG5:[^ ]+]]: f32, %[[ARG6:[^ ]+]]: i1) {
// NONE-NEXT:     affine.for %[[ARG7:[^ ]+]] = 0 to 64 {
// NONE-NEXT:       affine.for %[[ARG8:[^ ]+]] = #map(%[[ARG7]]) to #map1(%[[ARG7]]) {
// NONE-NEXT:         affine.store %[[ARG4]], %[[ARG0]][%[[ARG8]]] : memref<64xvector<4xf32>>
// NONE-NEXT:         affine.store %[[ARG6]], %[[ARG1]][] : memref<i1>
// NONE-NEXT:       }
// NONE-NEXT:     }
// NONE-NEXT:     affine.for %[[ARG7]] = 0 to 100 {
// NONE-NEXT:       affine.for %[[ARG8]] = #map(%[[ARG7]]) to #map1(%[[ARG7]]) {
// NONE-NEXT:         affine.store %[[ARG8]], %[[ARG2]][%[[ARG8]]] : memref<100xindex>
// NONE-NEXT:       }
// NONE-NEXT:     }
// NONE-NEXT:     affine.for %[[ARG7]] = 0 to 64 {
// NONE-NEXT:       affine.for %[[ARG8]] = #map(%[[ARG7]]) to #map1(%[[ARG7]]) {
// NONE-NEXT:         affine.store %[[ARG5]], %[[ARG3]][%[[ARG8]]] : memref<64xf32, strided<[2]>>
// NONE-NEXT:       }
// NONE-NEXT:     }
// NONE-NEXT:     return
// NONE-NEXT:   }
// NONE-NEXT: }
