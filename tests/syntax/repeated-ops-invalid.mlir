// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// Faults in ops of which one was read already.

func.func @redefined(%a: i32) {
  %0 = arith.addi %a, %a : i32 // expected-note {{previously defined here}}
  // expected-error @+1 {{redefinition of SSA value '%0'}}
  %0 = arith.addi %a, %a : i32
  return
}
// -----

func.func @type_of_use(%a: i32, %b: i64) { // expected-note {{prior use here}}
  %0 = arith.addi %a, %a : i32
  // expected-error @+1 {{use of value '%b' expects different type than prior uses: 'i32' vs 'i64'}}
  %1 = arith.addi %a, %b : i32
  return
}
// -----

func.func @result_number(%a: i32) {
  %0 = arith.addi %a, %a : i32
  // expected-error @+1 {{reference to invalid result number}}
  %1 = arith.addi %a, %0 #1 : i32
  return
}
// -----

func.func @names_without_results(%a: f32, %m: memref<f32>) {
  memref.store %a, %m[] : memref<f32>
  // expected-error @+1 {{cannot name an operation with no results}}
  %0 = memref.store %a, %m[] : memref<f32>
  return
}
// -----

func.func @list_on_next_line(%a: i32, %m: memref<4xf32>) {
  %c0 = arith.constant 0 : index
  %0 = memref.load %m[%c0] : memref<4xf32>
  // expected-error @+2 {{expected SSA operand}}
  %1 = memref.load %m[%c0
    , ] : memref<4xf32>
  return
}
// -----

func.func @comment_then_type() {
  %0 = arith.constant 1 : index
  // expected-error @+1 {{integer literal not valid for specified type}}
  %1 = arith.constant 1 // i64?
    : none
  return
}
// -----

func.func @no_token_before_op(%a: i32) {
  %0 = arith.addi %a, %a : i32
  // expected-error @+1 {{@ identifier expected to start with letter or '_'}}
  @%1 = arith.addi %a, %a : i32
  return
}
// -----

func.func @operands_in_the_next_line(%a: i32) {
  return
  return
  // expected-error @+1 {{expected ':'}}
  %0 = arith.addi %a, %a : i32
}
