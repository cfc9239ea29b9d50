// RUN: mlir-translate %s --mlir-to-llvmir --split-input-file --verify-diagnostics

// expected-error @+1 {{expected ','}}
llvm.func @f() attributes {memory_effects = #llvm.memory_effects<other = none, argMem = read, inaccessibleMem = none>} { llvm.return }
// -----

llvm.func @f() {
// expected-error @+1 {{'llvm.call' op 'missing' does not reference a symbol in the current scope}}
  llvm.call @missing() : () -> ()
  llvm.return
}
// -----

// expected-error @+1 {{cannot be converted to LLVM IR: missing `LLVMTranslationDialectInterface` registration for dialect for op: func.func}}
func.func @f() { return }
// -----

// expected-error @+1 {{custom op 'llvm.func' failed to construct function type: expected LLVM type for function arguments}}
llvm.func @f(%a: index) { llvm.return }
