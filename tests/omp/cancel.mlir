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



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.cancel cancellation_construct_type(parallel)
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.cancel cancellation_construct_type(parallel) if(%[[ARG0]]) {a}
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.cancellation_point cancellation_construct_type(parallel)
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10:[^ ]+]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.cancel cancellation_construct_type(loop)
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.cancel cancellation_construct_type(loop) if(%[[ARG0]]) {a}
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.cancellation_point cancellation_construct_type(loop)
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop nowait {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.cancellation_point cancellation_construct_type(loop)
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop ordered(1) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.cancellation_point cancellation_construct_type(loop)
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.wsloop nowait ordered(1) {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.cancellation_point cancellation_construct_type(loop)
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.sections {
// CHECK-NEXT:       omp.section {
// CHECK-NEXT:         omp.cancel cancellation_construct_type(sections)
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.sections {
// CHECK-NEXT:       omp.section {
// CHECK-NEXT:         omp.cancel cancellation_construct_type(sections) if(%[[ARG0]]) {a}
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.sections {
// CHECK-NEXT:       omp.section {
// CHECK-NEXT:         omp.cancellation_point cancellation_construct_type(sections)
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.sections nowait {
// CHECK-NEXT:       omp.section {
// CHECK-NEXT:         omp.cancellation_point cancellation_construct_type(sections)
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.task {
// CHECK-NEXT:       omp.cancel cancellation_construct_type(taskgroup)
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.taskloop {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.cancel cancellation_construct_type(taskgroup)
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.task {
// CHECK-NEXT:       omp.cancel cancellation_construct_type(taskgroup) if(%[[ARG0]]) {a}
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.taskloop {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.cancel cancellation_construct_type(taskgroup) if(%[[ARG0]]) {a}
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.task {
// CHECK-NEXT:       omp.cancellation_point cancellation_construct_type(taskgroup)
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.taskloop {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.cancellation_point cancellation_construct_type(taskgroup)
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype parallel>}> : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.cancel"(%[[ARG0]]) <{cancel_directive = #omp<cancellationconstructtype parallel>}> {a} : (i1) -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype parallel>}> : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG18:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype loop>}> : () -> ()
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG17:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.cancel"(%[[ARG0]]) <{cancel_directive = #omp<cancellationconstructtype loop>}> {a} : (i1) -> ()
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG16:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype loop>}> : () -> ()
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG15:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype loop>}> : () -> ()
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, ordered = 1 : i64}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG14:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype loop>}> : () -> ()
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.wsloop"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, ordered = 1 : i64}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG13:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype loop>}> : () -> ()
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.sections"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.section"() ({
// GENERIC-NEXT:         "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype sections>}> : () -> ()
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.sections"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.section"() ({
// GENERIC-NEXT:         "omp.cancel"(%[[ARG0]]) <{cancel_directive = #omp<cancellationconstructtype sections>}> {a} : (i1) -> ()
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.sections"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.section"() ({
// GENERIC-NEXT:         "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype sections>}> : () -> ()
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.sections"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.section"() ({
// GENERIC-NEXT:         "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype sections>}> : () -> ()
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype taskgroup>}> : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.taskloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG12:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.cancel"() <{cancel_directive = #omp<cancellationconstructtype taskgroup>}> : () -> ()
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.cancel"(%[[ARG0]]) <{cancel_directive = #omp<cancellationconstructtype taskgroup>}> {a} : (i1) -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.taskloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG11:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.cancel"(%[[ARG0]]) <{cancel_directive = #omp<cancellationconstructtype taskgroup>}> {a} : (i1) -> ()
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype taskgroup>}> : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.taskloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG10:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype taskgroup>}> : () -> ()
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
