// RUN: mlir-opt %s --pass-pipeline='builtin.module(inline{op-pipelines=func.func(),llvm.func(cse)})' | FileCheck %s

// For a pipeline without passes the default one runs.

func.func @f() {
  %0 = arith.constant 1 : i32
  return
}
// CHECK: func.func @f() {
// CHECK-NEXT: return
