// RUN: mlir-opt %s --split-input-file '--math-expand-ops=ops=powf,ceil,exp2' | FileCheck %s

func.func @pc(%a: tensor<4xf32>) -> (tensor<4xf32>,tensor<4xf32>) {
  %c = arith.constant dense<-1.0> : tensor<4xf32>
  %0 = math.powf %a, %c : tensor<4xf32>
  %1 = math.powf %c, %a : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: tensor<4xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<-1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<1.000000e+00> : tensor<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divf %[[CST_0]], %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.log %[[CST]] : tensor<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[ARG0]], %[[V1]] : tensor<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = math.exp %[[V2]] : tensor<4xf32>
// CHECK-NEXT:     return %[[V0]], %[[V3]] : tensor<4xf32>, tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pc(%a: vector<3xf16>) -> (vector<3xf16>,vector<3xf16>) {
  %c = arith.constant dense<2.5> : vector<3xf16>
  %0 = math.powf %a, %c : vector<3xf16>
  %1 = math.powf %c, %a : vector<3xf16>
  return %0, %1 : vector<3xf16>, vector<3xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: vector<3xf16>) -> (vector<3xf16>, vector<3xf16>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<2.500000e+00> : vector<3xf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.log %[[ARG0]] : vector<3xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[CST]] : vector<3xf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.exp %[[V1]] : vector<3xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = math.log %[[CST]] : vector<3xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[ARG0]], %[[V3]] : vector<3xf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = math.exp %[[V4]] : vector<3xf16>
// CHECK-NEXT:     return %[[V2]], %[[V5]] : vector<3xf16>, vector<3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: vector<3xf16>, %[[ARG1:[^ ]+]]: vector<3xf16>, %[[ARG2:[^ ]+]]: vector<3xf16>) -> (vector<3xf16>, vector<3xf16>, vector<3xf16>, vector<3xf16>, vector<3xf16>, vector<3xf16>, vector<3xf16>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.atan2 %[[ARG0]], %[[ARG1]] : vector<3xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.copysign %[[ARG0]], %[[ARG1]] : vector<3xf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.log %[[ARG0]] : vector<3xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[ARG1]], %[[V2]] : vector<3xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.exp %[[V3]] : vector<3xf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = math.fma %[[ARG0]], %[[ARG1]], %[[ARG2]] : vector<3xf16>
// CHECK-NEXT:     %[[V6:[^ ]+]] = math.clampf %[[ARG0]] to [%[[ARG1]], %[[ARG2]]] : vector<3xf16>
// CHECK-NEXT:     %[[SIN:[^ ]+]], %[[COS:[^ ]+]] = math.sincos %[[ARG0]] fastmath<nnan> : vector<3xf16>
// CHECK-NEXT:     return %[[V0]], %[[V1]], %[[V4]], %[[V5]], %[[V6]], %[[SIN]], %[[COS]] : vector<3xf16>, vector<3xf16>, vector<3xf16>, vector<3xf16>, vector<3xf16>, vector<3xf16>, vector<3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

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

// CHECK: module {
// CHECK-NEXT:   func.func @u(%[[ARG0:[^ ]+]]: bf16) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pc(%a: bf16) -> (bf16,bf16) {
  %c = arith.constant 0.333 : bf16
  %0 = math.powf %a, %c : bf16
  %1 = math.powf %c, %a : bf16
  return %0, %1 : bf16, bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: bf16) -> (bf16, bf16) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 3.320310e-01 : bf16
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.log %[[ARG0]] : bf16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[CST]] : bf16
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.exp %[[V1]] : bf16
// CHECK-NEXT:     %[[V3:[^ ]+]] = math.log %[[CST]] : bf16
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[ARG0]], %[[V3]] : bf16
// CHECK-NEXT:     %[[V5:[^ ]+]] = math.exp %[[V4]] : bf16
// CHECK-NEXT:     return %[[V2]], %[[V5]] : bf16, bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }
