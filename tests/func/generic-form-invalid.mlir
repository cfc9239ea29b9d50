// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.call_indirect' op failed to verify that callee input types match argument types}}
  "func.call_indirect"(%g, %t) : (() -> (), tuple<i32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.call_indirect' op failed to verify that callee result types match result types}}
  %r = "func.call_indirect"(%g) : (() -> ()) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.call_indirect' op requires zero regions}}
  "func.call_indirect"(%g) ({}, {}, {}) : (() -> ()) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  "func.call_indirect"(%g)[^z, ^z, ^z] : (() -> ()) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.call_indirect' op expected 1 or more operands, but found 0}}
  "func.call_indirect"() : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.call_indirect' op operand #0 must be function type, but got 'tuple<i32>'}}
  "func.call_indirect"(%t) : (tuple<i32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {arg_attrs = dense<1> : tensor<2xi7>} for op func.call_indirect: Invalid attribute `arg_attrs` in property conversion: dense<1> : tensor<2xi7>}}
  "func.call_indirect"(%g) <{arg_attrs = dense<1> : tensor<2xi7>}> : (() -> ()) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {arg_attrs} for op func.call_indirect: Invalid attribute `arg_attrs` in property conversion: unit}}
  "func.call_indirect"(%g) <{arg_attrs = unit}> : (() -> ()) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {res_attrs = dense<1> : tensor<2xi7>} for op func.call_indirect: Invalid attribute `res_attrs` in property conversion: dense<1> : tensor<2xi7>}}
  "func.call_indirect"(%g) <{res_attrs = dense<1> : tensor<2xi7>}> : (() -> ()) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {res_attrs} for op func.call_indirect: Invalid attribute `res_attrs` in property conversion: unit}}
  "func.call_indirect"(%g) <{res_attrs = unit}> : (() -> ()) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op func.call_indirect: expected DictionaryAttr to set properties}}
  "func.call_indirect"(%g) <1> : (() -> ()) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.call' op requires attribute 'callee'}}
  "func.call"() : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.call' op requires attribute 'callee'}}
  "func.call"(%t) : (tuple<i32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.call' op requires attribute 'callee'}}
  %r = "func.call"() : () -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.call' op requires zero regions}}
  "func.call"() ({}, {}, {}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  "func.call"()[^z, ^z, ^z] : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {callee = dense<1> : tensor<2xi7>} for op func.call: Invalid attribute `callee` in property conversion: dense<1> : tensor<2xi7>}}
  "func.call"() <{callee = dense<1> : tensor<2xi7>}> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {callee} for op func.call: Invalid attribute `callee` in property conversion: unit}}
  "func.call"() <{callee = unit}> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {arg_attrs = dense<1> : tensor<2xi7>} for op func.call: Invalid attribute `arg_attrs` in property conversion: dense<1> : tensor<2xi7>}}
  "func.call"() <{arg_attrs = dense<1> : tensor<2xi7>}> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {arg_attrs} for op func.call: Invalid attribute `arg_attrs` in property conversion: unit}}
  "func.call"() <{arg_attrs = unit}> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {res_attrs = dense<1> : tensor<2xi7>} for op func.call: Invalid attribute `res_attrs` in property conversion: dense<1> : tensor<2xi7>}}
  "func.call"() <{res_attrs = dense<1> : tensor<2xi7>}> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {res_attrs} for op func.call: Invalid attribute `res_attrs` in property conversion: unit}}
  "func.call"() <{res_attrs = unit}> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_inline = dense<1> : tensor<2xi7>} for op func.call: Invalid attribute `no_inline` in property conversion: dense<1> : tensor<2xi7>}}
  "func.call"() <{no_inline = dense<1> : tensor<2xi7>}> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.call' op requires attribute 'callee'}}
  "func.call"() <{no_inline = unit}> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.call' op requires attribute 'callee'}}
  "func.call"() <{no_such_property = 1}> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op func.call: expected DictionaryAttr to set properties}}
  "func.call"() <1> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.constant' op requires attribute 'value'}}
  %r = "func.constant"() : () -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.constant' op requires zero operands}}
  %r = "func.constant"(%t) : (tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.constant' op requires one result}}
  %r:2 = "func.constant"() : () -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.constant' op requires zero regions}}
  %r = "func.constant"() ({}, {}, {}) : () -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "func.constant"()[^z, ^z, ^z] : () -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.constant' op requires one result}}
  "func.constant"() : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.constant' op requires attribute 'value'}}
  %r = "func.constant"() : () -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {value = dense<1> : tensor<2xi7>} for op func.constant: Invalid attribute `value` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "func.constant"() <{value = dense<1> : tensor<2xi7>}> : () -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {value} for op func.constant: Invalid attribute `value` in property conversion: unit}}
  %r = "func.constant"() <{value = unit}> : () -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.constant' op requires attribute 'value'}}
  %r = "func.constant"() <{no_such_property = 1}> : () -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op func.constant: expected DictionaryAttr to set properties}}
  %r = "func.constant"() <1> : () -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.func' op requires attribute 'function_type'}}
  "func.func"() ({}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.func' op requires zero operands}}
  "func.func"(%t) ({}) : (tuple<i32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.func' op requires zero results}}
  %r = "func.func"() ({}) : () -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.func' op requires one region}}
  "func.func"() ({}, {}, {}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  "func.func"()[^z, ^z, ^z] ({}) : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {sym_name = dense<1> : tensor<2xi7>} for op func.func: Invalid attribute `sym_name` in property conversion: dense<1> : tensor<2xi7>}}
  "func.func"() <{sym_name = dense<1> : tensor<2xi7>}> ({}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {sym_name} for op func.func: Invalid attribute `sym_name` in property conversion: unit}}
  "func.func"() <{sym_name = unit}> ({}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {function_type = dense<1> : tensor<2xi7>} for op func.func: Invalid attribute `function_type` in property conversion: dense<1> : tensor<2xi7>}}
  "func.func"() <{function_type = dense<1> : tensor<2xi7>}> ({}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {function_type} for op func.func: Invalid attribute `function_type` in property conversion: unit}}
  "func.func"() <{function_type = unit}> ({}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {sym_visibility = dense<1> : tensor<2xi7>} for op func.func: Invalid attribute `sym_visibility` in property conversion: dense<1> : tensor<2xi7>}}
  "func.func"() <{sym_visibility = dense<1> : tensor<2xi7>}> ({}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {sym_visibility} for op func.func: Invalid attribute `sym_visibility` in property conversion: unit}}
  "func.func"() <{sym_visibility = unit}> ({}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {arg_attrs = dense<1> : tensor<2xi7>} for op func.func: Invalid attribute `arg_attrs` in property conversion: dense<1> : tensor<2xi7>}}
  "func.func"() <{arg_attrs = dense<1> : tensor<2xi7>}> ({}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {arg_attrs} for op func.func: Invalid attribute `arg_attrs` in property conversion: unit}}
  "func.func"() <{arg_attrs = unit}> ({}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {res_attrs = dense<1> : tensor<2xi7>} for op func.func: Invalid attribute `res_attrs` in property conversion: dense<1> : tensor<2xi7>}}
  "func.func"() <{res_attrs = dense<1> : tensor<2xi7>}> ({}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {res_attrs} for op func.func: Invalid attribute `res_attrs` in property conversion: unit}}
  "func.func"() <{res_attrs = unit}> ({}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_inline = dense<1> : tensor<2xi7>} for op func.func: Invalid attribute `no_inline` in property conversion: dense<1> : tensor<2xi7>}}
  "func.func"() <{no_inline = dense<1> : tensor<2xi7>}> ({}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.func' op requires attribute 'function_type'}}
  "func.func"() <{no_inline = unit}> ({}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.func' op requires attribute 'function_type'}}
  "func.func"() <{no_such_property = 1}> ({}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op func.func: expected DictionaryAttr to set properties}}
  "func.func"() <1> ({}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.return' op has 1 operands, but enclosing function (@f) returns 0}}
  "func.return"(%t) : (tuple<i32>) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.return' op requires zero results}}
  %r = "func.return"() : () -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'func.return' op requires zero regions}}
  "func.return"() ({}, {}, {}) : () -> ()
^z:
  return
}
