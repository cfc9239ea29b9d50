// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.mins' op result #0 must be index, but got 'i32'}}
  %0 = "index.mins"(%a, %a) : (index, index) -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.mins' op expected 2 operands, but found 1}}
  %0 = "index.mins"(%a) : (index) -> index
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.minu %a, %i
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = index.minu %a, %a : index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected ','}}
  %0 = index.minu %a
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.minu' op operand #1 must be index, but got 'i32'}}
  %0 = "index.minu"(%a, %i) : (index, i32) -> index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.minu' op result #0 must be index, but got 'i32'}}
  %0 = "index.minu"(%a, %a) : (index, index) -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.minu' op expected 2 operands, but found 1}}
  %0 = "index.minu"(%a) : (index) -> index
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.mul %a, %i
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = index.mul %a, %a : index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected ','}}
  %0 = index.mul %a
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.mul' op operand #1 must be index, but got 'i32'}}
  %0 = "index.mul"(%a, %i) : (index, i32) -> index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.mul' op result #0 must be index, but got 'i32'}}
  %0 = "index.mul"(%a, %a) : (index, index) -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.mul' op expected 2 operands, but found 1}}
  %0 = "index.mul"(%a) : (index) -> index
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.or %a, %i
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = index.or %a, %a : index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected ','}}
  %0 = index.or %a
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.or' op operand #1 must be index, but got 'i32'}}
  %0 = "index.or"(%a, %i) : (index, i32) -> index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.or' op result #0 must be index, but got 'i32'}}
  %0 = "index.or"(%a, %a) : (index, index) -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.or' op expected 2 operands, but found 1}}
  %0 = "index.or"(%a) : (index) -> index
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.rems %a, %i
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = index.rems %a, %a : index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected ','}}
  %0 = index.rems %a
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.rems' op operand #1 must be index, but got 'i32'}}
  %0 = "index.rems"(%a, %i) : (index, i32) -> index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.rems' op result #0 must be index, but got 'i32'}}
  %0 = "index.rems"(%a, %a) : (index, index) -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.rems' op expected 2 operands, but found 1}}
  %0 = "index.rems"(%a) : (index) -> index
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.remu %a, %i
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = index.remu %a, %a : index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected ','}}
  %0 = index.remu %a
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.remu' op operand #1 must be index, but got 'i32'}}
  %0 = "index.remu"(%a, %i) : (index, i32) -> index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.remu' op result #0 must be index, but got 'i32'}}
  %0 = "index.remu"(%a, %a) : (index, index) -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.remu' op expected 2 operands, but found 1}}
  %0 = "index.remu"(%a) : (index) -> index
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.shl %a, %i
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = index.shl %a, %a : index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected ','}}
  %0 = index.shl %a
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.shl' op operand #1 must be index, but got 'i32'}}
  %0 = "index.shl"(%a, %i) : (index, i32) -> index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.shl' op result #0 must be index, but got 'i32'}}
  %0 = "index.shl"(%a, %a) : (index, index) -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.shl' op expected 2 operands, but found 1}}
  %0 = "index.shl"(%a) : (index) -> index
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.shrs %a, %i
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = index.shrs %a, %a : index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected ','}}
  %0 = index.shrs %a
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.shrs' op operand #1 must be index, but got 'i32'}}
  %0 = "index.shrs"(%a, %i) : (index, i32) -> index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.shrs' op result #0 must be index, but got 'i32'}}
  %0 = "index.shrs"(%a, %a) : (index, index) -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.shrs' op expected 2 operands, but found 1}}
  %0 = "index.shrs"(%a) : (index) -> index
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.shru %a, %i
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = index.shru %a, %a : index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected ','}}
  %0 = index.shru %a
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.shru' op operand #1 must be index, but got 'i32'}}
  %0 = "index.shru"(%a, %i) : (index, i32) -> index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.shru' op result #0 must be index, but got 'i32'}}
  %0 = "index.shru"(%a, %a) : (index, index) -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.shru' op expected 2 operands, but found 1}}
  %0 = "index.shru"(%a) : (index) -> index
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.sub %a, %i
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = index.sub %a, %a : index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected ','}}
  %0 = index.sub %a
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.sub' op operand #1 must be index, but got 'i32'}}
  %0 = "index.sub"(%a, %i) : (index, i32) -> index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.sub' op result #0 must be index, but got 'i32'}}
  %0 = "index.sub"(%a, %a) : (index, index) -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.sub' op expected 2 operands, but found 1}}
  %0 = "index.sub"(%a) : (index) -> index
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.xor %a, %i
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = index.xor %a, %a : index
  return
}
