// RUN: mlir-opt %s --convert-math-to-llvm | FileCheck %s

func.func @u0(%a: f32) {
  %0 = math.absf %a fastmath<nnan,reassoc> : f32
  %1 = math.acos %a fastmath<nnan,reassoc> : f32
  %2 = math.acosh %a fastmath<nnan,reassoc> : f32
  %3 = math.asin %a fastmath<nnan,reassoc> : f32
  %4 = math.asinh %a fastmath<nnan,reassoc> : f32
  %5 = math.atan %a fastmath<nnan,reassoc> : f32
  %6 = math.atanh %a fastmath<nnan,reassoc> : f32
  %7 = math.cbrt %a fastmath<nnan,reassoc> : f32
  %8 = math.ceil %a fastmath<nnan,reassoc> : f32
  %9 = math.cos %a fastmath<nnan,reassoc> : f32
  %10 = math.cosh %a fastmath<nnan,reassoc> : f32
  %11 = math.erf %a fastmath<nnan,reassoc> : f32
  %12 = math.erfc %a fastmath<nnan,reassoc> : f32
  %13 = math.exp %a fastmath<nnan,reassoc> : f32
  %14 = math.exp2 %a fastmath<nnan,reassoc> : f32
  %15 = math.expm1 %a fastmath<nnan,reassoc> : f32
  %16 = math.floor %a fastmath<nnan,reassoc> : f32
  %17 = math.log %a fastmath<nnan,reassoc> : f32
  %18 = math.log10 %a fastmath<nnan,reassoc> : f32
  %19 = math.log1p %a fastmath<nnan,reassoc> : f32
  %20 = math.log2 %a fastmath<nnan,reassoc> : f32
  %21 = math.round %a fastmath<nnan,reassoc> : f32
  %22 = math.roundeven %a fastmath<nnan,reassoc> : f32
  %23 = math.rsqrt %a fastmath<nnan,reassoc> : f32
  %24 = math.sin %a fastmath<nnan,reassoc> : f32
  %25 = math.sinh %a fastmath<nnan,reassoc> : f32
  %26 = math.sqrt %a fastmath<nnan,reassoc> : f32
  %27 = math.tan %a fastmath<nnan,reassoc> : f32
  %28 = math.tanh %a fastmath<nnan,reassoc> : f32
  %29 = math.trunc %a fastmath<nnan,reassoc> : f32
  return
}

func.func @b1(%a: f32, %b: f32, %c: f32, %i: i32) {
  %0 = math.atan2 %a, %b : f32
  %1 = math.copysign %a, %b : f32
  %2 = math.powf %a, %b fastmath<fast> : f32
  %3 = math.fpowi %a, %i : f32, i32
  %4 = math.fma %a, %b, %c : f32
  %5 = math.clampf %a to [%b, %c] : f32
  %6 = math.isnan %a : f32
  %7 = math.isfinite %a : f32
  %8 = math.isinf %a : f32
  %9 = math.isnormal %a : f32
  %10, %11 = math.sincos %a fastmath<nnan> : f32
  %12 = math.absi %i : i32
  %13 = math.ctlz %i : i32
  %14 = math.cttz %i : i32
  %15 = math.ctpop %i : i32
  %16 = math.ipowi %i, %i : i32
  %17 = math.rsqrt %a : f32
  %18 = math.log1p %a : f32
  %19 = math.expm1 %a fastmath<nnan> : f32
  %20 = math.exp %a {x} : f32
  return
}

func.func @x(%a: index, %b: tensor<4xf32>, %c: tensor<4xi32>, %d: f8E4M3FN, %e: f32, %f: vector<f32>, %g: vector<index>) {
  %0 = math.absi %a : index
  %1 = math.sin %b : tensor<4xf32>
  %2 = math.absi %c : tensor<4xi32>
  %3 = math.sin %d : f8E4M3FN
  %4 = math.fpowi %e, %a : f32, index
  %5 = math.expm1 %f : vector<f32>
  %6 = math.ctlz %a : index
  %7 = math.rsqrt %b : tensor<4xf32>
  %8 = math.isnan %b : tensor<4xf32>
  %9 = math.isnan %d : f8E4M3FN
  %10 = math.expm1 %d : f8E4M3FN
  %11 = math.expm1 %b : tensor<4xf32>
  %12 = math.log1p %b : tensor<4xf32>
  %13 = math.sqrt %d : f8E4M3FN
  %14, %15 = math.sincos %d : f8E4M3FN
  return
}
