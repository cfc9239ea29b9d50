// ORACLE: differs (narrow-places-of-the-largest)
// RUN: mlir-opt %s --tosa-narrow-i64-to-i32 --verify-diagnostics

func.func @no_rank(%a: tensor<*xf32>) -> tensor<*xi64> {
  // expected-error @+1 {{failed to legalize operation 'tosa.argmax'}}
  %r = tosa.argmax %a {axis = 0 : i32} : (tensor<*xf32>) -> tensor<*xi64>
  return %r : tensor<*xi64>
}
