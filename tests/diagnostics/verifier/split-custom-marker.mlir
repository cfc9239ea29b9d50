// RUN: not mlir-opt %s --split-input-file="// #####" 2>/dev/null | FileCheck %s --check-prefix=SPLIT
// RUN: not mlir-opt %s --split-input-file="// #####" 2>&1 >/dev/null | FileCheck %s --check-prefix=SPLIT-ERR
// RUN: not mlir-opt %s --split-input-file="// #####" --output-split-marker="// =====" 2>/dev/null | FileCheck %s --check-prefix=OUT
// RUN: not mlir-opt %s --split-input-file="// #####" --output-split-marker="// =====" 2>&1 >/dev/null | FileCheck %s --check-prefix=OUT-ERR

func.func private @a()
// #####
func.func private @b()

// SPLIT: module {
// SPLIT-NEXT: }
// SPLIT-EMPTY:
// SPLIT-NEXT: // -----
// SPLIT-NEXT: // -----
// SPLIT-NEXT: // -----
// SPLIT-NEXT: // -----
// SPLIT-NEXT: // -----
// SPLIT-NEXT: module {
// SPLIT-NEXT: func.func private @b()
// SPLIT-NEXT: }

// SPLIT-ERR: error: expected '"' in string literal
// SPLIT-ERR: error: expected '"' in string literal
// SPLIT-ERR: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
// SPLIT-ERR: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used

// OUT: module {
// OUT-NEXT: }
// OUT-EMPTY:
// OUT-NEXT: // =====
// OUT-NEXT: // =====
// OUT-NEXT: // =====
// OUT-NEXT: // =====
// OUT-NEXT: // =====
// OUT-NEXT: module {
// OUT-NEXT: func.func private @b()
// OUT-NEXT: }

// OUT-ERR: error: expected '"' in string literal
// OUT-ERR: error: expected '"' in string literal
// OUT-ERR: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
// OUT-ERR: error: operation being parsed with an unregistered dialect. If this is intended, please use -allow-unregistered-dialect with the MLIR tool used
