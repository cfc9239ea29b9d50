// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

"x.op"() {a = -0} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: integer constant out of range for attribute
// -----

"x.op"() {a = 256 : i8} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: integer constant out of range for attribute
// -----

"x.op"() {a = -129 : i8} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: integer constant out of range for attribute
// -----

"x.op"() {a = 128 : si8} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: integer constant out of range for attribute
// -----

"x.op"() {a = -129 : si8} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: integer constant out of range for attribute
// -----

"x.op"() {a = 256 : ui8} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: integer constant out of range for attribute
// -----

"x.op"() {a = -1 : ui8} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: negative integer literal not valid for unsigned integer type
// -----

"x.op"() {a = 1 : i0} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: integer constant out of range for attribute
// -----

"x.op"() {a = 2 : i1} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: integer constant out of range for attribute
// -----

"x.op"() {a = true : i1} : () -> ()
// CHECK: :[[#@LINE-1]]:19: error: expected '}' in attribute dictionary
// -----

"x.op"() {a = true : i32} : () -> ()
// CHECK: :[[#@LINE-1]]:19: error: expected '}' in attribute dictionary
// -----

"x.op"() {a = 1 : si1} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: integer constant out of range for attribute
// -----

"x.op"() {a = -9223372036854775809} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: integer constant out of range for attribute
// -----

"x.op"() {a = 18446744073709551616 : i64} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: integer constant out of range for attribute
// -----

"x.op"() {a = 340282366920938463463374607431768211456 : i128} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: integer constant out of range for attribute
// -----

"x.op"() {a = -170141183460469231731687303715884105729 : i128} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: integer constant out of range for attribute
// -----

"x.op"() {a = 0x1FF : i8} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: integer constant out of range for attribute
// -----

"x.op"() {a = -0x81 : i8} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: integer constant out of range for attribute
// -----

"x.op"() {a = 0x10000000000000000} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: integer constant out of range for attribute
// -----

"x.op"() {a = 0x : i32} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: expected '}' in attribute dictionary
// -----

"x.op"() {a = 0xg : i32} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: expected '}' in attribute dictionary
// -----

"x.op"() {a = 9223372036854775808 : index} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: integer constant out of range for attribute
// -----

"x.op"() {a = 18446744073709551615 : index} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: integer constant out of range for attribute
// -----

"x.op"() {a = 1 : none} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: integer literal not valid for specified type
// -----

"x.op"() {a = 1 : vector<4xi32>} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: integer literal not valid for specified type
// -----

"x.op"() {a = 1 : memref<4xi32>} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: integer literal not valid for specified type
// -----

"x.op"() {a = 1 : () -> ()} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: integer literal not valid for specified type
// -----

"x.op"() {a = 1 : !foo.bar} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: integer literal not valid for specified type
// -----

"x.op"() {a = 0b1} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: expected '}' in attribute dictionary
// -----

"x.op"() {a = 1_000} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: expected '}' in attribute dictionary
// -----

"x.op"() {a = +1} : () -> ()
// CHECK: :[[#@LINE-1]]:14: error: expected attribute value
// -----

"x.op"() {a = --1} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: expected constant integer or floating point value
// -----

"x.op"() {a = 1 :} : () -> ()
// CHECK: :[[#@LINE-1]]:18: error: expected non-function type
// -----

"x.op"() {a = 1 : f32} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: unexpected decimal integer literal for a floating point value
// CHECK: :[[#@LINE-2]]:15: note: add a trailing dot to make the literal a float
// -----

"x.op"() {a = -0x1 : f32} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: hexadecimal float literal should not have a leading minus
// -----

"x.op"() {a = 0x10000 : f16} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: hexadecimal float constant out of range for type
// -----

"x.op"() {a = 1 : 1} : () -> ()
// CHECK: :[[#@LINE-1]]:18: error: expected non-function type
