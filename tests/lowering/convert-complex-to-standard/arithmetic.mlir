// RUN: mlir-opt %s --split-input-file --convert-complex-to-standard | FileCheck %s

func.func @f(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.add %a, %b fastmath<contract> : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.mul %a, %b fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f(%a: complex<f128>, %b: complex<f128>) -> complex<f128> {
  %0 = complex.sub %a, %b : complex<f128>
  return %0 : complex<f128>
}

// -----

func.func @f(%a: complex<f80>, %b: complex<f80>) -> complex<f80> {
  %0 = complex.sub %a, %b fastmath<contract> : complex<f80>
  return %0 : complex<f80>
}

// -----

func.func @f(%a: complex<f80>, %b: complex<f80>) -> complex<f80> {
  %0 = complex.sub %a, %b fastmath<nnan,ninf> : complex<f80>
  return %0 : complex<f80>
}

// -----

func.func @f(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.sub %a, %b fastmath<fast> : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f(%a: complex<bf16>) -> complex<bf16> {
  %0 = complex.neg %a fastmath<nnan,ninf> : complex<bf16>
  return %0 : complex<bf16>
}

// -----

func.func @f(%a: complex<f16>) -> complex<f16> {
  %0 = complex.conj %a fastmath<contract> : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f(%a: complex<f64>) -> complex<f64> {
  %0 = complex.conj %a : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f(%a: complex<f32>) -> complex<f32> {
  %0 = complex.conj %a fastmath<contract> : complex<f32>
  return %0 : complex<f32>
}
