// RUN: mlir-opt %s --split-input-file --expand-realloc | FileCheck %s

// What is of no dialect that the pass makes ops of is folded.

func.func @rank(%t: tensor<?x?xf32>) -> index {
  %0 = tensor.rank %t : tensor<?x?xf32>
  return %0 : index
}

// -----

func.func @bounds(%m: memref<8xf32>, %v: f32) {
  %c0 = arith.constant 0 : index
  %c8 = arith.constant 8 : index
  affine.for %i = %c0 to %c8 {
    affine.store %v, %m[%i] : memref<8xf32>
  }
  return
}

// -----

func.func @what_is_legal_stays() -> i32 {
  %c1 = arith.constant 1 : i32
  %0 = arith.addi %c1, %c1 : i32
  return %0 : i32
}

// -----

func.func @reallocation(%m: memref<4xf32>, %t: tensor<4xf32>) -> (memref<8xf32>, index) {
  %c0 = arith.constant 0 : index
  %0 = tensor.dim %t, %c0 : tensor<4xf32>
  %1 = memref.realloc %m : memref<4xf32> to memref<8xf32>
  return %1, %0 : memref<8xf32>, index
}
