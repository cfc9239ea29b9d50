// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {overflowFlags} for op arith.subi: Invalid attribute `overflowFlags` in property conversion: unit}}
  %r = "arith.subi"(%a, %a) <{overflowFlags = unit}> : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.subi: expected DictionaryAttr to set properties}}
  %r = "arith.subi"(%a, %a) <1> : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.truncf' op operand type 'f32' and result type 'f32' are cast incompatible}}
  %r = "arith.truncf"(%f) : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.truncf' op requires a single operand}}
  %r = "arith.truncf"(%f, %t) : (f32, tuple<i32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.truncf' op requires one result}}
  %r:2 = "arith.truncf"(%f) : (f32) -> (f32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.truncf' op requires zero regions}}
  %r = "arith.truncf"(%f) ({}, {}, {}) : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "arith.truncf"(%f)[^z, ^z, ^z] : (f32) -> f32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.truncf' op requires a single operand}}
  %r = "arith.truncf"() : () -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.truncf' op requires one result}}
  "arith.truncf"(%f) : (f32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.truncf' op operand #0 must be floating-point-like, but got 'tuple<i32>'}}
  %r = "arith.truncf"(%t) : (tuple<i32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.truncf' op result #0 must be floating-point-like, but got 'tuple<i32>'}}
  %r = "arith.truncf"(%f) : (f32) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {roundingmode = dense<1> : tensor<2xi7>} for op arith.truncf: Invalid attribute `roundingmode` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "arith.truncf"(%f) <{roundingmode = dense<1> : tensor<2xi7>}> : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {roundingmode} for op arith.truncf: Invalid attribute `roundingmode` in property conversion: unit}}
  %r = "arith.truncf"(%f) <{roundingmode = unit}> : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {fastmath = dense<1> : tensor<2xi7>} for op arith.truncf: Invalid attribute `fastmath` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "arith.truncf"(%f) <{fastmath = dense<1> : tensor<2xi7>}> : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {fastmath} for op arith.truncf: Invalid attribute `fastmath` in property conversion: unit}}
  %r = "arith.truncf"(%f) <{fastmath = unit}> : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.truncf' op operand type 'f32' and result type 'f32' are cast incompatible}}
  %r = "arith.truncf"(%f) <{no_such_property = 1}> : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.truncf: expected DictionaryAttr to set properties}}
  %r = "arith.truncf"(%f) <1> : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.trunci' op operand type 'i32' and result type 'i32' are cast incompatible}}
  %r = "arith.trunci"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.trunci' op requires a single operand}}
  %r = "arith.trunci"(%a, %t) : (i32, tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.trunci' op requires one result}}
  %r:2 = "arith.trunci"(%a) : (i32) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.trunci' op requires zero regions}}
  %r = "arith.trunci"(%a) ({}, {}, {}) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "arith.trunci"(%a)[^z, ^z, ^z] : (i32) -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.trunci' op requires a single operand}}
  %r = "arith.trunci"() : () -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.trunci' op requires one result}}
  "arith.trunci"(%a) : (i32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.trunci' op operand #0 must be signless-fixed-width-integer-like, but got 'tuple<i32>'}}
  %r = "arith.trunci"(%t) : (tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.trunci' op result #0 must be signless-fixed-width-integer-like, but got 'tuple<i32>'}}
  %r = "arith.trunci"(%a) : (i32) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {overflowFlags = dense<1> : tensor<2xi7>} for op arith.trunci: Invalid attribute `overflowFlags` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "arith.trunci"(%a) <{overflowFlags = dense<1> : tensor<2xi7>}> : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {overflowFlags} for op arith.trunci: Invalid attribute `overflowFlags` in property conversion: unit}}
  %r = "arith.trunci"(%a) <{overflowFlags = unit}> : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.trunci' op operand type 'i32' and result type 'i32' are cast incompatible}}
  %r = "arith.trunci"(%a) <{no_such_property = 1}> : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.trunci: expected DictionaryAttr to set properties}}
  %r = "arith.trunci"(%a) <1> : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.uitofp' op requires a single operand}}
  %r = "arith.uitofp"(%a, %t) : (i32, tuple<i32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.uitofp' op requires one result}}
  %r:2 = "arith.uitofp"(%a) : (i32) -> (f32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.uitofp' op requires zero regions}}
  %r = "arith.uitofp"(%a) ({}, {}, {}) : (i32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "arith.uitofp"(%a)[^z, ^z, ^z] : (i32) -> f32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.uitofp' op requires a single operand}}
  %r = "arith.uitofp"() : () -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.uitofp' op requires one result}}
  "arith.uitofp"(%a) : (i32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.uitofp' op operand #0 must be signless-fixed-width-integer-like, but got 'tuple<i32>'}}
  %r = "arith.uitofp"(%t) : (tuple<i32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.uitofp' op result #0 must be floating-point-like, but got 'tuple<i32>'}}
  %r = "arith.uitofp"(%a) : (i32) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op arith.uitofp: this operation does not support properties}}
  %r = "arith.uitofp"(%a) <{no_such_property = 1}> : (i32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.uitofp: this operation does not support properties}}
  %r = "arith.uitofp"(%a) <1> : (i32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.xori' op expected 2 operands, but found 3}}
  %r = "arith.xori"(%a, %a, %t) : (i32, i32, tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.xori' op requires one result}}
  %r:2 = "arith.xori"(%a, %a) : (i32, i32) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.xori' op requires zero regions}}
  %r = "arith.xori"(%a, %a) ({}, {}, {}) : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "arith.xori"(%a, %a)[^z, ^z, ^z] : (i32, i32) -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.xori' op expected 2 operands, but found 1}}
  %r = "arith.xori"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.xori' op requires one result}}
  "arith.xori"(%a, %a) : (i32, i32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.xori' op operand #0 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.xori"(%t, %a) : (tuple<i32>, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.xori' op operand #1 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.xori"(%a, %t) : (i32, tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.xori' op result #0 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.xori"(%a, %a) : (i32, i32) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op arith.xori: this operation does not support properties}}
  %r = "arith.xori"(%a, %a) <{no_such_property = 1}> : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.xori: this operation does not support properties}}
  %r = "arith.xori"(%a, %a) <1> : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.select' op expected 3 operands, but found 4}}
  %r = "arith.select"(%c, %a, %a, %t) : (i1, i32, i32, tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.select' op requires one result}}
  %r:2 = "arith.select"(%c, %a, %a) : (i1, i32, i32) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.select' op requires zero regions}}
  %r = "arith.select"(%c, %a, %a) ({}, {}, {}) : (i1, i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "arith.select"(%c, %a, %a)[^z, ^z, ^z] : (i1, i32, i32) -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.select' op expected 3 operands, but found 2}}
  %r = "arith.select"(%c, %a) : (i1, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.select' op requires one result}}
  "arith.select"(%c, %a, %a) : (i1, i32, i32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.select' op operand #0 must be bool-like, but got 'tuple<i32>'}}
  %r = "arith.select"(%t, %a, %a) : (tuple<i32>, i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.select' op failed to verify that all of {true_value, false_value, result} have same type}}
  %r = "arith.select"(%c, %t, %a) : (i1, tuple<i32>, i32) -> i32
  return
}
