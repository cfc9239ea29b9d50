// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{unknown escape in string literal}}
"x.op"() {a = "\zz"} : () -> ()
// -----

// expected-error @+1 {{unknown escape in string literal}}
"x.op"() {a = "\x41"} : () -> ()
// -----

// expected-error @+1 {{unknown escape in string literal}}
"x.op"() {a = "\1"} : () -> ()
// -----

// expected-error @+1 {{unknown escape in string literal}}
"x.op"() {a = "\1g"} : () -> ()
// -----

// expected-error @+1 {{unknown escape in string literal}}
"x.op"() {a = "\r"} : () -> ()
// -----

// expected-error @+1 {{unknown escape in string literal}}
"x.op"() {a = "\'"} : () -> ()
// -----

// expected-error @+1 {{expected '"' in string literal}}
"x.op"() {a = "unterminated} : () -> ()
// -----

// expected-error @+1 {{expected '}' in attribute dictionary}}
"x.op"() {a = "a" "b"} : () -> ()
// -----

// expected-error @+1 {{unexpected character}}
"x.op"() {a = 'single'} : () -> ()
