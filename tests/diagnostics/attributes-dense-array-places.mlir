// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

"x.op"() {a = array<i1: 1, 0>} : () -> ()
// CHECK: :[[#@LINE-1]]:26: error: expected 'true' or 'false' values for i1 type
// -----

"x.op"() {a = array<i1: 2>} : () -> ()
// CHECK: :[[#@LINE-1]]:26: error: expected 'true' or 'false' values for i1 type
// -----

"x.op"() {a = array<i8: 256>} : () -> ()
// CHECK: :[[#@LINE-1]]:28: error: integer constant out of range
// -----

"x.op"() {a = array<i8: -129>} : () -> ()
// CHECK: :[[#@LINE-1]]:29: error: integer constant out of range
// -----

"x.op"() {a = array<i32: 4294967296>} : () -> ()
// CHECK: :[[#@LINE-1]]:36: error: integer constant out of range
// -----

"x.op"() {a = array<i64: 18446744073709551616>} : () -> ()
// CHECK: :[[#@LINE-1]]:46: error: integer constant out of range
// -----

"x.op"() {a = array<f32: 1>} : () -> ()
// CHECK: :[[#@LINE-1]]:26: error: unexpected decimal integer literal for a floating point value
// CHECK: :[[#@LINE-2]]:26: note: add a trailing dot to make the literal a float
// -----

"x.op"() {a = array<i7: 1>} : () -> ()
// CHECK: :[[#@LINE-1]]:21: error: element type bitwidth must be a multiple of 8
// -----

"x.op"() {a = array<i4: 1>} : () -> ()
// CHECK: :[[#@LINE-1]]:21: error: element type bitwidth must be a multiple of 8
// -----

"x.op"() {a = array<complex<f32>: 1>} : () -> ()
// CHECK: :[[#@LINE-1]]:21: error: expected integer or float type, got: 'complex<f32>'
// -----

"x.op"() {a = array<none>} : () -> ()
// CHECK: :[[#@LINE-1]]:21: error: expected integer or float type, got: 'none'
// -----

"x.op"() {a = array<>} : () -> ()
// CHECK: :[[#@LINE-1]]:21: error: expected non-function type
// CHECK: :[[#@LINE-2]]:21: error: expected an integer or floating point type
// -----

"x.op"() {a = array<:>} : () -> ()
// CHECK: :[[#@LINE-1]]:21: error: expected non-function type
// CHECK: :[[#@LINE-2]]:21: error: expected an integer or floating point type
// -----

"x.op"() {a = array<i32:>} : () -> ()
// CHECK: :[[#@LINE-1]]:25: error: expected integer literal
// -----

"x.op"() {a = array<i32: 1,>} : () -> ()
// CHECK: :[[#@LINE-1]]:28: error: expected integer literal
// -----

"x.op"() {a = array<i32: 1 2>} : () -> ()
// CHECK: :[[#@LINE-1]]:27: error: expected '>' to close an array attribute
// -----

"x.op"() {a = array<i32: 1} : () -> ()
// CHECK: :[[#@LINE-1]]:27: error: expected '>' to close an array attribute
// -----

"x.op"() {a = array<i32 1>} : () -> ()
// CHECK: :[[#@LINE-1]]:24: error: expected ':' after dense array type
// -----

"x.op"() {a = array<1>} : () -> ()
// CHECK: :[[#@LINE-1]]:21: error: expected non-function type
// CHECK: :[[#@LINE-2]]:21: error: expected an integer or floating point type
// -----

"x.op"() {a = array<i32: true>} : () -> ()
// CHECK: :[[#@LINE-1]]:26: error: expected i1 type for 'true' or 'false' values
// -----

"x.op"() {a = array<i32: 1.0>} : () -> ()
// CHECK: :[[#@LINE-1]]:26: error: expected integer literal
// -----

"x.op"() {a = array<i32: a>} : () -> ()
// CHECK: :[[#@LINE-1]]:26: error: expected integer literal
// -----

"x.op"() {a = array<i1: a>} : () -> ()
// CHECK: :[[#@LINE-1]]:25: error: expected integer literal
// -----

"x.op"() {a = array} : () -> ()
// CHECK: :[[#@LINE-1]]:20: error: expected '<' after 'array'
// -----

"x.op"() {a = array<i32: 1> : tensor<1xi32>} : () -> ()
// CHECK: :[[#@LINE-1]]:28: error: expected '}' in attribute dictionary
// -----

"x.op"() {a = array<foo: 1>} : () -> ()
// CHECK: :[[#@LINE-1]]:21: error: expected non-function type
// CHECK: :[[#@LINE-2]]:21: error: expected an integer or floating point type
