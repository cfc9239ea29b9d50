// RUN: not mlir-opt %s 2>&1 | FileCheck %s
// RUN: not mlir-opt %s --no-implicit-module 2>&1 | FileCheck %s

// The module around the file is not among those that are named.
module {
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "big">} {
    module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.endianness" = "little">} {}
  }
}
module {}
// CHECK: :[[#@LINE-4]]:5: error: data layout does not combine with layouts of enclosing ops
// CHECK: :[[#@LINE-6]]:3: note: enclosing op with data layout
// CHECK: :[[#@LINE-8]]:1: note: enclosing op with data layout
// CHECK-NOT: note
