// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s --lower-quant-ops

func.func @f(%x: !quant.calibrated<f32<-1.0:1.0>>) -> f32 {
  %0 = quant.dcast %x : !quant.calibrated<f32<-1.0:1.0>> to f32
  return %0 : f32
}
