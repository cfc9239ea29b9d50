// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// Masks are read after the operands, and refused.
func.func @two(%a: vector<4xf32>, %c: f32, %m: vector<4xi1>) {
  // expected-error @+1 {{'vector.contract' op expected 3 operands, but found 5}}
  %0 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]} %a, %a, %c, %m, %m : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

func.func @one(%a: vector<4xf32>, %c: f32, %m: vector<4xi1>) {
  // expected-error @+1 {{custom op 'vector.contract' expected zero or exactly 2 vector mask operands}}
  %0 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]} %a, %a, %c, %m : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

// expected-note @+1 {{prior use here}}
func.func @types(%a: vector<4xf32>, %c: f32) {
  // expected-error @+1 {{use of value '%a' expects different type than prior uses: 'vector<4xi1>' vs 'vector<4xf32>'}}
  %0 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]} %a, %a, %c, %a, %a : vector<4xf32>, vector<4xf32> into f32
  return
}

// -----

// A comma may stand there alone.
func.func @none(%a: vector<4xf32>, %c: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(i)->(i)>, affine_map<(i)->(i)>, affine_map<(i)->()>], iterator_types = ["reduction"]} %a, %a, %c, {x} : vector<4xf32>, vector<4xf32> into f32
  return
}
