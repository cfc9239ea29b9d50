// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%c: vector<2xi1>, %a: vector<4xf32>, %b: vector<4xf32>) {
// expected-error @+1 {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
  %0 = arith.select %c, %a, %b : vector<2xi1>, vector<4xf32>
  return
}
// -----

func.func @f(%c: tensor<?xi1>, %a: tensor<4xf32>, %b: tensor<4xf32>) {
// expected-error @+1 {{'arith.select' op failed to verify that condition is signless i1 or has matching shape}}
  %0 = arith.select %c, %a, %b : tensor<?xi1>, tensor<4xf32>
  return
}
// -----

func.func @f(%c: vector<4xi1>, %a: tensor<4xf32>, %b: tensor<4xf32>) {
// expected-error @+1 {{'arith.select' op all non-scalar operands/results must have the same shape and base type}}
  %0 = arith.select %c, %a, %b : vector<4xi1>, tensor<4xf32>
  return
}
// -----

func.func @f(%c: i32, %a: i32, %b: i32) {
// expected-error @+1 {{'arith.select' op operand #0 must be bool-like, but got 'i32'}}
  %0 = arith.select %c, %a, %b : i32, i32
  return
}
// -----

func.func @f(%c: index, %a: i32, %b: i32) {
// expected-error @+1 {{'arith.select' op operand #0 must be bool-like, but got 'index'}}
  %0 = arith.select %c, %a, %b : index, i32
  return
}
// -----

func.func @f(%c: vector<4xi8>, %a: vector<4xi8>, %b: vector<4xi8>) {
// expected-error @+1 {{'arith.select' op operand #0 must be bool-like, but got 'vector<4xi8>'}}
  %0 = arith.select %c, %a, %b : vector<4xi8>, vector<4xi8>
  return
}
// -----

func.func @f(%c: vector<4xi1>, %a: vector<[4]xi8>, %b: vector<[4]xi8>) {
// expected-error @+1 {{'arith.select' op all non-scalar operands/results must have the same shape and base type}}
  %0 = arith.select %c, %a, %b : vector<4xi1>, vector<[4]xi8>
  return
}
// -----

func.func @f(%c: i1, %a: i32, %x: f32) {
// expected-error @+1 {{custom op 'arith.select' expected 3 operands}}
  %0 = arith.select %c, %a : i32
  return
}
// -----

func.func @f(%c: i1, %a: i32, %x: f32) {
// expected-error @+1 {{expected ':'}}
  %0 = arith.select %c, %a, %a
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1, %a: i32, %x: f32) {
// expected-error @+1 {{use of value '%x' expects different type than prior uses: 'i32' vs 'f32'}}
  %0 = arith.select %c, %a, %x : i32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1, %a: i32, %x: f32) {
// expected-error @+1 {{use of value '%c' expects different type than prior uses: 'i32' vs 'i1'}}
  %0 = arith.select %c, %a, %a : i32, i32, i32
  return
}
// -----

func.func @f(%c: i1, %a: i32, %x: f32) {
// expected-error @+1 {{'arith.select' op failed to verify that all of {true_value, false_value, result} have same type}}
  %0 = "arith.select"(%c, %a, %x) : (i1, i32, f32) -> i32
  return
}
// -----

func.func @f(%c: i1, %a: i32, %x: f32) {
// expected-error @+1 {{'arith.select' op failed to verify that all of {true_value, false_value, result} have same type}}
  %0 = "arith.select"(%c, %a, %a) : (i1, i32, i32) -> f32
  return
}
// -----

func.func @f(%c: i1, %a: i32, %x: f32) {
// expected-error @+1 {{'arith.select' op expected 3 operands, but found 2}}
  %0 = "arith.select"(%c, %a) : (i1, i32) -> i32
  return
}
// -----

func.func @f(%c: i1, %a: i32, %x: f32) {
// expected-error @+1 {{'arith.select' op operand #0 must be bool-like, but got 'i32'}}
  %0 = "arith.select"(%a, %a, %a) : (i32, i32, i32) -> i32
  return
}
// -----

func.func @f(%c: i1, %a: i32, %x: f32) {
// expected-error @+1 {{cannot name an operation with no results}}
  %0 = "arith.select"(%c, %a, %a) : (i1, i32, i32) -> ()
  return
}
// -----

func.func @f(%c: i1, %a: i32, %x: f32) {
// expected-error @+1 {{custom op 'arith.select' expected 3 operands}}
  %0 = arith.select %c %a, %a : i32
  return
}
// -----

func.func @f(%c: i1, %a: i32, %x: f32) {
// expected-error @+1 {{expected operand}}
  %0 = arith.select : i32
  return
}
// -----

// expected-note @+1 {{prior use here}}
func.func @f(%c: i1, %a: i32, %x: f32) {
// expected-error @+1 {{use of value '%a' expects different type than prior uses: 'vector<4xi1>' vs 'i32'}}
  %0 = arith.select %c, %a, %a : vector<4xi1>
  return
}
