// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

func.func @f(%c: i1, %x: i32) {
  cf.assert %c
  return
}
// CHECK: :[[#@LINE-3]]:15: error: expected ','
// -----

func.func @f(%c: i1, %x: i32) {
  cf.assert %c, 
  return
}
// CHECK: :[[#@LINE-3]]:16: error: expected attribute value
// -----

func.func @f(%c: i1, %x: i32) {
  cf.assert %c "m"
  return
}
// CHECK: :[[#@LINE-3]]:15: error: expected ','
// -----

func.func @f(%c: i1, %x: i32) {
  cf.assert %c, @m
  return
}
// CHECK: :[[#@LINE-3]]:17: error: custom op 'cf.assert' invalid kind of attribute specified
// -----

func.func @f(%c: i1, %x: i32) {
  cf.assert %c, 1
  return
}
// CHECK: :[[#@LINE-3]]:17: error: integer literal not valid for specified type
// -----

func.func @f(%c: i1, %x: i32) {
  cf.assert %x, "m"
  return
}
// CHECK: :[[#@LINE-3]]:13: error: use of value '%x' expects different type than prior uses: 'i1' vs 'i32'
// CHECK: :[[#@LINE-5]]:22: note: prior use here
// -----

func.func @f(%c: i1, %x: i32) {
  cf.assert %c, "m" : i32
  return
}
// CHECK: :[[#@LINE-3]]:20: error: expected operation name in quotes
// -----

func.func @f(%c: i1, %x: i32) {
  cf.assert "m"
  return
}
// CHECK: :[[#@LINE-3]]:12: error: expected SSA operand
// -----

func.func @f(%c: i1, %x: i32) {
  "cf.assert"(%c) {msg = 1} : (i1) -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'cf.assert' op attribute 'msg' failed to satisfy constraint: string attribute
// -----

func.func @f(%c: i1, %x: i32) {
  "cf.assert"(%c) : (i1) -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'cf.assert' op requires attribute 'msg'
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32) {
  "cf.assert"(%x) {msg = "m"} : (i32) -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'cf.assert' op operand #0 must be 1-bit signless integer, but got 'i32'
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32) {
  "cf.assert"() {msg = "m"} : () -> ()
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'cf.assert' op requires a single operand
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32) {
  "cf.assert"(%c) {msg = "m"} : (i1) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:3: error: 'cf.assert' op requires zero results
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32) {
  %0 = "cf.assert"(%c) {msg = "m"} : (i1) -> i32
  return
}
// CHECK: :[[#@LINE-3]]:8: error: 'cf.assert' op requires zero results
// CHECK: :[[#@LINE-4]]:8: note: see current operation:
// -----

func.func @f(%c: i1, %x: i32) {
  cf.bogus
  return
}
// CHECK: :[[#@LINE-3]]:3: error: custom op 'cf.bogus' is unknown
// -----

func.func @f(%c: i1, %x: i32) {
  cf.cond_branch %c
  return
}
// CHECK: :[[#@LINE-3]]:3: error: custom op 'cf.cond_branch' is unknown
