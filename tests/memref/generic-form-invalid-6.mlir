// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {static_offsets = dense<1> : tensor<2xi7>} for op memref.reinterpret_cast: Invalid attribute `static_offsets` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "memref.reinterpret_cast"(%m) <{static_offsets = dense<1> : tensor<2xi7>}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {static_offsets} for op memref.reinterpret_cast: Invalid attribute `static_offsets` in property conversion: unit}}
  %r = "memref.reinterpret_cast"(%m) <{static_offsets = unit}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {static_sizes = dense<1> : tensor<2xi7>} for op memref.reinterpret_cast: Invalid attribute `static_sizes` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "memref.reinterpret_cast"(%m) <{static_sizes = dense<1> : tensor<2xi7>}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {static_sizes} for op memref.reinterpret_cast: Invalid attribute `static_sizes` in property conversion: unit}}
  %r = "memref.reinterpret_cast"(%m) <{static_sizes = unit}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {static_strides = dense<1> : tensor<2xi7>} for op memref.reinterpret_cast: Invalid attribute `static_strides` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "memref.reinterpret_cast"(%m) <{static_strides = dense<1> : tensor<2xi7>}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {static_strides} for op memref.reinterpret_cast: Invalid attribute `static_strides` in property conversion: unit}}
  %r = "memref.reinterpret_cast"(%m) <{static_strides = unit}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.reinterpret_cast' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %r = "memref.reinterpret_cast"(%m) <{no_such_property = 1}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.reinterpret_cast: expected DictionaryAttr to set properties}}
  %r = "memref.reinterpret_cast"(%m) <1> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.reshape' op operand #1 must be 1D memref of signless integer or index values, but got 'memref<4xf32>'}}
  %r = "memref.reshape"(%m, %m) : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.reshape' op expected 2 operands, but found 3}}
  %r = "memref.reshape"(%m, %m, %t) : (memref<4xf32>, memref<4xf32>, tuple<i32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.reshape' op requires one result}}
  %r:2 = "memref.reshape"(%m, %m) : (memref<4xf32>, memref<4xf32>) -> (memref<4xf32>, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.reshape' op requires zero regions}}
  %r = "memref.reshape"(%m, %m) ({}, {}, {}) : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "memref.reshape"(%m, %m)[^z, ^z, ^z] : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.reshape' op expected 2 operands, but found 1}}
  %r = "memref.reshape"(%m) : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.reshape' op requires one result}}
  "memref.reshape"(%m, %m) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.reshape' op operand #0 must be ranked or unranked memref of any type values, but got 'tuple<i32>'}}
  %r = "memref.reshape"(%t, %m) : (tuple<i32>, memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.reshape' op operand #1 must be 1D memref of signless integer or index values, but got 'tuple<i32>'}}
  %r = "memref.reshape"(%m, %t) : (memref<4xf32>, tuple<i32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.reshape' op operand #1 must be 1D memref of signless integer or index values, but got 'memref<4xf32>'}}
  %r = "memref.reshape"(%m, %m) : (memref<4xf32>, memref<4xf32>) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op memref.reshape: this operation does not support properties}}
  %r = "memref.reshape"(%m, %m) <{no_such_property = 1}> : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.reshape: this operation does not support properties}}
  %r = "memref.reshape"(%m, %m) <1> : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.store' op failed to verify that type of 'value' matches element type of 'memref'}}
  "memref.store"(%a, %m) : (i32, memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.store' op operand #2 must be variadic of index, but got 'tuple<i32>'}}
  "memref.store"(%a, %m, %t) : (i32, memref<4xf32>, tuple<i32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.store' op requires zero results}}
  %r = "memref.store"(%a, %m) : (i32, memref<4xf32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.store' op requires zero regions}}
  "memref.store"(%a, %m) ({}, {}, {}) : (i32, memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  "memref.store"(%a, %m)[^z, ^z, ^z] : (i32, memref<4xf32>) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.store' op expected 2 or more operands, but found 1}}
  "memref.store"(%a) : (i32) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.store' op failed to verify that type of 'value' matches element type of 'memref'}}
  "memref.store"(%t, %m) : (tuple<i32>, memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.store' op operand #1 must be memref of any type values, but got 'tuple<i32>'}}
  "memref.store"(%a, %t) : (i32, tuple<i32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {nontemporal = dense<1> : tensor<2xi7>} for op memref.store: Invalid attribute `nontemporal` in property conversion: dense<1> : tensor<2xi7>}}
  "memref.store"(%a, %m) <{nontemporal = dense<1> : tensor<2xi7>}> : (i32, memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {nontemporal} for op memref.store: Invalid attribute `nontemporal` in property conversion: unit}}
  "memref.store"(%a, %m) <{nontemporal = unit}> : (i32, memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {alignment = dense<1> : tensor<2xi7>} for op memref.store: Invalid attribute `alignment` in property conversion: dense<1> : tensor<2xi7>}}
  "memref.store"(%a, %m) <{alignment = dense<1> : tensor<2xi7>}> : (i32, memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {alignment} for op memref.store: Invalid attribute `alignment` in property conversion: unit}}
  "memref.store"(%a, %m) <{alignment = unit}> : (i32, memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.store' op failed to verify that type of 'value' matches element type of 'memref'}}
  "memref.store"(%a, %m) <{no_such_property = 1}> : (i32, memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.store: expected DictionaryAttr to set properties}}
  "memref.store"(%a, %m) <1> : (i32, memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.transpose' op requires attribute 'permutation'}}
  %r = "memref.transpose"(%m) : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.transpose' op requires a single operand}}
  %r = "memref.transpose"(%m, %t) : (memref<4xf32>, tuple<i32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.transpose' op requires one result}}
  %r:2 = "memref.transpose"(%m) : (memref<4xf32>) -> (memref<4xf32>, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.transpose' op requires zero regions}}
  %r = "memref.transpose"(%m) ({}, {}, {}) : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "memref.transpose"(%m)[^z, ^z, ^z] : (memref<4xf32>) -> memref<4xf32>
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.transpose' op requires a single operand}}
  %r = "memref.transpose"() : () -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.transpose' op requires one result}}
  "memref.transpose"(%m) : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.transpose' op requires attribute 'permutation'}}
  %r = "memref.transpose"(%t) : (tuple<i32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.transpose' op requires attribute 'permutation'}}
  %r = "memref.transpose"(%m) : (memref<4xf32>) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {permutation = dense<1> : tensor<2xi7>} for op memref.transpose: Invalid attribute `permutation` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "memref.transpose"(%m) <{permutation = dense<1> : tensor<2xi7>}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {permutation} for op memref.transpose: Invalid attribute `permutation` in property conversion: unit}}
  %r = "memref.transpose"(%m) <{permutation = unit}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.transpose' op requires attribute 'permutation'}}
  %r = "memref.transpose"(%m) <{no_such_property = 1}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.transpose: expected DictionaryAttr to set properties}}
  %r = "memref.transpose"(%m) <1> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<4xf32>'}}
  %r = "memref.view"(%m, %i) : (memref<4xf32>, index) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<4xf32>'}}
  %r = "memref.view"(%m, %i, %t) : (memref<4xf32>, index, tuple<i32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.view' op requires one result}}
  %r:2 = "memref.view"(%m, %i) : (memref<4xf32>, index) -> (memref<4xf32>, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.view' op requires zero regions}}
  %r = "memref.view"(%m, %i) ({}, {}, {}) : (memref<4xf32>, index) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "memref.view"(%m, %i)[^z, ^z, ^z] : (memref<4xf32>, index) -> memref<4xf32>
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.view' op expected 2 or more operands, but found 1}}
  %r = "memref.view"(%m) : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.view' op requires one result}}
  "memref.view"(%m, %i) : (memref<4xf32>, index) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'tuple<i32>'}}
  %r = "memref.view"(%t, %i) : (tuple<i32>, index) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<4xf32>'}}
  %r = "memref.view"(%m, %t) : (memref<4xf32>, tuple<i32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.view' op operand #0 must be 1D memref of 8-bit signless integer values, but got 'memref<4xf32>'}}
  %r = "memref.view"(%m, %i) : (memref<4xf32>, index) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op memref.view: this operation does not support properties}}
  %r = "memref.view"(%m, %i) <{no_such_property = 1}> : (memref<4xf32>, index) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.view: this operation does not support properties}}
  %r = "memref.view"(%m, %i) <1> : (memref<4xf32>, index) -> memref<4xf32>
  return
}
