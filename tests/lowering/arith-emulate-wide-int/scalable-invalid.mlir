// RUN: mlir-opt %s --split-input-file --arith-emulate-wide-int=widest-int-supported=32 --verify-diagnostics

// Halves are never scalable.

func.func @floats(%a: vector<[4]xf32>) -> vector<[4]xi64> {
  // expected-error @below {{'arith.fptoui' op requires the same shape for all operands and results}}
  %0 = arith.fptoui %a : vector<[4]xf32> to vector<[4]xi64>
  return %0 : vector<[4]xi64>
}
