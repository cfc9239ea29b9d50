// RUN: not mlir-opt %s --pass-pipeline="builtin.module(func.func(test-arith-emulate-wide-int{widest-int-supported=16}))" 2>&1 | FileCheck %s

func.func @emulate_it(%a: i64) -> i64 {
  %0 = arith.addi %a, %a : i64
  return %0 : i64
}

// CHECK: tests/test-passes/test-arith-emulate-wide-int/too-wide-no-fixpoint.mlir:4:8: error: failed to legalize operation 'arith.addi' that was explicitly marked illegal
// CHECK-NEXT:   %[[V0:[^ ]+]] = arith.addi %[[A:[^ ]+]], %[[A]] : i64
// CHECK-NEXT:        ^
// CHECK-NEXT: tests/test-passes/test-arith-emulate-wide-int/too-wide-no-fixpoint.mlir:4:8: note: see current operation: %[[V0]] = "arith.addi"(%[[ARG0:[^ ]+]], %[[ARG0]]) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
