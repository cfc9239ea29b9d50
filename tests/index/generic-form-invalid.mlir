// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.add' op expected 2 operands, but found 3}}
  %r = "index.add"(%i, %i, %t) : (index, index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.add' op requires one result}}
  %r:2 = "index.add"(%i, %i) : (index, index) -> (index, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.add' op requires zero regions}}
  %r = "index.add"(%i, %i) ({}, {}, {}) : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "index.add"(%i, %i)[^z, ^z, ^z] : (index, index) -> index
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.add' op expected 2 operands, but found 1}}
  %r = "index.add"(%i) : (index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.add' op requires one result}}
  "index.add"(%i, %i) : (index, index) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.add' op operand #0 must be index, but got 'tuple<i32>'}}
  %r = "index.add"(%t, %i) : (tuple<i32>, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.add' op operand #1 must be index, but got 'tuple<i32>'}}
  %r = "index.add"(%i, %t) : (index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.add' op result #0 must be index, but got 'tuple<i32>'}}
  %r = "index.add"(%i, %i) : (index, index) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op index.add: this operation does not support properties}}
  %r = "index.add"(%i, %i) <{no_such_property = 1}> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op index.add: this operation does not support properties}}
  %r = "index.add"(%i, %i) <1> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.and' op expected 2 operands, but found 3}}
  %r = "index.and"(%i, %i, %t) : (index, index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.and' op requires one result}}
  %r:2 = "index.and"(%i, %i) : (index, index) -> (index, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.and' op requires zero regions}}
  %r = "index.and"(%i, %i) ({}, {}, {}) : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "index.and"(%i, %i)[^z, ^z, ^z] : (index, index) -> index
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.and' op expected 2 operands, but found 1}}
  %r = "index.and"(%i) : (index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.and' op requires one result}}
  "index.and"(%i, %i) : (index, index) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.and' op operand #0 must be index, but got 'tuple<i32>'}}
  %r = "index.and"(%t, %i) : (tuple<i32>, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.and' op operand #1 must be index, but got 'tuple<i32>'}}
  %r = "index.and"(%i, %t) : (index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.and' op result #0 must be index, but got 'tuple<i32>'}}
  %r = "index.and"(%i, %i) : (index, index) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op index.and: this operation does not support properties}}
  %r = "index.and"(%i, %i) <{no_such_property = 1}> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op index.and: this operation does not support properties}}
  %r = "index.and"(%i, %i) <1> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.bool.constant' op requires attribute 'value'}}
  %r = "index.bool.constant"() : () -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.bool.constant' op requires zero operands}}
  %r = "index.bool.constant"(%t) : (tuple<i32>) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.bool.constant' op requires one result}}
  %r:2 = "index.bool.constant"() : () -> (i1, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.bool.constant' op requires zero regions}}
  %r = "index.bool.constant"() ({}, {}, {}) : () -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "index.bool.constant"()[^z, ^z, ^z] : () -> i1
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.bool.constant' op requires one result}}
  "index.bool.constant"() : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.bool.constant' op requires attribute 'value'}}
  %r = "index.bool.constant"() : () -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {value = dense<1> : tensor<2xi7>} for op index.bool.constant: Invalid attribute `value` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "index.bool.constant"() <{value = dense<1> : tensor<2xi7>}> : () -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {value} for op index.bool.constant: Invalid attribute `value` in property conversion: unit}}
  %r = "index.bool.constant"() <{value = unit}> : () -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.bool.constant' op requires attribute 'value'}}
  %r = "index.bool.constant"() <{no_such_property = 1}> : () -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op index.bool.constant: expected DictionaryAttr to set properties}}
  %r = "index.bool.constant"() <1> : () -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.casts' op operand type 'i32' and result type 'i32' are cast incompatible}}
  %r = "index.casts"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.casts' op requires a single operand}}
  %r = "index.casts"(%a, %t) : (i32, tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.casts' op requires one result}}
  %r:2 = "index.casts"(%a) : (i32) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.casts' op requires zero regions}}
  %r = "index.casts"(%a) ({}, {}, {}) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "index.casts"(%a)[^z, ^z, ^z] : (i32) -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.casts' op requires a single operand}}
  %r = "index.casts"() : () -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.casts' op requires one result}}
  "index.casts"(%a) : (i32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.casts' op operand #0 must be integer or index, but got 'tuple<i32>'}}
  %r = "index.casts"(%t) : (tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.casts' op result #0 must be integer or index, but got 'tuple<i32>'}}
  %r = "index.casts"(%a) : (i32) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op index.casts: this operation does not support properties}}
  %r = "index.casts"(%a) <{no_such_property = 1}> : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op index.casts: this operation does not support properties}}
  %r = "index.casts"(%a) <1> : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.castu' op operand type 'i32' and result type 'i32' are cast incompatible}}
  %r = "index.castu"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.castu' op requires a single operand}}
  %r = "index.castu"(%a, %t) : (i32, tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.castu' op requires one result}}
  %r:2 = "index.castu"(%a) : (i32) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.castu' op requires zero regions}}
  %r = "index.castu"(%a) ({}, {}, {}) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "index.castu"(%a)[^z, ^z, ^z] : (i32) -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.castu' op requires a single operand}}
  %r = "index.castu"() : () -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.castu' op requires one result}}
  "index.castu"(%a) : (i32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.castu' op operand #0 must be integer or index, but got 'tuple<i32>'}}
  %r = "index.castu"(%t) : (tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.castu' op result #0 must be integer or index, but got 'tuple<i32>'}}
  %r = "index.castu"(%a) : (i32) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op index.castu: this operation does not support properties}}
  %r = "index.castu"(%a) <{no_such_property = 1}> : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op index.castu: this operation does not support properties}}
  %r = "index.castu"(%a) <1> : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.ceildivs' op expected 2 operands, but found 3}}
  %r = "index.ceildivs"(%i, %i, %t) : (index, index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.ceildivs' op requires one result}}
  %r:2 = "index.ceildivs"(%i, %i) : (index, index) -> (index, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.ceildivs' op requires zero regions}}
  %r = "index.ceildivs"(%i, %i) ({}, {}, {}) : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "index.ceildivs"(%i, %i)[^z, ^z, ^z] : (index, index) -> index
^z:
  return
}
