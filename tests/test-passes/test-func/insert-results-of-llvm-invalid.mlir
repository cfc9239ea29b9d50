// RUN: mlir-opt %s --split-input-file --test-func-insert-result --verify-diagnostics

// Functions of LLVM have one result to change with.

// expected-error @+1 {{failed to insert results}}
llvm.func @l(i32) -> i32 attributes {test.insert_results=[[0,f32]]}
