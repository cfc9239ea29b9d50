// RUN: not mlir-opt %s --split-input-file 2>/dev/null | FileCheck %s --check-prefix=SPLIT
// RUN: not mlir-opt %s --split-input-file 2>&1 >/dev/null | FileCheck %s --check-prefix=SPLIT-ERR
// RUN: not mlir-opt %s --split-input-file --verify-diagnostics 2>/dev/null | FileCheck %s --check-prefix=VERIFY
// RUN: not mlir-opt %s --split-input-file --verify-diagnostics 2>&1 >/dev/null | FileCheck %s --check-prefix=VERIFY-ERR
// RUN: not mlir-opt %s 2>&1 >/dev/null | FileCheck %s --check-prefix=PLAIN

func.func private @a()
// -----
func.func private @b(
// -----
func.func private @c()
// -----

// SPLIT: module {
// SPLIT-NEXT: func.func private @a()
// SPLIT-NEXT: }
// SPLIT-EMPTY:
// SPLIT-NEXT: // -----
// SPLIT-NEXT: // -----
// SPLIT-NEXT: module {
// SPLIT-NEXT: func.func private @c()
// SPLIT-NEXT: }
// SPLIT-EMPTY:
// SPLIT-NEXT: // -----
// SPLIT-NEXT: module {
// SPLIT-NEXT: }

// SPLIT-ERR: error: expected non-function type

// VERIFY: module {
// VERIFY-NEXT: func.func private @a()
// VERIFY-NEXT: }
// VERIFY-EMPTY:
// VERIFY-NEXT: // -----
// VERIFY-NEXT: // -----
// VERIFY-NEXT: module {
// VERIFY-NEXT: func.func private @c()
// VERIFY-NEXT: }
// VERIFY-EMPTY:
// VERIFY-NEXT: // -----
// VERIFY-NEXT: module {
// VERIFY-NEXT: }

// VERIFY-ERR: error: unexpected error: expected non-function type

// PLAIN: error: expected non-function type
