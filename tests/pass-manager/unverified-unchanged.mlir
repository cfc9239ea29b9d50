// RUN: mlir-opt %s --mlir-very-unsafe-disable-verifier-on-parsing --mem2reg | FileCheck %s
// RUN: mlir-opt %s --mlir-very-unsafe-disable-verifier-on-parsing --sroa | FileCheck %s
// RUN: mlir-opt %s --mlir-very-unsafe-disable-verifier-on-parsing --lift-cf-to-scf | FileCheck %s
// RUN: not mlir-opt %s --mlir-very-unsafe-disable-verifier-on-parsing --normalize-memrefs 2>&1 | FileCheck %s --check-prefix=ERROR

// Nothing is verified after these passes where they change nothing. Functions keep the types of
// what they return, but for memory.

"func.func"() <{function_type = (i32) -> i32, sym_name = "f"}> ({
^bb0(%a: i32):
  "func.return"() : () -> ()
}) : () -> ()

// CHECK: "func.func"() <{function_type = (i32) -> i32, sym_name = "f"}>

// ERROR: error: 'func.return' op has 0 operands, but enclosing function (@f) returns 1
