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

// -----

func.func @pc(%a: vector<2x3xf32>) -> (vector<2x3xf32>,vector<2x3xf32>) {
  %c = arith.constant dense<-1.0> : vector<2x3xf32>
  %0 = math.powf %a, %c : vector<2x3xf32>
  %1 = math.powf %c, %a : vector<2x3xf32>
  return %0, %1 : vector<2x3xf32>, vector<2x3xf32>
}

// -----

func.func @pc(%a: vector<3xf16>) -> (vector<3xf16>,vector<3xf16>) {
  %c = arith.constant dense<3.0> : vector<3xf16>
  %0 = math.powf %a, %c : vector<3xf16>
  %1 = math.powf %c, %a : vector<3xf16>
  return %0, %1 : vector<3xf16>, vector<3xf16>
}

// -----

func.func @fp(%a: vector<3xf16>, %n: vector<3xi32>) -> vector<3xf16> {
  %0 = math.fpowi %a, %n : vector<3xf16>, vector<3xi32>
  return %0 : vector<3xf16>
}

// -----

func.func @pc(%a: vector<4xbf16>) -> (vector<4xbf16>,vector<4xbf16>) {
  %c = arith.constant dense<1.0> : vector<4xbf16>
  %0 = math.powf %a, %c : vector<4xbf16>
  %1 = math.powf %c, %a : vector<4xbf16>
  return %0, %1 : vector<4xbf16>, vector<4xbf16>
}

// -----

func.func @pc(%a: f16) -> (f16,f16) {
  %c = arith.constant 0.75 : f16
  %0 = math.powf %a, %c : f16
  %1 = math.powf %c, %a : f16
  return %0, %1 : f16, f16
}

// -----

func.func @pc(%a: f64) -> (f64,f64) {
  %c = arith.constant 2.5 : f64
  %0 = math.powf %a, %c : f64
  %1 = math.powf %c, %a : f64
  return %0, %1 : f64, f64
}

// -----

func.func @pc(%a: bf16) -> (bf16,bf16) {
  %c = arith.constant 4.0 : bf16
  %0 = math.powf %a, %c : bf16
  %1 = math.powf %c, %a : bf16
  return %0, %1 : bf16, bf16
}

// -----

func.func @pc(%a: vector<4xf32>) -> (vector<4xf32>,vector<4xf32>) {
  %c = arith.constant dense<-0.5> : vector<4xf32>
  %0 = math.powf %a, %c : vector<4xf32>
  %1 = math.powf %c, %a : vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// -----

func.func @pc(%a: vector<4xbf16>) -> (vector<4xbf16>,vector<4xbf16>) {
  %c = arith.constant dense<-0.5> : vector<4xbf16>
  %0 = math.powf %a, %c : vector<4xbf16>
  %1 = math.powf %c, %a : vector<4xbf16>
  return %0, %1 : vector<4xbf16>, vector<4xbf16>
}
