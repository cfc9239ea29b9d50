// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: i32, %v: vector<4xi32>, %x: f32) {
// expected-error @+1 {{'arith.addui_extended' op result #1 must be bool-like, but got 'i32'}}
  %s, %o = arith.addui_extended %a, %a : i32, i32
  return
}
// -----

func.func @f(%a: i32, %v: vector<4xi32>, %x: f32) {
// expected-error @+1 {{expected ','}}
  %s, %o = arith.addui_extended %a, %a : i32
  return
}
// -----

func.func @f(%a: i32, %v: vector<4xi32>, %x: f32) {
// expected-error @+1 {{'arith.addui_extended' op if a result is non-scalar, then at least one operand must be non-scalar}}
  %s, %o = arith.addui_extended %a, %a : i32, vector<4xi1>
  return
}
// -----

func.func @f(%a: i32, %v: vector<4xi32>, %x: f32) {
// expected-error @+1 {{'arith.addui_extended' op if an operand is non-scalar, then all results must be non-scalar}}
  %s, %o = arith.addui_extended %v, %v : vector<4xi32>, i1
  return
}
// -----

func.func @f(%a: i32, %v: vector<4xi32>, %x: f32) {
// expected-error @+1 {{'arith.addui_extended' op all non-scalar operands/results must have the same shape and base type}}
  %s, %o = arith.addui_extended %v, %v : vector<4xi32>, vector<2xi1>
  return
}
// -----

func.func @f(%a: i32, %v: vector<4xi32>, %x: f32) {
// expected-error @+1 {{operation defines 2 results but was provided 1 to bind}}
  %s = arith.addui_extended %a, %a : i32, i1
  return
}
// -----

func.func @f(%a: i32, %v: vector<4xi32>, %x: f32) {
// expected-error @+1 {{'arith.addui_extended' op operand #0 must be signless-integer-like, but got 'f32'}}
  %s, %o = arith.addui_extended %x, %x : f32, i1
  return
}
// -----

func.func @f(%a: i32, %v: vector<4xi32>, %x: f32) {
// expected-error @+1 {{'arith.addui_extended' op failed to verify that all of {lhs, rhs, sum} have same type}}
  %s, %o = "arith.addui_extended"(%a, %a) : (i32, i32) -> (i64, i1)
  return
}
// -----

func.func @f(%a: i32, %v: vector<4xi32>, %x: f32) {
// expected-error @+1 {{'arith.mulsi_extended' op operand #0 must be signless-integer-like, but got 'f32'}}
  %s, %o = arith.mulsi_extended %x, %x : f32
  return
}
// -----

func.func @f(%a: i32, %v: vector<4xi32>, %x: f32) {
// expected-error @+1 {{expected operation name in quotes}}
  %s, %o = arith.mulsi_extended %a, %a : i32, i32
  return
}
// -----

func.func @f(%a: i32, %v: vector<4xi32>, %x: f32) {
// expected-error @+1 {{'arith.mulsi_extended' op failed to verify that all of {lhs, rhs, low, high} have same type}}
  %s, %o = "arith.mulsi_extended"(%a, %a) : (i32, i32) -> (i32, i64)
  return
}
// -----

func.func @f(%a: i32, %v: vector<4xi32>, %x: f32) {
// expected-error @+1 {{'arith.mulsi_extended' op expected 2 results}}
  %s = "arith.mulsi_extended"(%a, %a) : (i32, i32) -> i32
  return
}
// -----

func.func @f(%a: i32, %v: vector<4xi32>, %x: f32) {
// expected-error @+1 {{'arith.mului_extended' op failed to verify that all of {lhs, rhs, low, high} have same type}}
  %s, %o = "arith.mului_extended"(%a, %a) : (i32, i32) -> (i64, i64)
  return
}
