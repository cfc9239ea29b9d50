// RUN: mlir-opt %s --canonicalize --split-input-file --mlir-print-local-scope | FileCheck %s

// A division by 0 is poison if what is before it in the expression is known.

func.func @after_unknown(%a: index, %b: index) -> (index, index) {
  %zero = arith.constant 0 : index
  %0 = affine.apply affine_map<()[s0, s1] -> (s0 mod 0 + 0 ceildiv s1 + s0 mod 0)>()[%a, %zero]
  %1 = affine.max affine_map<(d0, d1)[s0] -> (d0 + d1 + 0 mod s0)>(%a, %b)[%zero]
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT: func.func @after_unknown(%arg0: index, %arg1: index) -> (index, index) {
// CHECK-NEXT: %[[V0:.*]] = affine.apply affine_map<()[s0] -> (s0 mod 0 + 0 ceildiv 0 + s0 mod 0)>()[%arg0]
// CHECK-NEXT: %[[V1:.*]] = affine.apply affine_map<()[s0, s1] -> (s0 + s1 + 0 mod 0)>()[%arg0, %arg1]
// CHECK-NEXT: return %[[V0]], %[[V1]] : index, index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @before_unknown(%a: index) -> (index, index) {
  %zero = arith.constant 0 : index
  %0 = affine.apply affine_map<(d0)[s0] -> (4 floordiv s0 + d0)>(%a)[%zero]
  %1 = affine.apply affine_map<(d0)[s0] -> (d0 floordiv s0)>(%a)[%zero]
  return %0, %1 : index, index
}

// CHECK: module {
// CHECK-NEXT: func.func @before_unknown(%arg0: index) -> (index, index) {
// CHECK-NEXT: %[[V0:.*]] = affine.apply affine_map<()[s0] -> (s0 + 4 floordiv 0)>()[%arg0]
// CHECK-NEXT: %[[V1:.*]] = affine.apply affine_map<()[s0] -> (s0 floordiv 0)>()[%arg0]
// CHECK-NEXT: return %[[V0]], %[[V1]] : index, index
// CHECK-NEXT: }
// CHECK-NEXT: }
