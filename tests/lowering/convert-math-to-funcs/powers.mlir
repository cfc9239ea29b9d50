// RUN: mlir-opt %s --split-input-file --convert-math-to-funcs | FileCheck %s

func.func @fp(%a: vector<2x3xf32>, %n: vector<2x3xi8>) -> vector<2x3xf32> {
  %0 = math.fpowi %a, %n : vector<2x3xf32>, vector<2x3xi8>
  return %0 : vector<2x3xf32>
}

// -----

func.func @ic(%a: vector<i32>) -> (vector<i32>,vector<i32>) {
  %c = arith.constant dense<-1> : vector<i32>
  %0 = math.ipowi %a, %c : vector<i32>
  %1 = math.ipowi %c, %a : vector<i32>
  return %0, %1 : vector<i32>, vector<i32>
}

// -----

func.func @fp(%a: f80, %n: i32) -> f80 {
  %0 = math.fpowi %a, %n : f80, i32
  return %0 : f80
}

// -----

func.func @ic(%a: i1) -> (i1,i1) {
  %c = arith.constant true
  %0 = math.ipowi %a, %c : i1
  %1 = math.ipowi %c, %a : i1
  return %0, %1 : i1, i1
}

// -----

func.func @fp(%a: vector<4xf32>, %n: vector<4xi8>) -> vector<4xf32> {
  %0 = math.fpowi %a, %n : vector<4xf32>, vector<4xi8>
  return %0 : vector<4xf32>
}

// -----

func.func @ic(%a: vector<2x2xi64>) -> (vector<2x2xi64>,vector<2x2xi64>) {
  %c = arith.constant dense<1> : vector<2x2xi64>
  %0 = math.ipowi %a, %c : vector<2x2xi64>
  %1 = math.ipowi %c, %a : vector<2x2xi64>
  return %0, %1 : vector<2x2xi64>, vector<2x2xi64>
}
