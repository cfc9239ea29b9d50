// RUN: mlir-opt %s --memref-expand | FileCheck %s

// Ops of other dialects than arith and memref are folded.

func.func @f(%a: i32) -> (i32, f64) {
  %0 = arith.constant 2.5 : f64
  %1 = math.trunc %0 : f64
  %2 = arith.constant 0 : i32
  %3 = arith.addi %a, %2 : i32
  return %3, %1 : i32, f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32) -> (i32, f64) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 2.500000e+00 : f64
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 2.000000e+00 : f64
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:     return %[[V0]], %[[CST_0]] : i32, f64
// CHECK-NEXT:   }
// CHECK-NEXT: }
