// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32) {
  // expected-error @below {{'math.sin' op operand #0 must be floating-point-like, but got 'i32'}}
  %0 = math.sin %a : i32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{'math.absi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %0 = math.absi %a : f32
  return
}

// -----

func.func @f(%a: si32) {
  // expected-error @below {{'math.ctlz' op operand #0 must be signless-integer-like, but got 'si32'}}
  %0 = math.ctlz %a : si32
  return
}

// -----

func.func @f(%a: f32, %b: f64) {
  // expected-error @below {{'math.powf' op requires the same type for all operands and results}}
  %0 = "math.powf"(%a, %b) : (f32, f64) -> f32
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{'math.sqrt' op requires the same type for all operands and results}}
  %0 = "math.sqrt"(%a) : (f32) -> f64
  return
}

// -----

func.func @f(%a: vector<4xf32>) {
  // expected-error @below {{'math.isnan' op failed to verify that result type has i1 element type and same shape as operands}}
  %0 = "math.isnan"(%a) : (vector<4xf32>) -> vector<3xi1>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{'math.isnan' op result #0 must be bool-like, but got 'i8'}}
  %0 = "math.isnan"(%a) : (f32) -> i8
  return
}

// -----

func.func @f(%a: f32, %b: vector<2xi32>) {
  // expected-error @below {{'math.fpowi' op requires the same shape for all operands and results}}
  %0 = math.fpowi %a, %b : f32, vector<2xi32>
  return
}

// -----

func.func @f(%a: f32, %b: i32) {
  // expected-error @below {{'math.fpowi' op failed to verify that all of {lhs, result} have same type}}
  %0 = "math.fpowi"(%a, %b) : (f32, i32) -> f64
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{'math.sincos' op failed to verify that all of {operand, sin, cos} have same type}}
  %0:2 = "math.sincos"(%a) : (f32) -> (f32, f64)
  return
}

// -----

func.func @f(%a: memref<4xf32>) {
  // expected-error @below {{'math.sin' op operand #0 must be floating-point-like, but got 'memref<4xf32>'}}
  %0 = math.sin %a : memref<4xf32>
  return
}

// -----

func.func @f(%a: f32) {
  // expected-error @below {{expected '['}}
  %0 = math.clampf %a to (%a, %a) : f32
  return
}

// -----

func.func @f(%a: complex<f32>) {
  // expected-error @below {{'math.sqrt' op operand #0 must be floating-point-like, but got 'complex<f32>'}}
  %0 = math.sqrt %a : complex<f32>
  return
}
