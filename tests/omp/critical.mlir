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



// CHECK: module {
// CHECK-NEXT:   omp.critical.declare @mutex hint(contended, speculative)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     omp.master {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.master {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {a}
// CHECK-NEXT:     omp.master {
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.masked {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.masked filter(%[[ARG1]] : i32) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.masked filter(%[[ARG5]] : index) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {a}
// CHECK-NEXT:     omp.critical(@mutex) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.critical {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {a}
// CHECK-NEXT:     omp.critical {
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.workshare {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.workshare nowait {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {a}
// CHECK-NEXT:     omp.workshare {
// CHECK-NEXT:       omp.workshare.loop_wrapper {
// CHECK-NEXT:         omp.loop_nest (%[[ARG10:[^ ]+]]) : i32 = (%[[ARG1:[^ ]+]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.critical.declare"() <{hint = 10 : i64, sym_name = "mutex"}> : () -> ()
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.master"() ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.master"() ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {a} : () -> ()
// GENERIC-NEXT:     "omp.master"() ({
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.masked"() ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.masked"(%[[ARG1]]) ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (i32) -> ()
// GENERIC-NEXT:     "omp.masked"(%[[ARG5]]) ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {a} : (index) -> ()
// GENERIC-NEXT:     "omp.critical"() <{name = @mutex}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.critical"() ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {a} : () -> ()
// GENERIC-NEXT:     "omp.critical"() ({
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.workshare"() ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.workshare"() <{nowait}> ({
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {a} : () -> ()
// GENERIC-NEXT:     "omp.workshare"() ({
// GENERIC-NEXT:       "omp.workshare.loop_wrapper"() ({
// GENERIC-NEXT:         "omp.loop_nest"(%[[ARG1:[^ ]+]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:         ^bb0(%[[ARG10:[^ ]+]]: i32):
// GENERIC-NEXT:           "omp.yield"() : () -> ()
// GENERIC-NEXT:         }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
