// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s

func.func @f() {
  shape.reduce() : tensor<?xindex> {
  ^bb0(%x: index, %y: index):
    shape.yield
  }
  return
}
