// RUN: mlir-opt %s --mlir-disable-threading --pass-pipeline='builtin.module(func.func(cse))' --log-actions-to=%t --log-mlir-actions-filter=%s:14,%s:13:1
// RUN: FileCheck %s < %t
// RUN: mlir-opt %s --mlir-disable-threading --pass-pipeline='builtin.module(func.func(cse))' --log-actions-to=%t --log-mlir-actions-filter=%s:0xD:-1
// RUN: FileCheck %s < %t
// RUN: mlir-opt %s --mlir-disable-threading --pass-pipeline='builtin.module(func.func(cse))' --log-actions-to=%t --log-mlir-actions-filter=%s
// RUN: FileCheck %s --check-prefix=ALL < %t
// RUN: not mlir-opt %s --log-mlir-actions-filter=a:1, 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: mlir-opt %s --profile-actions-to=%t --log-actions-to= --irdl-file=
// RUN: FileCheck %s --check-prefix=NONE < %t

// Of places separated by commas the last one counts. They may leave out columns and lines.

func.func private @f()
func.func private @g()

// CHECK-NOT: builtin.module
// CHECK: begins (no breakpoint) Action `pass-execution` running `CSE` on Operation `func.func` (func.func private @f())`
// CHECK-NEXT: completed
// CHECK-NOT: begins

// ALL: on Operation `builtin.module`
// ALL: (func.func private @f())`
// ALL: (func.func private @g())`

// EMPTY: error: initializing FileLineColLocBreakpoint with empty file name
// EMPTY-NEXT: Invalid location filter:

// NONE: []
