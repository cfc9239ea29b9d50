// RUN: not mlir-opt %s --allow-unregistered-dialect --cse --inline='default-pipeline=canonicalize,lift-cf-to-scf' --mlir-pass-pipeline-crash-reproducer=%t --mlir-disable-threading 2>&1 | FileCheck %s --check-prefix=WHOLE
// RUN: not mlir-opt %s --allow-unregistered-dialect --composite-fixed-point-pass='name=Both pipeline=func.func(lift-cf-to-scf)' --mlir-pass-pipeline-crash-reproducer=%t --mlir-disable-threading 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not mlir-opt %s --allow-unregistered-dialect --cse --inline='default-pipeline=canonicalize,lift-cf-to-scf' --mlir-pass-pipeline-crash-reproducer=%t --mlir-disable-threading --mlir-pass-pipeline-local-reproducer 2>&1 | FileCheck %s --check-prefix=LOCAL
// RUN: FileCheck %s --check-prefix=PIPELINE < %t

func.func @fine(%x: i32) -> i32 {
  %0 = arith.addi %x, %x : i32
  return %0 : i32
}
func.func @fails(%c: i1) {
  "some.branch"(%c)[^one, ^other] : (i1) -> ()
^one:
  return
^other:
  return
}
module {
  func.func @inside(%c: i1) {
    "some.branch"(%c)[^one, ^other] : (i1) -> ()
  ^one:
    return
  ^other:
    return
  }
}

// The pass that runs others is named with the one that failed, and nothing runs after that.

// WHOLE: error: 'some.branch' op transformation does not support terminators
// WHOLE: note: Pipeline failed while executing [`Inliner` on 'builtin.module' operation, `LiftControlFlowToSCFPass` on 'func.func' operation: @fails]: reproducer generated at
// WHOLE-NOT: error:

// BOTH: note: Pipeline failed while executing [`Both` on 'builtin.module' operation, `LiftControlFlowToSCFPass` on 'func.func' operation: @fails]: reproducer generated at

// LOCAL: note: Pipeline failed while executing `LiftControlFlowToSCFPass` on 'func.func' operation: @fails: reproducer generated at
// LOCAL-NOT: error:

// PIPELINE: pipeline: "builtin.module(func.func(lift-cf-to-scf))"
