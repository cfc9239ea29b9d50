// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s --canonicalize

func.func @f() -> index {
  %0 = shape.const_shape [2, 3] : tensor<2xindex>
  %1 = arith.constant -1 : index
  %2 = shape.get_extent %0, %1 : tensor<2xindex>, index -> index
  return %2 : index
}
