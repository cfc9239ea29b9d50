// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s --convert-nvgpu-to-nvvm

func.func @f() {
  %c = nvgpu.warpgroup.mma.init.accumulator -> !nvgpu.warpgroup.accumulator<fragmented = vector<64x8xtf32>>
  return
}
