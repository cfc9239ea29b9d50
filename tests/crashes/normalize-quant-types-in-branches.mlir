// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s --normalize-quant-types

!q = tensor<2x4x!quant.uniform<i8:f32:{0:1}, {{2.0:1}, {4.0:3}}>>
func.func @f(%x: !q) {
  cf.br ^bb1(%x : !q)
^bb1(%y: !q):
  return
}
