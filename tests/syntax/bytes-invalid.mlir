// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{unexpected character}}
ÿ
// -----

// expected-error @+1 {{unexpected character}}
ï»¿"x.op"() : () -> ()
// -----

// expected-error @+1 {{invalid SSA name}}
%ÿ = "x.op"() : () -> i32
// -----

// expected-error @+1 {{unexpected character}}
"x.op"() {Ã© = 1} : () -> ()
// -----

// expected-error @+1 {{unexpected character}}
"x.op"(): () -> ()
// -----

// expected-error @+1 {{unexpected character}}
"x.op"(): () -> ()
// -----

// expected-error @+1 {{unexpected character}}
"x.op"()Â : () -> ()
// -----

// expected-error @+1 {{invalid attribute name}}
#ÿ = 1
// -----

// expected-error @+1 {{invalid type identifier}}
!ÿ = i32
// -----

// expected-error @+1 {{invalid block name}}
^ÿ:
// -----

// expected-error @+1 {{'builtin.module' op can only contain attributes with dialect-prefixed names, found: 'ÿ'}}
module attributes {"ÿ" = 1} {}
// -----

// expected-error @+1 {{unexpected character}}
"x.op"() {a = } : () -> ()
// -----

// expected-error @+1 {{unknown escape in string literal}}
"x.op"() {a = "x\0"} : () -> ()
// -----

// expected-error @+1 {{unknown escape in string literal}}
"x.op"() {a = "x\
// -----

// expected-error @+1 {{unknown escape in string literal}}
"x.op"() {a = "x\0
