// RUN: mlir-opt %s | FileCheck %s

// A loop variable may stand for a symbol here, and only here.

func.func @f(%m: memref<8xf32>, %a: index) {
  affine.for %i = 0 to 4 {
    affine.prefetch %m[%a + symbol(%i)], read, locality<2>, data : memref<8xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8xf32>, %arg1: index) {
// CHECK-NEXT: affine.for %arg2 = 0 to 4 {
// CHECK-NEXT: affine.prefetch %arg0[%arg1 + symbol(%arg2)], read, locality<2>, data : memref<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
