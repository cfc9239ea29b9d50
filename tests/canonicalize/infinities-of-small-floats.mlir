// ORACLE: differs (infinities-of-small-floats)
// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

// What a type has no number for stays a conversion.

func.func @infinities() -> (f4E2M1FN, f6E2M3FN, f6E3M2FN) {
  %i = arith.constant 0x7F800000 : f32
  %n = arith.constant 0xFF800000 : f32
  %0 = arith.truncf %i : f32 to f4E2M1FN
  %1 = arith.truncf %n : f32 to f6E2M3FN
  %2 = arith.truncf %i : f32 to f6E3M2FN
  return %0, %1, %2 : f4E2M1FN, f6E2M3FN, f6E3M2FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @infinities() -> (f4E2M1FN, f6E2M3FN, f6E3M2FN) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0x7F800000 : f32
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 0xFF800000 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[CST]] : f32 to f4E2M1FN
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.truncf %[[CST_0]] : f32 to f6E2M3FN
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.truncf %[[CST]] : f32 to f6E3M2FN
// CHECK-NEXT:     return %[[V0]], %[[V1]], %[[V2]] : f4E2M1FN, f6E2M3FN, f6E3M2FN
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @not_numbers() -> (f4E2M1FN, f6E3M2FN) {
  %i = arith.constant 0x7FC00000 : f32
  %0 = arith.truncf %i : f32 to f4E2M1FN
  %1 = arith.truncf %i : f32 to f6E3M2FN
  return %0, %1 : f4E2M1FN, f6E3M2FN
}

// CHECK: module {
// CHECK-NEXT:   func.func @not_numbers() -> (f4E2M1FN, f6E3M2FN) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0x7FC00000 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.truncf %[[CST]] : f32 to f4E2M1FN
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.truncf %[[CST]] : f32 to f6E3M2FN
// CHECK-NEXT:     return %[[V0]], %[[V1]] : f4E2M1FN, f6E3M2FN
// CHECK-NEXT:   }
// CHECK-NEXT: }
