// RUN: mlir-opt %s --canonicalize --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s
// RUN: mlir-opt %s --canonicalize=max-iterations=1 | FileCheck %s --check-prefix=ONCE

func.func @constant_there_and_back() -> (i64, complex<f32>) {
  %a = arith.constant 5 : i64
  %0 = complex.bitcast %a : i64 to complex<f32>
  %1 = complex.bitcast %0 : complex<f32> to i64
  return %1, %0 : i64, complex<f32>
}

func.func @there_and_back(%a: i64, %b: complex<f32>) -> (i64, complex<f32>, f64) {
  %0 = complex.bitcast %a : i64 to complex<f32>
  %1 = complex.bitcast %0 : complex<f32> to i64
  %2 = complex.bitcast %b : complex<f32> to i64
  %3 = complex.bitcast %2 : i64 to complex<f32>
  %4 = arith.bitcast %2 : i64 to f64
  return %1, %3, %4 : i64, complex<f32>, f64
}

// CHECK: module {
// CHECK-NEXT: func.func @constant_there_and_back() -> (i64, complex<f32>) {
// CHECK-NEXT: %c5_i64 = arith.constant 5 : i64 loc(unknown)
// CHECK-NEXT: %[[V0:.*]] = complex.bitcast %c5_i64 : i64 to complex<f32> loc("tests/canonicalize/complex/bitcasts.mlir":6:8)
// CHECK-NEXT: return %c5_i64, %[[V0]] : i64, complex<f32> loc("tests/canonicalize/complex/bitcasts.mlir":8:3)
// CHECK-NEXT: } loc("tests/canonicalize/complex/bitcasts.mlir":4:1)
// CHECK-NEXT: func.func @there_and_back(%arg0: i64 loc("tests/canonicalize/complex/bitcasts.mlir":11:27), %arg1: complex<f32> loc("tests/canonicalize/complex/bitcasts.mlir":11:36)) -> (i64, complex<f32>, f64) {
// CHECK-NEXT: %[[V0:.*]] = complex.bitcast %arg1 : complex<f32> to f64 loc("tests/canonicalize/complex/bitcasts.mlir":16:8)
// CHECK-NEXT: return %arg0, %arg1, %[[V0]] : i64, complex<f32>, f64 loc("tests/canonicalize/complex/bitcasts.mlir":17:3)
// CHECK-NEXT: } loc("tests/canonicalize/complex/bitcasts.mlir":11:1)
// CHECK-NEXT: } loc("tests/canonicalize/complex/bitcasts.mlir":0:0)

// ONCE: module {
// ONCE-NEXT: func.func @constant_there_and_back() -> (i64, complex<f32>) {
// ONCE-NEXT: %c5_i64 = arith.constant 5 : i64
// ONCE-NEXT: %[[V0:.*]] = complex.bitcast %c5_i64 : i64 to complex<f32>
// ONCE-NEXT: %c5_i64_0 = arith.constant 5 : i64
// ONCE-NEXT: return %c5_i64_0, %[[V0]] : i64, complex<f32>
// ONCE-NEXT: }
// ONCE-NEXT: func.func @there_and_back(%arg0: i64, %arg1: complex<f32>) -> (i64, complex<f32>, f64) {
// ONCE-NEXT: %[[V0:.*]] = complex.bitcast %arg1 : complex<f32> to f64
// ONCE-NEXT: return %arg0, %arg1, %[[V0]] : i64, complex<f32>, f64
// ONCE-NEXT: }
// ONCE-NEXT: }
