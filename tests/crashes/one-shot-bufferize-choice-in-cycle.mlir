// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s --one-shot-bufferize='bufferize-function-boundaries allow-return-allocs-from-loops'

func.func @f(%t: tensor<8xf32>, %c: i1, %x: f32, %i: index) -> f32 {
  cf.br ^bb1(%t : tensor<8xf32>)
^bb1(%a: tensor<8xf32>):
  %0 = scf.if %c -> tensor<8xf32> {
    scf.yield %a : tensor<8xf32>
  } else {
    scf.yield %a : tensor<8xf32>
  }
  %1 = tensor.extract %0[%i] : tensor<8xf32>
  cf.cond_br %c, ^bb1(%0 : tensor<8xf32>), ^bb2
^bb2:
  return %1 : f32
}
