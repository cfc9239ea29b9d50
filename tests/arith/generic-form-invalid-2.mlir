// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "arith.ceildivsi"(%a, %a)[^z, ^z, ^z] : (i32, i32) -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.ceildivsi' op expected 2 operands, but found 1}}
  %r = "arith.ceildivsi"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.ceildivsi' op requires one result}}
  "arith.ceildivsi"(%a, %a) : (i32, i32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.ceildivsi' op operand #0 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.ceildivsi"(%t, %a) : (tuple<i32>, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.ceildivsi' op operand #1 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.ceildivsi"(%a, %t) : (i32, tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.ceildivsi' op result #0 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.ceildivsi"(%a, %a) : (i32, i32) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op arith.ceildivsi: this operation does not support properties}}
  %r = "arith.ceildivsi"(%a, %a) <{no_such_property = 1}> : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.ceildivsi: this operation does not support properties}}
  %r = "arith.ceildivsi"(%a, %a) <1> : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.ceildivui' op expected 2 operands, but found 3}}
  %r = "arith.ceildivui"(%a, %a, %t) : (i32, i32, tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.ceildivui' op requires one result}}
  %r:2 = "arith.ceildivui"(%a, %a) : (i32, i32) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.ceildivui' op requires zero regions}}
  %r = "arith.ceildivui"(%a, %a) ({}, {}, {}) : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "arith.ceildivui"(%a, %a)[^z, ^z, ^z] : (i32, i32) -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.ceildivui' op expected 2 operands, but found 1}}
  %r = "arith.ceildivui"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.ceildivui' op requires one result}}
  "arith.ceildivui"(%a, %a) : (i32, i32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.ceildivui' op operand #0 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.ceildivui"(%t, %a) : (tuple<i32>, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.ceildivui' op operand #1 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.ceildivui"(%a, %t) : (i32, tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.ceildivui' op result #0 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.ceildivui"(%a, %a) : (i32, i32) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op arith.ceildivui: this operation does not support properties}}
  %r = "arith.ceildivui"(%a, %a) <{no_such_property = 1}> : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.ceildivui: this operation does not support properties}}
  %r = "arith.ceildivui"(%a, %a) <1> : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.cmpf' op requires attribute 'predicate'}}
  %r = "arith.cmpf"(%f, %f) : (f32, f32) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.cmpf' op expected 2 operands, but found 3}}
  %r = "arith.cmpf"(%f, %f, %t) : (f32, f32, tuple<i32>) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.cmpf' op requires one result}}
  %r:2 = "arith.cmpf"(%f, %f) : (f32, f32) -> (i1, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.cmpf' op requires zero regions}}
  %r = "arith.cmpf"(%f, %f) ({}, {}, {}) : (f32, f32) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "arith.cmpf"(%f, %f)[^z, ^z, ^z] : (f32, f32) -> i1
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.cmpf' op expected 2 operands, but found 1}}
  %r = "arith.cmpf"(%f) : (f32) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.cmpf' op requires one result}}
  "arith.cmpf"(%f, %f) : (f32, f32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.cmpf' op requires attribute 'predicate'}}
  %r = "arith.cmpf"(%t, %f) : (tuple<i32>, f32) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.cmpf' op requires attribute 'predicate'}}
  %r = "arith.cmpf"(%f, %t) : (f32, tuple<i32>) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.cmpf' op requires attribute 'predicate'}}
  %r = "arith.cmpf"(%f, %f) : (f32, f32) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {predicate = dense<1> : tensor<2xi7>} for op arith.cmpf: Invalid attribute `predicate` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "arith.cmpf"(%f, %f) <{predicate = dense<1> : tensor<2xi7>}> : (f32, f32) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {predicate} for op arith.cmpf: Invalid attribute `predicate` in property conversion: unit}}
  %r = "arith.cmpf"(%f, %f) <{predicate = unit}> : (f32, f32) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {fastmath = dense<1> : tensor<2xi7>} for op arith.cmpf: Invalid attribute `fastmath` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "arith.cmpf"(%f, %f) <{fastmath = dense<1> : tensor<2xi7>}> : (f32, f32) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {fastmath} for op arith.cmpf: Invalid attribute `fastmath` in property conversion: unit}}
  %r = "arith.cmpf"(%f, %f) <{fastmath = unit}> : (f32, f32) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.cmpf' op requires attribute 'predicate'}}
  %r = "arith.cmpf"(%f, %f) <{no_such_property = 1}> : (f32, f32) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.cmpf: expected DictionaryAttr to set properties}}
  %r = "arith.cmpf"(%f, %f) <1> : (f32, f32) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.cmpi' op requires attribute 'predicate'}}
  %r = "arith.cmpi"(%a, %a) : (i32, i32) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.cmpi' op expected 2 operands, but found 3}}
  %r = "arith.cmpi"(%a, %a, %t) : (i32, i32, tuple<i32>) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.cmpi' op requires one result}}
  %r:2 = "arith.cmpi"(%a, %a) : (i32, i32) -> (i1, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.cmpi' op requires zero regions}}
  %r = "arith.cmpi"(%a, %a) ({}, {}, {}) : (i32, i32) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "arith.cmpi"(%a, %a)[^z, ^z, ^z] : (i32, i32) -> i1
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.cmpi' op expected 2 operands, but found 1}}
  %r = "arith.cmpi"(%a) : (i32) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.cmpi' op requires one result}}
  "arith.cmpi"(%a, %a) : (i32, i32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.cmpi' op requires attribute 'predicate'}}
  %r = "arith.cmpi"(%t, %a) : (tuple<i32>, i32) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.cmpi' op requires attribute 'predicate'}}
  %r = "arith.cmpi"(%a, %t) : (i32, tuple<i32>) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.cmpi' op requires attribute 'predicate'}}
  %r = "arith.cmpi"(%a, %a) : (i32, i32) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {predicate = dense<1> : tensor<2xi7>} for op arith.cmpi: Invalid attribute `predicate` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "arith.cmpi"(%a, %a) <{predicate = dense<1> : tensor<2xi7>}> : (i32, i32) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {predicate} for op arith.cmpi: Invalid attribute `predicate` in property conversion: unit}}
  %r = "arith.cmpi"(%a, %a) <{predicate = unit}> : (i32, i32) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.cmpi' op requires attribute 'predicate'}}
  %r = "arith.cmpi"(%a, %a) <{no_such_property = 1}> : (i32, i32) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.cmpi: expected DictionaryAttr to set properties}}
  %r = "arith.cmpi"(%a, %a) <1> : (i32, i32) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.constant' op requires attribute 'value'}}
  %r = "arith.constant"() : () -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.constant' op requires zero operands}}
  %r = "arith.constant"(%t) : (tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.constant' op requires one result}}
  %r:2 = "arith.constant"() : () -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.constant' op requires zero regions}}
  %r = "arith.constant"() ({}, {}, {}) : () -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "arith.constant"()[^z, ^z, ^z] : () -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.constant' op requires one result}}
  "arith.constant"() : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.constant' op requires attribute 'value'}}
  %r = "arith.constant"() : () -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %r = "arith.constant"() <{value = dense<1> : tensor<2xi7>}> : () -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {value} for op arith.constant: Invalid attribute `value` in property conversion: unit}}
  %r = "arith.constant"() <{value = unit}> : () -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.constant' op requires attribute 'value'}}
  %r = "arith.constant"() <{no_such_property = 1}> : () -> i32
  return
}
