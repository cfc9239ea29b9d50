// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f() {
  %0 = arith.constant true : i1
  return
}
// CHECK: :[[#@LINE-3]]:27: error: expected operation name in quotes
// -----

func.func @f() {
  %0 = arith.constant "s" : i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.constant' op value must be an integer, float, or elements attribute
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f() {
  %0 = arith.constant @f
  return
}
// CHECK: :[[#@LINE-3]]:23: error: custom op 'arith.constant' invalid kind of attribute specified
// -----

func.func @f() {
  %0 = arith.constant 1 : ui8
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.constant' op integer return type must be signless
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f() {
  %0 = arith.constant 
  return
}
// CHECK: :[[#@LINE-3]]:22: error: expected attribute value
// -----

func.func @f() {
  %0 = arith.constant #llvm.poison
  return
}
// CHECK: :[[#@LINE-3]]:23: error: custom op 'arith.constant' invalid kind of attribute specified
// -----

func.func @f() {
  %0 = arith.constant loc(unknown)
  return
}
// CHECK: :[[#@LINE-3]]:23: error: custom op 'arith.constant' invalid kind of attribute specified
// -----

func.func @f(%z: i32) {
  %0 = "arith.constant"() : () -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.constant' op requires attribute 'value'
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%z: i32) {
  %0 = "arith.constant"() {value = 1 : i32} : () -> (i32, i32)
  return
}
// CHECK: :[[#@LINE-3]]:3: error: operation defines 2 results but was provided 1 to bind
// -----

func.func @f(%z: i32) {
  %0 = "arith.constant"(%z) {value = 1 : i32} : (i32) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'arith.constant' op requires zero operands
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
