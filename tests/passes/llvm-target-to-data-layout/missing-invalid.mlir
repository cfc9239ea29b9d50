// RUN: mlir-opt %s --llvm-target-to-data-layout --split-input-file --verify-diagnostics
// RUN: mlir-opt %s --llvm-target-to-data-layout=initialize-llvm-targets=false --split-input-file --verify-diagnostics

// Without a target nothing is known.

// expected-error @+1 {{no TargetAttrInterface-implementing attribute at key "llvm.target"}}
module {}

// -----

// expected-error @+1 {{no TargetAttrInterface-implementing attribute at key "llvm.target"}}
module attributes {llvm.target = 1 : i32} {}

// -----

// expected-error @+1 {{failed to obtain llvm::DataLayout for #llvm.target<triple = "none", chip = "">}}
module attributes {llvm.target = #llvm.target<triple = "none", chip = "">} {}
