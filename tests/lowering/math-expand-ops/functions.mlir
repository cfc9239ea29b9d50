// RUN: mlir-opt %s --split-input-file --math-expand-ops | FileCheck %s

func.func @u(%a: f64) {
  %0 = math.absf %a : f64
  %1 = math.acos %a : f64
  %2 = math.acosh %a : f64
  %3 = math.asin %a : f64
  %4 = math.asinh %a : f64
  %5 = math.atan %a : f64
  %6 = math.atanh %a : f64
  %7 = math.cbrt %a : f64
  %8 = math.ceil %a : f64
  %9 = math.cos %a : f64
  %10 = math.cosh %a : f64
  %11 = math.erf %a : f64
  %12 = math.erfc %a : f64
  %13 = math.exp %a : f64
  %14 = math.exp2 %a : f64
  %15 = math.expm1 %a : f64
  %16 = math.floor %a : f64
  %17 = math.log %a : f64
  %18 = math.log10 %a : f64
  %19 = math.log1p %a : f64
  %20 = math.log2 %a : f64
  %21 = math.round %a : f64
  %22 = math.roundeven %a : f64
  %23 = math.rsqrt %a : f64
  %24 = math.sin %a : f64
  %25 = math.sinh %a : f64
  %26 = math.sqrt %a : f64
  %27 = math.tan %a : f64
  %28 = math.tanh %a : f64
  %29 = math.trunc %a : f64
  %30 = math.isnan %a : f64
  %31 = math.isinf %a : f64
  %32 = math.isfinite %a : f64
  %33 = math.isnormal %a : f64
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @u(%[[ARG0:[^ ]+]]: f64) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @u(%a: vector<4xf32>) {
  %0 = math.absf %a : vector<4xf32>
  %1 = math.acos %a : vector<4xf32>
  %2 = math.acosh %a : vector<4xf32>
  %3 = math.asin %a : vector<4xf32>
  %4 = math.asinh %a : vector<4xf32>
  %5 = math.atan %a : vector<4xf32>
  %6 = math.atanh %a : vector<4xf32>
  %7 = math.cbrt %a : vector<4xf32>
  %8 = math.ceil %a : vector<4xf32>
  %9 = math.cos %a : vector<4xf32>
  %10 = math.cosh %a : vector<4xf32>
  %11 = math.erf %a : vector<4xf32>
  %12 = math.erfc %a : vector<4xf32>
  %13 = math.exp %a : vector<4xf32>
  %14 = math.exp2 %a : vector<4xf32>
  %15 = math.expm1 %a : vector<4xf32>
  %16 = math.floor %a : vector<4xf32>
  %17 = math.log %a : vector<4xf32>
  %18 = math.log10 %a : vector<4xf32>
  %19 = math.log1p %a : vector<4xf32>
  %20 = math.log2 %a : vector<4xf32>
  %21 = math.round %a : vector<4xf32>
  %22 = math.roundeven %a : vector<4xf32>
  %23 = math.rsqrt %a : vector<4xf32>
  %24 = math.sin %a : vector<4xf32>
  %25 = math.sinh %a : vector<4xf32>
  %26 = math.sqrt %a : vector<4xf32>
  %27 = math.tan %a : vector<4xf32>
  %28 = math.tanh %a : vector<4xf32>
  %29 = math.trunc %a : vector<4xf32>
  %30 = math.isnan %a : vector<4xf32>
  %31 = math.isinf %a : vector<4xf32>
  %32 = math.isfinite %a : vector<4xf32>
  %33 = math.isnormal %a : vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @u(%[[ARG0:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @u(%a: vector<f32>) {
  %0 = math.absf %a : vector<f32>
  %1 = math.acos %a : vector<f32>
  %2 = math.acosh %a : vector<f32>
  %3 = math.asin %a : vector<f32>
  %4 = math.asinh %a : vector<f32>
  %5 = math.atan %a : vector<f32>
  %6 = math.atanh %a : vector<f32>
  %7 = math.cbrt %a : vector<f32>
  %8 = math.ceil %a : vector<f32>
  %9 = math.cos %a : vector<f32>
  %10 = math.cosh %a : vector<f32>
  %11 = math.erf %a : vector<f32>
  %12 = math.erfc %a : vector<f32>
  %13 = math.exp %a : vector<f32>
  %14 = math.exp2 %a : vector<f32>
  %15 = math.expm1 %a : vector<f32>
  %16 = math.floor %a : vector<f32>
  %17 = math.log %a : vector<f32>
  %18 = math.log10 %a : vector<f32>
  %19 = math.log1p %a : vector<f32>
  %20 = math.log2 %a : vector<f32>
  %21 = math.round %a : vector<f32>
  %22 = math.roundeven %a : vector<f32>
  %23 = math.rsqrt %a : vector<f32>
  %24 = math.sin %a : vector<f32>
  %25 = math.sinh %a : vector<f32>
  %26 = math.sqrt %a : vector<f32>
  %27 = math.tan %a : vector<f32>
  %28 = math.tanh %a : vector<f32>
  %29 = math.trunc %a : vector<f32>
  %30 = math.isnan %a : vector<f32>
  %31 = math.isinf %a : vector<f32>
  %32 = math.isfinite %a : vector<f32>
  %33 = math.isnormal %a : vector<f32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @u(%[[ARG0:[^ ]+]]: vector<f32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @u(%a: f8E4M3FN) {
  %0 = math.absf %a : f8E4M3FN
  %1 = math.acos %a : f8E4M3FN
  %2 = math.acosh %a : f8E4M3FN
  %3 = math.asin %a : f8E4M3FN
  %4 = math.asinh %a : f8E4M3FN
  %5 = math.atan %a : f8E4M3FN
  %6 = math.atanh %a : f8E4M3FN
  %7 = math.cbrt %a : f8E4M3FN
  %8 = math.ceil %a : f8E4M3FN
  %9 = math.cos %a : f8E4M3FN
  %10 = math.cosh %a : f8E4M3FN
  %11 = math.erf %a : f8E4M3FN
  %12 = math.erfc %a : f8E4M3FN
  %13 = math.exp %a : f8E4M3FN
  %14 = math.exp2 %a : f8E4M3FN
  %15 = math.expm1 %a : f8E4M3FN
  %16 = math.floor %a : f8E4M3FN
  %17 = math.log %a : f8E4M3FN
  %18 = math.log10 %a : f8E4M3FN
  %19 = math.log1p %a : f8E4M3FN
  %20 = math.log2 %a : f8E4M3FN
  %21 = math.round %a : f8E4M3FN
  %22 = math.roundeven %a : f8E4M3FN
  %23 = math.rsqrt %a : f8E4M3FN
  %24 = math.sin %a : f8E4M3FN
  %25 = math.sinh %a : f8E4M3FN
  %26 = math.sqrt %a : f8E4M3FN
  %27 = math.tan %a : f8E4M3FN
  %28 = math.tanh %a : f8E4M3FN
  %29 = math.trunc %a : f8E4M3FN
  %30 = math.isnan %a : f8E4M3FN
  %31 = math.isinf %a : f8E4M3FN
  %32 = math.isfinite %a : f8E4M3FN
  %33 = math.isnormal %a : f8E4M3FN
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @u(%[[ARG0:[^ ]+]]: f8E4M3FN) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
