// RUN: not mlir-opt %s --split-input-file --emit-bytecode-version=3 --mlir-print-ir-after-all --cse 2>&1 | FileCheck %s --check-prefix=VERSION
// RUN: mlir-opt %s --split-input-file --mlir-print-debug-counter 2>&1 | FileCheck %s --check-prefix=COUNTERS
// RUN: not mlir-opt %s --split-input-file --emit-bytecode-version=3 --mlir-generate-reproducer=- 2>&1 >/dev/null | FileCheck %s --check-prefix=TWICE
// RUN: not mlir-opt %s --split-input-file --emit-bytecode-version=3 --mlir-generate-reproducer=- 2>/dev/null | FileCheck %s --check-prefix=REPRODUCER

// A version is missed where bytecode is not written, after the passes; reproducers
// are written before that, and before the output.

func.func @f() { return }

// -----

func.func @g() { return }

// VERSION: IR Dump After CSE
// VERSION: func.func @f
// VERSION: bytecode version while not emitting bytecode
// VERSION: IR Dump After CSE
// VERSION: func.func @g
// VERSION: bytecode version while not emitting bytecode

// COUNTERS: DebugCounter counters:
// COUNTERS-NEXT: DebugCounter counters:
// COUNTERS-NEXT: DebugCounter counters:
// COUNTERS-NEXT: DebugCounter counters:

// TWICE-COUNT-2: bytecode version while not emitting bytecode

// REPRODUCER: func.func @f
// REPRODUCER: pipeline: "builtin.module()"
// REPRODUCER: func.func @g
// REPRODUCER: pipeline: "builtin.module()"
// REPRODUCER-NOT: func.func
