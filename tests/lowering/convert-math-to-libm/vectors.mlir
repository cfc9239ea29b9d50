// RUN: mlir-opt %s --split-input-file --convert-math-to-libm | FileCheck %s

func.func @pc(%a: vector<4xf32>) -> (vector<4xf32>,vector<4xf32>) {
  %c = arith.constant dense<0.5> : vector<4xf32>
  %0 = math.powf %a, %c : vector<4xf32>
  %1 = math.powf %c, %a : vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// -----

func.func @pc(%a: vector<4xf32>) -> (vector<4xf32>,vector<4xf32>) {
  %c = arith.constant dense<4.0> : vector<4xf32>
  %0 = math.powf %a, %c : vector<4xf32>
  %1 = math.powf %c, %a : vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// -----

func.func @pc(%a: vector<4xf32>) -> (vector<4xf32>,vector<4xf32>) {
  %c = arith.constant dense<0.0> : vector<4xf32>
  %0 = math.powf %a, %c : vector<4xf32>
  %1 = math.powf %c, %a : vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}
