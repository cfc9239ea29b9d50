// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minnumf' op result #0 must be floating-point-like, but got 'tuple<i32>'}}
  %r = "arith.minnumf"(%f, %f) : (f32, f32) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {fastmath = dense<1> : tensor<2xi7>} for op arith.minnumf: Invalid attribute `fastmath` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "arith.minnumf"(%f, %f) <{fastmath = dense<1> : tensor<2xi7>}> : (f32, f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {fastmath} for op arith.minnumf: Invalid attribute `fastmath` in property conversion: unit}}
  %r = "arith.minnumf"(%f, %f) <{fastmath = unit}> : (f32, f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.minnumf: expected DictionaryAttr to set properties}}
  %r = "arith.minnumf"(%f, %f) <1> : (f32, f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minsi' op expected 2 operands, but found 3}}
  %r = "arith.minsi"(%a, %a, %t) : (i32, i32, tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minsi' op requires one result}}
  %r:2 = "arith.minsi"(%a, %a) : (i32, i32) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minsi' op requires zero regions}}
  %r = "arith.minsi"(%a, %a) ({}, {}, {}) : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "arith.minsi"(%a, %a)[^z, ^z, ^z] : (i32, i32) -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minsi' op expected 2 operands, but found 1}}
  %r = "arith.minsi"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minsi' op requires one result}}
  "arith.minsi"(%a, %a) : (i32, i32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minsi' op operand #0 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.minsi"(%t, %a) : (tuple<i32>, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minsi' op operand #1 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.minsi"(%a, %t) : (i32, tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minsi' op result #0 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.minsi"(%a, %a) : (i32, i32) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op arith.minsi: this operation does not support properties}}
  %r = "arith.minsi"(%a, %a) <{no_such_property = 1}> : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.minsi: this operation does not support properties}}
  %r = "arith.minsi"(%a, %a) <1> : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minui' op expected 2 operands, but found 3}}
  %r = "arith.minui"(%a, %a, %t) : (i32, i32, tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minui' op requires one result}}
  %r:2 = "arith.minui"(%a, %a) : (i32, i32) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minui' op requires zero regions}}
  %r = "arith.minui"(%a, %a) ({}, {}, {}) : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "arith.minui"(%a, %a)[^z, ^z, ^z] : (i32, i32) -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minui' op expected 2 operands, but found 1}}
  %r = "arith.minui"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minui' op requires one result}}
  "arith.minui"(%a, %a) : (i32, i32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minui' op operand #0 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.minui"(%t, %a) : (tuple<i32>, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minui' op operand #1 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.minui"(%a, %t) : (i32, tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minui' op result #0 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.minui"(%a, %a) : (i32, i32) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op arith.minui: this operation does not support properties}}
  %r = "arith.minui"(%a, %a) <{no_such_property = 1}> : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.minui: this operation does not support properties}}
  %r = "arith.minui"(%a, %a) <1> : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minimumf' op expected 2 operands, but found 3}}
  %r = "arith.minimumf"(%f, %f, %t) : (f32, f32, tuple<i32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minimumf' op requires one result}}
  %r:2 = "arith.minimumf"(%f, %f) : (f32, f32) -> (f32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minimumf' op requires zero regions}}
  %r = "arith.minimumf"(%f, %f) ({}, {}, {}) : (f32, f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "arith.minimumf"(%f, %f)[^z, ^z, ^z] : (f32, f32) -> f32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minimumf' op expected 2 operands, but found 1}}
  %r = "arith.minimumf"(%f) : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minimumf' op requires one result}}
  "arith.minimumf"(%f, %f) : (f32, f32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minimumf' op operand #0 must be floating-point-like, but got 'tuple<i32>'}}
  %r = "arith.minimumf"(%t, %f) : (tuple<i32>, f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minimumf' op operand #1 must be floating-point-like, but got 'tuple<i32>'}}
  %r = "arith.minimumf"(%f, %t) : (f32, tuple<i32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.minimumf' op result #0 must be floating-point-like, but got 'tuple<i32>'}}
  %r = "arith.minimumf"(%f, %f) : (f32, f32) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {fastmath = dense<1> : tensor<2xi7>} for op arith.minimumf: Invalid attribute `fastmath` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "arith.minimumf"(%f, %f) <{fastmath = dense<1> : tensor<2xi7>}> : (f32, f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {fastmath} for op arith.minimumf: Invalid attribute `fastmath` in property conversion: unit}}
  %r = "arith.minimumf"(%f, %f) <{fastmath = unit}> : (f32, f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.minimumf: expected DictionaryAttr to set properties}}
  %r = "arith.minimumf"(%f, %f) <1> : (f32, f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.mulf' op expected 2 operands, but found 3}}
  %r = "arith.mulf"(%f, %f, %t) : (f32, f32, tuple<i32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.mulf' op requires one result}}
  %r:2 = "arith.mulf"(%f, %f) : (f32, f32) -> (f32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.mulf' op requires zero regions}}
  %r = "arith.mulf"(%f, %f) ({}, {}, {}) : (f32, f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "arith.mulf"(%f, %f)[^z, ^z, ^z] : (f32, f32) -> f32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.mulf' op expected 2 operands, but found 1}}
  %r = "arith.mulf"(%f) : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.mulf' op requires one result}}
  "arith.mulf"(%f, %f) : (f32, f32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.mulf' op operand #0 must be floating-point-like, but got 'tuple<i32>'}}
  %r = "arith.mulf"(%t, %f) : (tuple<i32>, f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.mulf' op operand #1 must be floating-point-like, but got 'tuple<i32>'}}
  %r = "arith.mulf"(%f, %t) : (f32, tuple<i32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.mulf' op result #0 must be floating-point-like, but got 'tuple<i32>'}}
  %r = "arith.mulf"(%f, %f) : (f32, f32) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {fastmath = dense<1> : tensor<2xi7>} for op arith.mulf: Invalid attribute `fastmath` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "arith.mulf"(%f, %f) <{fastmath = dense<1> : tensor<2xi7>}> : (f32, f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {fastmath} for op arith.mulf: Invalid attribute `fastmath` in property conversion: unit}}
  %r = "arith.mulf"(%f, %f) <{fastmath = unit}> : (f32, f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op arith.mulf: expected DictionaryAttr to set properties}}
  %r = "arith.mulf"(%f, %f) <1> : (f32, f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.muli' op expected 2 operands, but found 3}}
  %r = "arith.muli"(%a, %a, %t) : (i32, i32, tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.muli' op requires one result}}
  %r:2 = "arith.muli"(%a, %a) : (i32, i32) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.muli' op requires zero regions}}
  %r = "arith.muli"(%a, %a) ({}, {}, {}) : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "arith.muli"(%a, %a)[^z, ^z, ^z] : (i32, i32) -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.muli' op expected 2 operands, but found 1}}
  %r = "arith.muli"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.muli' op requires one result}}
  "arith.muli"(%a, %a) : (i32, i32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.muli' op operand #0 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.muli"(%t, %a) : (tuple<i32>, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.muli' op operand #1 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.muli"(%a, %t) : (i32, tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'arith.muli' op result #0 must be signless-integer-like, but got 'tuple<i32>'}}
  %r = "arith.muli"(%a, %a) : (i32, i32) -> tuple<i32>
  return
}
