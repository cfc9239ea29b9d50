// Pipelines that a pass runs show everything, too, however deep what the pass runs on is.
// RUN: mlir-opt %s --pass-pipeline='builtin.module(builtin.module(builtin.module(inline)))' --mlir-print-ir-after-all --mlir-print-ir-module-scope --mlir-disable-threading -o /dev/null 2>&1 | FileCheck %s
// RUN: mlir-opt %s --pass-pipeline='builtin.module(inline)' --mlir-print-ir-after=canonicalize --mlir-print-ir-module-scope --mlir-disable-threading -o /dev/null 2>&1 | FileCheck %s --check-prefix=TABLE

module @outer {
  module @between {
    module @inner {
      func.func @f() {
        %c = arith.constant 1 : i32
        return
      }
    }
  }
}

// CHECK: // -----// IR Dump After Canonicalizer (canonicalize) ('func.func' operation: @f) //----- //
// CHECK-NEXT: module @outer {
// CHECK-NEXT:   module @between {
// CHECK-NEXT:     module @inner {
// CHECK-NEXT:       func.func @f() {
// CHECK-NEXT:         return
// CHECK: // -----// IR Dump After Inliner (inline) ('builtin.module' operation: @inner) //----- //
// CHECK-NEXT: module @outer {

// TABLE: // -----// IR Dump After Canonicalizer (canonicalize) ('func.func' operation: @f) //----- //
// TABLE-NEXT: module @outer {
// TABLE-NEXT:   module @between {
// TABLE-NEXT:     module @inner {
// TABLE-NEXT:       func.func @f() {
// TABLE-NEXT:         return
