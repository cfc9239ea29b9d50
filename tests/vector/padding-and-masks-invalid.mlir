// RUN: mlir-opt %s --split-input-file --verify-diagnostics

// Padding that no vector may have, and masks where the sides of a contraction do not agree.

func.func @tensors(%m: memref<4x8xf32>, %i: index, %p: tensor<*xf32>) {
  // expected-error @below {{'vector.transfer_read' op requires valid padding vector elemental type}}
  %0 = "vector.transfer_read"(%m, %i, %i, %p) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<4x8xf32>, index, index, tensor<*xf32>) -> vector<4xf32>
  return
}

// -----

func.func @other_numbers(%m: memref<4x8xf32>, %i: index, %p: i32) {
  // expected-error @below {{'vector.transfer_read' op requires formal padding and source of the same elemental type}}
  %0 = "vector.transfer_read"(%m, %i, %i, %p) <{in_bounds = [true], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d1)>}> : (memref<4x8xf32>, index, index, i32) -> vector<4xf32>
  return
}

// -----

func.func @right(%a: vector<4x4xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>, %m: vector<4x4x8xi1>) {
  // expected-error @below {{'vector.contract' op invalid contracting dimension map}}
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x4xf32>, vector<8x4xf32> into vector<4x4xf32> } : vector<4x4x8xi1> -> vector<4x4xf32>
  return
}

// -----

func.func @left(%a: vector<4x8xf32>, %b: vector<4x4xf32>, %c: vector<4x4xf32>, %m: vector<4x4x8xi1>) {
  // expected-error @below {{'vector.mask' op expects a 'vector<4x4x4xi1>' mask for the maskable operation}}
  %0 = vector.mask %m { vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x8xf32>, vector<4x4xf32> into vector<4x4xf32> } : vector<4x4x8xi1> -> vector<4x4xf32>
  return
}
