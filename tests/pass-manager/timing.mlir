// RUN: mlir-opt %s --mlir-disable-threading --pass-pipeline='builtin.module(func.func(convert-arith-to-llvm),convert-arith-to-llvm)' --mlir-timing -o /dev/null 2>&1 | FileCheck %s --check-prefix=TREE
// RUN: mlir-opt %s --mlir-disable-threading --pass-pipeline='builtin.module(func.func(convert-arith-to-llvm))' --mlir-timing --mlir-output-format=json -o /dev/null 2>&1 | FileCheck %s --check-prefix=JSON
// RUN: mlir-opt %s --mlir-disable-threading --pass-pipeline='builtin.module(func.func(cse,control-flow-sink,cse),builtin.module(cse),symbol-dce,inline{default-pipeline=cse})' --mlir-timing -o /dev/null 2>&1 | FileCheck %s --check-prefix=ANALYSES

func.func @f(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}

// TREE: ... Execution time report ...
// TREE: Total Execution Time: {{.*}} seconds
// TREE: ----Name----
// TREE: Parser
// TREE: 'func.func' Pipeline
// TREE-NEXT: {{  }}ArithToLLVMConversionPass
// TREE-NEXT: ArithToLLVMConversionPass
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

// ANALYSES: Parser
// ANALYSES-NEXT: )  Pipeline Collection : ['builtin.module', 'func.func']
// ANALYSES-NEXT: )    'func.func' Pipeline
// ANALYSES-NEXT: )      CSE
// ANALYSES-NEXT: )        (A) DominanceInfo
// ANALYSES-NEXT: )      ControlFlowSink
// ANALYSES-NEXT: )      CSE
// ANALYSES-NEXT: )        (A) DominanceInfo
// ANALYSES-NEXT: )  SymbolDCE
// ANALYSES-NEXT: )  Inliner
// ANALYSES-NEXT: )    (A) CallGraph
// ANALYSES-NEXT: )  'func.func' Pipeline
// ANALYSES-NEXT: )    CSE
// ANALYSES-NEXT: )      (A) DominanceInfo
// ANALYSES-NEXT: )  Output
// ANALYSES-NEXT: )  Rest
