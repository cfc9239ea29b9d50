// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s

// In generic form there may be regions, and more operands than a wait has, which are not shown.

func.func @f(%a: memref<4xi32>, %b: index) {
  "affine.dma_wait"(%a, %b) ({}, {}) {tag_map = affine_map<() -> (0)>} : (memref<4xi32>, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xi32>, %arg1: index) {
// CHECK-NEXT: affine.dma_wait %arg0[0], %arg1 : memref<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<4xi32>, %b: index, %c: f32) {
  "affine.dma_wait"(%a, %b, %b, %c) {tag_map = affine_map<(d0) -> (d0)>} : (memref<4xi32>, index, index, f32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xi32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT: affine.dma_wait %arg0[%arg1], %arg1 : memref<4xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: memref<4xf32>, %b: memref<4xf32, 2>, %t: memref<1xi32>, %i: index) {
  "affine.dma_start"(%a, %i, %b, %i, %t, %i, %i) ({
    "test.op"() : () -> ()
  }) {dst_map = affine_map<(d0) -> (d0)>, src_map = affine_map<(d0) -> (d0)>, tag_map = affine_map<(d0) -> (d0)>} : (memref<4xf32>, index, memref<4xf32, 2>, index, memref<1xi32>, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<4xf32>, %arg1: memref<4xf32, 2>, %arg2: memref<1xi32>, %arg3: index) {
// CHECK-NEXT: affine.dma_start %arg0[%arg3], %arg1[%arg3], %arg2[%arg3], %arg3 : memref<4xf32>, memref<4xf32, 2>, memref<1xi32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
