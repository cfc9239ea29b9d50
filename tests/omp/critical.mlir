// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

omp.critical.declare @mutex hint(contended, speculative)
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.master { omp.terminator }
  omp.master { omp.terminator } {a}
  omp.master { }
  omp.masked { omp.terminator }
  omp.masked filter(%n : i32) { omp.terminator }
  omp.masked filter(%i : index) { omp.terminator } {a}
  omp.critical(@mutex) { omp.terminator }
  omp.critical { omp.terminator } {a}
  omp.critical {}
  omp.workshare { omp.terminator }
  omp.workshare nowait { omp.terminator } {a}
  omp.workshare { omp.workshare.loop_wrapper { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } omp.terminator }
  return
}

