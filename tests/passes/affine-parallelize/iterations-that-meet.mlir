// ORACLE: differs (iterations-that-meet)
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-parallelize))' | FileCheck %s

func.func @elsewhere(%m: memref<?xf32>, %z: f32) {
  affine.for %i = 0 to 10 {
    affine.if affine_set<(d0) : (d0 - 5 >= 0)>(%i) {
      affine.store %z, %m[%i] : memref<?xf32>
    } else {
      %0 = affine.load %m[%i + 5] : memref<?xf32>
    }
  }
  return
}

// CHECK: #set = affine_set<(d0) : (d0 - 5 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @elsewhere(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       affine.if #set(%[[ARG2]]) {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]] + 5] : memref<?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @overlap(%m: memref<?xf32>, %v: vector<4xf32>) {
  affine.for %i = 0 to 64 {
    affine.vector_store %v, %m[%i] : memref<?xf32>, vector<4xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @overlap(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 64 {
// CHECK-NEXT:       affine.vector_store %[[ARG1]], %[[ARG0]][%[[ARG2]]] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @beside(%m: memref<?x?xf32>, %z: f32) {
  affine.parallel (%p) = (0) to (64) {
    affine.for %i = 0 to 64 {
      affine.store %z, %m[%p, 0] : memref<?x?xf32>
    }
    affine.for %i = 0 to 64 {
      affine.store %z, %m[%p, %i] : memref<?x?xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @beside(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     affine.parallel (%[[ARG2:[^ ]+]]) = (0) to (64) {
// CHECK-NEXT:       affine.for %[[ARG3:[^ ]+]] = 0 to 64 {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG2]], 0] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.parallel (%[[ARG3]]) = (0) to (64) {
// CHECK-NEXT:         affine.store %[[ARG1]], %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
