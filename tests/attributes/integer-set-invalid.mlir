// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"x.op"() {a = affine_set<(d0) : (d0 > 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"x.op"() {a = affine_set<(d0) : (d0 < 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"x.op"() {a = affine_set<(d0) : (d0 = 0)>} : () -> ()
// -----

// expected-error @+1 {{invalid type identifier}}
"x.op"() {a = affine_set<(d0) : (d0 != 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"x.op"() {a = affine_set<(d0) : (d0)>} : () -> ()
// -----

// expected-error @+1 {{expected affine expression}}
"x.op"() {a = affine_set<(d0) : (d0 >= )>} : () -> ()
// -----

// expected-error @+1 {{expected '(' in integer set constraint list}}
"x.op"() {a = affine_set<(d0) : d0 >= 0>} : () -> ()
// -----

// expected-error @+1 {{expected IntegerSet, but got AffineMap}}
"x.op"() {a = affine_set<(d0) -> (d0)>} : () -> ()
// -----

// expected-error @+1 {{expected '->' or ':'}}
"x.op"() {a = affine_set<(d0) (d0 >= 0)>} : () -> ()
// -----

// expected-error @+1 {{expected affine expression}}
"x.op"() {a = affine_set<(d0) : (d0 >= 0,)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in integer set constraint list}}
"x.op"() {a = affine_set<(d0) : (d0 >= 0} : () -> ()
// -----

// expected-error @+1 {{use of undeclared identifier}}
"x.op"() {a = affine_set<(d0) : (d1 >= 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '(' in dimensional identifier list}}
"x.op"() {a = affine_set<>} : () -> ()
// -----

// expected-error @+1 {{expected '<' in integer set}}
"x.op"() {a = affine_set} : () -> ()
