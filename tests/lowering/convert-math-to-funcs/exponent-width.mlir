// RUN: mlir-opt %s --split-input-file --convert-math-to-funcs=min-width-of-fpowi-exponent=32 | FileCheck %s

func.func @fp(%a: f32, %n: i32) -> f32 {
  %0 = math.fpowi %a, %n : f32, i32
  return %0 : f32
}

// -----

func.func @fp(%a: vector<[4]xf64>, %n: vector<[4]xi32>) -> vector<[4]xf64> {
  %0 = math.fpowi %a, %n : vector<[4]xf64>, vector<[4]xi32>
  return %0 : vector<[4]xf64>
}

// -----

func.func @fp(%a: tensor<4xf32>, %n: tensor<4xi8>) -> tensor<4xf32> {
  %0 = math.fpowi %a, %n : tensor<4xf32>, tensor<4xi8>
  return %0 : tensor<4xf32>
}

// -----

func.func @fp(%a: vector<3xf16>, %n: vector<3xindex>) -> vector<3xf16> {
  %0 = math.fpowi %a, %n : vector<3xf16>, vector<3xindex>
  return %0 : vector<3xf16>
}
