// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f() {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = arith.constant true : i1
  return
}
// -----

func.func @f() {
// expected-error @+1 {{'arith.constant' op intializing scalable vectors with elements attribute is not supported unless it's a vector splat}}
  %0 = arith.constant dense<[1, 2, 3, 4]> : vector<[4]xi32>
  return
}
// -----

func.func @f() {
// expected-error @+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
  %0 = arith.constant unit
  return
}
// -----

func.func @f() {
// expected-error @+1 {{'arith.constant' op value must be an integer, float, or elements attribute}}
  %0 = arith.constant "s"
  return
}
// -----

func.func @f() {
// expected-error @+1 {{'arith.constant' op value must be an integer, float, or elements attribute}}
  %0 = arith.constant "s" : i32
  return
}
// -----

func.func @f() {
// expected-error @+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
  %0 = arith.constant [1]
  return
}
// -----

func.func @f() {
// expected-error @+1 {{expected attribute value}}
  %0 = arith.constant {a}
  return
}
// -----

func.func @f() {
// expected-error @+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
  %0 = arith.constant i32
  return
}
// -----

func.func @f() {
// expected-error @+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
  %0 = arith.constant @f
  return
}
// -----

func.func @f() {
// expected-error @+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
  %0 = arith.constant array<i32: 1>
  return
}
// -----

func.func @f() {
// expected-error @+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
  %0 = arith.constant affine_map<(d0) -> (d0)>
  return
}
// -----

func.func @f() {
// expected-error @+1 {{'arith.constant' op integer return type must be signless}}
  %0 = arith.constant 1 : si32
  return
}
// -----

func.func @f() {
// expected-error @+1 {{'arith.constant' op integer return type must be signless}}
  %0 = arith.constant 1 : ui8
  return
}
// -----

func.func @f() {
// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
  %0 = arith.constant 1 : f32
  return
}
// -----

func.func @f() {
  %0 = arith.constant 1.0 : i32
// expected-error @+1 {{floating point value not valid for specified type}}
  return
}
// -----

func.func @f() {
// expected-error @+1 {{integer constant out of range for attribute}}
  %0 = arith.constant 256 : i8
  return
}
// -----

func.func @f() {
// expected-error @+1 {{expected attribute value}}
  %0 = arith.constant 
  return
}
// -----

func.func @f() {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = arith.constant 1 : i32 {x = 1}
  return
}
// -----

func.func @f() {
// expected-error @+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
  %0 = arith.constant #ub.poison
  return
}
// -----

func.func @f() {
// expected-error @+1 {{elements literal type must have static shape}}
  %0 = arith.constant dense<1> : tensor<?xi32>
  return
}
// -----

func.func @f() {
// expected-error @+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
  %0 = arith.constant #llvm.poison
  return
}
// -----

func.func @f() {
// expected-error @+1 {{integer constant out of range for attribute}}
  %0 = arith.constant 1 : i0
  return
}
// -----

func.func @f() {
// expected-error @+1 {{expected string containing hex digits starting with `0x`}}
  %0 = arith.constant dense<"a"> : tensor<1xi8>
  return
}
// -----

func.func @f() {
// expected-error @+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
  %0 = arith.constant distinct[0]<1>
  return
}
// -----

func.func @f() {
// expected-error @+1 {{custom op 'arith.constant' invalid kind of attribute specified}}
  %0 = arith.constant loc(unknown)
  return
}
// -----

func.func @f() {
// expected-error @+1 {{expected attribute value}}
  %0 = arith.constant value 1 : i32
  return
}
// -----

func.func @f(%z: i32) {
// expected-error @+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %0 = "arith.constant"() {value = 1 : i32} : () -> f32
  return
}
// -----

func.func @f(%z: i32) {
// expected-error @+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %0 = "arith.constant"() {value = 1 : i32} : () -> i64
  return
}
// -----

func.func @f(%z: i32) {
// expected-error @+1 {{'arith.constant' op requires attribute 'value'}}
  %0 = "arith.constant"() : () -> i32
  return
}
// -----

func.func @f(%z: i32) {
// expected-error @+1 {{'arith.constant' op attribute 'value' failed to satisfy constraint: TypedAttr instance}}
  %0 = "arith.constant"() {value = unit} : () -> i32
  return
}
// -----

func.func @f(%z: i32) {
// expected-error @+1 {{'arith.constant' op value must be an integer, float, or elements attribute}}
  %0 = "arith.constant"() {value = "x"} : () -> none
  return
}
// -----

func.func @f(%z: i32) {
// expected-error @+1 {{cannot name an operation with no results}}
  %0 = "arith.constant"() {value = 1 : i32} : () -> ()
  return
}
// -----

func.func @f(%z: i32) {
// expected-error @+1 {{operation defines 2 results but was provided 1 to bind}}
  %0 = "arith.constant"() {value = 1 : i32} : () -> (i32, i32)
  return
}
// -----

func.func @f(%z: i32) {
// expected-error @+1 {{'arith.constant' op failed to verify that all of {value, result} have same type}}
  %0 = "arith.constant"() {value = dense<1> : tensor<2xi32>} : () -> vector<2xi32>
  return
}
// -----

func.func @f(%z: i32) {
// expected-error @+1 {{'arith.constant' op attribute 'value' failed to satisfy constraint: TypedAttr instance}}
  %0 = "arith.constant"() {value = array<i32: 1>} : () -> tensor<1xi32>
  return
}
// -----

func.func @f(%z: i32) {
// expected-error @+1 {{'arith.constant' op integer return type must be signless}}
  %0 = "arith.constant"() {value = 1 : si32} : () -> si32
  return
}
// -----

func.func @f(%z: i32) {
// expected-error @+1 {{'arith.constant' op requires zero operands}}
  %0 = "arith.constant"(%z) {value = 1 : i32} : (i32) -> i32
  return
}
