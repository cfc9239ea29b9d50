// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f(%a: i32) {
  %0 = arith.addi %a, %a overflow<> : i32
  return
}
// CHECK: :[[#@LINE-3]]:35: error: custom op 'arith.addi' expected valid keyword or string
// CHECK: :[[#@LINE-4]]:35: error: custom op 'arith.addi' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`
// -----

func.func @f(%a: i32) {
  %0 = arith.addi %a, %a overflow : i32
  return
}
// CHECK: :[[#@LINE-3]]:34: error: expected '<'
// -----

func.func @f(%a: i32) {
  %0 = arith.subi %a, %a overflow<nsw : i32
  return
}
// CHECK: :[[#@LINE-3]]:38: error: expected '>'
// -----

func.func @f(%a: i32) {
  %0 = arith.muli %a, %a overflow<> : i32
  return
}
// CHECK: :[[#@LINE-3]]:35: error: custom op 'arith.muli' expected valid keyword or string
// CHECK: :[[#@LINE-4]]:35: error: custom op 'arith.muli' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`
// -----

func.func @f(%a: i32) {
  %0 = arith.muli %a, %a overflow : i32
  return
}
// CHECK: :[[#@LINE-3]]:34: error: expected '<'
// -----

func.func @f(%a: i32) {
  %0 = arith.shli %a, %a overflow<nsw : i32
  return
}
// CHECK: :[[#@LINE-3]]:38: error: expected '>'
// -----

func.func @f(%a: i32) {
  %0 = arith.divsi %a, %a {isExact = true} : i32
  return
}
// CHECK: :[[#@LINE-3]]:27: error: custom op 'arith.divsi' 'arith.divsi' op attribute 'isExact' failed to satisfy constraint: unit attribute
// -----

func.func @f(%a: i32) {
  %0 = arith.divui %a, %a exact exact : i32
  return
}
// CHECK: :[[#@LINE-3]]:32: error: expected ':'
// -----

func.func @f(%a: i32) {
  %0 = arith.shrsi %a, %a {isExact = 1 : i32} : i32
  return
}
// CHECK: :[[#@LINE-3]]:27: error: custom op 'arith.shrsi' 'arith.shrsi' op attribute 'isExact' failed to satisfy constraint: unit attribute
// -----

func.func @f(%a: i32) {
  %0 = arith.trunci %a overflow<x> : i32 to i8
  return
}
// CHECK: :[[#@LINE-3]]:33: error: custom op 'arith.trunci' expected ::mlir::arith::IntegerOverflowFlags to be one of: none, nsw, nuw
// CHECK: :[[#@LINE-4]]:34: error: custom op 'arith.trunci' failed to parse Arith_IntegerOverflowAttr parameter 'value' which is to be a `::mlir::arith::IntegerOverflowFlags`
