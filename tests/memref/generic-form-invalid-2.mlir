// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.generic_atomic_rmw' op expected 1 or more operands, but found 0}}
  %r = "memref.generic_atomic_rmw"() ({}) : () -> f32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.generic_atomic_rmw' op requires one result}}
  "memref.generic_atomic_rmw"(%m) ({}) : (memref<4xf32>) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.generic_atomic_rmw' op operand #0 must be memref of signless integer or floating-point values, but got 'tuple<i32>'}}
  %r = "memref.generic_atomic_rmw"(%t) ({}) : (tuple<i32>) -> f32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.generic_atomic_rmw' op result #0 must be signless integer or floating-point, but got 'tuple<i32>'}}
  %r = "memref.generic_atomic_rmw"(%m) ({}) : (memref<4xf32>) -> tuple<i32>
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op memref.generic_atomic_rmw: this operation does not support properties}}
  %r = "memref.generic_atomic_rmw"(%m) <{no_such_property = 1}> ({}) : (memref<4xf32>) -> f32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.generic_atomic_rmw: this operation does not support properties}}
  %r = "memref.generic_atomic_rmw"(%m) <1> ({}) : (memref<4xf32>) -> f32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.load' op failed to verify that result type matches element type of 'memref'}}
  %r = "memref.load"(%m) : (memref<4xf32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.load' op operand #1 must be variadic of index, but got 'tuple<i32>'}}
  %r = "memref.load"(%m, %t) : (memref<4xf32>, tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.load' op requires one result}}
  %r:2 = "memref.load"(%m) : (memref<4xf32>) -> (i32, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.load' op requires zero regions}}
  %r = "memref.load"(%m) ({}, {}, {}) : (memref<4xf32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "memref.load"(%m)[^z, ^z, ^z] : (memref<4xf32>) -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.load' op expected 1 or more operands, but found 0}}
  %r = "memref.load"() : () -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.load' op requires one result}}
  "memref.load"(%m) : (memref<4xf32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.load' op operand #0 must be memref of any type values, but got 'tuple<i32>'}}
  %r = "memref.load"(%t) : (tuple<i32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.load' op failed to verify that result type matches element type of 'memref'}}
  %r = "memref.load"(%m) : (memref<4xf32>) -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {nontemporal = dense<1> : tensor<2xi7>} for op memref.load: Invalid attribute `nontemporal` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "memref.load"(%m) <{nontemporal = dense<1> : tensor<2xi7>}> : (memref<4xf32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {nontemporal} for op memref.load: Invalid attribute `nontemporal` in property conversion: unit}}
  %r = "memref.load"(%m) <{nontemporal = unit}> : (memref<4xf32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {alignment = dense<1> : tensor<2xi7>} for op memref.load: Invalid attribute `alignment` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "memref.load"(%m) <{alignment = dense<1> : tensor<2xi7>}> : (memref<4xf32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {alignment} for op memref.load: Invalid attribute `alignment` in property conversion: unit}}
  %r = "memref.load"(%m) <{alignment = unit}> : (memref<4xf32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.load' op failed to verify that result type matches element type of 'memref'}}
  %r = "memref.load"(%m) <{no_such_property = 1}> : (memref<4xf32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.load: expected DictionaryAttr to set properties}}
  %r = "memref.load"(%m) <1> : (memref<4xf32>) -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.alloc' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %r = "memref.alloc"(%t) : (tuple<i32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.alloc' op requires one result}}
  %r:2 = "memref.alloc"() : () -> (memref<4xf32>, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.alloc' op requires zero regions}}
  %r = "memref.alloc"() ({}, {}, {}) : () -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "memref.alloc"()[^z, ^z, ^z] : () -> memref<4xf32>
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.alloc' op requires one result}}
  "memref.alloc"() : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.alloc' op result #0 must be memref of any type values, but got 'tuple<i32>'}}
  %r = "memref.alloc"() : () -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {alignment = dense<1> : tensor<2xi7>} for op memref.alloc: Invalid attribute `alignment` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "memref.alloc"() <{alignment = dense<1> : tensor<2xi7>}> : () -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {alignment} for op memref.alloc: Invalid attribute `alignment` in property conversion: unit}}
  %r = "memref.alloc"() <{alignment = unit}> : () -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.alloc: expected DictionaryAttr to set properties}}
  %r = "memref.alloc"() <1> : () -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.alloca' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  %r = "memref.alloca"(%t) : (tuple<i32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.alloca' op requires one result}}
  %r:2 = "memref.alloca"() : () -> (memref<4xf32>, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.alloca' op requires zero regions}}
  %r = "memref.alloca"() ({}, {}, {}) : () -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  %r = "memref.alloca"()[^z, ^z, ^z] : () -> memref<4xf32>
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.alloca' op requires one result}}
  "memref.alloca"() : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.alloca' op result #0 must be memref of any type values, but got 'tuple<i32>'}}
  %r = "memref.alloca"() : () -> tuple<i32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {alignment = dense<1> : tensor<2xi7>} for op memref.alloca: Invalid attribute `alignment` in property conversion: dense<1> : tensor<2xi7>}}
  %r = "memref.alloca"() <{alignment = dense<1> : tensor<2xi7>}> : () -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {alignment} for op memref.alloca: Invalid attribute `alignment` in property conversion: unit}}
  %r = "memref.alloca"() <{alignment = unit}> : () -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.alloca: expected DictionaryAttr to set properties}}
  %r = "memref.alloca"() <1> : () -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.alloca_scope' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
  "memref.alloca_scope"() ({}) : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.alloca_scope' op requires zero operands}}
  "memref.alloca_scope"(%t) ({}) : (tuple<i32>) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.alloca_scope' op region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks}}
  %r = "memref.alloca_scope"() ({}) : () -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.alloca_scope' op requires one region}}
  "memref.alloca_scope"() ({}, {}, {}) : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  "memref.alloca_scope"()[^z, ^z, ^z] ({}) : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op memref.alloca_scope: this operation does not support properties}}
  "memref.alloca_scope"() <{no_such_property = 1}> ({}) : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.alloca_scope: this operation does not support properties}}
  "memref.alloca_scope"() <1> ({}) : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.alloca_scope.return' op expects parent op 'memref.alloca_scope'}}
  "memref.alloca_scope.return"() : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.alloca_scope.return' op expects parent op 'memref.alloca_scope'}}
  "memref.alloca_scope.return"(%t) : (tuple<i32>) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.alloca_scope.return' op requires zero results}}
  %r = "memref.alloca_scope.return"() : () -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.alloca_scope.return' op requires zero regions}}
  "memref.alloca_scope.return"() ({}, {}, {}) : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.alloca_scope.return' op requires 0 successors but found 3}}
  "memref.alloca_scope.return"()[^z, ^z, ^z] : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op memref.alloca_scope.return: this operation does not support properties}}
  "memref.alloca_scope.return"() <{no_such_property = 1}> : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op memref.alloca_scope.return: this operation does not support properties}}
  "memref.alloca_scope.return"() <1> : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.cast' op requires a single operand}}
  %r = "memref.cast"(%m, %t) : (memref<4xf32>, tuple<i32>) -> memref<4xf32>
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.cast' op requires one result}}
  %r:2 = "memref.cast"(%m) : (memref<4xf32>) -> (memref<4xf32>, i32)
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'memref.cast' op requires zero regions}}
  %r = "memref.cast"(%m) ({}, {}, {}) : (memref<4xf32>) -> memref<4xf32>
  return
}
