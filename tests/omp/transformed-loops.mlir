// ORACLE: differs (openmp)
// RUN: mlir-opt %s --split-input-file | FileCheck %s
// RUN: mlir-opt %s --split-input-file --convert-openmp-to-llvm --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC

func.func @loops(%n: i32, %i: index) {
  %cli = omp.new_cli
  omp.canonical_loop(%cli) %iv : i32 in range(%n) {
    omp.canonical_loop %iv2 : index in range(%i) {
      omp.terminator
    } {foo}
    omp.terminator
  }
  omp.unroll_heuristic(%cli) {foo}
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @loops(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[CLI:[^ ]+]] = omp.new_cli
// CHECK-NEXT:     omp.canonical_loop(%[[CLI]]) %[[ARG2:[^ ]+]] : i32 in range(%[[ARG0]]) {
// CHECK-NEXT:       omp.canonical_loop %[[ARG3:[^ ]+]] : index in range(%[[ARG1]]) {
// CHECK-NEXT:         omp.terminator
// CHECK-NEXT:       } {foo}
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.unroll_heuristic(%[[CLI]]) {foo}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32, i64)>, linkage = #llvm.linkage<external>, sym_name = "loops", visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i64):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "omp.new_cli"() : () -> !omp.cli
// GENERIC-NEXT:     "omp.canonical_loop"(%[[ARG0]], %[[V0]]) ({
// GENERIC-NEXT:     ^bb0(%[[ARG2:[^ ]+]]: i32):
// GENERIC-NEXT:       "omp.canonical_loop"(%[[ARG1]]) ({
// GENERIC-NEXT:       ^bb0(%[[ARG3:[^ ]+]]: i64):
// GENERIC-NEXT:         "omp.terminator"() : () -> ()
// GENERIC-NEXT:       }) {foo} : (i64) -> ()
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (i32, !omp.cli) -> ()
// GENERIC-NEXT:     "omp.unroll_heuristic"(%[[V0]]) {foo} : (!omp.cli) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()

// -----

func.func @tiles(%n: i32) {
  %cli = omp.new_cli
  %grid = omp.new_cli
  %tile = omp.new_cli
  omp.canonical_loop(%cli) %iv : i32 in range(%n) {
    omp.terminator
  }
  omp.tile (%grid, %tile) <- (%cli) sizes(%n : i32)
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @tiles(%[[ARG0:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[CLI:[^ ]+]] = omp.new_cli
// CHECK-NEXT:     %[[CLI_0:[^ ]+]] = omp.new_cli
// CHECK-NEXT:     %[[CLI_1:[^ ]+]] = omp.new_cli
// CHECK-NEXT:     omp.canonical_loop(%[[CLI]]) %[[ARG1:[^ ]+]] : i32 in range(%[[ARG0]]) {
// CHECK-NEXT:       omp.terminator
// CHECK-NEXT:     }
// CHECK-NEXT:     omp.tile (%[[CLI_0]], %[[CLI_1]]) <- (%[[CLI]]) sizes(%[[ARG0]] : i32)
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "tiles", visibility_ = 0 : i64}> ({
// GENERIC-NEXT:   ^bb0(%[[ARG0:[^ ]+]]: i32):
// GENERIC-NEXT:     %[[V0:[^ ]+]] = "omp.new_cli"() : () -> !omp.cli
// GENERIC-NEXT:     %[[V1:[^ ]+]] = "omp.new_cli"() : () -> !omp.cli
// GENERIC-NEXT:     %[[V2:[^ ]+]] = "omp.new_cli"() : () -> !omp.cli
// GENERIC-NEXT:     "omp.canonical_loop"(%[[ARG0]], %[[V0]]) ({
// GENERIC-NEXT:     ^bb0(%[[ARG1:[^ ]+]]: i32):
// GENERIC-NEXT:       "omp.terminator"() : () -> ()
// GENERIC-NEXT:     }) : (i32, !omp.cli) -> ()
// GENERIC-NEXT:     "omp.tile"(%[[V1]], %[[V2]], %[[V0]], %[[ARG0]]) <{operandSegmentSizes = array<i32: 2, 1, 1>}> : (!omp.cli, !omp.cli, !omp.cli, i32) -> ()
// GENERIC-NEXT:     "llvm.return"() : () -> ()
// GENERIC-NEXT:   }) : () -> ()
// GENERIC-NEXT: }) : () -> ()
