// RUN: mlir-opt %s --inline=default-pipeline=bogus 2>&1 >/dev/null | FileCheck %s --check-prefix=BOGUS
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(inline{op-pipelines=func.func(bogus)})' 2>&1 | FileCheck %s --check-prefix=INNER
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(inline{op-pipelines=cse})' 2>&1 | FileCheck %s --check-prefix=BARE
// RUN: mlir-opt %s --inline --mlir-print-ir-after-all --mlir-print-ir-after-change --mlir-disable-threading --dump-pass-pipeline 2>&1 >/dev/null | FileCheck %s --check-prefix=CHANGED
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(inline))' --mlir-disable-threading 2>&1 | FileCheck %s --check-prefix=TABLE
// RUN: mlir-opt %s --remarks-filter=.* --remark-policy=final | FileCheck %s

// CHECK-LABEL: func.func @f
func.func @f(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}

// BOGUS: MLIR Textual PassPipeline Parser:1:1: error: 'bogus' does not refer to a registered pass or pass pipeline
// BOGUS-NEXT: bogus
// BOGUS-NEXT: ^
// BOGUS-NOT: error

// INNER: MLIR Textual PassPipeline Parser:1:1: error: 'bogus' does not refer to a registered pass or pass pipeline
// INNER-NEXT: bogus
// INNER-NEXT: ^
// INNER-NEXT: <unknown>:0: error:
// INNER-NEXT: failed to add `inline` with options `op-pipelines=func.func(bogus)`

// BARE: expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'<unknown>:0: error:
// BARE-NEXT: failed to add `inline` with options `op-pipelines=cse`

// CHANGED: inline
// CHANGED-NOT: IR Dump

// TABLE: error: 'func.func' op  was scheduled to run under the inliner, but does not define a symbol table
// TABLE: note: see current operation:
// TABLE-NEXT: "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
