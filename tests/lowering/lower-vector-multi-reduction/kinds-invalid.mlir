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

// -----

// The mask's scalable dimension is forgotten.
func.func @scalable_mask(%v: vector<2x3x[4]xi32>, %a: vector<3x[4]xi32>, %m: vector<2x3x[4]xi1>) -> vector<3x[4]xi32> {
  // expected-error @+1 {{'vector.shape_cast' op has different number of scalable dims at source (1) and result (0)}}
  %0 = vector.mask %m { vector.multi_reduction <add>, %v, %a [0] : vector<2x3x[4]xi32> to vector<3x[4]xi32> } : vector<2x3x[4]xi1> -> vector<3x[4]xi32>
  return %0 : vector<3x[4]xi32>
}
