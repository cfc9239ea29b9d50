// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{constant too large for index}}
"x.op"() {a = affine_map<() -> (9223372036854775808)>} : () -> ()
// -----

// expected-error @+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
"x.op"() {a = affine_map<(d0, d1) -> (d0 * d1)>} : () -> ()
// -----

// expected-error @+1 {{non-affine expression: right operand of floordiv has to be either a constant or symbolic}}
"x.op"() {a = affine_map<(d0, d1) -> (d0 floordiv d1)>} : () -> ()
// -----

// expected-error @+1 {{non-affine expression: right operand of mod has to be either a constant or symbolic}}
"x.op"() {a = affine_map<(d0, d1) -> (d0 mod d1)>} : () -> ()
// -----

// expected-error @+1 {{non-affine expression: at least one of the multiply operands has to be either a constant or symbolic}}
"x.op"() {a = affine_map<(d0, d1) -> (d0 * (d1 floordiv 1))>} : () -> ()
// -----

// expected-error @+1 {{redefinition of identifier 'd0'}}
"x.op"() {a = affine_map<(d0, d0) -> (d0)>} : () -> ()
// -----

// expected-error @+1 {{redefinition of identifier 'd0'}}
"x.op"() {a = affine_map<(d0)[d0] -> (d0)>} : () -> ()
// -----

// expected-error @+1 {{use of undeclared identifier}}
"x.op"() {a = affine_map<(d0) -> (d1)>} : () -> ()
// -----

// expected-error @+1 {{use of undeclared identifier}}
"x.op"() {a = affine_map<(d0) -> (s0)>} : () -> ()
// -----

// expected-error @+1 {{expected '(' in affine map range}}
"x.op"() {a = affine_map<(d0) -> d0>} : () -> ()
// -----

// expected-error @+1 {{expected '(' in dimensional identifier list}}
"x.op"() {a = affine_map<d0 -> (d0)>} : () -> ()
// -----

// expected-error @+1 {{expected '->' or ':'}}
"x.op"() {a = affine_map<(d0) (d0)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in affine map range}}
"x.op"() {a = affine_map<(d0) -> (d0>} : () -> ()
// -----

// expected-error @+1 {{expected '>' in affine map}}
"x.op"() {a = affine_map<(d0) -> (d0)} : () -> ()
// -----

// expected-error @+1 {{missing right operand of binary operator}}
"x.op"() {a = affine_map<(d0) -> (d0 +)>} : () -> ()
// -----

// expected-error @+1 {{missing left operand of binary operator}}
"x.op"() {a = affine_map<(d0) -> (+ d0)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in affine map range}}
"x.op"() {a = affine_map<(d0) -> (d0 d0)>} : () -> ()
// -----

// expected-error @+1 {{expected affine expression}}
"x.op"() {a = affine_map<(d0) -> (d0,)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in affine map range}}
"x.op"() {a = affine_map<(d0) -> (d0 / 2)>} : () -> ()
// -----

// expected-error @+1 {{invalid SSA name}}
"x.op"() {a = affine_map<(d0) -> (d0 % 2)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in affine map range}}
"x.op"() {a = affine_map<(d0) -> (d0 foo 2)>} : () -> ()
// -----

// expected-error @+1 {{expected affine expression}}
"x.op"() {a = affine_map<(d0) -> (1.0)>} : () -> ()
// -----

// expected-error @+1 {{no expression inside parentheses}}
"x.op"() {a = affine_map<(d0) -> (())>} : () -> ()
// -----

// expected-error @+1 {{expected bare identifier}}
"x.op"() {a = affine_map<(d0,) -> (d0)>} : () -> ()
// -----

// expected-error @+1 {{expected bare identifier}}
"x.op"() {a = affine_map<(1) -> (1)>} : () -> ()
// -----

// expected-error @+1 {{expected bare identifier}}
"x.op"() {a = affine_map<(d0)[1] -> (1)>} : () -> ()
// -----

// expected-error @+1 {{expected AffineMap, but got IntegerSet}}
"x.op"() {a = affine_map<(d0) : (d0 >= 0)>} : () -> ()
// -----

// expected-error @+1 {{missing right operand of binary operator}}
"x.op"() {a = affine_map<(d0) -> (d0 * )>} : () -> ()
// -----

// expected-error @+1 {{missing left operand of binary operator}}
"x.op"() {a = affine_map<(d0) -> (* d0)>} : () -> ()
// -----

// expected-error @+1 {{missing right operand of binary operator}}
"x.op"() {a = affine_map<(d0) -> (d0 mod)>} : () -> ()
// -----

// expected-error @+1 {{use of undeclared identifier}}
"x.op"() {a = affine_map<(d0) -> (mod)>} : () -> ()
// -----

// expected-error @+1 {{expected '<' in affine map}}
"x.op"() {a = affine_map} : () -> ()
// -----

// expected-error @+1 {{expected '(' in dimensional identifier list}}
"x.op"() {a = affine_map<>} : () -> ()
