// RUN: mlir-opt %s --canonicalize --split-input-file --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s
// RUN: mlir-opt %s --canonicalize=max-iterations=1 --split-input-file | FileCheck %s --check-prefix=ONCE

func.func @constant_there_and_back() -> (i64, complex<f32>) {
  %a = arith.constant 5 : i64
  %0 = complex.bitcast %a : i64 to complex<f32>
  %1 = complex.bitcast %0 : complex<f32> to i64
  return %1, %0 : i64, complex<f32>
}

// -----

func.func @there_and_back(%a: i64, %b: complex<f32>) -> (i64, complex<f32>, f64) {
  %0 = complex.bitcast %a : i64 to complex<f32>
  %1 = complex.bitcast %0 : complex<f32> to i64
  %2 = complex.bitcast %b : complex<f32> to i64
  %3 = complex.bitcast %2 : i64 to complex<f32>
  %4 = arith.bitcast %2 : i64 to f64
  return %1, %3, %4 : i64, complex<f32>, f64
}
