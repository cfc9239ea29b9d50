// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f() {
  call @undefined() : () -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'func.call' op 'undefined' does not reference a valid function
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

module @m {}
func.func @f() {
  call @m() : () -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'func.call' op 'm' does not reference a valid function
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func private @g(i32)
func.func @f() {
  call @g() : () -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'func.call' op incorrect number of operands for callee
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func private @g(i32)
func.func @f(%a: f32) {
  call @g(%a) : (f32) -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'func.call' op operand type mismatch: expected operand type 'i32', but provided 'f32' for operand number 0
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func private @g() -> i32
func.func @f() {
  call @g() : () -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'func.call' op incorrect number of results for callee
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func private @g() -> i32
func.func @f() {
  %0 = call @g() : () -> f32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'func.call' op result type mismatch at index 0
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// CHECK: :[[#@LINE-5]]:8: note:       op result types: 'f32'
// CHECK: :[[#@LINE-6]]:8: note: function result types: 'i32'
// -----

func.func private @g() -> i32
func.func @f() {
  %0:2 = call @g() : () -> (i32, i32)
  return
}
// CHECK: :[[#@LINE-3]]:10: error: 'func.call' op incorrect number of results for callee
// CHECK: :[[#@LINE-4]]:10: note: see current operation:
// -----

func.func @f() {
  call "g"() : () -> ()
  return
}
// CHECK: :[[#@LINE-3]]:8: error: custom op 'func.call' invalid kind of attribute specified
// -----

func.func @f() {
  call @a::@b() : () -> ()
  return
}
// CHECK: :[[#@LINE-3]]:8: error: custom op 'func.call' invalid kind of attribute specified
// -----

func.func @f() {
  "func.call"() {callee = @a::@b} : () -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'func.call' op attribute 'callee' failed to satisfy constraint: flat symbol reference attribute
// -----

func.func @f() {
  "func.call"() : () -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'func.call' op requires attribute 'callee'
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f() {
  "func.call"() {callee = "g"} : () -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'func.call' op attribute 'callee' failed to satisfy constraint: flat symbol reference attribute
// -----

func.func private @g()
func.func @f() {
  call @g : () -> ()
  return
}
// CHECK: :[[#@LINE-3]]:10: error: expected '('
// -----

func.func private @g()
func.func @f() {
  call @g()
  return
}
// CHECK: :[[#@LINE-3]]:12: error: expected ':'
// -----

func.func private @g()
func.func @f() {
  call @g() : ()
  return
}
// CHECK: :[[#@LINE-3]]:17: error: expected '->' in function type
// -----

func.func private @g()
func.func @f() {
  call @g() : i32
  return
}
// CHECK: :[[#@LINE-3]]:15: error: custom op 'func.call' invalid kind of type specified: expected builtin.function, but found 'i32'
// -----

func.func private @g(i32)
func.func @f(%a: i32) {
  call @g(%a) : (i32, i32) -> ()
  return
}
// CHECK: :[[#@LINE-3]]:11: error: custom op 'func.call' number of operands and types do not match: got 1 operands and 2 types
// -----

func.func private @g(i32)
func.func @f(%a: i32) {
  call @g(%a : i32) : (i32) -> ()
  return
}
// CHECK: :[[#@LINE-3]]:13: error: expected ')'
// -----

func.func @f(%g: () -> (), %a: i32) {
  call_indirect %g(%a) : () -> ()
  return
}
// CHECK: :[[#@LINE-3]]:20: error: custom op 'func.call_indirect' number of operands and types do not match: got 1 operands and 0 types
// -----

func.func @f(%g: i32) {
  call_indirect %g() : i32
  return
}
// CHECK: :[[#@LINE-3]]:24: error: custom op 'func.call_indirect' invalid kind of type specified: expected builtin.function, but found 'i32'
// -----

func.func @f(%g: i32) {
  "func.call_indirect"(%g) : (i32) -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'func.call_indirect' op operand #0 must be function type, but got 'i32'
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%g: (i32) -> ()) {
  "func.call_indirect"(%g) : ((i32) -> ()) -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'func.call_indirect' op failed to verify that callee input types match argument types
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%g: () -> i32) {
  "func.call_indirect"(%g) : (() -> i32) -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'func.call_indirect' op failed to verify that callee result types match result types
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f() {
  "func.call_indirect"() : () -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'func.call_indirect' op expected 1 or more operands, but found 0
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f() {
  %0 = constant @undefined : () -> ()
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'func.constant' op reference to undefined function 'undefined'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f() {
  %0 = constant @f : (i32) -> ()
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'func.constant' op reference to function with mismatched type
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f() {
  %0 = constant @f : i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'func.constant' op reference to function with mismatched type
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f() {
  %0 = constant 1 : i32
  return
}
// CHECK: :[[#@LINE-3]]:17: error: integer literal not valid for specified type
// -----

func.func @f() {
  %0 = "func.constant"() : () -> (() -> ())
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'func.constant' op requires attribute 'value'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
