// RUN: not mlir-opt %s --split-input-file --run-reproducer 2>&1 | FileCheck %s

module {}
{-#
  external_resources: {
    mlir_reproducer: {
      pipeline: 1,
      disable_threading: true,
      verify_each: true
    }
  }
#-}
// CHECK: :[[#@LINE-6]]:17: error: expected string value for key 'pipeline'
// -----

module {}
{-#
  external_resources: {
    mlir_reproducer: {
      pipeline: true,
      disable_threading: true,
      verify_each: true
    }
  }
#-}
// CHECK: :[[#@LINE-6]]:17: error: expected string value for key 'pipeline'
// -----

module {}
{-#
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module(cse)",
      disable_threading: "true",
      verify_each: true
    }
  }
#-}
// CHECK: :[[#@LINE-5]]:26: error: expected 'true' or 'false' value for key 'disable_threading'
// -----

module {}
{-#
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module(cse)",
      disable_threading: true,
      verify_each: True
    }
  }
#-}
// CHECK: :[[#@LINE-4]]:20: error: expected 'true' or 'false' value for key 'verify_each'
// -----

module {}
{-#
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module(cse)",
      disable_threading: true,
      verify_each: true,
      other: true
    }
  }
#-}
// CHECK: :[[#@LINE-4]]:7: error: unknown 'mlir_reproducer' resource key 'other'
