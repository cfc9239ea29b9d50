// RUN: mlir-opt %s --split-input-file --test-func-insert-result --verify-diagnostics

// Functions of LLVM have one result.

// expected-error @+1 {{failed to insert results}}
llvm.func @l(i32) -> i32 attributes {test.insert_results=[[0,f32]]}

// -----

// expected-error @+1 {{'test.insert_results' must be a list of [place, type, attributes, location]}}
func.func private @b() attributes {test.insert_results = [[0, 3]]}
