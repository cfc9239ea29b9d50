// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{tile-size=4}))' --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{tile-sizes=3,1}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=EACH
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-tile{tile-size=5 tile-sizes=3,1}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=ALL

// Bounds of all kinds: the size divides how often a loop runs, or it does not, or that is not known.
func.func @bounds(%m: memref<?x?xf32>, %f: f32, %n: index, %k: index) {
  affine.for %i = 0 to 64 {
    affine.for %j = %n to 62 {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
    }
  }
  affine.for %i = 0 to min affine_map<(d0)[s0] -> (d0 floordiv 2, s0, 100)>(%n)[%k] step 3 {
    affine.for %j = max affine_map<()[s0] -> (s0, 4)>()[%k] to affine_map<()[s0] -> (s0 * 8)>()[%n] {
      affine.store %f, %m[%i, %j] : memref<?x?xf32>
    }
  }
  return
}




// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 4, 62)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0] -> (d0 floordiv 2, s0, 100)>
// CHECK-NEXT: #map4 = affine_map<()[s0] -> (s0, 4)>
// CHECK-NEXT: #map5 = affine_map<()[s0] -> (s0 * 8)>
// CHECK-NEXT: #map6 = affine_map<(d0, d1)[s0] -> (d1 + 12, d0 floordiv 2, s0, 100)>
// CHECK-NEXT: #map7 = affine_map<(d0)[s0] -> (d0 + 4, s0 * 8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @bounds(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to 64 step 4 {
// CHECK-NEXT:       affine.for %[[ARG5:[^ ]+]] = %[[ARG2]] to 62 step 4 {
// CHECK-NEXT:         affine.for %[[ARG6:[^ ]+]] = #map(%[[ARG4]]) to #map1(%[[ARG4]]) {
// CHECK-NEXT:           affine.for %[[ARG7:[^ ]+]] = #map(%[[ARG5]]) to min #map2(%[[ARG5]]) {
// CHECK-NEXT:             affine.store %[[ARG1]], %[[ARG0]][%[[ARG6]], %[[ARG7]]] : memref<?x?xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4]] = 0 to min #map3(%[[ARG2]])[%[[ARG3]]] step 12 {
// CHECK-NEXT:       affine.for %[[ARG5]] = max #map4()[%[[ARG3]]] to #map5()[%[[ARG2]]] step 4 {
// CHECK-NEXT:         affine.for %[[ARG6]] = #map(%[[ARG4]]) to min #map6(%[[ARG2]], %[[ARG4]])[%[[ARG3]]] step 3 {
// CHECK-NEXT:           affine.for %[[ARG7]] = #map(%[[ARG5]]) to min #map7(%[[ARG5]])[%[[ARG2]]] {
// CHECK-NEXT:             affine.store %[[ARG1]], %[[ARG0]][%[[ARG6]], %[[ARG7]]] : memref<?x?xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// EACH: #map = affine_map<(d0) -> (d0)>
// EACH-NEXT: #map1 = affine_map<(d0) -> (d0 + 3, 64)>
// EACH-NEXT: #map2 = affine_map<(d0) -> (d0 + 1)>
// EACH-NEXT: #map3 = affine_map<(d0)[s0] -> (d0 floordiv 2, s0, 100)>
// EACH-NEXT: #map4 = affine_map<()[s0] -> (s0, 4)>
// EACH-NEXT: #map5 = affine_map<()[s0] -> (s0 * 8)>
// EACH-NEXT: #map6 = affine_map<(d0, d1)[s0] -> (d1 + 9, d0 floordiv 2, s0, 100)>
// EACH-NEXT: module {
// EACH-NEXT:   func.func @bounds(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// EACH-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to 64 step 3 {
// EACH-NEXT:       affine.for %[[ARG5:[^ ]+]] = %[[ARG2]] to 62 {
// EACH-NEXT:         affine.for %[[ARG6:[^ ]+]] = #map(%[[ARG4]]) to min #map1(%[[ARG4]]) {
// EACH-NEXT:           affine.for %[[ARG7:[^ ]+]] = #map(%[[ARG5]]) to #map2(%[[ARG5]]) {
// EACH-NEXT:             affine.store %[[ARG1]], %[[ARG0]][%[[ARG6]], %[[ARG7]]] : memref<?x?xf32>
// EACH-NEXT:           }
// EACH-NEXT:         }
// EACH-NEXT:       }
// EACH-NEXT:     }
// EACH-NEXT:     affine.for %[[ARG4]] = 0 to min #map3(%[[ARG2]])[%[[ARG3]]] step 9 {
// EACH-NEXT:       affine.for %[[ARG5]] = max #map4()[%[[ARG3]]] to #map5()[%[[ARG2]]] {
// EACH-NEXT:         affine.for %[[ARG6]] = #map(%[[ARG4]]) to min #map6(%[[ARG2]], %[[ARG4]])[%[[ARG3]]] step 3 {
// EACH-NEXT:           affine.for %[[ARG7]] = #map(%[[ARG5]]) to #map2(%[[ARG5]]) {
// EACH-NEXT:             affine.store %[[ARG1]], %[[ARG0]][%[[ARG6]], %[[ARG7]]] : memref<?x?xf32>
// EACH-NEXT:           }
// EACH-NEXT:         }
// EACH-NEXT:       }
// EACH-NEXT:     }
// EACH-NEXT:     return
// EACH-NEXT:   }
// EACH-NEXT: }

// ALL: #map = affine_map<(d0) -> (d0)>
// ALL-NEXT: #map1 = affine_map<(d0) -> (d0 + 5, 64)>
// ALL-NEXT: #map2 = affine_map<(d0) -> (d0 + 5, 62)>
// ALL-NEXT: #map3 = affine_map<(d0)[s0] -> (d0 floordiv 2, s0, 100)>
// ALL-NEXT: #map4 = affine_map<()[s0] -> (s0, 4)>
// ALL-NEXT: #map5 = affine_map<()[s0] -> (s0 * 8)>
// ALL-NEXT: #map6 = affine_map<(d0, d1)[s0] -> (d1 + 15, d0 floordiv 2, s0, 100)>
// ALL-NEXT: #map7 = affine_map<(d0)[s0] -> (d0 + 5, s0 * 8)>
// ALL-NEXT: module {
// ALL-NEXT:   func.func @bounds(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// ALL-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to 64 step 5 {
// ALL-NEXT:       affine.for %[[ARG5:[^ ]+]] = %[[ARG2]] to 62 step 5 {
// ALL-NEXT:         affine.for %[[ARG6:[^ ]+]] = #map(%[[ARG4]]) to min #map1(%[[ARG4]]) {
// ALL-NEXT:           affine.for %[[ARG7:[^ ]+]] = #map(%[[ARG5]]) to min #map2(%[[ARG5]]) {
// ALL-NEXT:             affine.store %[[ARG1]], %[[ARG0]][%[[ARG6]], %[[ARG7]]] : memref<?x?xf32>
// ALL-NEXT:           }
// ALL-NEXT:         }
// ALL-NEXT:       }
// ALL-NEXT:     }
// ALL-NEXT:     affine.for %[[ARG4]] = 0 to min #map3(%[[ARG2]])[%[[ARG3]]] step 15 {
// ALL-NEXT:       affine.for %[[ARG5]] = max #map4()[%[[ARG3]]] to #map5()[%[[ARG2]]] step 5 {
// ALL-NEXT:         affine.for %[[ARG6]] = #map(%[[ARG4]]) to min #map6(%[[ARG2]], %[[ARG4]])[%[[ARG3]]] step 3 {
// ALL-NEXT:           affine.for %[[ARG7]] = #map(%[[ARG5]]) to min #map7(%[[ARG5]])[%[[ARG2]]] {
// ALL-NEXT:             affine.store %[[ARG1]], %[[ARG0]][%[[ARG6]], %[[ARG7]]] : memref<?x?xf32>
// ALL-NEXT:           }
// ALL-NEXT:         }
// ALL-NEXT:       }
// ALL-NEXT:     }
// ALL-NEXT:     return
// ALL-NEXT:   }
// ALL-NEXT: }

// -----

// Loops that run less often than tiles are long.
func.func @short(%m: memref<8x8xf32>, %f: f32) {
  affine.for %i = 0 to 2 {
    affine.for %j = 5 to 5 {
      affine.store %f, %m[%i, %j] : memref<8x8xf32>
    }
  }
  affine.for %i = 0 to 5 step 2 {
    affine.store %f, %m[%i, %i] : memref<8x8xf32>
  }
  return
}




// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 6)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @short(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 2 step 4 {
// CHECK-NEXT:       affine.for %[[ARG3:[^ ]+]] = 5 to 5 step 4 {
// CHECK-NEXT:         affine.for %[[ARG4:[^ ]+]] = #map(%[[ARG2]]) to #map1(%[[ARG2]]) {
// CHECK-NEXT:           affine.for %[[ARG5:[^ ]+]] = #map(%[[ARG3]]) to #map(%[[ARG3]]) {
// CHECK-NEXT:             affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]], %[[ARG5]]] : memref<8x8xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 5 step 8 {
// CHECK-NEXT:       affine.for %[[ARG3]] = #map(%[[ARG2]]) to #map2(%[[ARG2]]) step 2 {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]], %[[ARG3]]] : memref<8x8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// EACH: #map = affine_map<(d0) -> (d0)>
// EACH-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// EACH-NEXT: #map2 = affine_map<(d0) -> (d0 + 6)>
// EACH-NEXT: module {
// EACH-NEXT:   func.func @short(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: f32) {
// EACH-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 2 step 3 {
// EACH-NEXT:       affine.for %[[ARG3:[^ ]+]] = 5 to 5 {
// EACH-NEXT:         affine.for %[[ARG4:[^ ]+]] = #map(%[[ARG2]]) to #map1(%[[ARG2]]) {
// EACH-NEXT:           affine.for %[[ARG5:[^ ]+]] = #map(%[[ARG3]]) to #map(%[[ARG3]]) {
// EACH-NEXT:             affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]], %[[ARG5]]] : memref<8x8xf32>
// EACH-NEXT:           }
// EACH-NEXT:         }
// EACH-NEXT:       }
// EACH-NEXT:     }
// EACH-NEXT:     affine.for %[[ARG2]] = 0 to 5 step 6 {
// EACH-NEXT:       affine.for %[[ARG3]] = #map(%[[ARG2]]) to #map2(%[[ARG2]]) step 2 {
// EACH-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]], %[[ARG3]]] : memref<8x8xf32>
// EACH-NEXT:       }
// EACH-NEXT:     }
// EACH-NEXT:     return
// EACH-NEXT:   }
// EACH-NEXT: }

// ALL: #map = affine_map<(d0) -> (d0)>
// ALL-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// ALL-NEXT: #map2 = affine_map<(d0) -> (d0 + 6)>
// ALL-NEXT: module {
// ALL-NEXT:   func.func @short(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: f32) {
// ALL-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 2 step 5 {
// ALL-NEXT:       affine.for %[[ARG3:[^ ]+]] = 5 to 5 step 5 {
// ALL-NEXT:         affine.for %[[ARG4:[^ ]+]] = #map(%[[ARG2]]) to #map1(%[[ARG2]]) {
// ALL-NEXT:           affine.for %[[ARG5:[^ ]+]] = #map(%[[ARG3]]) to #map(%[[ARG3]]) {
// ALL-NEXT:             affine.store %[[ARG1]], %[[ARG0]][%[[ARG4]], %[[ARG5]]] : memref<8x8xf32>
// ALL-NEXT:           }
// ALL-NEXT:         }
// ALL-NEXT:       }
// ALL-NEXT:     }
// ALL-NEXT:     affine.for %[[ARG2]] = 0 to 5 step 10 {
// ALL-NEXT:       affine.for %[[ARG3]] = #map(%[[ARG2]]) to #map2(%[[ARG2]]) step 2 {
// ALL-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]], %[[ARG3]]] : memref<8x8xf32>
// ALL-NEXT:       }
// ALL-NEXT:     }
// ALL-NEXT:     return
// ALL-NEXT:   }
// ALL-NEXT: }

// -----

// A nest goes on as long as a loop holds nothing but a loop; nests in other ops stay.
func.func @nests(%m: memref<8x8x8xf32>, %f: f32, %c: i1) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 8 {
        affine.store %f, %m[%i, %j, %k] : memref<8x8x8xf32>
      }
      affine.for %k = 0 to 8 {
        affine.store %f, %m[%i, %j, %k] : memref<8x8x8xf32>
      }
    }
  }
  scf.if %c {
    affine.for %i = 0 to 8 {
      affine.store %f, %m[%i, %i, %i] : memref<8x8x8xf32>
    }
  }
  affine.for %i = 0 to 8 {
  }
  return
}




// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @nests(%[[ARG0:[^ ]+]]: memref<8x8x8xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i1) {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 8 step 4 {
// CHECK-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to 8 step 4 {
// CHECK-NEXT:         affine.for %[[ARG5:[^ ]+]] = #map(%[[ARG3]]) to #map1(%[[ARG3]]) {
// CHECK-NEXT:           affine.for %[[ARG6:[^ ]+]] = #map(%[[ARG4]]) to #map1(%[[ARG4]]) {
// CHECK-NEXT:             affine.for %[[ARG7:[^ ]+]] = 0 to 8 {
// CHECK-NEXT:               affine.store %[[ARG1]], %[[ARG0]][%[[ARG5]], %[[ARG6]], %[[ARG7]]] : memref<8x8x8xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:             affine.for %[[ARG7]] = 0 to 8 {
// CHECK-NEXT:               affine.store %[[ARG1]], %[[ARG0]][%[[ARG5]], %[[ARG6]], %[[ARG7]]] : memref<8x8x8xf32>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %[[ARG2]] {
// CHECK-NEXT:       affine.for %[[ARG3]] = 0 to 8 {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]], %[[ARG3]], %[[ARG3]]] : memref<8x8x8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG3]] = 0 to 8 step 4 {
// CHECK-NEXT:       affine.for %[[ARG4]] = #map(%[[ARG3]]) to #map1(%[[ARG3]]) {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// EACH: #map = affine_map<(d0) -> (d0)>
// EACH-NEXT: #map1 = affine_map<(d0) -> (d0 + 3, 8)>
// EACH-NEXT: #map2 = affine_map<(d0) -> (d0 + 1)>
// EACH-NEXT: module {
// EACH-NEXT:   func.func @nests(%[[ARG0:[^ ]+]]: memref<8x8x8xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i1) {
// EACH-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 8 step 3 {
// EACH-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to 8 {
// EACH-NEXT:         affine.for %[[ARG5:[^ ]+]] = #map(%[[ARG3]]) to min #map1(%[[ARG3]]) {
// EACH-NEXT:           affine.for %[[ARG6:[^ ]+]] = #map(%[[ARG4]]) to #map2(%[[ARG4]]) {
// EACH-NEXT:             affine.for %[[ARG7:[^ ]+]] = 0 to 8 {
// EACH-NEXT:               affine.store %[[ARG1]], %[[ARG0]][%[[ARG5]], %[[ARG6]], %[[ARG7]]] : memref<8x8x8xf32>
// EACH-NEXT:             }
// EACH-NEXT:             affine.for %[[ARG7]] = 0 to 8 {
// EACH-NEXT:               affine.store %[[ARG1]], %[[ARG0]][%[[ARG5]], %[[ARG6]], %[[ARG7]]] : memref<8x8x8xf32>
// EACH-NEXT:             }
// EACH-NEXT:           }
// EACH-NEXT:         }
// EACH-NEXT:       }
// EACH-NEXT:     }
// EACH-NEXT:     scf.if %[[ARG2]] {
// EACH-NEXT:       affine.for %[[ARG3]] = 0 to 8 {
// EACH-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]], %[[ARG3]], %[[ARG3]]] : memref<8x8x8xf32>
// EACH-NEXT:       }
// EACH-NEXT:     }
// EACH-NEXT:     affine.for %[[ARG3]] = 0 to 8 step 3 {
// EACH-NEXT:       affine.for %[[ARG4]] = #map(%[[ARG3]]) to min #map1(%[[ARG3]]) {
// EACH-NEXT:       }
// EACH-NEXT:     }
// EACH-NEXT:     return
// EACH-NEXT:   }
// EACH-NEXT: }

// ALL: #map = affine_map<(d0) -> (d0)>
// ALL-NEXT: #map1 = affine_map<(d0) -> (d0 + 5, 8)>
// ALL-NEXT: module {
// ALL-NEXT:   func.func @nests(%[[ARG0:[^ ]+]]: memref<8x8x8xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: i1) {
// ALL-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 8 step 5 {
// ALL-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to 8 step 5 {
// ALL-NEXT:         affine.for %[[ARG5:[^ ]+]] = #map(%[[ARG3]]) to min #map1(%[[ARG3]]) {
// ALL-NEXT:           affine.for %[[ARG6:[^ ]+]] = #map(%[[ARG4]]) to min #map1(%[[ARG4]]) {
// ALL-NEXT:             affine.for %[[ARG7:[^ ]+]] = 0 to 8 {
// ALL-NEXT:               affine.store %[[ARG1]], %[[ARG0]][%[[ARG5]], %[[ARG6]], %[[ARG7]]] : memref<8x8x8xf32>
// ALL-NEXT:             }
// ALL-NEXT:             affine.for %[[ARG7]] = 0 to 8 {
// ALL-NEXT:               affine.store %[[ARG1]], %[[ARG0]][%[[ARG5]], %[[ARG6]], %[[ARG7]]] : memref<8x8x8xf32>
// ALL-NEXT:             }
// ALL-NEXT:           }
// ALL-NEXT:         }
// ALL-NEXT:       }
// ALL-NEXT:     }
// ALL-NEXT:     scf.if %[[ARG2]] {
// ALL-NEXT:       affine.for %[[ARG3]] = 0 to 8 {
// ALL-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]], %[[ARG3]], %[[ARG3]]] : memref<8x8x8xf32>
// ALL-NEXT:       }
// ALL-NEXT:     }
// ALL-NEXT:     affine.for %[[ARG3]] = 0 to 8 step 5 {
// ALL-NEXT:       affine.for %[[ARG4]] = #map(%[[ARG3]]) to min #map1(%[[ARG3]]) {
// ALL-NEXT:       }
// ALL-NEXT:     }
// ALL-NEXT:     return
// ALL-NEXT:   }
// ALL-NEXT: }

// -----

// Nests in all blocks.
func.func @blocks(%m: memref<8xf32>, %f: f32) {
  affine.for %i = 0 to 8 {
    affine.store %f, %m[%i] : memref<8xf32>
  }
  cf.br ^next
^next:
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      affine.store %f, %m[%j] : memref<8xf32>
    }
  }
  return
}




// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @blocks(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 8 step 4 {
// CHECK-NEXT:       affine.for %[[ARG3:[^ ]+]] = #map(%[[ARG2]]) to #map1(%[[ARG2]]) {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     cf.br ^bb1
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 8 step 4 {
// CHECK-NEXT:       affine.for %[[ARG3]] = 0 to 8 step 4 {
// CHECK-NEXT:         affine.for %[[ARG4:[^ ]+]] = #map(%[[ARG2]]) to #map1(%[[ARG2]]) {
// CHECK-NEXT:           affine.for %[[ARG5:[^ ]+]] = #map(%[[ARG3]]) to #map1(%[[ARG3]]) {
// CHECK-NEXT:             affine.store %[[ARG1]], %[[ARG0]][%[[ARG5]]] : memref<8xf32>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// EACH: #map = affine_map<(d0) -> (d0)>
// EACH-NEXT: #map1 = affine_map<(d0) -> (d0 + 3, 8)>
// EACH-NEXT: #map2 = affine_map<(d0) -> (d0 + 1)>
// EACH-NEXT: module {
// EACH-NEXT:   func.func @blocks(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: f32) {
// EACH-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 8 step 3 {
// EACH-NEXT:       affine.for %[[ARG3:[^ ]+]] = #map(%[[ARG2]]) to min #map1(%[[ARG2]]) {
// EACH-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<8xf32>
// EACH-NEXT:       }
// EACH-NEXT:     }
// EACH-NEXT:     cf.br ^bb1
// EACH-NEXT:   ^bb1:  // pred: ^bb0
// EACH-NEXT:     affine.for %[[ARG2]] = 0 to 8 step 3 {
// EACH-NEXT:       affine.for %[[ARG3]] = 0 to 8 {
// EACH-NEXT:         affine.for %[[ARG4:[^ ]+]] = #map(%[[ARG2]]) to min #map1(%[[ARG2]]) {
// EACH-NEXT:           affine.for %[[ARG5:[^ ]+]] = #map(%[[ARG3]]) to #map2(%[[ARG3]]) {
// EACH-NEXT:             affine.store %[[ARG1]], %[[ARG0]][%[[ARG5]]] : memref<8xf32>
// EACH-NEXT:           }
// EACH-NEXT:         }
// EACH-NEXT:       }
// EACH-NEXT:     }
// EACH-NEXT:     return
// EACH-NEXT:   }
// EACH-NEXT: }

// ALL: #map = affine_map<(d0) -> (d0)>
// ALL-NEXT: #map1 = affine_map<(d0) -> (d0 + 5, 8)>
// ALL-NEXT: module {
// ALL-NEXT:   func.func @blocks(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: f32) {
// ALL-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 8 step 5 {
// ALL-NEXT:       affine.for %[[ARG3:[^ ]+]] = #map(%[[ARG2]]) to min #map1(%[[ARG2]]) {
// ALL-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<8xf32>
// ALL-NEXT:       }
// ALL-NEXT:     }
// ALL-NEXT:     cf.br ^bb1
// ALL-NEXT:   ^bb1:  // pred: ^bb0
// ALL-NEXT:     affine.for %[[ARG2]] = 0 to 8 step 5 {
// ALL-NEXT:       affine.for %[[ARG3]] = 0 to 8 step 5 {
// ALL-NEXT:         affine.for %[[ARG4:[^ ]+]] = #map(%[[ARG2]]) to min #map1(%[[ARG2]]) {
// ALL-NEXT:           affine.for %[[ARG5:[^ ]+]] = #map(%[[ARG3]]) to min #map1(%[[ARG3]]) {
// ALL-NEXT:             affine.store %[[ARG1]], %[[ARG0]][%[[ARG5]]] : memref<8xf32>
// ALL-NEXT:           }
// ALL-NEXT:         }
// ALL-NEXT:       }
// ALL-NEXT:     }
// ALL-NEXT:     return
// ALL-NEXT:   }
// ALL-NEXT: }
