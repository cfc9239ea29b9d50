// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s --promote-buffers-to-stack

func.func @f() {
  %0 = memref.alloc() : memref<4xmemref<4xf32>>
  memref.dealloc %0 : memref<4xmemref<4xf32>>
  %1 = memref.alloc() : memref<4xmemref<4xf32>>
  return
}
