// RUN: mlir-opt %s --split-input-file --verify-diagnostics --ensure-debug-info-scope-on-llvm-func

// expected-error@below {{LLVM dialect is not loaded.}}
module {
  func.func private @f()
}
