// RUN: mlir-opt %s --convert-cf-to-llvm --split-input-file --verify-diagnostics

// expected-note @+1 {{see existing symbol definition here}}
module {
// expected-error @+1 {{redefinition of symbol named 'puts'}}
func.func private @puts()
func.func @b(%c: i1) {
  cf.assert %c, "two"
  return
}
}
