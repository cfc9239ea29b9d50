// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f(%a: i32) {
  return %a : i32
}
// CHECK: :[[#@LINE-2]]:3: error: 'func.return' op has 1 operands, but enclosing function (@f) returns 0
// CHECK: :[[#@LINE-3]]:3: note: see current operation:
// -----

func.func @f() -> i32 {
  return
}
// CHECK: :[[#@LINE-2]]:3: error: 'func.return' op has 0 operands, but enclosing function (@f) returns 1
// CHECK: :[[#@LINE-3]]:3: note: see current operation:
// -----

func.func @f(%a: f32) -> i32 {
  return %a : f32
}
// CHECK: :[[#@LINE-2]]:3: error: type of return operand 0 ('f32') doesn't match function result type ('i32') in function @f
// CHECK: :[[#@LINE-3]]:3: note: see current operation:
// -----

func.func @f(%a: f32) -> (f32, f32) {
  return %a : f32
}
// CHECK: :[[#@LINE-2]]:3: error: 'func.return' op has 1 operands, but enclosing function (@f) returns 2
// CHECK: :[[#@LINE-3]]:3: note: see current operation:
// -----

func.func @f(%a: f32) -> f32 {
  return %a
}
// CHECK: :[[#@LINE-2]]:12: error: expected ':'
// -----

func.func @f(%a: f32) -> f32 {
  return %a, : f32
}
// CHECK: :[[#@LINE-2]]:13: error: expected SSA operand
// -----

func.func @f(%a: f32) -> f32 {
  return %a : f32, f32
}
// CHECK: :[[#@LINE-2]]:10: error: custom op 'func.return' number of operands and types do not match: got 1 operands and 2 types
// -----

func.func @f(%a: f32) -> (f32, f32) {
  return %a, %a : f32
}
// CHECK: :[[#@LINE-2]]:10: error: custom op 'func.return' number of operands and types do not match: got 2 operands and 1 types
// -----

"func.return"() : () -> ()
// CHECK: :[[#@LINE-1]]:1: error: 'func.return' op expects parent op 'func.func'
// CHECK: :[[#@LINE-2]]:1: note: see current operation:
// -----

"x.op"() ({
  func.return
}) : () -> ()
// CHECK: :[[#@LINE-2]]:3: error: 'func.return' op expects parent op 'func.func'
// CHECK: :[[#@LINE-3]]:3: note: see current operation:
// -----

func.func @f() {
  scf.execute_region {
    func.return
  }
  return
}
// CHECK: :[[#@LINE-4]]:5: error: 'func.return' op expects parent op 'func.func'
// CHECK: :[[#@LINE-5]]:5: note: see current operation:
// -----

func.func @f() {
  "func.return"() ({}) : () -> ()
}
// CHECK: :[[#@LINE-2]]:3: error: 'func.return' op requires zero regions
// CHECK: :[[#@LINE-3]]:3: note: see current operation:
// -----

func.func @f() {
  "func.return"()[^bb1] : () -> ()
^bb1:
  return
}
// CHECK: :[[#@LINE-4]]:3: error: 'func.return' op requires 0 successors but found 1
// CHECK: :[[#@LINE-5]]:3: note: see current operation:
// -----

func.func @f() {
  %0 = "func.return"() : () -> i32
}
// CHECK: :[[#@LINE-2]]:8: error: 'func.return' op requires zero results
// CHECK: :[[#@LINE-3]]:8: note: see current operation:
