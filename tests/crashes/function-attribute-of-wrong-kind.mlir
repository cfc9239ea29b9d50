// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s --convert-func-to-llvm

func.func @f() attributes {visibility_ = 1, dso_local, CConv = 1, arm_streaming} {
  return
}
