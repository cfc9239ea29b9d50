// RUN: mlir-opt %s --split-input-file --lower-affine | FileCheck %s

#m1 = affine_map<(d0) -> (d0)>
func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
  "affine.dma_start"(%v, %i, %s2, %n, %tag, %i, %n) {src_map = #m1, dst_map = #m1, tag_map = #m1} : (memref<?xf32>, index, memref<?xf32, 2>, index, memref<1xi32>, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32, 2>, %[[ARG4:[^ ]+]]: memref<1xi32>) {
// CHECK-NEXT:     memref.dma_start %[[ARG2]][%[[ARG0]]], %[[ARG3]][%[[ARG1]]], %[[ARG1]], %[[ARG4]][%[[ARG0]]] : memref<?xf32>, memref<?xf32, 2>, memref<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
  "affine.dma_start"(%v, %i, %s2, %n, %tag, %i, %n, %n, %n) {src_map = #m1, dst_map = #m1, tag_map = #m1} : (memref<?xf32>, index, memref<?xf32, 2>, index, memref<1xi32>, index, index, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32, 2>, %[[ARG4:[^ ]+]]: memref<1xi32>) {
// CHECK-NEXT:     memref.dma_start %[[ARG2]][%[[ARG0]]], %[[ARG3]][%[[ARG1]]], %[[ARG1]], %[[ARG4]][%[[ARG0]]], %[[ARG1]], %[[ARG1]] : memref<?xf32>, memref<?xf32, 2>, memref<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

#m1 = affine_map<(d0) -> (d0)>
func.func @f(%i: index, %n: index, %tag: memref<1xi32>) {
  "affine.dma_wait"(%tag, %i, %n) {tag_map = #m1} : (memref<1xi32>, index, index) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<1xi32>) {
// CHECK-NEXT:     memref.dma_wait %[[ARG2]][%[[ARG0]]], %[[ARG1]] : memref<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %n: index, %v: memref<?xf32>, %s2: memref<?xf32, 2>, %tag: memref<1xi32>) {
  affine.dma_start %v[%i], %s2[%i], %tag[symbol(%n) + 3], %n : memref<?xf32>, memref<?xf32, 2>, memref<1xi32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: memref<?xf32>, %[[ARG3:[^ ]+]]: memref<?xf32, 2>, %[[ARG4:[^ ]+]]: memref<1xi32>) {
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG1]], %[[C3]] : index
// CHECK-NEXT:     memref.dma_start %[[ARG2]][%[[ARG0]]], %[[ARG3]][%[[ARG0]]], %[[ARG1]], %[[ARG4]][%[[V0]]] : memref<?xf32>, memref<?xf32, 2>, memref<1xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A wait has no strides; in generic form there may be more operands.

func.func @f(%a: memref<4xi32>, %b: index, %c: f32) {
  "affine.dma_wait"(%a, %b, %b, %c) {tag_map = affine_map<(d0) -> (d0)>} : (memref<4xi32>, index, index, f32) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<4xi32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) {
// CHECK-NEXT:     memref.dma_wait %[[ARG0]][%[[ARG1]]], %[[ARG1]] : memref<4xi32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
