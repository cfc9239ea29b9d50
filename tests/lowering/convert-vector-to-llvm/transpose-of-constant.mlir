// RUN: mlir-opt %s --split-input-file --convert-vector-to-llvm | FileCheck %s

func.func @row() -> vector<4x1xbf16> {
  %c = arith.constant dense<[[0.0, 1.0, 2.0, 0.0]]> : vector<1x4xbf16>
  %0 = vector.transpose %c, [1, 0] : vector<1x4xbf16> to vector<4x1xbf16>
  return %0 : vector<4x1xbf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @row() -> vector<4x1xbf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<{{\[\[}}0.000000e+00], [1.000000e+00], [2.000000e+00], [0.000000e+00]]> : vector<4x1xbf16>
// CHECK-NEXT:     return %[[CST]] : vector<4x1xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @column() -> vector<1x3xi7> {
  %c = arith.constant dense<[[0], [1], [2]]> : vector<3x1xi7>
  %0 = vector.transpose %c, [1, 0] : vector<3x1xi7> to vector<1x3xi7>
  return %0 : vector<1x3xi7>
}

// CHECK: module {
// CHECK-NEXT:   func.func @column() -> vector<1x3xi7> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<{{\[\[}}0, 1, 2]]> : vector<1x3xi7>
// CHECK-NEXT:     return %[[CST]] : vector<1x3xi7>
// CHECK-NEXT:   }
// CHECK-NEXT: }
