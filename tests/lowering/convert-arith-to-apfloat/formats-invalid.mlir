// RUN: mlir-opt %s --split-input-file --convert-arith-to-apfloat --verify-diagnostics

func.func @c(%a: f64) {
  // expected-error @below {{'arith.extui' op operand type 'i64' and result type 'i64' are cast incompatible}}
  %5 = arith.mulf %a, %a : f64
  return
}
