// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32) {
// expected-error @+1 {{expected non-function type}}
  builtin.unrealized_conversion_cast %a : i32 to
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'builtin.unrealized_conversion_cast' op expected at least one result for cast operation}}
  "builtin.unrealized_conversion_cast"(%a) : (i32) -> ()
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{expected ':'}}
  %0 = builtin.unrealized_conversion_cast %a to i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{custom op 'builtin.unrealized_conversion_cast' number of operands and types do not match: got 1 operands and 2 types}}
  %0 = builtin.unrealized_conversion_cast %a : i32, i32 to i32
  return
}
// -----

func.func @f(%a: i32) {
  %0 = builtin.unrealized_conversion_cast %a : i32
// expected-error @+1 {{custom op 'builtin.unrealized_conversion_cast' expected 'to'}}
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{custom op 'unrealized_conversion_cast' is unknown (tried 'func.unrealized_conversion_cast' as well)}}
  %0 = unrealized_conversion_cast %a : i32 to f32
  return
}
