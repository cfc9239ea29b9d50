// RUN: not mlir-opt %s --test-scf-parallel-loop-collapsing 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-opt %s --test-scf-parallel-loop-collapsing=collapsed-indices-0=1 2>&1 | FileCheck %s --check-prefix=ALL
// RUN: not mlir-opt %s --test-scf-parallel-loop-collapsing=collapsed-indices-1=0 2>&1 | FileCheck %s --check-prefix=FIRST
// RUN: not mlir-opt %s --test-scf-parallel-loop-collapsing=collapsed-indices-2=0 2>&1 | FileCheck %s --check-prefix=SECOND

func.func @f() {
  return
}





// NONE: No collapsed-indices were specified. This pass is only for testing and does not automatically collapse all parallel loops or similar.

// ALL: collapsed-indices arguments must include all values [0,N).

// FIRST: collapsed-indices-1 specified but not collapsed-indices-0

// SECOND: collapsed-indices-2 specified but not collapsed-indices-1
