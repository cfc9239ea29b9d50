// RUN: mlir-opt %s --split-input-file --test-func-erase-arg --verify-diagnostics

// Functions of LLVM without results cannot change, nor can those whose arguments are used.

// expected-error @+1 {{failed to erase arguments}}
llvm.func @l(%a: i32 {test.erase_this_arg}) { llvm.return }

// -----

// expected-error @+1 {{failed to erase arguments: that of number 0 is used}}
func.func @used(%a: i32 {test.erase_this_arg}) -> i32 {
  return %a : i32
}
