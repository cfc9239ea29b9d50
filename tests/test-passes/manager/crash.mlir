// ORACLE: differs (crashes-on-purpose)
// RUN: not mlir-opt %s --test-pass-crash 2>&1 | FileCheck %s
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(cse,test-pass-crash))' --mlir-pass-pipeline-crash-reproducer=- 2>&1 | FileCheck %s --check-prefix=AGAIN

func.func @f() {
  return
}



// CHECK: tests/test-passes/manager/crash.mlir:0:0: error: 'builtin.module' op a pass crashed, as it was asked to
// CHECK-NEXT: tests/test-passes/manager/crash.mlir:0:0: note: see current operation: 
// CHECK-NEXT: "builtin.module"() ({
// CHECK-NEXT:   "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// CHECK-NEXT:     "func.return"() : () -> ()
// CHECK-NEXT:   }) : () -> ()
// CHECK-NEXT: }) : () -> ()

// AGAIN: tests/test-passes/manager/crash.mlir:5:1: error: 'func.func' op a pass crashed, as it was asked to
// AGAIN-NEXT: func.func @f() {
// AGAIN-NEXT: ^
// AGAIN-NEXT: tests/test-passes/manager/crash.mlir:5:1: note: see current operation: 
// AGAIN-NEXT: "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
// AGAIN-NEXT:   "func.return"() : () -> ()
// AGAIN-NEXT: }) : () -> ()
// AGAIN-NEXT: tests/test-passes/manager/crash.mlir:5:1: error: Failures have been detected while processing an MLIR pass pipeline
// AGAIN-NEXT: func.func @f() {
// AGAIN-NEXT: ^
// AGAIN-NEXT: tests/test-passes/manager/crash.mlir:5:1: note: Pipeline failed while executing [`(anonymous namespace)::TestCrashPass` on 'func.func' operation: @f]: reproducer generated at `-`
// AGAIN-NEXT: module {
// AGAIN-NEXT:   func.func @f() {
// AGAIN-NEXT:     return
// AGAIN-NEXT:   }
// AGAIN-NEXT: }
// AGAIN-EMPTY:
// AGAIN-NEXT: {-#
// AGAIN-NEXT:   external_resources: {
// AGAIN-NEXT:     mlir_reproducer: {
// AGAIN-NEXT:       pipeline: "builtin.module(func.func(cse,test-pass-crash))",
// AGAIN-NEXT:       disable_threading: false,
// AGAIN-NEXT:       verify_each: true
// AGAIN-NEXT:     }
// AGAIN-NEXT:   }
// AGAIN-NEXT: #-}
