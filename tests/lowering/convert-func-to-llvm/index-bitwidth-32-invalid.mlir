// RUN: mlir-opt %s --convert-func-to-llvm=index-bitwidth=32 --split-input-file --verify-diagnostics

func.func @main() {
// expected-error @+1 {{'func.func' op symbol's parent must have the SymbolTable trait}}
  func.func @nested(%a: index) {
    return
  }
  return
}
