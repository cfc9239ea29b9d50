// RUN: mlir-opt %s --test-pm-nested-pipeline --dump-pass-pipeline 2>&1 | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-textual-pm-nested-pipeline))' --dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-composite-fixed-point-pass))' --dump-pass-pipeline 2>&1 | FileCheck %s --check-prefix=COMPOSITE
// RUN: not mlir-opt %s --test-pm-nested-pipeline=a
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(test-textual-pm-nested-pipeline{a})' 2>&1 | FileCheck %s --check-prefix=OPTION-TEXT

func.func @f(%a: i32) -> i32 {
  %unused = arith.addi %a, %a : i32
  return %a : i32
}





// CHECK: Pass Manager with 2 passes:
// CHECK-NEXT: builtin.module(
// CHECK-NEXT:   builtin.module(
// CHECK-NEXT:     test-module-pass,
// CHECK-NEXT:     func.func(
// CHECK-NEXT:       test-function-pass
// CHECK-NEXT:     )
// CHECK-NEXT:   ),
// CHECK-NEXT:   func.func(
// CHECK-NEXT:     test-function-pass
// CHECK-NEXT:   )
// CHECK-NEXT: )
// CHECK-EMPTY:
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// TEXT: Pass Manager with 1 passes:
// TEXT-NEXT: builtin.module(
// TEXT-NEXT:   func.func(
// TEXT-NEXT:     builtin.module(
// TEXT-NEXT:       test-module-pass,
// TEXT-NEXT:       func.func(
// TEXT-NEXT:         test-function-pass
// TEXT-NEXT:       )
// TEXT-NEXT:     ),
// TEXT-NEXT:     func.func(
// TEXT-NEXT:       test-function-pass
// TEXT-NEXT:     )
// TEXT-NEXT:   )
// TEXT-NEXT: )
// TEXT-EMPTY:
// TEXT-NEXT: module {
// TEXT-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32) -> i32 {
// TEXT-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG0]] : i32
// TEXT-NEXT:     return %[[ARG0]] : i32
// TEXT-NEXT:   }
// TEXT-NEXT: }

// COMPOSITE: Pass Manager with 1 passes:
// COMPOSITE-NEXT: builtin.module(
// COMPOSITE-NEXT:   func.func(
// COMPOSITE-NEXT:     composite-fixed-point-pass{max-iterations=10 name=TestCompositePass pipeline=canonicalize{  max-iterations=10 max-num-rewrites=-1 region-simplify=normal test-convergence=false top-down=true},cse}
// COMPOSITE-NEXT:   )
// COMPOSITE-NEXT: )
// COMPOSITE-EMPTY:
// COMPOSITE-NEXT: module {
// COMPOSITE-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32) -> i32 {
// COMPOSITE-NEXT:     return %[[ARG0]] : i32
// COMPOSITE-NEXT:   }
// COMPOSITE-NEXT: }

// OPTION-TEXT: <unknown>:0: error: failed to add `test-textual-pm-nested-pipeline` with options `a`
