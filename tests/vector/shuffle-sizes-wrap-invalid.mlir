// RUN: not mlir-opt %s 2>&1 | FileCheck %s

// Both sizes together are no number of 64 bits.
func.func @f(%a: vector<9223372036854775807xf32>, %b: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.shuffle %a, %b [0, 1] : vector<9223372036854775807xf32>, vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: tests/vector/shuffle-sizes-wrap-invalid.mlir:5:8: error: 'vector.shuffle' op mask index #1 out of range
// CHECK-NEXT:   %[[V0:[^ ]+]] = vector.shuffle %[[A:[^ ]+]], %[[B:[^ ]+]] [0, 1] : vector<9223372036854775807xf32>, vector<2xf32>
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/vector/shuffle-sizes-wrap-invalid.mlir:5:8: note: see current operation: %[[V0]] = "vector.shuffle"(%[[ARG0:[^ ]+]], %[[ARG1:[^ ]+]]) <{mask = array<i64: 0, 1>}> : (vector<9223372036854775807xf32>, vector<2xf32>) -> vector<2xf32>
