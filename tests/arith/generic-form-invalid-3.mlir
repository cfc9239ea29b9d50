// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.constant: expected DictionaryAttr to set properties}}
  %r = "arith.constant"() <1> : () -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.divf' op expected 2 operands, but found 3}}
  %r = "arith.divf"(%f, %f, %t) : (f32, f32, tuple<i32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.divf' op requires one result}}
  %r:2 = "arith.divf"(%f, %f) : (f32, f32) -> (f32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.divf' op requires zero regions}}
  %r = "arith.divf"(%f, %f) ({}, {}, {}) : (f32, f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "arith.divf"(%f, %f)[^z, ^z, ^z] : (f32, f32) -> f32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.divf' op expected 2 operands, but found 1}}
  %r = "arith.divf"(%f) : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.divf' op requires one result}}
  "arith.divf"(%f, %f) : (f32, f32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.divf' op operand #0 must be floating-point-like, but got 'tuple<i32>'}}
  %r = "arith.divf"(%t, %f) : (tuple<i32>, f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.divf' op operand #1 must be floating-point-like, but got 'tuple<i32>'}}
  %r = "arith.divf"(%f, %t) : (f32, tuple<i32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.divf' op result #0 must be floating-point-like, but got 'tuple<i32>'}}
  %r = "arith.divf"(%f, %f) : (f32, f32) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {fastmath = dense<1> : tensor<2xi7>} for op arith.divf: Invalid attribute `fastmath` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "arith.divf"(%f, %f) <{fastmath = dense<1> : tensor<2xi7>}> : (f32, f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {fastmath} for op arith.divf: Invalid attribute `fastmath` in property conversion: unit}}
  %r = "arith.divf"(%f, %f) <{fastmath = unit}> : (f32, f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.divf: expected DictionaryAttr to set properties}}
  %r = "arith.divf"(%f, %f) <1> : (f32, f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.divsi' op expected 2 operands, but found 3}}
  %r = "arith.divsi"(%a, %a, %t) : (i32, i32, tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.divsi' op requires one result}}
  %r:2 = "arith.divsi"(%a, %a) : (i32, i32) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.divsi' op requires zero regions}}
  %r = "arith.divsi"(%a, %a) ({}, {}, {}) : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "arith.divsi"(%a, %a)[^z, ^z, ^z] : (i32, i32) -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.divsi' op expected 2 operands, but found 1}}
  %r = "arith.divsi"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.divsi' op requires one result}}
  "arith.divsi"(%a, %a) : (i32, i32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.divsi' op operand #0 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.divsi"(%t, %a) : (tuple<i32>, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.divsi' op operand #1 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.divsi"(%a, %t) : (i32, tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.divsi' op result #0 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.divsi"(%a, %a) : (i32, i32) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {isExact = dense<1> : tensor<2xi7>} for op arith.divsi: Invalid attribute `isExact` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "arith.divsi"(%a, %a) <{isExact = dense<1> : tensor<2xi7>}> : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.divsi: expected DictionaryAttr to set properties}}
  %r = "arith.divsi"(%a, %a) <1> : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.divui' op expected 2 operands, but found 3}}
  %r = "arith.divui"(%a, %a, %t) : (i32, i32, tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.divui' op requires one result}}
  %r:2 = "arith.divui"(%a, %a) : (i32, i32) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.divui' op requires zero regions}}
  %r = "arith.divui"(%a, %a) ({}, {}, {}) : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "arith.divui"(%a, %a)[^z, ^z, ^z] : (i32, i32) -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.divui' op expected 2 operands, but found 1}}
  %r = "arith.divui"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.divui' op requires one result}}
  "arith.divui"(%a, %a) : (i32, i32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.divui' op operand #0 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.divui"(%t, %a) : (tuple<i32>, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.divui' op operand #1 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.divui"(%a, %t) : (i32, tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.divui' op result #0 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.divui"(%a, %a) : (i32, i32) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {isExact = dense<1> : tensor<2xi7>} for op arith.divui: Invalid attribute `isExact` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "arith.divui"(%a, %a) <{isExact = dense<1> : tensor<2xi7>}> : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.divui: expected DictionaryAttr to set properties}}
  %r = "arith.divui"(%a, %a) <1> : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.extf' op operand type 'f32' and result type 'f32' are cast incompatible}}
  %r = "arith.extf"(%f) : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.extf' op requires a single operand}}
  %r = "arith.extf"(%f, %t) : (f32, tuple<i32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.extf' op requires one result}}
  %r:2 = "arith.extf"(%f) : (f32) -> (f32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.extf' op requires zero regions}}
  %r = "arith.extf"(%f) ({}, {}, {}) : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "arith.extf"(%f)[^z, ^z, ^z] : (f32) -> f32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.extf' op requires a single operand}}
  %r = "arith.extf"() : () -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.extf' op requires one result}}
  "arith.extf"(%f) : (f32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.extf' op operand #0 must be floating-point-like, but got 'tuple<i32>'}}
  %r = "arith.extf"(%t) : (tuple<i32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.extf' op result #0 must be floating-point-like, but got 'tuple<i32>'}}
  %r = "arith.extf"(%f) : (f32) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {fastmath = dense<1> : tensor<2xi7>} for op arith.extf: Invalid attribute `fastmath` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "arith.extf"(%f) <{fastmath = dense<1> : tensor<2xi7>}> : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {fastmath} for op arith.extf: Invalid attribute `fastmath` in property conversion: unit}}
  %r = "arith.extf"(%f) <{fastmath = unit}> : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.extf' op operand type 'f32' and result type 'f32' are cast incompatible}}
  %r = "arith.extf"(%f) <{no_such_property = 1}> : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.extf: expected DictionaryAttr to set properties}}
  %r = "arith.extf"(%f) <1> : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.extsi' op operand type 'i32' and result type 'i32' are cast incompatible}}
  %r = "arith.extsi"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.extsi' op requires a single operand}}
  %r = "arith.extsi"(%a, %t) : (i32, tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.extsi' op requires one result}}
  %r:2 = "arith.extsi"(%a) : (i32) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.extsi' op requires zero regions}}
  %r = "arith.extsi"(%a) ({}, {}, {}) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "arith.extsi"(%a)[^z, ^z, ^z] : (i32) -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.extsi' op requires a single operand}}
  %r = "arith.extsi"() : () -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.extsi' op requires one result}}
  "arith.extsi"(%a) : (i32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.extsi' op operand #0 must be signless-fixed-width-integer-like, but got 'tuple<i32>'}}
  %r = "arith.extsi"(%t) : (tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.extsi' op result #0 must be signless-fixed-width-integer-like, but got 'tuple<i32>'}}
  %r = "arith.extsi"(%a) : (i32) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op arith.extsi: this operation does not support properties}}
  %r = "arith.extsi"(%a) <{no_such_property = 1}> : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.extsi: this operation does not support properties}}
  %r = "arith.extsi"(%a) <1> : (i32) -> i32
  return
}
