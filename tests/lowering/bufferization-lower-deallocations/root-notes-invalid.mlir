// RUN: not mlir-opt %s --pass-pipeline='builtin.module(any(bufferization-lower-deallocations))' 2>&1 | FileCheck %s

// The op that the pass runs on is not shown.

// CHECK: error: root operation must be a builtin.module or a function
// CHECK-NOT: note:
gpu.module @k {
}
