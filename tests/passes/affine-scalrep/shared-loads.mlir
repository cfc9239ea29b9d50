// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-scalrep))' --allow-unregistered-dialect | FileCheck %s

func.func @twice(%m: memref<10xf32>, %n: index) -> f32 {
  %0 = affine.load %m[symbol(%n)] : memref<10xf32>
  %1 = affine.load %m[symbol(%n)] : memref<10xf32>
  %2 = arith.addf %0, %1 : f32
  affine.for %i = 0 to 10 {
    %3 = affine.load %m[symbol(%n)] : memref<10xf32>
    %4 = affine.load %m[%i] : memref<10xf32>
    %5 = affine.load %m[%i] : memref<10xf32>
    %6 = arith.addf %3, %4 : f32
    %7 = arith.addf %6, %5 : f32
  }
  return %2 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @twice(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG0]][symbol(%[[ARG1]])] : memref<10xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addf %[[V0]], %[[V0]] : f32
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addf %[[V0]], %[[V2]] : f32
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addf %[[V3]], %[[V2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @changed(%m: memref<10xf32>, %n: index, %f: f32) -> (f32, f32, f32) {
  %0 = affine.load %m[symbol(%n)] : memref<10xf32>
  affine.store %f, %m[2] : memref<10xf32>
  %1 = affine.load %m[symbol(%n)] : memref<10xf32>
  %2 = affine.load %m[symbol(%n)] : memref<10xf32>
  return %0, %1, %2 : f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @changed(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> (f32, f32, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG0]][symbol(%[[ARG1]])] : memref<10xf32>
// CHECK-NEXT:     affine.store %[[ARG2]], %[[ARG0]][2] : memref<10xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.load %[[ARG0]][symbol(%[[ARG1]])] : memref<10xf32>
// CHECK-NEXT:     return %[[V0]], %[[V1]], %[[V1]] : f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Of different types.
func.func @types(%m: memref<10xf32>) -> (f32, vector<2xf32>, vector<4xf32>, vector<2xf32>, f32) {
  %0 = affine.load %m[1] : memref<10xf32>
  %1 = affine.vector_load %m[1] : memref<10xf32>, vector<2xf32>
  %2 = affine.vector_load %m[1] : memref<10xf32>, vector<4xf32>
  %3 = affine.vector_load %m[1] : memref<10xf32>, vector<2xf32>
  %4 = affine.load %m[1] : memref<10xf32>
  return %0, %1, %2, %3, %4 : f32, vector<2xf32>, vector<4xf32>, vector<2xf32>, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @types(%[[ARG0:[^ ]+]]: memref<10xf32>) -> (f32, vector<2xf32>, vector<4xf32>, vector<2xf32>, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG0]][1] : memref<10xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.vector_load %[[ARG0]][1] : memref<10xf32>, vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.vector_load %[[ARG0]][1] : memref<10xf32>, vector<4xf32>
// CHECK-NEXT:     return %[[V0]], %[[V1]], %[[V2]], %[[V1]], %[[V0]] : f32, vector<2xf32>, vector<4xf32>, vector<2xf32>, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// In blocks that lead to each other.
func.func @blocks(%m: memref<10xf32>, %c: i1, %f: f32) -> (f32, f32) {
  %0 = affine.load %m[1] : memref<10xf32>
  cf.cond_br %c, ^left, ^right
^left:
  %1 = affine.load %m[1] : memref<10xf32>
  cf.br ^end(%1 : f32)
^right:
  affine.store %f, %m[1] : memref<10xf32>
  cf.br ^end(%f : f32)
^end(%2: f32):
  %3 = affine.load %m[1] : memref<10xf32>
  return %2, %3 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: f32) -> (f32, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG0]][1] : memref<10xf32>
// CHECK-NEXT:     cf.cond_br %[[ARG1]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.load %[[ARG0]][1] : memref<10xf32>
// CHECK-NEXT:     cf.br ^bb3(%[[V1]] : f32)
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     affine.store %[[ARG2]], %[[ARG0]][1] : memref<10xf32>
// CHECK-NEXT:     cf.br ^bb3(%[[ARG2]] : f32)
// CHECK-NEXT:   ^bb3(%[[V2:[^ ]+]]: f32):  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.load %[[ARG0]][1] : memref<10xf32>
// CHECK-NEXT:     return %[[V2]], %[[V3]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
