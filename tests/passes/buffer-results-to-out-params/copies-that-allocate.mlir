// ORACLE: differs (copies-that-allocate)
// RUN: mlir-opt %s --split-input-file --buffer-results-to-out-params='hoist-static-allocs' --allow-unregistered-dialect | FileCheck %s

func.func private @clone(%c: memref<4xf32>, %d: memref<?xf32>) -> (memref<4xf32>, memref<4xf32>, memref<4xf32>) {
  %0 = bufferization.clone %c : memref<4xf32> to memref<4xf32>
  %1 = memref.alloca() : memref<4xf32>
  %2 = memref.realloc %d : memref<?xf32> to memref<4xf32>
  return %0, %1, %2 : memref<4xf32>, memref<4xf32>, memref<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func private @clone(%[[ARG0:[^ ]+]]: memref<4xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: memref<4xf32>, %[[ARG3:[^ ]+]]: memref<4xf32>, %[[ARG4:[^ ]+]]: memref<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = bufferization.clone %[[ARG0]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.realloc %[[ARG1]] : memref<?xf32> to memref<4xf32>
// CHECK-NEXT:     memref.copy %[[V0]], %[[ARG2]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     memref.copy %[[V1]], %[[ARG4]] : memref<4xf32> to memref<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
