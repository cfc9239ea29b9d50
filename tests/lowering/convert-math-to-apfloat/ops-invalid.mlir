// RUN: mlir-opt %s --split-input-file --convert-math-to-apfloat --verify-diagnostics

func.func @f(%a: f64) {
  // expected-error @below {{'arith.extui' op operand type 'i64' and result type 'i64' are cast incompatible}}
  %0 = math.absf %a : f64
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error @below {{'arith.extui' op operand type 'i64' and result type 'i64' are cast incompatible}}
  %0 = math.isnan %a : f64
  return
}

// -----

func.func @f(%a: f64) {
  // expected-error @below {{'arith.extui' op operand type 'i64' and result type 'i64' are cast incompatible}}
  %0 = math.fma %a, %a, %a : f64
  return
}

// -----

// expected-error @below {{matched function '_mlir_apfloat_abs' but with different type: '(i32) -> i64' (expected '(i32, i64) -> i64')}}
// expected-error @below {{matched function '_mlir_apfloat_abs' but with different type: '(i32) -> i64' (expected '(i32, i64) -> i64')}}
func.func private @_mlir_apfloat_abs(i32) -> i64
// expected-error @below {{matched function '_mlir_apfloat_isnan' but with different type: '(i32, i64) -> i8' (expected '(i32, i64) -> i1')}}
func.func private @_mlir_apfloat_isnan(i32, i64) -> i8
func.func @f(%a: f16) {
  %0 = math.absf %a : f16
  %1 = math.absf %a : f16
  %2 = math.isnan %a : f16
  return
}
