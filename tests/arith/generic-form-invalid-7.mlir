// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {overflowFlags = dense<1> : tensor<2xi7>} for op arith.muli: Invalid attribute `overflowFlags` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "arith.muli"(%a, %a) <{overflowFlags = dense<1> : tensor<2xi7>}> : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {overflowFlags} for op arith.muli: Invalid attribute `overflowFlags` in property conversion: unit}}
  %r = "arith.muli"(%a, %a) <{overflowFlags = unit}> : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.muli: expected DictionaryAttr to set properties}}
  %r = "arith.muli"(%a, %a) <1> : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.mulsi_extended' op expected 2 operands, but found 3}}
  %r:2 = "arith.mulsi_extended"(%a, %a, %t) : (i32, i32, tuple<i32>) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.mulsi_extended' op expected 2 results}}
  %r:3 = "arith.mulsi_extended"(%a, %a) : (i32, i32) -> (i32, i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.mulsi_extended' op requires zero regions}}
  %r:2 = "arith.mulsi_extended"(%a, %a) ({}, {}, {}) : (i32, i32) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r:2 = "arith.mulsi_extended"(%a, %a)[^z, ^z, ^z] : (i32, i32) -> (i32, i32)
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.mulsi_extended' op expected 2 operands, but found 1}}
  %r:2 = "arith.mulsi_extended"(%a) : (i32) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.mulsi_extended' op expected 2 results}}
  %r = "arith.mulsi_extended"(%a, %a) : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.mulsi_extended' op operand #0 must be signless-integer-like, but got 'tuple<i32>'}}
  %r:2 = "arith.mulsi_extended"(%t, %a) : (tuple<i32>, i32) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.mulsi_extended' op operand #1 must be signless-integer-like, but got 'tuple<i32>'}}
  %r:2 = "arith.mulsi_extended"(%a, %t) : (i32, tuple<i32>) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.mulsi_extended' op result #0 must be signless-integer-like, but got 'tuple<i32>'}}
  %r:2 = "arith.mulsi_extended"(%a, %a) : (i32, i32) -> (tuple<i32>, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op arith.mulsi_extended: this operation does not support properties}}
  %r:2 = "arith.mulsi_extended"(%a, %a) <{no_such_property = 1}> : (i32, i32) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.mulsi_extended: this operation does not support properties}}
  %r:2 = "arith.mulsi_extended"(%a, %a) <1> : (i32, i32) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.mului_extended' op expected 2 operands, but found 3}}
  %r:2 = "arith.mului_extended"(%a, %a, %t) : (i32, i32, tuple<i32>) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.mului_extended' op expected 2 results}}
  %r:3 = "arith.mului_extended"(%a, %a) : (i32, i32) -> (i32, i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.mului_extended' op requires zero regions}}
  %r:2 = "arith.mului_extended"(%a, %a) ({}, {}, {}) : (i32, i32) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r:2 = "arith.mului_extended"(%a, %a)[^z, ^z, ^z] : (i32, i32) -> (i32, i32)
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.mului_extended' op expected 2 operands, but found 1}}
  %r:2 = "arith.mului_extended"(%a) : (i32) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.mului_extended' op expected 2 results}}
  %r = "arith.mului_extended"(%a, %a) : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.mului_extended' op operand #0 must be signless-integer-like, but got 'tuple<i32>'}}
  %r:2 = "arith.mului_extended"(%t, %a) : (tuple<i32>, i32) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.mului_extended' op operand #1 must be signless-integer-like, but got 'tuple<i32>'}}
  %r:2 = "arith.mului_extended"(%a, %t) : (i32, tuple<i32>) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.mului_extended' op result #0 must be signless-integer-like, but got 'tuple<i32>'}}
  %r:2 = "arith.mului_extended"(%a, %a) : (i32, i32) -> (tuple<i32>, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op arith.mului_extended: this operation does not support properties}}
  %r:2 = "arith.mului_extended"(%a, %a) <{no_such_property = 1}> : (i32, i32) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.mului_extended: this operation does not support properties}}
  %r:2 = "arith.mului_extended"(%a, %a) <1> : (i32, i32) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.negf' op requires a single operand}}
  %r = "arith.negf"(%f, %t) : (f32, tuple<i32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.negf' op requires one result}}
  %r:2 = "arith.negf"(%f) : (f32) -> (f32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.negf' op requires zero regions}}
  %r = "arith.negf"(%f) ({}, {}, {}) : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "arith.negf"(%f)[^z, ^z, ^z] : (f32) -> f32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.negf' op requires a single operand}}
  %r = "arith.negf"() : () -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.negf' op requires one result}}
  "arith.negf"(%f) : (f32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.negf' op operand #0 must be floating-point-like, but got 'tuple<i32>'}}
  %r = "arith.negf"(%t) : (tuple<i32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.negf' op result #0 must be floating-point-like, but got 'tuple<i32>'}}
  %r = "arith.negf"(%f) : (f32) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {fastmath = dense<1> : tensor<2xi7>} for op arith.negf: Invalid attribute `fastmath` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "arith.negf"(%f) <{fastmath = dense<1> : tensor<2xi7>}> : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {fastmath} for op arith.negf: Invalid attribute `fastmath` in property conversion: unit}}
  %r = "arith.negf"(%f) <{fastmath = unit}> : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.negf: expected DictionaryAttr to set properties}}
  %r = "arith.negf"(%f) <1> : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.ori' op expected 2 operands, but found 3}}
  %r = "arith.ori"(%a, %a, %t) : (i32, i32, tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.ori' op requires one result}}
  %r:2 = "arith.ori"(%a, %a) : (i32, i32) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.ori' op requires zero regions}}
  %r = "arith.ori"(%a, %a) ({}, {}, {}) : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "arith.ori"(%a, %a)[^z, ^z, ^z] : (i32, i32) -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.ori' op expected 2 operands, but found 1}}
  %r = "arith.ori"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.ori' op requires one result}}
  "arith.ori"(%a, %a) : (i32, i32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.ori' op operand #0 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.ori"(%t, %a) : (tuple<i32>, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.ori' op operand #1 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.ori"(%a, %t) : (i32, tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.ori' op result #0 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.ori"(%a, %a) : (i32, i32) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op arith.ori: this operation does not support properties}}
  %r = "arith.ori"(%a, %a) <{no_such_property = 1}> : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.ori: this operation does not support properties}}
  %r = "arith.ori"(%a, %a) <1> : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.remf' op expected 2 operands, but found 3}}
  %r = "arith.remf"(%f, %f, %t) : (f32, f32, tuple<i32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.remf' op requires one result}}
  %r:2 = "arith.remf"(%f, %f) : (f32, f32) -> (f32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.remf' op requires zero regions}}
  %r = "arith.remf"(%f, %f) ({}, {}, {}) : (f32, f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "arith.remf"(%f, %f)[^z, ^z, ^z] : (f32, f32) -> f32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.remf' op expected 2 operands, but found 1}}
  %r = "arith.remf"(%f) : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.remf' op requires one result}}
  "arith.remf"(%f, %f) : (f32, f32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.remf' op operand #0 must be floating-point-like, but got 'tuple<i32>'}}
  %r = "arith.remf"(%t, %f) : (tuple<i32>, f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.remf' op operand #1 must be floating-point-like, but got 'tuple<i32>'}}
  %r = "arith.remf"(%f, %t) : (f32, tuple<i32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.remf' op result #0 must be floating-point-like, but got 'tuple<i32>'}}
  %r = "arith.remf"(%f, %f) : (f32, f32) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {fastmath = dense<1> : tensor<2xi7>} for op arith.remf: Invalid attribute `fastmath` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "arith.remf"(%f, %f) <{fastmath = dense<1> : tensor<2xi7>}> : (f32, f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {fastmath} for op arith.remf: Invalid attribute `fastmath` in property conversion: unit}}
  %r = "arith.remf"(%f, %f) <{fastmath = unit}> : (f32, f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.remf: expected DictionaryAttr to set properties}}
  %r = "arith.remf"(%f, %f) <1> : (f32, f32) -> f32
  return
}
