// RUN: mlir-opt %s --convert-math-to-llvm | FileCheck %s

func.func @b2(%a: vector<4xf32>, %b: vector<4xf32>, %c: vector<4xf32>, %i: vector<4xi32>) {
  %0 = math.atan2 %a, %b : vector<4xf32>
  %1 = math.copysign %a, %b : vector<4xf32>
  %2 = math.powf %a, %b fastmath<fast> : vector<4xf32>
  %4 = math.fma %a, %b, %c : vector<4xf32>
  %5 = math.clampf %a to [%b, %c] : vector<4xf32>
  %6 = math.isnan %a : vector<4xf32>
  %7 = math.isfinite %a : vector<4xf32>
  %8 = math.isinf %a : vector<4xf32>
  %9 = math.isnormal %a : vector<4xf32>
  %10, %11 = math.sincos %a fastmath<nnan> : vector<4xf32>
  %12 = math.absi %i : vector<4xi32>
  %13 = math.ctlz %i : vector<4xi32>
  %14 = math.cttz %i : vector<4xi32>
  %15 = math.ctpop %i : vector<4xi32>
  %16 = math.ipowi %i, %i : vector<4xi32>
  %17 = math.rsqrt %a : vector<4xf32>
  %18 = math.log1p %a : vector<4xf32>
  %19 = math.expm1 %a fastmath<nnan> : vector<4xf32>
  %20 = math.exp %a {x} : vector<4xf32>
  return
}

func.func @b4(%a: vector<2x3xf32>, %b: vector<2x3xf32>, %c: vector<2x3xf32>, %i: vector<2x3xi32>) {
  %0 = math.atan2 %a, %b : vector<2x3xf32>
  %1 = math.copysign %a, %b : vector<2x3xf32>
  %2 = math.powf %a, %b fastmath<fast> : vector<2x3xf32>
  %4 = math.fma %a, %b, %c : vector<2x3xf32>
  %5 = math.clampf %a to [%b, %c] : vector<2x3xf32>
  %12 = math.absi %i : vector<2x3xi32>
  %13 = math.ctlz %i : vector<2x3xi32>
  %14 = math.cttz %i : vector<2x3xi32>
  %15 = math.ctpop %i : vector<2x3xi32>
  %16 = math.ipowi %i, %i : vector<2x3xi32>
  %17 = math.rsqrt %a : vector<2x3xf32>
  %18 = math.log1p %a : vector<2x3xf32>
  %19 = math.expm1 %a fastmath<nnan> : vector<2x3xf32>
  %20 = math.exp %a {x} : vector<2x3xf32>
  return
}

func.func @b6(%a: vector<[4]xf64>, %b: vector<[4]xf64>, %c: vector<[4]xf64>, %i: vector<[4]xi32>) {
  %0 = math.atan2 %a, %b : vector<[4]xf64>
  %1 = math.copysign %a, %b : vector<[4]xf64>
  %2 = math.powf %a, %b fastmath<fast> : vector<[4]xf64>
  %4 = math.fma %a, %b, %c : vector<[4]xf64>
  %5 = math.clampf %a to [%b, %c] : vector<[4]xf64>
  %6 = math.isnan %a : vector<[4]xf64>
  %7 = math.isfinite %a : vector<[4]xf64>
  %8 = math.isinf %a : vector<[4]xf64>
  %9 = math.isnormal %a : vector<[4]xf64>
  %10, %11 = math.sincos %a fastmath<nnan> : vector<[4]xf64>
  %12 = math.absi %i : vector<[4]xi32>
  %13 = math.ctlz %i : vector<[4]xi32>
  %14 = math.cttz %i : vector<[4]xi32>
  %15 = math.ctpop %i : vector<[4]xi32>
  %16 = math.ipowi %i, %i : vector<[4]xi32>
  %17 = math.rsqrt %a : vector<[4]xf64>
  %18 = math.log1p %a : vector<[4]xf64>
  %19 = math.expm1 %a fastmath<nnan> : vector<[4]xf64>
  %20 = math.exp %a {x} : vector<[4]xf64>
  return
}
