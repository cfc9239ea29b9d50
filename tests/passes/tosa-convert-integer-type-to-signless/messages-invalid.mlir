// RUN: mlir-opt %s --split-input-file --tosa-convert-integer-type-to-signless --verify-diagnostics

func.func @f(%a: tensor<4xui8>) -> tensor<4xui8> {
  // expected-error @+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %0 = arith.constant dense<1> : tensor<4xui8>
  %1 = tensor.cast %0 : tensor<4xui8> to tensor<?xui8>
 %2 = tosa.identity %a : (tensor<4xui8>) -> tensor<4xui8>
  return %2 : tensor<4xui8>
}

// -----

tosa.variable @v = dense<1> : tensor<4xui8>
func.func @f() -> tensor<4xui8> {
  // expected-error @+1 {{'tosa.variable_read' op require same element type for 'output1' ('i8') and the input tensor ('ui8')}}
  %0 = tosa.variable_read @v : tensor<4xui8>
  tosa.variable_write @v, %0 : tensor<4xui8>
  return %0 : tensor<4xui8>
}

// -----

func.func @f(%a: tensor<4xsi64>) -> tensor<4xsi64> {
  // expected-error @+1 {{'tosa.identity' op operand #0 must be tosa-conformant tensor of number values, but got 'tensor<4xsi64>'}}
  %0 = tosa.identity %a : (tensor<4xsi64>) -> tensor<4xsi64>
  return %0 : tensor<4xsi64>
}

// -----

func.func @f(%a: tensor<4xsi64>) -> tensor<4xsi64> attributes {x = 1 : si64} {
  // expected-error @+1 {{'tosa.const' op result #0 must be tosa-conformant tensor of number values, but got 'tensor<4xsi64>'}}
  %0 = "tosa.const"() <{values = dense<1> : tensor<4xsi64>}> {x = 1 : si64, y = si64, z = dense<1> : tensor<4xsi64>} : () -> tensor<4xsi64>
  return {q = 1 : i32} %0 : tensor<4xsi64>
}

// -----

func.func @f(%a: tensor<4xsi64>, %c: tensor<i1>) -> tensor<4xsi64> {
  // expected-error @+1 {{'tosa.cond_if' op operand #1 must be variadic of tosa-conformant tensor of number values, but got 'tensor<4xsi64>'}}
  %r = tosa.cond_if %c (%x = %a) : tensor<i1> (tensor<4xsi64>) -> tensor<4xsi64> {
 ^bb0(%x: tensor<4xsi64>):
  %y = tosa.reverse %x {axis = 0 : i32} : (tensor<4xsi64>) -> tensor<4xsi64>
  tosa.yield %y : tensor<4xsi64>
 } else {
 ^bb0(%x: tensor<4xsi64>):
  tosa.yield %x : tensor<4xsi64>
 }
  return %r : tensor<4xsi64>
}

// -----

func.func @f(%a: tensor<4xsi64>) -> tensor<4xf32> {
  // expected-error @+1 {{'tosa.cast' op operand #0 must be tosa-conformant tensor of number values, but got 'tensor<4xsi64>'}}
  %0 = tosa.cast %a : (tensor<4xsi64>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}

// -----

func.func @f(%a: tensor<4xsi64>, %c: i1) -> tensor<4xsi64> {
  %0 = scf.if %c -> tensor<4xsi64> {
  // expected-error @+1 {{'tosa.identity' op operand #0 must be tosa-conformant tensor of number values, but got 'tensor<4xsi64>'}}
  %1 = tosa.identity %a : (tensor<4xsi64>) -> tensor<4xsi64>
  scf.yield %1 : tensor<4xsi64>
  } else {
 scf.yield %a : tensor<4xsi64>
 }
  return %0 : tensor<4xsi64>
}

// -----

func.func @f(%a: tensor<4xsi64>) -> tensor<4xsi64> {
  %0 = arith.constant dense<1> : tensor<4xsi64>
  %1 = tensor.cast %0 : tensor<4xsi64> to tensor<?xsi64>
  // expected-error @+1 {{'tosa.identity' op operand #0 must be tosa-conformant tensor of number values, but got 'tensor<4xsi64>'}}
 %2 = tosa.identity %a : (tensor<4xsi64>) -> tensor<4xsi64>
  return %2 : tensor<4xsi64>
}

// -----

module @m { module @n { func.func @f(%a: tensor<4xsi64>) -> tensor<4xsi64> {
  // expected-error @+1 {{'tosa.identity' op operand #0 must be tosa-conformant tensor of number values, but got 'tensor<4xsi64>'}}
  %0 = tosa.identity %a : (tensor<4xsi64>) -> tensor<4xsi64>
  return %0 : tensor<4xsi64>
} } }

// -----

tosa.variable @v = dense<1> : tensor<4xsi64>
func.func @f() -> tensor<4xsi64> {
  // expected-error @+1 {{'tosa.variable_read' op result #0 must be tosa-conformant tensor of number values, but got 'tensor<4xsi64>'}}
  %0 = tosa.variable_read @v : tensor<4xsi64>
  tosa.variable_write @v, %0 : tensor<4xsi64>
  return %0 : tensor<4xsi64>
}

// -----

  // expected-error @+1 {{'tosa.const' op result #0 must be tosa-conformant tensor of number values, but got 'tensor<4xsi64>'}}
%0 = "tosa.const"() <{values = dense<1> : tensor<4xsi64>}> : () -> tensor<4xsi64>
