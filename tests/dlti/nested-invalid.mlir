// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// expected-note @+1 {{enclosing op with data layout}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 32 : i64>} {
// expected-error @+1 {{data layout does not combine with layouts of enclosing ops}}
  module attributes {dlti.dl_spec = #dlti.dl_spec<"dlti.stack_alignment" = 64 : i64>} {
  }
}
