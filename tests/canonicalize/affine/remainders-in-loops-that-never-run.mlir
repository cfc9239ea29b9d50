// RUN: mlir-opt %s --canonicalize | FileCheck %s

// Remainders of what begins beyond the divisor are left, also where it ends before it begins.

func.func @f(%m: memref<8x8xf32>, %v: f32, %s: index) {
  affine.for %i = 2 to 0 {
    affine.store %v, %m[%i mod 2, symbol(%s)] : memref<8x8xf32>
    affine.store %v, %m[%i mod 4, symbol(%s)] : memref<8x8xf32>
  }
  affine.for %i = 4 to 4 {
    affine.store %v, %m[%i mod 4, -%i] : memref<8x8xf32>
  }
  affine.for %i = 1 to 0 {
    affine.for %j = 0 to affine_map<(d0) -> (d0 mod 2)>(%i) {
      affine.store %v, %m[%j, %j] : memref<8x8xf32>
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x8xf32>, %arg1: f32, %arg2: index) {
// CHECK-NEXT: affine.for %arg3 = 2 to 0 {
// CHECK-NEXT: affine.store %arg1, %arg0[%arg3 mod 2, symbol(%arg2)] : memref<8x8xf32>
// CHECK-NEXT: affine.store %arg1, %arg0[%arg3, symbol(%arg2)] : memref<8x8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %arg3 = 4 to 4 {
// CHECK-NEXT: affine.store %arg1, %arg0[%arg3 mod 4, -%arg3] : memref<8x8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: affine.for %arg3 = 1 to 0 {
// CHECK-NEXT: affine.for %arg4 = 0 to 1 {
// CHECK-NEXT: affine.store %arg1, %arg0[%arg4, %arg4] : memref<8x8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
