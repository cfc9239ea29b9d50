// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-scalrep))' --allow-unregistered-dialect | FileCheck %s

// What was stored is loaded: in the same block, and in loops and branches further in.
func.func @same_block(%m: memref<10xf32>, %f: f32) -> f32 {
  affine.store %f, %m[3] : memref<10xf32>
  %0 = affine.load %m[3] : memref<10xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @same_block(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     affine.store %[[ARG1]], %[[ARG0]][3] : memref<10xf32>
// CHECK-NEXT:     return %[[ARG1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @further_in(%m: memref<10x10xf32>, %f: f32, %n: index) {
  affine.for %i = 0 to 10 {
    affine.store %f, %m[%i, symbol(%n)] : memref<10x10xf32>
    affine.for %j = 0 to 10 {
      %0 = affine.load %m[%i, symbol(%n)] : memref<10x10xf32>
      affine.store %0, %m[0, 0] : memref<10x10xf32>
    }
    affine.if affine_set<(d0) : (d0 - 1 >= 0)>(%i) {
      %0 = affine.load %m[%i, symbol(%n)] : memref<10x10xf32>
      %1 = arith.addf %0, %0 : f32
    }
  }
  return
}

// CHECK: #set = affine_set<(d0) : (d0 - 1 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @further_in(%[[ARG0:[^ ]+]]: memref<10x10xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG3]], symbol(%[[ARG2]])] : memref<10x10xf32>
// CHECK-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], symbol(%[[ARG2]])] : memref<10x10xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG0]][0, 0] : memref<10x10xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.if #set(%[[ARG3]]) {
// CHECK-NEXT:         %[[V0]] = arith.addf %[[ARG1]], %[[ARG1]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// The same place, told in other ways.
func.func @spelled(%m: memref<100xf32>, %f: f32) -> (f32, f32, f32) {
  %c3 = arith.constant 3 : index
  %s:3 = affine.for %i = 0 to 10 iter_args(%a = %f, %b = %f, %c = %f) -> (f32, f32, f32) {
    %p = affine.apply affine_map<(d0) -> (d0 * 2 + 3)>(%i)
    affine.store %f, %m[%p] : memref<100xf32>
    %0 = affine.load %m[%i * 2 + 3] : memref<100xf32>
    %1 = affine.load %m[%i + symbol(%c3) + %i] : memref<100xf32>
    %2 = affine.load %m[%i * 2 + 4] : memref<100xf32>
    affine.yield %0, %1, %2 : f32, f32, f32
  }
  return %s#0, %s#1, %s#2 : f32, f32, f32
}

// CHECK: #map = affine_map<(d0) -> (d0 * 2 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @spelled(%[[ARG0:[^ ]+]]: memref<100xf32>, %[[ARG1:[^ ]+]]: f32) -> (f32, f32, f32) {
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[V0:[^ ]+]]:3 = affine.for %[[ARG2:[^ ]+]] = 0 to 10 iter_args(%[[ARG3:[^ ]+]] = %[[ARG1]], %[[ARG4:[^ ]+]] = %[[ARG1]], %[[ARG5:[^ ]+]] = %[[ARG1]]) -> (f32, f32, f32) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG2]])
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[V1]]] : memref<100xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]] * 2 + 4] : memref<100xf32>
// CHECK-NEXT:       affine.yield %[[ARG1]], %[[ARG1]], %[[V2]] : f32, f32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]]#0, %[[V0]]#1, %[[V0]]#2 : f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of several stores the last one counts; what is stored to another place in between does not.
func.func @last(%m: memref<10xf32>, %f: f32, %g: f32) -> (f32, f32) {
  affine.store %f, %m[1] : memref<10xf32>
  affine.store %g, %m[2] : memref<10xf32>
  affine.store %g, %m[1] : memref<10xf32>
  %0 = affine.load %m[1] : memref<10xf32>
  affine.store %f, %m[3] : memref<10xf32>
  %1 = affine.load %m[2] : memref<10xf32>
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @last(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32) -> (f32, f32) {
// CHECK-NEXT:     affine.store %[[ARG2]], %[[ARG0]][2] : memref<10xf32>
// CHECK-NEXT:     affine.store %[[ARG2]], %[[ARG0]][1] : memref<10xf32>
// CHECK-NEXT:     affine.store %[[ARG1]], %[[ARG0]][3] : memref<10xf32>
// CHECK-NEXT:     return %[[ARG2]], %[[ARG2]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is loaded and stored again is what it was.
func.func @chain(%m: memref<10xindex>, %k: memref<10xf32>, %f: f32, %i: index) -> f32 {
  affine.store %i, %m[0] : memref<10xindex>
  %0 = affine.load %m[0] : memref<10xindex>
  affine.store %0, %m[1] : memref<10xindex>
  %1 = affine.load %m[1] : memref<10xindex>
  affine.store %f, %k[symbol(%i)] : memref<10xf32>
  affine.for %j = 0 to 10 {
    affine.store %f, %k[%j] : memref<10xf32>
    %2 = affine.load %k[%j] : memref<10xf32>
    %4 = arith.index_cast %1 : index to i32
  }
  %3 = affine.load %k[symbol(%i)] : memref<10xf32>
  return %3 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @chain(%[[ARG0:[^ ]+]]: memref<10xindex>, %[[ARG1:[^ ]+]]: memref<10xf32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     affine.store %[[ARG3]], %[[ARG0]][0] : memref<10xindex>
// CHECK-NEXT:     affine.store %[[ARG3]], %[[ARG0]][1] : memref<10xindex>
// CHECK-NEXT:     affine.store %[[ARG2]], %[[ARG1]][symbol(%[[ARG3]])] : memref<10xf32>
// CHECK-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       affine.store %[[ARG2]], %[[ARG1]][%[[ARG4]]] : memref<10xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.index_cast %[[ARG3]] : index to i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG1]][symbol(%[[ARG3]])] : memref<10xf32>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
