// RUN: mlir-opt %s --mlir-disable-threading --pass-pipeline='builtin.module(builtin.module(inline{op-pipelines=func.func(cse)}),cse)' --mlir-timing -o /dev/null 2>&1 | FileCheck %s --check-prefix=INLINE
// RUN: mlir-opt %s --mlir-disable-threading --pass-pipeline='builtin.module(composite-fixed-point-pass{name=Fixed pipeline=cse,func.func(cse)},canonicalize)' --mlir-timing -o /dev/null 2>&1 | FileCheck %s --check-prefix=FIXED
// RUN: mlir-opt %s --mlir-disable-threading --pass-pipeline='builtin.module(mem2reg,cse,mem2reg,sroa,control-flow-sink)' --mlir-timing -o /dev/null 2>&1 | FileCheck %s --check-prefix=KEPT
// RUN: mlir-opt %s --mlir-disable-threading --pass-pipeline='builtin.module(cse,func.call(cse),cse)' --mlir-timing -o /dev/null 2>&1 | FileCheck %s --check-prefix=BETWEEN
// RUN: mlir-opt %s --mlir-disable-threading --pass-pipeline='builtin.module(scf-parallel-loop-fusion,composite-fixed-point-pass,inline{default-pipeline=})' --mlir-timing -o /dev/null 2>&1 | FileCheck %s --check-prefix=EMPTY
// RUN: not mlir-opt %s --mlir-disable-threading --pass-pipeline='builtin.module(func.func(func.return(cse)))' --mlir-timing -o /dev/null 2>&1 | FileCheck %s --check-prefix=FAILS

// Pipelines that passes run are timed beside the outermost passes. Where a pass changes nothing, what was analysed stays.

module {
  func.func @f(%x: i32) -> i32 { return %x : i32 }
  module @inner {
    func.func @g(%x: i32) -> i32 { return %x : i32 }
  }
}

// INLINE: )  Parser
// INLINE-NEXT: )  'builtin.module' Pipeline
// INLINE-NEXT: )    Inliner
// INLINE-NEXT: )      (A) CallGraph
// INLINE-NEXT: )  'func.func' Pipeline
// INLINE-NEXT: )    CSE
// INLINE-NEXT: )      (A) DominanceInfo
// INLINE-NEXT: )  CSE
// INLINE-NEXT: )    (A) DominanceInfo
// INLINE-NEXT: )  Output
// INLINE-NEXT: )  Rest
// INLINE-NEXT: )  Total

// FIXED: )  Parser
// FIXED-NEXT: )  Fixed
// FIXED-NEXT: )  'any' Pipeline
// FIXED-NEXT: )    CSE
// FIXED-NEXT: )      (A) DominanceInfo
// FIXED-NEXT: )    'func.func' Pipeline
// FIXED-NEXT: )      CSE
// FIXED-NEXT: )        (A) DominanceInfo
// FIXED-NEXT: )  Canonicalizer
// FIXED-NEXT: )  Output
// FIXED-NEXT: )  Rest
// FIXED-NEXT: )  Total

// KEPT: )  Parser
// KEPT-NEXT: )  Mem2Reg
// KEPT-NEXT: )    (A) DataLayoutAnalysis
// KEPT-NEXT: )    (A) DominanceInfo
// KEPT-NEXT: )  CSE
// KEPT-NEXT: )  Mem2Reg
// KEPT-NEXT: )  SROA
// KEPT-NEXT: )  ControlFlowSink
// KEPT-NEXT: )  Output
// KEPT-NEXT: )  Rest
// KEPT-NEXT: )  Total

// BETWEEN: )  Parser
// BETWEEN-NEXT: )  CSE
// BETWEEN-NEXT: )    (A) DominanceInfo
// BETWEEN-NEXT: )  CSE
// BETWEEN-NEXT: )    (A) DominanceInfo
// BETWEEN-NEXT: )  Output
// BETWEEN-NEXT: )  Rest
// BETWEEN-NEXT: )  Total

// EMPTY: )  Parser
// EMPTY-NEXT: )  SCFParallelLoopFusion
// EMPTY-NEXT: )    (A) AliasAnalysis
// EMPTY-NEXT: )  CompositeFixedPointPass
// EMPTY-NEXT: )  'any' Pipeline
// EMPTY-NEXT: )  Inliner
// EMPTY-NEXT: )    (A) CallGraph
// EMPTY-NEXT: )  Output
// EMPTY-NEXT: )  Rest
// EMPTY-NEXT: )  Total

// FAILS: )  Parser
// FAILS-NEXT: )  'func.func' Pipeline
// FAILS-NEXT: )    'func.return' Pipeline
// FAILS-NEXT: )  Rest
// FAILS-NEXT: )  Total
