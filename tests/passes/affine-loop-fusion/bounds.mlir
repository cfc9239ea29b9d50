// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --pass-pipeline='builtin.module(func.func(affine-loop-fusion))' | FileCheck %s

// Steps, bounds that are symbols, and those of other loops.
func.func @steps(%out: memref<100xf32>) {
  %m = memref.alloc() : memref<100xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 100 step 2 {
    affine.store %c, %m[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 100 step 4 {
    %v = affine.load %m[%i] : memref<100xf32>
    affine.store %v, %out[%i] : memref<100xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @steps(%[[ARG0:[^ ]+]]: memref<100xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<100xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 100 step 2 {
// CHECK-NEXT:       affine.store %[[CST]], %[[ALLOC]][%[[ARG1]]] : memref<100xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 100 step 4 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG1]]] : memref<100xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<100xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @symbols(%n: index, %out: memref<100xf32>) {
  %m = memref.alloc() : memref<100xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to %n {
    affine.store %c, %m[%i] : memref<100xf32>
  }
  affine.for %i = 0 to %n {
    %v = affine.load %m[%i] : memref<100xf32>
    affine.store %v, %out[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 100 {
    affine.store %c, %m[%i + symbol(%n)] : memref<100xf32>
  }
  affine.for %i = 0 to 100 {
    %v = affine.load %m[%i + symbol(%n)] : memref<100xf32>
    affine.store %v, %out[%i] : memref<100xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @symbols(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: memref<100xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<100xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to %[[ARG0]] {
// CHECK-NEXT:       affine.store %[[CST]], %[[ALLOC_0]][%[[ARG2]]] : memref<100xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to %[[ARG0]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC_0]][%[[ARG2]]] : memref<100xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG2]]] : memref<100xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 100 {
// CHECK-NEXT:       %[[V0]] = affine.apply #map(%[[ARG2]])[%[[ARG0]]]
// CHECK-NEXT:       affine.store %[[CST]], %[[ALLOC]][0] : memref<1xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG2]])[%[[ARG0]]]
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<1xf32>
// CHECK-NEXT:       affine.store %[[V2]], %[[ARG1]][%[[ARG2]]] : memref<100xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @triangles(%out: memref<10x10xf32>) {
  %m = memref.alloc() : memref<10x10xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 + 1)>(%i) {
      affine.store %c, %m[%i, %j] : memref<10x10xf32>
    }
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %v = affine.load %m[%i, %j] : memref<10x10xf32>
      affine.store %v, %out[%i, %j] : memref<10x10xf32>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @triangles(%[[ARG0:[^ ]+]]: memref<10x10xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<10x10xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to #map(%[[ARG1]]) {
// CHECK-NEXT:         affine.store %[[CST]], %[[ALLOC]][%[[ARG1]], %[[ARG2]]] : memref<10x10xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 10 {
// CHECK-NEXT:       affine.for %[[ARG2]] = 0 to 10 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG1]], %[[ARG2]]] : memref<10x10xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG1]], %[[ARG2]]] : memref<10x10xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Quotients and rests; the second has memory of its own by a quotient.
func.func @quotients(%out: memref<64xf32>) {
  %m = memref.alloc() : memref<64xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 64 {
    affine.store %c, %m[%i floordiv 2] : memref<64xf32>
  }
  affine.for %i = 0 to 4 {
    %v = affine.load %m[%i] : memref<64xf32>
    affine.store %v, %out[%i] : memref<64xf32>
  }
  affine.for %i = 0 to 64 {
    affine.store %c, %m[%i mod 4] : memref<64xf32>
  }
  affine.for %i = 0 to 64 {
    %v = affine.load %m[%i mod 4] : memref<64xf32>
    affine.store %v, %out[%i] : memref<64xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 * 2)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 * 2 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @quotients(%[[ARG0:[^ ]+]]: memref<64xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<64xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 4 {
// CHECK-NEXT:       affine.for %[[ARG2:[^ ]+]] = #map(%[[ARG1]]) to #map1(%[[ARG1]]) {
// CHECK-NEXT:         affine.store %[[CST]], %[[ALLOC]][%[[ARG2]] floordiv 2] : memref<64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG1]]] : memref<64xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 64 {
// CHECK-NEXT:       affine.store %[[CST]], %[[ALLOC]][%[[ARG1]] mod 4] : memref<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 64 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG1]] mod 4] : memref<64xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of a loop that runs once a bound follows from others.
func.func @once(%out: memref<100xf32>) {
  %m = memref.alloc() : memref<100xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 100 {
    affine.store %c, %m[%i floordiv 2] : memref<100xf32>
  }
  affine.for %i = 0 to 1 {
    %v = affine.load %m[%i] : memref<100xf32>
    affine.store %v, %out[%i] : memref<100xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @once(%[[ARG0:[^ ]+]]: memref<100xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<100xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 100 {
// CHECK-NEXT:       affine.store %[[CST]], %[[ALLOC]][%[[ARG1]] floordiv 2] : memref<100xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 1 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG1]]] : memref<100xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<100xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Products of indices, and none that are alike.
func.func @scaled(%out: memref<100xf32>) {
  %m = memref.alloc() : memref<100xf32>
  %c = arith.constant 1.0 : f32
  affine.for %i = 0 to 50 {
    affine.store %c, %m[%i * 2] : memref<100xf32>
  }
  affine.for %i = 0 to 50 {
    %v = affine.load %m[%i * 2 + 1] : memref<100xf32>
    affine.store %v, %out[%i] : memref<100xf32>
  }
  affine.for %i = 0 to 25 {
    %v = affine.load %m[%i * 4] : memref<100xf32>
    affine.store %v, %out[%i] : memref<100xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @scaled(%[[ARG0:[^ ]+]]: memref<100xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<100xf32>
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 1.000000e+00 : f32
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 50 {
// CHECK-NEXT:       affine.store %[[CST]], %[[ALLOC]][%[[ARG1]] * 2] : memref<100xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 50 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG1]] * 2 + 1] : memref<100xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<100xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 25 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG1]] * 4] : memref<100xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<100xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
