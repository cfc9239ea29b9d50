// RUN: mlir-opt %s --test-dynamic-pipeline='op-name=top dynamic-pipeline=func.func(canonicalize)' 2>&1 | FileCheck %s
// RUN: mlir-opt %s --test-dynamic-pipeline='op-name=f,g dynamic-pipeline=func.func(canonicalize)' 2>&1 | FileCheck %s --check-prefix=SKIP
// RUN: mlir-opt %s --test-dynamic-pipeline='run-on-nested-operations dynamic-pipeline=cse,func.func(canonicalize)' 2>&1 | FileCheck %s --check-prefix=NESTED
// RUN: mlir-opt %s --test-dynamic-pipeline 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: mlir-opt %s --test-dynamic-pipeline='dynamic-pipeline=missing' 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: mlir-opt %s --test-dynamic-pipeline='dynamic-pipeline=test-function-pass' 2>&1 | FileCheck %s --check-prefix=OTHER
// RUN: not mlir-opt %s --test-dynamic-pipeline='run-on-nested-operations dynamic-pipeline=test-pass-failure' 2>&1 | FileCheck %s --check-prefix=FAILS
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-dynamic-pipeline{run-on-parent dynamic-pipeline=cse}))' 2>&1 | FileCheck %s --check-prefix=PARENT

module @top { func.func @f(%a: i32) -> i32 {
  %c = arith.constant 0 : i32
  %0 = arith.addi %a, %c : i32
  return %0 : i32
}
module @in {
func.func @g(%a: i32) -> i32 {
  %c = arith.constant 0 : i32
  %0 = arith.addi %a, %c : i32
  return %0 : i32
}
 module @k { func.func @g(%a: i32) -> i32 {
  %c = arith.constant 0 : i32
  %0 = arith.addi %a, %c : i32
  return %0 : i32
} }
}
}









// CHECK: Dynamic execute 'func.func(canonicalize)' on builtin.module
// CHECK-NEXT: module @top {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     return %[[ARG0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT:   module @in {
// CHECK-NEXT:     func.func @g(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:       %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:       return %[[V0]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     module @k {
// CHECK-NEXT:       func.func @g(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:         %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:         %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// CHECK-NEXT:         return %[[V0]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// SKIP: Dynamic execute 'func.func(canonicalize)' on builtin.module
// SKIP-NEXT: dynamic-pipeline skip op name: top
// SKIP-NEXT: module @top {
// SKIP-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32) -> i32 {
// SKIP-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// SKIP-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// SKIP-NEXT:     return %[[V0]] : i32
// SKIP-NEXT:   }
// SKIP-NEXT:   module @in {
// SKIP-NEXT:     func.func @g(%[[ARG0:[^ ]+]]: i32) -> i32 {
// SKIP-NEXT:       %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// SKIP-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// SKIP-NEXT:       return %[[V0]] : i32
// SKIP-NEXT:     }
// SKIP-NEXT:     module @k {
// SKIP-NEXT:       func.func @g(%[[ARG0:[^ ]+]]: i32) -> i32 {
// SKIP-NEXT:         %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// SKIP-NEXT:         %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// SKIP-NEXT:         return %[[V0]] : i32
// SKIP-NEXT:       }
// SKIP-NEXT:     }
// SKIP-NEXT:   }
// SKIP-NEXT: }

// NESTED: Dynamic execute 'cse,func.func(canonicalize)' on builtin.module
// NESTED-NEXT: Run on nested op
// NESTED-NEXT: Run on module @k {
// NESTED-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: i32) -> i32 {
// NESTED-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// NESTED-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// NESTED-NEXT:     return %[[V0]] : i32
// NESTED-NEXT:   }
// NESTED-NEXT: }
// NESTED-NEXT: Run on module @in {
// NESTED-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: i32) -> i32 {
// NESTED-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// NESTED-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// NESTED-NEXT:     return %[[V0]] : i32
// NESTED-NEXT:   }
// NESTED-NEXT:   module @k {
// NESTED-NEXT:     func.func @g(%[[ARG0:[^ ]+]]: i32) -> i32 {
// NESTED-NEXT:       return %[[ARG0]] : i32
// NESTED-NEXT:     }
// NESTED-NEXT:   }
// NESTED-NEXT: }
// NESTED-NEXT: module @top {
// NESTED-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32) -> i32 {
// NESTED-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// NESTED-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// NESTED-NEXT:     return %[[V0]] : i32
// NESTED-NEXT:   }
// NESTED-NEXT:   module @in {
// NESTED-NEXT:     func.func @g(%[[ARG0:[^ ]+]]: i32) -> i32 {
// NESTED-NEXT:       return %[[ARG0]] : i32
// NESTED-NEXT:     }
// NESTED-NEXT:     module @k {
// NESTED-NEXT:       func.func @g(%[[ARG0:[^ ]+]]: i32) -> i32 {
// NESTED-NEXT:         return %[[ARG0]] : i32
// NESTED-NEXT:       }
// NESTED-NEXT:     }
// NESTED-NEXT:   }
// NESTED-NEXT: }

// EMPTY: Dynamic execute '' on builtin.module
// EMPTY-NEXT: Empty pipeline
// EMPTY-NEXT: module @top {
// EMPTY-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32) -> i32 {
// EMPTY-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// EMPTY-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// EMPTY-NEXT:     return %[[V0]] : i32
// EMPTY-NEXT:   }
// EMPTY-NEXT:   module @in {
// EMPTY-NEXT:     func.func @g(%[[ARG0:[^ ]+]]: i32) -> i32 {
// EMPTY-NEXT:       %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// EMPTY-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// EMPTY-NEXT:       return %[[V0]] : i32
// EMPTY-NEXT:     }
// EMPTY-NEXT:     module @k {
// EMPTY-NEXT:       func.func @g(%[[ARG0:[^ ]+]]: i32) -> i32 {
// EMPTY-NEXT:         %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// EMPTY-NEXT:         %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// EMPTY-NEXT:         return %[[V0]] : i32
// EMPTY-NEXT:       }
// EMPTY-NEXT:     }
// EMPTY-NEXT:   }
// EMPTY-NEXT: }

// MISSING: MLIR Textual PassPipeline Parser:1:1: error: 'missing' does not refer to a registered pass or pass pipeline
// MISSING-NEXT: missing
// MISSING-NEXT: ^
// MISSING-NEXT: Dynamic execute 'missing' on builtin.module
// MISSING-NEXT: MLIR Textual PassPipeline Parser:1:1: error: 'missing' does not refer to a registered pass or pass pipeline
// MISSING-NEXT: missing
// MISSING-NEXT: ^
// MISSING-NEXT: module @top {
// MISSING-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32) -> i32 {
// MISSING-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// MISSING-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// MISSING-NEXT:     return %[[V0]] : i32
// MISSING-NEXT:   }
// MISSING-NEXT:   module @in {
// MISSING-NEXT:     func.func @g(%[[ARG0:[^ ]+]]: i32) -> i32 {
// MISSING-NEXT:       %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// MISSING-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// MISSING-NEXT:       return %[[V0]] : i32
// MISSING-NEXT:     }
// MISSING-NEXT:     module @k {
// MISSING-NEXT:       func.func @g(%[[ARG0:[^ ]+]]: i32) -> i32 {
// MISSING-NEXT:         %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// MISSING-NEXT:         %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// MISSING-NEXT:         return %[[V0]] : i32
// MISSING-NEXT:       }
// MISSING-NEXT:     }
// MISSING-NEXT:   }
// MISSING-NEXT: }

// OTHER: Can't add pass '(anonymous namespace)::TestFunctionPass' restricted to 'func.func' on a PassManager intended to run on 'builtin.module', did you intend to nest?
// OTHER-NEXT: failed to add `test-function-pass` with options ``
// OTHER-NEXT: Dynamic execute 'test-function-pass' on builtin.module
// OTHER-NEXT: Can't add pass '(anonymous namespace)::TestFunctionPass' restricted to 'func.func' on a PassManager intended to run on 'builtin.module', did you intend to nest?
// OTHER-NEXT: failed to add `test-function-pass` with options ``
// OTHER-NEXT: module @top {
// OTHER-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32) -> i32 {
// OTHER-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// OTHER-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// OTHER-NEXT:     return %[[V0]] : i32
// OTHER-NEXT:   }
// OTHER-NEXT:   module @in {
// OTHER-NEXT:     func.func @g(%[[ARG0:[^ ]+]]: i32) -> i32 {
// OTHER-NEXT:       %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// OTHER-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// OTHER-NEXT:       return %[[V0]] : i32
// OTHER-NEXT:     }
// OTHER-NEXT:     module @k {
// OTHER-NEXT:       func.func @g(%[[ARG0:[^ ]+]]: i32) -> i32 {
// OTHER-NEXT:         %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// OTHER-NEXT:         %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// OTHER-NEXT:         return %[[V0]] : i32
// OTHER-NEXT:       }
// OTHER-NEXT:     }
// OTHER-NEXT:   }
// OTHER-NEXT: }

// FAILS: Dynamic execute 'test-pass-failure' on builtin.module
// FAILS-NEXT: Run on nested op
// FAILS-NEXT: Run on module @k {
// FAILS-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: i32) -> i32 {
// FAILS-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// FAILS-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// FAILS-NEXT:     return %[[V0]] : i32
// FAILS-NEXT:   }
// FAILS-NEXT: }
// FAILS-NEXT: Run on module @in {
// FAILS-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: i32) -> i32 {
// FAILS-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// FAILS-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// FAILS-NEXT:     return %[[V0]] : i32
// FAILS-NEXT:   }
// FAILS-NEXT:   module @k {
// FAILS-NEXT:     func.func @g(%[[ARG0:[^ ]+]]: i32) -> i32 {
// FAILS-NEXT:       %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// FAILS-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// FAILS-NEXT:       return %[[V0]] : i32
// FAILS-NEXT:     }
// FAILS-NEXT:   }
// FAILS-NEXT: }

// PARENT: Dynamic execute 'cse' on func.func
// PARENT-NEXT: tests/test-passes/test-dynamic-pipeline/nested-no-fixpoint.mlir:10:1: error: 'builtin.module' op Trying to schedule a dynamic pipeline on an operation that isn't nested under the current operation the pass is processing
// PARENT-NEXT: module @top { func.func @f(%[[A:[^ ]+]]: i32) -> i32 {
// PARENT-NEXT: ^
// PARENT-NEXT: tests/test-passes/test-dynamic-pipeline/nested-no-fixpoint.mlir:10:1: note: see current operation: 
// PARENT-NEXT: "builtin.module"() <{sym_name = "top"}> ({
// PARENT-NEXT:   "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
// PARENT-NEXT:   ^bb0(%[[ARG2:[^ ]+]]: i32):
// PARENT-NEXT:     %[[V4:[^ ]+]] = "arith.constant"() <{value = 0 : i32}> : () -> i32
// PARENT-NEXT:     %[[V5:[^ ]+]] = "arith.addi"(%[[ARG2]], %[[V4]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// PARENT-NEXT:     "func.return"(%[[V5]]) : (i32) -> ()
// PARENT-NEXT:   }) : () -> ()
// PARENT-NEXT:   "builtin.module"() <{sym_name = "in"}> ({
// PARENT-NEXT:     "func.func"() <{function_type = (i32) -> i32, sym_name = "g"}> ({
// PARENT-NEXT:     ^bb0(%[[ARG1:[^ ]+]]: i32):
// PARENT-NEXT:       %[[V2:[^ ]+]] = "arith.constant"() <{value = 0 : i32}> : () -> i32
// PARENT-NEXT:       %[[V3:[^ ]+]] = "arith.addi"(%[[ARG1]], %[[V2]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// PARENT-NEXT:       "func.return"(%[[V3]]) : (i32) -> ()
// PARENT-NEXT:     }) : () -> ()
// PARENT-NEXT:     "builtin.module"() <{sym_name = "k"}> ({
// PARENT-NEXT:       "func.func"() <{function_type = (i32) -> i32, sym_name = "g"}> ({
// PARENT-NEXT:       ^bb0(%[[ARG0:[^ ]+]]: i32):
// PARENT-NEXT:         %[[V0:[^ ]+]] = "arith.constant"() <{value = 0 : i32}> : () -> i32
// PARENT-NEXT:         %[[V1:[^ ]+]] = "arith.addi"(%[[ARG0]], %[[V0]]) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
// PARENT-NEXT:         "func.return"(%[[V1]]) : (i32) -> ()
// PARENT-NEXT:       }) : () -> ()
// PARENT-NEXT:     }) : () -> ()
// PARENT-NEXT:   }) : () -> ()
// PARENT-NEXT: }) : () -> ()
// PARENT-NEXT: module @top {
// PARENT-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32) -> i32 {
// PARENT-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// PARENT-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// PARENT-NEXT:     return %[[V0]] : i32
// PARENT-NEXT:   }
// PARENT-NEXT:   module @in {
// PARENT-NEXT:     func.func @g(%[[ARG0:[^ ]+]]: i32) -> i32 {
// PARENT-NEXT:       %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// PARENT-NEXT:       %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// PARENT-NEXT:       return %[[V0]] : i32
// PARENT-NEXT:     }
// PARENT-NEXT:     module @k {
// PARENT-NEXT:       func.func @g(%[[ARG0:[^ ]+]]: i32) -> i32 {
// PARENT-NEXT:         %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// PARENT-NEXT:         %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[C0_I32]] : i32
// PARENT-NEXT:         return %[[V0]] : i32
// PARENT-NEXT:       }
// PARENT-NEXT:     }
// PARENT-NEXT:   }
// PARENT-NEXT: }
