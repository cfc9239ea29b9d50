// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

"x.op"() {a = [1,]} : () -> ()
// CHECK: :[[#@LINE-1]]:18: error: expected attribute value
// -----

"x.op"() {a = [,1]} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: expected attribute value
// -----

"x.op"() {a = [1 2]} : () -> ()
// CHECK: :[[#@LINE-1]]:17: error: expected ',' or ']'
// -----

"x.op"() {a = [1} : () -> ()
// CHECK: :[[#@LINE-1]]:17: error: expected ',' or ']'
// -----

"x.op"() {a = {x = 1, x = 2}} : () -> ()
// CHECK: :[[#@LINE-1]]:23: error: duplicate key 'x' in dictionary attribute
// -----

"x.op"() {a = {x, x}} : () -> ()
// CHECK: :[[#@LINE-1]]:19: error: duplicate key 'x' in dictionary attribute
// -----

"x.op"() {a = {"" = 1}} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: expected valid attribute name
// -----

"x.op"() {a = {x-y = 1}} : () -> ()
// CHECK: :[[#@LINE-1]]:17: error: expected '}' in attribute dictionary
// -----

"x.op"() {a = {1 = 1}} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: expected attribute name
// -----

"x.op"() {a = {x = }} : () -> ()
// CHECK: :[[#@LINE-1]]:19: error: expected attribute value
// -----

"x.op"() {a = {x = 1,}} : () -> ()
// CHECK: :[[#@LINE-1]]:22: error: expected attribute name
// -----

"x.op"() {a = {x = 1} : () -> ()
// CHECK: :[[#@LINE-1]]:22: error: expected '}' in attribute dictionary
// -----

"x.op"() {a = {x : 1}} : () -> ()
// CHECK: :[[#@LINE-1]]:17: error: expected '}' in attribute dictionary
// -----

"x.op"() {a = {$a = 1}} : () -> ()
// CHECK: :[[#@LINE-1]]:16: error: unexpected character
// -----

"x.op"() {a = {.a = 1}} : () -> ()
// CHECK: :[[#@LINE-1]]:17: error: expected three consecutive dots for an ellipsis
