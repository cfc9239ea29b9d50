// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected ')' in affine map range}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3> ), s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '>' in affine map}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3), > s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>s , = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, = s affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s affine_set =<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = < affine_set(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '<' in integer set}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set( <d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '(' in dimensional identifier list}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<d0 ()[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '->' or ':'}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<() d0[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in dimensional identifier list}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0[ )s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '->' or ':'}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)s0 [] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '->' or ':'}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[] s0 : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ']' in symbol list}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0: ] (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '->' or ':'}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] ( :d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '(' in integer set constraint list}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : d0 ( - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (- d0 s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 s0 - >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{missing right operand of binary operator}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - > s0= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 = > 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >0 =, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected affine expression}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= , 0 d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in integer set constraint list}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0d0 , == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected affine expression}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, = d0= 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 =0 =)>} : () -> ()
// -----

// expected-error @+1 {{expected affine expression}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == ) 0>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in integer set constraint list}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0> )} : () -> ()
// -----

// expected-error @+1 {{expected '>' in integer set}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)} > : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>: } () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} ( :) -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : ) ( -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : (-> ) ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () ( ->)
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ) (
