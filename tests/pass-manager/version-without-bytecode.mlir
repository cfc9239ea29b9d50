// RUN: not mlir-opt %s --split-input-file --emit-bytecode-version=3 --mlir-print-ir-after-all --cse 2>&1 | FileCheck %s --check-prefix=VERSION
// RUN: mlir-opt %s --split-input-file --mlir-print-debug-counter 2>&1 | FileCheck %s --check-prefix=COUNTERS

// A version is missed where bytecode is not written, after the passes.

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
