// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%c: vector<2xi1>, %a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = arith.select %c, %a, %b : vector<2xi1>, vector<4xf32>
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.select' op failed to verify that condition is signless i1 or has matching shape
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%c: index, %a: i32, %b: i32) {
  %0 = arith.select %c, %a, %b : index, i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.select' op operand #0 must be bool-like, but got 'index'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%c: i1, %a: i32, %x: f32) {
  %0 = arith.select %c, %a, %a
  return
}
// CHECK: :[[#@LINE-3]]:31: error: expected ':'
// -----

func.func @f(%c: i1, %a: i32, %x: f32) {
  %0 = "arith.select"(%c, %a, %a) : (i1, i32, i32) -> f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.select' op failed to verify that all of {true_value, false_value, result} have same type
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%c: i1, %a: i32, %x: f32) {
  %0 = arith.select %c %a, %a : i32
  return
}
// CHECK: :[[#@LINE-3]]:21: error: custom op 'arith.select' expected 3 operands
