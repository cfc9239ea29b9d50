// RUN: mlir-opt %s --allow-unregistered-dialect --verify-diagnostics

func.func @f(%a: i32) {
  // expected-note @above {{prior use here}}
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'f32' vs 'i32'}}
  "x.use"(%a) : (f32) -> ()
  return
}
