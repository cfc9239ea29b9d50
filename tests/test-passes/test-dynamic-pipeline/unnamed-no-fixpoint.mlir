// RUN: mlir-opt %s --test-dynamic-pipeline='dynamic-pipeline=canonicalize' 2>&1 | FileCheck %s

func.func @f() {
  %0 = arith.constant 0 : i32
  return
}

// CHECK: Dynamic execute 'canonicalize' on builtin.module
// CHECK-NEXT: tests/test-passes/test-dynamic-pipeline/unnamed-no-fixpoint.mlir:0:0: warning: Ignoring because not implementing SymbolOpInterface
// CHECK-EMPTY:
// CHECK-NEXT: tests/test-passes/test-dynamic-pipeline/unnamed-no-fixpoint.mlir:0:0: note: see current operation: 
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f() {
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
