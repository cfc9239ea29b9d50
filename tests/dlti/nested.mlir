// RUN: mlir-opt %s | FileCheck %s
// RUN: mlir-opt %s --mlir-print-op-generic | mlir-opt | FileCheck %s

func.func private @f() attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>}

// CHECK: module {
// CHECK-NEXT: func.func private @f() attributes {dlti.dl_spec = #dlti.dl_spec<index = 32 : i64>}
// CHECK-NEXT: }
