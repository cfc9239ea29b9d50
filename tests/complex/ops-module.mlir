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

func.func @f10() attributes {a = #complex.number<:f16 1.0e10, -2.0>} {
  return }

func.func @f11() attributes {a = #complex.number<:f64 0x7FF0000000000000, 2.0>} {
  return }

func.func @f12() attributes {a = #complex.number<:bf16 -1.5e-3, -2.0> : complex<bf16>} {
  return }

func.func @f13() attributes {a = #complex.number<:f80 1.0, 2.0>} {
  return }

func.func @f14() attributes {a = #complex.number<:f32 0.1, 1.0e-45>} {
  return }
