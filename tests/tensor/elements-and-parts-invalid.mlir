// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// Forms that were read before, and dimensions before the first.

func.func @no_elements() -> (tensor<0xf32>, tensor<4xf32>) {
  %0 = tensor.from_elements : tensor<0xf32>
  // expected-error @below {{custom op 'tensor.from_elements' number of operands and types do not match: got 0 operands and 4 types}}
  %1 = tensor.from_elements : tensor<4xf32>
  return %0, %1 : tensor<0xf32>, tensor<4xf32>
}

// -----

func.func @before_the_first(%a: tensor<4x?xf32>, %b: tensor<3x5xf32>) {
  // expected-error @below {{'tensor.concat' op static concatenation size mismatch along non-concatenated dimension 0}}
  %0 = "tensor.concat"(%a, %b) <{dim = -5 : i64}> : (tensor<4x?xf32>, tensor<3x5xf32>) -> tensor<?x?xf32>
  return
}
