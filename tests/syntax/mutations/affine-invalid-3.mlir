// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected bare identifier}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(,)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected bare identifier}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0,[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '->' or ':'}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0),s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected bare identifier}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[,] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected bare identifier}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0, : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '->' or ':'}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] , (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '(' in integer set constraint list}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : ,d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected affine expression}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (, - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 , s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{missing right operand of binary operator}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - , >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 ,= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >, 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected affine expression}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= ,, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected affine expression}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, , == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 ,= 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 =, 0)>} : () -> ()
// -----

// expected-error @+1 {{expected affine expression}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == ,)>} : () -> ()
// -----

// expected-error @+1 {{expected affine expression}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0,>} : () -> ()
// -----

// expected-error @+1 {{expected '>' in integer set}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0),} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>, : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} , () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : ,) -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : (, -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () , ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ,)
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> (,
// -----

// expected-error @+1 {{expected operation name in quotes}}
42() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op"42) {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"(42 {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() 42m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {42 = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {m 42 affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {m = 42<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {m = affine_map42(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '(' in dimensional identifier list}}
"x.op"() {m = affine_map<42d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected bare identifier}}
"x.op"() {m = affine_map<(42, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in dimensional identifier list}}
"x.op"() {m = affine_map<(d042 d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected bare identifier}}
"x.op"() {m = affine_map<(d0, 42)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in dimensional identifier list}}
"x.op"() {m = affine_map<(d0, d142[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '->' or ':'}}
"x.op"() {m = affine_map<(d0, d1)42s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected bare identifier}}
"x.op"() {m = affine_map<(d0, d1)[42] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ']' in symbol list}}
"x.op"() {m = affine_map<(d0, d1)[s042 -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '->' or ':'}}
"x.op"() {m = affine_map<(d0, d1)[s0] 42 (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '(' in affine map range}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> 42d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in affine map range}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 42 s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in affine map range}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 42 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in affine map range}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 242 d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in affine map range}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 42 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in affine map range}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 342>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '>' in affine map}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)42, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>42 s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, 42 = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s 42 affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = 42<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set42(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '(' in dimensional identifier list}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<42d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected bare identifier}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(42)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in dimensional identifier list}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d042[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '->' or ':'}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)42s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected bare identifier}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[42] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ']' in symbol list}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s042 : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '->' or ':'}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] 42 (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '(' in integer set constraint list}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : 42d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 42 s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 42= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >42 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in integer set constraint list}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 042 d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 42= 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '== affine-expr' or '>= affine-expr' at end of affine constraint}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 =42 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in integer set constraint list}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 042>} : () -> ()
// -----

// expected-error @+1 {{expected '>' in integer set}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)42} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>42 : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} 42 () -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : 42) -> ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : (42 -> ()
// -----

// expected-error @+1 {{expected '->' in function type}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () 42 ()
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> 42)
// -----

// expected-error @+1 {{expected non-function type}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> (42
// -----

// expected-error @+1 {{expected operation name in quotes}}
( "x.op") {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '(' to start operand list}}
"x.op") ( {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' to end operand list}}
"x.op"({ )m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ':' followed by operation type}}
"x.op"() m { = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected attribute name}}
"x.op"() {= m affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {m affine_map =<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected attribute value}}
"x.op"() {m = < affine_map(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '<' in affine map}}
"x.op"() {m = affine_map( <d0, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '(' in dimensional identifier list}}
"x.op"() {m = affine_map<d0 (, d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected bare identifier}}
"x.op"() {m = affine_map<(, d0 d1)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected bare identifier}}
"x.op"() {m = affine_map<(d0d1 ,)[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected bare identifier}}
"x.op"() {m = affine_map<(d0, ) d1[s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in dimensional identifier list}}
"x.op"() {m = affine_map<(d0, d1[ )s0] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '->' or ':'}}
"x.op"() {m = affine_map<(d0, d1)s0 [] -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '->' or ':'}}
"x.op"() {m = affine_map<(d0, d1)[] s0 -> (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ']' in symbol list}}
"x.op"() {m = affine_map<(d0, d1)[s0-> ] (d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '->' or ':'}}
"x.op"() {m = affine_map<(d0, d1)[s0] ( ->d0 + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected '(' in affine map range}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> d0 ( + s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{missing left operand of binary operator}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (+ d0 s0 * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in affine map range}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 s0 + * 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{missing right operand of binary operator}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + * s0 2, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in affine map range}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 2 *, d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{missing right operand of binary operator}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * , 2 d1 mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in affine map range}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2d1 , mod 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{use of undeclared identifier}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, mod d1 3)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{expected ')' in affine map range}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 3 mod)>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
// -----

// expected-error @+1 {{missing right operand of binary operator}}
"x.op"() {m = affine_map<(d0, d1)[s0] -> (d0 + s0 * 2, d1 mod ) 3>, s = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>} : () -> ()
