// RUN: mlir-opt %s --split-input-file --verify-diagnostics --tosa-narrow-i64-to-i32

func.func @f(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.abs'}}
  %r = tosa.abs %a : (tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.add'}}
  %r = tosa.add %a, %a : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.sub'}}
  %r = tosa.sub %a, %a : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.maximum'}}
  %r = tosa.maximum %a, %a : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
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
// expected-error @+1 {{failed to legalize operation 'tosa.pow'}}
  %r = tosa.pow %a, %a : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.bitwise_and'}}
  %r = tosa.bitwise_and %a, %a : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.arithmetic_right_shift'}}
  %r = tosa.arithmetic_right_shift %a, %a {round=true} : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.logical_left_shift'}}
  %r = tosa.logical_left_shift %a, %a : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.intdiv'}}
  %r = tosa.intdiv %a, %a : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi1> {
// expected-error @+1 {{failed to legalize operation 'tosa.greater'}}
  %r = tosa.greater %a, %a : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi1>
  return %r : tensor<13x21x3xi1>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi1> {
// expected-error @+1 {{failed to legalize operation 'tosa.greater_equal'}}
  %r = tosa.greater_equal %a, %a : (tensor<13x21x3xi64>, tensor<13x21x3xi64>) -> tensor<13x21x3xi1>
  return %r : tensor<13x21x3xi1>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>) -> tensor<1x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.reduce_sum'}}
  %r = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<13x21x3xi64>) -> tensor<1x21x3xi64>
  return %r : tensor<1x21x3xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>) -> tensor<1x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.reduce_max'}}
  %r = tosa.reduce_max %a {axis = 0 : i32} : (tensor<13x21x3xi64>) -> tensor<1x21x3xi64>
  return %r : tensor<1x21x3xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>) -> tensor<1x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.reduce_min'}}
  %r = tosa.reduce_min %a {axis = 0 : i32} : (tensor<13x21x3xi64>) -> tensor<1x21x3xi64>
  return %r : tensor<1x21x3xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>) -> tensor<1x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.reduce_product'}}
  %r = tosa.reduce_product %a {axis = 0 : i32} : (tensor<13x21x3xi64>) -> tensor<1x21x3xi64>
  return %r : tensor<1x21x3xi64>
}

// -----

func.func @f(%a: tensor<?x?x?xi64>) -> tensor<?x?x?xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.abs'}}
  %r = tosa.abs %a : (tensor<?x?x?xi64>) -> tensor<?x?x?xi64>
  return %r : tensor<?x?x?xi64>
}

// -----

func.func @f(%a: tensor<?x?x?xi64>) -> tensor<?x?x?xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.add'}}
  %r = tosa.add %a, %a : (tensor<?x?x?xi64>, tensor<?x?x?xi64>) -> tensor<?x?x?xi64>
  return %r : tensor<?x?x?xi64>
}

// -----

func.func @f(%a: tensor<?x?x?xi64>) -> tensor<?x?x?xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.sub'}}
  %r = tosa.sub %a, %a : (tensor<?x?x?xi64>, tensor<?x?x?xi64>) -> tensor<?x?x?xi64>
  return %r : tensor<?x?x?xi64>
}

// -----

func.func @f(%a: tensor<?x?x?xi64>) -> tensor<?x?x?xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.maximum'}}
  %r = tosa.maximum %a, %a : (tensor<?x?x?xi64>, tensor<?x?x?xi64>) -> tensor<?x?x?xi64>
  return %r : tensor<?x?x?xi64>
}

// -----

func.func @f(%a: tensor<?x?x?xi64>) -> tensor<?x?x?xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.minimum'}}
  %r = tosa.minimum %a, %a : (tensor<?x?x?xi64>, tensor<?x?x?xi64>) -> tensor<?x?x?xi64>
  return %r : tensor<?x?x?xi64>
}

// -----

func.func @f(%a: tensor<?x?x?xi64>) -> tensor<?x?x?xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.pow'}}
  %r = tosa.pow %a, %a : (tensor<?x?x?xi64>, tensor<?x?x?xi64>) -> tensor<?x?x?xi64>
  return %r : tensor<?x?x?xi64>
}

// -----

func.func @f(%a: tensor<?x?x?xi64>) -> tensor<?x?x?xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.bitwise_and'}}
  %r = tosa.bitwise_and %a, %a : (tensor<?x?x?xi64>, tensor<?x?x?xi64>) -> tensor<?x?x?xi64>
  return %r : tensor<?x?x?xi64>
}

// -----

func.func @f(%a: tensor<?x?x?xi64>) -> tensor<?x?x?xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.arithmetic_right_shift'}}
  %r = tosa.arithmetic_right_shift %a, %a {round=true} : (tensor<?x?x?xi64>, tensor<?x?x?xi64>) -> tensor<?x?x?xi64>
  return %r : tensor<?x?x?xi64>
}

// -----

func.func @f(%a: tensor<?x?x?xi64>) -> tensor<?x?x?xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.logical_left_shift'}}
  %r = tosa.logical_left_shift %a, %a : (tensor<?x?x?xi64>, tensor<?x?x?xi64>) -> tensor<?x?x?xi64>
  return %r : tensor<?x?x?xi64>
}

// -----

func.func @f(%a: tensor<?x?x?xi64>) -> tensor<?x?x?xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.intdiv'}}
  %r = tosa.intdiv %a, %a : (tensor<?x?x?xi64>, tensor<?x?x?xi64>) -> tensor<?x?x?xi64>
  return %r : tensor<?x?x?xi64>
}

// -----

func.func @f(%a: tensor<?x?x?xi64>) -> tensor<?x?x?xi1> {
// expected-error @+1 {{failed to legalize operation 'tosa.greater'}}
  %r = tosa.greater %a, %a : (tensor<?x?x?xi64>, tensor<?x?x?xi64>) -> tensor<?x?x?xi1>
  return %r : tensor<?x?x?xi1>
}

// -----

func.func @f(%a: tensor<?x?x?xi64>) -> tensor<?x?x?xi1> {
// expected-error @+1 {{failed to legalize operation 'tosa.equal'}}
  %r = tosa.equal %a, %a : (tensor<?x?x?xi64>, tensor<?x?x?xi64>) -> tensor<?x?x?xi1>
  return %r : tensor<?x?x?xi1>
}

// -----

func.func @f(%a: tensor<?x?x?xi64>) -> tensor<?x?x?xi1> {
// expected-error @+1 {{failed to legalize operation 'tosa.greater_equal'}}
  %r = tosa.greater_equal %a, %a : (tensor<?x?x?xi64>, tensor<?x?x?xi64>) -> tensor<?x?x?xi1>
  return %r : tensor<?x?x?xi1>
}

// -----

func.func @f(%a: tensor<?x?x?xi64>, %c: tensor<?x?x?xi1>) -> tensor<?x?x?xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.select'}}
  %r = tosa.select %c, %a, %a : (tensor<?x?x?xi1>, tensor<?x?x?xi64>, tensor<?x?x?xi64>) -> tensor<?x?x?xi64>
  return %r : tensor<?x?x?xi64>
}

// -----

func.func @f(%a: tensor<?x?x?xf32>) -> tensor<?x?xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.argmax'}}
  %r = tosa.argmax %a {axis = 0 : i32} : (tensor<?x?x?xf32>) -> tensor<?x?xi64>
  return %r : tensor<?x?xi64>
}

// -----

func.func @f(%a: tensor<?x?x?xi64>) -> tensor<1x?x?xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.reduce_sum'}}
  %r = tosa.reduce_sum %a {axis = 0 : i32} : (tensor<?x?x?xi64>) -> tensor<1x?x?xi64>
  return %r : tensor<1x?x?xi64>
}

// -----

func.func @f(%a: tensor<?x?x?xi64>) -> tensor<1x?x?xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.reduce_max'}}
  %r = tosa.reduce_max %a {axis = 0 : i32} : (tensor<?x?x?xi64>) -> tensor<1x?x?xi64>
  return %r : tensor<1x?x?xi64>
}

// -----

func.func @f(%a: tensor<?x?x?xi64>) -> tensor<1x?x?xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.reduce_min'}}
  %r = tosa.reduce_min %a {axis = 0 : i32} : (tensor<?x?x?xi64>) -> tensor<1x?x?xi64>
  return %r : tensor<1x?x?xi64>
}

// -----

func.func @f(%a: tensor<?x?x?xi64>) -> tensor<1x?x?xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.reduce_product'}}
  %r = tosa.reduce_product %a {axis = 0 : i32} : (tensor<?x?x?xi64>) -> tensor<1x?x?xi64>
  return %r : tensor<1x?x?xi64>
}

// -----

func.func @f(%a: tensor<3x2x2147483647xf32>) -> tensor<3x2xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.argmax'}}
  %r = tosa.argmax %a {axis = 2 : i32} : (tensor<3x2x2147483647xf32>) -> tensor<3x2xi64>
  return %r : tensor<3x2xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>, %i: tensor<13x26xi32>) -> tensor<13x26x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.gather'}}
  %r = tosa.gather %a, %i : (tensor<13x21x3xi64>, tensor<13x26xi32>) -> tensor<13x26x3xi64>
  return %r : tensor<13x26x3xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>, %s: tensor<1xi8>) -> tensor<13x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.mul'}}
  %r = tosa.mul %a, %a, %s : (tensor<13x21x3xi64>, tensor<13x21x3xi64>, tensor<1xi8>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>, %z: tensor<1xi64>) -> tensor<13x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.negate'}}
  %r = tosa.negate %a, %z, %z : (tensor<13x21x3xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.clamp'}}
  %r = tosa.clamp %a {min_val = -1 : i64, max_val = 4294967296 : i64} : (tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi1> {
// expected-error @+1 {{failed to legalize operation 'tosa.cast'}}
  %r = tosa.cast %a : (tensor<13x21x3xi64>) -> tensor<13x21x3xi1>
  return %r : tensor<13x21x3xi1>
}

// -----

func.func @f() -> tensor<2xi64> {
  %c = "tosa.const"() <{values = dense<[1, 2]> : tensor<2xi64>}> {x = dense<[1, 2]> : tensor<2xi64>} : () -> tensor<2xi64>
// expected-error @+1 {{failed to legalize operation 'tosa.reverse'}}
  %r = tosa.reverse %c {axis = 0 : i32, x = dense<[1, 2]> : tensor<2xi64>, y = i64, z= tensor<4xi64>} : (tensor<2xi64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// -----

func.func @f() -> tensor<2xi64> {
// expected-error @+1 {{failed to legalize operation 'arith.constant'}}
  %r = arith.constant dense<[1, 2]> : tensor<2xi64>
  return %r : tensor<2xi64>
}

// -----

func.func @f() -> tensor<2xi64> {
  %c = "tosa.const"() <{values = dense<[-1, 2147483647]> : tensor<2xi64>}> {x = dense<[-1, 2147483647]> : tensor<2xi64>} : () -> tensor<2xi64>
// expected-error @+1 {{failed to legalize operation 'tosa.reverse'}}
  %r = tosa.reverse %c {axis = 0 : i32, x = dense<[-1, 2147483647]> : tensor<2xi64>, y = i64, z= tensor<4xi64>} : (tensor<2xi64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// -----

func.func @f() -> tensor<2xi64> {
  %c = "tosa.const"() <{values = dense<[-2147483648, 7]> : tensor<2xi64>}> {x = dense<[-2147483648, 7]> : tensor<2xi64>} : () -> tensor<2xi64>
// expected-error @+1 {{failed to legalize operation 'tosa.reverse'}}
  %r = tosa.reverse %c {axis = 0 : i32, x = dense<[-2147483648, 7]> : tensor<2xi64>, y = i64, z= tensor<4xi64>} : (tensor<2xi64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// -----

func.func @f() -> tensor<2xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.const'}}
  %r = "tosa.const"() <{values = dense<[-2147483649, 7]> : tensor<2xi64>}> : () -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// -----

func.func @f() -> tensor<2xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.const'}}
  %c = "tosa.const"() <{values = dense<[-2147483649, 7]> : tensor<2xi64>}> {x = dense<[-2147483649, 7]> : tensor<2xi64>} : () -> tensor<2xi64>
  %r = tosa.reverse %c {axis = 0 : i32, x = dense<[-2147483649, 7]> : tensor<2xi64>, y = i64, z= tensor<4xi64>} : (tensor<2xi64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// -----

func.func @f() -> tensor<2xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.const'}}
  %c = "tosa.const"() <{values = dense<[4294967296, 0]> : tensor<2xi64>}> {x = dense<[4294967296, 0]> : tensor<2xi64>} : () -> tensor<2xi64>
  %r = tosa.reverse %c {axis = 0 : i32, x = dense<[4294967296, 0]> : tensor<2xi64>, y = i64, z= tensor<4xi64>} : (tensor<2xi64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// -----

func.func @f() -> tensor<2xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.const'}}
  %c = "tosa.const"() <{values = dense<4294967296> : tensor<2xi64>}> {x = dense<4294967296> : tensor<2xi64>} : () -> tensor<2xi64>
  %r = tosa.reverse %c {axis = 0 : i32, x = dense<4294967296> : tensor<2xi64>, y = i64, z= tensor<4xi64>} : (tensor<2xi64>) -> tensor<2xi64>
  return %r : tensor<2xi64>
}

// -----

func.func @f() -> tensor<2xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.const'}}
  %c = "tosa.const"() <{values = dense<-9223372036854775808> : tensor<2xi64>}> {x = dense<-9223372036854775808> : tensor<2xi64>} : () -> tensor<2xi64>
  %r = tosa.reverse %c {axis = 0 : i32, x = dense<-9223372036854775808> : tensor<2xi64>, y = i64, z= tensor<4xi64>} : (tensor<2xi64>) -> tensor<2xi64>
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

func.func @f(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'func.call'}}
  %r = func.call @f(%a) : (tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>, %c: i1) -> tensor<13x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'cf.cond_br'}}
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

func.func @f(%a: i64) -> tuple<tensor<13x21x3xi64>> {
// expected-error @+1 {{failed to legalize operation 'test.x'}}
  %r = "test.x"(%a) : (i64) -> tuple<tensor<13x21x3xi64>>
  return %r : tuple<tensor<13x21x3xi64>>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>) -> tensor<13x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.custom'}}
  %r = "tosa.custom"(%a) <{domain_name = "d", implementation_attrs = "x", operator_name = "o"}> : (tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
  return %r : tensor<13x21x3xi64>
}

// -----

func.func @f() {
// expected-error @+1 {{failed to legalize operation 'test.y'}}
  "test.y"() ({
^bb0(%x: tensor<13x21x3xi64>):
 %y = tosa.reverse %x {axis = 1 : i32} : (tensor<13x21x3xi64>) -> tensor<13x21x3xi64>
 "test.z"(%y) : (tensor<13x21x3xi64>) -> ()
}) : () -> ()
 return
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
  %r = tosa.identity %a {x = 4294967296 : i64} : (tensor<4xi64>) -> tensor<4xi64>
  return {y = 4294967296 : i64}
}

// -----

func.func @f(%a: tensor<4xi64>) {
// expected-error @+1 {{failed to legalize operation 'tosa.identity'}}
  %r = tosa.identity %a {x = -2147483649 : i64} : (tensor<4xi64>) -> tensor<4xi64>
  return {y = -2147483649 : i64}
}

// -----

func.func @f(%a: tensor<4xi64>) {
// expected-error @+1 {{failed to legalize operation 'tosa.identity'}}
  %r = tosa.identity %a {x = 9223372036854775808 : ui64} : (tensor<4xi64>) -> tensor<4xi64>
  return {y = 9223372036854775808 : ui64}
}

// -----

func.func @f(%a: tensor<4xi64>) {
// expected-error @+1 {{failed to legalize operation 'tosa.identity'}}
  %r = tosa.identity %a {x = i64} : (tensor<4xi64>) -> tensor<4xi64>
  return {y = i64}
}

// -----

func.func @f(%a: tensor<4xi64>) {
// expected-error @+1 {{failed to legalize operation 'tosa.identity'}}
  %r = tosa.identity %a {x = tensor<4xi64>} : (tensor<4xi64>) -> tensor<4xi64>
  return {y = tensor<4xi64>}
}

// -----

func.func @f(%a: tensor<4xi64>) {
// expected-error @+1 {{failed to legalize operation 'tosa.identity'}}
  %r = tosa.identity %a {x = si64} : (tensor<4xi64>) -> tensor<4xi64>
  return {y = si64}
}

// -----

func.func @f(%a: tensor<4xi64>) {
// expected-error @+1 {{failed to legalize operation 'tosa.identity'}}
  %r = tosa.identity %a {x = memref<4xi64>} : (tensor<4xi64>) -> tensor<4xi64>
  return {y = memref<4xi64>}
}

// -----

func.func @f(%a: tensor<4xi64>) {
// expected-error @+1 {{failed to legalize operation 'tosa.identity'}}
  %r = tosa.identity %a {x = dense<[1,4294967296]> : tensor<2xi64>} : (tensor<4xi64>) -> tensor<4xi64>
  return {y = dense<[1,4294967296]> : tensor<2xi64>}
}

// -----

func.func @f(%a: tensor<4xui64>) {
// expected-error @+1 {{failed to legalize operation 'tosa.identity'}}
  %r = tosa.identity %a {x = tensor<4xi64>} : (tensor<4xui64>) -> tensor<4xui64>
  return {y = tensor<4xi64>}
}

// -----

func.func @f(%a: tensor<4xi64>) -> tensor<4xi64> {
// expected-error @+1 {{failed to legalize operation 'cf.br'}}
  cf.br ^b
^b:
  %0 = tosa.reverse %a {axis = 0 : i32} : (tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

// -----

func.func @f(%a: tensor<1x4x4x2xi64>) -> tensor<1x2x2x2xi64> {
  %z = "tosa.const"() <{values = dense<0> : tensor<1xi64>}> : () -> tensor<1xi64>
// expected-error @+1 {{failed to legalize operation 'tosa.max_pool2d'}}
  %0 = tosa.max_pool2d %a {kernel = array<i64: 2, 2>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 2, 2>} : (tensor<1x4x4x2xi64>) -> tensor<1x2x2x2xi64>
  return %0 : tensor<1x2x2x2xi64>
}

// -----

func.func @f(%a: tensor<1x4x4xi64>, %b: tensor<1x4x4xi64>, %z: tensor<1xi64>) -> tensor<1x4x4xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.matmul'}}
  %0 = tosa.matmul %a, %b, %z, %z : (tensor<1x4x4xi64>, tensor<1x4x4xi64>, tensor<1xi64>, tensor<1xi64>) -> tensor<1x4x4xi64>
  return %0 : tensor<1x4x4xi64>
}

// -----

func.func @f(%a: tensor<i64>) -> tensor<i64> {
// expected-error @+1 {{failed to legalize operation 'tosa.exp'}}
  %0 = tosa.exp %a : (tensor<i64>) -> tensor<i64>
  return %0 : tensor<i64>
}

// -----

func.func @f(%a: tensor<4xi64>, %b: tensor<4xi64>, %c: tensor<4xi1>) -> tensor<4xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.select'}}
  %0 = tosa.select %c, %a, %b : (tensor<4xi1>, tensor<4xi64>, tensor<4xi64>) -> tensor<4xi64>
  return %0 : tensor<4xi64>
}

// -----

func.func @f(%a: tensor<13x21x3xi64>, %i: tensor<13x16xi32>, %u: tensor<13x16x3xi64>) -> tensor<13x21x3xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.scatter'}}
  %0 = tosa.scatter %a, %i, %u : (tensor<13x21x3xi64>, tensor<13x16xi32>, tensor<13x16x3xi64>) -> tensor<13x21x3xi64>
  return %0 : tensor<13x21x3xi64>
}

// -----

func.func @f(%a: tensor<4xi64>, %c: tensor<i1>) -> tensor<4xi64> {
  %r = tosa.cond_if %c : tensor<i1> -> tensor<4xi64> {
// expected-error @+1 {{expected ':'}}
   tosa.yield {x = 1 : i64} %a : tensor<4xi64>
 } else {
  tosa.yield %a : tensor<4xi64>
 } {x = 1 : i64}
  return %r : tensor<4xi64>
}

// -----

func.func @f(%a: tensor<4xi64>, %c: tensor<i1>) -> tensor<4xi64> {
  %r = tosa.cond_if %c : tensor<i1> -> tensor<4xi64> {
// expected-error @+1 {{expected ':'}}
   tosa.yield {x = "s"} %a : tensor<4xi64>
 } else {
  tosa.yield %a : tensor<4xi64>
 } {x = "s"}
  return %r : tensor<4xi64>
}

// -----

func.func @f(%a: tensor<4xi64>) -> tensor<8xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.concat'}}
  %r = tosa.concat %a, %a {axis = 0 : i32, x = 4294967296 : i64} : (tensor<4xi64>, tensor<4xi64>) -> tensor<8xi64>
  return %r : tensor<8xi64>
}

// -----

func.func @f(%a: tensor<4xi64>, %c: tensor<i1>) -> tensor<4xi64> {
  %r = tosa.cond_if %c : tensor<i1> -> tensor<4xi64> {
// expected-error @+1 {{expected ':'}}
   tosa.yield {x = 4294967296 : i64} %a : tensor<4xi64>
 } else {
  tosa.yield %a : tensor<4xi64>
 } {x = 4294967296 : i64}
  return %r : tensor<4xi64>
}

// -----

func.func @f(%a: tensor<4xi64>) -> tensor<4xi64> {
// expected-error @+1 {{failed to legalize operation 'tosa.while_loop'}}
  %r = "tosa.while_loop"(%a) ({
^bb0(%x: tensor<4xi64>):
 %c = "tosa.const"() <{values = dense<true> : tensor<i1>}> {x = 4294967296 : i64}: () -> tensor<i1>
   tosa.yield %c : tensor<i1>
 }, {
^bb0(%x: tensor<4xi64>):
  tosa.yield %x : tensor<4xi64>
 }) {x = 4294967296 : i64} : (tensor<4xi64>) -> tensor<4xi64>
  return %r : tensor<4xi64>
}
