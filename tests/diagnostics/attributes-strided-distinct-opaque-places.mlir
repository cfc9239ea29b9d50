// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

"x.op"() {a = strided<[-9223372036854775808]>} : () -> ()
// CHECK: :[[#@LINE-1]]:24: error: expected a 64-bit signed integer or '?'
// -----

"x.op"() {a = strided<[9223372036854775808]>} : () -> ()
// CHECK: :[[#@LINE-1]]:24: error: expected a 64-bit signed integer or '?'
// -----

"x.op"() {a = strided<[-?]>} : () -> ()
// CHECK: :[[#@LINE-1]]:24: error: expected a 64-bit signed integer or '?'
// -----

"x.op"() {a = strided<[1] offset: 2>} : () -> ()
// CHECK: :[[#@LINE-1]]:26: error: expected ','
// -----

"x.op"() {a = strided<[1], offset:2, offset: 3>} : () -> ()
// CHECK: :[[#@LINE-1]]:36: error: expected '>'
// -----

"x.op"() {a = strided<>} : () -> ()
// CHECK: :[[#@LINE-1]]:23: error: expected '['
// -----

"x.op"() {a = strided} : () -> ()
// CHECK: :[[#@LINE-1]]:22: error: expected '<' after 'strided'
// -----

"x.op"() {a = strided<1>} : () -> ()
// CHECK: :[[#@LINE-1]]:23: error: expected '['
// -----

"x.op"() {a = [distinct[5]<1>, distinct[5]<2>]} : () -> ()
// CHECK: :[[#@LINE-1]]:32: error: referenced attribute does not match previous definition: 1 : i64
// -----

"x.op"() {a = distinct<1>} : () -> ()
// CHECK: :[[#@LINE-1]]:23: error: expected '[' after 'distinct'
// -----

"x.op"() {a = distinct[]<1>} : () -> ()
// CHECK: :[[#@LINE-1]]:24: error: expected distinct ID
// -----

"x.op"() {a = distinct[-1]<1>} : () -> ()
// CHECK: :[[#@LINE-1]]:24: error: expected distinct ID
// -----

"x.op"() {a = distinct[a]<1>} : () -> ()
// CHECK: :[[#@LINE-1]]:24: error: expected distinct ID
// -----

"x.op"() {a = distinct[0] 1} : () -> ()
// CHECK: :[[#@LINE-1]]:26: error: expected '<' after distinct ID
// -----

"x.op"() {a = distinct[0]<1} : () -> ()
// CHECK: :[[#@LINE-1]]:28: error: expected '>' to close distinct attribute
// -----

"x.op"() {a = distinct[18446744073709551616]<1>} : () -> ()
// CHECK: :[[#@LINE-1]]:44: error: expected an unsigned 64-bit integer
// -----

"x.op"() {a = distinct[0]<1> : i32} : () -> ()
// CHECK: :[[#@LINE-1]]:29: error: expected '}' in attribute dictionary
