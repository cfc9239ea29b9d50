// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

"x.op"() {a = sparse<, > : tensor<4xi32>} : () -> ()
// CHECK: :[[#@LINE-1]]:22: error: expected element literal of primitive type
// -----

"x.op"() {a = sparse<[[2, 0]], [1]> : tensor<2x2xi32>} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: sparse index #0 is not contained within the value shape, with index=[2, 0], and type='tensor<2x2xi32>'
// -----

"x.op"() {a = sparse<[[-1, 0]], [1]> : tensor<2x2xi32>} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: sparse index #0 is not contained within the value shape, with index=[18446744073709551615, 0], and type='tensor<2x2xi32>'
// -----

"x.op"() {a = sparse<[[0]], [1]> : tensor<2x2xi32>} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: expected shape ([2, 2]); inferred shape of indices literal ([1, 1]); inferred shape of values literal ([1])
// -----

"x.op"() {a = sparse<[[0, 0, 0]], [1]> : tensor<2x2xi32>} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: expected shape ([2, 2]); inferred shape of indices literal ([1, 3]); inferred shape of values literal ([1])
// -----

"x.op"() {a = sparse<[[0, 0]], [1, 2]> : tensor<2x2xi32>} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: expected shape ([2, 2]); inferred shape of indices literal ([1, 2]); inferred shape of values literal ([2])
// -----

"x.op"() {a = sparse<[[0, 0], [0, 1]], [1]> : tensor<2x2xi32>} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: expected shape ([2, 2]); inferred shape of indices literal ([2, 2]); inferred shape of values literal ([1])
// -----

"x.op"() {a = sparse<[], 1> : tensor<i32>} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: expected shape ([]); inferred shape of indices literal ([0]); inferred shape of values literal ([0])
// -----

"x.op"() {a = sparse<[[0, 0]], [1]> : tensor<?x2xi32>} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: elements literal type must have static shape
// -----

"x.op"() {a = sparse<[[0, 0]], [1]> : tensor<*xi32>} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: elements literal type must have static shape
// -----

"x.op"() {a = sparse<[[0, 0]], [1]> : i32} : () -> ()
// CHECK: :[[#@LINE-1]]:15: error: elements literal must be a shaped type
// -----

"x.op"() {a = sparse<[[0, 0]], [1]>} : () -> ()
// CHECK: :[[#@LINE-1]]:36: error: expected ':'
// -----

"x.op"() {a = sparse<[[0, 0]] [1]> : tensor<2x2xi32>} : () -> ()
// CHECK: :[[#@LINE-1]]:30: error: expected ','
// -----

"x.op"() {a = sparse<[[0, 0]], [1] : tensor<2x2xi32>} : () -> ()
// CHECK: :[[#@LINE-1]]:35: error: expected '>'
// -----

"x.op"() {a = sparse<[[0, 0]]> : tensor<2x2xi32>} : () -> ()
// CHECK: :[[#@LINE-1]]:30: error: expected ','
// -----

"x.op"() {a = sparse<[[0.0, 0]], [1]> : tensor<2x2xi32>} : () -> ()
// CHECK: :[[#@LINE-1]]:24: error: expected integer elements, but parsed floating-point
// -----

"x.op"() {a = sparse<[[0, 0]], [1.0]> : tensor<2x2xi32>} : () -> ()
// CHECK: :[[#@LINE-1]]:33: error: expected integer elements, but parsed floating-point
// -----

"x.op"() {a = sparse<"0x", "0x"> : tensor<0xi32>} : () -> ()
// CHECK: :[[#@LINE-1]]:22: error: integer constant out of range for type
// -----

"x.op"() {a = sparse<[["a"]], [1]> : tensor<2xi32>} : () -> ()
// CHECK: :[[#@LINE-1]]:24: error: integer constant out of range for type
