// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

func.func @f0(%a: f32, %v: vector<4xf32>, %t: tensor<?xbf16>) {
  %0 = math.absf %a fastmath<nnan,ninf> {x} : f32
  %1 = math.acos %v : vector<4xf32>
  %2 = math.acosh %t : tensor<?xbf16>
  %3 = math.asin %a fastmath<none> : f32
  %4 = math.asinh %a : f32
  %5 = math.atan %a : f32
  %6 = math.atanh %a : f32
  %7 = math.cbrt %a : f32
  %8 = math.ceil %a : f32
  %9 = math.cos %a : f32
  %10 = math.cosh %a : f32
  %11 = math.erf %a : f32
  %12 = math.erfc %a : f32
  %13 = math.exp2 %a : f32
  %14 = math.expm1 %a : f32
  %15 = math.exp %a : f32
  %16 = math.floor %a : f32
  %17 = math.log10 %a : f32
  %18 = math.log1p %a : f32
  %19 = math.log2 %a : f32
  %20 = math.log %a : f32
  %21 = math.roundeven %a : f32
  %22 = math.round %a : f32
  %23 = math.rsqrt %a : f32
  %24 = math.sin %a : f32
  %25 = math.sinh %a : f32
  %26 = math.sqrt %a : f32
  %27 = math.tan %a : f32
  %28 = math.tanh %a fastmath<fast> : f32
  %29 = math.trunc %a : f32
  return
}

func.func @f1(%a: f32, %i: i32, %v: vector<2x[4]xf64>, %w: vector<2x[4]xindex>, %x: index) {
  %0 = math.atan2 %a, %a fastmath<contract> : f32
  %1 = math.copysign %v, %v : vector<2x[4]xf64>
  %2 = math.powf %a, %a : f32
  %3 = math.fpowi %a, %i fastmath<arcp> : f32, i32
  %4 = math.fpowi %v, %w : vector<2x[4]xf64>, vector<2x[4]xindex>
  %5 = math.fma %a, %a, %a {y = 1 : i32} : f32
  %6 = math.clampf %a to [%a, %a] fastmath<nsz> : f32
  %7 = math.isfinite %v : vector<2x[4]xf64>
  %8 = math.isinf %a : f32
  %9 = math.isnan %a {z} : f32
  %10 = math.isnormal %a : f32
  %sin, %cos = math.sincos %v fastmath<nnan> : vector<2x[4]xf64>
  %11 = math.absi %i : i32
  %12 = math.ctlz %w : vector<2x[4]xindex>
  %13 = math.cttz %x : index
  %14 = math.ctpop %i : i32
  %15 = math.ipowi %i, %i : i32
  %16 = "math.isnan"(%a) <{fastmath = #arith.fastmath<nnan>}> : (f32) -> i1
  return
}
