// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.expand_shape' op requires zero regions}}
  %r = "memref.expand_shape"(%m) ({}, {}, {}) : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "memref.expand_shape"(%m)[^z, ^z, ^z] : (memref<4xf32>) -> memref<4xf32>
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.expand_shape' op expected 1 or more operands, but found 0}}
  %r = "memref.expand_shape"() : () -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.expand_shape' op requires one result}}
  "memref.expand_shape"(%m) : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.expand_shape' op requires attribute 'reassociation'}}
  %r = "memref.expand_shape"(%t) : (tuple<i32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.expand_shape' op requires attribute 'reassociation'}}
  %r = "memref.expand_shape"(%m) : (memref<4xf32>) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {reassociation = dense<1> : tensor<2xi7>} for op memref.expand_shape: Invalid attribute `reassociation` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "memref.expand_shape"(%m) <{reassociation = dense<1> : tensor<2xi7>}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {reassociation} for op memref.expand_shape: Invalid attribute `reassociation` in property conversion: unit}}
  %r = "memref.expand_shape"(%m) <{reassociation = unit}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {static_output_shape = dense<1> : tensor<2xi7>} for op memref.expand_shape: Invalid attribute `static_output_shape` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "memref.expand_shape"(%m) <{static_output_shape = dense<1> : tensor<2xi7>}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {static_output_shape} for op memref.expand_shape: Invalid attribute `static_output_shape` in property conversion: unit}}
  %r = "memref.expand_shape"(%m) <{static_output_shape = unit}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.expand_shape' op requires attribute 'reassociation'}}
  %r = "memref.expand_shape"(%m) <{no_such_property = 1}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.expand_shape: expected DictionaryAttr to set properties}}
  %r = "memref.expand_shape"(%m) <1> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.extract_aligned_pointer_as_index' op requires a single operand}}
  %r = "memref.extract_aligned_pointer_as_index"(%m, %t) : (memref<4xf32>, tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.extract_aligned_pointer_as_index' op requires one result}}
  %r:2 = "memref.extract_aligned_pointer_as_index"(%m) : (memref<4xf32>) -> (index, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.extract_aligned_pointer_as_index' op requires zero regions}}
  %r = "memref.extract_aligned_pointer_as_index"(%m) ({}, {}, {}) : (memref<4xf32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "memref.extract_aligned_pointer_as_index"(%m)[^z, ^z, ^z] : (memref<4xf32>) -> index
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.extract_aligned_pointer_as_index' op requires a single operand}}
  %r = "memref.extract_aligned_pointer_as_index"() : () -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.extract_aligned_pointer_as_index' op requires one result}}
  "memref.extract_aligned_pointer_as_index"(%m) : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.extract_aligned_pointer_as_index' op operand #0 must be ranked or unranked memref of any type values, but got 'tuple<i32>'}}
  %r = "memref.extract_aligned_pointer_as_index"(%t) : (tuple<i32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.extract_aligned_pointer_as_index' op result #0 must be index, but got 'tuple<i32>'}}
  %r = "memref.extract_aligned_pointer_as_index"(%m) : (memref<4xf32>) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op memref.extract_aligned_pointer_as_index: this operation does not support properties}}
  %r = "memref.extract_aligned_pointer_as_index"(%m) <{no_such_property = 1}> : (memref<4xf32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.extract_aligned_pointer_as_index: this operation does not support properties}}
  %r = "memref.extract_aligned_pointer_as_index"(%m) <1> : (memref<4xf32>) -> index
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.extract_strided_metadata' op result #0 must be strided memref of any type values of rank 0, but got 'memref<4xf32>'}}
  %r:2 = "memref.extract_strided_metadata"(%m) : (memref<4xf32>) -> (memref<4xf32>, index)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.extract_strided_metadata' op requires a single operand}}
  %r:2 = "memref.extract_strided_metadata"(%m, %t) : (memref<4xf32>, tuple<i32>) -> (memref<4xf32>, index)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.extract_strided_metadata' op result #0 must be strided memref of any type values of rank 0, but got 'memref<4xf32>'}}
  %r:3 = "memref.extract_strided_metadata"(%m) : (memref<4xf32>) -> (memref<4xf32>, index, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.extract_strided_metadata' op requires zero regions}}
  %r:2 = "memref.extract_strided_metadata"(%m) ({}, {}, {}) : (memref<4xf32>) -> (memref<4xf32>, index)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r:2 = "memref.extract_strided_metadata"(%m)[^z, ^z, ^z] : (memref<4xf32>) -> (memref<4xf32>, index)
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.extract_strided_metadata' op requires a single operand}}
  %r:2 = "memref.extract_strided_metadata"() : () -> (memref<4xf32>, index)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.extract_strided_metadata' op expected 2 or more results}}
  %r = "memref.extract_strided_metadata"(%m) : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.extract_strided_metadata' op operand #0 must be strided memref of any type values, but got 'tuple<i32>'}}
  %r:2 = "memref.extract_strided_metadata"(%t) : (tuple<i32>) -> (memref<4xf32>, index)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.extract_strided_metadata' op result #0 must be strided memref of any type values of rank 0, but got 'tuple<i32>'}}
  %r:2 = "memref.extract_strided_metadata"(%m) : (memref<4xf32>) -> (tuple<i32>, index)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op memref.extract_strided_metadata: this operation does not support properties}}
  %r:2 = "memref.extract_strided_metadata"(%m) <{no_such_property = 1}> : (memref<4xf32>) -> (memref<4xf32>, index)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.extract_strided_metadata: this operation does not support properties}}
  %r:2 = "memref.extract_strided_metadata"(%m) <1> : (memref<4xf32>) -> (memref<4xf32>, index)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.get_global' op requires attribute 'name'}}
  %r = "memref.get_global"() : () -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.get_global' op requires zero operands}}
  %r = "memref.get_global"(%t) : (tuple<i32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.get_global' op requires one result}}
  %r:2 = "memref.get_global"() : () -> (memref<4xf32>, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.get_global' op requires zero regions}}
  %r = "memref.get_global"() ({}, {}, {}) : () -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "memref.get_global"()[^z, ^z, ^z] : () -> memref<4xf32>
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.get_global' op requires one result}}
  "memref.get_global"() : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.get_global' op requires attribute 'name'}}
  %r = "memref.get_global"() : () -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {name = dense<1> : tensor<2xi7>} for op memref.get_global: Invalid attribute `name` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "memref.get_global"() <{name = dense<1> : tensor<2xi7>}> : () -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {name} for op memref.get_global: Invalid attribute `name` in property conversion: unit}}
  %r = "memref.get_global"() <{name = unit}> : () -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.get_global' op requires attribute 'name'}}
  %r = "memref.get_global"() <{no_such_property = 1}> : () -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.get_global: expected DictionaryAttr to set properties}}
  %r = "memref.get_global"() <1> : () -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.global' op requires attribute 'sym_name'}}
  "memref.global"() : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.global' op requires zero operands}}
  "memref.global"(%t) : (tuple<i32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.global' op requires zero results}}
  %r = "memref.global"() : () -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.global' op requires zero regions}}
  "memref.global"() ({}, {}, {}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  "memref.global"()[^z, ^z, ^z] : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {sym_name = dense<1> : tensor<2xi7>} for op memref.global: Invalid attribute `sym_name` in property conversion: dense<1> : tensor<2xi7>}}
  "memref.global"() <{sym_name = dense<1> : tensor<2xi7>}> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {sym_name} for op memref.global: Invalid attribute `sym_name` in property conversion: unit}}
  "memref.global"() <{sym_name = unit}> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {sym_visibility = dense<1> : tensor<2xi7>} for op memref.global: Invalid attribute `sym_visibility` in property conversion: dense<1> : tensor<2xi7>}}
  "memref.global"() <{sym_visibility = dense<1> : tensor<2xi7>}> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {sym_visibility} for op memref.global: Invalid attribute `sym_visibility` in property conversion: unit}}
  "memref.global"() <{sym_visibility = unit}> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {type = dense<1> : tensor<2xi7>} for op memref.global: Invalid attribute `type` in property conversion: dense<1> : tensor<2xi7>}}
  "memref.global"() <{type = dense<1> : tensor<2xi7>}> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {type} for op memref.global: Invalid attribute `type` in property conversion: unit}}
  "memref.global"() <{type = unit}> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.global' op requires attribute 'sym_name'}}
  "memref.global"() <{initial_value = dense<1> : tensor<2xi7>}> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.global' op requires attribute 'sym_name'}}
  "memref.global"() <{initial_value = unit}> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {constant = dense<1> : tensor<2xi7>} for op memref.global: Invalid attribute `constant` in property conversion: dense<1> : tensor<2xi7>}}
  "memref.global"() <{constant = dense<1> : tensor<2xi7>}> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.global' op requires attribute 'sym_name'}}
  "memref.global"() <{constant = unit}> : () -> ()
  return
}
