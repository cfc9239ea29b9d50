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
  // expected-error @below {{LLVM Translation failed for operation: omp.parallel}}
  omp.parallel {
    // expected-error @+2 {{not yet implemented: omp.cancel}}
    // expected-error @+1 {{LLVM Translation failed for operation: omp.cancel}}
    omp.cancel cancellation_construct_type(parallel)
    omp.terminator
  }
  llvm.return
}

// -----

llvm.func @f(%a: i64) {
  // expected-error @+2 {{not yet implemented: omp.taskloop}}
  // expected-error @+1 {{LLVM Translation failed for operation: omp.taskloop}}
  omp.taskloop {
    omp.loop_nest (%i) : i64 = (%a) to (%a) step (%a) {
      omp.yield
    }
  }
  llvm.return
}
