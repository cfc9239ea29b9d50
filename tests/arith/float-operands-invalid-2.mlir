// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %f: f32) {
// expected-error @+1 {{'arith.negf' op requires a single operand}}
  %0 = "arith.negf"() : () -> f32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: i32, %f: f32) {
// expected-error @+1 {{use of value '%f' expects different type than prior uses: 'f64' vs 'f32'}}
  %0 = arith.negf %f : f64
  return
}
// -----

func.func @f(%a: i32, %f: f32) {
// expected-error @+1 {{expected ':'}}
  %0 = arith.negf %f
  return
}
