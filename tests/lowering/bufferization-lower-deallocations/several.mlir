// RUN: mlir-opt %s --split-input-file --bufferization-lower-deallocations | FileCheck %s

func.func private @dealloc_helper()
func.func @several(%m: memref<2xf32>, %n: memref<2xf32>, %r: memref<?xi8>, %c: i1, %d: i1) -> i1 {
  bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %d)
  %1 = bufferization.dealloc (%m, %n : memref<2xf32>, memref<2xf32>) if (%c, %d) retain (%r : memref<?xi8>)
  return %1 : i1
}

// -----

func.func @only_kept(%m: memref<2xf32>) -> i1 {
  %0 = bufferization.dealloc retain (%m : memref<2xf32>)
  return %0 : i1
}
