// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f() {
  // expected-error @below {{'complex.constant' op requires 'value' to be a complex constant, represented as array of two values}}
  %0 = complex.constant [1.0 : f32] : complex<f32>
  return }

// -----

func.func @f() {
  // expected-error @below {{'complex.constant' op requires attribute's element types ('f32', 'f64') to match the element type of the op's return type ('f32')}}
  %0 = complex.constant [1.0 : f32, 2.0 : f64] : complex<f32>
  return }

// -----

func.func @f() {
  // expected-error @below {{'complex.constant' op requires attribute's element types ('i32', 'f32') to match the element type of the op's return type ('f32')}}
  %0 = complex.constant [1 : i32, 2.0 : f32] : complex<f32>
  return }

// -----

func.func @f() {
  // expected-error @below {{integer literal not valid for specified type}}
  %0 = complex.constant 4 : complex<f32>
  return }

// -----

func.func @f(%a: i32) {
  // expected-error @below {{'complex.bitcast' op casting bitwidths do not match}}
  %0 = complex.bitcast %a : i32 to complex<f32>
  return }

// -----

func.func @f(%a: i64) {
  // expected-error @below {{'complex.bitcast' op requires that either input or output has a complex type}}
  %0 = complex.bitcast %a : i64 to f64
  return }

// -----

func.func @f(%a: complex<f64>) {
  // expected-error @below {{'complex.bitcast' op requires that either input or output has a complex type}}
  %0 = complex.bitcast %a : complex<f64> to complex<f32>
  return }

// -----

func.func @f(%a: complex<f32>) {
  // expected-error @below {{'complex.bitcast' op result must be int/float/complex}}
  %0 = complex.bitcast %a : complex<f32> to index
  return }

// -----

func.func @f(%a: complex<f32>) {
  // expected-error @below {{'complex.bitcast' op result must be int/float/complex}}
  %0 = complex.bitcast %a : complex<f32> to vector<2xf32>
  return }

// -----

func.func @f(%a: vector<2xf32>) {
  // expected-error @below {{'complex.bitcast' op operand must be int/float/complex}}
  %0 = complex.bitcast %a : vector<2xf32> to complex<f32>
  return }

// -----

func.func @f(%a: complex<i32>) {
  // expected-error @below {{custom op 'complex.abs' 'complex' must be complex type with floating-point elements, but got 'complex<i32>'}}
  %0 = complex.abs %a : complex<i32>
  return }

// -----

func.func @f(%a: complex<f32>) {
  // expected-error @below {{'complex.abs' op failed to verify that complex element type matches result type}}
  %0 = "complex.abs"(%a) : (complex<f32>) -> f64
  return }

// -----

func.func @f(%a: complex<f32>) {
  // expected-error @below {{'complex.abs' op result #0 must be floating-point, but got 'i32'}}
  %0 = "complex.abs"(%a) : (complex<f32>) -> i32
  return }

// -----

func.func @f(%a: f32) {
  // expected-error @below {{custom op 'complex.abs' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.abs %a : f32
  return }

// -----

func.func @f(%a: f32, %b: f64) {
  // expected-error @below {{'complex.create' op failed to verify that all of {real, imaginary} have same type}}
  %0 = "complex.create"(%a, %b) : (f32, f64) -> complex<f32>
  return }

// -----

func.func @f(%a: f32, %b: f32) {
  // expected-error @below {{'complex.create' op failed to verify that complex element type matches real operand type}}
  %0 = "complex.create"(%a, %b) : (f32, f32) -> complex<f64>
  return }

// -----

func.func @f(%a: f32, %b: f32) {
  // expected-error @below {{custom op 'complex.create' invalid kind of type specified: expected builtin.complex, but found 'f32'}}
  %0 = complex.create %a, %b : f32
  return }

// -----

func.func @f(%a: complex<f32>) {
  // expected-error @below {{'complex.eq' op result #0 must be 1-bit signless integer, but got 'i2'}}
  %0 = "complex.eq"(%a, %a) : (complex<f32>, complex<f32>) -> i2
  return }

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>) {
  // expected-error @below {{'complex.eq' op failed to verify that all of {lhs, rhs} have same type}}
  %0 = "complex.eq"(%a, %b) : (complex<f32>, complex<f64>) -> i1
  return }

// -----

func.func @f(%a: complex<f32>, %b: complex<f64>) {
  // expected-error @below {{'complex.add' op requires the same type for all operands and results}}
  %0 = "complex.add"(%a, %b) : (complex<f32>, complex<f64>) -> complex<f32>
  return }

// -----

func.func @f(%a: complex<f32>, %b: si32) {
  // expected-error @below {{'complex.powi' op operand #1 must be signless integer, but got 'si32'}}
  %0 = complex.powi %a, %b : complex<f32>, si32
  return }

// -----

  // expected-error @below {{expected ','}}
func.func @f() attributes {a = #complex.number<:f32 1.0>} {
  return }

// -----

  // expected-error @below {{expected ':'}}
func.func @f() attributes {a = #complex.number<f32 1.0, 2.0>} {
  return }

// -----

  // expected-error @below {{expected floating point literal}}
func.func @f() attributes {a = #complex.number<:f32 "x", 2.0>} {
  return }

// -----

  // expected-error @below {{unknown attribute `foo` in dialect `complex`}}
func.func @f() attributes {a = #complex.foo<1>} {
  return }

// -----

func.func @f() {
  // expected-error @below {{'arith.constant' op value must be an integer, float, or elements attribute}}
  %0 = arith.constant #complex.number<:f32 1.0, 2.0> : complex<f32>
  return }

// -----

func.func @f() {
  // expected-error @below {{'complex.constant' op requires attribute's elements to be float or integer attributes}}
  %0 = complex.constant [#complex.number<:f32 1.0, 2.0>, 2.0 : f32] : complex<f32>
  return }

// -----

func.func @f() {
  // expected-error @below {{invalid element type for complex}}
  %0 = complex.constant [#complex.number<:f32 1.0, 2.0>, #complex.number<:f32 1.0, 2.0>] : complex<complex<f32>>
  return }
