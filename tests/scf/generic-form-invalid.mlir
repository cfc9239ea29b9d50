// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.condition' op expects parent op 'scf.while'}}
  "scf.condition"(%c) : (i1) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.condition' op expects parent op 'scf.while'}}
  "scf.condition"(%c, %t) : (i1, tuple<i32>) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.condition' op requires zero results}}
  %r = "scf.condition"(%c) : (i1) -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.condition' op requires zero regions}}
  "scf.condition"(%c) ({}, {}, {}) : (i1) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.condition' op requires 0 successors but found 3}}
  "scf.condition"(%c)[^z, ^z, ^z] : (i1) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.condition' op expected 1 or more operands, but found 0}}
  "scf.condition"() : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.condition' op expects parent op 'scf.while'}}
  "scf.condition"(%t) : (tuple<i32>) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_such_property = 1 : i64} for op scf.condition: this operation does not support properties}}
  "scf.condition"(%c) <{no_such_property = 1}> : (i1) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op scf.condition: this operation does not support properties}}
  "scf.condition"(%c) <1> : (i1) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.execute_region' op region needs to have at least one block}}
  "scf.execute_region"() ({}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.execute_region' op requires zero operands}}
  "scf.execute_region"(%t) ({}) : (tuple<i32>) -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.execute_region' op region needs to have at least one block}}
  %r = "scf.execute_region"() ({}) : () -> i32
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.execute_region' op requires one region}}
  "scf.execute_region"() ({}, {}, {}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  "scf.execute_region"()[^z, ^z, ^z] ({}) : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {no_inline = dense<1> : tensor<2xi7>} for op scf.execute_region: Invalid attribute `no_inline` in property conversion: dense<1> : tensor<2xi7>}}
  "scf.execute_region"() <{no_inline = dense<1> : tensor<2xi7>}> ({}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.execute_region' op region needs to have at least one block}}
  "scf.execute_region"() <{no_inline = unit}> ({}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.execute_region' op region needs to have at least one block}}
  "scf.execute_region"() <{no_such_property = 1}> ({}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op scf.execute_region: expected DictionaryAttr to set properties}}
  "scf.execute_region"() <1> ({}) : () -> ()
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.for' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  "scf.for"(%i, %i, %i) ({}) : (index, index, index) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.for' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  "scf.for"(%i, %i, %i, %t) ({}) : (index, index, index, tuple<i32>) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.for' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  %r = "scf.for"(%i, %i, %i) ({}) : (index, index, index) -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.for' op requires one region}}
  "scf.for"(%i, %i, %i) ({}, {}, {}) : (index, index, index) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  "scf.for"(%i, %i, %i)[^z, ^z, ^z] ({}) : (index, index, index) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.for' op expected 3 or more operands, but found 2}}
  "scf.for"(%i, %i) ({}) : (index, index) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.for' op operand #0 must be signless integer or index, but got 'tuple<i32>'}}
  "scf.for"(%t, %i, %i) ({}) : (tuple<i32>, index, index) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.for' op operand #1 must be signless integer or index, but got 'tuple<i32>'}}
  "scf.for"(%i, %t, %i) ({}) : (index, tuple<i32>, index) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.for' op operand #2 must be signless integer or index, but got 'tuple<i32>'}}
  "scf.for"(%i, %i, %t) ({}) : (index, index, tuple<i32>) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {unsignedCmp = dense<1> : tensor<2xi7>} for op scf.for: Invalid attribute `unsignedCmp` in property conversion: dense<1> : tensor<2xi7>}}
  "scf.for"(%i, %i, %i) <{unsignedCmp = dense<1> : tensor<2xi7>}> ({}) : (index, index, index) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.for' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  "scf.for"(%i, %i, %i) <{unsignedCmp = unit}> ({}) : (index, index, index) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.for' op region #0 ('region') failed to verify constraint: region with 1 blocks}}
  "scf.for"(%i, %i, %i) <{no_such_property = 1}> ({}) : (index, index, index) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op scf.for: expected DictionaryAttr to set properties}}
  "scf.for"(%i, %i, %i) <1> ({}) : (index, index, index) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.forall' op requires attribute 'staticLowerBound'}}
  "scf.forall"() ({}) : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.forall' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "scf.forall"(%t) ({}) : (tuple<i32>) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.forall' op requires attribute 'staticLowerBound'}}
  %r = "scf.forall"() ({}) : () -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.forall' op requires one region}}
  "scf.forall"() ({}, {}, {}) : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  "scf.forall"()[^z, ^z, ^z] ({}) : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {staticLowerBound = dense<1> : tensor<2xi7>} for op scf.forall: Invalid attribute `staticLowerBound` in property conversion: dense<1> : tensor<2xi7>}}
  "scf.forall"() <{staticLowerBound = dense<1> : tensor<2xi7>}> ({}) : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {staticLowerBound} for op scf.forall: Invalid attribute `staticLowerBound` in property conversion: unit}}
  "scf.forall"() <{staticLowerBound = unit}> ({}) : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {staticUpperBound = dense<1> : tensor<2xi7>} for op scf.forall: Invalid attribute `staticUpperBound` in property conversion: dense<1> : tensor<2xi7>}}
  "scf.forall"() <{staticUpperBound = dense<1> : tensor<2xi7>}> ({}) : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {staticUpperBound} for op scf.forall: Invalid attribute `staticUpperBound` in property conversion: unit}}
  "scf.forall"() <{staticUpperBound = unit}> ({}) : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {staticStep = dense<1> : tensor<2xi7>} for op scf.forall: Invalid attribute `staticStep` in property conversion: dense<1> : tensor<2xi7>}}
  "scf.forall"() <{staticStep = dense<1> : tensor<2xi7>}> ({}) : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {staticStep} for op scf.forall: Invalid attribute `staticStep` in property conversion: unit}}
  "scf.forall"() <{staticStep = unit}> ({}) : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {mapping = dense<1> : tensor<2xi7>} for op scf.forall: Invalid attribute `mapping` in property conversion: dense<1> : tensor<2xi7>}}
  "scf.forall"() <{mapping = dense<1> : tensor<2xi7>}> ({}) : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties {mapping} for op scf.forall: Invalid attribute `mapping` in property conversion: unit}}
  "scf.forall"() <{mapping = unit}> ({}) : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.forall' op requires attribute 'staticLowerBound'}}
  "scf.forall"() <{no_such_property = 1}> ({}) : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{invalid properties 1 : i64 for op scf.forall: expected DictionaryAttr to set properties}}
  "scf.forall"() <1> ({}) : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks}}
  "scf.if"(%c) ({}, {}) : (i1) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.if' op requires a single operand}}
  "scf.if"(%c, %t) ({}, {}) : (i1, tuple<i32>) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.if' op region #0 ('thenRegion') failed to verify constraint: region with 1 blocks}}
  %r = "scf.if"(%c) ({}, {}) : (i1) -> i32
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.if' op expected 2 regions}}
  "scf.if"(%c) ({}, {}, {}) : (i1) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{successors in non-terminator}}
  "scf.if"(%c)[^z, ^z, ^z] ({}, {}) : (i1) -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.if' op requires a single operand}}
  "scf.if"() ({}, {}) : () -> ()
^z:
  return
}
// -----

func.func @f(%a: i32, %f: f32, %i: index, %c: i1, %m: memref<4xf32>, %g: () -> (), %t: tuple<i32>) {
// expected-error @+1 {{'scf.if' op operand #0 must be 1-bit signless integer, but got 'tuple<i32>'}}
  "scf.if"(%t) ({}, {}) : (tuple<i32>) -> ()
^z:
  return
}
