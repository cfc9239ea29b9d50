// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir --mlir-timing 2>&1 >/dev/null | FileCheck %s
// RUN: mlir-translate %s --split-input-file --mlir-to-llvmir --mlir-timing --mlir-timing-display=list --mlir-output-format=json 2>&1 >/dev/null | FileCheck %s --check-prefix=JSON
// RUN: not mlir-translate %s --mlir-to-llvmir --mlir-timing 2>&1 | FileCheck %s --check-prefix=FAILS
// RUN: not mlir-translate %s --mlir-to-llvmir --mlir-disable-diagnostic-notes 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// Each translation is timed, all pieces together.

llvm.func @f()

// -----

llvm.func @f()

// CHECK: ... Execution time report ...
// CHECK: ----Wall Time---- ----Name----
// CHECK-NEXT: ) Translate MLIR to LLVMIR
// CHECK-NEXT: ) Rest
// CHECK-NEXT: (100.0%) Total

// JSON: "name": "root"},
// JSON-NEXT: "name": "Translate MLIR to LLVMIR"},
// JSON-NEXT: "name": "Rest"},
// JSON-NEXT: "name": "Total"}

// FAILS: error: redefinition of symbol named 'f'
// FAILS: ----Name----
// FAILS-NEXT: ) Translate MLIR to LLVMIR
// FAILS-NEXT: ) Rest

// UNKNOWN: Unknown command line argument '--mlir-disable-diagnostic-notes'
