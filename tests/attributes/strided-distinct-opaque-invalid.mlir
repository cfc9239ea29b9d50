// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
"x.op"() {a = strided<[-9223372036854775808]>} : () -> ()
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
"x.op"() {a = strided<[9223372036854775808]>} : () -> ()
// -----

// expected-error @+1 {{expected a 64-bit signed integer or '?'}}
"x.op"() {a = strided<[-?]>} : () -> ()
// -----

// expected-error @+1 {{expected ','}}
"x.op"() {a = strided<[1] offset: 2>} : () -> ()
// -----

// expected-error @+1 {{expected '>'}}
"x.op"() {a = strided<[1], offset:2, offset: 3>} : () -> ()
// -----

// expected-error @+1 {{expected '['}}
"x.op"() {a = strided<>} : () -> ()
// -----

// expected-error @+1 {{expected '<' after 'strided'}}
"x.op"() {a = strided} : () -> ()
// -----

// expected-error @+1 {{expected '['}}
"x.op"() {a = strided<1>} : () -> ()
// -----

// expected-error @+1 {{referenced attribute does not match previous definition: 1 : i64}}
"x.op"() {a = [distinct[5]<1>, distinct[5]<2>]} : () -> ()
// -----

// expected-error @+1 {{expected '[' after 'distinct'}}
"x.op"() {a = distinct<1>} : () -> ()
// -----

// expected-error @+1 {{expected distinct ID}}
"x.op"() {a = distinct[]<1>} : () -> ()
// -----

// expected-error @+1 {{expected distinct ID}}
"x.op"() {a = distinct[-1]<1>} : () -> ()
// -----

// expected-error @+1 {{expected distinct ID}}
"x.op"() {a = distinct[a]<1>} : () -> ()
// -----

// expected-error @+1 {{expected '<' after distinct ID}}
"x.op"() {a = distinct[0] 1} : () -> ()
// -----

// expected-error @+1 {{expected '>' to close distinct attribute}}
"x.op"() {a = distinct[0]<1} : () -> ()
// -----

// expected-error @+1 {{expected an unsigned 64-bit integer}}
"x.op"() {a = distinct[18446744073709551616]<1>} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = distinct[0]<1> : i32} : () -> ()
