// RUN: mlir-opt %s --bubble-down-memory-space-casts --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// A cast that moves down comes from where it did.

module {
func.func @f(%m: memref<?xf32, 1> loc("m":1:1)) -> memref<4xf32> {
  %0 = memref.memory_space_cast %m : memref<?xf32, 1> to memref<?xf32> loc("space":2:2)
  %1 = memref.cast %0 : memref<?xf32> to memref<4xf32> loc("cast":3:3)
  return %1 : memref<4xf32> loc("return":4:4)
} loc("f":0:0)
} loc("module":0:0)

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?xf32, 1> loc("m":1:1)) -> memref<4xf32> {
// CHECK-NEXT:     %cast = memref.cast %[[ARG0]] : memref<?xf32, 1> to memref<4xf32, 1> loc("cast":3:3)
// CHECK-NEXT:     %memspacecast = memref.memory_space_cast %cast : memref<4xf32, 1> to memref<4xf32> loc("space":2:2)
// CHECK-NEXT:     return %memspacecast : memref<4xf32> loc("return":4:4)
// CHECK-NEXT:   } loc("f":0:0)
// CHECK-NEXT: } loc("module":0:0)
