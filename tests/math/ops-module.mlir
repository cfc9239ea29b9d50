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

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: tensor<?xbf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.absf %[[ARG0]] fastmath<nnan,ninf> {x} : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.acos %[[ARG1]] : vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.acosh %[[ARG2]] : tensor<?xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = math.asin %[[ARG0]] : f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.asinh %[[ARG0]] : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = math.atan %[[ARG0]] : f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = math.atanh %[[ARG0]] : f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = math.cbrt %[[ARG0]] : f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = math.ceil %[[ARG0]] : f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = math.cos %[[ARG0]] : f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = math.cosh %[[ARG0]] : f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = math.erf %[[ARG0]] : f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = math.erfc %[[ARG0]] : f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = math.exp2 %[[ARG0]] : f32
// CHECK-NEXT:     %[[V14:[^ ]+]] = math.expm1 %[[ARG0]] : f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = math.exp %[[ARG0]] : f32
// CHECK-NEXT:     %[[V16:[^ ]+]] = math.floor %[[ARG0]] : f32
// CHECK-NEXT:     %[[V17:[^ ]+]] = math.log10 %[[ARG0]] : f32
// CHECK-NEXT:     %[[V18:[^ ]+]] = math.log1p %[[ARG0]] : f32
// CHECK-NEXT:     %[[V19:[^ ]+]] = math.log2 %[[ARG0]] : f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = math.log %[[ARG0]] : f32
// CHECK-NEXT:     %[[V21:[^ ]+]] = math.roundeven %[[ARG0]] : f32
// CHECK-NEXT:     %[[V22:[^ ]+]] = math.round %[[ARG0]] : f32
// CHECK-NEXT:     %[[V23:[^ ]+]] = math.rsqrt %[[ARG0]] : f32
// CHECK-NEXT:     %[[V24:[^ ]+]] = math.sin %[[ARG0]] : f32
// CHECK-NEXT:     %[[V25:[^ ]+]] = math.sinh %[[ARG0]] : f32
// CHECK-NEXT:     %[[V26:[^ ]+]] = math.sqrt %[[ARG0]] : f32
// CHECK-NEXT:     %[[V27:[^ ]+]] = math.tan %[[ARG0]] : f32
// CHECK-NEXT:     %[[V28:[^ ]+]] = math.tanh %[[ARG0]] fastmath<fast> : f32
// CHECK-NEXT:     %[[V29:[^ ]+]] = math.trunc %[[ARG0]] : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: vector<2x[4]xf64>, %[[ARG3:[^ ]+]]: vector<2x[4]xindex>, %[[ARG4:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.atan2 %[[ARG0]], %[[ARG0]] fastmath<contract> : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.copysign %[[ARG2]], %[[ARG2]] : vector<2x[4]xf64>
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.powf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = math.fpowi %[[ARG0]], %[[ARG1]] fastmath<arcp> : f32, i32
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.fpowi %[[ARG2]], %[[ARG3]] : vector<2x[4]xf64>, vector<2x[4]xindex>
// CHECK-NEXT:     %[[V5:[^ ]+]] = math.fma %[[ARG0]], %[[ARG0]], %[[ARG0]] {y = 1 : i32} : f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = math.clampf %[[ARG0]] to [%[[ARG0]], %[[ARG0]]] fastmath<nsz> : f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = math.isfinite %[[ARG2]] : vector<2x[4]xf64>
// CHECK-NEXT:     %[[V8:[^ ]+]] = math.isinf %[[ARG0]] : f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = math.isnan %[[ARG0]] {z} : f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = math.isnormal %[[ARG0]] : f32
// CHECK-NEXT:     %[[SIN:[^ ]+]], %[[COS:[^ ]+]] = math.sincos %[[ARG2]] fastmath<nnan> : vector<2x[4]xf64>
// CHECK-NEXT:     %[[V11:[^ ]+]] = math.absi %[[ARG1]] : i32
// CHECK-NEXT:     %[[V12:[^ ]+]] = math.ctlz %[[ARG3]] : vector<2x[4]xindex>
// CHECK-NEXT:     %[[V13:[^ ]+]] = math.cttz %[[ARG4]] : index
// CHECK-NEXT:     %[[V14:[^ ]+]] = math.ctpop %[[ARG1]] : i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = math.ipowi %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = math.isnan %[[ARG0]] {fastmath = #arith.fastmath<nnan>} : f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
