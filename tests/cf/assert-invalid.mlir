// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%c: i1, %x: i32) {
// expected-error @+1 {{expected ','}}
  cf.assert %c
  return
}
// -----

func.func @f(%c: i1, %x: i32) {
// expected-error @+1 {{expected attribute value}}
  cf.assert %c, 
  return
}
// -----

func.func @f(%c: i1, %x: i32) {
// expected-error @+1 {{expected ','}}
  cf.assert %c "m"
  return
}
// -----

func.func @f(%c: i1, %x: i32) {
// expected-error @+1 {{custom op 'cf.assert' invalid kind of attribute specified}}
  cf.assert %c, @m
  return
}
// -----

func.func @f(%c: i1, %x: i32) {
// expected-error @+1 {{integer literal not valid for specified type}}
  cf.assert %c, 1
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1, %x: i32) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'i1' vs 'i32'}}
  cf.assert %x, "m"
  return
}
// -----

func.func @f(%c: i1, %x: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  cf.assert %c, "m" : i32
  return
}
// -----

func.func @f(%c: i1, %x: i32) {
// expected-error @+1 {{expected SSA operand}}
  cf.assert "m"
  return
}
// -----

func.func @f(%c: i1, %x: i32) {
// expected-error @+1 {{'cf.assert' op attribute 'msg' failed to satisfy constraint: string attribute}}
  "cf.assert"(%c) {msg = 1} : (i1) -> ()
  return
}
// -----

func.func @f(%c: i1, %x: i32) {
// expected-error @+1 {{'cf.assert' op requires attribute 'msg'}}
  "cf.assert"(%c) : (i1) -> ()
  return
}
// -----

func.func @f(%c: i1, %x: i32) {
// expected-error @+1 {{'cf.assert' op operand #0 must be 1-bit signless integer, but got 'i32'}}
  "cf.assert"(%x) {msg = "m"} : (i32) -> ()
  return
}
// -----

func.func @f(%c: i1, %x: i32) {
// expected-error @+1 {{'cf.assert' op requires a single operand}}
  "cf.assert"() {msg = "m"} : () -> ()
  return
}
// -----

func.func @f(%c: i1, %x: i32) {
// expected-error @+1 {{'cf.assert' op requires zero results}}
  "cf.assert"(%c) {msg = "m"} : (i1) -> i32
  return
}
// -----

func.func @f(%c: i1, %x: i32) {
// expected-error @+1 {{'cf.assert' op requires zero results}}
  %0 = "cf.assert"(%c) {msg = "m"} : (i1) -> i32
  return
}
// -----

func.func @f(%c: i1, %x: i32) {
// expected-error @+1 {{custom op 'cf.bogus' is unknown}}
  cf.bogus
  return
}
// -----

func.func @f(%c: i1, %x: i32) {
// expected-error @+1 {{custom op 'cf.cond_branch' is unknown}}
  cf.cond_branch %c
  return
}
