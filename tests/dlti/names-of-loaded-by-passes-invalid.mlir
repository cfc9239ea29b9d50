// RUN: mlir-opt %s -split-input-file -verify-diagnostics --convert-vector-to-llvm -o %t

// expected-error @+1 {{the 'llvm' dialect does not support identifier data layout entries}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"llvm.foo" = 4>} {
  func.func @f() { return }
}

// -----

// expected-error @+1 {{the 'affine' dialect does not support identifier data layout entries}}
module attributes {dlti.dl_spec = #dlti.dl_spec<"affine.foo" = 4>} {
  func.func @f() { return }
}

// -----

module attributes {dlti.dl_spec = #dlti.dl_spec<"other.foo" = 4>} {
  func.func @f() { return }
}
