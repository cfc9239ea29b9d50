// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.assume_alignment' op requires attribute 'alignment'}}
  %r = "memref.assume_alignment"(%m) : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.assume_alignment' op requires a single operand}}
  %r = "memref.assume_alignment"(%m, %t) : (memref<4xf32>, tuple<i32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.assume_alignment' op requires one result}}
  %r:2 = "memref.assume_alignment"(%m) : (memref<4xf32>) -> (memref<4xf32>, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.assume_alignment' op requires zero regions}}
  %r = "memref.assume_alignment"(%m) ({}, {}, {}) : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "memref.assume_alignment"(%m)[^z, ^z, ^z] : (memref<4xf32>) -> memref<4xf32>
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.assume_alignment' op requires a single operand}}
  %r = "memref.assume_alignment"() : () -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.assume_alignment' op requires one result}}
  "memref.assume_alignment"(%m) : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.assume_alignment' op requires attribute 'alignment'}}
  %r = "memref.assume_alignment"(%t) : (tuple<i32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.assume_alignment' op requires attribute 'alignment'}}
  %r = "memref.assume_alignment"(%m) : (memref<4xf32>) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {alignment = dense<1> : tensor<2xi7>} for op memref.assume_alignment: Invalid attribute `alignment` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "memref.assume_alignment"(%m) <{alignment = dense<1> : tensor<2xi7>}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {alignment} for op memref.assume_alignment: Invalid attribute `alignment` in property conversion: unit}}
  %r = "memref.assume_alignment"(%m) <{alignment = unit}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.assume_alignment' op requires attribute 'alignment'}}
  %r = "memref.assume_alignment"(%m) <{no_such_property = 1}> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.assume_alignment: expected DictionaryAttr to set properties}}
  %r = "memref.assume_alignment"(%m) <1> : (memref<4xf32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.atomic_rmw' op requires attribute 'kind'}}
  %r = "memref.atomic_rmw"(%f, %m) : (f32, memref<4xf32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.atomic_rmw' op requires attribute 'kind'}}
  %r = "memref.atomic_rmw"(%f, %m, %t) : (f32, memref<4xf32>, tuple<i32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.atomic_rmw' op requires one result}}
  %r:2 = "memref.atomic_rmw"(%f, %m) : (f32, memref<4xf32>) -> (f32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.atomic_rmw' op requires zero regions}}
  %r = "memref.atomic_rmw"(%f, %m) ({}, {}, {}) : (f32, memref<4xf32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "memref.atomic_rmw"(%f, %m)[^z, ^z, ^z] : (f32, memref<4xf32>) -> f32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.atomic_rmw' op expected 2 or more operands, but found 1}}
  %r = "memref.atomic_rmw"(%f) : (f32) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.atomic_rmw' op requires one result}}
  "memref.atomic_rmw"(%f, %m) : (f32, memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.atomic_rmw' op requires attribute 'kind'}}
  %r = "memref.atomic_rmw"(%t, %m) : (tuple<i32>, memref<4xf32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.atomic_rmw' op requires attribute 'kind'}}
  %r = "memref.atomic_rmw"(%f, %t) : (f32, tuple<i32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.atomic_rmw' op requires attribute 'kind'}}
  %r = "memref.atomic_rmw"(%f, %m) : (f32, memref<4xf32>) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {kind = dense<1> : tensor<2xi7>} for op memref.atomic_rmw: Invalid attribute `kind` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "memref.atomic_rmw"(%f, %m) <{kind = dense<1> : tensor<2xi7>}> : (f32, memref<4xf32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {kind} for op memref.atomic_rmw: Invalid attribute `kind` in property conversion: unit}}
  %r = "memref.atomic_rmw"(%f, %m) <{kind = unit}> : (f32, memref<4xf32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.atomic_rmw' op requires attribute 'kind'}}
  %r = "memref.atomic_rmw"(%f, %m) <{no_such_property = 1}> : (f32, memref<4xf32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.atomic_rmw: expected DictionaryAttr to set properties}}
  %r = "memref.atomic_rmw"(%f, %m) <1> : (f32, memref<4xf32>) -> f32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.atomic_yield' op expects parent op 'memref.generic_atomic_rmw'}}
  "memref.atomic_yield"(%a) : (i32) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.atomic_yield' op requires a single operand}}
  "memref.atomic_yield"(%a, %t) : (i32, tuple<i32>) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.atomic_yield' op requires zero results}}
  %r = "memref.atomic_yield"(%a) : (i32) -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.atomic_yield' op requires zero regions}}
  "memref.atomic_yield"(%a) ({}, {}, {}) : (i32) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.atomic_yield' op requires 0 successors but found 3}}
  "memref.atomic_yield"(%a)[^z, ^z, ^z] : (i32) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.atomic_yield' op requires a single operand}}
  "memref.atomic_yield"() : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.atomic_yield' op expects parent op 'memref.generic_atomic_rmw'}}
  "memref.atomic_yield"(%t) : (tuple<i32>) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op memref.atomic_yield: this operation does not support properties}}
  "memref.atomic_yield"(%a) <{no_such_property = 1}> : (i32) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.atomic_yield: this operation does not support properties}}
  "memref.atomic_yield"(%a) <1> : (i32) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.copy' op expected 2 operands, but found 3}}
  "memref.copy"(%m, %m, %t) : (memref<4xf32>, memref<4xf32>, tuple<i32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.copy' op requires zero results}}
  %r = "memref.copy"(%m, %m) : (memref<4xf32>, memref<4xf32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.copy' op requires zero regions}}
  "memref.copy"(%m, %m) ({}, {}, {}) : (memref<4xf32>, memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  "memref.copy"(%m, %m)[^z, ^z, ^z] : (memref<4xf32>, memref<4xf32>) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.copy' op expected 2 operands, but found 1}}
  "memref.copy"(%m) : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.copy' op operand #0 must be ranked or unranked memref of any type values, but got 'tuple<i32>'}}
  "memref.copy"(%t, %m) : (tuple<i32>, memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.copy' op operand #1 must be ranked or unranked memref of any type values, but got 'tuple<i32>'}}
  "memref.copy"(%m, %t) : (memref<4xf32>, tuple<i32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op memref.copy: this operation does not support properties}}
  "memref.copy"(%m, %m) <{no_such_property = 1}> : (memref<4xf32>, memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.copy: this operation does not support properties}}
  "memref.copy"(%m, %m) <1> : (memref<4xf32>, memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.distinct_objects' op expected at least one operand}}
  "memref.distinct_objects"() : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.distinct_objects' op operand #0 must be variadic of memref of any type values, but got 'tuple<i32>'}}
  "memref.distinct_objects"(%t) : (tuple<i32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.distinct_objects' op result #0 must be variadic of memref of any type values, but got 'i32'}}
  %r = "memref.distinct_objects"() : () -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.distinct_objects' op requires zero regions}}
  "memref.distinct_objects"() ({}, {}, {}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  "memref.distinct_objects"()[^z, ^z, ^z] : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op memref.distinct_objects: this operation does not support properties}}
  "memref.distinct_objects"() <{no_such_property = 1}> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.distinct_objects: this operation does not support properties}}
  "memref.distinct_objects"() <1> : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.generic_atomic_rmw' op expected single number of entry block arguments}}
  %r = "memref.generic_atomic_rmw"(%m) ({}) : (memref<4xf32>) -> f32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.generic_atomic_rmw' op operand #1 must be variadic of index, but got 'tuple<i32>'}}
  %r = "memref.generic_atomic_rmw"(%m, %t) ({}) : (memref<4xf32>, tuple<i32>) -> f32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.generic_atomic_rmw' op requires one result}}
  %r:2 = "memref.generic_atomic_rmw"(%m) ({}) : (memref<4xf32>) -> (f32, i32)
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.generic_atomic_rmw' op requires one region}}
  %r = "memref.generic_atomic_rmw"(%m) ({}, {}, {}) : (memref<4xf32>) -> f32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "memref.generic_atomic_rmw"(%m)[^z, ^z, ^z] ({}) : (memref<4xf32>) -> f32
^z:
  return
}
