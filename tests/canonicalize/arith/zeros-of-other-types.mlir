// RUN: mlir-opt %s --canonicalize --split-input-file | FileCheck %s

// A negative zero is lost in types without one, so that it is not folded; the least number stands
// for zero in a type that has none.

func.func @negative() -> (f8E4M3FNUZ, f8E5M2FNUZ, f8E4M3B11FNUZ, f8E5M2) {
  %z = arith.constant -0.0 : f32
  %0 = arith.truncf %z : f32 to f8E4M3FNUZ
  %1 = arith.truncf %z : f32 to f8E5M2FNUZ
  %2 = arith.truncf %z : f32 to f8E4M3B11FNUZ
  %3 = arith.truncf %z : f32 to f8E5M2
  return %0, %1, %2, %3 : f8E4M3FNUZ, f8E5M2FNUZ, f8E4M3B11FNUZ, f8E5M2
}

// CHECK: module {
// CHECK-NEXT:   func.func @negative() -> (f8E4M3FNUZ, f8E5M2FNUZ, f8E4M3B11FNUZ, f8E5M2) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant -0.000000e+00 : f8E5M2
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant -0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[CST_0]] : f32 to f8E4M3FNUZ
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.truncf %[[CST_0]] : f32 to f8E5M2FNUZ
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.truncf %[[CST_0]] : f32 to f8E4M3B11FNUZ
// CHECK-NEXT:     return %[[V0]], %[[V1]], %[[V2]], %[[CST]] : f8E4M3FNUZ, f8E5M2FNUZ, f8E4M3B11FNUZ, f8E5M2
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @positive() -> (f8E4M3FNUZ, vector<2xf8E5M2FNUZ>) {
  %z = arith.constant 0.0 : f32
  %v = arith.constant dense<[0.0, 1.0]> : vector<2xf32>
  %0 = arith.truncf %z : f32 to f8E4M3FNUZ
  %1 = arith.truncf %v upward : vector<2xf32> to vector<2xf8E5M2FNUZ>
  return %0, %1 : f8E4M3FNUZ, vector<2xf8E5M2FNUZ>
}

// CHECK: module {
// CHECK-NEXT:   func.func @positive() -> (f8E4M3FNUZ, vector<2xf8E5M2FNUZ>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f8E4M3FNUZ
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<[0.000000e+00, 1.000000e+00]> : vector<2xf8E5M2FNUZ>
// CHECK-NEXT:     return %[[CST]], %[[CST_0]] : f8E4M3FNUZ, vector<2xf8E5M2FNUZ>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @none() -> (f8E8M0FNU, f8E8M0FNU) {
  %z = arith.constant 0.0 : f32
  %n = arith.constant -0.0 : f16
  %0 = arith.truncf %z : f32 to f8E8M0FNU
  %1 = arith.truncf %n downward : f16 to f8E8M0FNU
  return %0, %1 : f8E8M0FNU, f8E8M0FNU
}

// CHECK: module {
// CHECK-NEXT:   func.func @none() -> (f8E8M0FNU, f8E8M0FNU) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 5.877470e-39 : f8E8M0FNU
// CHECK-NEXT:     return %[[CST]], %[[CST]] : f8E8M0FNU, f8E8M0FNU
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What has no bits for what is not finite gets those of zero.
func.func @not_finite() -> (vector<4xf6E2M3FN>, vector<2xf4E2M1FN>, vector<2xf6E3M2FN>) {
  %a = arith.constant dense<[0x7F800000, 0xFF800000, 0xFFC00000, 0.5]> : vector<4xf32>
  %b = arith.constant dense<[0x80, 0x3C]> : vector<2xf8E5M2FNUZ>
  %0 = arith.truncf %a : vector<4xf32> to vector<4xf6E2M3FN>
  %1 = arith.truncf %b : vector<2xf8E5M2FNUZ> to vector<2xf4E2M1FN>
  %c = arith.constant dense<[0x7F800001, 1.0]> : vector<2xf32>
  %2 = arith.truncf %c : vector<2xf32> to vector<2xf6E3M2FN>
  return %0, %1, %2 : vector<4xf6E2M3FN>, vector<2xf4E2M1FN>, vector<2xf6E3M2FN>
}
