// RUN: not mlir-opt %s --pass-pipeline='builtin.module(inline{op-pipelines=func.func(inline{op-pipelines=func.func(canonicalize{top-down=x})})})' 2>&1 | FileCheck %s
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(composite-fixed-point-pass{name=x pipeline=any(canonicalize{max-iterations=x})})' 2>&1 | FileCheck %s --check-prefix=FIXED
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(cse,é)' 2>&1 | FileCheck %s --check-prefix=LETTERS --match-full-lines
// RUN: not mlir-opt %s --pass-pipeline='any(any(symbol-dce))' --mlir-pass-pipeline-crash-reproducer=%t
// RUN: FileCheck %s --check-prefix=CRASH < %t

// What is wrong with an option of a pass in a pipeline among the options of a pass comes first.
// There is no mark under a line outside of ASCII. A reproducer says what the op is.

func.func @f() {
  return
}

// CHECK: for the --top-down option: 'x' is invalid value for boolean argument! Try 0 or 1
// CHECK-EMPTY:
// CHECK-NEXT: failed to add `canonicalize` with options `top-down=x`
// CHECK-EMPTY:
// CHECK-NEXT: failed to add `inline` with options `op-pipelines=func.func(canonicalize{top-down=x})`
// CHECK-NEXT: <unknown>:0: error:
// CHECK-NEXT: failed to add `inline` with options `op-pipelines=func.func(inline{op-pipelines=func.func(canonicalize{top-down=x})})`

// FIXED: for the --max-iterations option: 'x' value invalid for long argument!
// FIXED-EMPTY:
// FIXED-NEXT: failed to add `canonicalize` with options `max-iterations=x`
// FIXED-NEXT: failed to add `any` with options `` to inner pipeline
// FIXED-NEXT: <unknown>:0: error: Failed to parse composite pass pipeline

// LETTERS: <unknown>:0: error: MLIR Textual PassPipeline Parser:1:5: error: 'é' does not refer to a registered pass or pass pipeline
// LETTERS-NEXT: cse,é
// LETTERS-EMPTY:

// CRASH: pipeline: "builtin.module(any(symbol-dce))"
