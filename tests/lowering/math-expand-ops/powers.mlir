// RUN: mlir-opt %s --split-input-file --math-expand-ops | FileCheck %s

func.func @m(%a: f32, %b: f32, %c: f32) -> (f32,f32,f32,f32,f32,f32,f32) {
  %0 = math.atan2 %a, %b : f32
  %1 = math.copysign %a, %b : f32
  %2 = math.powf %a, %b fastmath<nsz> : f32
  %3 = math.fma %a, %b, %c : f32
  %4 = math.clampf %a to [%b, %c] : f32
  %5, %6 = math.sincos %a fastmath<nnan> : f32
  return %0,%1,%2,%3,%4,%5,%6 : f32,f32,f32,f32,f32,f32,f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @m(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32) -> (f32, f32, f32, f32, f32, f32, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.atan2 %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.copysign %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.log %[[ARG0]] : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[ARG1]], %[[V2]] : f32
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.exp %[[V3]] : f32
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.addf %[[V5]], %[[ARG2]] : f32
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.minimumf %[[ARG0]], %[[ARG1]] : f32
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.maximumf %[[V7]], %[[ARG2]] : f32
// CHECK-NEXT:     %[[SIN:[^ ]+]], %[[COS:[^ ]+]] = math.sincos %[[ARG0]] fastmath<nnan> : f32
// CHECK-NEXT:     return %[[V0]], %[[V1]], %[[V4]], %[[V6]], %[[V8]], %[[SIN]], %[[COS]] : f32, f32, f32, f32, f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pc(%a: vector<2x3xf32>) -> (vector<2x3xf32>,vector<2x3xf32>) {
  %c = arith.constant dense<-1.0> : vector<2x3xf32>
  %0 = math.powf %a, %c : vector<2x3xf32>
  %1 = math.powf %c, %a : vector<2x3xf32>
  return %0, %1 : vector<2x3xf32>, vector<2x3xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: vector<2x3xf32>) -> (vector<2x3xf32>, vector<2x3xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<-1.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<2x3xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.divf %[[CST_0]], %[[ARG0]] : vector<2x3xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.log %[[CST]] : vector<2x3xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[ARG0]], %[[V1]] : vector<2x3xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = math.exp %[[V2]] : vector<2x3xf32>
// CHECK-NEXT:     return %[[V0]], %[[V3]] : vector<2x3xf32>, vector<2x3xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pc(%a: vector<3xf16>) -> (vector<3xf16>,vector<3xf16>) {
  %c = arith.constant dense<3.0> : vector<3xf16>
  %0 = math.powf %a, %c : vector<3xf16>
  %1 = math.powf %c, %a : vector<3xf16>
  return %0, %1 : vector<3xf16>, vector<3xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: vector<3xf16>) -> (vector<3xf16>, vector<3xf16>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<3.000000e+00> : vector<3xf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.mulf %[[ARG0]], %[[ARG0]] : vector<3xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[ARG0]] : vector<3xf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.log %[[CST]] : vector<3xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[ARG0]], %[[V2]] : vector<3xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.exp %[[V3]] : vector<3xf16>
// CHECK-NEXT:     return %[[V1]], %[[V4]] : vector<3xf16>, vector<3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @fp(%a: vector<3xf16>, %n: vector<3xi32>) -> vector<3xf16> {
  %0 = math.fpowi %a, %n : vector<3xf16>, vector<3xi32>
  return %0 : vector<3xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @fp(%[[ARG0:[^ ]+]]: vector<3xf16>, %[[ARG1:[^ ]+]]: vector<3xi32>) -> vector<3xf16> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.sitofp %[[ARG1]] : vector<3xi32> to vector<3xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = math.log %[[ARG0]] : vector<3xf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.mulf %[[V0]], %[[V1]] : vector<3xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = math.exp %[[V2]] : vector<3xf16>
// CHECK-NEXT:     return %[[V3]] : vector<3xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pc(%a: vector<4xbf16>) -> (vector<4xbf16>,vector<4xbf16>) {
  %c = arith.constant dense<1.0> : vector<4xbf16>
  %0 = math.powf %a, %c : vector<4xbf16>
  %1 = math.powf %c, %a : vector<4xbf16>
  return %0, %1 : vector<4xbf16>, vector<4xbf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: vector<4xbf16>) -> (vector<4xbf16>, vector<4xbf16>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<4xbf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.log %[[CST]] : vector<4xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[ARG0]], %[[V0]] : vector<4xbf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.exp %[[V1]] : vector<4xbf16>
// CHECK-NEXT:     return %[[ARG0]], %[[V2]] : vector<4xbf16>, vector<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pc(%a: f16) -> (f16,f16) {
  %c = arith.constant 0.75 : f16
  %0 = math.powf %a, %c : f16
  %1 = math.powf %c, %a : f16
  return %0, %1 : f16, f16
}

// CHECK: module {
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: f16) -> (f16, f16) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 7.500000e-01 : f16
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.log %[[ARG0]] : f16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[CST]] : f16
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.exp %[[V1]] : f16
// CHECK-NEXT:     %[[V3:[^ ]+]] = math.log %[[CST]] : f16
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[ARG0]], %[[V3]] : f16
// CHECK-NEXT:     %[[V5:[^ ]+]] = math.exp %[[V4]] : f16
// CHECK-NEXT:     return %[[V2]], %[[V5]] : f16, f16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pc(%a: f64) -> (f64,f64) {
  %c = arith.constant 2.5 : f64
  %0 = math.powf %a, %c : f64
  %1 = math.powf %c, %a : f64
  return %0, %1 : f64, f64
}

// CHECK: module {
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: f64) -> (f64, f64) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.91629073187415511 : f64
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant 2.500000e+00 : f64
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.log %[[ARG0]] : f64
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[CST_0]] : f64
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.exp %[[V1]] : f64
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[ARG0]], %[[CST]] : f64
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.exp %[[V3]] : f64
// CHECK-NEXT:     return %[[V2]], %[[V4]] : f64, f64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pc(%a: bf16) -> (bf16,bf16) {
  %c = arith.constant 4.0 : bf16
  %0 = math.powf %a, %c : bf16
  %1 = math.powf %c, %a : bf16
  return %0, %1 : bf16, bf16
}

// CHECK: module {
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: bf16) -> (bf16, bf16) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 4.000000e+00 : bf16
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.log %[[ARG0]] : bf16
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.mulf %[[V0]], %[[CST]] : bf16
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.exp %[[V1]] : bf16
// CHECK-NEXT:     %[[V3:[^ ]+]] = math.log %[[CST]] : bf16
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.mulf %[[ARG0]], %[[V3]] : bf16
// CHECK-NEXT:     %[[V5:[^ ]+]] = math.exp %[[V4]] : bf16
// CHECK-NEXT:     return %[[V2]], %[[V5]] : bf16, bf16
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pc(%a: vector<4xf32>) -> (vector<4xf32>,vector<4xf32>) {
  %c = arith.constant dense<-0.5> : vector<4xf32>
  %0 = math.powf %a, %c : vector<4xf32>
  %1 = math.powf %c, %a : vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<-5.000000e-01> : vector<4xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sqrt %[[ARG0]] : vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.divf %[[CST_0]], %[[V0]] : vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.log %[[CST]] : vector<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[ARG0]], %[[V2]] : vector<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.exp %[[V3]] : vector<4xf32>
// CHECK-NEXT:     return %[[V1]], %[[V4]] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @pc(%a: vector<4xbf16>) -> (vector<4xbf16>,vector<4xbf16>) {
  %c = arith.constant dense<-0.5> : vector<4xbf16>
  %0 = math.powf %a, %c : vector<4xbf16>
  %1 = math.powf %c, %a : vector<4xbf16>
  return %0, %1 : vector<4xbf16>, vector<4xbf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @pc(%[[ARG0:[^ ]+]]: vector<4xbf16>) -> (vector<4xbf16>, vector<4xbf16>) {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<-5.000000e-01> : vector<4xbf16>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<1.000000e+00> : vector<4xbf16>
// CHECK-NEXT:     %[[V0:[^ ]+]] = math.sqrt %[[ARG0]] : vector<4xbf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.divf %[[CST_0]], %[[V0]] : vector<4xbf16>
// CHECK-NEXT:     %[[V2:[^ ]+]] = math.log %[[CST]] : vector<4xbf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.mulf %[[ARG0]], %[[V2]] : vector<4xbf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = math.exp %[[V3]] : vector<4xbf16>
// CHECK-NEXT:     return %[[V1]], %[[V4]] : vector<4xbf16>, vector<4xbf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }
