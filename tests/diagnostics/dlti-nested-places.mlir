// RUN: not mlir-opt %s --split-input-file 2>&1 | FileCheck %s

module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 32 : i64>} {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 64 : i64>} {
  }
}
// CHECK: :[[#@LINE-3]]:3: error: data layout does not combine with layouts of enclosing ops
// CHECK: :[[#@LINE-4]]:3: note: see current operation:
// CHECK: :[[#@LINE-6]]:1: note: enclosing op with data layout
