// RUN: not mlir-opt %s --split-input-file --pass-pipeline='builtin.module(tosa-to-arith{include-apply-rescale use-32-bit})' 2>&1 | FileCheck %s

func.func @inexact(%a: i32, %b: i32, %c: i8) -> i32 {
  %0 = tosa.apply_scale %a, %b, %c {rounding_mode = INEXACT_ROUND} : (i32, i32, i8) -> i32
  return %0 : i32
}

// CHECK: tests/lowering/tosa-to-arith/apply-scale-invalid.mlir:4:8: error: failed to legalize operation 'tosa.apply_scale' that was explicitly marked illegal
// CHECK-NEXT:   %[[V0:[^ ]+]] = tosa.apply_scale %[[A:[^ ]+]], %[[B:[^ ]+]], %[[C:[^ ]+]] {rounding_mode = INEXACT_ROUND} : (i32, i32, i8) -> i32
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/lowering/tosa-to-arith/apply-scale-invalid.mlir:4:8: note: see current operation: %[[V0]] = "tosa.apply_scale"(%[[ARG0:[^ ]+]], %[[ARG1:[^ ]+]], %[[ARG2:[^ ]+]]) <{rounding_mode = #tosa.rounding_mode<INEXACT_ROUND>}> : (i32, i32, i8) -> i32
// CHECK-NEXT: tests/lowering/tosa-to-arith/apply-scale-invalid.mlir:24:8: error: 'arith.mulsi_extended' op failed to verify that all of {lhs, rhs, low, high} have same type
// CHECK-NEXT:   %[[V0]] = tosa.apply_scale %[[A]], %[[B]], %[[C]] {rounding_mode = SINGLE_ROUND} : (i16, i32, i8) -> i32
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/lowering/tosa-to-arith/apply-scale-invalid.mlir:24:8: note: see current operation: %[[V6:[^ ]+]]:2 = "arith.mulsi_extended"(%[[ARG0]], %[[ARG1]]) : (i16, i32) -> (i32, i32)
// CHECK-NEXT: tests/lowering/tosa-to-arith/apply-scale-invalid.mlir:31:8: error: 'arith.trunci' op operand type 'i32' and result type 'i64' are cast incompatible
// CHECK-NEXT:   %[[V0]] = tosa.apply_scale %[[A]], %[[B]], %[[C]] {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i64
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/lowering/tosa-to-arith/apply-scale-invalid.mlir:31:8: note: see current operation: %[[V29:[^ ]+]] = "arith.trunci"(%[[V28:[^ ]+]]) <{overflowFlags = #arith.overflow<none>}> : (i32) -> i64

// -----

func.func @short_value(%a: i16, %b: i32, %c: i8) -> i32 {
  %0 = tosa.apply_scale %a, %b, %c {rounding_mode = SINGLE_ROUND} : (i16, i32, i8) -> i32
  return %0 : i32
}

// -----

func.func @long_result(%a: i32, %b: i32, %c: i8) -> i64 {
  %0 = tosa.apply_scale %a, %b, %c {rounding_mode = SINGLE_ROUND} : (i32, i32, i8) -> i64
  return %0 : i64
}
