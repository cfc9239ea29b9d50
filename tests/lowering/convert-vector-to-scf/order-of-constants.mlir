// RUN: mlir-opt %s --convert-vector-to-scf=full-unroll --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --convert-vector-to-scf="full-unroll target-rank=0" --split-input-file --allow-unregistered-dialect | FileCheck %s --check-prefix=ELEMENTS
// RUN: mlir-opt %s --convert-vector-to-scf="full-unroll lower-tensors" --split-input-file --allow-unregistered-dialect | FileCheck %s --check-prefix=TENSORS

// Sums of indices fold when their turn comes, also where all is known: the order of constants tells.

func.func @beyond(%m: memref<8x?xf32>, %v: vector<4x1xf32>, %j: index) {
  %c5 = arith.constant 5 : index
  vector.transfer_write %v, %m[%c5, %j] {in_bounds = [false, true]} : vector<4x1xf32>, memref<8x?xf32>
  return
}

// -----

func.func @read(%m: memref<?x16x8x?xf32>) {
  %pad = arith.constant 1.5 : f32
  %c3 = arith.constant 3 : index
  %c5 = arith.constant 5 : index
  %v = vector.transfer_read %m[%c5, %c3, %c5, %c5], %pad {permutation_map = affine_map<(d0, d1, d2, d3) -> (d2, d3, d0)>, in_bounds = [false, false, true]} : memref<?x16x8x?xf32>, vector<3x1x2xf32>
  "test.use"(%v, %m) : (vector<3x1x2xf32>, memref<?x16x8x?xf32>) -> ()
  return
}

// -----

func.func @elements(%m: memref<8x?x?x8xf32>, %j: index) {
  %c3 = arith.constant 3 : index
  %pad = arith.constant 0.0 : f32
  %c4 = arith.constant 4 : index
  %v = vector.transfer_read %m[%j, %j, %c4, %c3], %pad {permutation_map = affine_map<(d0, d1, d2, d3) -> (d1, d2, d3)>, in_bounds = [false, false, false]} : memref<8x?x?x8xf32>, vector<1x2x3xf32>
  "test.use"(%v) : (vector<1x2x3xf32>) -> ()
  return
}

// -----

func.func @tensors(%t: tensor<8x?xf32>, %v: vector<3x2xf32>) -> tensor<8x?xf32> {
  %c6 = arith.constant 6 : index
  %w = vector.transfer_write %v, %t[%c6, %c6] {in_bounds = [false, true]} : vector<3x2xf32>, tensor<8x?xf32>
  return %w : tensor<8x?xf32>
}
