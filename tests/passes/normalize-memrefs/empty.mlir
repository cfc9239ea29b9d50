// RUN: mlir-opt %s --normalize-memrefs --split-input-file | FileCheck %s

// Indices along an empty dimension have no greatest.

func.func @offset(%m : memref<0xf32, affine_map<(d0) -> (d0 + 2)>>) {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @offset(%[[ARG0:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @tiles(%m : memref<0x3xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d1, d0 mod 2)>>) {
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @tiles(%[[ARG0:[^ ]+]]: memref<?x3x?xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
