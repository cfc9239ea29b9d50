// MLIR 22 crashes here; a diagnostic or a result is right.
// CRASH: mlir-opt %s --pass-pipeline='builtin.module(func.func(test-vector-shuffle-lowering))'

// A vector with more elements than can be listed is not made as large as the other one is.
func.func @f(%a: vector<4611686018427387904xf32>, %b: vector<2xf32>) -> vector<2xf32> {
  %0 = vector.shuffle %a, %b [0, 1] : vector<4611686018427387904xf32>, vector<2xf32>
  return %0 : vector<2xf32>
}
