// RUN: mlir-opt %s --split-input-file --convert-math-to-apfloat | FileCheck %s

func.func @f(%a: f32, %b: f32, %i : i32) {
  %0 = math.absf %a : f32
  %1 = math.fma %a, %b, %a : f32
  %2 = math.isfinite %a : f32
  %3 = math.isinf %a : f32
  %4 = math.isnan %a : f32
  %5 = math.isnormal %a : f32
  %6 = math.sqrt %a : f32
  %7 = math.exp %a : f32
  %8 = math.copysign %a, %b : f32
  %9 = math.floor %a : f32
  %10 = math.ceil %a : f32
  %11 = math.round %a : f32
  %12 = math.roundeven %a : f32
  %13 = math.trunc %a : f32
  %14 = math.clampf %a to [%b, %b] : f32
  %15 = arith.addf %a, %a : f32
  %16 = math.fpowi %a, %i : f32, i32
  %17 = math.powf %a, %a : f32
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_isnormal(i32, i64) -> i1
// CHECK-NEXT:   func.func private @_mlir_apfloat_isnan(i32, i64) -> i1
// CHECK-NEXT:   func.func private @_mlir_apfloat_isinfinite(i32, i64) -> i1
// CHECK-NEXT:   func.func private @_mlir_apfloat_isfinite(i32, i64) -> i1
// CHECK-NEXT:   func.func private @_mlir_apfloat_fused_multiply_add(i32, i64, i64, i64) -> i64
// CHECK-NEXT:   func.func private @_mlir_apfloat_abs(i32, i64) -> i64
// CHECK-NEXT:   func.func @f(%arg0: f32, %arg1: f32, %arg2: i32) {
// CHECK-NEXT:     %0 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %1 = arith.extui %0 : i32 to i64
// CHECK-NEXT:     %c2_i32 = arith.constant 2 : i32
// CHECK-NEXT:     %2 = call @_mlir_apfloat_abs(%c2_i32, %1) : (i32, i64) -> i64
// CHECK-NEXT:     %3 = arith.trunci %2 : i64 to i32
// CHECK-NEXT:     %4 = arith.bitcast %3 : i32 to f32
// CHECK-NEXT:     %5 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %6 = arith.extui %5 : i32 to i64
// CHECK-NEXT:     %7 = arith.bitcast %arg1 : f32 to i32
// CHECK-NEXT:     %8 = arith.extui %7 : i32 to i64
// CHECK-NEXT:     %9 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %10 = arith.extui %9 : i32 to i64
// CHECK-NEXT:     %c2_i32_0 = arith.constant 2 : i32
// CHECK-NEXT:     %11 = call @_mlir_apfloat_fused_multiply_add(%c2_i32_0, %6, %8, %10) : (i32, i64, i64, i64) -> i64
// CHECK-NEXT:     %12 = arith.trunci %11 : i64 to i32
// CHECK-NEXT:     %13 = arith.bitcast %12 : i32 to f32
// CHECK-NEXT:     %14 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %15 = arith.extui %14 : i32 to i64
// CHECK-NEXT:     %c2_i32_1 = arith.constant 2 : i32
// CHECK-NEXT:     %16 = call @_mlir_apfloat_isfinite(%c2_i32_1, %15) : (i32, i64) -> i1
// CHECK-NEXT:     %17 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %18 = arith.extui %17 : i32 to i64
// CHECK-NEXT:     %c2_i32_2 = arith.constant 2 : i32
// CHECK-NEXT:     %19 = call @_mlir_apfloat_isinfinite(%c2_i32_2, %18) : (i32, i64) -> i1
// CHECK-NEXT:     %20 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %21 = arith.extui %20 : i32 to i64
// CHECK-NEXT:     %c2_i32_3 = arith.constant 2 : i32
// CHECK-NEXT:     %22 = call @_mlir_apfloat_isnan(%c2_i32_3, %21) : (i32, i64) -> i1
// CHECK-NEXT:     %23 = arith.bitcast %arg0 : f32 to i32
// CHECK-NEXT:     %24 = arith.extui %23 : i32 to i64
// CHECK-NEXT:     %c2_i32_4 = arith.constant 2 : i32
// CHECK-NEXT:     %25 = call @_mlir_apfloat_isnormal(%c2_i32_4, %24) : (i32, i64) -> i1
// CHECK-NEXT:     %26 = math.sqrt %arg0 : f32
// CHECK-NEXT:     %27 = math.exp %arg0 : f32
// CHECK-NEXT:     %28 = math.copysign %arg0, %arg1 : f32
// CHECK-NEXT:     %29 = math.floor %arg0 : f32
// CHECK-NEXT:     %30 = math.ceil %arg0 : f32
// CHECK-NEXT:     %31 = math.round %arg0 : f32
// CHECK-NEXT:     %32 = math.roundeven %arg0 : f32
// CHECK-NEXT:     %33 = math.trunc %arg0 : f32
// CHECK-NEXT:     %34 = math.clampf %arg0 to [%arg1, %arg1] : f32
// CHECK-NEXT:     %35 = arith.addf %arg0, %arg0 : f32
// CHECK-NEXT:     %36 = math.fpowi %arg0, %arg2 : f32, i32
// CHECK-NEXT:     %37 = math.powf %arg0, %arg0 : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%a: f128, %b : tensor<2xf16>) {
  %0 = math.absf %a : f128
  %1 = math.absf %b : tensor<2xf16>
  %2 = math.isnan %a : f128
  %3 = math.fma %a, %a, %a : f128
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%arg0: f128, %arg1: tensor<2xf16>) {
// CHECK-NEXT:     %0 = math.absf %arg0 : f128
// CHECK-NEXT:     %1 = math.absf %arg1 : tensor<2xf16>
// CHECK-NEXT:     %2 = math.isnan %arg0 : f128
// CHECK-NEXT:     %3 = math.fma %arg0, %arg0, %arg0 : f128
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f() -> f16 {
  %a = arith.constant -1.0 : f16
  %0 = math.absf %a fastmath<fast> : f16
  %1 = math.absf %0 {foo}: f16
  return %1 : f16
}

// CHECK: module {
// CHECK-NEXT:   func.func private @_mlir_apfloat_abs(i32, i64) -> i64
// CHECK-NEXT:   func.func @f() -> f16 {
// CHECK-NEXT:     %cst = arith.constant -1.000000e+00 : f16
// CHECK-NEXT:     %0 = arith.bitcast %cst : f16 to i16
// CHECK-NEXT:     %1 = arith.extui %0 : i16 to i64
// CHECK-NEXT:     %c0_i32 = arith.constant 0 : i32
// CHECK-NEXT:     %2 = call @_mlir_apfloat_abs(%c0_i32, %1) : (i32, i64) -> i64
// CHECK-NEXT:     %3 = arith.trunci %2 : i64 to i16
// CHECK-NEXT:     %4 = arith.bitcast %3 : i16 to f16
// CHECK-NEXT:     %5 = arith.bitcast %4 : f16 to i16
// CHECK-NEXT:     %6 = arith.extui %5 : i16 to i64
// CHECK-NEXT:     %c0_i32_0 = arith.constant 0 : i32
// CHECK-NEXT:     %7 = call @_mlir_apfloat_abs(%c0_i32_0, %6) : (i32, i64) -> i64
// CHECK-NEXT:     %8 = arith.trunci %7 : i64 to i16
// CHECK-NEXT:     %9 = arith.bitcast %8 : i16 to f16
// CHECK-NEXT:     return %9 : f16
// CHECK-NEXT:   }
// CHECK-NEXT: }
