// RUN: mlir-opt %s --split-input-file '--math-extend-to-supported-types=target-type=f64 extra-types=f32' | FileCheck %s

func.func @pc(%a: bf16) -> (bf16,bf16) {
  %c = arith.constant -2.0 : bf16
  %0 = math.powf %a, %c : bf16
  %1 = math.powf %c, %a : bf16
  return %0, %1 : bf16, bf16
}

// -----

func.func @fp(%a: vector<3xf16>, %n: vector<3xi64>) -> vector<3xf16> {
  %0 = math.fpowi %a, %n : vector<3xf16>, vector<3xi64>
  return %0 : vector<3xf16>
}

// -----

func.func @pc(%a: vector<2x[4]xf32>) -> (vector<2x[4]xf32>,vector<2x[4]xf32>) {
  %c = arith.constant dense<3.0> : vector<2x[4]xf32>
  %0 = math.powf %a, %c : vector<2x[4]xf32>
  %1 = math.powf %c, %a : vector<2x[4]xf32>
  return %0, %1 : vector<2x[4]xf32>, vector<2x[4]xf32>
}

// -----

func.func @pc(%a: f16) -> (f16,f16) {
  %c = arith.constant 4.0 : f16
  %0 = math.powf %a, %c : f16
  %1 = math.powf %c, %a : f16
  return %0, %1 : f16, f16
}

// -----

func.func @fp(%a: vector<4xf32>, %n: vector<4xi64>) -> vector<4xf32> {
  %0 = math.fpowi %a, %n : vector<4xf32>, vector<4xi64>
  return %0 : vector<4xf32>
}

// -----

func.func @pc(%a: bf16) -> (bf16,bf16) {
  %c = arith.constant -0.5 : bf16
  %0 = math.powf %a, %c : bf16
  %1 = math.powf %c, %a : bf16
  return %0, %1 : bf16, bf16
}
