// ORACLE: differs (iterations-that-meet)
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-scalrep))' | FileCheck %s

// An element that is stored is a part of a vector.
func.func @overwritten(%m: memref<10xf32>, %f: f32, %v: vector<4xf32>, %w: vector<2xf32>) {
  affine.vector_store %v, %m[1] : memref<10xf32>, vector<4xf32>
  affine.store %f, %m[1] : memref<10xf32>
  affine.store %f, %m[5] : memref<10xf32>
  affine.vector_store %w, %m[5] : memref<10xf32>, vector<2xf32>
  affine.vector_store %v, %m[5] : memref<10xf32>, vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @overwritten(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<2xf32>) {
// CHECK-NEXT:     affine.vector_store %[[ARG2]], %[[ARG0]][1] : memref<10xf32>, vector<4xf32>
// CHECK-NEXT:     affine.store %[[ARG1]], %[[ARG0]][1] : memref<10xf32>
// CHECK-NEXT:     affine.vector_store %[[ARG2]], %[[ARG0]][5] : memref<10xf32>, vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @stored(%m: memref<10xf32>, %f: f32, %v: vector<4xf32>) -> vector<4xf32> {
  affine.vector_store %v, %m[1] : memref<10xf32>, vector<4xf32>
  affine.store %f, %m[2] : memref<10xf32>
  %0 = affine.vector_load %m[1] : memref<10xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @stored(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     affine.vector_store %[[ARG2]], %[[ARG0]][1] : memref<10xf32>, vector<4xf32>
// CHECK-NEXT:     affine.store %[[ARG1]], %[[ARG0]][2] : memref<10xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.vector_load %[[ARG0]][1] : memref<10xf32>, vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @loaded(%m: memref<10xf32>, %f: f32) -> vector<4xf32> {
  %0 = affine.vector_load %m[1] : memref<10xf32>, vector<4xf32>
  affine.store %f, %m[2] : memref<10xf32>
  %1 = affine.vector_load %m[1] : memref<10xf32>, vector<4xf32>
  %2 = arith.addf %0, %1 : vector<4xf32>
  return %2 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @loaded(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.vector_load %[[ARG0]][1] : memref<10xf32>, vector<4xf32>
// CHECK-NEXT:     affine.store %[[ARG1]], %[[ARG0]][2] : memref<10xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.vector_load %[[ARG0]][1] : memref<10xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addf %[[V0]], %[[V1]] : vector<4xf32>
// CHECK-NEXT:     return %[[V2]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Where a condition does not hold.
func.func @otherwise(%m: memref<10xf32>, %f: f32, %g: f32) {
  affine.for %i = 0 to 10 {
    affine.store %f, %m[0] : memref<10xf32>
    affine.if affine_set<(d0) : (d0 - 10 >= 0)>(%i) {
    } else {
      affine.store %g, %m[0] : memref<10xf32>
    }
    %0 = affine.load %m[0] : memref<10xf32>
    affine.store %0, %m[3] : memref<10xf32>
  }
  return
}

// CHECK: #set = affine_set<(d0) : (d0 - 10 >= 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @otherwise(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][0] : memref<10xf32>
// CHECK-NEXT:       affine.if #set(%[[ARG3]]) {
// CHECK-NEXT:       } else {
// CHECK-NEXT:         affine.store %[[ARG2]], %[[ARG0]][0] : memref<10xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][0] : memref<10xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][3] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
