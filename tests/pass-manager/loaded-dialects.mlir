// RUN: mlir-opt %s --pass-pipeline="builtin.module(ensure-debug-info-scope-on-llvm-func,func.func(convert-arith-to-llvm))" -split-input-file 2>&1 | FileCheck %s --check-prefix=LATER
// RUN: mlir-opt %s --pass-pipeline="builtin.module(composite-fixed-point-pass{pipeline='convert-math-to-funcs'},ensure-debug-info-scope-on-llvm-func)" 2>&1 | FileCheck %s --check-prefix=INSIDE
// RUN: not mlir-opt %s --llvm-request-c-wrappers --ensure-debug-info-scope-on-llvm-func 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: mlir-opt %s --pass-pipeline="builtin.module(inline{op-pipelines=func.func(convert-arith-to-llvm)},ensure-debug-info-scope-on-llvm-func)" 2>&1 | FileCheck %s --check-prefix=CHOSEN
// RUN: not mlir-opt %s --pass-pipeline="builtin.module(ensure-debug-info-scope-on-llvm-func,inline{op-pipelines=func.func(convert-arith-to-llvm)})" 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not mlir-opt %s --convert-to-llvm=filter-dialects=math 2>&1 | FileCheck %s --check-prefix=FILTER
// RUN: mlir-opt %s --pass-pipeline="builtin.module(convert-to-llvm{filter-dialects=math},math-uplift-to-fma)" 2>&1 | FileCheck %s --check-prefix=LOADED

// A dialect is loaded where the input has something of it, or of one that loads it, or a pass of
// the pipeline says that it loads it, wherever that stands.
func.func @f() {
  return
}







// LATER: module {
// LATER-NEXT:   func.func @f() {
// LATER-NEXT:     return
// LATER-NEXT:   }
// LATER-NEXT: }

// INSIDE: module {
// INSIDE-NEXT:   func.func @f() {
// INSIDE-NEXT:     return
// INSIDE-NEXT:   }
// INSIDE-NEXT: }

// NONE: tests/pass-manager/loaded-dialects.mlir:0:0: error: LLVM dialect is not loaded.

// CHOSEN: module {
// CHOSEN-NEXT:   func.func @f() {
// CHOSEN-NEXT:     return
// CHOSEN-NEXT:   }
// CHOSEN-NEXT: }

// FILTER: <unknown>:0: error: dialect not loaded: math

// LOADED: module {
// LOADED-NEXT:   func.func @f() {
// LOADED-NEXT:     return
// LOADED-NEXT:   }
// LOADED-NEXT: }
