// RUN: mlir-opt %s --split-input-file --affine-data-copy-generate --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{skip-non-unit-stride-loops}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=SKIP

func.func @quotients(%a: memref<256xf32>, %b: memref<64x64xf32>) {
  affine.for %i = 0 to 100 step 2 {
    affine.for %j = 0 to 4 {
      %0 = affine.load %a[(%i + %j) floordiv 4 + %i floordiv 8 + 3] : memref<256xf32>
      affine.store %0, %b[%i mod 8, %i floordiv 3] : memref<64x64xf32>
    }
  }
  return
}



// CHECK: #map = affine_map<(d0, d1) -> ((d0 + d1) floordiv 4 + d0 floordiv 8 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @quotients(%[[ARG0:[^ ]+]]: memref<256xf32>, %[[ARG1:[^ ]+]]: memref<64x64xf32>) {
// CHECK-NEXT:     %[[C231:[^ ]+]] = arith.constant 231 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C39:[^ ]+]] = arith.constant 39 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<39xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 2 to 41 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<256xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG2]] - 2] : memref<39xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[ALLOC_2:[^ ]+]] = memref.alloc() : memref<7x33xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 100 step 2 {
// CHECK-NEXT:       affine.for %[[ARG3:[^ ]+]] = 0 to 4 {
// CHECK-NEXT:         %[[V0]] = affine.apply #map(%[[ARG2]], %[[ARG3]])
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ALLOC]][(%[[ARG2]] + %[[ARG3]]) floordiv 4 + %[[ARG2]] floordiv 8 + 1] : memref<39xf32, 1>
// CHECK-NEXT:         affine.store %[[V1]], %[[ALLOC_2]][%[[ARG2]] mod 8, %[[ARG2]] floordiv 3] : memref<7x33xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 7 {
// CHECK-NEXT:       affine.for %[[ARG3]] = 0 to 33 {
// CHECK-NEXT:         %[[V0]] = affine.load %[[ALLOC_2]][%[[ARG2]], %[[ARG3]]] : memref<7x33xf32, 1>
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG1]][%[[ARG2]], %[[ARG3]]] : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC_2]] : memref<7x33xf32, 1>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<39xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// SKIP: #map = affine_map<(d0) -> ((d0 * 3 + 18) floordiv 8)>
// SKIP-NEXT: #map1 = affine_map<(d0) -> ((d0 * 3 + 30) floordiv 8 + 1)>
// SKIP-NEXT: #map2 = affine_map<(d0, d1) -> ((d0 + d1) floordiv 4 + d0 floordiv 8 + 3)>
// SKIP-NEXT: #map3 = affine_map<(d0) -> (d0 mod 8)>
// SKIP-NEXT: #map4 = affine_map<(d0) -> (d0 floordiv 3)>
// SKIP-NEXT: #map5 = affine_map<(d0) -> ((-(-d0 + 2) + 2) floordiv 3)>
// SKIP-NEXT: module {
// SKIP-NEXT:   func.func @quotients(%[[ARG0:[^ ]+]]: memref<256xf32>, %[[ARG1:[^ ]+]]: memref<64x64xf32>) {
// SKIP-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// SKIP-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[C256:[^ ]+]] = arith.constant 256 : index
// SKIP-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 100 step 2 {
// SKIP-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<256xf32, 1>
// SKIP-NEXT:       affine.for %[[ARG3:[^ ]+]] = #map(%[[ARG2]]) to #map1(%[[ARG2]]) {
// SKIP-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<256xf32>
// SKIP-NEXT:         affine.store %[[V1]], %[[ALLOC]][%[[ARG3]]] : memref<256xf32, 1>
// SKIP-NEXT:       }
// SKIP-NEXT:       %[[ALLOC_2:[^ ]+]] = memref.alloc() : memref<8x1xf32, 1>
// SKIP-NEXT:       affine.for %[[ARG3]] = 0 to 4 {
// SKIP-NEXT:         %[[V1]] = affine.apply #map2(%[[ARG2]], %[[ARG3]])
// SKIP-NEXT:         %[[V2:[^ ]+]] = affine.load %[[ALLOC]][(%[[ARG2]] + %[[ARG3]]) floordiv 4 + %[[ARG2]] floordiv 8 + 3] : memref<256xf32, 1>
// SKIP-NEXT:         %[[V3:[^ ]+]] = affine.apply #map3(%[[ARG2]])
// SKIP-NEXT:         %[[V4:[^ ]+]] = affine.apply #map4(%[[ARG2]])
// SKIP-NEXT:         affine.store %[[V2]], %[[ALLOC_2]][%[[ARG2]] mod 8, 0] : memref<8x1xf32, 1>
// SKIP-NEXT:       }
// SKIP-NEXT:       %[[V0:[^ ]+]] = affine.apply #map5(%[[ARG2]])
// SKIP-NEXT:       affine.for %[[ARG3]] = 0 to 8 {
// SKIP-NEXT:         %[[V1]] = affine.apply #map4(%[[ARG2]])
// SKIP-NEXT:         %[[V2]] = affine.load %[[ALLOC_2]][%[[ARG3]], 0] : memref<8x1xf32, 1>
// SKIP-NEXT:         affine.store %[[V2]], %[[ARG1]][%[[ARG3]], %[[ARG2]] floordiv 3] : memref<64x64xf32>
// SKIP-NEXT:       }
// SKIP-NEXT:       memref.dealloc %[[ALLOC_2]] : memref<8x1xf32, 1>
// SKIP-NEXT:       memref.dealloc %[[ALLOC]] : memref<256xf32, 1>
// SKIP-NEXT:     }
// SKIP-NEXT:     return
// SKIP-NEXT:   }
// SKIP-NEXT: }

// -----

func.func @greatest_and_least(%a: memref<256xf32>, %n: index) {
  affine.for %i = 0 to 100 step 2 {
    affine.for %j = max affine_map<(d0)[s0] -> (d0, s0)>(%i)[%n] to min affine_map<(d0)[s0] -> (d0 + 8, s0 + 8)>(%i)[%n] {
      %0 = affine.load %a[%j] : memref<256xf32>
      affine.store %0, %a[%j + 1] : memref<256xf32>
    }
  }
  return
}



// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 9)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (d0, s0)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0] -> (d0 + 8, s0 + 8)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @greatest_and_least(%[[ARG0:[^ ]+]]: memref<256xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C9:[^ ]+]] = arith.constant 9 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C9_0:[^ ]+]] = arith.constant 9 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[ARG1]])
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<9xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = %[[ARG1]] to #map1()[%[[ARG1]]] {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<256xf32>
// CHECK-NEXT:       affine.store %[[V2]], %[[ALLOC]][%[[ARG2]] - symbol(%[[ARG1]])] : memref<9xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 100 step 2 {
// CHECK-NEXT:       affine.for %[[ARG3:[^ ]+]] = max #map2(%[[ARG2]])[%[[ARG1]]] to min #map3(%[[ARG2]])[%[[ARG1]]] {
// CHECK-NEXT:         %[[V2]] = affine.load %[[ALLOC]][%[[ARG3]] - symbol(%[[ARG1]])] : memref<9xf32, 1>
// CHECK-NEXT:         %[[V3:[^ ]+]] = affine.apply #map4(%[[ARG3]])
// CHECK-NEXT:         affine.store %[[V2]], %[[ALLOC]][%[[ARG3]] - symbol(%[[ARG1]]) + 1] : memref<9xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map(%[[ARG1]])
// CHECK-NEXT:     affine.for %[[ARG2]] = %[[ARG1]] to #map1()[%[[ARG1]]] {
// CHECK-NEXT:       %[[V2]] = affine.load %[[ALLOC]][%[[ARG2]] - symbol(%[[ARG1]])] : memref<9xf32, 1>
// CHECK-NEXT:       affine.store %[[V2]], %[[ARG0]][%[[ARG2]]] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<9xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// SKIP: #map = affine_map<(d0, d1) -> (d0)>
// SKIP-NEXT: #map1 = affine_map<(d0) -> (d0)>
// SKIP-NEXT: #map2 = affine_map<(d0) -> (d0 + 9)>
// SKIP-NEXT: #map3 = affine_map<(d0)[s0] -> (d0, s0)>
// SKIP-NEXT: #map4 = affine_map<(d0)[s0] -> (d0 + 8, s0 + 8)>
// SKIP-NEXT: #map5 = affine_map<(d0) -> (d0 + 1)>
// SKIP-NEXT: module {
// SKIP-NEXT:   func.func @greatest_and_least(%[[ARG0:[^ ]+]]: memref<256xf32>, %[[ARG1:[^ ]+]]: index) {
// SKIP-NEXT:     %[[C9:[^ ]+]] = arith.constant 9 : index
// SKIP-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[C9_0:[^ ]+]] = arith.constant 9 : index
// SKIP-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 100 step 2 {
// SKIP-NEXT:       %[[V0:[^ ]+]] = affine.apply #map(%[[ARG2]], %[[ARG1]])
// SKIP-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<9xf32, 1>
// SKIP-NEXT:       affine.for %[[ARG3:[^ ]+]] = #map1(%[[ARG2]]) to #map2(%[[ARG2]]) {
// SKIP-NEXT:         %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<256xf32>
// SKIP-NEXT:         affine.store %[[V2]], %[[ALLOC]][%[[ARG3]] - %[[ARG2]]] : memref<9xf32, 1>
// SKIP-NEXT:       }
// SKIP-NEXT:       affine.for %[[ARG3]] = max #map3(%[[ARG2]])[%[[ARG1]]] to min #map4(%[[ARG2]])[%[[ARG1]]] {
// SKIP-NEXT:         %[[V2]] = affine.load %[[ALLOC]][-%[[ARG2]] + %[[ARG3]]] : memref<9xf32, 1>
// SKIP-NEXT:         %[[V3:[^ ]+]] = affine.apply #map5(%[[ARG3]])
// SKIP-NEXT:         affine.store %[[V2]], %[[ALLOC]][-%[[ARG2]] + %[[ARG3]] + 1] : memref<9xf32, 1>
// SKIP-NEXT:       }
// SKIP-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG2]], %[[ARG1]])
// SKIP-NEXT:       affine.for %[[ARG3]] = #map1(%[[ARG2]]) to #map2(%[[ARG2]]) {
// SKIP-NEXT:         %[[V2]] = affine.load %[[ALLOC]][%[[ARG3]] - %[[ARG2]]] : memref<9xf32, 1>
// SKIP-NEXT:         affine.store %[[V2]], %[[ARG0]][%[[ARG3]]] : memref<256xf32>
// SKIP-NEXT:       }
// SKIP-NEXT:       memref.dealloc %[[ALLOC]] : memref<9xf32, 1>
// SKIP-NEXT:     }
// SKIP-NEXT:     return
// SKIP-NEXT:   }
// SKIP-NEXT: }

// -----

func.func @side_by_side(%a: memref<256xf32>, %b: memref<16x16xf32>) {
  affine.for %i = 0 to 16 step 2 {
    affine.parallel (%j, %k) = (0, 2) to (4, min(7, 9)) {
      %0 = affine.load %a[%j + %k] : memref<256xf32>
      affine.store %0, %b[%i, %j] : memref<16x16xf32>
    }
  }
  return
}



// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @side_by_side(%[[ARG0:[^ ]+]]: memref<256xf32>, %[[ARG1:[^ ]+]]: memref<16x16xf32>) {
// CHECK-NEXT:     %[[C256:[^ ]+]] = arith.constant 256 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 2 to 10 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<256xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG2]] - 2] : memref<8xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[ALLOC_2:[^ ]+]] = memref.alloc() : memref<16x16xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 16 step 2 {
// CHECK-NEXT:       affine.parallel (%[[ARG3:[^ ]+]], %[[ARG4:[^ ]+]]) = (0, 2) to (4, min(7, 9)) {
// CHECK-NEXT:         %[[V0]] = affine.apply #map(%[[ARG3]], %[[ARG4]])
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG3]] + %[[ARG4]] - 2] : memref<8xf32, 1>
// CHECK-NEXT:         affine.store %[[V1]], %[[ALLOC_2]][%[[ARG2]], %[[ARG3]]] : memref<16x16xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 16 {
// CHECK-NEXT:       affine.for %[[ARG3]] = 0 to 16 {
// CHECK-NEXT:         %[[V0]] = affine.load %[[ALLOC_2]][%[[ARG2]], %[[ARG3]]] : memref<16x16xf32, 1>
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG1]][%[[ARG2]], %[[ARG3]]] : memref<16x16xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC_2]] : memref<16x16xf32, 1>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<8xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// SKIP: module {
// SKIP-NEXT:   func.func @side_by_side(%[[ARG0:[^ ]+]]: memref<256xf32>, %[[ARG1:[^ ]+]]: memref<16x16xf32>) {
// SKIP-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 16 step 2 {
// SKIP-NEXT:       affine.parallel (%[[ARG3:[^ ]+]], %[[ARG4:[^ ]+]]) = (0, 2) to (4, min(7, 9)) {
// SKIP-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]] + %[[ARG4]]] : memref<256xf32>
// SKIP-NEXT:         affine.store %[[V0]], %[[ARG1]][%[[ARG2]], %[[ARG3]]] : memref<16x16xf32>
// SKIP-NEXT:       }
// SKIP-NEXT:     }
// SKIP-NEXT:     return
// SKIP-NEXT:   }
// SKIP-NEXT: }

// -----

func.func @in_branches(%a: memref<64xf32>, %n: index) {
  affine.for %i = 0 to 16 step 2 {
    affine.if affine_set<(d0)[s0] : (d0 - 3 >= 0, s0 - d0 >= 0)>(%i)[%n] {
      %0 = affine.load %a[%i] : memref<64xf32>
      affine.store %0, %a[%i + symbol(%n)] : memref<64xf32>
    }
  }
  return
}



// CHECK: #set = affine_set<(d0)[s0] : (d0 - 3 >= 0, -d0 + s0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @in_branches(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C64_0:[^ ]+]] = arith.constant 64 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<64xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 64 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<64xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG2]]] : memref<64xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 16 step 2 {
// CHECK-NEXT:       affine.if #set(%[[ARG2]])[%[[ARG1]]] {
// CHECK-NEXT:         %[[V0]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<64xf32, 1>
// CHECK-NEXT:         affine.store %[[V0]], %[[ALLOC]][%[[ARG2]] + symbol(%[[ARG1]])] : memref<64xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 64 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<64xf32, 1>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<64xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// SKIP: #set = affine_set<(d0)[s0] : (d0 - 3 >= 0, -d0 + s0 >= 0)>
// SKIP-NEXT: module {
// SKIP-NEXT:   func.func @in_branches(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: index) {
// SKIP-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 16 step 2 {
// SKIP-NEXT:       affine.if #set(%[[ARG2]])[%[[ARG1]]] {
// SKIP-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<64xf32>
// SKIP-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG2]] + symbol(%[[ARG1]])] : memref<64xf32>
// SKIP-NEXT:       }
// SKIP-NEXT:     }
// SKIP-NEXT:     return
// SKIP-NEXT:   }
// SKIP-NEXT: }

// -----

func.func @unknown_sizes(%a: memref<?x8xf32>, %b: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 8 step 2 {
    affine.for %j = 0 to 5 {
      %0 = affine.load %a[%i + %j, %j] : memref<?x8xf32>
      affine.store %0, %b[%n] : memref<?xf32>
    }
  }
  return
}



// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @unknown_sizes(%[[ARG0:[^ ]+]]: memref<?x8xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 8 step 2 {
// CHECK-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to 5 {
// CHECK-NEXT:         %[[V3:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]] + %[[ARG4]], %[[ARG4]]] : memref<?x8xf32>
// CHECK-NEXT:         affine.store %[[V3]], %[[ALLOC]][0] : memref<1xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[ARG2]])
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG2]]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<1xf32, 1>
// CHECK-NEXT:     affine.store %[[V2]], %[[ARG1]][symbol(%[[ARG2]])] : memref<?xf32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<1xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// SKIP: #map = affine_map<(d0) -> (d0)>
// SKIP-NEXT: #map1 = affine_map<()[s0] -> (s0)>
// SKIP-NEXT: module {
// SKIP-NEXT:   func.func @unknown_sizes(%[[ARG0:[^ ]+]]: memref<?x8xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: index) {
// SKIP-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// SKIP-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1xf32, 1>
// SKIP-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 8 step 2 {
// SKIP-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to 5 {
// SKIP-NEXT:         %[[V3:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]] + %[[ARG4]], %[[ARG4]]] : memref<?x8xf32>
// SKIP-NEXT:         affine.store %[[V3]], %[[ALLOC]][0] : memref<1xf32, 1>
// SKIP-NEXT:       }
// SKIP-NEXT:     }
// SKIP-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[ARG2]])
// SKIP-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG2]]]
// SKIP-NEXT:     %[[V2:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<1xf32, 1>
// SKIP-NEXT:     affine.store %[[V2]], %[[ARG1]][symbol(%[[ARG2]])] : memref<?xf32>
// SKIP-NEXT:     memref.dealloc %[[ALLOC]] : memref<1xf32, 1>
// SKIP-NEXT:     return
// SKIP-NEXT:   }
// SKIP-NEXT: }

// -----

func.func @computed(%a: memref<64xvector<4xf32>>, %n: index) {
  affine.for %i = 0 to 16 {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 * 2 + s0 mod 4)>(%i)[%n]
    %1 = affine.load %a[%0] : memref<64xvector<4xf32>>
    affine.store %1, %a[%0 + 3] : memref<64xvector<4xf32>>
  }
  return
}



// CHECK: #map = affine_map<(d0)[s0] -> (d0 * 2 + s0 mod 4)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @computed(%[[ARG0:[^ ]+]]: memref<64xvector<4xf32>>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C37:[^ ]+]] = arith.constant 37 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C37_0:[^ ]+]] = arith.constant 37 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<37xvector<4xf32>, 1>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 37 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<64xvector<4xf32>>
// CHECK-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG2]]] : memref<37xvector<4xf32>, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 16 {
// CHECK-NEXT:       %[[V0]] = affine.apply #map(%[[ARG2]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG2]] * 2 + symbol(%[[ARG1]]) mod 4] : memref<37xvector<4xf32>, 1>
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map1(%[[V0]])
// CHECK-NEXT:       affine.store %[[V1]], %[[ALLOC]][%[[ARG2]] * 2 + symbol(%[[ARG1]]) mod 4 + 3] : memref<37xvector<4xf32>, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 37 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<37xvector<4xf32>, 1>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<64xvector<4xf32>>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<37xvector<4xf32>, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// SKIP: #map = affine_map<(d0)[s0] -> (d0 * 2 + s0 mod 4)>
// SKIP-NEXT: #map1 = affine_map<(d0) -> (d0 + 3)>
// SKIP-NEXT: module {
// SKIP-NEXT:   func.func @computed(%[[ARG0:[^ ]+]]: memref<64xvector<4xf32>>, %[[ARG1:[^ ]+]]: index) {
// SKIP-NEXT:     %[[C37:[^ ]+]] = arith.constant 37 : index
// SKIP-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[C37_0:[^ ]+]] = arith.constant 37 : index
// SKIP-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<37xvector<4xf32>, 1>
// SKIP-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 37 {
// SKIP-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<64xvector<4xf32>>
// SKIP-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG2]]] : memref<37xvector<4xf32>, 1>
// SKIP-NEXT:     }
// SKIP-NEXT:     affine.for %[[ARG2]] = 0 to 16 {
// SKIP-NEXT:       %[[V0]] = affine.apply #map(%[[ARG2]])[%[[ARG1]]]
// SKIP-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG2]] * 2 + symbol(%[[ARG1]]) mod 4] : memref<37xvector<4xf32>, 1>
// SKIP-NEXT:       %[[V2:[^ ]+]] = affine.apply #map1(%[[V0]])
// SKIP-NEXT:       affine.store %[[V1]], %[[ALLOC]][%[[ARG2]] * 2 + symbol(%[[ARG1]]) mod 4 + 3] : memref<37xvector<4xf32>, 1>
// SKIP-NEXT:     }
// SKIP-NEXT:     affine.for %[[ARG2]] = 0 to 37 {
// SKIP-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<37xvector<4xf32>, 1>
// SKIP-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<64xvector<4xf32>>
// SKIP-NEXT:     }
// SKIP-NEXT:     memref.dealloc %[[ALLOC]] : memref<37xvector<4xf32>, 1>
// SKIP-NEXT:     return
// SKIP-NEXT:   }
// SKIP-NEXT: }

// -----

// By the product nothing is known of where it reads: all is copied.
func.func @all_of_it(%a: memref<64x2xindex>, %i: index) {
  %c = arith.constant 3 : index
  affine.for %j = 0 to 16 {
    affine.for %k = 0 to affine_map<(d0)[s0] -> (d0 * s0)>(%j)[%i] {
      %0 = affine.load %a[%k, symbol(%c) - 3] : memref<64x2xindex>
      affine.store %0, %a[%j, 1] : memref<64x2xindex>
    }
  }
  return
}



// CHECK: #map = affine_map<(d0)[s0] -> (d0 * s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @all_of_it(%[[ARG0:[^ ]+]]: memref<64x2xindex>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C128:[^ ]+]] = arith.constant 128 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C128_0:[^ ]+]] = arith.constant 128 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<64x2xindex, 1>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 64 {
// CHECK-NEXT:       affine.for %[[ARG3:[^ ]+]] = 0 to 2 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<64x2xindex>
// CHECK-NEXT:         affine.store %[[V0]], %[[ALLOC]][%[[ARG2]], %[[ARG3]]] : memref<64x2xindex, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 16 {
// CHECK-NEXT:       affine.for %[[ARG3]] = 0 to #map(%[[ARG2]])[%[[ARG1]]] {
// CHECK-NEXT:         %[[V0]] = affine.load %[[ALLOC]][%[[ARG3]], 0] : memref<64x2xindex, 1>
// CHECK-NEXT:         affine.store %[[V0]], %[[ALLOC]][%[[ARG2]], 1] : memref<64x2xindex, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 64 {
// CHECK-NEXT:       affine.for %[[ARG3]] = 0 to 2 {
// CHECK-NEXT:         %[[V0]] = affine.load %[[ALLOC]][%[[ARG2]], %[[ARG3]]] : memref<64x2xindex, 1>
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<64x2xindex>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<64x2xindex, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// SKIP: #map = affine_map<(d0)[s0] -> (d0 * s0)>
// SKIP-NEXT: module {
// SKIP-NEXT:   func.func @all_of_it(%[[ARG0:[^ ]+]]: memref<64x2xindex>, %[[ARG1:[^ ]+]]: index) {
// SKIP-NEXT:     %[[C128:[^ ]+]] = arith.constant 128 : index
// SKIP-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[C128_0:[^ ]+]] = arith.constant 128 : index
// SKIP-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// SKIP-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<64x2xindex, 1>
// SKIP-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 64 {
// SKIP-NEXT:       affine.for %[[ARG3:[^ ]+]] = 0 to 2 {
// SKIP-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<64x2xindex>
// SKIP-NEXT:         affine.store %[[V0]], %[[ALLOC]][%[[ARG2]], %[[ARG3]]] : memref<64x2xindex, 1>
// SKIP-NEXT:       }
// SKIP-NEXT:     }
// SKIP-NEXT:     affine.for %[[ARG2]] = 0 to 16 {
// SKIP-NEXT:       affine.for %[[ARG3]] = 0 to #map(%[[ARG2]])[%[[ARG1]]] {
// SKIP-NEXT:         %[[V0]] = affine.load %[[ALLOC]][%[[ARG3]], 0] : memref<64x2xindex, 1>
// SKIP-NEXT:         affine.store %[[V0]], %[[ALLOC]][%[[ARG2]], 1] : memref<64x2xindex, 1>
// SKIP-NEXT:       }
// SKIP-NEXT:     }
// SKIP-NEXT:     affine.for %[[ARG2]] = 0 to 64 {
// SKIP-NEXT:       affine.for %[[ARG3]] = 0 to 2 {
// SKIP-NEXT:         %[[V0]] = affine.load %[[ALLOC]][%[[ARG2]], %[[ARG3]]] : memref<64x2xindex, 1>
// SKIP-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<64x2xindex>
// SKIP-NEXT:       }
// SKIP-NEXT:     }
// SKIP-NEXT:     memref.dealloc %[[ALLOC]] : memref<64x2xindex, 1>
// SKIP-NEXT:     return
// SKIP-NEXT:   }
// SKIP-NEXT: }

// -----

func.func @other_uses(%a: memref<64xf32>, %b: memref<64xf32>) {
  affine.for %i = 0 to 16 {
    affine.prefetch %a[%i + 1], read, locality<3>, data : memref<64xf32>
    %0 = affine.vector_load %a[%i + 2] : memref<64xf32>, vector<4xf32>
    %1 = affine.load %a[%i + 1] : memref<64xf32>
    %2 = affine.load %b[%i + 1] : memref<64xf32>
    "test.use"(%b, %0, %1, %2) : (memref<64xf32>, vector<4xf32>, f32, f32) -> ()
  }
  return
}



// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @other_uses(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: memref<64xf32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C16_1:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<16xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 1 to 17 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<64xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG2]] - 1] : memref<16xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[ALLOC_4:[^ ]+]] = memref.alloc() : memref<16xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG2]] = 1 to 17 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ARG1]][%[[ARG2]]] : memref<64xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ALLOC_4]][%[[ARG2]] - 1] : memref<16xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 16 {
// CHECK-NEXT:       %[[V0]] = affine.apply #map(%[[ARG2]])
// CHECK-NEXT:       affine.prefetch %[[ALLOC]][%[[ARG2]]], read, locality<3>, data : memref<16xf32, 1>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.apply #map1(%[[ARG2]])
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.vector_load %[[ALLOC]][%[[ARG2]] + 1] : memref<16xf32, 1>, vector<4xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map(%[[ARG2]])
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<16xf32, 1>
// CHECK-NEXT:       %[[V5:[^ ]+]] = affine.load %[[ARG1]][%[[ARG2]] + 1] : memref<64xf32>
// CHECK-NEXT:       "test.use"(%[[ARG1]], %[[V2]], %[[V4]], %[[V5]]) : (memref<64xf32>, vector<4xf32>, f32, f32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC_4]] : memref<16xf32, 1>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<16xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// SKIP: #map = affine_map<(d0) -> (d0 + 1)>
// SKIP-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// SKIP-NEXT: module {
// SKIP-NEXT:   func.func @other_uses(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: memref<64xf32>) {
// SKIP-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// SKIP-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// SKIP-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// SKIP-NEXT:     %[[C16_1:[^ ]+]] = arith.constant 16 : index
// SKIP-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<16xf32, 1>
// SKIP-NEXT:     affine.for %[[ARG2:[^ ]+]] = 1 to 17 {
// SKIP-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<64xf32>
// SKIP-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG2]] - 1] : memref<16xf32, 1>
// SKIP-NEXT:     }
// SKIP-NEXT:     %[[ALLOC_4:[^ ]+]] = memref.alloc() : memref<16xf32, 1>
// SKIP-NEXT:     affine.for %[[ARG2]] = 1 to 17 {
// SKIP-NEXT:       %[[V0]] = affine.load %[[ARG1]][%[[ARG2]]] : memref<64xf32>
// SKIP-NEXT:       affine.store %[[V0]], %[[ALLOC_4]][%[[ARG2]] - 1] : memref<16xf32, 1>
// SKIP-NEXT:     }
// SKIP-NEXT:     affine.for %[[ARG2]] = 0 to 16 {
// SKIP-NEXT:       %[[V0]] = affine.apply #map(%[[ARG2]])
// SKIP-NEXT:       affine.prefetch %[[ALLOC]][%[[ARG2]]], read, locality<3>, data : memref<16xf32, 1>
// SKIP-NEXT:       %[[V1:[^ ]+]] = affine.apply #map1(%[[ARG2]])
// SKIP-NEXT:       %[[V2:[^ ]+]] = affine.vector_load %[[ALLOC]][%[[ARG2]] + 1] : memref<16xf32, 1>, vector<4xf32>
// SKIP-NEXT:       %[[V3:[^ ]+]] = affine.apply #map(%[[ARG2]])
// SKIP-NEXT:       %[[V4:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<16xf32, 1>
// SKIP-NEXT:       %[[V5:[^ ]+]] = affine.load %[[ARG1]][%[[ARG2]] + 1] : memref<64xf32>
// SKIP-NEXT:       "test.use"(%[[ARG1]], %[[V2]], %[[V4]], %[[V5]]) : (memref<64xf32>, vector<4xf32>, f32, f32) -> ()
// SKIP-NEXT:     }
// SKIP-NEXT:     memref.dealloc %[[ALLOC_4]] : memref<16xf32, 1>
// SKIP-NEXT:     memref.dealloc %[[ALLOC]] : memref<16xf32, 1>
// SKIP-NEXT:     return
// SKIP-NEXT:   }
// SKIP-NEXT: }

// -----

func.func @given_back() {
  %a = memref.alloc() : memref<64xf32>
  affine.for %i = 0 to 16 {
    %b = memref.alloc() : memref<16xf32>
    %0 = affine.load %a[%i + 1] : memref<64xf32>
    affine.store %0, %b[%i] : memref<16xf32>
    memref.dealloc %b : memref<16xf32>
  }
  memref.dealloc %a : memref<64xf32>
  return
}



// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @given_back() {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<64xf32>
// CHECK-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<16xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG0:[^ ]+]] = 1 to 17 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG0]]] : memref<64xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ALLOC_1]][%[[ARG0]] - 1] : memref<16xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG0]] = 0 to 16 {
// CHECK-NEXT:       %[[ALLOC_2:[^ ]+]] = memref.alloc() : memref<16xf32>
// CHECK-NEXT:       %[[V0]] = affine.apply #map(%[[ARG0]])
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ALLOC_1]][%[[ARG0]]] : memref<16xf32, 1>
// CHECK-NEXT:       affine.store %[[V1]], %[[ALLOC_2]][%[[ARG0]]] : memref<16xf32>
// CHECK-NEXT:       memref.dealloc %[[ALLOC_2]] : memref<16xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC_1]] : memref<16xf32, 1>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<64xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// SKIP: #map = affine_map<(d0) -> (d0 + 1)>
// SKIP-NEXT: module {
// SKIP-NEXT:   func.func @given_back() {
// SKIP-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// SKIP-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// SKIP-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<64xf32>
// SKIP-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<16xf32, 1>
// SKIP-NEXT:     affine.for %[[ARG0:[^ ]+]] = 1 to 17 {
// SKIP-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG0]]] : memref<64xf32>
// SKIP-NEXT:       affine.store %[[V0]], %[[ALLOC_1]][%[[ARG0]] - 1] : memref<16xf32, 1>
// SKIP-NEXT:     }
// SKIP-NEXT:     affine.for %[[ARG0]] = 0 to 16 {
// SKIP-NEXT:       %[[ALLOC_2:[^ ]+]] = memref.alloc() : memref<16xf32>
// SKIP-NEXT:       %[[V0]] = affine.apply #map(%[[ARG0]])
// SKIP-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ALLOC_1]][%[[ARG0]]] : memref<16xf32, 1>
// SKIP-NEXT:       affine.store %[[V1]], %[[ALLOC_2]][%[[ARG0]]] : memref<16xf32>
// SKIP-NEXT:       memref.dealloc %[[ALLOC_2]] : memref<16xf32>
// SKIP-NEXT:     }
// SKIP-NEXT:     memref.dealloc %[[ALLOC_1]] : memref<16xf32, 1>
// SKIP-NEXT:     memref.dealloc %[[ALLOC]] : memref<64xf32>
// SKIP-NEXT:     return
// SKIP-NEXT:   }
// SKIP-NEXT: }
