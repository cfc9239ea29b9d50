// RUN: mlir-opt %s --split-input-file --canonicalize --allow-unregistered-dialect | FileCheck %s

func.func @f(%a: i32) -> (i8, i64, f32) {
  %e = arith.extui %a : i32 to i64
  %c = arith.constant 5 : i8
  %r = arith.andi %c, %c : i8
  %z = arith.constant 9.0 : f32
  return %r, %e, %z : i8, i64, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: i32) -> (i8, i64, f32) {
// CHECK-NEXT:     %c5_i8 = arith.constant 5 : i8
// CHECK-NEXT:     %cst = arith.constant 9.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.extui %[[ARG0]] : i32 to i64
// CHECK-NEXT:     return %c5_i8, %[[V0]], %cst : i8, i64, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) -> (i8, i64, f32) {
  %e = arith.extui %a : i32 to i64
  %c = arith.constant 5 : i8
  %r = arith.ori %c, %c : i8
  %z = arith.constant 9.0 : f32
  return %r, %e, %z : i8, i64, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: i32) -> (i8, i64, f32) {
// CHECK-NEXT:     %c5_i8 = arith.constant 5 : i8
// CHECK-NEXT:     %cst = arith.constant 9.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.extui %[[ARG0]] : i32 to i64
// CHECK-NEXT:     return %c5_i8, %[[V0]], %cst : i8, i64, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) -> (i8, i64, f32) {
  %e = arith.extui %a : i32 to i64
  %c = arith.constant 5 : i8
  %r = arith.xori %c, %c : i8
  %z = arith.constant 9.0 : f32
  return %r, %e, %z : i8, i64, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: i32) -> (i8, i64, f32) {
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %cst = arith.constant 9.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.extui %[[ARG0]] : i32 to i64
// CHECK-NEXT:     return %c0_i8, %[[V0]], %cst : i8, i64, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) -> (i8, i64, f32) {
  %e = arith.extui %a : i32 to i64
  %c = arith.constant 5 : i8
  %r = arith.maxsi %c, %c : i8
  %z = arith.constant 9.0 : f32
  return %r, %e, %z : i8, i64, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: i32) -> (i8, i64, f32) {
// CHECK-NEXT:     %cst = arith.constant 9.000000e+00 : f32
// CHECK-NEXT:     %c5_i8 = arith.constant 5 : i8
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.extui %[[ARG0]] : i32 to i64
// CHECK-NEXT:     return %c5_i8, %[[V0]], %cst : i8, i64, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @zero_stays(%a: i32) -> (i8, i64, f32) {
  %e = arith.extui %a : i32 to i64
  %c = arith.constant 0 : i8
  %r = arith.xori %c, %c : i8
  %z = arith.constant 9.0 : f32
  return %r, %e, %z : i8, i64, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @zero_stays(%[[ARG0:[a-zA-Z0-9_]+]]: i32) -> (i8, i64, f32) {
// CHECK-NEXT:     %cst = arith.constant 9.000000e+00 : f32
// CHECK-NEXT:     %c0_i8 = arith.constant 0 : i8
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.extui %[[ARG0]] : i32 to i64
// CHECK-NEXT:     return %c0_i8, %[[V0]], %cst : i8, i64, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
