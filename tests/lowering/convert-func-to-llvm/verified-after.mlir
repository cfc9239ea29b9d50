// RUN: mlir-opt %s --split-input-file --convert-func-to-llvm --verify-diagnostics

// What the pass makes is verified though it is the first one.
// expected-error @+1 {{'llvm.func' op external functions must have 'external' or 'extern_weak' linkage}}
func.func private @f(i32) attributes {llvm.linkage = #llvm.linkage<internal>}

// -----

// expected-error @+1 {{"llvm.noalias" attribute attached to non-pointer LLVM type}}
func.func @f(%a: index {llvm.noalias}) {
  return
}
