// RUN: mlir-opt %s --split-input-file --verify-diagnostics --tosa-narrow-i64-to-i32='aggressive-rewrite=true'

func.func @f() -> tensor<2xi64> {
// expected-error @+1 {{failed to legalize operation 'arith.constant'}}
  %r = arith.constant dense<[1, 2]> : tensor<2xi64>
  return %r : tensor<2xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>, %c: i1) -> tensor<13x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'scf.if'}}
  %r = scf.if %c -> tensor<13x21x3xi64> {
    %y = tosa.reverse %a {axis = 1 : i32} : (tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
    scf.yield %y : tensor<13x21x3xi64>
  } else {
    scf.yield %a : tensor<13x21x3xi64>
  }
  return %r : tensor<13x21x3xi64>
}

// -----

func.func @f(%a: i64) -> tuple<tensor<13x21x3xi64>> {
// expected-error @+1 {{failed to legalize operation 'test.x'}}
  %r = "test.x"(%a) : (i64) -> tuple<tensor<13x21x3xi64>>
  return %r : tuple<tensor<13x21x3xi64>>
}

// -----

tosa.variable @v = dense<1> : tensor<2xi64>
func.func @f() -> tensor<2xi64> {
// expected-error @+1 {{'tosa.variable_read' op require same element type for 'output1' ('i32') and the input tensor ('i64')}}
 %r = tosa.variable_read @v : tensor<2xi64>
 tosa.variable_write @v, %r : tensor<2xi64>
 return %r : tensor<2xi64>
}

// -----

func.func @f(%a: tensor<4xi64>) {
// expected-error @+1 {{failed to legalize operation 'tosa.identity'}}
  %r = tosa.identity %a {x = memref<4xi64>} : (tensor<4xi64>) -> tensor<4xi64>
  return {y = memref<4xi64>}
}
