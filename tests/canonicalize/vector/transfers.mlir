// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

func.func @raw_i_i_true_true_4(%t: tensor<8xf32>, %v: vector<4xf32>, %i: index) -> (vector<4xf32>) {
  %f0 = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%i] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %r = vector.transfer_read %w[%i], %f0 {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @raw_i_i_true_true_4(%[[ARG0:[^ ]+]]: tensor<8xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: index) -> vector<4xf32> {
// CHECK-NEXT:     return %[[ARG1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @raw_i_i_false_true_4(%t: tensor<8xf32>, %v: vector<4xf32>, %i: index) -> (vector<4xf32>) {
  %f0 = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%i] {in_bounds = [false]} : vector<4xf32>, tensor<8xf32>
  %r = vector.transfer_read %w[%i], %f0 {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @raw_i_i_false_true_4(%[[ARG0:[^ ]+]]: tensor<8xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: index) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG1]], %[[ARG0]][%[[ARG2]]] : vector<4xf32>, tensor<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transfer_read %[[V0]][%[[ARG2]]], %[[CST]] {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @raw_i_i_true_false_4(%t: tensor<8xf32>, %v: vector<4xf32>, %i: index) -> (vector<4xf32>) {
  %f0 = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%i] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %r = vector.transfer_read %w[%i], %f0 {in_bounds = [false]} : tensor<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @raw_i_i_true_false_4(%[[ARG0:[^ ]+]]: tensor<8xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: index) -> vector<4xf32> {
// CHECK-NEXT:     return %[[ARG1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @raw_c0_c2_true_true_4(%t: tensor<8xf32>, %v: vector<4xf32>) -> (vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %f0 = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %r = vector.transfer_read %w[%c2], %f0 {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @raw_c0_c2_true_true_4(%[[ARG0:[^ ]+]]: tensor<8xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG1]], %[[ARG0]][%[[C0]]] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transfer_read %[[V0]][%[[C2]]], %[[CST]] {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @raw_through_c0_c0_true_true_4(%t: tensor<8xf32>, %v2: vector<4xf32>) -> (vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %f0 = arith.constant 0.0 : f32
  %w0 = vector.transfer_write %v2, %t[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %w = vector.transfer_write %v2, %w0[%c4] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %r = vector.transfer_read %w[%c0], %f0 {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @raw_through_c0_c0_true_true_4(%[[ARG0:[^ ]+]]: tensor<8xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     return %[[ARG1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @war_i_i_false_false_4(%t: tensor<8xf32>, %i: index) -> (tensor<8xf32>) {
  %f0 = arith.constant 0.0 : f32
  %v2 = vector.transfer_read %t[%i], %f0 {in_bounds = [false]} : tensor<8xf32>, vector<4xf32>
  %w = vector.transfer_write %v2, %t[%i] {in_bounds = [false]} : vector<4xf32>, tensor<8xf32>
  return %w : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @war_i_i_false_false_4(%[[ARG0:[^ ]+]]: tensor<8xf32>, %[[ARG1:[^ ]+]]: index) -> tensor<8xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @war_other_i_i_true_true_4(%t: tensor<8xf32>, %u: tensor<8xf32>, %i: index) -> (tensor<8xf32>) {
  %f0 = arith.constant 0.0 : f32
  %v2 = vector.transfer_read %t[%i], %f0 {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  %w = vector.transfer_write %v2, %u[%i] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  return %w : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @war_other_i_i_true_true_4(%[[ARG0:[^ ]+]]: tensor<8xf32>, %[[ARG1:[^ ]+]]: tensor<8xf32>, %[[ARG2:[^ ]+]]: index) -> tensor<8xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG2]]], %[[CST]] {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transfer_write %[[V0]], %[[ARG1]][%[[ARG2]]] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @waw_i_i_false_true_4(%t: tensor<8xf32>, %v: vector<4xf32>, %v2: vector<4xf32>, %i: index) -> (tensor<8xf32>) {
  %w = vector.transfer_write %v, %t[%i] {in_bounds = [false]} : vector<4xf32>, tensor<8xf32>
  %u = vector.transfer_write %v2, %w[%i] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  return %u : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @waw_i_i_false_true_4(%[[ARG0:[^ ]+]]: tensor<8xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: index) -> tensor<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG2]], %[[ARG0]][%[[ARG3]]] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @waw_i_j_true_true_4(%t: tensor<8xf32>, %v: vector<4xf32>, %v2: vector<4xf32>, %i: index, %j: index) -> (tensor<8xf32>) {
  %w = vector.transfer_write %v, %t[%i] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %u = vector.transfer_write %v2, %w[%j] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  return %u : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @waw_i_j_true_true_4(%[[ARG0:[^ ]+]]: tensor<8xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index) -> tensor<8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG1]], %[[ARG0]][%[[ARG3]]] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transfer_write %[[ARG2]], %[[V0]][%[[ARG4]]] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @waw2_c0_c0_true_true_4(%t: tensor<8xf32>, %v: vector<4xf32>, %v2: vector<4xf32>) -> (tensor<8xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %w0 = vector.transfer_write %v2, %t[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %w = vector.transfer_write %v, %w0[%c4] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  %u = vector.transfer_write %v2, %w[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
  return %u : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @waw2_c0_c0_true_true_4(%[[ARG0:[^ ]+]]: tensor<8xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xf32>) -> tensor<8xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG1]], %[[ARG0]][%[[C4]]] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transfer_write %[[ARG2]], %[[V0]][%[[C0]]] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_whole_of_read(%t: tensor<4xf32>, %u: tensor<4xf32>) -> (tensor<4xf32>) {
  %c0 = arith.constant 0 : index
  %f0 = arith.constant 0.0 : f32
  %v = vector.transfer_read %t[%c0], %f0 {in_bounds=[true]} : tensor<4xf32>, vector<4xf32>
  %w = vector.transfer_write %v, %u[%c0] {in_bounds=[true]} : vector<4xf32>, tensor<4xf32>
  return %w : tensor<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @write_whole_of_read(%[[ARG0:[^ ]+]]: tensor<4xf32>, %[[ARG1:[^ ]+]]: tensor<4xf32>) -> tensor<4xf32> {
// CHECK-NEXT:     return %[[ARG0]] : tensor<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_whole_of_read_dyn(%t: tensor<?xf32>, %u: tensor<?xf32>) -> (tensor<?xf32>) {
  %c0 = arith.constant 0 : index
  %f0 = arith.constant 0.0 : f32
  %v = vector.transfer_read %t[%c0], %f0 : tensor<?xf32>, vector<4xf32>
  %w = vector.transfer_write %v, %u[%c0] : vector<4xf32>, tensor<?xf32>
  return %w : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @write_whole_of_read_dyn(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: tensor<?xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[C0]]], %[[CST]] : tensor<?xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transfer_write %[[V0]], %[[ARG1]][%[[C0]]] : vector<4xf32>, tensor<?xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tensor_cast_read(%t: tensor<8xf32>, %i: index) -> (vector<4xf32>) {
  %f0 = arith.constant 0.0 : f32
  %d = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %r = vector.transfer_read %d[%i], %f0 : tensor<?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tensor_cast_read(%[[ARG0:[^ ]+]]: tensor<8xf32>, %[[ARG1:[^ ]+]]: index) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]]], %[[CST]] : tensor<8xf32>, vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tensor_cast_write(%t: tensor<8xf32>, %i: index, %v: vector<4xf32>) -> (tensor<?xf32>) {
  %d = tensor.cast %t : tensor<8xf32> to tensor<?xf32>
  %w = vector.transfer_write %v, %d[%i] : vector<4xf32>, tensor<?xf32>
  return %w : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tensor_cast_write(%[[ARG0:[^ ]+]]: tensor<8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG2]], %[[ARG0]][%[[ARG1]]] : vector<4xf32>, tensor<8xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = tensor.cast %[[V0]] : tensor<8xf32> to tensor<?xf32>
// CHECK-NEXT:     return %[[CAST]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @raw_map_affine_map_d0_d1_d1_affine_map_d0_d1_0_d1(%t: tensor<8x8xf32>, %v: vector<4xf32>, %i: index) -> (vector<4x4xf32>) {
  %f0 = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true], permutation_map = affine_map<(d0,d1)->(d1)>} : vector<4xf32>, tensor<8x8xf32>
  %r = vector.transfer_read %w[%i, %i], %f0 {in_bounds = [true, true], permutation_map = affine_map<(d0,d1)->(0,d1)>} : tensor<8x8xf32>, vector<4x4xf32>
  return %r : vector<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @raw_map_affine_map_d0_d1_d1_affine_map_d0_d1_0_d1(%[[ARG0:[^ ]+]]: tensor<8x8xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: index) -> vector<4x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<4xf32> to vector<4x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @raw_map_affine_map_d0_d1_d0_affine_map_d0_d1_d0_0(%t: tensor<8x8xf32>, %v: vector<4xf32>, %i: index) -> (vector<4x4xf32>) {
  %f0 = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true], permutation_map = affine_map<(d0,d1)->(d0)>} : vector<4xf32>, tensor<8x8xf32>
  %r = vector.transfer_read %w[%i, %i], %f0 {in_bounds = [true, true], permutation_map = affine_map<(d0,d1)->(d0,0)>} : tensor<8x8xf32>, vector<4x4xf32>
  return %r : vector<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @raw_map_affine_map_d0_d1_d0_affine_map_d0_d1_d0_0(%[[ARG0:[^ ]+]]: tensor<8x8xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: index) -> vector<4x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<4xf32> to vector<4x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transpose %[[V0]], [1, 0] : vector<4x4xf32> to vector<4x4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @raw_map_affine_map_d0_d1_d0_d1_affine_map_d0_d1_d1_d0(%t: tensor<8x8xf32>, %v: vector<4x4xf32>, %i: index) -> (vector<4x4xf32>) {
  %f0 = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0,d1)->(d0,d1)>} : vector<4x4xf32>, tensor<8x8xf32>
  %r = vector.transfer_read %w[%i, %i], %f0 {in_bounds = [true, true], permutation_map = affine_map<(d0,d1)->(d1,d0)>} : tensor<8x8xf32>, vector<4x4xf32>
  return %r : vector<4x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @raw_map_affine_map_d0_d1_d0_d1_affine_map_d0_d1_d1_d0(%[[ARG0:[^ ]+]]: tensor<8x8xf32>, %[[ARG1:[^ ]+]]: vector<4x4xf32>, %[[ARG2:[^ ]+]]: index) -> vector<4x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG1]], [1, 0] : vector<4x4xf32> to vector<4x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @raw_map_affine_map_d0_d1_d0_d1_affine_map_d0_d1_0_d1(%t: tensor<8x8xf32>, %v: vector<1x4xf32>, %i: index) -> (vector<4x4xf32>) {
  %f0 = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0,d1)->(d0,d1)>} : vector<1x4xf32>, tensor<8x8xf32>
  %r = vector.transfer_read %w[%i, %i], %f0 {in_bounds = [true, true], permutation_map = affine_map<(d0,d1)->(0,d1)>} : tensor<8x8xf32>, vector<4x4xf32>
  return %r : vector<4x4xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @raw_map_affine_map_d0_d1_d0_d1_affine_map_d0_d1_0_d1(%[[ARG0:[^ ]+]]: tensor<8x8xf32>, %[[ARG1:[^ ]+]]: vector<1x4xf32>, %[[ARG2:[^ ]+]]: index) -> vector<4x4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG1]], %[[ARG0]][%[[ARG2]], %[[ARG2]]] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<8x8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transfer_read %[[V0]][%[[ARG2]], %[[ARG2]]], %[[CST]] {in_bounds = [true, true], permutation_map = #map} : tensor<8x8xf32>, vector<4x4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @raw_map_affine_map_d0_d1_d1_d0_affine_map_d0_d1_d0_d1_0(%t: tensor<8x8xf32>, %v: vector<4x4xf32>, %i: index) -> (vector<4x4x2xf32>) {
  %f0 = arith.constant 0.0 : f32
  %w = vector.transfer_write %v, %t[%i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0,d1)->(d1,d0)>} : vector<4x4xf32>, tensor<8x8xf32>
  %r = vector.transfer_read %w[%i, %i], %f0 {in_bounds = [true, true, true], permutation_map = affine_map<(d0,d1)->(d0,d1,0)>} : tensor<8x8xf32>, vector<4x4x2xf32>
  return %r : vector<4x4x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @raw_map_affine_map_d0_d1_d1_d0_affine_map_d0_d1_d0_d1_0(%[[ARG0:[^ ]+]]: tensor<8x8xf32>, %[[ARG1:[^ ]+]]: vector<4x4xf32>, %[[ARG2:[^ ]+]]: index) -> vector<4x4x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG1]] : vector<4x4xf32> to vector<2x4x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transpose %[[V0]], [2, 1, 0] : vector<2x4x4xf32> to vector<4x4x2xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4x4x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transfer_read_bounds_tensor_8xf32_c4(%b: tensor<8xf32>) -> (vector<4xf32>) {
  %c4 = arith.constant 4 : index
  %f0 = arith.constant 0.0 : f32
  %r = vector.transfer_read %b[%c4], %f0 : tensor<8xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transfer_read_bounds_tensor_8xf32_c4(%[[ARG0:[^ ]+]]: tensor<8xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[C4]]], %[[CST]] {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transfer_write_bounds_memref_8xf32_c8(%b: memref<8xf32>, %v: vector<4xf32>) {
  %c8 = arith.constant 8 : index
  vector.transfer_write %v, %b[%c8] : vector<4xf32>, memref<8xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @transfer_write_bounds_memref_8xf32_c8(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     vector.transfer_write %[[ARG1]], %[[ARG0]][%[[C8]]] : vector<4xf32>, memref<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transfer_read_map_c_affine_map_d0_d1_0_d1_false_false(%b: memref<8x8xf32>) -> (vector<2x4xf32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %f0 = arith.constant 0.0 : f32
  %r = vector.transfer_read %b[%c0, %c4], %f0 {permutation_map = affine_map<(d0,d1)->(0,d1)>, in_bounds = [false,false]} : memref<8x8xf32>, vector<2x4xf32>
  return %r : vector<2x4xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @transfer_read_map_c_affine_map_d0_d1_0_d1_false_false(%[[ARG0:[^ ]+]]: memref<8x8xf32>) -> vector<2x4xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[C0]], %[[C4]]], %[[CST]] {in_bounds = [true, true], permutation_map = #map} : memref<8x8xf32>, vector<2x4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// A full mask that is written itself.
func.func @mask_written(%m: memref<8xi1>, %i: index) {
  %0 = arith.constant dense<true> : vector<[4]xi1>
  vector.transfer_write %0, %m[%i], %0 : vector<[4]xi1>, memref<8xi1>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @mask_written(%arg0: memref<8xi1>, %arg1: index) {
// CHECK-NEXT: %cst = arith.constant dense<true> : vector<[4]xi1>
// CHECK-NEXT: vector.transfer_write %cst, %arg0[%arg1] : vector<[4]xi1>, memref<8xi1>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
