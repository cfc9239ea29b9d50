// RUN: mlir-opt %s --split-input-file --convert-complex-to-standard | FileCheck %s

func.func @f(%a: complex<bf16>, %n: i32) -> complex<bf16> {
  %0 = complex.powi %a, %n fastmath<fast> : complex<bf16>, i32
  return %0 : complex<bf16>
}

// -----

func.func @p(%a: complex<f32>) -> complex<f32> {
  %n = arith.constant 0 : i32
  %0 = complex.powi %a, %n : complex<f32>, i32
  return %0 : complex<f32>
}

// -----

func.func @f(%a: complex<f16>, %n: i32) -> complex<f16> {
  %0 = complex.powi %a, %n fastmath<nnan,ninf> : complex<f16>, i32
  return %0 : complex<f16>
}

// -----

func.func @f(%a: complex<f32>, %n: i32) -> complex<f32> {
  %0 = complex.powi %a, %n fastmath<nnan,ninf> : complex<f32>, i32
  return %0 : complex<f32>
}

// -----

func.func @f(%a: complex<f32>, %n: i32) -> complex<f32> {
  %0 = complex.powi %a, %n : complex<f32>, i32
  return %0 : complex<f32>
}

// -----

func.func @f(%a: complex<f128>, %n: i32) -> complex<f128> {
  %0 = complex.powi %a, %n : complex<f128>, i32
  return %0 : complex<f128>
}
