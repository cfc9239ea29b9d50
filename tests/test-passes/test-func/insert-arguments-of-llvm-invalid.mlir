// RUN: mlir-opt %s --split-input-file --test-func-insert-arg --verify-diagnostics

// Functions of LLVM have one result to change with.

// expected-error @+1 {{failed to insert arguments}}
llvm.func @l(i32) attributes {test.insert_args=[[0,f32]]}
