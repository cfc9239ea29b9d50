// RUN: not mlir-opt %s --test-pass-failure=gen-diagnostics 2>&1 | FileCheck %s
// RUN: not mlir-opt %s --pass-pipeline='builtin.module(func.func(test-pass-failure{gen-diagnostics},test-interface-pass))' --mlir-disable-threading 2>&1 | FileCheck %s --check-prefix=EACH
// RUN: not mlir-opt %s --test-pass-failure

func.func @first() {
  return
}

func.func @second() {
  return
}



// CHECK: tests/test-passes/manager/failure.mlir:0:0: error: illegal operation

// EACH: tests/test-passes/manager/failure.mlir:5:1: error: illegal operation
// EACH-NEXT: func.func @first() {
// EACH-NEXT: ^
// EACH-NEXT: tests/test-passes/manager/failure.mlir:9:1: error: illegal operation
// EACH-NEXT: func.func @second() {
// EACH-NEXT: ^
