// RUN: not mlir-opt %s --split-input-file --allow-unregistered-dialect 2>&1 | FileCheck %s

"x.op"() {a = affine_map<() -> (9223372036854775808)>} : () -> ()
// CHECK: :[[#@LINE-1]]:33: error: constant too large for index
// -----

"x.op"() {a = affine_map<(d0, d1) -> (d0 * d1)>} : () -> ()
// CHECK: :[[#@LINE-1]]:42: error: non-affine expression: at least one of the multiply operands has to be either a constant or symbolic
// -----

"x.op"() {a = affine_map<(d0, d1) -> (d0 floordiv d1)>} : () -> ()
// CHECK: :[[#@LINE-1]]:42: error: non-affine expression: right operand of floordiv has to be either a constant or symbolic
// -----

"x.op"() {a = affine_map<(d0, d1) -> (d0 mod d1)>} : () -> ()
// CHECK: :[[#@LINE-1]]:42: error: non-affine expression: right operand of mod has to be either a constant or symbolic
// -----

"x.op"() {a = affine_map<(d0, d1) -> (d0 * (d1 floordiv 1))>} : () -> ()
// CHECK: :[[#@LINE-1]]:42: error: non-affine expression: at least one of the multiply operands has to be either a constant or symbolic
// -----

"x.op"() {a = affine_map<(d0, d0) -> (d0)>} : () -> ()
// CHECK: :[[#@LINE-1]]:31: error: redefinition of identifier 'd0'
// -----

"x.op"() {a = affine_map<(d0)[d0] -> (d0)>} : () -> ()
// CHECK: :[[#@LINE-1]]:31: error: redefinition of identifier 'd0'
// -----

"x.op"() {a = affine_map<(d0) -> (d1)>} : () -> ()
// CHECK: :[[#@LINE-1]]:35: error: use of undeclared identifier
// -----

"x.op"() {a = affine_map<(d0) -> (s0)>} : () -> ()
// CHECK: :[[#@LINE-1]]:35: error: use of undeclared identifier
// -----

"x.op"() {a = affine_map<(d0) -> d0>} : () -> ()
// CHECK: :[[#@LINE-1]]:33: error: expected '(' in affine map range
// -----

"x.op"() {a = affine_map<d0 -> (d0)>} : () -> ()
// CHECK: :[[#@LINE-1]]:26: error: expected '(' in dimensional identifier list
// -----

"x.op"() {a = affine_map<(d0) (d0)>} : () -> ()
// CHECK: :[[#@LINE-1]]:30: error: expected '->' or ':'
// -----

"x.op"() {a = affine_map<(d0) -> (d0>} : () -> ()
// CHECK: :[[#@LINE-1]]:37: error: expected ')' in affine map range
// -----

"x.op"() {a = affine_map<(d0) -> (d0)} : () -> ()
// CHECK: :[[#@LINE-1]]:38: error: expected '>' in affine map
// -----

"x.op"() {a = affine_map<(d0) -> (d0 +)>} : () -> ()
// CHECK: :[[#@LINE-1]]:39: error: missing right operand of binary operator
// -----

"x.op"() {a = affine_map<(d0) -> (+ d0)>} : () -> ()
// CHECK: :[[#@LINE-1]]:35: error: missing left operand of binary operator
// -----

"x.op"() {a = affine_map<(d0) -> (d0 d0)>} : () -> ()
// CHECK: :[[#@LINE-1]]:37: error: expected ')' in affine map range
// -----

"x.op"() {a = affine_map<(d0) -> (d0,)>} : () -> ()
// CHECK: :[[#@LINE-1]]:38: error: expected affine expression
// -----

"x.op"() {a = affine_map<(d0) -> (d0 / 2)>} : () -> ()
// CHECK: :[[#@LINE-1]]:37: error: expected ')' in affine map range
// -----

"x.op"() {a = affine_map<(d0) -> (d0 % 2)>} : () -> ()
// CHECK: :[[#@LINE-1]]:38: error: invalid SSA name
// -----

"x.op"() {a = affine_map<(d0) -> (d0 foo 2)>} : () -> ()
// CHECK: :[[#@LINE-1]]:37: error: expected ')' in affine map range
// -----

"x.op"() {a = affine_map<(d0) -> (1.0)>} : () -> ()
// CHECK: :[[#@LINE-1]]:35: error: expected affine expression
// -----

"x.op"() {a = affine_map<(d0) -> (())>} : () -> ()
// CHECK: :[[#@LINE-1]]:36: error: no expression inside parentheses
// -----

"x.op"() {a = affine_map<(d0,) -> (d0)>} : () -> ()
// CHECK: :[[#@LINE-1]]:30: error: expected bare identifier
// -----

"x.op"() {a = affine_map<(1) -> (1)>} : () -> ()
// CHECK: :[[#@LINE-1]]:27: error: expected bare identifier
// -----

"x.op"() {a = affine_map<(d0)[1] -> (1)>} : () -> ()
// CHECK: :[[#@LINE-1]]:31: error: expected bare identifier
// -----

"x.op"() {a = affine_map<(d0) : (d0 >= 0)>} : () -> ()
// CHECK: :[[#@LINE-1]]:26: error: expected AffineMap, but got IntegerSet
// -----

"x.op"() {a = affine_map<(d0) -> (d0 * )>} : () -> ()
// CHECK: :[[#@LINE-1]]:40: error: missing right operand of binary operator
// -----

"x.op"() {a = affine_map<(d0) -> (* d0)>} : () -> ()
// CHECK: :[[#@LINE-1]]:35: error: missing left operand of binary operator
// -----

"x.op"() {a = affine_map<(d0) -> (d0 mod)>} : () -> ()
// CHECK: :[[#@LINE-1]]:41: error: missing right operand of binary operator
// -----

"x.op"() {a = affine_map<(d0) -> (mod)>} : () -> ()
// CHECK: :[[#@LINE-1]]:35: error: use of undeclared identifier
// -----

"x.op"() {a = affine_map} : () -> ()
// CHECK: :[[#@LINE-1]]:25: error: expected '<' in affine map
// -----

"x.op"() {a = affine_map<>} : () -> ()
// CHECK: :[[#@LINE-1]]:26: error: expected '(' in dimensional identifier list
