// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

// The number that is added to round and taken off again is beyond what these formats hold.

func.func @beyond_infinity() -> (f8E3M4, f8E3M4, f8E3M4) {
  %c = arith.constant 2.5 : f8E3M4
  %0 = math.ceil %c : f8E3M4
  %1 = math.floor %c : f8E3M4
  %2 = math.roundeven %c : f8E3M4
  return %0, %1, %2 : f8E3M4, f8E3M4, f8E3M4
}

// CHECK: module {
// CHECK-NEXT:   func.func @beyond_infinity() -> (f8E3M4, f8E3M4, f8E3M4) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0x78 : f8E3M4
// CHECK-NEXT:     return %[[CST]], %[[CST]], %[[CST]] : f8E3M4, f8E3M4, f8E3M4
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @beyond_the_largest() -> (f6E2M3FN, f6E2M3FN, f6E2M3FN) {
  %c = arith.constant 1.5 : f6E2M3FN
  %d = arith.constant -0.5 : f6E2M3FN
  %0 = math.ceil %c : f6E2M3FN
  %1 = math.floor %d : f6E2M3FN
  %2 = math.roundeven %c : f6E2M3FN
  return %0, %1, %2 : f6E2M3FN, f6E2M3FN, f6E2M3FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @beyond_the_largest() -> (f6E2M3FN, f6E2M3FN, f6E2M3FN) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f6E2M3FN
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant -0.000000e+00 : f6E2M3FN
// CHECK-NEXT:     return %[[CST]], %[[CST_0]], %[[CST]] : f6E2M3FN, f6E2M3FN, f6E2M3FN
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @without_zero() -> (f8E8M0FNU, f8E8M0FNU) {
  %c = arith.constant 0x40 : f8E8M0FNU
  %0 = math.roundeven %c : f8E8M0FNU
  %1 = math.ceil %c : f8E8M0FNU
  return %0, %1 : f8E8M0FNU, f8E8M0FNU
}

// CHECK: module {
// CHECK-NEXT:   func.func @without_zero() -> (f8E8M0FNU, f8E8M0FNU) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 5.877470e-39 : f8E8M0FNU
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 1.000000e+00 : f8E8M0FNU
// CHECK-NEXT:     return %[[CST]], %[[CST_0]] : f8E8M0FNU, f8E8M0FNU
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @wide(%arg0: f32) -> (f80, f80, f128) {
  %c = arith.constant 2.5 : f80
  %d = arith.constant -2.5 : f128
  %0 = math.roundeven %c : f80
  %1 = math.ceil %c : f80
  %2 = math.floor %d : f128
  return %0, %1, %2 : f80, f80, f128
}

// CHECK: module {
// CHECK-NEXT:   func.func @wide(%[[ARG0:[^ ]+]]: f32) -> (f80, f80, f128) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.000000e+00 : f80
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 3.000000e+00 : f80
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant -3.000000e+00 : f128
// CHECK-NEXT:     return %[[CST]], %[[CST_0]], %[[CST_1]] : f80, f80, f128
// CHECK-NEXT:   }
// CHECK-NEXT: }
