// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s

func.func @f(%c: vector<4xi1>, %a: f32, %b: f32) {
  %0 = arith.select %c, %a, %b : vector<4xi1>, f32
  return
}
