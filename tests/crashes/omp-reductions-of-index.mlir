// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s --convert-scf-to-openmp

func.func @f(%i: index, %v: index) -> index {
  %q = scf.parallel (%a) = (%i) to (%i) step (%i) init (%v) -> index {
    scf.reduce(%v : index) {
    ^bb0(%l: index, %r: index):
      %c = arith.cmpi slt, %l, %r : index
      %z = arith.select %c, %l, %r : index
      scf.reduce.return %z : index
    }
  }
  return %q : index
}
