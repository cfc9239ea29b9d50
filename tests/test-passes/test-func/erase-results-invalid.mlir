// RUN: mlir-opt %s --split-input-file --test-func-erase-result --verify-diagnostics

// Functions of LLVM have one result.

// expected-error @+1 {{failed to erase results}}
llvm.func @l(i32) -> (i32 {test.erase_this_result})

// -----

// expected-error @+1 {{failed to erase results}}
llvm.func @l(i32) attributes {test.insert_args=[[0,f32]]}
