// RUN: mlir-opt %s --split-input-file --verify-diagnostics

func.func @f(%a: tensor<4xf32>, %b: tensor<4xf32>, %i: index) {
  // expected-error @+1 {{expected the number of 'sizes' to match the number of dynamic entries in 'static_sizes' (0 vs 1)}}
  "tensor.parallel_insert_slice"(%a, %b, %i) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<4xf32>, tensor<4xf32>, index) -> ()
  return
}

// -----

func.func @f(%a: tensor<2xf32>, %b: tensor<4xf32>) {
  // expected-error @+1 {{expected mixed offsets rank to match mixed sizes rank (0 vs 1) so the rank of the result type is well-formed.}}
  "tensor.parallel_insert_slice"(%a, %b) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64>, static_sizes = array<i64: 2>, static_strides = array<i64: 1>}> : (tensor<2xf32>, tensor<4xf32>) -> ()
  return
}
