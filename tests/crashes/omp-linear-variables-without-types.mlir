// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s

func.func @f(%p: !llvm.ptr, %n: i32) {
  omp.wsloop linear(%p = %n : !llvm.ptr) {
    omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}
