// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-scalrep))' --allow-unregistered-dialect | FileCheck %s

func.func @overwritten(%m: memref<10xf32>, %f: f32, %g: f32) {
  affine.store %f, %m[1] : memref<10xf32>
  affine.store %f, %m[2] : memref<10xf32>
  %0 = affine.load %m[2] : memref<10xf32>
  affine.store %g, %m[1] : memref<10xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @overwritten(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     affine.store %[[ARG1]], %[[ARG0]][2] : memref<10xf32>
// CHECK-NEXT:     affine.store %[[ARG2]], %[[ARG0]][1] : memref<10xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What may be read stays: by an op that is not known, by a load of a place that may be the same,
// by a call.
func.func @read(%m: memref<10xf32>, %f: f32, %g: f32, %n: index) -> f32 {
  affine.store %f, %m[1] : memref<10xf32>
  "unknown"() : () -> ()
  affine.store %g, %m[1] : memref<10xf32>
  %0 = affine.load %m[symbol(%n)] : memref<10xf32>
  affine.store %f, %m[1] : memref<10xf32>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @read(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     affine.store %[[ARG1]], %[[ARG0]][1] : memref<10xf32>
// CHECK-NEXT:     "unknown"() : () -> ()
// CHECK-NEXT:     affine.store %[[ARG2]], %[[ARG0]][1] : memref<10xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG0]][symbol(%[[ARG3]])] : memref<10xf32>
// CHECK-NEXT:     affine.store %[[ARG1]], %[[ARG0]][1] : memref<10xf32>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// In other blocks of the same region.
func.func @blocks(%m: memref<10xf32>, %f: f32, %g: f32, %c: i1) {
  affine.store %f, %m[1] : memref<10xf32>
  affine.store %f, %m[2] : memref<10xf32>
  cf.cond_br %c, ^left, ^right
^left:
  affine.store %f, %m[2] : memref<10xf32>
  cf.br ^end
^right:
  cf.br ^end
^end:
  affine.store %g, %m[1] : memref<10xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @blocks(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i1) {
// CHECK-NEXT:     affine.store %[[ARG1]], %[[ARG0]][2] : memref<10xf32>
// CHECK-NEXT:     cf.cond_br %[[ARG3]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     affine.store %[[ARG1]], %[[ARG0]][2] : memref<10xf32>
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     cf.br ^bb3
// CHECK-NEXT:   ^bb3:  // 2 preds: ^bb1, ^bb2
// CHECK-NEXT:     affine.store %[[ARG2]], %[[ARG0]][1] : memref<10xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Not in another region: a loop or branch.
func.func @regions(%m: memref<10xf32>, %f: f32, %g: f32) {
  affine.store %f, %m[1] : memref<10xf32>
  affine.for %i = 0 to 10 {
    affine.store %g, %m[1] : memref<10xf32>
    affine.store %f, %m[1] : memref<10xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @regions(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     affine.store %[[ARG1]], %[[ARG0]][1] : memref<10xf32>
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 10 {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][1] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
