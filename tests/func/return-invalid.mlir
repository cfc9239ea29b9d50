// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%a: i32) {
// expected-error @+1 {{'func.return' op has 1 operands, but enclosing function (@f) returns 0}}
  return %a : i32
}
// -----

func.func @f() -> i32 {
// expected-error @+1 {{'func.return' op has 0 operands, but enclosing function (@f) returns 1}}
  return
}
// -----

func.func @f(%a: f32) -> i32 {
// expected-error @+1 {{type of return operand 0 ('f32') doesn't match function result type ('i32') in function @f}}
  return %a : f32
}
// -----

func.func @f(%a: f32) -> (f32, f32) {
// expected-error @+1 {{'func.return' op has 1 operands, but enclosing function (@f) returns 2}}
  return %a : f32
}
// -----

func.func @f(%a: f32) -> f32 {
// expected-error @+1 {{expected ':'}}
  return %a
}
// -----

func.func @f(%a: f32) -> f32 {
// expected-error @+1 {{expected SSA operand}}
  return %a, : f32
}
// -----

func.func @f(%a: f32) -> f32 {
// expected-error @+1 {{custom op 'func.return' number of operands and types do not match: got 1 operands and 2 types}}
  return %a : f32, f32
}
// -----

func.func @f(%a: f32) -> (f32, f32) {
// expected-error @+1 {{custom op 'func.return' number of operands and types do not match: got 2 operands and 1 types}}
  return %a, %a : f32
}
// -----

// expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
"func.return"() : () -> ()
// -----

"x.op"() ({
// expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
  func.return
}) : () -> ()
// -----

func.func @f() {
  scf.execute_region {
// expected-error @+1 {{'func.return' op expects parent op 'func.func'}}
    func.return
  }
  return
}
// -----

func.func @f() {
// expected-error @+1 {{'func.return' op requires zero regions}}
  "func.return"() ({}) : () -> ()
}
// -----

func.func @f() {
// expected-error @+1 {{'func.return' op requires 0 successors but found 1}}
  "func.return"()[^bb1] : () -> ()
^bb1:
  return
}
// -----

func.func @f() {
// expected-error @+1 {{'func.return' op requires zero results}}
  %0 = "func.return"() : () -> i32
}
