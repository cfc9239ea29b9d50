// RUN: not mlir-opt %s --mlir-disable-threading --pass-pipeline='builtin.module(any(test-print-liveness))' 2>&1 | FileCheck %s

// It runs on symbols; a module may be one, but this has no name.
module @named {
}
module {
}

// CHECK: Testing : named
// CHECK-NEXT: // ---- Liveness -----
// CHECK-NEXT: // - Block: 0
// CHECK-NEXT: // --- LiveIn: 
// CHECK-NEXT: // --- LiveOut: 
// CHECK-NEXT: // --- BeginLivenessIntervals
// CHECK-NEXT: // --- EndLivenessIntervals
// CHECK-NEXT: // --- BeginCurrentlyLive
// CHECK-NEXT: // --- EndCurrentlyLive
// CHECK-NEXT: // -------------------
// CHECK-NEXT: tests/test-passes/test-print-liveness/symbols-no-fixpoint.mlir:6:1: error: 'builtin.module' op trying to schedule pass '(anonymous namespace)::TestLivenessPass' on an unsupported operation
// CHECK-NEXT: module {
// CHECK-NEXT: ^
// CHECK-NEXT: tests/test-passes/test-print-liveness/symbols-no-fixpoint.mlir:6:1: note: see current operation: 
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT: ^bb0:
// CHECK-NEXT: }) : () -> ()
