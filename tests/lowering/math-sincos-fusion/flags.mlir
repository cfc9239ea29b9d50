// RUN: mlir-opt %s --split-input-file --math-sincos-fusion | FileCheck %s

func.func @f(%a: f32, %b: f32) -> (f32, f32, f32) {
  %0 = math.sin %a fastmath<fast> : f32
  %1 = math.cos %a fastmath<fast> : f32
  %2 = math.sin %b : f32
  return %0, %1, %2 : f32, f32, f32
}

// -----

func.func @f(%a: vector<2xf64>, %b: vector<2xf64>) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>) {
  %0 = math.sin %a fastmath<fast> : vector<2xf64>
  %1 = math.cos %a fastmath<fast> : vector<2xf64>
  %2 = math.sin %b : vector<2xf64>
  return %0, %1, %2 : vector<2xf64>, vector<2xf64>, vector<2xf64>
}

// -----

func.func @f(%a: f32, %b: f32) -> (f32, f32, f32) {
  %0 = math.sin %a  : f32
  %1 = math.cos %a  : f32
  %2 = math.sin %b : f32
  return %0, %1, %2 : f32, f32, f32
}

// -----

func.func @f(%a: vector<2xf64>, %b: vector<2xf64>) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>) {
  %0 = math.sin %a fastmath<fast> : vector<2xf64>
  %1 = math.cos %a fastmath<contract> : vector<2xf64>
  %2 = math.sin %b : vector<2xf64>
  return %0, %1, %2 : vector<2xf64>, vector<2xf64>, vector<2xf64>
}

// -----

func.func @f(%a: vector<2xf64>, %b: vector<2xf64>) -> (vector<2xf64>, vector<2xf64>, vector<2xf64>) {
  %0 = math.sin %a  : vector<2xf64>
  %1 = math.cos %a  : vector<2xf64>
  %2 = math.sin %b : vector<2xf64>
  return %0, %1, %2 : vector<2xf64>, vector<2xf64>, vector<2xf64>
}

// -----

func.func @f(%a: f32, %b: f32) -> (f32, f32, f32) {
  %0 = math.sin %a fastmath<fast> : f32
  %1 = math.cos %a fastmath<contract> : f32
  %2 = math.sin %b : f32
  return %0, %1, %2 : f32, f32, f32
}
