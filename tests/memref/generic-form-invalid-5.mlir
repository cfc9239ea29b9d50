// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {alignment = dense<1> : tensor<2xi7>} for op memref.global: Invalid attribute `alignment` in property conversion: dense<1> : tensor<2xi7>}}
  "memref.global"() <{alignment = dense<1> : tensor<2xi7>}> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {alignment} for op memref.global: Invalid attribute `alignment` in property conversion: unit}}
  "memref.global"() <{alignment = unit}> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.global' op requires attribute 'sym_name'}}
  "memref.global"() <{no_such_property = 1}> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.global: expected DictionaryAttr to set properties}}
  "memref.global"() <1> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.memory_space_cast' op requires a single operand}}
  %r = "memref.memory_space_cast"(%m, %t) : (memref<4xf32>, tuple<i32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.memory_space_cast' op requires one result}}
  %r:2 = "memref.memory_space_cast"(%m) : (memref<4xf32>) -> (memref<4xf32>, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.memory_space_cast' op requires zero regions}}
  %r = "memref.memory_space_cast"(%m) ({}, {}, {}) : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "memref.memory_space_cast"(%m)[^z, ^z, ^z] : (memref<4xf32>) -> memref<4xf32>
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.memory_space_cast' op requires a single operand}}
  %r = "memref.memory_space_cast"() : () -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.memory_space_cast' op requires one result}}
  "memref.memory_space_cast"(%m) : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.memory_space_cast' op operand #0 must be ranked or unranked memref of any type values, but got 'tuple<i32>'}}
  %r = "memref.memory_space_cast"(%t) : (tuple<i32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.memory_space_cast' op result #0 must be ranked or unranked memref of any type values, but got 'tuple<i32>'}}
  %r = "memref.memory_space_cast"(%m) : (memref<4xf32>) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op memref.memory_space_cast: this operation does not support properties}}
  %r = "memref.memory_space_cast"(%m) <{no_such_property = 1}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.memory_space_cast: this operation does not support properties}}
  %r = "memref.memory_space_cast"(%m) <1> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.prefetch' op requires attribute 'isDataCache'}}
  "memref.prefetch"(%m) : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.prefetch' op requires attribute 'isDataCache'}}
  "memref.prefetch"(%m, %t) : (memref<4xf32>, tuple<i32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.prefetch' op requires zero results}}
  %r = "memref.prefetch"(%m) : (memref<4xf32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.prefetch' op requires zero regions}}
  "memref.prefetch"(%m) ({}, {}, {}) : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  "memref.prefetch"(%m)[^z, ^z, ^z] : (memref<4xf32>) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.prefetch' op expected 1 or more operands, but found 0}}
  "memref.prefetch"() : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.prefetch' op requires attribute 'isDataCache'}}
  "memref.prefetch"(%t) : (tuple<i32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {isWrite = dense<1> : tensor<2xi7>} for op memref.prefetch: Invalid attribute `isWrite` in property conversion: dense<1> : tensor<2xi7>}}
  "memref.prefetch"(%m) <{isWrite = dense<1> : tensor<2xi7>}> : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {isWrite} for op memref.prefetch: Invalid attribute `isWrite` in property conversion: unit}}
  "memref.prefetch"(%m) <{isWrite = unit}> : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {localityHint = dense<1> : tensor<2xi7>} for op memref.prefetch: Invalid attribute `localityHint` in property conversion: dense<1> : tensor<2xi7>}}
  "memref.prefetch"(%m) <{localityHint = dense<1> : tensor<2xi7>}> : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {localityHint} for op memref.prefetch: Invalid attribute `localityHint` in property conversion: unit}}
  "memref.prefetch"(%m) <{localityHint = unit}> : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {isDataCache = dense<1> : tensor<2xi7>} for op memref.prefetch: Invalid attribute `isDataCache` in property conversion: dense<1> : tensor<2xi7>}}
  "memref.prefetch"(%m) <{isDataCache = dense<1> : tensor<2xi7>}> : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {isDataCache} for op memref.prefetch: Invalid attribute `isDataCache` in property conversion: unit}}
  "memref.prefetch"(%m) <{isDataCache = unit}> : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.prefetch' op requires attribute 'isDataCache'}}
  "memref.prefetch"(%m) <{no_such_property = 1}> : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.prefetch: expected DictionaryAttr to set properties}}
  "memref.prefetch"(%m) <1> : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.rank' op requires a single operand}}
  %r = "memref.rank"(%m, %t) : (memref<4xf32>, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.rank' op requires one result}}
  %r:2 = "memref.rank"(%m) : (memref<4xf32>) -> (index, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.rank' op requires zero regions}}
  %r = "memref.rank"(%m) ({}, {}, {}) : (memref<4xf32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "memref.rank"(%m)[^z, ^z, ^z] : (memref<4xf32>) -> index
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.rank' op requires a single operand}}
  %r = "memref.rank"() : () -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.rank' op requires one result}}
  "memref.rank"(%m) : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.rank' op operand #0 must be ranked or unranked memref of any type values, but got 'tuple<i32>'}}
  %r = "memref.rank"(%t) : (tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.rank' op result #0 must be index, but got 'tuple<i32>'}}
  %r = "memref.rank"(%m) : (memref<4xf32>) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op memref.rank: this operation does not support properties}}
  %r = "memref.rank"(%m) <{no_such_property = 1}> : (memref<4xf32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.rank: this operation does not support properties}}
  %r = "memref.rank"(%m) <1> : (memref<4xf32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.realloc' op operand #1 must be index, but got 'tuple<i32>'}}
  %r = "memref.realloc"(%m, %t) : (memref<4xf32>, tuple<i32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.realloc' op requires one result}}
  %r:2 = "memref.realloc"(%m) : (memref<4xf32>) -> (memref<4xf32>, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.realloc' op requires zero regions}}
  %r = "memref.realloc"(%m) ({}, {}, {}) : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "memref.realloc"(%m)[^z, ^z, ^z] : (memref<4xf32>) -> memref<4xf32>
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.realloc' op expected 1 or more operands, but found 0}}
  %r = "memref.realloc"() : () -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.realloc' op requires one result}}
  "memref.realloc"(%m) : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.realloc' op operand #0 must be 1D memref of any type values, but got 'tuple<i32>'}}
  %r = "memref.realloc"(%t) : (tuple<i32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.realloc' op result #0 must be 1D memref of any type values, but got 'tuple<i32>'}}
  %r = "memref.realloc"(%m) : (memref<4xf32>) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {alignment = dense<1> : tensor<2xi7>} for op memref.realloc: Invalid attribute `alignment` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "memref.realloc"(%m) <{alignment = dense<1> : tensor<2xi7>}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {alignment} for op memref.realloc: Invalid attribute `alignment` in property conversion: unit}}
  %r = "memref.realloc"(%m) <{alignment = unit}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.realloc: expected DictionaryAttr to set properties}}
  %r = "memref.realloc"(%m) <1> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.reinterpret_cast' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %r = "memref.reinterpret_cast"(%m) : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.reinterpret_cast' op operand count (2) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %r = "memref.reinterpret_cast"(%m, %t) : (memref<4xf32>, tuple<i32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.reinterpret_cast' op requires one result}}
  %r:2 = "memref.reinterpret_cast"(%m) : (memref<4xf32>) -> (memref<4xf32>, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.reinterpret_cast' op requires zero regions}}
  %r = "memref.reinterpret_cast"(%m) ({}, {}, {}) : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "memref.reinterpret_cast"(%m)[^z, ^z, ^z] : (memref<4xf32>) -> memref<4xf32>
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.reinterpret_cast' op expected 1 or more operands, but found 0}}
  %r = "memref.reinterpret_cast"() : () -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.reinterpret_cast' op requires one result}}
  "memref.reinterpret_cast"(%m) : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.reinterpret_cast' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %r = "memref.reinterpret_cast"(%t) : (tuple<i32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.reinterpret_cast' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %r = "memref.reinterpret_cast"(%m) : (memref<4xf32>) -> tuple<i32>
  return
}
