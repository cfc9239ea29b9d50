// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

func.func @insert_unit(%v: vector<1xf32>, %x: f32) -> (vector<1xf32>) {
  %r = vector.insert %x, %v[0] : f32 into vector<1xf32>
  return %r : vector<1xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_unit(%[[ARG0:[^ ]+]]: vector<1xf32>, %[[ARG1:[^ ]+]]: f32) -> vector<1xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : f32 to vector<1xf32>
// CHECK-NEXT:     return %[[V0]] : vector<1xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_unit2s(%v: vector<1x[4]xf32>, %x: vector<[4]xf32>) -> (vector<1x[4]xf32>) {
  %r = vector.insert %x, %v[0] : vector<[4]xf32> into vector<1x[4]xf32>
  return %r : vector<1x[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_unit2s(%[[ARG0:[^ ]+]]: vector<1x[4]xf32>, %[[ARG1:[^ ]+]]: vector<[4]xf32>) -> vector<1x[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<[4]xf32> to vector<1x[4]xf32>
// CHECK-NEXT:     return %[[V0]] : vector<1x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_unit4(%v: vector<[1]xf32>, %x: f32) -> (vector<[1]xf32>) {
  %r = vector.insert %x, %v[0] : f32 into vector<[1]xf32>
  return %r : vector<[1]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_unit4(%[[ARG0:[^ ]+]]: vector<[1]xf32>, %[[ARG1:[^ ]+]]: f32) -> vector<[1]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.insert %[[ARG1]], %[[ARG0]] [0] : f32 into vector<[1]xf32>
// CHECK-NEXT:     return %[[V0]] : vector<[1]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_splat_splat_vec(%x: f32) -> (vector<2x4xf32>) {
  %v = vector.broadcast %x : f32 to vector<2x4xf32>
  %w = vector.broadcast %x : f32 to vector<4xf32>
  %r = vector.insert %w, %v[1] : vector<4xf32> into vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_splat_splat_vec(%[[ARG0:[^ ]+]]: f32) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : f32 to vector<2x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_splat_splat_dyn(%x: f32, %i: index) -> (vector<2x4xf32>) {
  %v = vector.broadcast %x : f32 to vector<2x4xf32>
  %w = vector.broadcast %x : f32 to vector<4xf32>
  %r = vector.insert %w, %v[%i] : vector<4xf32> into vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_splat_splat_dyn(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: index) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : f32 to vector<2x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_bcast_vec(%x: vector<4xf32>) -> (vector<2x4xf32>) {
  %v = vector.broadcast %x : vector<4xf32> to vector<2x4xf32>
  %r = vector.insert %x, %v[1] : vector<4xf32> into vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_bcast_vec(%[[ARG0:[^ ]+]]: vector<4xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : vector<4xf32> to vector<2x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.insert %[[ARG0]], %[[V0]] [1] : vector<4xf32> into vector<2x4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_const_const_2x2() -> (vector<2x2xf32>) {
  %x = arith.constant 1.0 : f32
  %v = arith.constant dense<2.0> : vector<2x2xf32>
  %r = vector.insert %x, %v[1,1] : f32 into vector<2x2xf32>
  return %r : vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_const_const_2x2() -> vector<2x2xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<{{\[\[}}2.000000e+00, 2.000000e+00], [2.000000e+00, 1.000000e+00]]> : vector<2x2xf32>
// CHECK-NEXT:     return %[[CST]] : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_const_vec() -> (vector<2x2xi32>) {
  %x = arith.constant dense<[1,2]> : vector<2xi32>
  %v = arith.constant dense<2> : vector<2x2xi32>
  %r = vector.insert %x, %v[1] : vector<2xi32> into vector<2x2xi32>
  return %r : vector<2x2xi32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_const_vec() -> vector<2x2xi32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<{{\[\[}}2, 2], [1, 2]]> : vector<2x2xi32>
// CHECK-NEXT:     return %[[CST]] : vector<2x2xi32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_nowhere(%v: vector<4xf32>, %x: f32) -> (vector<4xf32>) {
  %r = vector.insert %x, %v[-1] : f32 into vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_nowhere(%[[ARG0:[^ ]+]]: vector<4xf32>, %[[ARG1:[^ ]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_chain_full_scalars_d(%d: vector<2x2xf32>, %a: f32, %b: f32, %c: f32, %e: f32) -> (vector<2x2xf32>) {
  %p = ub.poison : vector<2x2xf32>
  %s = vector.broadcast %a : f32 to vector<2x2xf32>
  %r0 = vector.insert %a, %d[0,0] : f32 into vector<2x2xf32>
  %r1 = vector.insert %b, %r0[0,1] : f32 into vector<2x2xf32>
  %r2 = vector.insert %c, %r1[1,0] : f32 into vector<2x2xf32>
  %r3 = vector.insert %e, %r2[1,1] : f32 into vector<2x2xf32>
  return %r3 : vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_chain_full_scalars_d(%[[ARG0:[^ ]+]]: vector<2x2xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: f32) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.from_elements %[[ARG1]], %[[ARG2]], %[[ARG3]], %[[ARG4]] : vector<2x2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_chain_full_rev_p(%a: f32, %b: f32, %c: f32, %e: f32) -> (vector<2x2xf32>) {
  %p = ub.poison : vector<2x2xf32>
  %s = vector.broadcast %a : f32 to vector<2x2xf32>
  %r0 = vector.insert %a, %p[1,1] : f32 into vector<2x2xf32>
  %r1 = vector.insert %b, %r0[1,0] : f32 into vector<2x2xf32>
  %r2 = vector.insert %c, %r1[0,1] : f32 into vector<2x2xf32>
  %r3 = vector.insert %e, %r2[0,0] : f32 into vector<2x2xf32>
  return %r3 : vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_chain_full_rev_p(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: f32) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.from_elements %[[ARG3]], %[[ARG2]], %[[ARG1]], %[[ARG0]] : vector<2x2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_chain_part_p(%a: f32, %b: f32, %c: f32) -> (vector<2x2xf32>) {
  %p = ub.poison : vector<2x2xf32>
  %s = vector.broadcast %a : f32 to vector<2x2xf32>
  %r0 = vector.insert %a, %p[0,0] : f32 into vector<2x2xf32>
  %r1 = vector.insert %b, %r0[0,1] : f32 into vector<2x2xf32>
  %r2 = vector.insert %c, %r1[1,0] : f32 into vector<2x2xf32>
  return %r2 : vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_chain_part_p(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.insert %[[ARG0]], %[[V0]] [0, 0] : f32 into vector<2x2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.insert %[[ARG1]], %[[V1]] [0, 1] : f32 into vector<2x2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[ARG2]], %[[V2]] [1, 0] : f32 into vector<2x2xf32>
// CHECK-NEXT:     return %[[V3]] : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_chain_over_k(%a: f32, %b: f32, %c: f32, %e: f32) -> (vector<2x2xf32>) {
  %p = ub.poison : vector<2x2xf32>
  %k = arith.constant dense<0.0> : vector<2x2xf32>
  %s = vector.broadcast %a : f32 to vector<2x2xf32>
  %r0 = vector.insert %a, %k[0,0] : f32 into vector<2x2xf32>
  %r1 = vector.insert %b, %r0[0,1] : f32 into vector<2x2xf32>
  %r2 = vector.insert %c, %r1[1,0] : f32 into vector<2x2xf32>
  %r3 = vector.insert %e, %r2[1,1] : f32 into vector<2x2xf32>
  %r4 = vector.insert %b, %r3[0,0] : f32 into vector<2x2xf32>
  return %r4 : vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_chain_over_k(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: f32) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.from_elements %[[ARG1]], %[[ARG1]], %[[ARG2]], %[[ARG3]] : vector<2x2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_chain_vecs_p(%a: f32, %v: vector<2xf32>, %w: vector<2xf32>) -> (vector<2x2xf32>) {
  %p = ub.poison : vector<2x2xf32>
  %s = vector.broadcast %a : f32 to vector<2x2xf32>
  %r0 = vector.insert %v, %p[0] : vector<2xf32> into vector<2x2xf32>
  %r1 = vector.insert %w, %r0[1] : vector<2xf32> into vector<2x2xf32>
  return %r1 : vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_chain_vecs_p(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<2xf32>, %[[ARG2:[^ ]+]]: vector<2xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = vector.to_elements %[[ARG1]] : vector<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]]:2 = vector.to_elements %[[ARG2]] : vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.from_elements %[[V0]]#0, %[[V0]]#1, %[[V1]]#0, %[[V1]]#1 : vector<2x2xf32>
// CHECK-NEXT:     return %[[V2]] : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_chain_vec_scalar_over_p(%a: f32, %b: f32, %v: vector<2xf32>, %w: vector<2xf32>) -> (vector<2x2xf32>) {
  %p = ub.poison : vector<2x2xf32>
  %s = vector.broadcast %a : f32 to vector<2x2xf32>
  %r0 = vector.insert %v, %p[0] : vector<2xf32> into vector<2x2xf32>
  %r1 = vector.insert %w, %r0[1] : vector<2xf32> into vector<2x2xf32>
  %r2 = vector.insert %b, %r1[1,1] : f32 into vector<2x2xf32>
  return %r2 : vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_chain_vec_scalar_over_p(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<2xf32>, %[[ARG3:[^ ]+]]: vector<2xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = vector.to_elements %[[ARG2]] : vector<2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]]:2 = vector.to_elements %[[ARG3]] : vector<2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.from_elements %[[V0]]#0, %[[V0]]#1, %[[V1]]#0, %[[ARG1]] : vector<2x2xf32>
// CHECK-NEXT:     return %[[V2]] : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_chain_dyn_p(%a: f32, %b: f32, %c: f32, %e: f32, %i: index) -> (vector<2x2xf32>) {
  %p = ub.poison : vector<2x2xf32>
  %s = vector.broadcast %a : f32 to vector<2x2xf32>
  %r0 = vector.insert %a, %p[0,0] : f32 into vector<2x2xf32>
  %r1 = vector.insert %b, %r0[%i,1] : f32 into vector<2x2xf32>
  %r2 = vector.insert %c, %r1[1,0] : f32 into vector<2x2xf32>
  %r3 = vector.insert %e, %r2[1,1] : f32 into vector<2x2xf32>
  return %r3 : vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_chain_dyn_p(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: index) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.insert %[[ARG0]], %[[V0]] [0, 0] : f32 into vector<2x2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.insert %[[ARG1]], %[[V1]] [%[[ARG4]], 1] : f32 into vector<2x2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[ARG2]], %[[V2]] [1, 0] : f32 into vector<2x2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.insert %[[ARG3]], %[[V3]] [1, 1] : f32 into vector<2x2xf32>
// CHECK-NEXT:     return %[[V4]] : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_chain_dyn_first_p(%a: f32, %v: vector<2xf32>, %w: vector<2xf32>, %i: index) -> (vector<2x2xf32>) {
  %p = ub.poison : vector<2x2xf32>
  %s = vector.broadcast %a : f32 to vector<2x2xf32>
  %r0 = vector.insert %a, %p[%i,%i] : f32 into vector<2x2xf32>
  %r1 = vector.insert %v, %r0[0] : vector<2xf32> into vector<2x2xf32>
  %r2 = vector.insert %w, %r1[1] : vector<2xf32> into vector<2x2xf32>
  return %r2 : vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_chain_dyn_first_p(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: vector<2xf32>, %[[ARG2:[^ ]+]]: vector<2xf32>, %[[ARG3:[^ ]+]]: index) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : vector<2x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.insert %[[ARG0]], %[[V0]] [%[[ARG3]], %[[ARG3]]] : f32 into vector<2x2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.insert %[[ARG1]], %[[V1]] [0] : vector<2xf32> into vector<2x2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[ARG2]], %[[V2]] [1] : vector<2xf32> into vector<2x2xf32>
// CHECK-NEXT:     return %[[V3]] : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_chain_use_full_scalars_d(%d: vector<2x2xf32>, %a: f32, %b: f32, %c: f32, %e: f32) -> (vector<2x2xf32>, vector<2x2xf32>) {
  %p = ub.poison : vector<2x2xf32>
  %s = vector.broadcast %a : f32 to vector<2x2xf32>
  %r0 = vector.insert %a, %d[0,0] : f32 into vector<2x2xf32>
  %r1 = vector.insert %b, %r0[0,1] : f32 into vector<2x2xf32>
  %r2 = vector.insert %c, %r1[1,0] : f32 into vector<2x2xf32>
  %r3 = vector.insert %e, %r2[1,1] : f32 into vector<2x2xf32>
  return %r3, %r1 : vector<2x2xf32>, vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_chain_use_full_scalars_d(%[[ARG0:[^ ]+]]: vector<2x2xf32>, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: f32) -> (vector<2x2xf32>, vector<2x2xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.insert %[[ARG1]], %[[ARG0]] [0, 0] : f32 into vector<2x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.insert %[[ARG2]], %[[V0]] [0, 1] : f32 into vector<2x2xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.insert %[[ARG3]], %[[V1]] [1, 0] : f32 into vector<2x2xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[ARG4]], %[[V2]] [1, 1] : f32 into vector<2x2xf32>
// CHECK-NEXT:     return %[[V3]], %[[V1]] : vector<2x2xf32>, vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_chain_1d(%a: f32, %b: f32, %p: vector<2xf32>) -> (vector<2xf32>) {
  %x = vector.insert %a, %p[0] : f32 into vector<2xf32>
  %r = vector.insert %b, %x[1] : f32 into vector<2xf32>
  return %r : vector<2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_chain_1d(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: vector<2xf32>) -> vector<2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.from_elements %[[ARG0]], %[[ARG1]] : vector<2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_chain_vec_elements_of_from_elements(%a: f32, %b: f32) -> (vector<2x2xf32>) {
  %p = ub.poison : vector<2x2xf32>
  %v = vector.from_elements %a, %b : vector<2xf32>
  %w = vector.from_elements %b, %a : vector<2xf32>
  %x = vector.insert %v, %p[0] : vector<2xf32> into vector<2x2xf32>
  %r = vector.insert %w, %x[1] : vector<2xf32> into vector<2x2xf32>
  return %r : vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_chain_vec_elements_of_from_elements(%[[ARG0:[^ ]+]]: f32, %[[ARG1:[^ ]+]]: f32) -> vector<2x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.from_elements %[[ARG0]], %[[ARG1]], %[[ARG1]], %[[ARG0]] : vector<2x2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @insert_splat_splat_used(%x: f32) -> (vector<2x4xf32>, vector<2x4xf32>) {
  %v = vector.broadcast %x : f32 to vector<2x4xf32>
  %w = vector.broadcast %x : f32 to vector<4xf32>
  %r = vector.insert %w, %v[1] : vector<4xf32> into vector<2x4xf32>
  return %r, %v : vector<2x4xf32>, vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @insert_splat_splat_used(%[[ARG0:[^ ]+]]: f32) -> (vector<2x4xf32>, vector<2x4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG0]] : f32 to vector<2x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[ARG0]] : f32 to vector<2x4xf32>
// CHECK-NEXT:     return %[[V1]], %[[V0]] : vector<2x4xf32>, vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
