// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s --pass-pipeline='builtin.module(func.func(affine-loop-fusion))'

// What a loop gives is used, and the loop reads what another does.
func.func @gives(%in: memref<4xf32>, %a: memref<4xf32>, %b: memref<4xf32>) {
  %c = arith.constant 1.0 : f32
  %s = affine.for %i = 0 to 4 iter_args(%all = %c) -> (f32) {
    %v = affine.load %in[%i] : memref<4xf32>
    %w = arith.addf %all, %v : f32
    affine.yield %w : f32
  }
  affine.store %s, %a[0] : memref<4xf32>
  affine.for %i = 0 to 4 {
    %v = affine.load %in[%i] : memref<4xf32>
    affine.store %v, %b[%i] : memref<4xf32>
  }
  return
}
