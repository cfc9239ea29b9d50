// Vectors that are accessed through reshapes stay nontemporal.
// RUN: mlir-opt --fold-memref-alias-ops %s | FileCheck %s

func.func @f(%a: memref<8x8xf32>, %b: memref<16xf32>, %i: index, %w: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
  %e = memref.expand_shape %b [[0, 1]] output_shape [4, 4] : memref<16xf32> into memref<4x4xf32>
  %0 = vector.load %e[%i, %i] {nontemporal = true} : memref<4x4xf32>, vector<4xf32>
  vector.store %w, %e[%i, %i] {nontemporal = true} : memref<4x4xf32>, vector<4xf32>
  %c = memref.collapse_shape %a [[0, 1]] : memref<8x8xf32> into memref<64xf32>
  %1 = vector.load %c[%i] {alignment = 8 : i64, nontemporal = true} : memref<64xf32>, vector<4xf32>
  vector.store %w, %c[%i] {nontemporal = true} : memref<64xf32>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<8x8xf32>, %arg1: memref<16xf32>, %arg2: index, %arg3: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT: %0 = affine.linearize_index [%arg2, %arg2] by (4, 4) : index
// CHECK-NEXT: %1 = vector.load %arg1[%0] {nontemporal = true} : memref<16xf32>, vector<4xf32>
// CHECK-NEXT: %2 = affine.linearize_index [%arg2, %arg2] by (4, 4) : index
// CHECK-NEXT: vector.store %arg3, %arg1[%2] {nontemporal = true} : memref<16xf32>, vector<4xf32>
// CHECK-NEXT: %3:2 = affine.delinearize_index %arg2 into (8, 8) : index, index
// CHECK-NEXT: %4 = vector.load %arg0[%3#0, %3#1] {nontemporal = true} : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT: %5:2 = affine.delinearize_index %arg2 into (8, 8) : index, index
// CHECK-NEXT: vector.store %arg3, %arg0[%5#0, %5#1] {nontemporal = true} : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT: return %1, %4 : vector<4xf32>, vector<4xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
