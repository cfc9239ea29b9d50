// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%a: i32, %v: vector<4xi32>, %x: f32) {
  %s, %o = arith.addui_extended %a, %a : i32, i32
  return
}
// CHECK: :[[#@LINE-3]]:12: error: 'arith.addui_extended' op result #1 must be bool-like, but got 'i32'
// CHECK: :[[#@LINE-4]]:12: note: see current operation:
// -----

func.func @f(%a: i32, %v: vector<4xi32>, %x: f32) {
  %s, %o = arith.addui_extended %v, %v : vector<4xi32>, vector<2xi1>
  return
}
// CHECK: :[[#@LINE-3]]:12: error: 'arith.addui_extended' op all non-scalar operands/results must have the same shape and base type
// CHECK: :[[#@LINE-4]]:12: note: see current operation:
// -----

func.func @f(%a: i32, %v: vector<4xi32>, %x: f32) {
  %s, %o = arith.mulsi_extended %x, %x : f32
  return
}
// CHECK: :[[#@LINE-3]]:12: error: 'arith.mulsi_extended' op operand #0 must be signless-integer-like, but got 'f32'
// CHECK: :[[#@LINE-4]]:12: note: see current operation:
// -----

func.func @f(%a: i32, %v: vector<4xi32>, %x: f32) {
  %s, %o = "arith.mului_extended"(%a, %a) : (i32, i32) -> (i64, i64)
  return
}
// CHECK: :[[#@LINE-3]]:12: error: 'arith.mului_extended' op failed to verify that all of {lhs, rhs, low, high} have same type
// CHECK: :[[#@LINE-4]]:12: note: see current operation:
