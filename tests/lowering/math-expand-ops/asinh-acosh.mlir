// RUN: mlir-opt %s --math-expand-ops=ops=asinh,acosh | FileCheck %s

func.func @f(%a: f32) -> (f32, f32) {
  %0 = math.asinh %a fastmath<fast> : f32
  %1 = math.acosh %a : f32
  return %0, %1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: f32) -> (f32, f32) {
// CHECK-NEXT: %cst = arith.constant -1.000000e+00 : f32
// CHECK-NEXT: %cst_0 = arith.constant 1.000000e+00 : f32
// CHECK-NEXT: %0 = math.fma %arg0, %arg0, %cst_0 : f32
// CHECK-NEXT: %1 = math.sqrt %0 : f32
// CHECK-NEXT: %2 = arith.addf %arg0, %1 : f32
// CHECK-NEXT: %3 = math.log %2 : f32
// CHECK-NEXT: %4 = math.fma %arg0, %arg0, %cst : f32
// CHECK-NEXT: %5 = math.sqrt %4 : f32
// CHECK-NEXT: %6 = arith.addf %arg0, %5 : f32
// CHECK-NEXT: %7 = math.log %6 : f32
// CHECK-NEXT: return %3, %7 : f32, f32
// CHECK-NEXT: }
// CHECK-NEXT: }
