// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{maximal}))' | FileCheck %s --check-prefix=MAXIMAL
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{compute-tolerance=0}))' | FileCheck %s --check-prefix=NONE
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{compute-tolerance=1.5 mode=producer}))' | FileCheck %s --check-prefix=MUCH
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{fast-mem-space=2 local-buf-threshold=1}))' | FileCheck %s --check-prefix=FAST
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion{mode=sibling maximal}))' | FileCheck %s --check-prefix=SIBLING

// What a loop needs is computed again in each iteration.
func.func @again(%out: memref<10x100xf32>) {
  %m = memref.alloc() : memref<10x100xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 100 {
      affine.store %c, %m[%i, %j] : memref<10x100xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 100 {
      %v = affine.load %m[%i + 1, %j] : memref<10x100xf32>
      %w = affine.load %m[%i + 2, %j] : memref<10x100xf32>
      %x = arith.addf %v, %w : f32
      affine.store %x, %out[%i, %j] : memref<10x100xf32>
    }
  }
  return
}






// MAXIMAL: #map = affine_map<(d0) -> (d0 + 1)>
// MAXIMAL-NEXT: #map1 = affine_map<(d0) -> (d0 + 3)>
// MAXIMAL-NEXT: #map2 = affine_map<(d0, d1) -> (d0 + 1)>
// MAXIMAL-NEXT: #map3 = affine_map<(d0, d1) -> (d1)>
// MAXIMAL-NEXT: #map4 = affine_map<(d0, d1) -> (d0 + 2)>
// MAXIMAL-NEXT: module {
// MAXIMAL-NEXT:   func.func @again(%[[ARG0:[^ ]+]]: memref<10x100xf32>) {
// MAXIMAL-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2x1xf32>
// MAXIMAL-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// MAXIMAL-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 8 {
// MAXIMAL-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to 100 {
// MAXIMAL-NEXT:         affine.for %[[ARG3:[^ ]+]] = #map(%[[ARG1]]) to #map1(%[[ARG1]]) {
// MAXIMAL-NEXT:           affine.store %[[CST]], %[[ALLOC]][-%[[ARG1]] + %[[ARG3]] - 1, 0] : memref<2x1xf32>
// MAXIMAL-NEXT:         }
// MAXIMAL-NEXT:         %[[V0:[^ ]+]] = affine.apply #map2(%[[ARG1]], %[[ARG2]])
// MAXIMAL-NEXT:         %[[V1:[^ ]+]] = affine.apply #map3(%[[ARG1]], %[[ARG2]])
// MAXIMAL-NEXT:         %[[V2:[^ ]+]] = affine.load %[[ALLOC]][0, 0] : memref<2x1xf32>
// MAXIMAL-NEXT:         %[[V3:[^ ]+]] = affine.apply #map4(%[[ARG1]], %[[ARG2]])
// MAXIMAL-NEXT:         %[[V4:[^ ]+]] = affine.apply #map3(%[[ARG1]], %[[ARG2]])
// MAXIMAL-NEXT:         %[[V5:[^ ]+]] = affine.load %[[ALLOC]][1, 0] : memref<2x1xf32>
// MAXIMAL-NEXT:         %[[V6:[^ ]+]] = arith.addf %[[V2]], %[[V5]] : f32
// MAXIMAL-NEXT:         affine.store %[[V6]], %[[ARG0]][%[[ARG1]], %[[ARG2]]] : memref<10x100xf32>
// MAXIMAL-NEXT:       }
// MAXIMAL-NEXT:     }
// MAXIMAL-NEXT:     return
// MAXIMAL-NEXT:   }
// MAXIMAL-NEXT: }

// NONE: module {
// NONE-NEXT:   func.func @again(%[[ARG0:[^ ]+]]: memref<10x100xf32>) {
// NONE-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<10x100xf32>
// NONE-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// NONE-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 10 {
// NONE-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to 100 {
// NONE-NEXT:         affine.store %[[CST]], %[[ALLOC]][%[[ARG1]], %[[ARG2]]] : memref<10x100xf32>
// NONE-NEXT:       }
// NONE-NEXT:     }
// NONE-NEXT:     affine.for %[[ARG1]] = 0 to 8 {
// NONE-NEXT:       affine.for %[[ARG2]] = 0 to 100 {
// NONE-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG1]] + 1, %[[ARG2]]] : memref<10x100xf32>
// NONE-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG1]] + 2, %[[ARG2]]] : memref<10x100xf32>
// NONE-NEXT:         %[[V2:[^ ]+]] = arith.addf %[[V0]], %[[V1]] : f32
// NONE-NEXT:         affine.store %[[V2]], %[[ARG0]][%[[ARG1]], %[[ARG2]]] : memref<10x100xf32>
// NONE-NEXT:       }
// NONE-NEXT:     }
// NONE-NEXT:     return
// NONE-NEXT:   }
// NONE-NEXT: }

// MUCH: #map = affine_map<(d0) -> (d0 + 1)>
// MUCH-NEXT: #map1 = affine_map<(d0) -> (d0 + 3)>
// MUCH-NEXT: #map2 = affine_map<(d0, d1) -> (d0 + 1)>
// MUCH-NEXT: #map3 = affine_map<(d0, d1) -> (d1)>
// MUCH-NEXT: #map4 = affine_map<(d0, d1) -> (d0 + 2)>
// MUCH-NEXT: module {
// MUCH-NEXT:   func.func @again(%[[ARG0:[^ ]+]]: memref<10x100xf32>) {
// MUCH-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2x1xf32>
// MUCH-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// MUCH-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 8 {
// MUCH-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to 100 {
// MUCH-NEXT:         affine.for %[[ARG3:[^ ]+]] = #map(%[[ARG1]]) to #map1(%[[ARG1]]) {
// MUCH-NEXT:           affine.store %[[CST]], %[[ALLOC]][-%[[ARG1]] + %[[ARG3]] - 1, 0] : memref<2x1xf32>
// MUCH-NEXT:         }
// MUCH-NEXT:         %[[V0:[^ ]+]] = affine.apply #map2(%[[ARG1]], %[[ARG2]])
// MUCH-NEXT:         %[[V1:[^ ]+]] = affine.apply #map3(%[[ARG1]], %[[ARG2]])
// MUCH-NEXT:         %[[V2:[^ ]+]] = affine.load %[[ALLOC]][0, 0] : memref<2x1xf32>
// MUCH-NEXT:         %[[V3:[^ ]+]] = affine.apply #map4(%[[ARG1]], %[[ARG2]])
// MUCH-NEXT:         %[[V4:[^ ]+]] = affine.apply #map3(%[[ARG1]], %[[ARG2]])
// MUCH-NEXT:         %[[V5:[^ ]+]] = affine.load %[[ALLOC]][1, 0] : memref<2x1xf32>
// MUCH-NEXT:         %[[V6:[^ ]+]] = arith.addf %[[V2]], %[[V5]] : f32
// MUCH-NEXT:         affine.store %[[V6]], %[[ARG0]][%[[ARG1]], %[[ARG2]]] : memref<10x100xf32>
// MUCH-NEXT:       }
// MUCH-NEXT:     }
// MUCH-NEXT:     return
// MUCH-NEXT:   }
// MUCH-NEXT: }

// FAST: #map = affine_map<(d0) -> (d0 + 1)>
// FAST-NEXT: #map1 = affine_map<(d0) -> (d0 + 3)>
// FAST-NEXT: #map2 = affine_map<(d0, d1) -> (d0 + 1)>
// FAST-NEXT: #map3 = affine_map<(d0, d1) -> (d1)>
// FAST-NEXT: #map4 = affine_map<(d0, d1) -> (d0 + 2)>
// FAST-NEXT: module {
// FAST-NEXT:   func.func @again(%[[ARG0:[^ ]+]]: memref<10x100xf32>) {
// FAST-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2x1xf32, 2>
// FAST-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// FAST-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 8 {
// FAST-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to 100 {
// FAST-NEXT:         affine.for %[[ARG3:[^ ]+]] = #map(%[[ARG1]]) to #map1(%[[ARG1]]) {
// FAST-NEXT:           affine.store %[[CST]], %[[ALLOC]][-%[[ARG1]] + %[[ARG3]] - 1, 0] : memref<2x1xf32, 2>
// FAST-NEXT:         }
// FAST-NEXT:         %[[V0:[^ ]+]] = affine.apply #map2(%[[ARG1]], %[[ARG2]])
// FAST-NEXT:         %[[V1:[^ ]+]] = affine.apply #map3(%[[ARG1]], %[[ARG2]])
// FAST-NEXT:         %[[V2:[^ ]+]] = affine.load %[[ALLOC]][0, 0] : memref<2x1xf32, 2>
// FAST-NEXT:         %[[V3:[^ ]+]] = affine.apply #map4(%[[ARG1]], %[[ARG2]])
// FAST-NEXT:         %[[V4:[^ ]+]] = affine.apply #map3(%[[ARG1]], %[[ARG2]])
// FAST-NEXT:         %[[V5:[^ ]+]] = affine.load %[[ALLOC]][1, 0] : memref<2x1xf32, 2>
// FAST-NEXT:         %[[V6:[^ ]+]] = arith.addf %[[V2]], %[[V5]] : f32
// FAST-NEXT:         affine.store %[[V6]], %[[ARG0]][%[[ARG1]], %[[ARG2]]] : memref<10x100xf32>
// FAST-NEXT:       }
// FAST-NEXT:     }
// FAST-NEXT:     return
// FAST-NEXT:   }
// FAST-NEXT: }

// SIBLING: module {
// SIBLING-NEXT:   func.func @again(%[[ARG0:[^ ]+]]: memref<10x100xf32>) {
// SIBLING-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<10x100xf32>
// SIBLING-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// SIBLING-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 10 {
// SIBLING-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to 100 {
// SIBLING-NEXT:         affine.store %[[CST]], %[[ALLOC]][%[[ARG1]], %[[ARG2]]] : memref<10x100xf32>
// SIBLING-NEXT:       }
// SIBLING-NEXT:     }
// SIBLING-NEXT:     affine.for %[[ARG1]] = 0 to 8 {
// SIBLING-NEXT:       affine.for %[[ARG2]] = 0 to 100 {
// SIBLING-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG1]] + 1, %[[ARG2]]] : memref<10x100xf32>
// SIBLING-NEXT:         %[[V1:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG1]] + 2, %[[ARG2]]] : memref<10x100xf32>
// SIBLING-NEXT:         %[[V2:[^ ]+]] = arith.addf %[[V0]], %[[V1]] : f32
// SIBLING-NEXT:         affine.store %[[V2]], %[[ARG0]][%[[ARG1]], %[[ARG2]]] : memref<10x100xf32>
// SIBLING-NEXT:       }
// SIBLING-NEXT:     }
// SIBLING-NEXT:     return
// SIBLING-NEXT:   }
// SIBLING-NEXT: }

// -----

// Many small loops.
func.func @many(%in: memref<1000xf32>, %out: memref<1000xf32>) {
  %m = memref.alloc() : memref<1000xf32>
  %k = memref.alloc() : memref<1000xf32>
  affine.for %i = 0 to 1000 {
    %v = affine.load %in[%i] : memref<1000xf32>
    affine.store %v, %m[%i] : memref<1000xf32>
  }
  affine.for %i = 0 to 998 {
    %v = affine.load %m[%i] : memref<1000xf32>
    %w = affine.load %m[%i + 2] : memref<1000xf32>
    %x = arith.addf %v, %w : f32
    affine.store %x, %k[%i] : memref<1000xf32>
  }
  affine.for %i = 0 to 990 {
    %v = affine.load %k[%i] : memref<1000xf32>
    %w = affine.load %k[%i + 2] : memref<1000xf32>
    %x = arith.addf %v, %w : f32
    affine.store %x, %out[%i] : memref<1000xf32>
  }
  affine.for %i = 0 to 1000 {
    %v = affine.load %in[%i] : memref<1000xf32>
    affine.store %v, %k[%i] : memref<1000xf32>
  }
  return
}






// MAXIMAL: #map = affine_map<(d0) -> (d0)>
// MAXIMAL-NEXT: #map1 = affine_map<(d0) -> (d0 + 3)>
// MAXIMAL-NEXT: #map2 = affine_map<(d0) -> (d0 + 2)>
// MAXIMAL-NEXT: module {
// MAXIMAL-NEXT:   func.func @many(%[[ARG0:[^ ]+]]: memref<1000xf32>, %[[ARG1:[^ ]+]]: memref<1000xf32>) {
// MAXIMAL-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<3xf32>
// MAXIMAL-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<1000xf32>
// MAXIMAL-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 998 {
// MAXIMAL-NEXT:       affine.for %[[ARG3:[^ ]+]] = #map(%[[ARG2]]) to #map1(%[[ARG2]]) {
// MAXIMAL-NEXT:         %[[V4:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<1000xf32>
// MAXIMAL-NEXT:         affine.store %[[V4]], %[[ALLOC]][-%[[ARG2]] + %[[ARG3]]] : memref<3xf32>
// MAXIMAL-NEXT:       }
// MAXIMAL-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<3xf32>
// MAXIMAL-NEXT:       %[[V1:[^ ]+]] = affine.apply #map2(%[[ARG2]])
// MAXIMAL-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ALLOC]][2] : memref<3xf32>
// MAXIMAL-NEXT:       %[[V3:[^ ]+]] = arith.addf %[[V0]], %[[V2]] : f32
// MAXIMAL-NEXT:       affine.store %[[V3]], %[[ALLOC_0]][%[[ARG2]]] : memref<1000xf32>
// MAXIMAL-NEXT:     }
// MAXIMAL-NEXT:     affine.for %[[ARG2]] = 0 to 990 {
// MAXIMAL-NEXT:       %[[V0]] = affine.load %[[ALLOC_0]][%[[ARG2]]] : memref<1000xf32>
// MAXIMAL-NEXT:       %[[V1]] = affine.load %[[ALLOC_0]][%[[ARG2]] + 2] : memref<1000xf32>
// MAXIMAL-NEXT:       %[[V2]] = arith.addf %[[V0]], %[[V1]] : f32
// MAXIMAL-NEXT:       affine.store %[[V2]], %[[ARG1]][%[[ARG2]]] : memref<1000xf32>
// MAXIMAL-NEXT:     }
// MAXIMAL-NEXT:     affine.for %[[ARG2]] = 0 to 1000 {
// MAXIMAL-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<1000xf32>
// MAXIMAL-NEXT:       affine.store %[[V0]], %[[ALLOC_0]][%[[ARG2]]] : memref<1000xf32>
// MAXIMAL-NEXT:     }
// MAXIMAL-NEXT:     return
// MAXIMAL-NEXT:   }
// MAXIMAL-NEXT: }

// NONE: module {
// NONE-NEXT:   func.func @many(%[[ARG0:[^ ]+]]: memref<1000xf32>, %[[ARG1:[^ ]+]]: memref<1000xf32>) {
// NONE-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1000xf32>
// NONE-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<1000xf32>
// NONE-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 1000 {
// NONE-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<1000xf32>
// NONE-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG2]]] : memref<1000xf32>
// NONE-NEXT:     }
// NONE-NEXT:     affine.for %[[ARG2]] = 0 to 998 {
// NONE-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<1000xf32>
// NONE-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG2]] + 2] : memref<1000xf32>
// NONE-NEXT:       %[[V2:[^ ]+]] = arith.addf %[[V0]], %[[V1]] : f32
// NONE-NEXT:       affine.store %[[V2]], %[[ALLOC_0]][%[[ARG2]]] : memref<1000xf32>
// NONE-NEXT:     }
// NONE-NEXT:     affine.for %[[ARG2]] = 0 to 990 {
// NONE-NEXT:       %[[V0]] = affine.load %[[ALLOC_0]][%[[ARG2]]] : memref<1000xf32>
// NONE-NEXT:       %[[V1]] = affine.load %[[ALLOC_0]][%[[ARG2]] + 2] : memref<1000xf32>
// NONE-NEXT:       %[[V2]] = arith.addf %[[V0]], %[[V1]] : f32
// NONE-NEXT:       affine.store %[[V2]], %[[ARG1]][%[[ARG2]]] : memref<1000xf32>
// NONE-NEXT:     }
// NONE-NEXT:     affine.for %[[ARG2]] = 0 to 1000 {
// NONE-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<1000xf32>
// NONE-NEXT:       affine.store %[[V0]], %[[ALLOC_0]][%[[ARG2]]] : memref<1000xf32>
// NONE-NEXT:     }
// NONE-NEXT:     return
// NONE-NEXT:   }
// NONE-NEXT: }

// MUCH: #map = affine_map<(d0) -> (d0)>
// MUCH-NEXT: #map1 = affine_map<(d0) -> (d0 + 3)>
// MUCH-NEXT: #map2 = affine_map<(d0) -> (d0 + 2)>
// MUCH-NEXT: module {
// MUCH-NEXT:   func.func @many(%[[ARG0:[^ ]+]]: memref<1000xf32>, %[[ARG1:[^ ]+]]: memref<1000xf32>) {
// MUCH-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<3xf32>
// MUCH-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<1000xf32>
// MUCH-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 998 {
// MUCH-NEXT:       affine.for %[[ARG3:[^ ]+]] = #map(%[[ARG2]]) to #map1(%[[ARG2]]) {
// MUCH-NEXT:         %[[V4:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<1000xf32>
// MUCH-NEXT:         affine.store %[[V4]], %[[ALLOC]][-%[[ARG2]] + %[[ARG3]]] : memref<3xf32>
// MUCH-NEXT:       }
// MUCH-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<3xf32>
// MUCH-NEXT:       %[[V1:[^ ]+]] = affine.apply #map2(%[[ARG2]])
// MUCH-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ALLOC]][2] : memref<3xf32>
// MUCH-NEXT:       %[[V3:[^ ]+]] = arith.addf %[[V0]], %[[V2]] : f32
// MUCH-NEXT:       affine.store %[[V3]], %[[ALLOC_0]][%[[ARG2]]] : memref<1000xf32>
// MUCH-NEXT:     }
// MUCH-NEXT:     affine.for %[[ARG2]] = 0 to 990 {
// MUCH-NEXT:       %[[V0]] = affine.load %[[ALLOC_0]][%[[ARG2]]] : memref<1000xf32>
// MUCH-NEXT:       %[[V1]] = affine.load %[[ALLOC_0]][%[[ARG2]] + 2] : memref<1000xf32>
// MUCH-NEXT:       %[[V2]] = arith.addf %[[V0]], %[[V1]] : f32
// MUCH-NEXT:       affine.store %[[V2]], %[[ARG1]][%[[ARG2]]] : memref<1000xf32>
// MUCH-NEXT:     }
// MUCH-NEXT:     affine.for %[[ARG2]] = 0 to 1000 {
// MUCH-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<1000xf32>
// MUCH-NEXT:       affine.store %[[V0]], %[[ALLOC_0]][%[[ARG2]]] : memref<1000xf32>
// MUCH-NEXT:     }
// MUCH-NEXT:     return
// MUCH-NEXT:   }
// MUCH-NEXT: }

// FAST: module {
// FAST-NEXT:   func.func @many(%[[ARG0:[^ ]+]]: memref<1000xf32>, %[[ARG1:[^ ]+]]: memref<1000xf32>) {
// FAST-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1000xf32>
// FAST-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<1000xf32>
// FAST-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 1000 {
// FAST-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<1000xf32>
// FAST-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG2]]] : memref<1000xf32>
// FAST-NEXT:     }
// FAST-NEXT:     affine.for %[[ARG2]] = 0 to 998 {
// FAST-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<1000xf32>
// FAST-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG2]] + 2] : memref<1000xf32>
// FAST-NEXT:       %[[V2:[^ ]+]] = arith.addf %[[V0]], %[[V1]] : f32
// FAST-NEXT:       affine.store %[[V2]], %[[ALLOC_0]][%[[ARG2]]] : memref<1000xf32>
// FAST-NEXT:     }
// FAST-NEXT:     affine.for %[[ARG2]] = 0 to 990 {
// FAST-NEXT:       %[[V0]] = affine.load %[[ALLOC_0]][%[[ARG2]]] : memref<1000xf32>
// FAST-NEXT:       %[[V1]] = affine.load %[[ALLOC_0]][%[[ARG2]] + 2] : memref<1000xf32>
// FAST-NEXT:       %[[V2]] = arith.addf %[[V0]], %[[V1]] : f32
// FAST-NEXT:       affine.store %[[V2]], %[[ARG1]][%[[ARG2]]] : memref<1000xf32>
// FAST-NEXT:     }
// FAST-NEXT:     affine.for %[[ARG2]] = 0 to 1000 {
// FAST-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<1000xf32>
// FAST-NEXT:       affine.store %[[V0]], %[[ALLOC_0]][%[[ARG2]]] : memref<1000xf32>
// FAST-NEXT:     }
// FAST-NEXT:     return
// FAST-NEXT:   }
// FAST-NEXT: }

// SIBLING: module {
// SIBLING-NEXT:   func.func @many(%[[ARG0:[^ ]+]]: memref<1000xf32>, %[[ARG1:[^ ]+]]: memref<1000xf32>) {
// SIBLING-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1000xf32>
// SIBLING-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<1000xf32>
// SIBLING-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 1000 {
// SIBLING-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<1000xf32>
// SIBLING-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG2]]] : memref<1000xf32>
// SIBLING-NEXT:     }
// SIBLING-NEXT:     affine.for %[[ARG2]] = 0 to 998 {
// SIBLING-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<1000xf32>
// SIBLING-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG2]] + 2] : memref<1000xf32>
// SIBLING-NEXT:       %[[V2:[^ ]+]] = arith.addf %[[V0]], %[[V1]] : f32
// SIBLING-NEXT:       affine.store %[[V2]], %[[ALLOC_0]][%[[ARG2]]] : memref<1000xf32>
// SIBLING-NEXT:     }
// SIBLING-NEXT:     affine.for %[[ARG2]] = 0 to 990 {
// SIBLING-NEXT:       %[[V0]] = affine.load %[[ALLOC_0]][%[[ARG2]]] : memref<1000xf32>
// SIBLING-NEXT:       %[[V1]] = affine.load %[[ALLOC_0]][%[[ARG2]] + 2] : memref<1000xf32>
// SIBLING-NEXT:       %[[V2]] = arith.addf %[[V0]], %[[V1]] : f32
// SIBLING-NEXT:       affine.store %[[V2]], %[[ARG1]][%[[ARG2]]] : memref<1000xf32>
// SIBLING-NEXT:     }
// SIBLING-NEXT:     affine.for %[[ARG2]] = 0 to 1000 {
// SIBLING-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<1000xf32>
// SIBLING-NEXT:       affine.store %[[V0]], %[[ALLOC_0]][%[[ARG2]]] : memref<1000xf32>
// SIBLING-NEXT:     }
// SIBLING-NEXT:     return
// SIBLING-NEXT:   }
// SIBLING-NEXT: }

// -----

// A loop that depends on itself, which nothing is to do again.
func.func @circle(%in: memref<16xf32>, %out: memref<16xf32>) {
  %m = memref.alloc() : memref<16xf32>
  affine.for %i = 0 to 16 {
    %v = affine.load %m[0] : memref<16xf32>
    affine.store %v, %m[%i] : memref<16xf32>
  }
  affine.for %i = 0 to 16 {
    %v = affine.load %m[%i] : memref<16xf32>
    affine.store %v, %out[%i] : memref<16xf32>
  }
  affine.for %i = 0 to 16 {
    %v = affine.load %m[-%i + 15] : memref<16xf32>
    affine.store %v, %out[%i] : memref<16xf32>
  }
  return
}






// MAXIMAL: module {
// MAXIMAL-NEXT:   func.func @circle(%[[ARG0:[^ ]+]]: memref<16xf32>, %[[ARG1:[^ ]+]]: memref<16xf32>) {
// MAXIMAL-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<16xf32>
// MAXIMAL-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 16 {
// MAXIMAL-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<16xf32>
// MAXIMAL-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG2]]] : memref<16xf32>
// MAXIMAL-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<16xf32>
// MAXIMAL-NEXT:       affine.store %[[V1]], %[[ARG1]][%[[ARG2]]] : memref<16xf32>
// MAXIMAL-NEXT:     }
// MAXIMAL-NEXT:     affine.for %[[ARG2]] = 0 to 16 {
// MAXIMAL-NEXT:       %[[V0]] = affine.load %[[ALLOC]][-%[[ARG2]] + 15] : memref<16xf32>
// MAXIMAL-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG2]]] : memref<16xf32>
// MAXIMAL-NEXT:     }
// MAXIMAL-NEXT:     return
// MAXIMAL-NEXT:   }
// MAXIMAL-NEXT: }

// NONE: module {
// NONE-NEXT:   func.func @circle(%[[ARG0:[^ ]+]]: memref<16xf32>, %[[ARG1:[^ ]+]]: memref<16xf32>) {
// NONE-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<16xf32>
// NONE-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 16 {
// NONE-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<16xf32>
// NONE-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG2]]] : memref<16xf32>
// NONE-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<16xf32>
// NONE-NEXT:       affine.store %[[V1]], %[[ARG1]][%[[ARG2]]] : memref<16xf32>
// NONE-NEXT:     }
// NONE-NEXT:     affine.for %[[ARG2]] = 0 to 16 {
// NONE-NEXT:       %[[V0]] = affine.load %[[ALLOC]][-%[[ARG2]] + 15] : memref<16xf32>
// NONE-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG2]]] : memref<16xf32>
// NONE-NEXT:     }
// NONE-NEXT:     return
// NONE-NEXT:   }
// NONE-NEXT: }

// MUCH: module {
// MUCH-NEXT:   func.func @circle(%[[ARG0:[^ ]+]]: memref<16xf32>, %[[ARG1:[^ ]+]]: memref<16xf32>) {
// MUCH-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<16xf32>
// MUCH-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 16 {
// MUCH-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<16xf32>
// MUCH-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG2]]] : memref<16xf32>
// MUCH-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<16xf32>
// MUCH-NEXT:       affine.store %[[V1]], %[[ARG1]][%[[ARG2]]] : memref<16xf32>
// MUCH-NEXT:     }
// MUCH-NEXT:     affine.for %[[ARG2]] = 0 to 16 {
// MUCH-NEXT:       %[[V0]] = affine.load %[[ALLOC]][-%[[ARG2]] + 15] : memref<16xf32>
// MUCH-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG2]]] : memref<16xf32>
// MUCH-NEXT:     }
// MUCH-NEXT:     return
// MUCH-NEXT:   }
// MUCH-NEXT: }

// FAST: module {
// FAST-NEXT:   func.func @circle(%[[ARG0:[^ ]+]]: memref<16xf32>, %[[ARG1:[^ ]+]]: memref<16xf32>) {
// FAST-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<16xf32>
// FAST-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 16 {
// FAST-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<16xf32>
// FAST-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG2]]] : memref<16xf32>
// FAST-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<16xf32>
// FAST-NEXT:       affine.store %[[V1]], %[[ARG1]][%[[ARG2]]] : memref<16xf32>
// FAST-NEXT:     }
// FAST-NEXT:     affine.for %[[ARG2]] = 0 to 16 {
// FAST-NEXT:       %[[V0]] = affine.load %[[ALLOC]][-%[[ARG2]] + 15] : memref<16xf32>
// FAST-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG2]]] : memref<16xf32>
// FAST-NEXT:     }
// FAST-NEXT:     return
// FAST-NEXT:   }
// FAST-NEXT: }

// SIBLING: module {
// SIBLING-NEXT:   func.func @circle(%[[ARG0:[^ ]+]]: memref<16xf32>, %[[ARG1:[^ ]+]]: memref<16xf32>) {
// SIBLING-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<16xf32>
// SIBLING-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 16 {
// SIBLING-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<16xf32>
// SIBLING-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG2]]] : memref<16xf32>
// SIBLING-NEXT:     }
// SIBLING-NEXT:     affine.for %[[ARG2]] = 0 to 16 {
// SIBLING-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<16xf32>
// SIBLING-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG2]]] : memref<16xf32>
// SIBLING-NEXT:     }
// SIBLING-NEXT:     affine.for %[[ARG2]] = 0 to 16 {
// SIBLING-NEXT:       %[[V0]] = affine.load %[[ALLOC]][-%[[ARG2]] + 15] : memref<16xf32>
// SIBLING-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG2]]] : memref<16xf32>
// SIBLING-NEXT:     }
// SIBLING-NEXT:     return
// SIBLING-NEXT:   }
// SIBLING-NEXT: }
