// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{Ill-formed type attributes for linear variables}}
  omp.wsloop linear(%p = %n : !llvm.ptr) {
    omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  } {linear_var_types = [i32, i32]}
  return
}

// -----

func.func @f(%p: !llvm.ptr, %n: i32) {
  // expected-error @+1 {{Ill-formed type attributes for linear variables}}
  omp.simd linear(%p = %n : !llvm.ptr) {
    omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  } {linear_var_types = []}
  return
}
