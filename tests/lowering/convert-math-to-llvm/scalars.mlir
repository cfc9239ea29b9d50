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

// CHECK: module {
// CHECK-NEXT:   func.func @u0(%[[ARG0:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.fabs(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.acos(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (f32) -> f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.acosh %[[ARG0]] fastmath<reassoc,nnan> : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.intr.asin(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (f32) -> f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.asinh %[[ARG0]] fastmath<reassoc,nnan> : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = llvm.intr.atan(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (f32) -> f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = math.atanh %[[ARG0]] fastmath<reassoc,nnan> : f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = math.cbrt %[[ARG0]] fastmath<reassoc,nnan> : f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.intr.ceil(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (f32) -> f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.intr.cos(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (f32) -> f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.intr.cosh(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (f32) -> f32
// CHECK-NEXT:     %[[V11:[^ ]+]] = math.erf %[[ARG0]] fastmath<reassoc,nnan> : f32
// CHECK-NEXT:     %[[V12:[^ ]+]] = math.erfc %[[ARG0]] fastmath<reassoc,nnan> : f32
// CHECK-NEXT:     %[[V13:[^ ]+]] = llvm.intr.exp(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (f32) -> f32
// CHECK-NEXT:     %[[V14:[^ ]+]] = llvm.intr.exp2(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (f32) -> f32
// CHECK-NEXT:     %[[V15:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.intr.exp(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (f32) -> f32
// CHECK-NEXT:     %[[V17:[^ ]+]] = llvm.fsub %[[V16]], %[[V15]] {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : f32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.intr.floor(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (f32) -> f32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.intr.log(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (f32) -> f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.intr.log10(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (f32) -> f32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.fadd %[[V21]], %[[ARG0]] {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : f32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.intr.log(%[[V22]]) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (f32) -> f32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.intr.log2(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (f32) -> f32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.intr.round(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (f32) -> f32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.intr.roundeven(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (f32) -> f32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V28:[^ ]+]] = llvm.intr.sqrt(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (f32) -> f32
// CHECK-NEXT:     %[[V29:[^ ]+]] = llvm.fdiv %[[V27]], %[[V28]] {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : f32
// CHECK-NEXT:     %[[V30:[^ ]+]] = llvm.intr.sin(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (f32) -> f32
// CHECK-NEXT:     %[[V31:[^ ]+]] = llvm.intr.sinh(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (f32) -> f32
// CHECK-NEXT:     %[[V32:[^ ]+]] = llvm.intr.sqrt(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (f32) -> f32
// CHECK-NEXT:     %[[V33:[^ ]+]] = llvm.intr.tan(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (f32) -> f32
// CHECK-NEXT:     %[[V34:[^ ]+]] = llvm.intr.tanh(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (f32) -> f32
// CHECK-NEXT:     %[[V35:[^ ]+]] = llvm.intr.trunc(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan, reassoc>} : (f32) -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @b1(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.intr.atan2(%[[ARG0]], %[[ARG1]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = llvm.intr.copysign(%[[ARG0]], %[[ARG1]]) : (f32, f32) -> f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.intr.pow(%[[ARG0]], %[[ARG1]]) {fastmathFlags = #llvm.fastmath<fast>} : (f32, f32) -> f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.intr.powi(%[[ARG0]], %[[ARG3]]) : (f32, i32) -> f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = llvm.intr.fma(%[[ARG0]], %[[ARG1]], %[[ARG2]]) : (f32, f32, f32) -> f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = math.clampf %[[ARG0]] to [%[[ARG1]], %[[ARG2]]] : f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = "llvm.intr.is.fpclass"(%[[ARG0]]) <{bit = 3 : i32}> : (f32) -> i1
// CHECK-NEXT:     %[[V7:[^ ]+]] = "llvm.intr.is.fpclass"(%[[ARG0]]) <{bit = 504 : i32}> : (f32) -> i1
// CHECK-NEXT:     %[[V8:[^ ]+]] = math.isinf %[[ARG0]] : f32
// CHECK-NEXT:     %[[V9:[^ ]+]] = math.isnormal %[[ARG0]] : f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = llvm.intr.sincos(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> !llvm.struct<(f32, f32)>
// CHECK-NEXT:     %[[V11:[^ ]+]] = llvm.extractvalue %[[V10]][0] : !llvm.struct<(f32, f32)> 
// CHECK-NEXT:     %[[V12:[^ ]+]] = llvm.extractvalue %[[V10]][1] : !llvm.struct<(f32, f32)> 
// CHECK-NEXT:     %[[V13:[^ ]+]] = "llvm.intr.abs"(%[[ARG3]]) <{is_int_min_poison = false}> : (i32) -> i32
// CHECK-NEXT:     %[[V14:[^ ]+]] = "llvm.intr.ctlz"(%[[ARG3]]) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT:     %[[V15:[^ ]+]] = "llvm.intr.cttz"(%[[ARG3]]) <{is_zero_poison = false}> : (i32) -> i32
// CHECK-NEXT:     %[[V16:[^ ]+]] = llvm.intr.ctpop(%[[ARG3]]) : (i32) -> i32
// CHECK-NEXT:     %[[V17:[^ ]+]] = math.ipowi %[[ARG3]], %[[ARG3]] : i32
// CHECK-NEXT:     %[[V18:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V19:[^ ]+]] = llvm.intr.sqrt(%[[ARG0]]) : (f32) -> f32
// CHECK-NEXT:     %[[V20:[^ ]+]] = llvm.fdiv %[[V18]], %[[V19]] : f32
// CHECK-NEXT:     %[[V21:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V22:[^ ]+]] = llvm.fadd %[[V21]], %[[ARG0]] : f32
// CHECK-NEXT:     %[[V23:[^ ]+]] = llvm.intr.log(%[[V22]]) : (f32) -> f32
// CHECK-NEXT:     %[[V24:[^ ]+]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT:     %[[V25:[^ ]+]] = llvm.intr.exp(%[[ARG0]]) {fastmathFlags = #llvm.fastmath<nnan>} : (f32) -> f32
// CHECK-NEXT:     %[[V26:[^ ]+]] = llvm.fsub %[[V25]], %[[V24]] {fastmathFlags = #llvm.fastmath<nnan>} : f32
// CHECK-NEXT:     %[[V27:[^ ]+]] = llvm.intr.exp(%[[ARG0]]) {x} : (f32) -> f32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @x(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: tensor<4xf32>, %[[ARG2:[^ ]+]]: tensor<4xi32>, %[[ARG3:[^ ]+]]: f8E4M3FN, %[[ARG4:[^ ]+]]: f32, %[[ARG5:[^ ]+]]: vector<f32>, %[[ARG6:[^ ]+]]: vector<index>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG5]] : vector<f32> to vector<1xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = builtin.unrealized_conversion_cast %[[ARG0]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = "llvm.intr.abs"(%[[V1]]) <{is_int_min_poison = false}> : (i64) -> i64
// CHECK-NEXT:     %[[V3:[^ ]+]] = math.sin %[[ARG1]] : tensor<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.absi %[[ARG2]] : tensor<4xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = math.sin %[[ARG3]] : f8E4M3FN
// CHECK-NEXT:     %[[V6:[^ ]+]] = llvm.intr.powi(%[[ARG4]], %[[V1]]) : (f32, i64) -> f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = llvm.mlir.constant(dense<1.000000e+00> : vector<1xf32>) : vector<1xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = llvm.intr.exp(%[[V0]]) : (vector<1xf32>) -> vector<1xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = llvm.fsub %[[V8]], %[[V7]] : vector<1xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = "llvm.intr.ctlz"(%[[V1]]) <{is_zero_poison = false}> : (i64) -> i64
// CHECK-NEXT:     %[[V11:[^ ]+]] = math.rsqrt %[[ARG1]] : tensor<4xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = math.isnan %[[ARG1]] : tensor<4xf32>
// CHECK-NEXT:     %[[V13:[^ ]+]] = math.isnan %[[ARG3]] : f8E4M3FN
// CHECK-NEXT:     %[[V14:[^ ]+]] = math.expm1 %[[ARG3]] : f8E4M3FN
// CHECK-NEXT:     %[[V15:[^ ]+]] = math.expm1 %[[ARG1]] : tensor<4xf32>
// CHECK-NEXT:     %[[V16:[^ ]+]] = math.log1p %[[ARG1]] : tensor<4xf32>
// CHECK-NEXT:     %[[V17:[^ ]+]] = math.sqrt %[[ARG3]] : f8E4M3FN
// CHECK-NEXT:     %[[SIN:[^ ]+]], %[[COS:[^ ]+]] = math.sincos %[[ARG3]] : f8E4M3FN
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
