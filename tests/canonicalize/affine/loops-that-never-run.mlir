// RUN: mlir-opt %s --canonicalize | FileCheck %s

// The range of a loop that never runs is empty; quotients are taken for 0 all the same.

func.func @empty(%m: memref<10xf32>, %v: f32) {
  affine.for %i = 0 to 0 {
    affine.store %v, %m[%i floordiv 2] : memref<10xf32>
    affine.store %v, %m[%i mod 2] : memref<10xf32>
  }
  affine.for %i = 4 to 4 {
    affine.store %v, %m[%i floordiv 4 + 3] : memref<10xf32>
  }
  affine.for %i = 3 to 3 {
    affine.store %v, %m[%i floordiv 2] : memref<10xf32>
  }
  affine.for %i = 8 to 8 {
    affine.store %v, %m[(%i floordiv 4) floordiv 2] : memref<10xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: f32) {
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 0 {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][0] : memref<10xf32>
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][%[[ARG2]]] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 4 to 4 {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][3] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 3 to 3 {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][1] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 8 to 8 {
// CHECK-NEXT:       affine.store %[[ARG1]], %[[ARG0]][(%[[ARG2]] floordiv 4) floordiv 2] : memref<10xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
