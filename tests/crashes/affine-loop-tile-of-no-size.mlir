// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s --affine-loop-tile=tile-sizes=0,2

func.func @no_size(%m: memref<64x64xf32>, %f: f32) {
  affine.for %i = 0 to 64 {
    affine.for %j = 0 to 64 {
      affine.store %f, %m[%i, %j] : memref<64x64xf32>
    }
  }
  return
}
