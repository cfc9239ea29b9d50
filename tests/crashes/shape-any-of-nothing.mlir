// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s --convert-shape-to-std

func.func @f() {
  %0 = "shape.any"() : () -> tensor<?xindex>
  %1 = "shape.broadcast"() : () -> tensor<?xindex>
  return
}
