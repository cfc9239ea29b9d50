// RUN: mlir-opt %s --no-implicit-module 2>&1 | FileCheck %s --check-prefix=ONE
// RUN: mlir-opt %s --no-implicit-module --mlir-print-op-generic 2>&1 | FileCheck %s --check-prefix=GEN
// RUN: mlir-opt %s --no-implicit-module --mlir-print-debuginfo 2>&1 | FileCheck %s --check-prefix=DBG

func.func private @f()

// ONE: func.func private @f()

// GEN: "func.func"() <{function_type = () -> (), sym_name = "f", sym_visibility = "private"}> ({
// GEN-NEXT: }) : () -> ()

// DBG: func.func private @f() loc(#loc)
// DBG-NEXT: #loc = loc({{".*":[0-9]+:[0-9]+}})
