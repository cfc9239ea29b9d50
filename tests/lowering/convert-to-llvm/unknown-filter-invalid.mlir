// RUN: mlir-opt %s --convert-to-llvm=filter-dialects=nope --split-input-file --verify-diagnostics

// expected-error @unknown {{dialect not loaded: nope}}
func.func @f(%a: i32, %i: index) -> i32 {
  return %a : i32
}
