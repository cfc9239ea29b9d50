// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s

func.func @f(%i: index) {
  "gpu.launch"(%i, %i, %i, %i, %i, %i) <{operandSegmentSizes = array<i32: 0, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0>}> ({
  }) : (index, index, index, index, index, index) -> ()
  return
}
