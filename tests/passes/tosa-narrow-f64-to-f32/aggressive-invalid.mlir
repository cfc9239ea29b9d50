// RUN: mlir-opt %s --split-input-file --verify-diagnostics --tosa-narrow-f64-to-f32='aggressive-rewrite=true'

func.func @f() -> tensor<2xf64> {
// expected-error @+1 {{failed to legalize operation 'arith.constant'}}
  %r = arith.constant dense<[1.0, 2.5]> : tensor<2xf64>
  return %r : tensor<2xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'func.call'}}
  %r = func.call @f(%a) : (tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// -----

func.func @f() {
// expected-error @+1 {{failed to legalize operation 'test.y'}}
  "test.y"() ({
^bb0(%x: tensor<13x21x3xf64>):
 %y = tosa.reverse %x {axis = 1 : i32} : (tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
 "test.z"(%y) : (tensor<13x21x3xf64>) -> ()
}) : () -> ()
 return
}

// -----

tosa.variable @v = dense<1.0> : tensor<2xf64>
func.func @f() -> tensor<2xf64> {
// expected-error @+1 {{'tosa.variable_read' op require same element type for 'output1' ('f32') and the input tensor ('f64')}}
 %r = tosa.variable_read @v : tensor<2xf64>
 tosa.variable_write @v, %r : tensor<2xf64>
 return %r : tensor<2xf64>
}
