// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f(%a: i32) {
  %0 = ub.poison
  return
}
// CHECK: :[[#@LINE-3]]:17: error: expected ':'
// -----

func.func @f(%a: i32) {
  %0 = ub.poison i32
  return
}
// CHECK: :[[#@LINE-3]]:17: error: expected ':'
// -----

func.func @f(%a: i32) {
  %0 = "ub.poison"(%a) : (i32) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'ub.poison' op requires zero operands
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%a: i32) {
  "ub.unreachable"(%a) : (i32) -> ()
}
// CHECK: :[[#@LINE-2]]:3: error: 'ub.unreachable' op requires zero operands
// CHECK: :[[#@LINE-3]]:3: note: see current operation:
