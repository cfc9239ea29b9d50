// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op index.minu: this operation does not support properties}}
  %r = "index.minu"(%i, %i) <{no_such_property = 1}> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op index.minu: this operation does not support properties}}
  %r = "index.minu"(%i, %i) <1> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.mul' op expected 2 operands, but found 3}}
  %r = "index.mul"(%i, %i, %t) : (index, index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.mul' op requires one result}}
  %r:2 = "index.mul"(%i, %i) : (index, index) -> (index, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.mul' op requires zero regions}}
  %r = "index.mul"(%i, %i) ({}, {}, {}) : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "index.mul"(%i, %i)[^z, ^z, ^z] : (index, index) -> index
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.mul' op expected 2 operands, but found 1}}
  %r = "index.mul"(%i) : (index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.mul' op requires one result}}
  "index.mul"(%i, %i) : (index, index) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.mul' op operand #0 must be index, but got 'tuple<i32>'}}
  %r = "index.mul"(%t, %i) : (tuple<i32>, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.mul' op operand #1 must be index, but got 'tuple<i32>'}}
  %r = "index.mul"(%i, %t) : (index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.mul' op result #0 must be index, but got 'tuple<i32>'}}
  %r = "index.mul"(%i, %i) : (index, index) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op index.mul: this operation does not support properties}}
  %r = "index.mul"(%i, %i) <{no_such_property = 1}> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op index.mul: this operation does not support properties}}
  %r = "index.mul"(%i, %i) <1> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.or' op expected 2 operands, but found 3}}
  %r = "index.or"(%i, %i, %t) : (index, index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.or' op requires one result}}
  %r:2 = "index.or"(%i, %i) : (index, index) -> (index, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.or' op requires zero regions}}
  %r = "index.or"(%i, %i) ({}, {}, {}) : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "index.or"(%i, %i)[^z, ^z, ^z] : (index, index) -> index
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.or' op expected 2 operands, but found 1}}
  %r = "index.or"(%i) : (index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.or' op requires one result}}
  "index.or"(%i, %i) : (index, index) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.or' op operand #0 must be index, but got 'tuple<i32>'}}
  %r = "index.or"(%t, %i) : (tuple<i32>, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.or' op operand #1 must be index, but got 'tuple<i32>'}}
  %r = "index.or"(%i, %t) : (index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.or' op result #0 must be index, but got 'tuple<i32>'}}
  %r = "index.or"(%i, %i) : (index, index) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op index.or: this operation does not support properties}}
  %r = "index.or"(%i, %i) <{no_such_property = 1}> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op index.or: this operation does not support properties}}
  %r = "index.or"(%i, %i) <1> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.rems' op expected 2 operands, but found 3}}
  %r = "index.rems"(%i, %i, %t) : (index, index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.rems' op requires one result}}
  %r:2 = "index.rems"(%i, %i) : (index, index) -> (index, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.rems' op requires zero regions}}
  %r = "index.rems"(%i, %i) ({}, {}, {}) : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "index.rems"(%i, %i)[^z, ^z, ^z] : (index, index) -> index
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.rems' op expected 2 operands, but found 1}}
  %r = "index.rems"(%i) : (index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.rems' op requires one result}}
  "index.rems"(%i, %i) : (index, index) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.rems' op operand #0 must be index, but got 'tuple<i32>'}}
  %r = "index.rems"(%t, %i) : (tuple<i32>, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.rems' op operand #1 must be index, but got 'tuple<i32>'}}
  %r = "index.rems"(%i, %t) : (index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.rems' op result #0 must be index, but got 'tuple<i32>'}}
  %r = "index.rems"(%i, %i) : (index, index) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op index.rems: this operation does not support properties}}
  %r = "index.rems"(%i, %i) <{no_such_property = 1}> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op index.rems: this operation does not support properties}}
  %r = "index.rems"(%i, %i) <1> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.remu' op expected 2 operands, but found 3}}
  %r = "index.remu"(%i, %i, %t) : (index, index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.remu' op requires one result}}
  %r:2 = "index.remu"(%i, %i) : (index, index) -> (index, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.remu' op requires zero regions}}
  %r = "index.remu"(%i, %i) ({}, {}, {}) : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "index.remu"(%i, %i)[^z, ^z, ^z] : (index, index) -> index
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.remu' op expected 2 operands, but found 1}}
  %r = "index.remu"(%i) : (index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.remu' op requires one result}}
  "index.remu"(%i, %i) : (index, index) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.remu' op operand #0 must be index, but got 'tuple<i32>'}}
  %r = "index.remu"(%t, %i) : (tuple<i32>, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.remu' op operand #1 must be index, but got 'tuple<i32>'}}
  %r = "index.remu"(%i, %t) : (index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.remu' op result #0 must be index, but got 'tuple<i32>'}}
  %r = "index.remu"(%i, %i) : (index, index) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op index.remu: this operation does not support properties}}
  %r = "index.remu"(%i, %i) <{no_such_property = 1}> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op index.remu: this operation does not support properties}}
  %r = "index.remu"(%i, %i) <1> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.shl' op expected 2 operands, but found 3}}
  %r = "index.shl"(%i, %i, %t) : (index, index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.shl' op requires one result}}
  %r:2 = "index.shl"(%i, %i) : (index, index) -> (index, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.shl' op requires zero regions}}
  %r = "index.shl"(%i, %i) ({}, {}, {}) : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "index.shl"(%i, %i)[^z, ^z, ^z] : (index, index) -> index
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.shl' op expected 2 operands, but found 1}}
  %r = "index.shl"(%i) : (index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.shl' op requires one result}}
  "index.shl"(%i, %i) : (index, index) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.shl' op operand #0 must be index, but got 'tuple<i32>'}}
  %r = "index.shl"(%t, %i) : (tuple<i32>, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.shl' op operand #1 must be index, but got 'tuple<i32>'}}
  %r = "index.shl"(%i, %t) : (index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.shl' op result #0 must be index, but got 'tuple<i32>'}}
  %r = "index.shl"(%i, %i) : (index, index) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op index.shl: this operation does not support properties}}
  %r = "index.shl"(%i, %i) <{no_such_property = 1}> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op index.shl: this operation does not support properties}}
  %r = "index.shl"(%i, %i) <1> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.shrs' op expected 2 operands, but found 3}}
  %r = "index.shrs"(%i, %i, %t) : (index, index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.shrs' op requires one result}}
  %r:2 = "index.shrs"(%i, %i) : (index, index) -> (index, i32)
  return
}
