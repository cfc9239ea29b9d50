// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.simd { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.ordered.region { omp.terminator } omp.yield } }
  omp.ordered.region { omp.terminator }
  omp.simd { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.ordered.region par_level_simd { omp.terminator } {a} omp.yield } }
  omp.ordered.region par_level_simd { omp.terminator } {a}
  omp.wsloop ordered(0) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.ordered.region { omp.terminator } omp.yield } }
  omp.wsloop ordered(0) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.ordered.region par_level_simd { omp.terminator } {a} omp.yield } }
  omp.wsloop ordered(1) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.ordered depend_type(dependsource) depend_vec(%l : i64) {doacross_num_loops = 1 : i64} omp.yield } }
  omp.wsloop ordered(1) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.ordered depend_vec(%l : i64) {doacross_num_loops = 1 : i64} omp.yield } }
  return
}

