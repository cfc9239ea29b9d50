// RUN: mlir-opt %s --split-input-file --bufferization-lower-deallocations | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(bufferization-lower-deallocations))' --verify-diagnostics

func.func @one(%m: memref<2xf32>, %n: memref<2xf32>, %r: memref<?xi8>, %c: i1) -> (i1, i1) {
  bufferization.dealloc
  bufferization.dealloc (%m : memref<2xf32>) if (%c)
  %1:2 = bufferization.dealloc (%m : memref<2xf32>) if (%c) retain (%n, %r : memref<2xf32>, memref<?xi8>)
  return %1#0, %1#1 : i1, i1
}

// -----

func.func @copies_stay(%m: memref<2xf32>, %c: i1) -> memref<2xf32> {
  %0 = bufferization.clone %m : memref<2xf32> to memref<2xf32>
  bufferization.dealloc (%m : memref<2xf32>) if (%c)
  return %0 : memref<2xf32>
}
