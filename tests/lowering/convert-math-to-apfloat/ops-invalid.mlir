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
