// ORACLE: differs (signatures-that-do-not-fit)
// RUN: mlir-opt %s --split-input-file --test-func-erase-arg --verify-diagnostics

// Arguments that are used do not go.

// expected-error @+1 {{failed to erase arguments: that of number 0 is used}}
func.func @used(%a: i32 {test.erase_this_arg}) -> i32 {
  return %a : i32
}
