// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | FileCheck %s --check-prefix=GENERIC
// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --mlir-print-op-generic | mlir-opt --split-input-file --allow-unregistered-dialect | FileCheck %s

"omp.critical.declare"() <{sym_name = "x", hint = 16 : i64}> : () -> ()



// CHECK: module {
// CHECK-NEXT:   omp.critical.declare @x hint()
// CHECK-NEXT: }

// GENERIC: "builtin.module"() ({
// GENERIC-NEXT:   "omp.critical.declare"() <{hint = 16 : i64, sym_name = "x"}> : () -> ()
// GENERIC-NEXT: }) : () -> ()
