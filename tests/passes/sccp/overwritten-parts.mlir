// RUN: mlir-opt %s --sccp | FileCheck %s

// An op that folds into itself gives nothing that is known.

func.func @f(%c: i1) {
  %a = arith.constant dense<1.0> : vector<4xf32>
  %b = arith.constant dense<2.0> : vector<2x4xf32>
  %0 = vector.insert %a, %b [1] : vector<4xf32> into vector<2x4xf32>
  %1 = vector.insert %a, %0 [1] : vector<4xf32> into vector<2x4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<{{\[\[}}2.000000e+00, 2.000000e+00, 2.000000e+00, 2.000000e+00], [1.000000e+00, 1.000000e+00, 1.000000e+00, 1.000000e+00]]> : vector<2x4xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<2.000000e+00> : vector<2x4xf32>
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.insert %[[CST_1]], %[[CST]] [1] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
