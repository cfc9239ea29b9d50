// RUN: mlir-opt %s --split-input-file --math-expand-ops | FileCheck %s

// A constant that is made beside another one stays there; others come first.

func.func @sinh(%a: f32) -> (f32, f32) {
  %c = arith.constant 7.5 : f32
  %0 = math.sinh %a : f32
  return %0, %c : f32, f32
}

// CHECK: module {
// CHECK-NEXT: func.func @sinh(%arg0: f32) -> (f32, f32) {
// CHECK-NEXT: %cst = arith.constant 5.000000e-01 : f32
// CHECK-NEXT: %cst_0 = arith.constant 7.500000e+00 : f32
// CHECK-NEXT: %0 = math.exp %arg0 : f32
// CHECK-NEXT: %1 = arith.negf %arg0 : f32
// CHECK-NEXT: %2 = math.exp %1 : f32
// CHECK-NEXT: %3 = arith.subf %0, %2 : f32
// CHECK-NEXT: %4 = arith.mulf %3, %cst : f32
// CHECK-NEXT: return %4, %cst_0 : f32, f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @cosh(%a: f32) -> (f32, f32) {
  %c = arith.constant 7.5 : f32
  %0 = math.cosh %a : f32
  return %0, %c : f32, f32
}

// CHECK: module {
// CHECK-NEXT: func.func @cosh(%arg0: f32) -> (f32, f32) {
// CHECK-NEXT: %cst = arith.constant 5.000000e-01 : f32
// CHECK-NEXT: %cst_0 = arith.constant 7.500000e+00 : f32
// CHECK-NEXT: %0 = math.exp %arg0 : f32
// CHECK-NEXT: %1 = arith.negf %arg0 : f32
// CHECK-NEXT: %2 = math.exp %1 : f32
// CHECK-NEXT: %3 = arith.addf %0, %2 : f32
// CHECK-NEXT: %4 = arith.mulf %3, %cst : f32
// CHECK-NEXT: return %4, %cst_0 : f32, f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @atanh(%a: f32) -> (f32, f32) {
  %c = arith.constant 7.5 : f32
  %0 = math.atanh %a : f32
  return %0, %c : f32, f32
}

// CHECK: module {
// CHECK-NEXT: func.func @atanh(%arg0: f32) -> (f32, f32) {
// CHECK-NEXT: %cst = arith.constant 5.000000e-01 : f32
// CHECK-NEXT: %cst_0 = arith.constant 7.500000e+00 : f32
// CHECK-NEXT: %cst_1 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %0 = arith.addf %arg0, %cst_1 : f32
// CHECK-NEXT: %1 = arith.negf %arg0 : f32
// CHECK-NEXT: %2 = arith.addf %1, %cst_1 : f32
// CHECK-NEXT: %3 = arith.divf %0, %2 : f32
// CHECK-NEXT: %4 = math.log %3 : f32
// CHECK-NEXT: %5 = arith.mulf %4, %cst : f32
// CHECK-NEXT: return %5, %cst_0 : f32, f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @fpowi(%a: f32) -> (f32, i32) {
  %c = arith.constant -2 : i32
  %0 = math.fpowi %a, %c : f32, i32
  return %0, %c : f32, i32
}

// CHECK: module {
// CHECK-NEXT: func.func @fpowi(%arg0: f32) -> (f32, i32) {
// CHECK-NEXT: %cst = arith.constant 0xFF800000 : f32
// CHECK-NEXT: %cst_0 = arith.constant 0x7F800000 : f32
// CHECK-NEXT: %cst_1 = arith.constant -0.000000e+00 : f32
// CHECK-NEXT: %cst_2 = arith.constant 0.000000e+00 : f32
// CHECK-NEXT: %c-2_i32 = arith.constant -2 : i32
// CHECK-NEXT: %cst_3 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %0 = arith.mulf %arg0, %arg0 : f32
// CHECK-NEXT: %1 = arith.cmpf oeq, %0, %cst_2 : f32
// CHECK-NEXT: %2 = arith.cmpf oeq, %0, %cst_1 : f32
// CHECK-NEXT: %3 = arith.divf %cst_3, %0 : f32
// CHECK-NEXT: %4 = arith.select %1, %cst_0, %3 : f32
// CHECK-NEXT: %5 = arith.select %2, %cst, %4 : f32
// CHECK-NEXT: return %5, %c-2_i32 : f32, i32
// CHECK-NEXT: }
// CHECK-NEXT: }
