// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s --buffer-loop-hoisting

func.func @f(%c: i1, %m: memref<4xf32>) -> memref<4xf32> {
  cf.br ^a
^a:
  %0 = memref.alloc() : memref<4xf32>
  cf.br ^a
^b:
  return %0 : memref<4xf32>
}
