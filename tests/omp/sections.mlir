// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --mlir-print-op-generic | mlir-opt --split-input-file | FileCheck %s

func.func @f(%c: i1, %n: i32, %p: !llvm.ptr, %p2: !llvm.ptr, %m: memref<f32>, %i: index, %j: index, %v: f32, %l: i64, %um: memref<*xf32>) {
  omp.sections  { omp.section { omp.terminator } omp.terminator }
  omp.sections allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.section { omp.terminator } omp.terminator }
  omp.sections allocate(%n : i32 -> %p : !llvm.ptr, %p : !llvm.ptr -> %p2 : !llvm.ptr) { omp.section { omp.terminator } omp.terminator }
  omp.sections nowait { omp.section { omp.terminator } omp.terminator }
  omp.sections  allocate(%p : !llvm.ptr -> %m : memref<f32>) { omp.section { omp.terminator } omp.terminator }
  omp.sections allocate(%p : !llvm.ptr -> %m : memref<f32>)  { omp.section { omp.terminator } omp.terminator } {foo}
  omp.sections { omp.section { omp.terminator } {foo} omp.section { omp.terminator } omp.terminator } {bar}
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     omp.sections {
// CHECK-NEXT:       omp.section {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.sections allocate(%[[ARG2]] : !llvm.ptr -> %[[ARG4]] : memref<f32>) {
// CHECK-NEXT:       omp.section {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.sections allocate(%[[ARG1]] : i32 -> %[[ARG2]] : !llvm.ptr, %[[ARG2]] : !llvm.ptr -> %[[ARG3]] : !llvm.ptr) {
// CHECK-NEXT:       omp.section {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.sections nowait {
// CHECK-NEXT:       omp.section {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.sections allocate(%[[ARG2]] : !llvm.ptr -> %[[ARG4]] : memref<f32>) {
// CHECK-NEXT:       omp.section {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.sections allocate(%[[ARG2]] : !llvm.ptr -> %[[ARG4]] : memref<f32>) {
// CHECK-NEXT:       omp.section {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {foo}
// CHECK-NEXT:     omp.sections {
// CHECK-NEXT:       omp.section {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       } {foo}
// CHECK-NEXT:       omp.section {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {bar}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.sections"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.section"() ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.sections"(%[[ARG4]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> ({
// GENERIC-NEXT:       "omp.section"() ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (memref<f32>, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.sections"(%[[ARG2]], %[[ARG3]], %[[ARG1]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 2, 2, 0, 0>}> ({
// GENERIC-NEXT:       "omp.section"() ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (!llvm.ptr, !llvm.ptr, i32, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.sections"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.section"() ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.sections"(%[[ARG4]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> ({
// GENERIC-NEXT:       "omp.section"() ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (memref<f32>, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.sections"(%[[ARG4]], %[[ARG2]]) <{operandSegmentSizes = array<i32: 1, 1, 0, 0>}> ({
// GENERIC-NEXT:       "omp.section"() ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {foo} : (memref<f32>, !llvm.ptr) -> ()
// GENERIC-NEXT:     "omp.sections"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.section"() ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) {foo} : () -> ()
// GENERIC-NEXT:       "omp.section"() ({
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {bar} : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
