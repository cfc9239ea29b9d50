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

// -----

func.func @f(%a: f128, %b : tensor<2xf16>) {
  %0 = math.absf %a : f128
  %1 = math.absf %b : tensor<2xf16>
  %2 = math.isnan %a : f128
  %3 = math.fma %a, %a, %a : f128
  return
}

// -----

func.func @f() -> f16 {
  %a = arith.constant -1.0 : f16
  %0 = math.absf %a fastmath<fast> : f16
  %1 = math.absf %0 {foo}: f16
  return %1 : f16
}
