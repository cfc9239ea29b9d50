// RUN: not mlir-opt %s --pass-pipeline='builtin.module(composite-fixed-point-pass{pipeline=affine-loop-unroll})' 2>&1 | FileCheck %s --check-prefix=FUNCTIONS
// RUN: not mlir-opt %s --composite-fixed-point-pass='pipeline=llvm-request-c-wrappers' 2>&1 | FileCheck %s --check-prefix=ANCHORED

// The pipeline is for ops of any name: that a pass is for others is found when it runs.

module {
  func.func @f() { return }
}

// FUNCTIONS: {{.*}}composite-anchors.mlir:6:1: error: 'builtin.module' op trying to schedule pass 'AffineLoopUnroll' on an unsupported operation
// FUNCTIONS-NEXT: module {
// FUNCTIONS-NEXT: ^
// FUNCTIONS-NEXT: {{.*}}composite-anchors.mlir:6:1: note: see current operation: 
// FUNCTIONS-NEXT: "builtin.module"() ({
// FUNCTIONS-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// FUNCTIONS-NEXT:     "func.return"() : () -> ()
// FUNCTIONS-NEXT:   }) : () -> ()
// FUNCTIONS-NEXT: }) : () -> ()

// ANCHORED: {{.*}}composite-anchors.mlir:6:1: error: 'builtin.module' op trying to schedule pass 'LLVMRequestCWrappersPass' on an unsupported operation
// ANCHORED-NEXT: module {
// ANCHORED-NEXT: ^
// ANCHORED-NEXT: {{.*}}composite-anchors.mlir:6:1: note: see current operation: 
// ANCHORED-NEXT: "builtin.module"() ({
// ANCHORED-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// ANCHORED-NEXT:     "func.return"() : () -> ()
// ANCHORED-NEXT:   }) : () -> ()
// ANCHORED-NEXT: }) : () -> ()
