// RUN: mlir-opt %s --split-input-file --convert-complex-to-libm | FileCheck %s

func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.sqrt %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f(%a: complex<f64>) -> complex<f64> {
  %0 = complex.conj %a fastmath<nnan,ninf> : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @p(%a: complex<f32>) -> complex<f32> {
  %n = arith.constant 0 : i32
  %0 = complex.powi %a, %n : complex<f32>, i32
  return %0 : complex<f32>
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.div %a, %b : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f(%a: complex<f32>, %b: complex<f32>) -> complex<f32> {
  %0 = complex.atan2 %a, %b fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.neg %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f(%a: complex<f64>) -> complex<f64> {
  %0 = complex.log1p %a fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.pow %a, %b : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f(%a: complex<f64>, %n: i32) -> complex<f64> {
  %0 = complex.powi %a, %n : complex<f64>, i32
  return %0 : complex<f64>
}

// -----

func.func @f(%a: complex<f64>) -> f64 {
  %0 = complex.re %a : complex<f64>
  return %0 : f64
}

// -----

func.func @f(%a: complex<f64>) -> complex<f64> {
  %0 = complex.conj %a : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log1p %a fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.conj %a fastmath<fast> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f(%a: complex<f64>) -> complex<f64> {
  %0 = complex.expm1 %a fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}
