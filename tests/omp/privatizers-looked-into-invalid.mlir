// RUN: not mlir-opt %s 2>&1 | FileCheck %s

// What a variable is copied by is known where each function is read by itself, too.

omp.private {type = firstprivate} @y : f32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}

func.func @private(%m: memref<f32>) {
  omp.parallel private(@y %m -> %z : memref<f32>) { omp.terminator }
  return
}
