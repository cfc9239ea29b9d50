// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

func.func @f0(%a: complex<f32>) { return }

func.func @f1() {
  %0 = complex.constant [1.0 : f32, 2.0 : f32] : complex<f32>
  return }

func.func @f2() {
  %0 = complex.constant [1 : i32, 2 : i32] : complex<i32>
  return }

func.func @f3(%a: i64) {
  %0 = complex.bitcast %a : i64 to complex<f32>
  return }

func.func @f4(%a: complex<f64>) {
  %0 = complex.bitcast %a : complex<f64> to complex<f64>
  return }

func.func @f5(%a: complex<f32>, %b: i32) {
  %0 = complex.powi %a, %b : complex<f32>, i32
  return }

func.func @f6(%a: complex<f32>, %b: i32) {
  %0 = complex.powi %a, %b fastmath<none> : complex<f32>, i32
  return }

func.func @f7(%a: complex<f32>, %b: complex<f32>) {
  %0 = complex.add %a, %b fastmath<nnan,fast> {a} : complex<f32>
  return }

func.func @f8(%a: complex<f32>, %b: complex<f32>) {
  %0 = complex.tanh %a fastmath<nnan> {a} : complex<f32>
  return }

func.func @f9() attributes {a = #complex.number<:f32 1.0, 2.0>} {
  return }

func.func @f10() attributes {a = #complex.number<:f16 1.0e3, -2.0>} {
  return }

func.func @f11() attributes {a = #complex.number<:f64 0x7FF0000000000000, 2.0>} {
  return }

func.func @f12() attributes {a = #complex.number<:bf16 -1.5e-3, -2.0> : complex<bf16>} {
  return }

func.func @f13() attributes {a = #complex.number<:f80 1.0, 2.0>} {
  return }

func.func @f14() attributes {a = #complex.number<:f32 0.1, 1.0e-45>} {
  return }

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[^ ]+]]: complex<f32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f1() {
// CHECK-NEXT:     %[[CST:[^ ]+]] = complex.constant [1.000000e+00 : f32, 2.000000e+00 : f32] : complex<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f2() {
// CHECK-NEXT:     %[[CST:[^ ]+]] = complex.constant [1 : i32, 2 : i32] : complex<i32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f3(%[[ARG0:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.bitcast %[[ARG0]] : i64 to complex<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f4(%[[ARG0:[^ ]+]]: complex<f64>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.bitcast %[[ARG0]] : complex<f64> to complex<f64>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f5(%[[ARG0:[^ ]+]]: complex<f32>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.powi %[[ARG0]], %[[ARG1]] : complex<f32>, i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f6(%[[ARG0:[^ ]+]]: complex<f32>, %[[ARG1:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.powi %[[ARG0]], %[[ARG1]] fastmath<none> : complex<f32>, i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f7(%[[ARG0:[^ ]+]]: complex<f32>, %[[ARG1:[^ ]+]]: complex<f32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.add %[[ARG0]], %[[ARG1]] fastmath<fast> {a} : complex<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f8(%[[ARG0:[^ ]+]]: complex<f32>, %[[ARG1:[^ ]+]]: complex<f32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = complex.tanh %[[ARG0]] fastmath<nnan> {a} : complex<f32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f9() attributes {a = #complex.number<:f32 1.000000e+00, 2.000000e+00> : complex<f32>} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f10() attributes {a = #complex.number<:f16 1.000000e+03, -2.000000e+00> : complex<f16>} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f11() attributes {a = #complex.number<:f64 0x7FF0000000000000, 2.000000e+00> : complex<f64>} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f12() attributes {a = #complex.number<:bf16 -1.502990e-03, -2.000000e+00> : complex<bf16>} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f13() attributes {a = #complex.number<:f80 1.000000e+00, 2.000000e+00> : complex<f80>} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @f14() attributes {a = #complex.number<:f32 1.000000e-01, 1.401300e-45> : complex<f32>} {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
