// RUN: mlir-opt %s --run-reproducer --pass-pipeline='builtin.module(symbol-dce)' --dump-pass-pipeline -o /dev/null 2>&1 | FileCheck %s
// RUN: mlir-opt %s --run-reproducer --symbol-dce --dump-pass-pipeline -o /dev/null 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not mlir-opt %s --run-reproducer --no-implicit-module 2>&1 | FileCheck %s --check-prefix=KIND
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(arith-emulate-unsupported-floats{source-types=bf16 target-type=bf17})' --mlir-print-debuginfo --mlir-pass-pipeline-crash-reproducer=- 2>/dev/null | FileCheck %s --check-prefix=PRINT
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(arith-emulate-unsupported-floats{source-types=bf16 target-type=bf17})' --mlir-print-local-scope --mlir-pass-pipeline-crash-reproducer=- 2>/dev/null | FileCheck %s --check-prefix=LOCAL

// A whole pipeline takes the place of the one that is stored, whose op is that of other passes. How
// IR is printed holds for reproducers.
func.func @f() {
  return
}

{-#
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module(cse)",
      disable_threading: true,
      verify_each: true
    }
  }
#-}

// CHECK: Pass Manager with 1 passes:
// CHECK-NEXT: builtin.module(
// CHECK-NEXT:   symbol-dce
// CHECK-NEXT: )

// BOTH: Pass Manager with 2 passes:
// BOTH-NEXT: builtin.module(
// BOTH-NEXT:   cse,
// BOTH-NEXT:   symbol-dce
// BOTH-NEXT: )

// KIND: error: can't run 'builtin.module' pass manager on 'func.func' op

// PRINT: func.func @f() {
// PRINT: loc(
// PRINT: mlir_reproducer

// LOCAL: func.func @f() {
// LOCAL-NOT: mlir_reproducer
