// RUN: not mlir-opt %s --test-interface-pass 2>&1 | FileCheck %s

func.func @body() {
  return
}

// CHECK: <unknown>:0: error: unable to schedule pass '(anonymous namespace)::TestInterfacePass' on a PassManager intended to run on 'builtin.module'!
