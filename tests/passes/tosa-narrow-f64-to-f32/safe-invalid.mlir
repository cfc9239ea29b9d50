// RUN: mlir-opt %s --split-input-file --verify-diagnostics --tosa-narrow-f64-to-f32

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.argmax'}}
  %r = tosa.argmax %a {axis = 0 : i32} : (tensor<13x21x3xf64>) -> tensor<21x3xi64>
  return %r : tensor<21x3xi64>
}

// -----

func.func @f(%a: tensor<?x?x?xf64>) -> tensor<?x?xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.argmax'}}
  %r = tosa.argmax %a {axis = 0 : i32} : (tensor<?x?x?xf64>) -> tensor<?x?xi64>
  return %r : tensor<?x?xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.abs'}}
  %r = tosa.abs %a : (tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.add'}}
  %r = tosa.add %a, %a : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.sub'}}
  %r = tosa.sub %a, %a : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.maximum'}}
  %r = tosa.maximum %a, %a : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.minimum'}}
  %r = tosa.minimum %a, %a : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.pow'}}
  %r = tosa.pow %a, %a : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.bitwise_and'}}
  %r = tosa.bitwise_and %a, %a : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.arithmetic_right_shift'}}
  %r = tosa.arithmetic_right_shift %a, %a {round=true} : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.logical_left_shift'}}
  %r = tosa.logical_left_shift %a, %a : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xi1> {
// expected-error @+1 {{failed to legalize operation 'tosa.greater'}}
  %r = tosa.greater %a, %a : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xi1>
  return %r : tensor<13x21x3xi1>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xi1> {
// expected-error @+1 {{failed to legalize operation 'tosa.equal'}}
  %r = tosa.equal %a, %a : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xi1>
  return %r : tensor<13x21x3xi1>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xi1> {
// expected-error @+1 {{failed to legalize operation 'tosa.greater_equal'}}
  %r = tosa.greater_equal %a, %a : (tensor<13x21x3xf64>, tensor<13x21x3xf64>) -> tensor<13x21x3xi1>
  return %r : tensor<13x21x3xi1>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<1x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.reduce_sum'}}
  %r = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<13x21x3xf64>) -> tensor<1x21x3xf64>
  return %r : tensor<1x21x3xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<1x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.reduce_max'}}
  %r = tosa.reduce_max %a {axis = 0 : i32} : (tensor<13x21x3xf64>) -> tensor<1x21x3xf64>
  return %r : tensor<1x21x3xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<1x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.reduce_min'}}
  %r = tosa.reduce_min %a {axis = 0 : i32} : (tensor<13x21x3xf64>) -> tensor<1x21x3xf64>
  return %r : tensor<1x21x3xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<1x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.reduce_product'}}
  %r = tosa.reduce_product %a {axis = 0 : i32} : (tensor<13x21x3xf64>) -> tensor<1x21x3xf64>
  return %r : tensor<1x21x3xf64>
}

// -----

func.func @f(%a: tensor<?x?x?xf64>) -> tensor<?x?x?xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.abs'}}
  %r = tosa.abs %a : (tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}

// -----

func.func @f(%a: tensor<?x?x?xf64>) -> tensor<?x?x?xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.add'}}
  %r = tosa.add %a, %a : (tensor<?x?x?xf64>, tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}

// -----

func.func @f(%a: tensor<?x?x?xf64>) -> tensor<?x?x?xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.sub'}}
  %r = tosa.sub %a, %a : (tensor<?x?x?xf64>, tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}

// -----

func.func @f(%a: tensor<?x?x?xf64>) -> tensor<?x?x?xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.maximum'}}
  %r = tosa.maximum %a, %a : (tensor<?x?x?xf64>, tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}

// -----

func.func @f(%a: tensor<?x?x?xf64>) -> tensor<?x?x?xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.minimum'}}
  %r = tosa.minimum %a, %a : (tensor<?x?x?xf64>, tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}

// -----

func.func @f(%a: tensor<?x?x?xf64>) -> tensor<?x?x?xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.pow'}}
  %r = tosa.pow %a, %a : (tensor<?x?x?xf64>, tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}

// -----

func.func @f(%a: tensor<?x?x?xf64>) -> tensor<?x?x?xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.bitwise_and'}}
  %r = tosa.bitwise_and %a, %a : (tensor<?x?x?xf64>, tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}

// -----

func.func @f(%a: tensor<?x?x?xf64>) -> tensor<?x?x?xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.arithmetic_right_shift'}}
  %r = tosa.arithmetic_right_shift %a, %a {round=true} : (tensor<?x?x?xf64>, tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}

// -----

func.func @f(%a: tensor<?x?x?xf64>) -> tensor<?x?x?xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.logical_left_shift'}}
  %r = tosa.logical_left_shift %a, %a : (tensor<?x?x?xf64>, tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}

// -----

func.func @f(%a: tensor<?x?x?xf64>) -> tensor<?x?x?xi1> {
// expected-error @+1 {{failed to legalize operation 'tosa.greater'}}
  %r = tosa.greater %a, %a : (tensor<?x?x?xf64>, tensor<?x?x?xf64>) -> tensor<?x?x?xi1>
  return %r : tensor<?x?x?xi1>
}

// -----

func.func @f(%a: tensor<?x?x?xf64>) -> tensor<?x?x?xi1> {
// expected-error @+1 {{failed to legalize operation 'tosa.equal'}}
  %r = tosa.equal %a, %a : (tensor<?x?x?xf64>, tensor<?x?x?xf64>) -> tensor<?x?x?xi1>
  return %r : tensor<?x?x?xi1>
}

// -----

func.func @f(%a: tensor<?x?x?xf64>) -> tensor<?x?x?xi1> {
// expected-error @+1 {{failed to legalize operation 'tosa.greater_equal'}}
  %r = tosa.greater_equal %a, %a : (tensor<?x?x?xf64>, tensor<?x?x?xf64>) -> tensor<?x?x?xi1>
  return %r : tensor<?x?x?xi1>
}

// -----

func.func @f(%a: tensor<?x?x?xf64>, %c: tensor<?x?x?xi1>) -> tensor<?x?x?xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.select'}}
  %r = tosa.select %c, %a, %a : (tensor<?x?x?xi1>, tensor<?x?x?xf64>, tensor<?x?x?xf64>) -> tensor<?x?x?xf64>
  return %r : tensor<?x?x?xf64>
}

// -----

func.func @f(%a: tensor<?x?x?xf64>) -> tensor<1x?x?xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.reduce_sum'}}
  %r = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<?x?x?xf64>) -> tensor<1x?x?xf64>
  return %r : tensor<1x?x?xf64>
}

// -----

func.func @f(%a: tensor<?x?x?xf64>) -> tensor<1x?x?xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.reduce_max'}}
  %r = tosa.reduce_max %a {axis = 0 : i32} : (tensor<?x?x?xf64>) -> tensor<1x?x?xf64>
  return %r : tensor<1x?x?xf64>
}

// -----

func.func @f(%a: tensor<?x?x?xf64>) -> tensor<1x?x?xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.reduce_min'}}
  %r = tosa.reduce_min %a {axis = 0 : i32} : (tensor<?x?x?xf64>) -> tensor<1x?x?xf64>
  return %r : tensor<1x?x?xf64>
}

// -----

func.func @f(%a: tensor<?x?x?xf64>) -> tensor<1x?x?xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.reduce_product'}}
  %r = tosa.reduce_product %a {axis = 0 : i32} : (tensor<?x?x?xf64>) -> tensor<1x?x?xf64>
  return %r : tensor<1x?x?xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>, %i: tensor<13x26xi32>) -> tensor<13x26x3xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.gather'}}
  %r = tosa.gather %a, %i : (tensor<13x21x3xf64>, tensor<13x26xi32>) -> tensor<13x26x3xf64>
  return %r : tensor<13x26x3xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>, %s: tensor<1xi8>) -> tensor<13x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.mul'}}
  %r = tosa.mul %a, %a, %s : (tensor<13x21x3xf64>, tensor<13x21x3xf64>, tensor<1xi8>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>, %z: tensor<1xf64>) -> tensor<13x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.negate'}}
  %r = tosa.negate %a, %z, %z : (tensor<13x21x3xf64>, tensor<1xf64>, tensor<1xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.clamp'}}
  %r = tosa.clamp %a {min_val = -1.0 : f64, max_val = 1.0e300 : f64} : (tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf16> {
// expected-error @+1 {{failed to legalize operation 'tosa.cast'}}
  %r = tosa.cast %a : (tensor<13x21x3xf64>) -> tensor<13x21x3xf16>
  return %r : tensor<13x21x3xf16>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xbf16> {
// expected-error @+1 {{failed to legalize operation 'tosa.cast'}}
  %r = tosa.cast %a : (tensor<13x21x3xf64>) -> tensor<13x21x3xbf16>
  return %r : tensor<13x21x3xbf16>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf8E4M3FN> {
// expected-error @+1 {{failed to legalize operation 'tosa.cast'}}
  %r = tosa.cast %a : (tensor<13x21x3xf64>) -> tensor<13x21x3xf8E4M3FN>
  return %r : tensor<13x21x3xf8E4M3FN>
}

// -----

func.func @f() -> tensor<2xf64> {
  %c = "tosa.const"() <{values = dense<[1.0, 2.5]> : tensor<2xf64>}> {x = dense<[1.0, 2.5]> : tensor<2xf64>} : () -> tensor<2xf64>
// expected-error @+1 {{failed to legalize operation 'tosa.reverse'}}
  %r = tosa.reverse %c {axis = 0 : i32, x = dense<[1.0, 2.5]> : tensor<2xf64>, y = f64, z= tensor<4xf64>} : (tensor<2xf64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
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
  %r = "tosa.const"() <{values = dense<1.0e300> : tensor<2xf64>}> : () -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// -----

func.func @f() -> tensor<2xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.const'}}
  %c = "tosa.const"() <{values = dense<1.0e300> : tensor<2xf64>}> {x = dense<1.0e300> : tensor<2xf64>} : () -> tensor<2xf64>
  %r = tosa.reverse %c {axis = 0 : i32, x = dense<1.0e300> : tensor<2xf64>, y = f64, z= tensor<4xf64>} : (tensor<2xf64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// -----

func.func @f() -> tensor<2xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.const'}}
  %c = "tosa.const"() <{values = dense<0x7FF8000000000001> : tensor<2xf64>}> {x = dense<0x7FF8000000000001> : tensor<2xf64>} : () -> tensor<2xf64>
  %r = tosa.reverse %c {axis = 0 : i32, x = dense<0x7FF8000000000001> : tensor<2xf64>, y = f64, z= tensor<4xf64>} : (tensor<2xf64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// -----

func.func @f() -> tensor<2xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.const'}}
  %c = "tosa.const"() <{values = dense<[0.1, 1.0]> : tensor<2xf64>}> {x = dense<[0.1, 1.0]> : tensor<2xf64>} : () -> tensor<2xf64>
  %r = tosa.reverse %c {axis = 0 : i32, x = dense<[0.1, 1.0]> : tensor<2xf64>, y = f64, z= tensor<4xf64>} : (tensor<2xf64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// -----

func.func @f() -> tensor<2xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.const'}}
  %c = "tosa.const"() <{values = dense<1.0e-320> : tensor<2xf64>}> {x = dense<1.0e-320> : tensor<2xf64>} : () -> tensor<2xf64>
  %r = tosa.reverse %c {axis = 0 : i32, x = dense<1.0e-320> : tensor<2xf64>, y = f64, z= tensor<4xf64>} : (tensor<2xf64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// -----

func.func @f() -> tensor<2xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.const'}}
  %c = "tosa.const"() <{values = dense<-1.0e300> : tensor<2xf64>}> {x = dense<-1.0e300> : tensor<2xf64>} : () -> tensor<2xf64>
  %r = tosa.reverse %c {axis = 0 : i32, x = dense<-1.0e300> : tensor<2xf64>, y = f64, z= tensor<4xf64>} : (tensor<2xf64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// -----

func.func @f() -> tensor<2xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.const'}}
  %c = "tosa.const"() <{values = dense<0x7FF0000000000001> : tensor<2xf64>}> {x = dense<0x7FF0000000000001> : tensor<2xf64>} : () -> tensor<2xf64>
  %r = tosa.reverse %c {axis = 0 : i32, x = dense<0x7FF0000000000001> : tensor<2xf64>, y = f64, z= tensor<4xf64>} : (tensor<2xf64>) -> tensor<2xf64>
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

func.func @f() -> tensor<2xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.const'}}
  %c = "tosa.const"() <{values = dense<3.4028235677973366e38> : tensor<2xf64>}> {x = dense<3.4028235677973366e38> : tensor<2xf64>} : () -> tensor<2xf64>
  %r = tosa.reverse %c {axis = 0 : i32, x = dense<3.4028235677973366e38> : tensor<2xf64>, y = f64, z= tensor<4xf64>} : (tensor<2xf64>) -> tensor<2xf64>
  return %r : tensor<2xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>, %c: tensor<i1>) -> tensor<13x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'scf.execute_region'}}
  %r = scf.execute_region -> tensor<13x21x3xf64> {
    %y = tosa.reverse %a {axis = 1 : i32} : (tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
    scf.yield %y : tensor<13x21x3xf64>
  }
  return %r : tensor<13x21x3xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>, %c: i1) -> tensor<13x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'scf.if'}}
  %r = scf.if %c -> tensor<13x21x3xf64> {
    %y = tosa.reverse %a {axis = 1 : i32} : (tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
    scf.yield %y : tensor<13x21x3xf64>
  } else {
    scf.yield %a : tensor<13x21x3xf64>
  }
  return %r : tensor<13x21x3xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'func.call'}}
  %r = func.call @f(%a) : (tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>, %c: i1) -> tensor<13x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'cf.cond_br'}}
  cf.cond_br %c, ^bb1(%a: tensor<13x21x3xf64>), ^bb2
  ^bb1(%x: tensor<13x21x3xf64>):
  %y = tosa.reverse %x {axis = 1 : i32} : (tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %y : tensor<13x21x3xf64>
  ^bb2:
  %r = tosa.identity %a : (tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
  return %r : tensor<13x21x3xf64>
}

// -----

func.func @f(%a: vector<4xf64>) -> vector<4xf64> {
// expected-error @+1 {{failed to legalize operation 'arith.addf'}}
  %r = arith.addf %a, %a : vector<4xf64>
  return %r : vector<4xf64>
}

// -----

func.func @f(%a: f64) -> tuple<tensor<13x21x3xf64>> {
// expected-error @+1 {{failed to legalize operation 'test.x'}}
  %r = "test.x"(%a) : (f64) -> tuple<tensor<13x21x3xf64>>
  return %r : tuple<tensor<13x21x3xf64>>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>) -> tensor<13x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.custom'}}
  %r = "tosa.custom"(%a) <{domain_name = "d", implementation_attrs = "x", operator_name = "o"}> : (tensor<13x21x3xf64>) -> tensor<13x21x3xf64>
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
  %r = tosa.identity %a {x = f64} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = f64}
}

// -----

func.func @f(%a: tensor<4xf64>) {
// expected-error @+1 {{failed to legalize operation 'tosa.identity'}}
  %r = tosa.identity %a {x = tensor<2xf64>} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = tensor<2xf64>}
}

// -----

func.func @f(%a: tensor<4xf64>) {
// expected-error @+1 {{failed to legalize operation 'tosa.identity'}}
  %r = tosa.identity %a {x = vector<2xf64>} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = vector<2xf64>}
}

// -----

func.func @f(%a: tensor<4xf64>) {
// expected-error @+1 {{failed to legalize operation 'tosa.identity'}}
  %r = tosa.identity %a {x = 0.1 : f64} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = 0.1 : f64}
}

// -----

func.func @f(%a: tensor<4xf64>) {
// expected-error @+1 {{failed to legalize operation 'tosa.identity'}}
  %r = tosa.identity %a {x = 1.0e-40 : f64} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = 1.0e-40 : f64}
}

// -----

func.func @f(%a: tensor<4xf64>) {
// expected-error @+1 {{failed to legalize operation 'tosa.identity'}}
  %r = tosa.identity %a {x = 3.5e38 : f64} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = 3.5e38 : f64}
}

// -----

func.func @f(%a: tensor<4xf64>) {
// expected-error @+1 {{failed to legalize operation 'tosa.identity'}}
  %r = tosa.identity %a {x = dense<[0.1, 2.0]> : tensor<2xf64>} : (tensor<4xf64>) -> tensor<4xf64>
  return {y = dense<[0.1, 2.0]> : tensor<2xf64>}
}

// -----

func.func @f(%a: tensor<4xf64>) -> tensor<4xf64> {
// expected-error @+1 {{failed to legalize operation 'cf.br'}}
  cf.br ^b
^b:
  %0 = tosa.reverse %a {axis = 0 : i32} : (tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

// -----

func.func @f(%a: tensor<1x4x4x2xf64>) -> tensor<1x2x2x2xf64> {
  %z = "tosa.const"() <{values = dense<0.0> : tensor<1xf64>}> : () -> tensor<1xf64>
// expected-error @+1 {{failed to legalize operation 'tosa.max_pool2d'}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xf64>) -> tensor<1x2x2x2xf64>
  return %0 : tensor<1x2x2x2xf64>
}

// -----

func.func @f(%a: tensor<1x4x4xf64>, %b: tensor<1x4x4xf64>, %z: tensor<1xf64>) -> tensor<1x4x4xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.matmul'}}
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x4x4xf64>, tensor<1x4x4xf64>, tensor<1xf64>, tensor<1xf64>) -> tensor<1x4x4xf64>
  return %0 : tensor<1x4x4xf64>
}

// -----

func.func @f(%a: tensor<f64>) -> tensor<f64> {
// expected-error @+1 {{failed to legalize operation 'tosa.exp'}}
  %0 = tosa.exp %a : (tensor<f64>) -> tensor<f64>
  return %0 : tensor<f64>
}

// -----

func.func @f(%a: tensor<4xf64>, %b: tensor<4xf64>, %c: tensor<4xi1>) -> tensor<4xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.select'}}
  %0 = tosa.select %c, %a, %b : (tensor<4xi1>, tensor<4xf64>, tensor<4xf64>) -> tensor<4xf64>
  return %0 : tensor<4xf64>
}

// -----

func.func @f(%a: tensor<13x21x3xf64>, %i: tensor<13x16xi32>, %u: tensor<13x16x3xf64>) -> tensor<13x21x3xf64> {
// expected-error @+1 {{failed to legalize operation 'tosa.scatter'}}
  %0 = tosa.scatter %a, %i, %u : (tensor<13x21x3xf64>, tensor<13x16xi32>, tensor<13x16x3xf64>) -> tensor<13x21x3xf64>
  return %0 : tensor<13x21x3xf64>
}
