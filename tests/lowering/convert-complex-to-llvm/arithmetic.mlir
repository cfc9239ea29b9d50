// RUN: mlir-opt %s --split-input-file --convert-complex-to-llvm | FileCheck %s

func.func @f(%a: complex<bf16>, %b: complex<bf16>) -> complex<bf16> {
  %0 = complex.add %a, %b : complex<bf16>
  return %0 : complex<bf16>
}

// -----

func.func @f(%a: complex<f80>, %b: complex<f80>) -> complex<f80> {
  %0 = complex.add %a, %b fastmath<fast> : complex<f80>
  return %0 : complex<f80>
}

// -----

func.func @f(%a: complex<f128>, %b: complex<f128>) -> complex<f128> {
  %0 = complex.add %a, %b fastmath<contract> : complex<f128>
  return %0 : complex<f128>
}

// -----

func.func @f(%a: complex<f16>, %b: complex<f16>) -> complex<f16> {
  %0 = complex.add %a, %b fastmath<nnan,ninf> : complex<f16>
  return %0 : complex<f16>
}

// -----

func.func @f(%a: complex<bf16>) -> bf16 {
  %0 = complex.abs %a fastmath<contract> : complex<bf16>
  return %0 : bf16
}

// -----

func.func @f(%a: complex<f16>) -> f16 {
  %0 = complex.abs %a fastmath<contract> : complex<f16>
  return %0 : f16
}

// -----

func.func @f(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.add %a, %b fastmath<contract> : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.mul %a, %b fastmath<fast> : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f(%a: complex<f64>, %b: complex<f64>) -> complex<f64> {
  %0 = complex.sub %a, %b fastmath<nnan,ninf> : complex<f64>
  return %0 : complex<f64>
}

// -----

func.func @f(%a: complex<f80>) -> f80 {
  %0 = complex.abs %a fastmath<contract> : complex<f80>
  return %0 : f80
}
