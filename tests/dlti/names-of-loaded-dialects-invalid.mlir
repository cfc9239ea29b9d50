// RUN: mlir-opt %s -split-input-file -verify-diagnostics -o %t

// Names of entries are for dialects that have any; those not loaded are not asked.
module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.foo" = 4>} {
  func.func @f() { return }
}

// -----

// expected-error @+1 {{the 'cf' dialect does not support identifier data layout entries}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"cf.foo" = 4>} {
  func.func @f() { return }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"other.foo" = 4>} {
  func.func @f() { return }
}
