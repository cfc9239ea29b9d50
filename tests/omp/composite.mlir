// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.wsloop { omp.simd { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } {omp.composite} } {omp.composite}
  omp.parallel { omp.wsloop { omp.simd { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator }
  omp.parallel { omp.distribute { omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator } {omp.composite}
  omp.distribute { omp.simd { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } {omp.composite} } {omp.composite}
  omp.parallel { omp.distribute { omp.simd { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator } {omp.composite}
  omp.taskloop { omp.simd { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } {omp.composite} } {omp.composite}
  omp.parallel { omp.taskloop { omp.simd { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } {omp.composite} } {omp.composite} omp.terminator }
  omp.parallel { omp.distribute { omp.wsloop { omp.simd { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } {omp.composite} } {omp.composite} } {omp.composite} omp.terminator } {omp.composite}
  omp.parallel { omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } omp.terminator }
  omp.parallel { omp.simd { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } omp.terminator }
  omp.parallel { omp.distribute { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } omp.terminator } {omp.composite}
  omp.parallel { omp.taskloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } omp.terminator }
  omp.loop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } {omp.composite}
  omp.parallel { omp.loop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } omp.terminator }
  omp.parallel { omp.loop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } {omp.composite} omp.loop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.yield } } omp.terminator }
  return
}

