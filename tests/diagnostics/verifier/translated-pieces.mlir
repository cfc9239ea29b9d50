// RUN: not mlir-translate %s --mlir-to-llvmir --split-input-file --verify-diagnostics 2>&1 | FileCheck %s
// RUN: not mlir-translate %s --mlir-to-llvmir --split-input-file --mlir-print-op-on-diagnostic=false 2>&1 | FileCheck %s --check-prefix=NOTE

// What is expected of a piece is looked for before the next one is read; the op is shown whatever
// the flag for it says.

// expected-error @below {{nothing like it}}
llvm.func @f(%a: i32) {
  llvm.return
}

// -----

func.func @g() { return }

// CHECK: error: expected error "nothing like it" was not produced
// CHECK: error: unexpected error: cannot be converted to LLVM IR

// NOTE: error: cannot be converted to LLVM IR
// NOTE: note: see current operation:
