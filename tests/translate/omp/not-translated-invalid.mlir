// RUN: mlir-translate %s --mlir-to-llvmir --split-input-file --verify-diagnostics

llvm.func @f() {
  // expected-error @+2 {{not yet implemented: omp.workshare}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.workshare}}
  omp.workshare {
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @f(%p: !llvm.ptr) {
  // expected-error @+2 {{not yet implemented: omp.allocate_dir}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.allocate_dir}}
  omp.allocate_dir (%p : !llvm.ptr)
  llvm.return
}
