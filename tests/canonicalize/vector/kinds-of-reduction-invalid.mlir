// RUN: mlir-opt %s --canonicalize --split-input-file --verify-diagnostics

func.func @and_of_floats(%v: vector<1xf32>, %s: f32) -> f32 {
  // expected-error @+1 {{'arith.andi' op operand #0 must be signless-integer-like, but got 'f32'}}
  %q = vector.multi_reduction <and>, %v, %s [0] : vector<1xf32> to f32
  return %q : f32
}
// -----
func.func @greatest_of_integers(%v: vector<1x1xi32>, %s: vector<1xi32>) -> vector<1xi32> {
  // expected-error @+1 {{'arith.maxnumf' op operand #0 must be floating-point-like, but got 'vector<1xi32>'}}
  %q = vector.multi_reduction <maxnumf>, %v, %s [0] : vector<1x1xi32> to vector<1xi32>
  return %q : vector<1xi32>
}
