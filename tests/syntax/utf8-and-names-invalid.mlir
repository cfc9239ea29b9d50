// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file --verify-diagnostics

// expected-error @+1 {{invalid SSA name}}
%é = "x.op"() : () -> i32
// -----

// expected-error @+1 {{@ identifier expected to start with letter or '_'}}
func.func private @é()
// -----

// expected-error @+1 {{unexpected character}}
"x.op"() {é = 1} : () -> ()
// -----

// expected-error @+1 {{unexpected character}}
é
