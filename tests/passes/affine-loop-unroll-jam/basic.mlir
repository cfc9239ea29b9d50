// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=2}))' --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=1}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=ONE
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam{unroll-jam-factor=3}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=THREE
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(any(affine-loop-unroll-jam))' --allow-unregistered-dialect | FileCheck %s --check-prefix=FOUR

func.func @a(%m: memref<8xf32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %m[%i] : memref<8xf32>
    affine.for %j = 0 to 4 {
      "use"(%0, %j) : (f32, index) -> ()
      affine.for %k = 0 to 4 {
        "use"(%0, %i) : (f32, index) -> ()
      }
      "post"() : () -> ()
    }
    affine.store %0, %m[%i] : memref<8xf32>
  }
  return
}





// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<8xf32>) {
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 8 step 2 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG1]])
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[V1]]] : memref<8xf32>
// CHECK-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to 4 {
// CHECK-NEXT:         "use"(%[[V0]], %[[ARG2]]) : (f32, index) -> ()
// CHECK-NEXT:         %[[V4:[^ ]+]] = affine.apply #map(%[[ARG1]])
// CHECK-NEXT:         "use"(%[[V2]], %[[ARG2]]) : (f32, index) -> ()
// CHECK-NEXT:         affine.for %[[ARG3:[^ ]+]] = 0 to 4 {
// CHECK-NEXT:           "use"(%[[V0]], %[[ARG1]]) : (f32, index) -> ()
// CHECK-NEXT:           %[[V6:[^ ]+]] = affine.apply #map(%[[ARG1]])
// CHECK-NEXT:           "use"(%[[V2]], %[[V6]]) : (f32, index) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:         "post"() : () -> ()
// CHECK-NEXT:         %[[V5:[^ ]+]] = affine.apply #map(%[[ARG1]])
// CHECK-NEXT:         "post"() : () -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<8xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map(%[[ARG1]])
// CHECK-NEXT:       affine.store %[[V2]], %[[ARG0]][%[[V3]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ONE: module {
// ONE-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<8xf32>) {
// ONE-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 8 {
// ONE-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG1]]] : memref<8xf32>
// ONE-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to 4 {
// ONE-NEXT:         "use"(%[[V0]], %[[ARG2]]) : (f32, index) -> ()
// ONE-NEXT:         affine.for %[[ARG3:[^ ]+]] = 0 to 4 {
// ONE-NEXT:           "use"(%[[V0]], %[[ARG1]]) : (f32, index) -> ()
// ONE-NEXT:         }
// ONE-NEXT:         "post"() : () -> ()
// ONE-NEXT:       }
// ONE-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<8xf32>
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// THREE: #map = affine_map<(d0) -> (d0 + 1)>
// THREE-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// THREE-NEXT: module {
// THREE-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<8xf32>) {
// THREE-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 6 step 3 {
// THREE-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG1]]] : memref<8xf32>
// THREE-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG1]])
// THREE-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[V1]]] : memref<8xf32>
// THREE-NEXT:       %[[V3:[^ ]+]] = affine.apply #map1(%[[ARG1]])
// THREE-NEXT:       %[[V4:[^ ]+]] = affine.load %[[ARG0]][%[[V3]]] : memref<8xf32>
// THREE-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to 4 {
// THREE-NEXT:         "use"(%[[V0]], %[[ARG2]]) : (f32, index) -> ()
// THREE-NEXT:         %[[V7:[^ ]+]] = affine.apply #map(%[[ARG1]])
// THREE-NEXT:         "use"(%[[V2]], %[[ARG2]]) : (f32, index) -> ()
// THREE-NEXT:         %[[V8:[^ ]+]] = affine.apply #map1(%[[ARG1]])
// THREE-NEXT:         "use"(%[[V4]], %[[ARG2]]) : (f32, index) -> ()
// THREE-NEXT:         affine.for %[[ARG3:[^ ]+]] = 0 to 4 {
// THREE-NEXT:           "use"(%[[V0]], %[[ARG1]]) : (f32, index) -> ()
// THREE-NEXT:           %[[V11:[^ ]+]] = affine.apply #map(%[[ARG1]])
// THREE-NEXT:           "use"(%[[V2]], %[[V11]]) : (f32, index) -> ()
// THREE-NEXT:           %[[V12:[^ ]+]] = affine.apply #map1(%[[ARG1]])
// THREE-NEXT:           "use"(%[[V4]], %[[V12]]) : (f32, index) -> ()
// THREE-NEXT:         }
// THREE-NEXT:         "post"() : () -> ()
// THREE-NEXT:         %[[V9:[^ ]+]] = affine.apply #map(%[[ARG1]])
// THREE-NEXT:         "post"() : () -> ()
// THREE-NEXT:         %[[V10:[^ ]+]] = affine.apply #map1(%[[ARG1]])
// THREE-NEXT:         "post"() : () -> ()
// THREE-NEXT:       }
// THREE-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<8xf32>
// THREE-NEXT:       %[[V5:[^ ]+]] = affine.apply #map(%[[ARG1]])
// THREE-NEXT:       affine.store %[[V2]], %[[ARG0]][%[[V5]]] : memref<8xf32>
// THREE-NEXT:       %[[V6:[^ ]+]] = affine.apply #map1(%[[ARG1]])
// THREE-NEXT:       affine.store %[[V4]], %[[ARG0]][%[[V6]]] : memref<8xf32>
// THREE-NEXT:     }
// THREE-NEXT:     affine.for %[[ARG1]] = 6 to 8 {
// THREE-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG1]]] : memref<8xf32>
// THREE-NEXT:       affine.for %[[ARG2]] = 0 to 4 {
// THREE-NEXT:         "use"(%[[V0]], %[[ARG2]]) : (f32, index) -> ()
// THREE-NEXT:         affine.for %[[ARG3]] = 0 to 4 {
// THREE-NEXT:           "use"(%[[V0]], %[[ARG1]]) : (f32, index) -> ()
// THREE-NEXT:         }
// THREE-NEXT:         "post"() : () -> ()
// THREE-NEXT:       }
// THREE-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<8xf32>
// THREE-NEXT:     }
// THREE-NEXT:     return
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: #map = affine_map<(d0) -> (d0 + 1)>
// FOUR-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// FOUR-NEXT: #map2 = affine_map<(d0) -> (d0 + 3)>
// FOUR-NEXT: module {
// FOUR-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<8xf32>) {
// FOUR-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 8 step 4 {
// FOUR-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG1]]] : memref<8xf32>
// FOUR-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG1]])
// FOUR-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[V1]]] : memref<8xf32>
// FOUR-NEXT:       %[[V3:[^ ]+]] = affine.apply #map1(%[[ARG1]])
// FOUR-NEXT:       %[[V4:[^ ]+]] = affine.load %[[ARG0]][%[[V3]]] : memref<8xf32>
// FOUR-NEXT:       %[[V5:[^ ]+]] = affine.apply #map2(%[[ARG1]])
// FOUR-NEXT:       %[[V6:[^ ]+]] = affine.load %[[ARG0]][%[[V5]]] : memref<8xf32>
// FOUR-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to 4 {
// FOUR-NEXT:         "use"(%[[V0]], %[[ARG2]]) : (f32, index) -> ()
// FOUR-NEXT:         %[[V10:[^ ]+]] = affine.apply #map(%[[ARG1]])
// FOUR-NEXT:         "use"(%[[V2]], %[[ARG2]]) : (f32, index) -> ()
// FOUR-NEXT:         %[[V11:[^ ]+]] = affine.apply #map1(%[[ARG1]])
// FOUR-NEXT:         "use"(%[[V4]], %[[ARG2]]) : (f32, index) -> ()
// FOUR-NEXT:         %[[V12:[^ ]+]] = affine.apply #map2(%[[ARG1]])
// FOUR-NEXT:         "use"(%[[V6]], %[[ARG2]]) : (f32, index) -> ()
// FOUR-NEXT:         affine.for %[[ARG3:[^ ]+]] = 0 to 4 {
// FOUR-NEXT:           "use"(%[[V0]], %[[ARG1]]) : (f32, index) -> ()
// FOUR-NEXT:           %[[V16:[^ ]+]] = affine.apply #map(%[[ARG1]])
// FOUR-NEXT:           "use"(%[[V2]], %[[V16]]) : (f32, index) -> ()
// FOUR-NEXT:           %[[V17:[^ ]+]] = affine.apply #map1(%[[ARG1]])
// FOUR-NEXT:           "use"(%[[V4]], %[[V17]]) : (f32, index) -> ()
// FOUR-NEXT:           %[[V18:[^ ]+]] = affine.apply #map2(%[[ARG1]])
// FOUR-NEXT:           "use"(%[[V6]], %[[V18]]) : (f32, index) -> ()
// FOUR-NEXT:         }
// FOUR-NEXT:         "post"() : () -> ()
// FOUR-NEXT:         %[[V13:[^ ]+]] = affine.apply #map(%[[ARG1]])
// FOUR-NEXT:         "post"() : () -> ()
// FOUR-NEXT:         %[[V14:[^ ]+]] = affine.apply #map1(%[[ARG1]])
// FOUR-NEXT:         "post"() : () -> ()
// FOUR-NEXT:         %[[V15:[^ ]+]] = affine.apply #map2(%[[ARG1]])
// FOUR-NEXT:         "post"() : () -> ()
// FOUR-NEXT:       }
// FOUR-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<8xf32>
// FOUR-NEXT:       %[[V7:[^ ]+]] = affine.apply #map(%[[ARG1]])
// FOUR-NEXT:       affine.store %[[V2]], %[[ARG0]][%[[V7]]] : memref<8xf32>
// FOUR-NEXT:       %[[V8:[^ ]+]] = affine.apply #map1(%[[ARG1]])
// FOUR-NEXT:       affine.store %[[V4]], %[[ARG0]][%[[V8]]] : memref<8xf32>
// FOUR-NEXT:       %[[V9:[^ ]+]] = affine.apply #map2(%[[ARG1]])
// FOUR-NEXT:       affine.store %[[V6]], %[[ARG0]][%[[V9]]] : memref<8xf32>
// FOUR-NEXT:     }
// FOUR-NEXT:     return
// FOUR-NEXT:   }
// FOUR-NEXT: }

// -----

func.func @rem(%m: memref<8xf32>, %n: index) {
  affine.for %i = 0 to 7 {
    "use"(%i) : (index) -> ()
    affine.for %j = 0 to %n {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}





// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @rem(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C6:[^ ]+]] = arith.constant 6 : index
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 6 step 2 {
// CHECK-NEXT:       "use"(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.apply #map(%[[ARG2]])
// CHECK-NEXT:       "use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT:       affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG1]] {
// CHECK-NEXT:         "use"(%[[ARG2]], %[[ARG3]]) : (index, index) -> ()
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.apply #map(%[[ARG2]])
// CHECK-NEXT:         "use"(%[[V1]], %[[ARG3]]) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     "use"(%[[C6]]) : (index) -> ()
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to %[[ARG1]] {
// CHECK-NEXT:       "use"(%[[C6]], %[[ARG2]]) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ONE: module {
// ONE-NEXT:   func.func @rem(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: index) {
// ONE-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 7 {
// ONE-NEXT:       "use"(%[[ARG2]]) : (index) -> ()
// ONE-NEXT:       affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG1]] {
// ONE-NEXT:         "use"(%[[ARG2]], %[[ARG3]]) : (index, index) -> ()
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// THREE: #map = affine_map<(d0) -> (d0 + 1)>
// THREE-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// THREE-NEXT: module {
// THREE-NEXT:   func.func @rem(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: index) {
// THREE-NEXT:     %[[C6:[^ ]+]] = arith.constant 6 : index
// THREE-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 6 step 3 {
// THREE-NEXT:       "use"(%[[ARG2]]) : (index) -> ()
// THREE-NEXT:       %[[V0:[^ ]+]] = affine.apply #map(%[[ARG2]])
// THREE-NEXT:       "use"(%[[V0]]) : (index) -> ()
// THREE-NEXT:       %[[V1:[^ ]+]] = affine.apply #map1(%[[ARG2]])
// THREE-NEXT:       "use"(%[[V1]]) : (index) -> ()
// THREE-NEXT:       affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG1]] {
// THREE-NEXT:         "use"(%[[ARG2]], %[[ARG3]]) : (index, index) -> ()
// THREE-NEXT:         %[[V2:[^ ]+]] = affine.apply #map(%[[ARG2]])
// THREE-NEXT:         "use"(%[[V2]], %[[ARG3]]) : (index, index) -> ()
// THREE-NEXT:         %[[V3:[^ ]+]] = affine.apply #map1(%[[ARG2]])
// THREE-NEXT:         "use"(%[[V3]], %[[ARG3]]) : (index, index) -> ()
// THREE-NEXT:       }
// THREE-NEXT:     }
// THREE-NEXT:     "use"(%[[C6]]) : (index) -> ()
// THREE-NEXT:     affine.for %[[ARG2]] = 0 to %[[ARG1]] {
// THREE-NEXT:       "use"(%[[C6]], %[[ARG2]]) : (index, index) -> ()
// THREE-NEXT:     }
// THREE-NEXT:     return
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: #map = affine_map<(d0) -> (d0 + 1)>
// FOUR-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// FOUR-NEXT: #map2 = affine_map<(d0) -> (d0 + 3)>
// FOUR-NEXT: module {
// FOUR-NEXT:   func.func @rem(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: index) {
// FOUR-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// FOUR-NEXT:     "use"(%[[C0]]) : (index) -> ()
// FOUR-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C0]])
// FOUR-NEXT:     "use"(%[[V0]]) : (index) -> ()
// FOUR-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1(%[[C0]])
// FOUR-NEXT:     "use"(%[[V1]]) : (index) -> ()
// FOUR-NEXT:     %[[V2:[^ ]+]] = affine.apply #map2(%[[C0]])
// FOUR-NEXT:     "use"(%[[V2]]) : (index) -> ()
// FOUR-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to %[[ARG1]] {
// FOUR-NEXT:       "use"(%[[C0]], %[[ARG2]]) : (index, index) -> ()
// FOUR-NEXT:       %[[V3:[^ ]+]] = affine.apply #map(%[[C0]])
// FOUR-NEXT:       "use"(%[[V3]], %[[ARG2]]) : (index, index) -> ()
// FOUR-NEXT:       %[[V4:[^ ]+]] = affine.apply #map1(%[[C0]])
// FOUR-NEXT:       "use"(%[[V4]], %[[ARG2]]) : (index, index) -> ()
// FOUR-NEXT:       %[[V5:[^ ]+]] = affine.apply #map2(%[[C0]])
// FOUR-NEXT:       "use"(%[[V5]], %[[ARG2]]) : (index, index) -> ()
// FOUR-NEXT:     }
// FOUR-NEXT:     affine.for %[[ARG2]] = 4 to 7 {
// FOUR-NEXT:       "use"(%[[ARG2]]) : (index) -> ()
// FOUR-NEXT:       affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG1]] {
// FOUR-NEXT:         "use"(%[[ARG2]], %[[ARG3]]) : (index, index) -> ()
// FOUR-NEXT:       }
// FOUR-NEXT:     }
// FOUR-NEXT:     return
// FOUR-NEXT:   }
// FOUR-NEXT: }

// -----

func.func @sym(%n: index) {
  affine.for %i = 0 to %n {
    "use"(%i) : (index) -> ()
    affine.for %j = 0 to %n {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}





// CHECK: #map = affine_map<()[s0] -> ((s0 floordiv 2) * 2)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @sym(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to #map()[%[[ARG0]]] step 2 {
// CHECK-NEXT:       "use"(%[[ARG1]]) : (index) -> ()
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.apply #map1(%[[ARG1]])
// CHECK-NEXT:       "use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to %[[ARG0]] {
// CHECK-NEXT:         "use"(%[[ARG1]], %[[ARG2]]) : (index, index) -> ()
// CHECK-NEXT:         %[[V1:[^ ]+]] = affine.apply #map1(%[[ARG1]])
// CHECK-NEXT:         "use"(%[[V1]], %[[ARG2]]) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = #map()[%[[ARG0]]] to %[[ARG0]] {
// CHECK-NEXT:       "use"(%[[ARG1]]) : (index) -> ()
// CHECK-NEXT:       affine.for %[[ARG2]] = 0 to %[[ARG0]] {
// CHECK-NEXT:         "use"(%[[ARG1]], %[[ARG2]]) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ONE: module {
// ONE-NEXT:   func.func @sym(%[[ARG0:[^ ]+]]: index) {
// ONE-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to %[[ARG0]] {
// ONE-NEXT:       "use"(%[[ARG1]]) : (index) -> ()
// ONE-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to %[[ARG0]] {
// ONE-NEXT:         "use"(%[[ARG1]], %[[ARG2]]) : (index, index) -> ()
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// THREE: #map = affine_map<()[s0] -> ((s0 floordiv 3) * 3)>
// THREE-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// THREE-NEXT: #map2 = affine_map<(d0) -> (d0 + 2)>
// THREE-NEXT: module {
// THREE-NEXT:   func.func @sym(%[[ARG0:[^ ]+]]: index) {
// THREE-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to #map()[%[[ARG0]]] step 3 {
// THREE-NEXT:       "use"(%[[ARG1]]) : (index) -> ()
// THREE-NEXT:       %[[V0:[^ ]+]] = affine.apply #map1(%[[ARG1]])
// THREE-NEXT:       "use"(%[[V0]]) : (index) -> ()
// THREE-NEXT:       %[[V1:[^ ]+]] = affine.apply #map2(%[[ARG1]])
// THREE-NEXT:       "use"(%[[V1]]) : (index) -> ()
// THREE-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to %[[ARG0]] {
// THREE-NEXT:         "use"(%[[ARG1]], %[[ARG2]]) : (index, index) -> ()
// THREE-NEXT:         %[[V2:[^ ]+]] = affine.apply #map1(%[[ARG1]])
// THREE-NEXT:         "use"(%[[V2]], %[[ARG2]]) : (index, index) -> ()
// THREE-NEXT:         %[[V3:[^ ]+]] = affine.apply #map2(%[[ARG1]])
// THREE-NEXT:         "use"(%[[V3]], %[[ARG2]]) : (index, index) -> ()
// THREE-NEXT:       }
// THREE-NEXT:     }
// THREE-NEXT:     affine.for %[[ARG1]] = #map()[%[[ARG0]]] to %[[ARG0]] {
// THREE-NEXT:       "use"(%[[ARG1]]) : (index) -> ()
// THREE-NEXT:       affine.for %[[ARG2]] = 0 to %[[ARG0]] {
// THREE-NEXT:         "use"(%[[ARG1]], %[[ARG2]]) : (index, index) -> ()
// THREE-NEXT:       }
// THREE-NEXT:     }
// THREE-NEXT:     return
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: #map = affine_map<()[s0] -> ((s0 floordiv 4) * 4)>
// FOUR-NEXT: #map1 = affine_map<(d0) -> (d0 + 1)>
// FOUR-NEXT: #map2 = affine_map<(d0) -> (d0 + 2)>
// FOUR-NEXT: #map3 = affine_map<(d0) -> (d0 + 3)>
// FOUR-NEXT: module {
// FOUR-NEXT:   func.func @sym(%[[ARG0:[^ ]+]]: index) {
// FOUR-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to #map()[%[[ARG0]]] step 4 {
// FOUR-NEXT:       "use"(%[[ARG1]]) : (index) -> ()
// FOUR-NEXT:       %[[V0:[^ ]+]] = affine.apply #map1(%[[ARG1]])
// FOUR-NEXT:       "use"(%[[V0]]) : (index) -> ()
// FOUR-NEXT:       %[[V1:[^ ]+]] = affine.apply #map2(%[[ARG1]])
// FOUR-NEXT:       "use"(%[[V1]]) : (index) -> ()
// FOUR-NEXT:       %[[V2:[^ ]+]] = affine.apply #map3(%[[ARG1]])
// FOUR-NEXT:       "use"(%[[V2]]) : (index) -> ()
// FOUR-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to %[[ARG0]] {
// FOUR-NEXT:         "use"(%[[ARG1]], %[[ARG2]]) : (index, index) -> ()
// FOUR-NEXT:         %[[V3:[^ ]+]] = affine.apply #map1(%[[ARG1]])
// FOUR-NEXT:         "use"(%[[V3]], %[[ARG2]]) : (index, index) -> ()
// FOUR-NEXT:         %[[V4:[^ ]+]] = affine.apply #map2(%[[ARG1]])
// FOUR-NEXT:         "use"(%[[V4]], %[[ARG2]]) : (index, index) -> ()
// FOUR-NEXT:         %[[V5:[^ ]+]] = affine.apply #map3(%[[ARG1]])
// FOUR-NEXT:         "use"(%[[V5]], %[[ARG2]]) : (index, index) -> ()
// FOUR-NEXT:       }
// FOUR-NEXT:     }
// FOUR-NEXT:     affine.for %[[ARG1]] = #map()[%[[ARG0]]] to %[[ARG0]] {
// FOUR-NEXT:       "use"(%[[ARG1]]) : (index) -> ()
// FOUR-NEXT:       affine.for %[[ARG2]] = 0 to %[[ARG0]] {
// FOUR-NEXT:         "use"(%[[ARG1]], %[[ARG2]]) : (index, index) -> ()
// FOUR-NEXT:       }
// FOUR-NEXT:     }
// FOUR-NEXT:     return
// FOUR-NEXT:   }
// FOUR-NEXT: }

// -----

func.func @var(%n: index) {
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to affine_map<(d0)->(d0)>(%i) {
      "use"(%i, %j) : (index, index) -> ()
    }
  }
  return
}





// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @var(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 8 {
// CHECK-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to #map(%[[ARG1]]) {
// CHECK-NEXT:         "use"(%[[ARG1]], %[[ARG2]]) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ONE: #map = affine_map<(d0) -> (d0)>
// ONE-NEXT: module {
// ONE-NEXT:   func.func @var(%[[ARG0:[^ ]+]]: index) {
// ONE-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 8 {
// ONE-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to #map(%[[ARG1]]) {
// ONE-NEXT:         "use"(%[[ARG1]], %[[ARG2]]) : (index, index) -> ()
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// THREE: #map = affine_map<(d0) -> (d0)>
// THREE-NEXT: module {
// THREE-NEXT:   func.func @var(%[[ARG0:[^ ]+]]: index) {
// THREE-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 8 {
// THREE-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to #map(%[[ARG1]]) {
// THREE-NEXT:         "use"(%[[ARG1]], %[[ARG2]]) : (index, index) -> ()
// THREE-NEXT:       }
// THREE-NEXT:     }
// THREE-NEXT:     return
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: #map = affine_map<(d0) -> (d0)>
// FOUR-NEXT: module {
// FOUR-NEXT:   func.func @var(%[[ARG0:[^ ]+]]: index) {
// FOUR-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 8 {
// FOUR-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to #map(%[[ARG1]]) {
// FOUR-NEXT:         "use"(%[[ARG1]], %[[ARG2]]) : (index, index) -> ()
// FOUR-NEXT:       }
// FOUR-NEXT:     }
// FOUR-NEXT:     return
// FOUR-NEXT:   }
// FOUR-NEXT: }

// -----

func.func @small(%n: index) {
  affine.for %i = 0 to 3 {
    "use"(%i) : (index) -> ()
  }
  return
}





// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @small(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     "use"(%[[C0]]) : (index) -> ()
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C0]])
// CHECK-NEXT:     "use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT:     "use"(%[[C2]]) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ONE: module {
// ONE-NEXT:   func.func @small(%[[ARG0:[^ ]+]]: index) {
// ONE-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 3 {
// ONE-NEXT:       "use"(%[[ARG1]]) : (index) -> ()
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// THREE: #map = affine_map<(d0) -> (d0 + 1)>
// THREE-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// THREE-NEXT: module {
// THREE-NEXT:   func.func @small(%[[ARG0:[^ ]+]]: index) {
// THREE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// THREE-NEXT:     "use"(%[[C0]]) : (index) -> ()
// THREE-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C0]])
// THREE-NEXT:     "use"(%[[V0]]) : (index) -> ()
// THREE-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1(%[[C0]])
// THREE-NEXT:     "use"(%[[V1]]) : (index) -> ()
// THREE-NEXT:     return
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: module {
// FOUR-NEXT:   func.func @small(%[[ARG0:[^ ]+]]: index) {
// FOUR-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 3 {
// FOUR-NEXT:       "use"(%[[ARG1]]) : (index) -> ()
// FOUR-NEXT:     }
// FOUR-NEXT:     return
// FOUR-NEXT:   }
// FOUR-NEXT: }

// -----

func.func @four(%n: index, %c: i1) {
  affine.for %i = 0 to 4 {
    "use"(%i) : (index) -> ()
    scf.if %c {
      "use"(%i) : (index) -> ()
    }
    "use"(%i) : (index) -> ()
  }
  return
}





// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @four(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 4 step 2 {
// CHECK-NEXT:       "use"(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:       scf.if %[[ARG1]] {
// CHECK-NEXT:         "use"(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       "use"(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.apply #map(%[[ARG2]])
// CHECK-NEXT:       "use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT:       scf.if %[[ARG1]] {
// CHECK-NEXT:         "use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       "use"(%[[V0]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ONE: module {
// ONE-NEXT:   func.func @four(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: i1) {
// ONE-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 4 {
// ONE-NEXT:       "use"(%[[ARG2]]) : (index) -> ()
// ONE-NEXT:       scf.if %[[ARG1]] {
// ONE-NEXT:         "use"(%[[ARG2]]) : (index) -> ()
// ONE-NEXT:       }
// ONE-NEXT:       "use"(%[[ARG2]]) : (index) -> ()
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// THREE: #map = affine_map<(d0) -> (d0 + 1)>
// THREE-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// THREE-NEXT: module {
// THREE-NEXT:   func.func @four(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: i1) {
// THREE-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// THREE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// THREE-NEXT:     "use"(%[[C0]]) : (index) -> ()
// THREE-NEXT:     scf.if %[[ARG1]] {
// THREE-NEXT:       "use"(%[[C0]]) : (index) -> ()
// THREE-NEXT:     }
// THREE-NEXT:     "use"(%[[C0]]) : (index) -> ()
// THREE-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C0]])
// THREE-NEXT:     "use"(%[[V0]]) : (index) -> ()
// THREE-NEXT:     scf.if %[[ARG1]] {
// THREE-NEXT:       "use"(%[[V0]]) : (index) -> ()
// THREE-NEXT:     }
// THREE-NEXT:     "use"(%[[V0]]) : (index) -> ()
// THREE-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1(%[[C0]])
// THREE-NEXT:     "use"(%[[V1]]) : (index) -> ()
// THREE-NEXT:     scf.if %[[ARG1]] {
// THREE-NEXT:       "use"(%[[V1]]) : (index) -> ()
// THREE-NEXT:     }
// THREE-NEXT:     "use"(%[[V1]]) : (index) -> ()
// THREE-NEXT:     "use"(%[[C3]]) : (index) -> ()
// THREE-NEXT:     scf.if %[[ARG1]] {
// THREE-NEXT:       "use"(%[[C3]]) : (index) -> ()
// THREE-NEXT:     }
// THREE-NEXT:     "use"(%[[C3]]) : (index) -> ()
// THREE-NEXT:     return
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: #map = affine_map<(d0) -> (d0 + 1)>
// FOUR-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// FOUR-NEXT: #map2 = affine_map<(d0) -> (d0 + 3)>
// FOUR-NEXT: module {
// FOUR-NEXT:   func.func @four(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: i1) {
// FOUR-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// FOUR-NEXT:     "use"(%[[C0]]) : (index) -> ()
// FOUR-NEXT:     scf.if %[[ARG1]] {
// FOUR-NEXT:       "use"(%[[C0]]) : (index) -> ()
// FOUR-NEXT:     }
// FOUR-NEXT:     "use"(%[[C0]]) : (index) -> ()
// FOUR-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C0]])
// FOUR-NEXT:     "use"(%[[V0]]) : (index) -> ()
// FOUR-NEXT:     scf.if %[[ARG1]] {
// FOUR-NEXT:       "use"(%[[V0]]) : (index) -> ()
// FOUR-NEXT:     }
// FOUR-NEXT:     "use"(%[[V0]]) : (index) -> ()
// FOUR-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1(%[[C0]])
// FOUR-NEXT:     "use"(%[[V1]]) : (index) -> ()
// FOUR-NEXT:     scf.if %[[ARG1]] {
// FOUR-NEXT:       "use"(%[[V1]]) : (index) -> ()
// FOUR-NEXT:     }
// FOUR-NEXT:     "use"(%[[V1]]) : (index) -> ()
// FOUR-NEXT:     %[[V2:[^ ]+]] = affine.apply #map2(%[[C0]])
// FOUR-NEXT:     "use"(%[[V2]]) : (index) -> ()
// FOUR-NEXT:     scf.if %[[ARG1]] {
// FOUR-NEXT:       "use"(%[[V2]]) : (index) -> ()
// FOUR-NEXT:     }
// FOUR-NEXT:     "use"(%[[V2]]) : (index) -> ()
// FOUR-NEXT:     return
// FOUR-NEXT:   }
// FOUR-NEXT: }

// -----

func.func @notfirst(%n: index) {
  "a"() : () -> ()
  affine.for %i = 0 to 4 {
    "use"(%i) : (index) -> ()
  }
  return
}





// CHECK: module {
// CHECK-NEXT:   func.func @notfirst(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     "a"() : () -> ()
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 4 {
// CHECK-NEXT:       "use"(%[[ARG1]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ONE: module {
// ONE-NEXT:   func.func @notfirst(%[[ARG0:[^ ]+]]: index) {
// ONE-NEXT:     "a"() : () -> ()
// ONE-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 4 {
// ONE-NEXT:       "use"(%[[ARG1]]) : (index) -> ()
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// THREE: module {
// THREE-NEXT:   func.func @notfirst(%[[ARG0:[^ ]+]]: index) {
// THREE-NEXT:     "a"() : () -> ()
// THREE-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 4 {
// THREE-NEXT:       "use"(%[[ARG1]]) : (index) -> ()
// THREE-NEXT:     }
// THREE-NEXT:     return
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: module {
// FOUR-NEXT:   func.func @notfirst(%[[ARG0:[^ ]+]]: index) {
// FOUR-NEXT:     "a"() : () -> ()
// FOUR-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 4 {
// FOUR-NEXT:       "use"(%[[ARG1]]) : (index) -> ()
// FOUR-NEXT:     }
// FOUR-NEXT:     return
// FOUR-NEXT:   }
// FOUR-NEXT: }

// -----

func.func @inner(%m: memref<8xf32>, %z: f32) {
  affine.for %i = 0 to 9 {
    %0 = affine.load %m[%i] : memref<8xf32>
    %k = affine.for %j = 0 to 8 iter_args(%u = %0) -> f32 {
      %1 = arith.mulf %u, %0 : f32
      affine.yield %1 : f32
    }
    affine.store %k, %m[%i] : memref<8xf32>
  }
  return
}





// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @inner(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 8 step 2 {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map(%[[ARG2]])
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.load %[[ARG0]][%[[V3]]] : memref<8xf32>
// CHECK-NEXT:       %[[V5:[^ ]+]]:2 = affine.for %[[ARG3:[^ ]+]] = 0 to 8 iter_args(%[[ARG4:[^ ]+]] = %[[V2]], %[[ARG5:[^ ]+]] = %[[V4]]) -> (f32, f32) {
// CHECK-NEXT:         %[[V7:[^ ]+]] = arith.mulf %[[ARG4]], %[[V2]] : f32
// CHECK-NEXT:         %[[V8:[^ ]+]] = affine.apply #map(%[[ARG2]])
// CHECK-NEXT:         %[[V9:[^ ]+]] = arith.mulf %[[ARG5]], %[[V4]] : f32
// CHECK-NEXT:         affine.yield %[[V7]], %[[V9]] : f32, f32
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.store %[[V5]]#0, %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       %[[V6:[^ ]+]] = affine.apply #map(%[[ARG2]])
// CHECK-NEXT:       affine.store %[[V5]]#1, %[[ARG0]][%[[V6]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[C8]]] : memref<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.for %[[ARG2]] = 0 to 8 iter_args(%[[ARG3]] = %[[V0]]) -> (f32) {
// CHECK-NEXT:       %[[V2]] = arith.mulf %[[ARG3]], %[[V0]] : f32
// CHECK-NEXT:       affine.yield %[[V2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.store %[[V1]], %[[ARG0]][%[[C8]]] : memref<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ONE: module {
// ONE-NEXT:   func.func @inner(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: f32) {
// ONE-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 9 {
// ONE-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// ONE-NEXT:       %[[V1:[^ ]+]] = affine.for %[[ARG3:[^ ]+]] = 0 to 8 iter_args(%[[ARG4:[^ ]+]] = %[[V0]]) -> (f32) {
// ONE-NEXT:         %[[V2:[^ ]+]] = arith.mulf %[[ARG4]], %[[V0]] : f32
// ONE-NEXT:         affine.yield %[[V2]] : f32
// ONE-NEXT:       }
// ONE-NEXT:       affine.store %[[V1]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// THREE: #map = affine_map<(d0) -> (d0 + 1)>
// THREE-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// THREE-NEXT: module {
// THREE-NEXT:   func.func @inner(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: f32) {
// THREE-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 9 step 3 {
// THREE-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// THREE-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG2]])
// THREE-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[V1]]] : memref<8xf32>
// THREE-NEXT:       %[[V3:[^ ]+]] = affine.apply #map1(%[[ARG2]])
// THREE-NEXT:       %[[V4:[^ ]+]] = affine.load %[[ARG0]][%[[V3]]] : memref<8xf32>
// THREE-NEXT:       %[[V5:[^ ]+]]:3 = affine.for %[[ARG3:[^ ]+]] = 0 to 8 iter_args(%[[ARG4:[^ ]+]] = %[[V0]], %[[ARG5:[^ ]+]] = %[[V2]], %[[ARG6:[^ ]+]] = %[[V4]]) -> (f32, f32, f32) {
// THREE-NEXT:         %[[V8:[^ ]+]] = arith.mulf %[[ARG4]], %[[V0]] : f32
// THREE-NEXT:         %[[V9:[^ ]+]] = affine.apply #map(%[[ARG2]])
// THREE-NEXT:         %[[V10:[^ ]+]] = arith.mulf %[[ARG5]], %[[V2]] : f32
// THREE-NEXT:         %[[V11:[^ ]+]] = affine.apply #map1(%[[ARG2]])
// THREE-NEXT:         %[[V12:[^ ]+]] = arith.mulf %[[ARG6]], %[[V4]] : f32
// THREE-NEXT:         affine.yield %[[V8]], %[[V10]], %[[V12]] : f32, f32, f32
// THREE-NEXT:       }
// THREE-NEXT:       affine.store %[[V5]]#0, %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// THREE-NEXT:       %[[V6:[^ ]+]] = affine.apply #map(%[[ARG2]])
// THREE-NEXT:       affine.store %[[V5]]#1, %[[ARG0]][%[[V6]]] : memref<8xf32>
// THREE-NEXT:       %[[V7:[^ ]+]] = affine.apply #map1(%[[ARG2]])
// THREE-NEXT:       affine.store %[[V5]]#2, %[[ARG0]][%[[V7]]] : memref<8xf32>
// THREE-NEXT:     }
// THREE-NEXT:     return
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: #map = affine_map<(d0) -> (d0 + 1)>
// FOUR-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// FOUR-NEXT: #map2 = affine_map<(d0) -> (d0 + 3)>
// FOUR-NEXT: module {
// FOUR-NEXT:   func.func @inner(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: f32) {
// FOUR-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// FOUR-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 8 step 4 {
// FOUR-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// FOUR-NEXT:       %[[V3:[^ ]+]] = affine.apply #map(%[[ARG2]])
// FOUR-NEXT:       %[[V4:[^ ]+]] = affine.load %[[ARG0]][%[[V3]]] : memref<8xf32>
// FOUR-NEXT:       %[[V5:[^ ]+]] = affine.apply #map1(%[[ARG2]])
// FOUR-NEXT:       %[[V6:[^ ]+]] = affine.load %[[ARG0]][%[[V5]]] : memref<8xf32>
// FOUR-NEXT:       %[[V7:[^ ]+]] = affine.apply #map2(%[[ARG2]])
// FOUR-NEXT:       %[[V8:[^ ]+]] = affine.load %[[ARG0]][%[[V7]]] : memref<8xf32>
// FOUR-NEXT:       %[[V9:[^ ]+]]:4 = affine.for %[[ARG3:[^ ]+]] = 0 to 8 iter_args(%[[ARG4:[^ ]+]] = %[[V2]], %[[ARG5:[^ ]+]] = %[[V4]], %[[ARG6:[^ ]+]] = %[[V6]], %[[ARG7:[^ ]+]] = %[[V8]]) -> (f32, f32, f32, f32) {
// FOUR-NEXT:         %[[V13:[^ ]+]] = arith.mulf %[[ARG4]], %[[V2]] : f32
// FOUR-NEXT:         %[[V14:[^ ]+]] = affine.apply #map(%[[ARG2]])
// FOUR-NEXT:         %[[V15:[^ ]+]] = arith.mulf %[[ARG5]], %[[V4]] : f32
// FOUR-NEXT:         %[[V16:[^ ]+]] = affine.apply #map1(%[[ARG2]])
// FOUR-NEXT:         %[[V17:[^ ]+]] = arith.mulf %[[ARG6]], %[[V6]] : f32
// FOUR-NEXT:         %[[V18:[^ ]+]] = affine.apply #map2(%[[ARG2]])
// FOUR-NEXT:         %[[V19:[^ ]+]] = arith.mulf %[[ARG7]], %[[V8]] : f32
// FOUR-NEXT:         affine.yield %[[V13]], %[[V15]], %[[V17]], %[[V19]] : f32, f32, f32, f32
// FOUR-NEXT:       }
// FOUR-NEXT:       affine.store %[[V9]]#0, %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// FOUR-NEXT:       %[[V10:[^ ]+]] = affine.apply #map(%[[ARG2]])
// FOUR-NEXT:       affine.store %[[V9]]#1, %[[ARG0]][%[[V10]]] : memref<8xf32>
// FOUR-NEXT:       %[[V11:[^ ]+]] = affine.apply #map1(%[[ARG2]])
// FOUR-NEXT:       affine.store %[[V9]]#2, %[[ARG0]][%[[V11]]] : memref<8xf32>
// FOUR-NEXT:       %[[V12:[^ ]+]] = affine.apply #map2(%[[ARG2]])
// FOUR-NEXT:       affine.store %[[V9]]#3, %[[ARG0]][%[[V12]]] : memref<8xf32>
// FOUR-NEXT:     }
// FOUR-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[C8]]] : memref<8xf32>
// FOUR-NEXT:     %[[V1:[^ ]+]] = affine.for %[[ARG2]] = 0 to 8 iter_args(%[[ARG3]] = %[[V0]]) -> (f32) {
// FOUR-NEXT:       %[[V2]] = arith.mulf %[[ARG3]], %[[V0]] : f32
// FOUR-NEXT:       affine.yield %[[V2]] : f32
// FOUR-NEXT:     }
// FOUR-NEXT:     affine.store %[[V1]], %[[ARG0]][%[[C8]]] : memref<8xf32>
// FOUR-NEXT:     return
// FOUR-NEXT:   }
// FOUR-NEXT: }

// -----

func.func @affif(%m: memref<8xf32>, %z: f32) {
  affine.for %i = 0 to 8 {
    affine.if affine_set<(d0): (d0 >= 0)>(%i) {
      "a"(%i) : (index) -> ()
    } else {
      "b"(%i) : (index) -> ()
    }
  }
  return
}





// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #set = affine_set<(d0) : (d0 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @affif(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 8 step 2 {
// CHECK-NEXT:       affine.if #set(%[[ARG2]]) {
// CHECK-NEXT:         "a"(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:       } else {
// CHECK-NEXT:         "b"(%[[ARG2]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.apply #map(%[[ARG2]])
// CHECK-NEXT:       affine.if #set(%[[V0]]) {
// CHECK-NEXT:         "a"(%[[V0]]) : (index) -> ()
// CHECK-NEXT:       } else {
// CHECK-NEXT:         "b"(%[[V0]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// ONE: #set = affine_set<(d0) : (d0 >= 0)>
// ONE-NEXT: module {
// ONE-NEXT:   func.func @affif(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: f32) {
// ONE-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 8 {
// ONE-NEXT:       affine.if #set(%[[ARG2]]) {
// ONE-NEXT:         "a"(%[[ARG2]]) : (index) -> ()
// ONE-NEXT:       } else {
// ONE-NEXT:         "b"(%[[ARG2]]) : (index) -> ()
// ONE-NEXT:       }
// ONE-NEXT:     }
// ONE-NEXT:     return
// ONE-NEXT:   }
// ONE-NEXT: }

// THREE: #map = affine_map<(d0) -> (d0 + 1)>
// THREE-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// THREE-NEXT: #set = affine_set<(d0) : (d0 >= 0)>
// THREE-NEXT: module {
// THREE-NEXT:   func.func @affif(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: f32) {
// THREE-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 6 step 3 {
// THREE-NEXT:       affine.if #set(%[[ARG2]]) {
// THREE-NEXT:         "a"(%[[ARG2]]) : (index) -> ()
// THREE-NEXT:       } else {
// THREE-NEXT:         "b"(%[[ARG2]]) : (index) -> ()
// THREE-NEXT:       }
// THREE-NEXT:       %[[V0:[^ ]+]] = affine.apply #map(%[[ARG2]])
// THREE-NEXT:       affine.if #set(%[[V0]]) {
// THREE-NEXT:         "a"(%[[V0]]) : (index) -> ()
// THREE-NEXT:       } else {
// THREE-NEXT:         "b"(%[[V0]]) : (index) -> ()
// THREE-NEXT:       }
// THREE-NEXT:       %[[V1:[^ ]+]] = affine.apply #map1(%[[ARG2]])
// THREE-NEXT:       affine.if #set(%[[V1]]) {
// THREE-NEXT:         "a"(%[[V1]]) : (index) -> ()
// THREE-NEXT:       } else {
// THREE-NEXT:         "b"(%[[V1]]) : (index) -> ()
// THREE-NEXT:       }
// THREE-NEXT:     }
// THREE-NEXT:     affine.for %[[ARG2]] = 6 to 8 {
// THREE-NEXT:       affine.if #set(%[[ARG2]]) {
// THREE-NEXT:         "a"(%[[ARG2]]) : (index) -> ()
// THREE-NEXT:       } else {
// THREE-NEXT:         "b"(%[[ARG2]]) : (index) -> ()
// THREE-NEXT:       }
// THREE-NEXT:     }
// THREE-NEXT:     return
// THREE-NEXT:   }
// THREE-NEXT: }

// FOUR: #map = affine_map<(d0) -> (d0 + 1)>
// FOUR-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// FOUR-NEXT: #map2 = affine_map<(d0) -> (d0 + 3)>
// FOUR-NEXT: #set = affine_set<(d0) : (d0 >= 0)>
// FOUR-NEXT: module {
// FOUR-NEXT:   func.func @affif(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: f32) {
// FOUR-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 8 step 4 {
// FOUR-NEXT:       affine.if #set(%[[ARG2]]) {
// FOUR-NEXT:         "a"(%[[ARG2]]) : (index) -> ()
// FOUR-NEXT:       } else {
// FOUR-NEXT:         "b"(%[[ARG2]]) : (index) -> ()
// FOUR-NEXT:       }
// FOUR-NEXT:       %[[V0:[^ ]+]] = affine.apply #map(%[[ARG2]])
// FOUR-NEXT:       affine.if #set(%[[V0]]) {
// FOUR-NEXT:         "a"(%[[V0]]) : (index) -> ()
// FOUR-NEXT:       } else {
// FOUR-NEXT:         "b"(%[[V0]]) : (index) -> ()
// FOUR-NEXT:       }
// FOUR-NEXT:       %[[V1:[^ ]+]] = affine.apply #map1(%[[ARG2]])
// FOUR-NEXT:       affine.if #set(%[[V1]]) {
// FOUR-NEXT:         "a"(%[[V1]]) : (index) -> ()
// FOUR-NEXT:       } else {
// FOUR-NEXT:         "b"(%[[V1]]) : (index) -> ()
// FOUR-NEXT:       }
// FOUR-NEXT:       %[[V2:[^ ]+]] = affine.apply #map2(%[[ARG2]])
// FOUR-NEXT:       affine.if #set(%[[V2]]) {
// FOUR-NEXT:         "a"(%[[V2]]) : (index) -> ()
// FOUR-NEXT:       } else {
// FOUR-NEXT:         "b"(%[[V2]]) : (index) -> ()
// FOUR-NEXT:       }
// FOUR-NEXT:     }
// FOUR-NEXT:     return
// FOUR-NEXT:   }
// FOUR-NEXT: }
