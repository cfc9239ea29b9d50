// RUN: mlir-opt %s --split-input-file '--math-expand-ops=ops=powf,ceil,exp2' | FileCheck %s

func.func @pc(%a: tensor<4xf32>) -> (tensor<4xf32>,tensor<4xf32>) {
  %c = arith.constant dense<-1.0> : tensor<4xf32>
  %0 = math.powf %a, %c : tensor<4xf32>
  %1 = math.powf %c, %a : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// -----

func.func @pc(%a: vector<3xf16>) -> (vector<3xf16>,vector<3xf16>) {
  %c = arith.constant dense<2.5> : vector<3xf16>
  %0 = math.powf %a, %c : vector<3xf16>
  %1 = math.powf %c, %a : vector<3xf16>
  return %0, %1 : vector<3xf16>, vector<3xf16>
}

// -----

func.func @m(%a: vector<3xf16>, %b: vector<3xf16>, %c: vector<3xf16>) -> (vector<3xf16>,vector<3xf16>,vector<3xf16>,vector<3xf16>,vector<3xf16>,vector<3xf16>,vector<3xf16>) {
  %0 = math.atan2 %a, %b : vector<3xf16>
  %1 = math.copysign %a, %b : vector<3xf16>
  %2 = math.powf %a, %b fastmath<nsz> : vector<3xf16>
  %3 = math.fma %a, %b, %c : vector<3xf16>
  %4 = math.clampf %a to [%b, %c] : vector<3xf16>
  %5, %6 = math.sincos %a fastmath<nnan> : vector<3xf16>
  return %0,%1,%2,%3,%4,%5,%6 : vector<3xf16>,vector<3xf16>,vector<3xf16>,vector<3xf16>,vector<3xf16>,vector<3xf16>,vector<3xf16>
}

// -----

func.func @u(%a: bf16) {
  %0 = math.absf %a : bf16
  %1 = math.acos %a : bf16
  %2 = math.acosh %a : bf16
  %3 = math.asin %a : bf16
  %4 = math.asinh %a : bf16
  %5 = math.atan %a : bf16
  %6 = math.atanh %a : bf16
  %7 = math.cbrt %a : bf16
  %8 = math.ceil %a : bf16
  %9 = math.cos %a : bf16
  %10 = math.cosh %a : bf16
  %11 = math.erf %a : bf16
  %12 = math.erfc %a : bf16
  %13 = math.exp %a : bf16
  %14 = math.exp2 %a : bf16
  %15 = math.expm1 %a : bf16
  %16 = math.floor %a : bf16
  %17 = math.log %a : bf16
  %18 = math.log10 %a : bf16
  %19 = math.log1p %a : bf16
  %20 = math.log2 %a : bf16
  %21 = math.round %a : bf16
  %22 = math.roundeven %a : bf16
  %23 = math.rsqrt %a : bf16
  %24 = math.sin %a : bf16
  %25 = math.sinh %a : bf16
  %26 = math.sqrt %a : bf16
  %27 = math.tan %a : bf16
  %28 = math.tanh %a : bf16
  %29 = math.trunc %a : bf16
  %30 = math.isnan %a : bf16
  %31 = math.isinf %a : bf16
  %32 = math.isfinite %a : bf16
  %33 = math.isnormal %a : bf16
  return
}

// -----

func.func @pc(%a: bf16) -> (bf16,bf16) {
  %c = arith.constant 0.333 : bf16
  %0 = math.powf %a, %c : bf16
  %1 = math.powf %c, %a : bf16
  return %0, %1 : bf16, bf16
}
