// RUN: mlir-opt %s --split-input-file --convert-complex-to-rocdl-library-calls | FileCheck %s

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.mul %a_f32, %a_f32 fastmath<fast> {foo} : complex<f32>
  %v1 = complex.pow %a_f32, %a_f32 : complex<f32>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.create %f_f64, %f_f64 : complex<f64>
  %w0 = complex.exp %v0 : complex<f64>
  %v1 = complex.conj %a_f32 {foo} : complex<f32>
  %v2 = complex.cos %a_f32 {foo} : complex<f32>
  %v3 = complex.re %a_f32 fastmath<fast> : complex<f32>
  %v4 = complex.sign %a_f64 fastmath<nnan,contract> : complex<f64>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.cos %a_f32 fastmath<fast> : complex<f32>
  %v1 = complex.expm1 %a_f32 fastmath<fast> {foo} : complex<f32>
  %v2 = complex.conj %a_f64 fastmath<nnan,contract> {foo} : complex<f64>
  %v3 = complex.tanh %a_f64 : complex<f64>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.sign %a_f32 fastmath<fast> {foo} : complex<f32>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.log %a_f32 fastmath<fast> : complex<f32>
  %v1 = complex.exp %a_f64 : complex<f64>
  %v2 = complex.expm1 %a_f32 : complex<f32>
  %v3 = complex.re %a_f32 {foo} : complex<f32>
  %v4 = complex.pow %a_f64, %a_f64 fastmath<fast> {foo} : complex<f64>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.exp %a_f32 fastmath<fast> : complex<f32>
  %v1 = complex.powi %a_f32, %i_i1 : complex<f32>, i1
  %v2 = complex.angle %a_f32 fastmath<fast> : complex<f32>
  %v3 = complex.neg %a_f64 fastmath<nnan,contract> : complex<f64>
  %v4 = complex.create %f_f32, %f_f32 : complex<f32>
  %w4 = complex.exp %v4 : complex<f32>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.neg %a_f64 fastmath<nnan,contract> : complex<f64>
  %v1 = complex.sign %a_f64 : complex<f64>
  %v2 = complex.create %f_f64, %f_f64 : complex<f64>
  %w2 = complex.exp %v2 : complex<f64>
  %v3 = complex.angle %a_f64 fastmath<fast> {foo} : complex<f64>
  %v4 = complex.sign %a_f64 fastmath<nnan,contract> : complex<f64>
  %v5 = complex.create %f_f32, %f_f32 : complex<f32>
  %w5 = complex.exp %v5 : complex<f32>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.sqrt %a_f64 : complex<f64>
  %v1 = complex.conj %a_f64 fastmath<fast> : complex<f64>
  %v2 = complex.neg %a_f32 : complex<f32>
  %v3 = complex.sqrt %a_f64 : complex<f64>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.powi %a_f32, %i_i64 {foo} : complex<f32>, i64
  %v1 = complex.exp %a_f32 fastmath<nnan,contract> : complex<f32>
  %v2 = complex.tanh %a_f32 fastmath<nnan,contract> : complex<f32>
  %v3 = complex.sign %a_f32 : complex<f32>
  %v4 = complex.exp %a_f64 fastmath<fast> {foo} : complex<f64>
  %v5 = complex.powi %a_f64, %i_i1 : complex<f64>, i1
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.sign %a_f64 fastmath<fast> : complex<f64>
  %v1 = complex.abs %a_f64 : complex<f64>
  %v2 = complex.log1p %a_f64 : complex<f64>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.exp %a_f64 fastmath<fast> : complex<f64>
  %v1 = complex.cos %a_f64 : complex<f64>
  %v2 = complex.sign %a_f16 : complex<f16>
  %v3 = complex.neg %a_f64 : complex<f64>
  %v4 = complex.re %a_f32 fastmath<nnan,contract> : complex<f32>
  %v5 = complex.mul %a_f32, %a_f32 fastmath<fast> {foo} : complex<f32>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.log %a_f32 {foo} : complex<f32>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.mul %a_f64, %a_f64 : complex<f64>
  %v1 = complex.tanh %a_f64 : complex<f64>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.powi %a_f64, %i_i32 : complex<f64>, i32
  %v1 = complex.cos %a_f32 : complex<f32>
  %v2 = complex.neg %a_f32 {foo} : complex<f32>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.conj %a_f64 : complex<f64>
  %v1 = complex.tan %a_f64 fastmath<fast> : complex<f64>
  %v2 = complex.rsqrt %a_f64 : complex<f64>
  %v3 = complex.sign %a_f16 fastmath<nnan,contract> : complex<f16>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.cos %a_f64 fastmath<nnan,contract> {foo} : complex<f64>
  %v1 = complex.create %f_f64, %f_f64 : complex<f64>
  %w1 = complex.exp %v1 : complex<f64>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.expm1 %a_f64 fastmath<nnan,contract> {foo} : complex<f64>
  %v1 = complex.pow %a_f32, %a_f32 {foo} : complex<f32>
  %v2 = complex.expm1 %a_f32 fastmath<nnan,contract> : complex<f32>
  %v3 = complex.rsqrt %a_f32 fastmath<fast> : complex<f32>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.log %a_f32 fastmath<nnan,contract> {foo} : complex<f32>
  %v1 = complex.sin %a_f32 : complex<f32>
  %v2 = complex.exp %a_f64 {foo} : complex<f64>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.powi %a_f64, %i_i32 : complex<f64>, i32
  %v1 = complex.powi %a_f32, %i_i1 fastmath<nnan,contract> {foo} : complex<f32>, i1
  %v2 = complex.neg %a_f32 {foo} : complex<f32>
  %v3 = complex.log %a_f32 {foo} : complex<f32>
  %v4 = complex.sqrt %a_f32 fastmath<fast> {foo} : complex<f32>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.re %a_f32 : complex<f32>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.re %a_f64 fastmath<fast> : complex<f64>
  %v1 = complex.conj %a_f64 fastmath<nnan,contract> : complex<f64>
  %v2 = complex.sign %a_f64 : complex<f64>
  %v3 = complex.conj %a_f64 {foo} : complex<f64>
  %v4 = complex.mul %a_f32, %a_f32 : complex<f32>
  %v5 = complex.pow %a_f64, %a_f64 : complex<f64>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.rsqrt %a_f64 {foo} : complex<f64>
  %v1 = complex.sign %a_f64 fastmath<nnan,contract> {foo} : complex<f64>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.pow %a_f32, %a_f32 fastmath<fast> : complex<f32>
  %v1 = complex.sign %a_f64 : complex<f64>
  %v2 = complex.expm1 %a_f64 fastmath<nnan,contract> : complex<f64>
  %v3 = complex.sign %a_f64 : complex<f64>
  %v4 = complex.exp %a_f32 fastmath<nnan,contract> {foo} : complex<f32>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.tanh %a_f32 fastmath<nnan,contract> : complex<f32>
  %v1 = complex.tanh %a_f32 : complex<f32>
  %v2 = complex.re %a_f64 : complex<f64>
  %v3 = complex.cos %a_f32 fastmath<fast> : complex<f32>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.exp %a_f32 : complex<f32>
  %v1 = complex.log1p %a_f64 : complex<f64>
  %v2 = complex.powi %a_f64, %i_i64 : complex<f64>, i64
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.sign %a_f32 {foo} : complex<f32>
  %v1 = complex.rsqrt %a_f64 fastmath<nnan,contract> : complex<f64>
  %v2 = complex.expm1 %a_f64 {foo} : complex<f64>
  %v3 = complex.angle %a_f64 {foo} : complex<f64>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.tanh %a_f64 fastmath<fast> {foo} : complex<f64>
  %v1 = complex.tanh %a_f64 : complex<f64>
  %v2 = complex.angle %a_f32 fastmath<nnan,contract> {foo} : complex<f32>
  %v3 = complex.create %f_f64, %f_f64 {foo} : complex<f64>
  %w3 = complex.exp %v3 : complex<f64>
  %v4 = complex.create %f_f32, %f_f32 : complex<f32>
  %w4 = complex.exp %v4 : complex<f32>
  %v5 = complex.create %f_f32, %f_f32 : complex<f32>
  %w5 = complex.exp %v5 : complex<f32>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.sqrt %a_f64 fastmath<fast> {foo} : complex<f64>
  %v1 = complex.exp %a_f64 {foo} : complex<f64>
  %v2 = complex.log %a_f32 fastmath<nnan,contract> : complex<f32>
  %v3 = complex.cos %a_f64 : complex<f64>
  %v4 = complex.neg %a_f64 {foo} : complex<f64>
  %v5 = complex.rsqrt %a_f64 fastmath<nnan,contract> : complex<f64>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.sign %a_f32 : complex<f32>
  return
}

// -----

func.func @f(%a_f16: complex<f16>, %f_f16: f16, %a_f32: complex<f32>, %f_f32: f32, %a_f64: complex<f64>, %f_f64: f64, %i_i1: i1, %i_i32: i32, %i_i64: i64) {
  %v0 = complex.tan %a_f32 {foo} : complex<f32>
  return
}
