// RUN: mlir-translate %s --mlir-to-llvmir --verify-diagnostics

llvm.func @main() {
  // expected-error @+2 {{unsupported GPU operation: gpu.barrier}}
  // expected-error @+1 {{LLVM Translation failed for operation: gpu.barrier}}
  gpu.barrier
  llvm.return
}
