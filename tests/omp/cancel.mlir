// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.parallel { omp.cancel cancellation_construct_type(parallel) omp.terminator }
  omp.parallel { omp.cancel cancellation_construct_type(parallel) if(%c) {a} omp.terminator }
  omp.parallel { omp.cancellation_point cancellation_construct_type(parallel) omp.terminator }
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.cancel cancellation_construct_type(loop) omp.yield } }
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.cancel cancellation_construct_type(loop) if(%c) {a} omp.yield } }
  omp.wsloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.cancellation_point cancellation_construct_type(loop) omp.yield } }
  omp.wsloop nowait { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.cancellation_point cancellation_construct_type(loop) omp.yield } }
  omp.wsloop ordered(1) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.cancellation_point cancellation_construct_type(loop) omp.yield } }
  omp.wsloop nowait ordered(1) { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.cancellation_point cancellation_construct_type(loop) omp.yield } }
  omp.sections { omp.section { omp.cancel cancellation_construct_type(sections) omp.terminator } omp.terminator }
  omp.sections { omp.section { omp.cancel cancellation_construct_type(sections) if(%c) {a} omp.terminator } omp.terminator }
  omp.sections { omp.section { omp.cancellation_point cancellation_construct_type(sections) omp.terminator } omp.terminator }
  omp.sections nowait { omp.section { omp.cancellation_point cancellation_construct_type(sections) omp.terminator } omp.terminator }
  omp.task { omp.cancel cancellation_construct_type(taskgroup) omp.terminator }
  omp.taskloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.cancel cancellation_construct_type(taskgroup) omp.yield } }
  omp.task { omp.cancel cancellation_construct_type(taskgroup) if(%c) {a} omp.terminator }
  omp.taskloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.cancel cancellation_construct_type(taskgroup) if(%c) {a} omp.yield } }
  omp.task { omp.cancellation_point cancellation_construct_type(taskgroup) omp.terminator }
  omp.taskloop { omp.loop_nest (%q) : i32 = (%n) to (%n) step (%n) { omp.cancellation_point cancellation_construct_type(taskgroup) omp.yield } }
  return
}

