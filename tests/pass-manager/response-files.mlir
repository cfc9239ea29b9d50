// RUN: not mlir-opt %s @%S/response-files-2.txt 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: mlir-opt %s @%S/response-files.txt 2>&1 | FileCheck %s
// RUN: not mlir-opt %s @%S/there-is-none.txt 2>&1 | FileCheck %s --check-prefix=NONE

// Arguments may stand in a file.

func.func private @f() { return }

// BOTH: '-{{.*}}pass-pipeline' option can't be used with individual pass options

// CHECK: IR Dump //----- //
// CHECK-NEXT: module {
// CHECK-NEXT: }

// NONE: Too many positional arguments specified!
