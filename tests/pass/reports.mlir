// RUN: mlir-opt %s --convert-arith-to-llvm --mlir-pass-statistics 2>&1 | FileCheck %s --check-prefix=STATISTICS
// RUN: mlir-opt %s --mlir-disable-threading --pass-pipeline='builtin.module(func.func(convert-arith-to-llvm),convert-func-to-llvm)' --mlir-timing -o /dev/null 2>&1 | FileCheck %s --check-prefix=TREE
// RUN: mlir-opt %s --mlir-disable-threading --pass-pipeline='builtin.module(func.func(convert-arith-to-llvm))' --mlir-timing --mlir-output-format=json -o /dev/null 2>&1 | FileCheck %s --check-prefix=JSON
// RUN: mlir-opt %s --convert-arith-to-llvm --mlir-print-ir-after-change 2>&1 | FileCheck %s --check-prefix=NOTHING
// RUN: not mlir-opt %s --convert-arith-to-llvm --mlir-print-ir-module-scope 2>&1 | FileCheck %s --check-prefix=SCOPE
// RUN: mlir-opt %s --convert-arith-to-llvm --mlir-print-ir-module-scope --mlir-disable-threading --mlir-print-ir-before-all -o /dev/null 2>&1 | FileCheck %s --check-prefix=DUMP
// RUN: mlir-opt %s --run-reproducer | FileCheck %s --check-prefix=REPRODUCED

func.func @f(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}

{-#
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module(convert-arith-to-llvm)",
      disable_threading: true,
      verify_each: true
    }
  }
#-}

// STATISTICS: ... Pass statistics report ...

// TREE: ... Execution time report ...
// TREE: Total Execution Time: {{.*}} seconds
// TREE: ----Name----
// TREE: Parser
// TREE: 'func.func' Pipeline
// TREE-NEXT: {{  }}ArithToLLVMConversionPass
// TREE-NEXT: ConvertFuncToLLVMPass
// TREE-NEXT: Output
// TREE-NEXT: Rest
// TREE-NEXT: (100.0%) Total

// JSON: [
// JSON-NEXT: "name": "Parser", "passes": [
// JSON-NEXT: {}]},
// JSON-NEXT: "name": "'func.func' Pipeline", "passes": [
// JSON-NEXT: {{^  }}{"{{.*}}"name": "ArithToLLVMConversionPass", "passes": [
// JSON-NEXT: {{^  }}{}]},
// JSON-NEXT: {{^}}{}]},
// JSON-NEXT: "name": "Output", "passes": [
// JSON-NEXT: {}]},
// JSON-NEXT: "name": "Rest"},
// JSON-NEXT: "name": "Total"}
// JSON-NEXT: ]

// NOTHING-NOT: IR Dump
// NOTHING: llvm.add

// SCOPE: <unknown>:0: error: IR print for module scope can't be setup on a pass-manager without disabling multi-threading first.

// DUMP: // -----// IR Dump Before ArithToLLVMConversionPass (convert-arith-to-llvm) ('builtin.module' operation) //----- //
// DUMP-NEXT: module {
// DUMP-NEXT: func.func @f(

// REPRODUCED: llvm.add
// REPRODUCED-NOT: mlir_reproducer
