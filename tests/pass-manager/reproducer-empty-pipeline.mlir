// RUN: not mlir-opt %s --run-reproducer 2>&1 | FileCheck %s

module {}
{-#
  external_resources: {
    mlir_reproducer: {
      pipeline: "",
      disable_threading: true,
      verify_each: true
    }
  }
#-}
// CHECK: expected pass pipeline to be wrapped with the anchor operation type, e.g. 'builtin.module(...)'
