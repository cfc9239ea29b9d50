// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-scalrep))' --allow-unregistered-dialect | FileCheck %s

// Another store in between may be to the same place; another op may do anything.
func.func @between(%m: memref<10xf32>, %f: f32, %g: f32, %n: index, %k: index) -> (f32, f32, f32) {
  affine.store %f, %m[symbol(%n)] : memref<10xf32>
  affine.store %g, %m[symbol(%k)] : memref<10xf32>
  %0 = affine.load %m[symbol(%n)] : memref<10xf32>
  "unknown"() : () -> ()
  %1 = affine.load %m[symbol(%k)] : memref<10xf32>
  memref.store %f, %m[%n] : memref<10xf32>
  %2 = affine.load %m[symbol(%k)] : memref<10xf32>
  return %0, %1, %2 : f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @between(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index) -> (f32, f32, f32) {
// CHECK-NEXT:     affine.store %[[ARG1]], %[[ARG0]][symbol(%[[ARG3]])] : memref<10xf32>
// CHECK-NEXT:     affine.store %[[ARG2]], %[[ARG0]][symbol(%[[ARG4]])] : memref<10xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG0]][symbol(%[[ARG3]])] : memref<10xf32>
// CHECK-NEXT:     "unknown"() : () -> ()
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.load %[[ARG0]][symbol(%[[ARG4]])] : memref<10xf32>
// CHECK-NEXT:     memref.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<10xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.load %[[ARG0]][symbol(%[[ARG4]])] : memref<10xf32>
// CHECK-NEXT:     return %[[V0]], %[[V1]], %[[V2]] : f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A store of an iteration before.
func.func @iterations(%m: memref<10xf32>, %f: f32, %g: f32) {
  affine.for %i = 0 to 9 {
    affine.store %f, %m[%i] : memref<10xf32>
    affine.for %j = 0 to 9 {
      %0 = affine.load %m[%i] : memref<10xf32>
      affine.store %0, %m[%j] : memref<10xf32>
    }
    affine.for %j = 0 to 3 {
      %0 = affine.load %m[%i] : memref<10xf32>
      affine.store %g, %m[%i + 1] : memref<10xf32>
      %1 = arith.addf %0, %0 : f32
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @iterations(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 9 {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]]] : memref<10xf32>
// CHECK-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to 9 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<10xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG4]]] : memref<10xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.for %[[ARG4]] = 0 to 3 {
// CHECK-NEXT:         %[[V0]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<10xf32>
// CHECK-NEXT:         affine.store %[[ARG2]], %[[ARG0]][%[[ARG3]] + 1] : memref<10xf32>
// CHECK-NEXT:         %[[V1:[^ ]+]] = arith.addf %[[V0]], %[[V0]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Only in a branch, or in a loop.
func.func @perhaps(%m: memref<10xf32>, %f: f32, %n: index) -> f32 {
  affine.if affine_set<()[s0] : (s0 - 1 >= 0)>()[%n] {
    affine.store %f, %m[0] : memref<10xf32>
  }
  affine.for %i = 0 to %n {
    affine.store %f, %m[0] : memref<10xf32>
  }
  %0 = affine.load %m[0] : memref<10xf32>
  return %0 : f32
}

// CHECK: #set = affine_set<()[s0] : (s0 - 1 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @perhaps(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     affine.if #set()[%[[ARG2]]] {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][0] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG2]] {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][0] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG0]][0] : memref<10xf32>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Loops that do not run, and loops of `scf` around the load.
func.func @loops(%m: memref<10xf32>, %f: f32, %n: index) {
  affine.for %i = 10 to 0 {
    affine.store %f, %m[%i] : memref<10xf32>
    %0 = affine.load %m[%i] : memref<10xf32>
    %1 = arith.addf %0, %0 : f32
    affine.store %1, %m[%i] : memref<10xf32>
  }
  affine.store %f, %m[0] : memref<10xf32>
  scf.for %i = %n to %n step %n {
    %0 = affine.load %m[0] : memref<10xf32>
    %1 = arith.addf %0, %0 : f32
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loops(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 10 to 0 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<10xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.addf %[[V0]], %[[V0]] : f32
// CHECK-NEXT:       affine.store %[[V1]], %[[ARG0]][%[[ARG3]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.store %[[ARG1]], %[[ARG0]][0] : memref<10xf32>
// CHECK-NEXT:     scf.for %[[ARG3]] = %[[ARG2]] to %[[ARG2]] step %[[ARG2]] {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ARG0]][0] : memref<10xf32>
// CHECK-NEXT:       %[[V1]] = arith.addf %[[V0]], %[[V0]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Vectors and elements.
func.func @vectors(%m: memref<10xf32>, %f: f32, %v: vector<4xf32>) -> (f32, vector<4xf32>, vector<4xf32>) {
  affine.store %f, %m[0] : memref<10xf32>
  %0 = affine.vector_load %m[0] : memref<10xf32>, vector<4xf32>
  affine.vector_store %v, %m[1] : memref<10xf32>, vector<4xf32>
  %1 = affine.load %m[1] : memref<10xf32>
  %2 = affine.vector_load %m[1] : memref<10xf32>, vector<4xf32>
  return %1, %0, %2 : f32, vector<4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @vectors(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<4xf32>) -> (f32, vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     affine.store %[[ARG1]], %[[ARG0]][0] : memref<10xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.vector_load %[[ARG0]][0] : memref<10xf32>, vector<4xf32>
// CHECK-NEXT:     affine.vector_store %[[ARG2]], %[[ARG0]][1] : memref<10xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.load %[[ARG0]][1] : memref<10xf32>
// CHECK-NEXT:     return %[[V1]], %[[V0]], %[[ARG2]] : f32, vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
