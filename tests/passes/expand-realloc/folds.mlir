// RUN: mlir-opt %s --split-input-file --expand-realloc | FileCheck %s

// What is of no dialect that the pass makes ops of is folded.

func.func @rank(%t: tensor<?x?xf32>) -> index {
  %0 = tensor.rank %t : tensor<?x?xf32>
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @rank(%arg0: tensor<?x?xf32>) -> index {
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: return %c2 : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @bounds(%m: memref<8xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  affine.for %i = %c0 to %c8 {
    affine.store %v, %m[%i] : memref<8xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @bounds(%arg0: memref<8xf32>, %arg1: f32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: affine.for %arg2 = 0 to 8 {
// CHECK-NEXT: affine.store %arg1, %arg0[%arg2] : memref<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @what_is_legal_stays() -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %c1, %c1 : i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @what_is_legal_stays() -> i32 {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.addi %c1_i32, %c1_i32 : i32
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @reallocation(%m: memref<4xf32>, %t: tensor<4xf32>) -> (memref<8xf32>, index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.dim %t, %c0 : tensor<4xf32>
  %1 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  return %1, %0 : memref<8xf32>, index
}

// CHECK: module {
// CHECK-NEXT: func.func @reallocation(%arg0: memref<4xf32>, %arg1: tensor<4xf32>) -> (memref<8xf32>, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c4_0 = arith.constant 4 : index
// CHECK-NEXT: %c8 = arith.constant 8 : index
// CHECK-NEXT: %[[V0:.*]] = arith.cmpi ult, %c4_0, %c8 : index
// CHECK-NEXT: %[[V1:.*]] = scf.if %[[V0]] -> (memref<8xf32>) {
// CHECK-NEXT: %alloc = memref.alloc() : memref<8xf32>
// CHECK-NEXT: %subview = memref.subview %alloc[0] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT: memref.copy %arg0, %subview : memref<4xf32> to memref<4xf32, strided<[1]>>
// CHECK-NEXT: memref.dealloc %arg0 : memref<4xf32>
// CHECK-NEXT: scf.yield %alloc : memref<8xf32>
// CHECK-NEXT: } else {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [8], strides: [1] : memref<4xf32> to memref<8xf32>
// CHECK-NEXT: scf.yield %reinterpret_cast : memref<8xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return %[[V1]], %c4 : memref<8xf32>, index
// CHECK-NEXT: }
// CHECK-NEXT: }
