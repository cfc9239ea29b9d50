// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.assert' op requires attribute 'msg'}}
  "cf.assert"(%c) : (i1) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.assert' op requires a single operand}}
  "cf.assert"(%c, %t) : (i1, tuple<i32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.assert' op requires zero results}}
  %r = "cf.assert"(%c) : (i1) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.assert' op requires zero regions}}
  "cf.assert"(%c) ({}, {}, {}) : (i1) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  "cf.assert"(%c)[^z, ^z, ^z] : (i1) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.assert' op requires a single operand}}
  "cf.assert"() : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.assert' op requires attribute 'msg'}}
  "cf.assert"(%t) : (tuple<i32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {msg = dense<1> : tensor<2xi7>} for op cf.assert: Invalid attribute `msg` in property conversion: dense<1> : tensor<2xi7>}}
  "cf.assert"(%c) <{msg = dense<1> : tensor<2xi7>}> : (i1) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {msg} for op cf.assert: Invalid attribute `msg` in property conversion: unit}}
  "cf.assert"(%c) <{msg = unit}> : (i1) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.assert' op requires attribute 'msg'}}
  "cf.assert"(%c) <{no_such_property = 1}> : (i1) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op cf.assert: expected DictionaryAttr to set properties}}
  "cf.assert"(%c) <1> : (i1) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{branch has 1 operands for successor #0, but target block has 0}}
  "cf.br"(%t)[^z] : (tuple<i32>) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.br' op requires zero results}}
  %r = "cf.br"()[^z] : () -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.br' op requires zero regions}}
  "cf.br"()[^z] ({}, {}, {}) : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.br' op requires 1 successor but found 3}}
  "cf.br"()[^z, ^z, ^z] : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op cf.br: this operation does not support properties}}
  "cf.br"()[^z] <{no_such_property = 1}> : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op cf.br: this operation does not support properties}}
  "cf.br"()[^z] <1> : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%c)[^z, ^z] : (i1) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.cond_br' op operand count (2) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%c, %t)[^z, ^z] : (i1, tuple<i32>) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.cond_br' op requires zero results}}
  %r = "cf.cond_br"(%c)[^z, ^z] : (i1) -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.cond_br' op requires zero regions}}
  "cf.cond_br"(%c)[^z, ^z] ({}, {}, {}) : (i1) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.cond_br' op requires 2 successors but found 3}}
  "cf.cond_br"(%c)[^z, ^z, ^z] : (i1) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.cond_br' op expected 1 or more operands, but found 0}}
  "cf.cond_br"()[^z, ^z] : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%t)[^z, ^z] : (tuple<i32>) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {branch_weights = dense<1> : tensor<2xi7>} for op cf.cond_br: Invalid attribute `branch_weights` in property conversion: dense<1> : tensor<2xi7>}}
  "cf.cond_br"(%c)[^z, ^z] <{branch_weights = dense<1> : tensor<2xi7>}> : (i1) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {branch_weights} for op cf.cond_br: Invalid attribute `branch_weights` in property conversion: unit}}
  "cf.cond_br"(%c)[^z, ^z] <{branch_weights = unit}> : (i1) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%c)[^z, ^z] <{no_such_property = 1}> : (i1) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op cf.cond_br: expected DictionaryAttr to set properties}}
  "cf.cond_br"(%c)[^z, ^z] <1> : (i1) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.switch' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.switch"(%a)[^z] : (i32) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.switch' op operand count (2) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.switch"(%a, %t)[^z] : (i32, tuple<i32>) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.switch' op requires zero results}}
  %r = "cf.switch"(%a)[^z] : (i32) -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.switch' op requires zero regions}}
  "cf.switch"(%a)[^z] ({}, {}, {}) : (i32) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.switch' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.switch"(%a)[^z, ^z, ^z] : (i32) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.switch' op expected 1 or more operands, but found 0}}
  "cf.switch"()[^z] : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.switch' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.switch"(%t)[^z] : (tuple<i32>) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.switch' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.switch"(%a)[^z] <{case_values = dense<1> : tensor<2xi7>}> : (i32) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {case_values} for op cf.switch: Invalid attribute `case_values` in property conversion: unit}}
  "cf.switch"(%a)[^z] <{case_values = unit}> : (i32) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {case_operand_segments = dense<1> : tensor<2xi7>} for op cf.switch: Invalid attribute `case_operand_segments` in property conversion: dense<1> : tensor<2xi7>}}
  "cf.switch"(%a)[^z] <{case_operand_segments = dense<1> : tensor<2xi7>}> : (i32) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {case_operand_segments} for op cf.switch: Invalid attribute `case_operand_segments` in property conversion: unit}}
  "cf.switch"(%a)[^z] <{case_operand_segments = unit}> : (i32) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'cf.switch' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.switch"(%a)[^z] <{no_such_property = 1}> : (i32) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op cf.switch: expected DictionaryAttr to set properties}}
  "cf.switch"(%a)[^z] <1> : (i32) -> ()
^z:
  return
}
