// RUN: mlir-opt %s --llvm-target-to-target-features=initialize-llvm-targets=false --split-input-file --verify-diagnostics

// Without targets nothing is known.

// expected-error @+1 {{no LLVM::TargetAttr attribute at key "llvm.target"}}
module {}

// -----

// expected-error @+1 {{failed to obtain llvm::TargetMachine for #llvm.target<triple = "x86_64", chip = "">}}
module attributes {llvm.target = #llvm.target<triple = "x86_64", chip = "">} {}
