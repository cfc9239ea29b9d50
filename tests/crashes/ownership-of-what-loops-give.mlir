// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s --ownership-based-buffer-deallocation

// What a loop gives is needed in another block.

func.func @needed_later(%m: memref<2xf32>, %c: i1, %n: index) {
  %r = scf.for %i = %n to %n step %n iter_args(%a = %m) -> memref<2xf32> {
    scf.yield %a : memref<2xf32>
  }
  cf.cond_br %c, ^a, ^b
^a:
  memref.copy %r, %m : memref<2xf32> to memref<2xf32>
  return
^b:
  return
}
