// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s --nvgpu-optimize-shared-memory

func.func @f(%r: index, %c: index, %s: f16, %n: index) -> f16 {
  %m = memref.alloc(%n) : memref<8x?xf16, 3>
  memref.store %s, %m[%r, %c] : memref<8x?xf16, 3>
  %l = memref.load %m[%r, %c] : memref<8x?xf16, 3>
  return %l : f16
}
