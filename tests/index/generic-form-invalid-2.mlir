// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.ceildivs' op expected 2 operands, but found 1}}
  %r = "index.ceildivs"(%i) : (index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.ceildivs' op requires one result}}
  "index.ceildivs"(%i, %i) : (index, index) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.ceildivs' op operand #0 must be index, but got 'tuple<i32>'}}
  %r = "index.ceildivs"(%t, %i) : (tuple<i32>, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.ceildivs' op operand #1 must be index, but got 'tuple<i32>'}}
  %r = "index.ceildivs"(%i, %t) : (index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.ceildivs' op result #0 must be index, but got 'tuple<i32>'}}
  %r = "index.ceildivs"(%i, %i) : (index, index) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op index.ceildivs: this operation does not support properties}}
  %r = "index.ceildivs"(%i, %i) <{no_such_property = 1}> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op index.ceildivs: this operation does not support properties}}
  %r = "index.ceildivs"(%i, %i) <1> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.ceildivu' op expected 2 operands, but found 3}}
  %r = "index.ceildivu"(%i, %i, %t) : (index, index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.ceildivu' op requires one result}}
  %r:2 = "index.ceildivu"(%i, %i) : (index, index) -> (index, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.ceildivu' op requires zero regions}}
  %r = "index.ceildivu"(%i, %i) ({}, {}, {}) : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "index.ceildivu"(%i, %i)[^z, ^z, ^z] : (index, index) -> index
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.ceildivu' op expected 2 operands, but found 1}}
  %r = "index.ceildivu"(%i) : (index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.ceildivu' op requires one result}}
  "index.ceildivu"(%i, %i) : (index, index) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.ceildivu' op operand #0 must be index, but got 'tuple<i32>'}}
  %r = "index.ceildivu"(%t, %i) : (tuple<i32>, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.ceildivu' op operand #1 must be index, but got 'tuple<i32>'}}
  %r = "index.ceildivu"(%i, %t) : (index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.ceildivu' op result #0 must be index, but got 'tuple<i32>'}}
  %r = "index.ceildivu"(%i, %i) : (index, index) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op index.ceildivu: this operation does not support properties}}
  %r = "index.ceildivu"(%i, %i) <{no_such_property = 1}> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op index.ceildivu: this operation does not support properties}}
  %r = "index.ceildivu"(%i, %i) <1> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.cmp' op requires attribute 'pred'}}
  %r = "index.cmp"(%i, %i) : (index, index) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.cmp' op expected 2 operands, but found 3}}
  %r = "index.cmp"(%i, %i, %t) : (index, index, tuple<i32>) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.cmp' op requires one result}}
  %r:2 = "index.cmp"(%i, %i) : (index, index) -> (i1, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.cmp' op requires zero regions}}
  %r = "index.cmp"(%i, %i) ({}, {}, {}) : (index, index) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "index.cmp"(%i, %i)[^z, ^z, ^z] : (index, index) -> i1
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.cmp' op expected 2 operands, but found 1}}
  %r = "index.cmp"(%i) : (index) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.cmp' op requires one result}}
  "index.cmp"(%i, %i) : (index, index) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.cmp' op requires attribute 'pred'}}
  %r = "index.cmp"(%t, %i) : (tuple<i32>, index) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.cmp' op requires attribute 'pred'}}
  %r = "index.cmp"(%i, %t) : (index, tuple<i32>) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.cmp' op requires attribute 'pred'}}
  %r = "index.cmp"(%i, %i) : (index, index) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {pred = dense<1> : tensor<2xi7>} for op index.cmp: Invalid attribute `pred` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "index.cmp"(%i, %i) <{pred = dense<1> : tensor<2xi7>}> : (index, index) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {pred} for op index.cmp: Invalid attribute `pred` in property conversion: unit}}
  %r = "index.cmp"(%i, %i) <{pred = unit}> : (index, index) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.cmp' op requires attribute 'pred'}}
  %r = "index.cmp"(%i, %i) <{no_such_property = 1}> : (index, index) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op index.cmp: expected DictionaryAttr to set properties}}
  %r = "index.cmp"(%i, %i) <1> : (index, index) -> i1
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.constant' op requires attribute 'value'}}
  %r = "index.constant"() : () -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.constant' op requires zero operands}}
  %r = "index.constant"(%t) : (tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.constant' op requires one result}}
  %r:2 = "index.constant"() : () -> (index, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.constant' op requires zero regions}}
  %r = "index.constant"() ({}, {}, {}) : () -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "index.constant"()[^z, ^z, ^z] : () -> index
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.constant' op requires one result}}
  "index.constant"() : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.constant' op requires attribute 'value'}}
  %r = "index.constant"() : () -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {value = dense<1> : tensor<2xi7>} for op index.constant: Invalid attribute `value` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "index.constant"() <{value = dense<1> : tensor<2xi7>}> : () -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {value} for op index.constant: Invalid attribute `value` in property conversion: unit}}
  %r = "index.constant"() <{value = unit}> : () -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.constant' op requires attribute 'value'}}
  %r = "index.constant"() <{no_such_property = 1}> : () -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op index.constant: expected DictionaryAttr to set properties}}
  %r = "index.constant"() <1> : () -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.divs' op expected 2 operands, but found 3}}
  %r = "index.divs"(%i, %i, %t) : (index, index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.divs' op requires one result}}
  %r:2 = "index.divs"(%i, %i) : (index, index) -> (index, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.divs' op requires zero regions}}
  %r = "index.divs"(%i, %i) ({}, {}, {}) : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "index.divs"(%i, %i)[^z, ^z, ^z] : (index, index) -> index
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.divs' op expected 2 operands, but found 1}}
  %r = "index.divs"(%i) : (index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.divs' op requires one result}}
  "index.divs"(%i, %i) : (index, index) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.divs' op operand #0 must be index, but got 'tuple<i32>'}}
  %r = "index.divs"(%t, %i) : (tuple<i32>, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.divs' op operand #1 must be index, but got 'tuple<i32>'}}
  %r = "index.divs"(%i, %t) : (index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.divs' op result #0 must be index, but got 'tuple<i32>'}}
  %r = "index.divs"(%i, %i) : (index, index) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op index.divs: this operation does not support properties}}
  %r = "index.divs"(%i, %i) <{no_such_property = 1}> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op index.divs: this operation does not support properties}}
  %r = "index.divs"(%i, %i) <1> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.divu' op expected 2 operands, but found 3}}
  %r = "index.divu"(%i, %i, %t) : (index, index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.divu' op requires one result}}
  %r:2 = "index.divu"(%i, %i) : (index, index) -> (index, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.divu' op requires zero regions}}
  %r = "index.divu"(%i, %i) ({}, {}, {}) : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "index.divu"(%i, %i)[^z, ^z, ^z] : (index, index) -> index
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.divu' op expected 2 operands, but found 1}}
  %r = "index.divu"(%i) : (index) -> index
  return
}
