// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.divu' op requires one result}}
  "index.divu"(%i, %i) : (index, index) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.divu' op operand #0 must be index, but got 'tuple<i32>'}}
  %r = "index.divu"(%t, %i) : (tuple<i32>, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.divu' op operand #1 must be index, but got 'tuple<i32>'}}
  %r = "index.divu"(%i, %t) : (index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.divu' op result #0 must be index, but got 'tuple<i32>'}}
  %r = "index.divu"(%i, %i) : (index, index) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op index.divu: this operation does not support properties}}
  %r = "index.divu"(%i, %i) <{no_such_property = 1}> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op index.divu: this operation does not support properties}}
  %r = "index.divu"(%i, %i) <1> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.floordivs' op expected 2 operands, but found 3}}
  %r = "index.floordivs"(%i, %i, %t) : (index, index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.floordivs' op requires one result}}
  %r:2 = "index.floordivs"(%i, %i) : (index, index) -> (index, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.floordivs' op requires zero regions}}
  %r = "index.floordivs"(%i, %i) ({}, {}, {}) : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "index.floordivs"(%i, %i)[^z, ^z, ^z] : (index, index) -> index
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.floordivs' op expected 2 operands, but found 1}}
  %r = "index.floordivs"(%i) : (index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.floordivs' op requires one result}}
  "index.floordivs"(%i, %i) : (index, index) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.floordivs' op operand #0 must be index, but got 'tuple<i32>'}}
  %r = "index.floordivs"(%t, %i) : (tuple<i32>, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.floordivs' op operand #1 must be index, but got 'tuple<i32>'}}
  %r = "index.floordivs"(%i, %t) : (index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.floordivs' op result #0 must be index, but got 'tuple<i32>'}}
  %r = "index.floordivs"(%i, %i) : (index, index) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op index.floordivs: this operation does not support properties}}
  %r = "index.floordivs"(%i, %i) <{no_such_property = 1}> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op index.floordivs: this operation does not support properties}}
  %r = "index.floordivs"(%i, %i) <1> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.maxs' op expected 2 operands, but found 3}}
  %r = "index.maxs"(%i, %i, %t) : (index, index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.maxs' op requires one result}}
  %r:2 = "index.maxs"(%i, %i) : (index, index) -> (index, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.maxs' op requires zero regions}}
  %r = "index.maxs"(%i, %i) ({}, {}, {}) : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "index.maxs"(%i, %i)[^z, ^z, ^z] : (index, index) -> index
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.maxs' op expected 2 operands, but found 1}}
  %r = "index.maxs"(%i) : (index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.maxs' op requires one result}}
  "index.maxs"(%i, %i) : (index, index) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.maxs' op operand #0 must be index, but got 'tuple<i32>'}}
  %r = "index.maxs"(%t, %i) : (tuple<i32>, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.maxs' op operand #1 must be index, but got 'tuple<i32>'}}
  %r = "index.maxs"(%i, %t) : (index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.maxs' op result #0 must be index, but got 'tuple<i32>'}}
  %r = "index.maxs"(%i, %i) : (index, index) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op index.maxs: this operation does not support properties}}
  %r = "index.maxs"(%i, %i) <{no_such_property = 1}> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op index.maxs: this operation does not support properties}}
  %r = "index.maxs"(%i, %i) <1> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.maxu' op expected 2 operands, but found 3}}
  %r = "index.maxu"(%i, %i, %t) : (index, index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.maxu' op requires one result}}
  %r:2 = "index.maxu"(%i, %i) : (index, index) -> (index, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.maxu' op requires zero regions}}
  %r = "index.maxu"(%i, %i) ({}, {}, {}) : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "index.maxu"(%i, %i)[^z, ^z, ^z] : (index, index) -> index
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.maxu' op expected 2 operands, but found 1}}
  %r = "index.maxu"(%i) : (index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.maxu' op requires one result}}
  "index.maxu"(%i, %i) : (index, index) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.maxu' op operand #0 must be index, but got 'tuple<i32>'}}
  %r = "index.maxu"(%t, %i) : (tuple<i32>, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.maxu' op operand #1 must be index, but got 'tuple<i32>'}}
  %r = "index.maxu"(%i, %t) : (index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.maxu' op result #0 must be index, but got 'tuple<i32>'}}
  %r = "index.maxu"(%i, %i) : (index, index) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op index.maxu: this operation does not support properties}}
  %r = "index.maxu"(%i, %i) <{no_such_property = 1}> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op index.maxu: this operation does not support properties}}
  %r = "index.maxu"(%i, %i) <1> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.mins' op expected 2 operands, but found 3}}
  %r = "index.mins"(%i, %i, %t) : (index, index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.mins' op requires one result}}
  %r:2 = "index.mins"(%i, %i) : (index, index) -> (index, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.mins' op requires zero regions}}
  %r = "index.mins"(%i, %i) ({}, {}, {}) : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "index.mins"(%i, %i)[^z, ^z, ^z] : (index, index) -> index
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.mins' op expected 2 operands, but found 1}}
  %r = "index.mins"(%i) : (index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.mins' op requires one result}}
  "index.mins"(%i, %i) : (index, index) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.mins' op operand #0 must be index, but got 'tuple<i32>'}}
  %r = "index.mins"(%t, %i) : (tuple<i32>, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.mins' op operand #1 must be index, but got 'tuple<i32>'}}
  %r = "index.mins"(%i, %t) : (index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.mins' op result #0 must be index, but got 'tuple<i32>'}}
  %r = "index.mins"(%i, %i) : (index, index) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op index.mins: this operation does not support properties}}
  %r = "index.mins"(%i, %i) <{no_such_property = 1}> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op index.mins: this operation does not support properties}}
  %r = "index.mins"(%i, %i) <1> : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.minu' op expected 2 operands, but found 3}}
  %r = "index.minu"(%i, %i, %t) : (index, index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.minu' op requires one result}}
  %r:2 = "index.minu"(%i, %i) : (index, index) -> (index, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.minu' op requires zero regions}}
  %r = "index.minu"(%i, %i) ({}, {}, {}) : (index, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "index.minu"(%i, %i)[^z, ^z, ^z] : (index, index) -> index
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.minu' op expected 2 operands, but found 1}}
  %r = "index.minu"(%i) : (index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.minu' op requires one result}}
  "index.minu"(%i, %i) : (index, index) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.minu' op operand #0 must be index, but got 'tuple<i32>'}}
  %r = "index.minu"(%t, %i) : (tuple<i32>, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.minu' op operand #1 must be index, but got 'tuple<i32>'}}
  %r = "index.minu"(%i, %t) : (index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'index.minu' op result #0 must be index, but got 'tuple<i32>'}}
  %r = "index.minu"(%i, %i) : (index, index) -> tuple<i32>
  return
}
