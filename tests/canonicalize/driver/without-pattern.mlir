// RUN: mlir-opt %s --pass-pipeline='builtin.module(canonicalize{disable-patterns={(anonymous namespace)::AddIAddConstant}})' | FileCheck %s

func.func @f(%x: i32) -> i32 {
  %a = arith.constant 1 : i32
  %0 = arith.addi %x, %a : i32
  %1 = arith.addi %0, %a : i32
  %2 = arith.addi %1, %a : i32
  return %2 : i32
}

func.func @g(%x: i32, %c: i1) -> i32 {
  %a = arith.constant 1 : i32
  %0 = arith.subi %x, %a : i32
  %1 = arith.subi %0, %a : i32
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  return %1 : i32
^bb2:
  %2 = arith.addi %1, %a : i32
  %3 = arith.addi %2, %a : i32
  return %3 : i32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i32) -> i32 {
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.addi %arg0, %c1_i32 : i32
// CHECK-NEXT: %[[V1:.*]] = arith.addi %[[V0]], %c1_i32 : i32
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V1]], %c1_i32 : i32
// CHECK-NEXT: return %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: func.func @g(%arg0: i32, %arg1: i1) -> i32 {
// CHECK-NEXT: %c-1_i32 = arith.constant -1 : i32
// CHECK-NEXT: %c1_i32 = arith.constant 1 : i32
// CHECK-NEXT: %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT: %[[V0:.*]] = arith.subi %arg0, %c2_i32 : i32
// CHECK-NEXT: cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT: ^bb1:  // pred: ^bb0
// CHECK-NEXT: return %[[V0]] : i32
// CHECK-NEXT: ^bb2:  // pred: ^bb0
// CHECK-NEXT: %[[V1:.*]] = arith.addi %arg0, %c-1_i32 : i32
// CHECK-NEXT: %[[V2:.*]] = arith.addi %[[V1]], %c1_i32 : i32
// CHECK-NEXT: return %[[V2]] : i32
// CHECK-NEXT: }
// CHECK-NEXT: }
