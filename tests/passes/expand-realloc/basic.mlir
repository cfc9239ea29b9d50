// RUN: mlir-opt %s --split-input-file --expand-realloc --allow-unregistered-dialect | FileCheck %s

func.func @f(%m: memref<4xf32>, %d: memref<?xf32>, %n: index) -> (memref<8xf32>, memref<?xf32>, memref<?xf32>) {
  %0 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  %1 = memref.realloc %d(%n) : memref<?xf32> to memref<?xf32>
  %3 = memref.realloc %m(%n) {alignment = 8} : memref<4xf32> to memref<?xf32>
  return %0, %1, %3 : memref<8xf32>, memref<?xf32>, memref<?xf32>
}
// -----
func.func @g(%d: memref<?xf32>) -> memref<8xf32> {
  %0 = memref.realloc %d : memref<?xf32> to memref<8xf32>
  return %0 : memref<8xf32>
}
