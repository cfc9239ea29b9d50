// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

func.func @f(%a: i32) {
  builtin.unrealized_conversion_cast %a : i32 to
  return
}
// CHECK: :[[#@LINE-3]]:49: error: expected non-function type
// -----

func.func @f(%a: i32) {
  "builtin.unrealized_conversion_cast"(%a) : (i32) -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'builtin.unrealized_conversion_cast' op expected at least one result for cast operation
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%a: i32) {
  %0 = builtin.unrealized_conversion_cast %a to i32
  return
}
// CHECK: :[[#@LINE-3]]:45: error: expected ':'
// -----

func.func @f(%a: i32) {
  %0 = builtin.unrealized_conversion_cast %a : i32, i32 to i32
  return
}
// CHECK: :[[#@LINE-3]]:43: error: custom op 'builtin.unrealized_conversion_cast' number of operands and types do not match: got 1 operands and 2 types
// -----

func.func @f(%a: i32) {
  %0 = builtin.unrealized_conversion_cast %a : i32
  return
}
// CHECK: :[[#@LINE-2]]:3: error: custom op 'builtin.unrealized_conversion_cast' expected 'to'
// -----

func.func @f(%a: i32) {
  %0 = unrealized_conversion_cast %a : i32 to f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: custom op 'unrealized_conversion_cast' is unknown (tried 'func.unrealized_conversion_cast' as well)
