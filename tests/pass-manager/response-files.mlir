// RUN: echo --cse --pass-pipeline='builtin.module(cse)' > %t && not mlir-opt %s @%t 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: echo --symbol-dce --print-ir=label=here > %t && mlir-opt %s @%t 2>&1 | FileCheck %s
// RUN: not mlir-opt %s @%t.there.is.none 2>&1 | FileCheck %s --check-prefix=NONE

// Arguments may stand in a file.

func.func private @f() { return }

// BOTH: '-{{.*}}pass-pipeline' option can't be used with individual pass options

// CHECK: IR Dump: here
// CHECK-NEXT: module {
// CHECK-NEXT: }

// NONE: Too many positional arguments specified!
