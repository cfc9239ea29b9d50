// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f() {
  "cf.br"() : () -> ()
}
// CHECK: :[[#@LINE-2]]:3: error: 'cf.br' op requires 1 successor but found 0
// CHECK: :[[#@LINE-3]]:3: note: see current operation:
// -----

func.func @f() {
  "cf.br"()[^a, ^a] : () -> ()
^a:
  return
}
// CHECK: :[[#@LINE-4]]:3: error: 'cf.br' op requires 1 successor but found 2
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @f() {
  cf.br
^a:
  return
}
// CHECK: :[[#@LINE-3]]:3: error: expected operation name in quotes
// -----

func.func @f() {
  cf.br a
^a:
  return
}
// CHECK: :[[#@LINE-4]]:8: error: expected block name
// -----

func.func @f() {
  cf.br ^a()
^a:
  return
}
// CHECK: :[[#@LINE-4]]:12: error: expected ':'
// -----

func.func @f() {
  cf.br ^a(:)
^a:
  return
}
// CHECK: :[[#@LINE-4]]:13: error: expected non-function type
// -----

func.func @f(%x: i32) {
  cf.br ^a(%x)
^a(%y: i32):
  return
}
// CHECK: :[[#@LINE-4]]:14: error: expected ':'
// -----

func.func @f(%x: i32) {
  cf.br ^a(%x : i32, i32)
^a(%y: i32):
  return
}
// CHECK: :[[#@LINE-4]]:12: error: custom op 'cf.br' number of operands and types do not match: got 1 operands and 2 types
// -----

func.func @f(%x: i32) {
  cf.br ^a(%x : i64)
^a(%y: i64):
  return
}
// CHECK: :[[#@LINE-4]]:12: error: use of value '%x' expects different type than prior uses: 'i64' vs 'i32'
// CHECK: :[[#@LINE-6]]:14: note: prior use here
// -----

func.func @f(%x: i32) {
  %0 = cf.br ^a
^a:
  return
}
// CHECK: :[[#@LINE-4]]:3: error: cannot name an operation with no results
// -----

func.func @f(%c: i1) {
  cf.cond_br %c weights([0, 4294967295]), ^a, ^b
^a:
  return
^b:
  return
}
// CHECK: :[[#@LINE-6]]:29: error: custom op 'cf.cond_br' integer value too large
// -----

func.func @f(%c: i1) {
  cf.cond_br %c weights([1]), ^a, ^b
^a:
  return
^b:
  return
}
// CHECK: :[[#@LINE-6]]:3: error: expects number of branch weights to match number of successors: 1 vs 2
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%c: i1) {
  cf.cond_br %c weights([1, 2, 3]), ^a, ^b
^a:
  return
^b:
  return
}
// CHECK: :[[#@LINE-6]]:3: error: expects number of branch weights to match number of successors: 3 vs 2
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @f(%c: i1) {
  cf.cond_br %c weights(), ^a, ^b
^a:
  return
^b:
  return
}
// CHECK: :[[#@LINE-6]]:25: error: expected '['
// -----

func.func @f(%c: i1) {
  cf.cond_br %c {branch_weights = array<i32: 1, 2>}, ^a, ^b
^a:
  return
^b:
  return
}
// CHECK: :[[#@LINE-6]]:16: error: expected ','
// -----

func.func @f(%c: i1) {
  cf.cond_br %c, ^a
^a:
  return
}
// CHECK: :[[#@LINE-4]]:20: error: expected ','
// -----

func.func @f(%c: i1) {
  cf.cond_br %c ^a, ^a
^a:
  return
}
// CHECK: :[[#@LINE-4]]:16: error: expected ','
// -----

func.func @f(%c: i1) {
  cf.cond_br %c, ^a ^a
^a:
  return
}
// CHECK: :[[#@LINE-4]]:20: error: expected ','
// -----

func.func @f(%c: i32) {
  cf.cond_br %c, ^a, ^a
^a:
  return
}
// CHECK: :[[#@LINE-4]]:14: error: use of value '%c' expects different type than prior uses: 'i1' vs 'i32'
// CHECK: :[[#@LINE-6]]:14: note: prior use here
// -----

func.func @f(%c: i32) {
  "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
}
// CHECK: :[[#@LINE-4]]:3: error: 'cf.cond_br' op operand #0 must be 1-bit signless integer, but got 'i32'
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^a, ^a] : (i1) -> ()
^a:
  return
}
// CHECK: :[[#@LINE-4]]:3: error: 'cf.cond_br' op operand count (1) does not match with the total size (0) specified in attribute 'operandSegmentSizes'
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i32: 1, 0>}> : (i1) -> ()
^a:
  return
}
// CHECK: :[[#@LINE-4]]:3: error: invalid properties {operandSegmentSizes = array<i32: 1, 0>} for op cf.cond_br: size mismatch in attribute conversion: 2 vs 3
// -----

func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i32: 1, 1, 0>}> : (i1) -> ()
^a:
  return
}
// CHECK: :[[#@LINE-4]]:3: error: 'cf.cond_br' op operand count (1) does not match with the total size (2) specified in attribute 'operandSegmentSizes'
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i1) -> ()
^a:
  return
}
// CHECK: :[[#@LINE-4]]:3: error: branch has 1 operands for successor #0, but target block has 0
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i64: 1, 0, 0>}> : (i1) -> ()
^a:
  return
}
// CHECK: :[[#@LINE-4]]:3: error: invalid properties {operandSegmentSizes = array<i64: 1, 0, 0>} for op cf.cond_br: expected DenseI32ArrayAttr for key `value`
// -----

func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^a, ^a] <{operandSegmentSizes = array<i32: 1, -1, 1>}> : (i1) -> ()
^a:
  return
}
// CHECK: :[[#@LINE-4]]:3: error: 'cf.cond_br' op 'operandSegmentSizes' attribute cannot have negative elements
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @f(%c: i1) {
  "cf.cond_br"(%c)[^a] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
^a:
  return
}
// CHECK: :[[#@LINE-4]]:3: error: 'cf.cond_br' op requires 2 successors but found 1
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32) {
  cf.cond_br %c, ^a(%x : i32), ^a
^a:
  return
}
// CHECK: :[[#@LINE-4]]:3: error: branch has 1 operands for successor #0, but target block has 0
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32) {
  cf.cond_br %c, ^a, ^a(%x : i32)
^a:
  return
}
// CHECK: :[[#@LINE-4]]:3: error: branch has 1 operands for successor #1, but target block has 0
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32) {
  cf.cond_br %c, ^a(%x : i32), ^b
^a(%y: f32):
  return
^b:
  return
}
// CHECK: :[[#@LINE-6]]:3: error: type mismatch for bb argument #0 of successor #0
// CHECK: :[[#@LINE-7]]:3: note: see current operation:
// -----

func.func @weights(%c: i1) {
  cf.cond_br %c weights([- 99999999999999999999, 2]), ^a, ^b
}
// CHECK: :[[#@LINE-2]]:26: error: custom op 'cf.cond_br' integer value too large
// CHECK: :[[#@LINE-3]]:48: error: expected ']'
