// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

"x.op"() {a = "\zz"} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: unknown escape in string literal
// -----

"x.op"() {a = "\x41"} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: unknown escape in string literal
// -----

"x.op"() {a = "\1"} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: unknown escape in string literal
// -----

"x.op"() {a = "\1g"} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: unknown escape in string literal
// -----

"x.op"() {a = "\r"} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: unknown escape in string literal
// -----

"x.op"() {a = "\'"} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: unknown escape in string literal
// -----

"x.op"() {a = "unterminated} : () -> ()
// CHECK: :[[#@LINE-1]]:40: error: expected '"' in string literal
// -----

"x.op"() {a = "a" "b"} : () -> ()
// CHECK: :[[#@LINE-1]]:18: error: expected '}' in attribute dictionary
// -----

"x.op"() {a = 'single'} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: unexpected character
