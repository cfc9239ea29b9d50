// ORACLE: differs (calls-between-loops)
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(affine-loop-fusion))' | FileCheck %s

// Of all that the first loop writes the second reads the diagonal, and all is returned.
func.func @diagonal(%in: memref<8x8xf32>, %out: memref<8xf32>) -> memref<8x8xf32> {
  %m = memref.alloc() : memref<8x8xf32>
  affine.for %i = 0 to 8 {
    affine.for %j = 0 to 8 {
      %v = affine.load %in[%i, %j] : memref<8x8xf32>
      affine.store %v, %m[%i, %j] : memref<8x8xf32>
    }
  }
  affine.for %i = 0 to 8 {
    %v = affine.load %m[%i, %i] : memref<8x8xf32>
    affine.store %v, %out[%i] : memref<8xf32>
  }
  return %m : memref<8x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @diagonal(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: memref<8xf32>) -> memref<8x8xf32> {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8x8xf32>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 8 {
// CHECK-NEXT:       affine.for %[[ARG3:[^ ]+]] = 0 to 8 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<8x8xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ALLOC]][%[[ARG2]], %[[ARG3]]] : memref<8x8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 8 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG2]], %[[ARG2]]] : memref<8x8xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[ALLOC]] : memref<8x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
