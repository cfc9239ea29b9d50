// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f() {
// expected-error @+1 {{'cf.br' op requires 1 successor but found 0}}
  "cf.br"() : () -> ()
}
// -----

func.func @f() {
// expected-error @+1 {{'cf.br' op requires 1 successor but found 2}}
  "cf.br"()[^a, ^a] : () -> ()
^a:
  return
}
// -----

func.func @f() {
  cf.br
// expected-error @+1 {{expected operation name in quotes}}
^a:
  return
}
// -----

func.func @f() {
// expected-error @+1 {{expected block name}}
  cf.br a
^a:
  return
}
// -----

func.func @f() {
// expected-error @+1 {{expected ':'}}
  cf.br ^a()
^a:
  return
}
// -----

func.func @f() {
// expected-error @+1 {{expected non-function type}}
  cf.br ^a(:)
^a:
  return
}
// -----

func.func @f(%x: i32) {
// expected-error @+1 {{expected ':'}}
  cf.br ^a(%x)
^a(%y: i32):
  return
}
// -----

func.func @f(%x: i32) {
// expected-error @+1 {{custom op 'cf.br' number of operands and types do not match: got 1 operands and 2 types}}
  cf.br ^a(%x : i32, i32)
^a(%y: i32):
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%x: i32) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'i64' vs 'i32'}}
  cf.br ^a(%x : i64)
^a(%y: i64):
  return
}
// -----

func.func @f(%x: i32) {
// expected-error @+1 {{cannot name an operation with no results}}
  %0 = cf.br ^a
^a:
  return
}
// -----

func.func @f(%c: i1) {
// expected-error @+1 {{custom op 'cf.cond_br' integer value too large}}
  cf.cond_br %c weights([0, 4294967295]), ^a, ^b
^a:
  return
^b:
  return
}
// -----

func.func @f(%c: i1) {
// expected-error @+1 {{expects number of branch weights to match number of successors: 1 vs 2}}
  cf.cond_br %c weights([1]), ^a, ^b
^a:
  return
^b:
  return
}
// -----

func.func @f(%c: i1) {
// expected-error @+1 {{expects number of branch weights to match number of successors: 3 vs 2}}
  cf.cond_br %c weights([1, 2, 3]), ^a, ^b
^a:
  return
^b:
  return
}
// -----

func.func @f(%c: i1) {
// expected-error @+1 {{expected '['}}
  cf.cond_br %c weights(), ^a, ^b
^a:
  return
^b:
  return
}
// -----

func.func @f(%c: i1) {
// expected-error @+1 {{expected ','}}
  cf.cond_br %c {branch_weights = array<i32: 1, 2>}, ^a, ^b
^a:
  return
^b:
  return
}
// -----

func.func @f(%c: i1) {
// expected-error @+1 {{expected ','}}
  cf.cond_br %c, ^a
^a:
  return
}
// -----

func.func @f(%c: i1) {
// expected-error @+1 {{expected ','}}
  cf.cond_br %c ^a, ^a
^a:
  return
}
// -----

func.func @f(%c: i1) {
// expected-error @+1 {{expected ','}}
  cf.cond_br %c, ^a ^a
^a:
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i32) {
// expected-error @+1 {{use of value '%c' expects different type than prior uses: 'i1' vs 'i32'}}
  cf.cond_br %c, ^a, ^a
^a:
  return
}
// -----

func.func @f(%c: i32) {
// expected-error @+1 {{'cf.cond_br' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
}
// -----

func.func @f(%c: i1) {
// expected-error @+1 {{'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%c)[^a, ^a] : (i1) -> ()
^a:
  return
}
// -----

func.func @f(%c: i1) {
// expected-error @+1 {{invalid properties {operandSegmentSizes = array<i32: 1, 0>} for op cf.cond_br: size mismatch in attribute conversion: 2 vs 3}}
  "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> ()
^a:
  return
}
// -----

func.func @f(%c: i1) {
// expected-error @+1 {{'cf.cond_br' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'}}
  "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> ()
^a:
  return
}
// -----

func.func @f(%c: i1) {
// expected-error @+1 {{branch has 1 operands for successor #0, but target block has 0}}
  "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i1) -> ()
^a:
  return
}
// -----

func.func @f(%c: i1) {
// expected-error @+1 {{invalid properties {operandSegmentSizes = array<i64: 1, 0, 0>} for op cf.cond_br: expected DenseI32ArrayAttr for key `value`}}
  "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i64: 1, 0, 0>}> : (i1) -> ()
^a:
  return
}
// -----

func.func @f(%c: i1) {
// expected-error @+1 {{'cf.cond_br' op 'operandSegmentSizes' attribute cannot have negative elements}}
  "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i32: 1, -1, 1>}> : (i1) -> ()
^a:
  return
}
// -----

func.func @f(%c: i1) {
// expected-error @+1 {{'cf.cond_br' op requires 2 successors but found 1}}
  "cf.cond_br"(%c)[^a] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  return
}
// -----

func.func @f(%c: i1, %x: i32) {
// expected-error @+1 {{branch has 1 operands for successor #0, but target block has 0}}
  cf.cond_br %c, ^a(%x : i32), ^a
^a:
  return
}
// -----

func.func @f(%c: i1, %x: i32) {
// expected-error @+1 {{branch has 1 operands for successor #1, but target block has 0}}
  cf.cond_br %c, ^a, ^a(%x : i32)
^a:
  return
}
// -----

func.func @f(%c: i1, %x: i32) {
// expected-error @+1 {{type mismatch for bb argument #0 of successor #0}}
  cf.cond_br %c, ^a(%x : i32), ^b
^a(%y: f32):
  return
^b:
  return
}
