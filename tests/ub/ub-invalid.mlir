// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%a: i32) {
// expected-error @+1 {{expected ':'}}
  %0 = ub.poison
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{custom op 'ub.poison' invalid kind of attribute specified}}
  %0 = ub.poison <1 : i32> : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{expected attribute value}}
  %0 = ub.poison <> : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{expected '>'}}
  %0 = ub.poison <#ub.poison : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{expected ':'}}
  %0 = ub.poison i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = ub.poison : i32, i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'ub.poison' op attribute 'value' failed to satisfy constraint: PoisonAttrInterface instance}}
  %0 = "ub.poison"() {value = 1 : i32} : () -> i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{cannot name an operation with no results}}
  %0 = "ub.poison"() : () -> ()
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'ub.poison' op requires zero operands}}
  %0 = "ub.poison"(%a) : (i32) -> i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{custom op 'ub.bogus' is unknown}}
  %0 = ub.bogus : i32
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  ub.unreachable : i32
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'ub.unreachable' op requires zero results}}
  %0 = "ub.unreachable"() : () -> i32
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'ub.unreachable' op requires zero operands}}
  "ub.unreachable"(%a) : (i32) -> ()
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'ub.unreachable' op must be the last operation in the parent block}}
  ub.unreachable
  return
}
// -----

func.func @f(%a: i32) {
// expected-error @+1 {{'ub.unreachable' op requires 0 successors but found 1}}
  "ub.unreachable"()[^b] : () -> ()
^b:
  return
}
