// RUN: mlir-opt %s --split-input-file --verify-diagnostics --tosa-narrow-f64-to-f32='convert-function-boundaries=true'

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.argmax'}}
  %r = tosa.argmax %a {axis = 0 : i32} : (tensor<13x21x3xf64>) -> tensor<21x3xi64>
  return %r : tensor<21x3xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.maximum'}}
  %r = tosa.maximum %a, %a : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.arithmetic_right_shift'}}
  %r = tosa.arithmetic_right_shift %a, %a {round=true} : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xi1> {
// expected-error @+1 {{failed to legalize operation 'tosa.greater_equal'}}
  %r = tosa.greater_equal %a, %a : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xi1>
  return %r : tensor<13x21x3xi1>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<1x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.reduce_product'}}
  %r = tosa.reduce_product %a {axis = 0 : i32} : (tensor<13x21x3xf64>) -> tensor<1x21x3xf64>
  return %r : tensor<1x21x3xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.clamp'}}
  %r = tosa.clamp %a {min_val = -1.0 : f64, max_val = 1.0e300 : f64} : (tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// -----

func.func @f() -> tensor<2xf64> {
// expected-error @+1 {{failed to legalize operation 'arith.constant'}}
  %r = arith.constant dense<[1.0, 2.5]> : tensor<2xf64>
  return %r : tensor<2xf64>
}

// -----

func.func @f() -> tensor<2xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.const'}}
  %c = "tosa.const"() <{values = dense<1.0e-45> : tensor<2xf64>}> {x = dense<1.0e-45> : tensor<2xf64>} : () -> tensor<2xf64>
  %r = tosa.reverse %c {axis = 0 : i32, x = dense<1.0e-45> : tensor<2xf64>, y = f64, z= tensor<4xf64>} : (tensor<2xf64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// -----

// expected-error @+1 {{failed to legalize operation 'func.func'}}
func.func @f(%a: tensor<13x21x3xf64>, %c: i1) -> tensor<13x21x3xf64> {
  cf.cond_br %c, ^bb1(%a: tensor<13x21x3xf64>), ^bb2
  ^bb1(%x: tensor<13x21x3xf64>):
  %y = tosa.reverse %x {axis = 1 : i32} : (tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %y : tensor<13x21x3xf64>
  ^bb2:
  %r = tosa.identity %a : (tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
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
// expected-error @+1 {{failed to legalize operation 'tosa.variable_read'}}
 %r = tosa.variable_read @v : tensor<2xf64>
 tosa.variable_write @v, %r : tensor<2xf64>
 return %r : tensor<2xf64>
}

// -----

func.func @f(%a: tensor<4xf64>) {
// expected-error @+1 {{failed to legalize operation 'tosa.identity'}}
  %r = tosa.identity %a {x = vector<2xf64>} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = vector<2xf64>}
}

// -----

func.func @f(%a: tensor<1x4x4x2xf64>) -> tensor<1x2x2x2xf64> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
// expected-error @+1 {{failed to legalize operation 'tosa.max_pool2d'}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf64>) -> tensor<1x2x2x2xf64>
  return %0 : tensor<1x2x2x2xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>, %i: tensor<13x16xi32>, %u: tensor<13x16x3xf64>) -> tensor<13x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.scatter'}}
  %0 = tosa.scatter %a, %i, %u : (tensor<13x21x3xf64>, tensor<13x16xi32>, tensor<13x16x3xf64>) -> tensor<13x21x3xf64>
  return %0 : tensor<13x21x3xf64>
}
