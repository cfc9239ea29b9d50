// RUN: mlir-opt %s --split-input-file --canonicalize --verify-diagnostics

// What comes of constants does not fit what there is.

func.func @other_dimension(%t: tensor<?x?x?xf32>) -> tensor<1x?xf32> {
  %c2 = arith.constant 2 : index
  // expected-error @below {{'tensor.cast' op operand type 'tensor<2x1xf32>' and result type 'tensor<1x?xf32>' are cast incompatible}}
  %0 = tensor.extract_slice %t[0, 0, 0] [1, %c2, 1] [1, 1, 1] : tensor<?x?x?xf32> to tensor<1x?xf32>
  return %0 : tensor<1x?xf32>
}

// -----

func.func @out_of_bounds(%s: tensor<?xf32>, %t: tensor<3xf32>) -> tensor<3xf32> {
  %c3 = arith.constant 3 : index
  // expected-error @below {{expected type to be 'tensor<?xf32>' or a rank-reduced version. (size mismatch)}}
  %0 = tensor.insert_slice %s into %t[0] [%c3] [2] : tensor<?xf32> into tensor<3xf32>
  return %0 : tensor<3xf32>
}
