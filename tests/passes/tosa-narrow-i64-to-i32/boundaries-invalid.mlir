// RUN: mlir-opt %s --split-input-file --verify-diagnostics --tosa-narrow-i64-to-i32='convert-function-boundaries=true'

func.func @f(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.abs'}}
  %r = tosa.abs %a : (tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.minimum'}}
  %r = tosa.minimum %a, %a : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.logical_left_shift'}}
  %r = tosa.logical_left_shift %a, %a : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>) -> tensor<1x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.reduce_sum'}}
  %r = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<13x21x3xi64>) -> tensor<1x21x3xi64>
  return %r : tensor<1x21x3xi64>
}

// -----

func.func @f(%a: tensor<3x2x2147483647xf32>) -> tensor<3x2xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.argmax'}}
  %r = tosa.argmax %a {axis = 2 : i32} : (tensor<3x2x2147483647xf32>) -> tensor<3x2xi64>
  return %r : tensor<3x2xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.clamp'}}
  %r = tosa.clamp %a {min_val = -1 : i64, max_val = 4294967296 : i64} : (tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// -----

func.func @f() -> tensor<2xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.const'}}
  %r = "tosa.const"() <{values = dense<[-2147483649, 7]> : tensor<2xi64>}> : () -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>, %c: tensor<i1>) -> tensor<13x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'scf.execute_region'}}
  %r = scf.execute_region -> tensor<13x21x3xi64> {
    %y = tosa.reverse %a {axis = 1 : i32} : (tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
    scf.yield %y : tensor<13x21x3xi64>
  }
  return %r : tensor<13x21x3xi64>
}

// -----

// expected-error @+1 {{failed to legalize operation 'func.func'}}
func.func @f(%a: tensor<13x21x3xi64>, %c: i1) -> tensor<13x21x3xi64> {
  cf.cond_br %c, ^bb1(%a: tensor<13x21x3xi64>), ^bb2
  ^bb1(%x: tensor<13x21x3xi64>):
  %y = tosa.reverse %x {axis = 1 : i32} : (tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %y : tensor<13x21x3xi64>
  ^bb2:
  %r = tosa.identity %a : (tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// -----

func.func @f(%a: vector<4xi64>) -> vector<4xi64> {
// expected-error @+1 {{failed to legalize operation 'arith.addi'}}
  %r = arith.addi %a, %a : vector<4xi64>
  return %r : vector<4xi64>
}

// -----

tosa.variable @v = dense<1> : tensor<2xi64>
func.func @f() -> tensor<2xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.variable_read'}}
 %r = tosa.variable_read @v : tensor<2xi64>
 tosa.variable_write @v, %r : tensor<2xi64>
 return %r : tensor<2xi64>
}

// -----

func.func @f(%a: tensor<4xi64>) {
// expected-error @+1 {{failed to legalize operation 'tosa.identity'}}
  %r = tosa.identity %a {x = i64} : (tensor<4xi64>) -> tensor<4xi64>
  return {y = i64}
}

// -----

func.func @f(%a: tensor<1x4x4x2xi64>) -> tensor<1x2x2x2xi64> {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
// expected-error @+1 {{failed to legalize operation 'tosa.max_pool2d'}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xi64>) -> tensor<1x2x2x2xi64>
  return %0 : tensor<1x2x2x2xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>, %i: tensor<13x16xi32>, %u: tensor<13x16x3xi64>) -> tensor<13x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.scatter'}}
  %0 = tosa.scatter %a, %i, %u : (tensor<13x21x3xi64>, tensor<13x16xi32>, tensor<13x16x3xi64>) -> tensor<13x21x3xi64>
  return %0 : tensor<13x21x3xi64>
}
