// RUN: mlir-opt %s --int-range-optimizations | FileCheck %s

// While constants are looked for, casts of casts take what these are of.

func.func @copies(%a: memref<?xi64>, %b: memref<?xi64>) {
  %0 = memref.cast %a : memref<?xi64> to memref<4xi64>
  %1 = memref.cast %0 : memref<4xi64> to memref<?xi64>
  memref.copy %1, %b : memref<?xi64> to memref<?xi64>
  memref.copy %0, %0 : memref<4xi64> to memref<4xi64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @copies(%arg0: memref<?xi64>, %arg1: memref<?xi64>) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<?xi64> to memref<4xi64>
// CHECK-NEXT:     memref.copy %arg0, %arg1 : memref<?xi64> to memref<?xi64>
// CHECK-NEXT:     memref.copy %cast, %cast : memref<4xi64> to memref<4xi64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
