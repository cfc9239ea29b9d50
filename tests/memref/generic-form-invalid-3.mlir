// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "memref.cast"(%m)[^z, ^z, ^z] : (memref<4xf32>) -> memref<4xf32>
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.cast' op requires a single operand}}
  %r = "memref.cast"() : () -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.cast' op requires one result}}
  "memref.cast"(%m) : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.cast' op operand #0 must be ranked or unranked memref of any type values, but got 'tuple<i32>'}}
  %r = "memref.cast"(%t) : (tuple<i32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.cast' op result #0 must be ranked or unranked memref of any type values, but got 'tuple<i32>'}}
  %r = "memref.cast"(%m) : (memref<4xf32>) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op memref.cast: this operation does not support properties}}
  %r = "memref.cast"(%m) <{no_such_property = 1}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.cast: this operation does not support properties}}
  %r = "memref.cast"(%m) <1> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.collapse_shape' op requires attribute 'reassociation'}}
  %r = "memref.collapse_shape"(%m) : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.collapse_shape' op requires a single operand}}
  %r = "memref.collapse_shape"(%m, %t) : (memref<4xf32>, tuple<i32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.collapse_shape' op requires one result}}
  %r:2 = "memref.collapse_shape"(%m) : (memref<4xf32>) -> (memref<4xf32>, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.collapse_shape' op requires zero regions}}
  %r = "memref.collapse_shape"(%m) ({}, {}, {}) : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "memref.collapse_shape"(%m)[^z, ^z, ^z] : (memref<4xf32>) -> memref<4xf32>
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.collapse_shape' op requires a single operand}}
  %r = "memref.collapse_shape"() : () -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.collapse_shape' op requires one result}}
  "memref.collapse_shape"(%m) : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.collapse_shape' op requires attribute 'reassociation'}}
  %r = "memref.collapse_shape"(%t) : (tuple<i32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.collapse_shape' op requires attribute 'reassociation'}}
  %r = "memref.collapse_shape"(%m) : (memref<4xf32>) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {reassociation = dense<1> : tensor<2xi7>} for op memref.collapse_shape: Invalid attribute `reassociation` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "memref.collapse_shape"(%m) <{reassociation = dense<1> : tensor<2xi7>}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {reassociation} for op memref.collapse_shape: Invalid attribute `reassociation` in property conversion: unit}}
  %r = "memref.collapse_shape"(%m) <{reassociation = unit}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.collapse_shape' op requires attribute 'reassociation'}}
  %r = "memref.collapse_shape"(%m) <{no_such_property = 1}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.collapse_shape: expected DictionaryAttr to set properties}}
  %r = "memref.collapse_shape"(%m) <1> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.dealloc' op requires a single operand}}
  "memref.dealloc"(%m, %t) : (memref<4xf32>, tuple<i32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.dealloc' op requires zero results}}
  %r = "memref.dealloc"(%m) : (memref<4xf32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.dealloc' op requires zero regions}}
  "memref.dealloc"(%m) ({}, {}, {}) : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  "memref.dealloc"(%m)[^z, ^z, ^z] : (memref<4xf32>) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.dealloc' op requires a single operand}}
  "memref.dealloc"() : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.dealloc' op operand #0 must be ranked or unranked memref of any type values, but got 'tuple<i32>'}}
  "memref.dealloc"(%t) : (tuple<i32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op memref.dealloc: this operation does not support properties}}
  "memref.dealloc"(%m) <{no_such_property = 1}> : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.dealloc: this operation does not support properties}}
  "memref.dealloc"(%m) <1> : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.dim' op expected 2 operands, but found 3}}
  %r = "memref.dim"(%m, %i, %t) : (memref<4xf32>, index, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.dim' op requires one result}}
  %r:2 = "memref.dim"(%m, %i) : (memref<4xf32>, index) -> (index, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.dim' op requires zero regions}}
  %r = "memref.dim"(%m, %i) ({}, {}, {}) : (memref<4xf32>, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "memref.dim"(%m, %i)[^z, ^z, ^z] : (memref<4xf32>, index) -> index
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.dim' op expected 2 operands, but found 1}}
  %r = "memref.dim"(%m) : (memref<4xf32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.dim' op requires one result}}
  "memref.dim"(%m, %i) : (memref<4xf32>, index) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.dim' op operand #0 must be unranked.memref of any type values or non-0-ranked.memref of any type values, but got 'tuple<i32>'}}
  %r = "memref.dim"(%t, %i) : (tuple<i32>, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.dim' op operand #1 must be index, but got 'tuple<i32>'}}
  %r = "memref.dim"(%m, %t) : (memref<4xf32>, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.dim' op result #0 must be index, but got 'tuple<i32>'}}
  %r = "memref.dim"(%m, %i) : (memref<4xf32>, index) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op memref.dim: this operation does not support properties}}
  %r = "memref.dim"(%m, %i) <{no_such_property = 1}> : (memref<4xf32>, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.dim: this operation does not support properties}}
  %r = "memref.dim"(%m, %i) <1> : (memref<4xf32>, index) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.dma_start' op expected at least 4 operands}}
  "memref.dma_start"() : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.dma_start' op expected at least 4 operands}}
  "memref.dma_start"(%t) : (tuple<i32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.dma_start' op requires zero results}}
  %r = "memref.dma_start"() : () -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.dma_start' op requires zero regions}}
  "memref.dma_start"() ({}, {}, {}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  "memref.dma_start"()[^z, ^z, ^z] : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op memref.dma_start: this operation does not support properties}}
  "memref.dma_start"() <{no_such_property = 1}> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.dma_start: this operation does not support properties}}
  "memref.dma_start"() <1> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.dma_wait' op expected tagIndices to have the same number of elements as the tagMemRef rank, expected 1, but got 0}}
  "memref.dma_wait"(%m, %i) : (memref<4xf32>, index) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.dma_wait' op operand #2 must be index, but got 'tuple<i32>'}}
  "memref.dma_wait"(%m, %i, %t) : (memref<4xf32>, index, tuple<i32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.dma_wait' op requires zero results}}
  %r = "memref.dma_wait"(%m, %i) : (memref<4xf32>, index) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.dma_wait' op requires zero regions}}
  "memref.dma_wait"(%m, %i) ({}, {}, {}) : (memref<4xf32>, index) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  "memref.dma_wait"(%m, %i)[^z, ^z, ^z] : (memref<4xf32>, index) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.dma_wait' op expected 2 or more operands, but found 1}}
  "memref.dma_wait"(%m) : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.dma_wait' op operand #0 must be memref of any type values, but got 'tuple<i32>'}}
  "memref.dma_wait"(%t, %i) : (tuple<i32>, index) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.dma_wait' op operand #1 must be index, but got 'tuple<i32>'}}
  "memref.dma_wait"(%m, %t) : (memref<4xf32>, tuple<i32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op memref.dma_wait: this operation does not support properties}}
  "memref.dma_wait"(%m, %i) <{no_such_property = 1}> : (memref<4xf32>, index) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.dma_wait: this operation does not support properties}}
  "memref.dma_wait"(%m, %i) <1> : (memref<4xf32>, index) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.expand_shape' op requires attribute 'reassociation'}}
  %r = "memref.expand_shape"(%m) : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.expand_shape' op requires attribute 'reassociation'}}
  %r = "memref.expand_shape"(%m, %t) : (memref<4xf32>, tuple<i32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.expand_shape' op requires one result}}
  %r:2 = "memref.expand_shape"(%m) : (memref<4xf32>) -> (memref<4xf32>, i32)
  return
}
