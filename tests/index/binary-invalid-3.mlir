// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected ','}}
  %0 = index.xor %a
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.xor' op operand #1 must be index, but got 'i32'}}
  %0 = "index.xor"(%a, %i) : (index, i32) -> index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.xor' op result #0 must be index, but got 'i32'}}
  %0 = "index.xor"(%a, %a) : (index, index) -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.xor' op expected 2 operands, but found 1}}
  %0 = "index.xor"(%a) : (index) -> index
  return
}
