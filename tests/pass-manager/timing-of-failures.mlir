// RUN: not mlir-opt %s --mlir-disable-threading --pass-pipeline='func.func(cse)' --mlir-timing 2>&1 | FileCheck %s
// RUN: not mlir-opt %s --mlir-disable-threading --convert-to-llvm=filter-dialects=nope --mlir-timing --mlir-pass-statistics 2>&1 | FileCheck %s --check-prefix=START
// RUN: not mlir-opt %s --split-input-file --mlir-timing --emit-bytecode --emit-bytecode-version=99 2>&1 | FileCheck %s --check-prefix=OUTPUT
// RUN: not mlir-opt %s --mlir-timing --no-implicit-module --mlir-output-format=json 2>&1 | FileCheck %s --check-prefix=PARSE
// RUN: not mlir-opt %s --convert-to-llvm=filter-dialects=nope --mlir-pass-pipeline-crash-reproducer=- 2>&1 | FileCheck %s --check-prefix=NONE

// What a run took is reported however far it went. Where a pass cannot do with its options none
// has run: there are no statistics, and no reproducer.

func.func private @f()
func.func private @g()

// CHECK: error: can't run 'func.func' pass manager on 'builtin.module' op
// CHECK: ... Execution time report ...
// CHECK: ----Name----
// CHECK-NEXT: ) Parser
// CHECK-NEXT: ) Rest
// CHECK-NEXT: ) Total

// START: error: dialect not loaded: nope
// START-NOT: statistics
// START: ----Name----
// START-NEXT: ) Parser
// START-NEXT: ) Rest
// START-NEXT: ) Total

// OUTPUT: error: unsupported version requested 99, must be in range [0, 6]
// OUTPUT: ----Name----
// OUTPUT-NEXT: ) Parser
// OUTPUT-NEXT: ) Output
// OUTPUT-NEXT: ) Rest

// PARSE: error: source must contain a single top-level operation, found: 2
// PARSE-NEXT: [
// PARSE-NEXT: "name": "Parser", "passes": [
// PARSE-NEXT: {}]},
// PARSE-NEXT: "name": "Rest"},

// NONE: error: dialect not loaded: nope
// NONE-NOT: mlir_reproducer
