// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-note @+1 {{prior use here}}
func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.add %a, %i
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = index.add %a, %a : index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected ','}}
  %0 = index.add %a
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.add' op operand #1 must be index, but got 'i32'}}
  %0 = "index.add"(%a, %i) : (index, i32) -> index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.add' op result #0 must be index, but got 'i32'}}
  %0 = "index.add"(%a, %a) : (index, index) -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.add' op expected 2 operands, but found 1}}
  %0 = "index.add"(%a) : (index) -> index
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.and %a, %i
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = index.and %a, %a : index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected ','}}
  %0 = index.and %a
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.and' op operand #1 must be index, but got 'i32'}}
  %0 = "index.and"(%a, %i) : (index, i32) -> index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.and' op result #0 must be index, but got 'i32'}}
  %0 = "index.and"(%a, %a) : (index, index) -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.and' op expected 2 operands, but found 1}}
  %0 = "index.and"(%a) : (index) -> index
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.ceildivs %a, %i
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = index.ceildivs %a, %a : index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected ','}}
  %0 = index.ceildivs %a
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.ceildivs' op operand #1 must be index, but got 'i32'}}
  %0 = "index.ceildivs"(%a, %i) : (index, i32) -> index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.ceildivs' op result #0 must be index, but got 'i32'}}
  %0 = "index.ceildivs"(%a, %a) : (index, index) -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.ceildivs' op expected 2 operands, but found 1}}
  %0 = "index.ceildivs"(%a) : (index) -> index
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.ceildivu %a, %i
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = index.ceildivu %a, %a : index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected ','}}
  %0 = index.ceildivu %a
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.ceildivu' op operand #1 must be index, but got 'i32'}}
  %0 = "index.ceildivu"(%a, %i) : (index, i32) -> index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.ceildivu' op result #0 must be index, but got 'i32'}}
  %0 = "index.ceildivu"(%a, %a) : (index, index) -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.ceildivu' op expected 2 operands, but found 1}}
  %0 = "index.ceildivu"(%a) : (index) -> index
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.divs %a, %i
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = index.divs %a, %a : index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected ','}}
  %0 = index.divs %a
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.divs' op operand #1 must be index, but got 'i32'}}
  %0 = "index.divs"(%a, %i) : (index, i32) -> index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.divs' op result #0 must be index, but got 'i32'}}
  %0 = "index.divs"(%a, %a) : (index, index) -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.divs' op expected 2 operands, but found 1}}
  %0 = "index.divs"(%a) : (index) -> index
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.divu %a, %i
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = index.divu %a, %a : index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected ','}}
  %0 = index.divu %a
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.divu' op operand #1 must be index, but got 'i32'}}
  %0 = "index.divu"(%a, %i) : (index, i32) -> index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.divu' op result #0 must be index, but got 'i32'}}
  %0 = "index.divu"(%a, %a) : (index, index) -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.divu' op expected 2 operands, but found 1}}
  %0 = "index.divu"(%a) : (index) -> index
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.floordivs %a, %i
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = index.floordivs %a, %a : index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected ','}}
  %0 = index.floordivs %a
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.floordivs' op operand #1 must be index, but got 'i32'}}
  %0 = "index.floordivs"(%a, %i) : (index, i32) -> index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.floordivs' op result #0 must be index, but got 'i32'}}
  %0 = "index.floordivs"(%a, %a) : (index, index) -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.floordivs' op expected 2 operands, but found 1}}
  %0 = "index.floordivs"(%a) : (index) -> index
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.maxs %a, %i
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = index.maxs %a, %a : index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected ','}}
  %0 = index.maxs %a
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.maxs' op operand #1 must be index, but got 'i32'}}
  %0 = "index.maxs"(%a, %i) : (index, i32) -> index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.maxs' op result #0 must be index, but got 'i32'}}
  %0 = "index.maxs"(%a, %a) : (index, index) -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.maxs' op expected 2 operands, but found 1}}
  %0 = "index.maxs"(%a) : (index) -> index
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.maxu %a, %i
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = index.maxu %a, %a : index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected ','}}
  %0 = index.maxu %a
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.maxu' op operand #1 must be index, but got 'i32'}}
  %0 = "index.maxu"(%a, %i) : (index, i32) -> index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.maxu' op result #0 must be index, but got 'i32'}}
  %0 = "index.maxu"(%a, %a) : (index, index) -> i32
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.maxu' op expected 2 operands, but found 1}}
  %0 = "index.maxu"(%a) : (index) -> index
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{use of value '%i' expects different type than prior uses: 'index' vs 'i32'}}
  %0 = index.mins %a, %i
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected operation name in quotes}}
  %0 = index.mins %a, %a : index
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{expected ','}}
  %0 = index.mins %a
  return
}
// -----

func.func @f(%a: index, %i: i32) {
// expected-error @+1 {{'index.mins' op operand #1 must be index, but got 'i32'}}
  %0 = "index.mins"(%a, %i) : (index, i32) -> index
  return
}
