// RUN: not mlir-opt %s 2>&1 | FileCheck %s

// What is no tensor and no memory is one element to the body.

func.func @f(%a: vector<16xf32>, %b: tensor<64x16xf32>) {
  %0 = linalg.transpose ins(%a : vector<16xf32>) outs(%b : tensor<64x16xf32>) permutation = [1, 0]
  return
}

// CHECK: tests/linalg/elements-of-vectors-invalid.mlir:6:8: error: 'linalg.transpose' op operand #0 must be memref of any type values or ranked tensor of any type values, but got 'vector<16xf32>'
// CHECK-NEXT:   %[[V0:[^ ]+]] = linalg.transpose ins(%[[A:[^ ]+]] : vector<16xf32>) outs(%[[B:[^ ]+]] : tensor<64x16xf32>) permutation = [1, 0]
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/linalg/elements-of-vectors-invalid.mlir:6:8: note: see current operation: 
// CHECK-NEXT: %[[V0]] = "linalg.transpose"(%[[ARG0:[^ ]+]], %[[ARG1:[^ ]+]]) <{permutation = array<i64: 1, 0>}> ({
// CHECK-NEXT: ^bb0(%[[ARG2:[^ ]+]]: vector<16xf32>, %[[ARG3:[^ ]+]]: f32):
// CHECK-NEXT:   "linalg.yield"(%[[ARG2]]) : (vector<16xf32>) -> ()
// CHECK-NEXT: }) : (vector<16xf32>, tensor<64x16xf32>) -> tensor<64x16xf32>
