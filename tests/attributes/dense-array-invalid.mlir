// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected 'true' or 'false' values for i1 type}}
"x.op"() {a = array<i1: 1, 0>} : () -> ()
// -----

// expected-error @+1 {{expected 'true' or 'false' values for i1 type}}
"x.op"() {a = array<i1: 2>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range}}
"x.op"() {a = array<i8: 256>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range}}
"x.op"() {a = array<i8: -129>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range}}
"x.op"() {a = array<i32: 4294967296>} : () -> ()
// -----

// expected-error @+1 {{integer constant out of range}}
"x.op"() {a = array<i64: 18446744073709551616>} : () -> ()
// -----

// expected-error @+2 {{unexpected decimal integer literal for a floating point value}}
// expected-note @+1 {{add a trailing dot to make the literal a float}}
"x.op"() {a = array<f32: 1>} : () -> ()
// -----

// expected-error @+1 {{element type bitwidth must be a multiple of 8}}
"x.op"() {a = array<i7: 1>} : () -> ()
// -----

// expected-error @+1 {{element type bitwidth must be a multiple of 8}}
"x.op"() {a = array<i4: 1>} : () -> ()
// -----

// expected-error @+1 {{expected integer or float type, got: 'complex<f32>'}}
"x.op"() {a = array<complex<f32>: 1>} : () -> ()
// -----

// expected-error @+1 {{expected integer or float type, got: 'none'}}
"x.op"() {a = array<none>} : () -> ()
// -----

// expected-error @+2 {{expected non-function type}}
// expected-error @+1 {{expected an integer or floating point type}}
"x.op"() {a = array<>} : () -> ()
// -----

// expected-error @+2 {{expected non-function type}}
// expected-error @+1 {{expected an integer or floating point type}}
"x.op"() {a = array<:>} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"x.op"() {a = array<i32:>} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"x.op"() {a = array<i32: 1,>} : () -> ()
// -----

// expected-error @+1 {{expected '>' to close an array attribute}}
"x.op"() {a = array<i32: 1 2>} : () -> ()
// -----

// expected-error @+1 {{expected '>' to close an array attribute}}
"x.op"() {a = array<i32: 1} : () -> ()
// -----

// expected-error @+1 {{expected ':' after dense array type}}
"x.op"() {a = array<i32 1>} : () -> ()
// -----

// expected-error @+2 {{expected non-function type}}
// expected-error @+1 {{expected an integer or floating point type}}
"x.op"() {a = array<1>} : () -> ()
// -----

// expected-error @+1 {{expected i1 type for 'true' or 'false' values}}
"x.op"() {a = array<i32: true>} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"x.op"() {a = array<i32: 1.0>} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"x.op"() {a = array<i32: a>} : () -> ()
// -----

// expected-error @+1 {{expected integer literal}}
"x.op"() {a = array<i1: a>} : () -> ()
// -----

// expected-error @+1 {{expected '<' after 'array'}}
"x.op"() {a = array} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = array<i32: 1> : tensor<1xi32>} : () -> ()
// -----

// expected-error @+2 {{expected non-function type}}
// expected-error @+1 {{expected an integer or floating point type}}
"x.op"() {a = array<foo: 1>} : () -> ()
// -----

// expected-error @+1 {{expected 'true' or 'false' values for i1 type}}
"x.op"() {a = array<si1: 1>} : () -> ()
// -----

// expected-error @+1 {{element type bitwidth must be a multiple of 8}}
"x.op"() {a = array<si2: true>} : () -> ()
// -----

// expected-error @+1 {{expected i1 type for 'true' or 'false' values}}
"x.op"() {a = dense<true> : tensor<2xsi2>} : () -> ()
