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
