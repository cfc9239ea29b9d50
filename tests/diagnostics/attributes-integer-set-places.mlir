// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

"x.op"() {a = affine_set<(d0) : (d0 > 0)>} : () -> ()
// CHECK: :[[#@LINE-1]]:39: error: expected '== affine-expr' or '>= affine-expr' at end of affine constraint
// -----

"x.op"() {a = affine_set<(d0) : (d0 < 0)>} : () -> ()
// CHECK: :[[#@LINE-1]]:39: error: expected '== affine-expr' or '>= affine-expr' at end of affine constraint
// -----

"x.op"() {a = affine_set<(d0) : (d0 = 0)>} : () -> ()
// CHECK: :[[#@LINE-1]]:39: error: expected '== affine-expr' or '>= affine-expr' at end of affine constraint
// -----

"x.op"() {a = affine_set<(d0) : (d0 != 0)>} : () -> ()
// CHECK: :[[#@LINE-1]]:37: error: invalid type identifier
// -----

"x.op"() {a = affine_set<(d0) : (d0)>} : () -> ()
// CHECK: :[[#@LINE-1]]:36: error: expected '== affine-expr' or '>= affine-expr' at end of affine constraint
// -----

"x.op"() {a = affine_set<(d0) : (d0 >= )>} : () -> ()
// CHECK: :[[#@LINE-1]]:40: error: expected affine expression
// -----

"x.op"() {a = affine_set<(d0) : d0 >= 0>} : () -> ()
// CHECK: :[[#@LINE-1]]:32: error: expected '(' in integer set constraint list
// -----

"x.op"() {a = affine_set<(d0) -> (d0)>} : () -> ()
// CHECK: :[[#@LINE-1]]:26: error: expected IntegerSet, but got AffineMap
// -----

"x.op"() {a = affine_set<(d0) (d0 >= 0)>} : () -> ()
// CHECK: :[[#@LINE-1]]:30: error: expected '->' or ':'
// -----

"x.op"() {a = affine_set<(d0) : (d0 >= 0,)>} : () -> ()
// CHECK: :[[#@LINE-1]]:42: error: expected affine expression
// -----

"x.op"() {a = affine_set<(d0) : (d0 >= 0} : () -> ()
// CHECK: :[[#@LINE-1]]:41: error: expected ')' in integer set constraint list
// -----

"x.op"() {a = affine_set<(d0) : (d1 >= 0)>} : () -> ()
// CHECK: :[[#@LINE-1]]:34: error: use of undeclared identifier
// -----

"x.op"() {a = affine_set<>} : () -> ()
// CHECK: :[[#@LINE-1]]:26: error: expected '(' in dimensional identifier list
// -----

"x.op"() {a = affine_set} : () -> ()
// CHECK: :[[#@LINE-1]]:25: error: expected '<' in integer set
