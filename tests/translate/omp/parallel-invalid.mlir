// ORACLE: differs (openmp)
// RUN: mlir-translate %s --mlir-to-llvmir --split-input-file --verify-diagnostics

llvm.func @f() {
  // expected-error @+2 {{not yet implemented: omp.parallel}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.parallel}}
  omp.parallel {
    omp.barrier
    omp.terminator
  }
  llvm.return
}
