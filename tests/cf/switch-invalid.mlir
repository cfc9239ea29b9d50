// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

func.func @f(%x: i128) {
// expected-error @+1 {{custom op 'cf.switch' integer value too large}}
  cf.switch %x : i128, [ default: ^a, 18446744073709551616: ^a ]
^a:
  return
}
// -----

func.func @f(%x: index) {
// expected-error @+1 {{custom op 'cf.switch' invalid kind of type specified: expected builtin.integer, but found 'index'}}
  cf.switch %x : index, [ default: ^a, 1: ^a ]
^a:
  return
}
// -----

func.func @f(%x: f32) {
// expected-error @+1 {{custom op 'cf.switch' invalid kind of type specified: expected builtin.integer, but found 'f32'}}
  cf.switch %x : f32, [ default: ^a ]
^a:
  return
}
// -----

func.func @f(%x: i32) {
// expected-error @+1 {{custom op 'cf.switch' expected 'default'}}
  cf.switch %x : i32, [ 1: ^a ]
^a:
  return
}
// -----

func.func @f(%x: i32) {
// expected-error @+1 {{custom op 'cf.switch' expected 'default'}}
  cf.switch %x : i32, [ ]
^a:
  return
}
// -----

func.func @f(%x: i32) {
// expected-error @+1 {{custom op 'cf.switch' expected integer value}}
  cf.switch %x : i32, [ default: ^a, ]
^a:
  return
}
// -----

func.func @f(%x: i32) {
// expected-error @+1 {{expected ']'}}
  cf.switch %x : i32, [ default: ^a 1: ^a ]
^a:
  return
}
// -----

func.func @f(%x: i32) {
// expected-error @+1 {{expected ':'}}
  cf.switch %x : i32, [ default ^a ]
^a:
  return
}
// -----

func.func @f(%x: i32) {
// expected-error @+1 {{custom op 'cf.switch' expected integer value}}
  cf.switch %x : i32, [ default: ^a, x: ^a ]
^a:
  return
}
// -----

func.func @f(%x: i32) {
// expected-error @+1 {{custom op 'cf.switch' expected integer value}}
  cf.switch %x : i32, [ default: ^a, 1.0: ^a ]
^a:
  return
}
// -----

func.func @f(%x: i32) {
// expected-error @+1 {{expected ']'}}
  cf.switch %x : i32, [ default: ^a
^a:
  return
}
// -----

func.func @f(%x: i32) {
// expected-error @+1 {{expected ':'}}
  cf.switch %x, [ default: ^a ]
^a:
  return
}
// -----

func.func @f(%x: i32) {
// expected-error @+1 {{expected ','}}
  cf.switch %x : i32 [ default: ^a ]
^a:
  return
}
// -----

func.func @f(%x: i32) {
// expected-error @+1 {{branch has 1 operands for successor #0, but target block has 0}}
  cf.switch %x : i32, [ default: ^a(%x : i32) ]
^a:
  return
}
// -----

func.func @f(%x: i32) {
// expected-error @+1 {{branch has 1 operands for successor #1, but target block has 0}}
  cf.switch %x : i32, [ default: ^a, 1: ^a(%x : i32) ]
^a:
  return
}
// -----

func.func @f(%x: i32) {
// expected-error @+1 {{'cf.switch' op number of case values (2) should match number of case destinations (1)}}
  "cf.switch"(%x)[^a, ^b] <{case_operand_segments = array<i32: 0>, case_values = dense<[1, 2]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
^b:
  return
}
// -----

func.func @f(%x: i32) {
// expected-error @+1 {{'cf.switch' op 'flag' type ('i32') should match case value type ('i64')}}
  "cf.switch"(%x)[^a, ^b] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi64>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
^b:
  return
}
// -----

func.func @f(%x: i32) {
// expected-error @+1 {{'cf.switch' op requires attribute 'case_operand_segments'}}
  "cf.switch"(%x)[^a] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
}
// -----

func.func @f(%x: i32) {
// expected-error @+1 {{expected list element}}
  "cf.switch"(%x)[] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
}
// -----

func.func @f(%x: i32) {
// expected-error @+1 {{'cf.switch' op caseOperands count (1) does not match with the total size (0) specified in attribute 'case_operand_segments'}}
  "cf.switch"(%x, %x)[^a, ^b] <{case_operand_segments = array<i32: 0>, case_values = dense<1> : vector<1xi32>, operandSegmentSizes = array<i32: 1, 0, 1>}> : (i32, i32) -> ()
^a:
  return
^b:
  return
}
// -----

func.func @f(%x: i32) {
// expected-error @+1 {{invalid properties {case_operand_segments = array<i32: 0>, case_values = dense<1.000000e+00> : vector<1xf32>, operandSegmentSizes = array<i32: 1, 0, 0>} for op cf.switch: Invalid attribute `case_values` in property conversion: dense<1.000000e+00> : vector<1xf32>}}
  "cf.switch"(%x)[^a, ^b] <{case_operand_segments = array<i32: 0>, case_values = dense<1.0> : vector<1xf32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
^a:
  return
^b:
  return
}

// -----

func.func @numbered_default(%c: i32) {
  %x:2 = "test.a"() : () -> (i32, i32)
// expected-error @+2 {{result number not allowed in argument list}}
  cf.switch %c : i32, [
    default: ^b(%x#1 : i32)
  ]
^b(%p: i32):
  return
}
