// RUN: mlir-opt %s --split-input-file | FileCheck %s --check-prefix=SPLIT

// -----
// -----
func.func private @a()
// -----

// SPLIT: module {
// SPLIT-NEXT: }
// SPLIT-EMPTY:
// SPLIT-NEXT: // -----
// SPLIT-NEXT: module {
// SPLIT-NEXT: }
// SPLIT-EMPTY:
// SPLIT-NEXT: // -----
// SPLIT-NEXT: module {
// SPLIT-NEXT: func.func private @a()
// SPLIT-NEXT: }
// SPLIT-EMPTY:
// SPLIT-NEXT: // -----
// SPLIT-NEXT: module {
// SPLIT-NEXT: }
