// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f(%a: index, %i: i32) {
  %0 = index.cmp foo(%a, %a)
  return
}
// CHECK: :[[#@LINE-3]]:18: error: custom op 'index.cmp' expected ::mlir::index::IndexCmpPredicate to be one of: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge
// CHECK: :[[#@LINE-4]]:21: error: custom op 'index.cmp' failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.cmp(%a, %a)
  return
}
// CHECK: :[[#@LINE-3]]:17: error: custom op 'index.cmp' expected valid keyword or string
// CHECK: :[[#@LINE-4]]:17: error: custom op 'index.cmp' failed to parse IndexCmpPredicateAttr parameter 'value' which is to be a `::mlir::index::IndexCmpPredicate`
// -----

func.func @f(%a: index, %i: i32) {
  %0 = "index.cmp"(%a, %a) : (index, index) -> i1
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'index.cmp' op requires attribute 'pred'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.castu %i : i32 to i64
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'index.castu' op operand type 'i32' and result type 'i64' are cast incompatible
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.casts %a : to i32
  return
}
// CHECK: :[[#@LINE-3]]:24: error: expected non-function type
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.constant 9223372036854775808
  return
}
// CHECK: :[[#@LINE-3]]:23: error: integer constant out of range for attribute
// -----

func.func @f(%a: index, %i: i32) {
  %0 = index.constant 1.0
  return
}
// CHECK: :[[#@LINE-2]]:3: error: floating point value not valid for specified type
// -----

func.func @f(%a: index, %i: i32) {
  %0 = "index.constant"() {value = 1 : i32} : () -> index
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'index.constant' op attribute 'value' failed to satisfy constraint: index attribute
// -----

func.func @f(%a: index, %i: i32) {
  %0 = "index.bool.constant"() {value = 1 : i32} : () -> i1
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'index.bool.constant' op attribute 'value' failed to satisfy constraint: bool attribute
// -----

func.func @f(%a: index, %i: i32) {
  %0 = "index.sizeof"() : () -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'index.sizeof' op result #0 must be index, but got 'i32'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
