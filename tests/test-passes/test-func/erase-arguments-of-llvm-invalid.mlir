// RUN: mlir-opt %s --split-input-file --test-func-erase-arg --verify-diagnostics

// Functions of LLVM have one result to change with.

// expected-error @+1 {{failed to erase arguments}}
llvm.func @l(%a: i32 {test.erase_this_arg}) { llvm.return }
