// RUN: not mlir-opt %s --pass-pipeline="builtin.module(print-ir,func.func(convert-to-llvm{filter-dialects=foo}))" 2>&1 | FileCheck %s
// RUN: not mlir-opt %s --pass-pipeline="builtin.module(scf-parallel-loop-tiling{parallel-loop-tile-sizes=0},convert-to-llvm{filter-dialects=foo})" 2>&1 | FileCheck %s
// RUN: not mlir-opt %s --pass-pipeline="builtin.module(print-ir,composite-fixed-point-pass{max-iterations=65 pipeline='composite-fixed-point-pass{max-iterations=-159}'})" 2>&1 | FileCheck %s --check-prefix=INNER
// RUN: not mlir-opt %s --pass-pipeline="builtin.module(print-ir,composite-fixed-point-pass{max-iterations=-159})" 2>&1 | FileCheck %s --check-prefix=LIMIT

// Some passes look at their options before any pass runs.
func.func @f() {
  return
}




// CHECK: <unknown>:0: error: dialect not loaded: foo

// INNER: // -----// IR Dump //----- //
// INNER-NEXT: module {
// INNER-NEXT:   func.func @f() {
// INNER-NEXT:     return
// INNER-NEXT:   }
// INNER-NEXT: }
// INNER-NEXT: <unknown>:0: error: Invalid maxIterations value: a

// LIMIT: <unknown>:0: error: Invalid maxIterations value: a
