// RUN: mlir-opt %s --convert-math-to-libm | FileCheck %s

// Nothing is said of these ops, so that they are folded: a cast that comes to nothing takes what it is
// replaced by first, which the folding of its users sees.

func.func @there_and_back(%a: memref<?xi64>, %b: memref<?xi64>) {
  %0 = memref.cast %a : memref<?xi64> to memref<4xi64>
  %1 = memref.cast %0 : memref<4xi64> to memref<?xi64>
  memref.copy %1, %b : memref<?xi64> to memref<?xi64>
  return
}

func.func @and_there(%a: memref<4xi64>) {
  %0 = memref.cast %a : memref<4xi64> to memref<?xi64>
  %1 = memref.cast %0 : memref<?xi64> to memref<4xi64>
  %2 = memref.cast %1 : memref<4xi64> to memref<?xi64>
  memref.copy %2, %0 : memref<?xi64> to memref<?xi64>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @there_and_back(%arg0: memref<?xi64>, %arg1: memref<?xi64>) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<?xi64> to memref<4xi64>
// CHECK-NEXT:     memref.copy %arg0, %arg1 : memref<?xi64> to memref<?xi64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @and_there(%arg0: memref<4xi64>) {
// CHECK-NEXT:     %cast = memref.cast %arg0 : memref<4xi64> to memref<?xi64>
// CHECK-NEXT:     %cast_0 = memref.cast %arg0 : memref<4xi64> to memref<?xi64>
// CHECK-NEXT:     memref.copy %arg0, %arg0 : memref<4xi64> to memref<4xi64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
