// RUN: mlir-opt %s --lower-vector-multi-reduction --split-input-file --verify-diagnostics

func.func @and_of_floats(%v: vector<2x4xf32>, %a: vector<2xf32>) -> vector<2xf32> {
  // expected-error @+1 {{'arith.andi' op operand #0 must be signless-integer-like, but got 'vector<2xf32>'}}
  %r = vector.multi_reduction <and>, %v, %a [1] : vector<2x4xf32> to vector<2xf32>
  return %r : vector<2xf32>
}
// -----
func.func @least_of_integers(%v: vector<2x4xi32>, %a: vector<4xi32>) -> vector<4xi32> {
  // expected-error @+1 {{'arith.minimumf' op operand #0 must be floating-point-like, but got 'vector<4xi32>'}}
  %r = vector.multi_reduction <minimumf>, %v, %a [0] : vector<2x4xi32> to vector<4xi32>
  return %r : vector<4xi32>
}
