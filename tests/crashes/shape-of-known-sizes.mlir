// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s --canonicalize

func.func @f(%t: tensor<2x3xf32>) -> !shape.shape {
  %0 = shape.shape_of %t : tensor<2x3xf32> -> !shape.shape
  return %0 : !shape.shape
}
