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



// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>) {
// CHECK-NEXT:     omp.wsloop {
// CHECK-NEXT:       omp.simd {
// CHECK-NEXT:         omp.loop_nest (%[[ARG10:[^ ]+]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       } {omp.composite}
// CHECK-NEXT:     } {omp.composite}
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop {
// CHECK-NEXT:         omp.simd {
// CHECK-NEXT:           omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:             omp.yield
// CHECK-NEXT:           }
// CHECK-NEXT:         } {omp.composite}
// CHECK-NEXT:       } {omp.composite}
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.distribute {
// CHECK-NEXT:         omp.wsloop {
// CHECK-NEXT:           omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:             omp.yield
// CHECK-NEXT:           }
// CHECK-NEXT:         } {omp.composite}
// CHECK-NEXT:       } {omp.composite}
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {omp.composite}
// CHECK-NEXT:     omp.distribute {
// CHECK-NEXT:       omp.simd {
// CHECK-NEXT:         omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       } {omp.composite}
// CHECK-NEXT:     } {omp.composite}
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.distribute {
// CHECK-NEXT:         omp.simd {
// CHECK-NEXT:           omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:             omp.yield
// CHECK-NEXT:           }
// CHECK-NEXT:         } {omp.composite}
// CHECK-NEXT:       } {omp.composite}
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {omp.composite}
// CHECK-NEXT:     omp.taskloop {
// CHECK-NEXT:       omp.simd {
// CHECK-NEXT:         omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       } {omp.composite}
// CHECK-NEXT:     } {omp.composite}
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.taskloop {
// CHECK-NEXT:         omp.simd {
// CHECK-NEXT:           omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:             omp.yield
// CHECK-NEXT:           }
// CHECK-NEXT:         } {omp.composite}
// CHECK-NEXT:       } {omp.composite}
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.distribute {
// CHECK-NEXT:         omp.wsloop {
// CHECK-NEXT:           omp.simd {
// CHECK-NEXT:             omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:               omp.yield
// CHECK-NEXT:             }
// CHECK-NEXT:           } {omp.composite}
// CHECK-NEXT:         } {omp.composite}
// CHECK-NEXT:       } {omp.composite}
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {omp.composite}
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.wsloop {
// CHECK-NEXT:         omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.simd {
// CHECK-NEXT:         omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.distribute {
// CHECK-NEXT:         omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     } {omp.composite}
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.taskloop {
// CHECK-NEXT:         omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.loop {
// CHECK-NEXT:       omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:         omp.yield
// CHECK-NEXT:       }
// CHECK-NEXT:     } {omp.composite}
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.loop {
// CHECK-NEXT:         omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.parallel {
// CHECK-NEXT:       omp.loop {
// CHECK-NEXT:         omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       } {omp.composite}
// CHECK-NEXT:       omp.loop {
// CHECK-NEXT:         omp.loop_nest (%[[ARG10]]) : i32 = (%[[ARG1]]) to (%[[ARG1]]) step (%[[ARG1]]) {
// CHECK-NEXT:           omp.yield
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "func.func"() <{function_type = (i1, i32, !llvm.ptr, !llvm.ptr, memref<f32>, index, index, f32, i64, memref<*xf32>) -> (), sym_name = "f"}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: !llvm.ptr, %[[ARG3:[^ ]+]]: !llvm.ptr, %[[ARG4:[^ ]+]]: memref<f32>, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: f32, %[[ARG8:[^ ]+]]: i64, %[[ARG9:[^ ]+]]: memref<*xf32>):
// GENERIC-NEXT:     "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:         ^bb0(%[[ARG25:[^ ]+]]: i32):
// GENERIC-NEXT:           "omp.yield"() : () -> ()
// GENERIC-NEXT:         }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:       }) {omp.composite} : () -> ()
// GENERIC-NEXT:     }) {omp.composite} : () -> ()
// GENERIC-NEXT:     "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:           "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:           ^bb0(%[[ARG24:[^ ]+]]: i32):
// GENERIC-NEXT:             "omp.yield"() : () -> ()
// GENERIC-NEXT:           }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:         }) {omp.composite} : () -> ()
// GENERIC-NEXT:       }) {omp.composite} : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:           "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:           ^bb0(%[[ARG23:[^ ]+]]: i32):
// GENERIC-NEXT:             "omp.yield"() : () -> ()
// GENERIC-NEXT:           }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:         }) {omp.composite} : () -> ()
// GENERIC-NEXT:       }) {omp.composite} : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {omp.composite} : () -> ()
// GENERIC-NEXT:     "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:         ^bb0(%[[ARG22:[^ ]+]]: i32):
// GENERIC-NEXT:           "omp.yield"() : () -> ()
// GENERIC-NEXT:         }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:       }) {omp.composite} : () -> ()
// GENERIC-NEXT:     }) {omp.composite} : () -> ()
// GENERIC-NEXT:     "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:           "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:           ^bb0(%[[ARG21:[^ ]+]]: i32):
// GENERIC-NEXT:             "omp.yield"() : () -> ()
// GENERIC-NEXT:           }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:         }) {omp.composite} : () -> ()
// GENERIC-NEXT:       }) {omp.composite} : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {omp.composite} : () -> ()
// GENERIC-NEXT:     "omp.taskloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:         ^bb0(%[[ARG20:[^ ]+]]: i32):
// GENERIC-NEXT:           "omp.yield"() : () -> ()
// GENERIC-NEXT:         }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:       }) {omp.composite} : () -> ()
// GENERIC-NEXT:     }) {omp.composite} : () -> ()
// GENERIC-NEXT:     "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.taskloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:           "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:           ^bb0(%[[ARG19:[^ ]+]]: i32):
// GENERIC-NEXT:             "omp.yield"() : () -> ()
// GENERIC-NEXT:           }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:         }) {omp.composite} : () -> ()
// GENERIC-NEXT:       }) {omp.composite} : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:           "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:             "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:             ^bb0(%[[ARG18:[^ ]+]]: i32):
// GENERIC-NEXT:               "omp.yield"() : () -> ()
// GENERIC-NEXT:             }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:           }) {omp.composite} : () -> ()
// GENERIC-NEXT:         }) {omp.composite} : () -> ()
// GENERIC-NEXT:       }) {omp.composite} : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {omp.composite} : () -> ()
// GENERIC-NEXT:     "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:         ^bb0(%[[ARG17:[^ ]+]]: i32):
// GENERIC-NEXT:           "omp.yield"() : () -> ()
// GENERIC-NEXT:         }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:         ^bb0(%[[ARG16:[^ ]+]]: i32):
// GENERIC-NEXT:           "omp.yield"() : () -> ()
// GENERIC-NEXT:         }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.distribute"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:         ^bb0(%[[ARG15:[^ ]+]]: i32):
// GENERIC-NEXT:           "omp.yield"() : () -> ()
// GENERIC-NEXT:         }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) {omp.composite} : () -> ()
// GENERIC-NEXT:     "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.taskloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:         "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:         ^bb0(%[[ARG14:[^ ]+]]: i32):
// GENERIC-NEXT:           "omp.yield"() : () -> ()
// GENERIC-NEXT:         }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.loop"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG13:[^ ]+]]: i32):
// GENERIC-NEXT:         "omp.yield"() : () -> ()
// GENERIC-NEXT:       }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:     }) {omp.composite} : () -> ()
// GENERIC-NEXT:     "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
// GENERIC-NEXT:         "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:         ^bb0(%[[ARG12:[^ ]+]]: i32):
// GENERIC-NEXT:           "omp.yield"() : () -> ()
// GENERIC-NEXT:         }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
// GENERIC-NEXT:       "omp.loop"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
// GENERIC-NEXT:         "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:         ^bb0(%[[ARG11:[^ ]+]]: i32):
// GENERIC-NEXT:           "omp.yield"() : () -> ()
// GENERIC-NEXT:         }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:       }) {omp.composite} : () -> ()
// GENERIC-NEXT:       "omp.loop"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
// GENERIC-NEXT:         "omp.loop_nest"(%[[ARG1]], %[[ARG1]], %[[ARG1]]) ({
// GENERIC-NEXT:         ^bb0(%[[ARG10:[^ ]+]]: i32):
// GENERIC-NEXT:           "omp.yield"() : () -> ()
// GENERIC-NEXT:         }) : (i32, i32, i32) -> ()
// GENERIC-NEXT:       }) : () -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : () -> ()
// GENERIC-NEXT:     "func.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
