// RUN: mlir-opt %s --split-input-file --convert-linalg-to-std --verify-diagnostics

func.func @cast(%x: index) -> i64 {
  // expected-error @+1 {{failed to legalize operation 'builtin.unrealized_conversion_cast'}}
  %0 = builtin.unrealized_conversion_cast %x : index to i64
  return %0 : i64
}

// -----

module {
  module {
    func.func @nested(%x: index) -> index {
      return %x : index
    }
  }
}
