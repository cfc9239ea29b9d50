// RUN: mlir-opt %s --split-input-file --convert-complex-to-standard | FileCheck %s

func.func @f(%a: complex<bf16>) -> complex<bf16> {
  %0 = complex.log %a fastmath<fast> : complex<bf16>
  return %0 : complex<bf16>
}

// -----

func.func @f(%a: complex<f128>) -> complex<f128> {
  %0 = complex.rsqrt %a fastmath<nnan,ninf> : complex<f128>
  return %0 : complex<f128>
}

// -----

func.func @f(%a: complex<f16>) -> complex<f16> {
  %0 = complex.sign %a fastmath<nnan,ninf> : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.cos %a fastmath<nnan,ninf> : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f(%a: complex<bf16>) -> complex<bf16> {
  %0 = complex.sqrt %a : complex<bf16>
  return %0 : complex<bf16>
}

// -----

func.func @f(%a: complex<f80>) -> complex<f80> {
  %0 = complex.sign %a fastmath<contract> : complex<f80>
  return %0 : complex<f80>
}

// -----

func.func @f(%a: complex<f80>) -> complex<f80> {
  %0 = complex.tan %a fastmath<fast> : complex<f80>
  return %0 : complex<f80>
}

// -----

func.func @f(%a: complex<f80>) -> complex<f80> {
  %0 = complex.sin %a fastmath<nnan,ninf> : complex<f80>
  return %0 : complex<f80>
}

// -----

func.func @f(%a: complex<f64>) -> f64 {
  %0 = complex.angle %a fastmath<nnan,ninf> : complex<f64>
  return %0 : f64
}

// -----

func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.log %a : complex<f32>
  return %0 : complex<f32>
}

// -----

func.func @f(%a: complex<f16>) -> complex<f16> {
  %0 = complex.tan %a fastmath<contract> : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f(%a: complex<f80>) -> complex<f80> {
  %0 = complex.expm1 %a fastmath<contract> : complex<f80>
  return %0 : complex<f80>
}

// -----

func.func @f(%a: complex<f16>) -> complex<f16> {
  %0 = complex.exp %a fastmath<fast> : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f(%a: complex<f64>) -> complex<f64> {
  %0 = complex.log1p %a fastmath<contract> : complex<f64>
  return %0 : complex<f64>
}
