// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(math-extend-to-supported-types{extra-types=a target-type=x}))' --mlir-print-ir-after-failure 2>&1 | FileCheck %s --check-prefix=CASE0
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(math-extend-to-supported-types{target-type=x}))' --mlir-print-ir-after-failure --mlir-disable-threading 2>&1 | FileCheck %s --check-prefix=CASE1
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(builtin.module(llvm.func(arith-emulate-unsupported-floats{source-types=a target-type=x})))' --mlir-print-ir-after-failure 2>&1 | FileCheck %s --check-prefix=CASE2
// RUN: mlir-opt %s --pass-pipeline='builtin.module(inline{default-pipeline=x})' 2>&1 | FileCheck %s --check-prefix=CASE3
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(cse{x})' --mlir-print-ir-module-scope 2>&1 | FileCheck %s --check-prefix=CASE4

// What passes report on several ops comes when all are done, after the IR printed meanwhile; on one
// op, or on one thread, at once.

module {
  func.func @f() {
    return
  }
  func.func private @g()
  module @inner {
    llvm.func @h() {
      llvm.return
    }
  }
}

// CASE0: // -----// IR Dump After MathExtendToSupportedTypes Failed (math-extend-to-supported-types) //----- //
// CASE0-NEXT: func.func @f() {
// CASE0-NEXT: return
// CASE0-NEXT: }
// CASE0: // -----// IR Dump After MathExtendToSupportedTypes Failed (math-extend-to-supported-types) //----- //
// CASE0-NEXT: func.func private @g()
// CASE0: <unknown>:0: error: could not map target type 'x' to a known floating-point type
// CASE0-NEXT: <unknown>:0: error: could not map target type 'x' to a known floating-point type

// CASE1: <unknown>:0: error: could not map target type 'x' to a known floating-point type
// CASE1-NEXT: // -----// IR Dump After MathExtendToSupportedTypes Failed (math-extend-to-supported-types) //----- //
// CASE1-NEXT: func.func @f() {
// CASE1-NEXT: return
// CASE1-NEXT: }
// CASE1: <unknown>:0: error: could not map target type 'x' to a known floating-point type
// CASE1-NEXT: // -----// IR Dump After MathExtendToSupportedTypes Failed (math-extend-to-supported-types) //----- //
// CASE1-NEXT: func.func private @g()

// CASE2: <unknown>:0: error: could not map target type 'x' to a known floating-point type
// CASE2-NEXT: // -----// IR Dump After ArithEmulateUnsupportedFloats Failed (arith-emulate-unsupported-floats) //----- //
// CASE2-NEXT: llvm.func @h() {
// CASE2-NEXT: llvm.return
// CASE2-NEXT: }

// CASE3: MLIR Textual PassPipeline Parser:1:1: error: 'x' does not refer to a registered pass or pass pipeline
// CASE3-NEXT: x
// CASE3-NEXT: ^
// CASE3-NEXT: MLIR Textual PassPipeline Parser:1:1: error: 'x' does not refer to a registered pass or pass pipeline
// CASE3-NEXT: x
// CASE3-NEXT: ^
// CASE3-NEXT: module {
// CASE3-NEXT: func.func @f() {
// CASE3-NEXT: return
// CASE3-NEXT: }
// CASE3-NEXT: func.func private @g()
// CASE3-NEXT: module @inner {
// CASE3-NEXT: llvm.func @h() {
// CASE3-NEXT: llvm.return
// CASE3-NEXT: }
// CASE3-NEXT: }
// CASE3-NEXT: }

// CASE4: <unknown>:0: error: IR print for module scope can't be setup on a pass-manager without disabling multi-threading first.
