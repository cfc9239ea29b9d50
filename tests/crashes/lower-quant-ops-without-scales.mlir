// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s --lower-quant-ops

func.func @f(%x: !quant.any<i8:f32>) -> f32 {
  %0 = quant.dcast %x : !quant.any<i8:f32> to f32
  return %0 : f32
}
