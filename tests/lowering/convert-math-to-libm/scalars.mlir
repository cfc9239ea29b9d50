// RUN: mlir-opt %s --split-input-file --convert-math-to-libm | FileCheck %s

func.func @pc(%a: bf16) -> (bf16,bf16) {
  %c = arith.constant -2.0 : bf16
  %0 = math.powf %a, %c : bf16
  %1 = math.powf %c, %a : bf16
  return %0, %1 : bf16, bf16
}

// -----

func.func @pc(%a: f16) -> (f16,f16) {
  %c = arith.constant 4.0 : f16
  %0 = math.powf %a, %c : f16
  %1 = math.powf %c, %a : f16
  return %0, %1 : f16, f16
}

// -----

func.func @pc(%a: bf16) -> (bf16,bf16) {
  %c = arith.constant -0.5 : bf16
  %0 = math.powf %a, %c : bf16
  %1 = math.powf %c, %a : bf16
  return %0, %1 : bf16, bf16
}

// -----

func.func @pc(%a: f32) -> (f32,f32) {
  %c = arith.constant 2.0 : f32
  %0 = math.powf %a, %c : f32
  %1 = math.powf %c, %a : f32
  return %0, %1 : f32, f32
}
