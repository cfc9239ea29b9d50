// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f() {
// expected-error @+1 {{'func.call' op 'undefined' does not reference a valid function}}
  call @undefined() : () -> ()
  return
}
// -----

module @m {}
func.func @f() {
// expected-error @+1 {{'func.call' op 'm' does not reference a valid function}}
  call @m() : () -> ()
  return
}
// -----

func.func private @g(i32)
func.func @f() {
// expected-error @+1 {{'func.call' op incorrect number of operands for callee}}
  call @g() : () -> ()
  return
}
// -----

func.func private @g(i32)
func.func @f(%a: f32) {
// expected-error @+1 {{'func.call' op operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0}}
  call @g(%a) : (f32) -> ()
  return
}
// -----

func.func private @g() -> i32
func.func @f() {
// expected-error @+1 {{'func.call' op incorrect number of results for callee}}
  call @g() : () -> ()
  return
}
// -----

func.func private @g() -> i32
func.func @f() {
// expected-error @+3 {{'func.call' op result type mismatch at index 0}}
// expected-note @+2 {{      op result types: 'f32'}}
// expected-note @+1 {{function result types: 'i32'}}
  %0 = call @g() : () -> f32
  return
}
// -----

func.func private @g() -> i32
func.func @f() {
// expected-error @+1 {{'func.call' op incorrect number of results for callee}}
  %0:2 = call @g() : () -> (i32, i32)
  return
}
// -----

func.func @f() {
// expected-error @+1 {{custom op 'func.call' invalid kind of attribute specified}}
  call "g"() : () -> ()
  return
}
// -----

func.func @f() {
// expected-error @+1 {{custom op 'func.call' invalid kind of attribute specified}}
  call @a::@b() : () -> ()
  return
}
// -----

func.func @f() {
// expected-error @+1 {{'func.call' op attribute 'callee' failed to satisfy constraint: flat symbol reference attribute}}
  "func.call"() {callee = @a::@b} : () -> ()
  return
}
// -----

func.func @f() {
// expected-error @+1 {{'func.call' op requires attribute 'callee'}}
  "func.call"() : () -> ()
  return
}
// -----

func.func @f() {
// expected-error @+1 {{'func.call' op attribute 'callee' failed to satisfy constraint: flat symbol reference attribute}}
  "func.call"() {callee = "g"} : () -> ()
  return
}
// -----

func.func private @g()
func.func @f() {
// expected-error @+1 {{expected '('}}
  call @g : () -> ()
  return
}
// -----

func.func private @g()
func.func @f() {
// expected-error @+1 {{expected ':'}}
  call @g()
  return
}
// -----

func.func private @g()
func.func @f() {
// expected-error @+1 {{expected '->' in function type}}
  call @g() : ()
  return
}
// -----

func.func private @g()
func.func @f() {
// expected-error @+1 {{custom op 'func.call' invalid kind of type specified: expected builtin.function, but found 'i32'}}
  call @g() : i32
  return
}
// -----

func.func private @g(i32)
func.func @f(%a: i32) {
// expected-error @+1 {{custom op 'func.call' number of operands and types do not match: got 1 operands and 2 types}}
  call @g(%a) : (i32, i32) -> ()
  return
}
// -----

func.func private @g(i32)
func.func @f(%a: i32) {
// expected-error @+1 {{expected ')'}}
  call @g(%a : i32) : (i32) -> ()
  return
}
// -----

func.func @f(%g: () -> (), %a: i32) {
// expected-error @+1 {{custom op 'func.call_indirect' number of operands and types do not match: got 1 operands and 0 types}}
  call_indirect %g(%a) : () -> ()
  return
}
// -----

func.func @f(%g: i32) {
// expected-error @+1 {{custom op 'func.call_indirect' invalid kind of type specified: expected builtin.function, but found 'i32'}}
  call_indirect %g() : i32
  return
}
// -----

func.func @f(%g: i32) {
// expected-error @+1 {{'func.call_indirect' op operand #0 must be function type, but got 'i32'}}
  "func.call_indirect"(%g) : (i32) -> ()
  return
}
// -----

func.func @f(%g: (i32) -> ()) {
// expected-error @+1 {{'func.call_indirect' op failed to verify that callee input types match argument types}}
  "func.call_indirect"(%g) : ((i32) -> ()) -> ()
  return
}
// -----

func.func @f(%g: () -> i32) {
// expected-error @+1 {{'func.call_indirect' op failed to verify that callee result types match result types}}
  "func.call_indirect"(%g) : (() -> i32) -> ()
  return
}
// -----

func.func @f() {
// expected-error @+1 {{'func.call_indirect' op expected 1 or more operands, but found 0}}
  "func.call_indirect"() : () -> ()
  return
}
// -----

func.func @f() {
// expected-error @+1 {{'func.constant' op reference to undefined function 'undefined'}}
  %0 = constant @undefined : () -> ()
  return
}
// -----

func.func @f() {
// expected-error @+1 {{'func.constant' op reference to function with mismatched type}}
  %0 = constant @f : (i32) -> ()
  return
}
// -----

func.func @f() {
// expected-error @+1 {{'func.constant' op reference to function with mismatched type}}
  %0 = constant @f : i32
  return
}
// -----

func.func @f() {
// expected-error @+1 {{integer literal not valid for specified type}}
  %0 = constant 1 : i32
  return
}
// -----

func.func @f() {
// expected-error @+1 {{'func.constant' op requires attribute 'value'}}
  %0 = "func.constant"() : () -> (() -> ())
  return
}
