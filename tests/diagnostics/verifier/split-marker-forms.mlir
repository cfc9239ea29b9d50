// RUN: not mlir-opt %s --split-input-file 2>/dev/null | FileCheck %s --check-prefix=SPLIT
// RUN: not mlir-opt %s --split-input-file 2>&1 >/dev/null | FileCheck %s --check-prefix=SPLIT-ERR

func.func private @a()
// ----- trailing text
func.func private @b()
  // -----
func.func private @c()
// ------
func.func private @d()
//-----
func.func private @e()

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

// SPLIT-ERR: error: custom op 'trailing' is unknown (tried 'builtin.trailing' as well)
// SPLIT-ERR: error: expected operation name in quotes
