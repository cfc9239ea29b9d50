// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

"x.op"() {a = 1e5} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: expected '}' in attribute dictionary
// -----

"x.op"() {a = .5} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: expected three consecutive dots for an ellipsis
// -----

"x.op"() {a = 1.0e} : () -> ()
// CHECK: :[[#@LINE-1]]:18: error: expected '}' in attribute dictionary
// -----

"x.op"() {a = 1.0e+} : () -> ()
// CHECK: :[[#@LINE-1]]:18: error: expected '}' in attribute dictionary
// -----

"x.op"() {a = 1.0f} : () -> ()
// CHECK: :[[#@LINE-1]]:18: error: expected '}' in attribute dictionary
// -----

"x.op"() {a = 0x100000000 : f32} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: hexadecimal float constant out of range for type
// -----

"x.op"() {a = 1.0 : i32} : () -> ()
// CHECK: :[[#@LINE-1]]:24: error: floating point value not valid for specified type
// -----

"x.op"() {a = 1.0 : index} : () -> ()
// CHECK: :[[#@LINE-1]]:26: error: floating point value not valid for specified type
// -----

"x.op"() {a = 1.0 : vector<4xf32>} : () -> ()
// CHECK: :[[#@LINE-1]]:34: error: floating point value not valid for specified type
// -----

"x.op"() {a = 1.0 : tensor<4xf32>} : () -> ()
// CHECK: :[[#@LINE-1]]:34: error: floating point value not valid for specified type
// -----

"x.op"() {a = 1.0 : complex<f32>} : () -> ()
// CHECK: :[[#@LINE-1]]:33: error: floating point value not valid for specified type
// -----

"x.op"() {a = 1.0 : !foo.bar} : () -> ()
// CHECK: :[[#@LINE-1]]:29: error: floating point value not valid for specified type
// -----

"x.op"() {a = nan : f32} : () -> ()
// CHECK: :[[#@LINE-1]]:14: error: expected attribute value
// -----

"x.op"() {a = inf : f32} : () -> ()
// CHECK: :[[#@LINE-1]]:14: error: expected attribute value
// -----

"x.op"() {a = 0x1.8p3 : f32} : () -> ()
// CHECK: :[[#@LINE-1]]:19: error: expected three consecutive dots for an ellipsis
// -----

"x.op"() {a = -0x1.0p0 : f32} : () -> ()
// CHECK: :[[#@LINE-1]]:20: error: expected three consecutive dots for an ellipsis
