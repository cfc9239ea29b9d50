// RUN: mlir-opt %s --allow-unregistered-dialect --verify-diagnostics

func.func @f() {
  // expected-error @+1 {{op failed to verify}}
  %0 = "arith.constant"() {value = 1 : i32} : () -> f32
  %1 = "arith.constant"() {value = 1 : i32} : () -> f64
  return
}
func.func @g() {
  // expected-error @+1 {{op failed to verify}}
  %1 = "arith.constant"() {value = 1 : i32} : () -> f64
  return
}
