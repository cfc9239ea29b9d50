// RUN: mlir-opt %s --split-input-file --math-extend-to-supported-types | FileCheck %s

func.func @pc(%a: f16) -> (f16,f16) {
  %c = arith.constant 2.5 : f16
  %0 = math.powf %a, %c : f16
  %1 = math.powf %c, %a : f16
  return %0, %1 : f16, f16
}

// -----

func.func @pc(%a: vector<4xbf16>) -> (vector<4xbf16>,vector<4xbf16>) {
  %c = arith.constant dense<-1.0> : vector<4xbf16>
  %0 = math.powf %a, %c : vector<4xbf16>
  %1 = math.powf %c, %a : vector<4xbf16>
  return %0, %1 : vector<4xbf16>, vector<4xbf16>
}

// -----

func.func @pc(%a: vector<3xf16>) -> (vector<3xf16>,vector<3xf16>) {
  %c = arith.constant dense<2.5> : vector<3xf16>
  %0 = math.powf %a, %c : vector<3xf16>
  %1 = math.powf %c, %a : vector<3xf16>
  return %0, %1 : vector<3xf16>, vector<3xf16>
}

// -----

func.func @pc(%a: f16) -> (f16,f16) {
  %c = arith.constant 0.0 : f16
  %0 = math.powf %a, %c : f16
  %1 = math.powf %c, %a : f16
  return %0, %1 : f16, f16
}

// -----

func.func @pc(%a: bf16) -> (bf16,bf16) {
  %c = arith.constant -1.0 : bf16
  %0 = math.powf %a, %c : bf16
  %1 = math.powf %c, %a : bf16
  return %0, %1 : bf16, bf16
}

// -----

func.func @pc(%a: f16) -> (f16,f16) {
  %c = arith.constant 3.0 : f16
  %0 = math.powf %a, %c : f16
  %1 = math.powf %c, %a : f16
  return %0, %1 : f16, f16
}

// -----

func.func @m(%a: vector<4xbf16>, %b: vector<4xbf16>, %c: vector<4xbf16>) -> (vector<4xbf16>,vector<4xbf16>,vector<4xbf16>,vector<4xbf16>,vector<4xbf16>,vector<4xbf16>,vector<4xbf16>) {
  %0 = math.atan2 %a, %b : vector<4xbf16>
  %1 = math.copysign %a, %b : vector<4xbf16>
  %2 = math.powf %a, %b fastmath<nsz> : vector<4xbf16>
  %3 = math.fma %a, %b, %c : vector<4xbf16>
  %4 = math.clampf %a to [%b, %c] : vector<4xbf16>
  %5, %6 = math.sincos %a fastmath<nnan> : vector<4xbf16>
  return %0,%1,%2,%3,%4,%5,%6 : vector<4xbf16>,vector<4xbf16>,vector<4xbf16>,vector<4xbf16>,vector<4xbf16>,vector<4xbf16>,vector<4xbf16>
}

// -----

func.func @pc(%a: f8E4M3FN) -> (f8E4M3FN,f8E4M3FN) {
  %c = arith.constant 2.5 : f8E4M3FN
  %0 = math.powf %a, %c : f8E4M3FN
  %1 = math.powf %c, %a : f8E4M3FN
  return %0, %1 : f8E4M3FN, f8E4M3FN
}
