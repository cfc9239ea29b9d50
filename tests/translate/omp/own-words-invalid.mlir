// ORACLE: differs (openmp)
// RUN: mlir-translate %s --mlir-to-llvmir --split-input-file --verify-diagnostics

llvm.func @f(%a: i64, %c: i1) {
  // expected-error @+2 {{not yet implemented: Unhandled clause if in omp.simd operation}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.simd}}
  omp.simd if(%c) {
    omp.loop_nest (%i) : i64 = (%a) to (%a) step (%a) {
      omp.yield
    }
  }
  llvm.return
}

// -----

llvm.func @f() {
  // expected-error @+2 {{not yet implemented: omp.task}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.task}}
  omp.task {
    omp.terminator
  }
  llvm.return
}
