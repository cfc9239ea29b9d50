// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

// A slice of what was written that is put elsewhere is written there.

func.func @a(%v: vector<8x16xf32>, %init: tensor<8x16xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true]} : vector<8x16xf32>, tensor<8x16xf32>
  %e = tensor.extract_slice %w[0, 0] [%s0, %s1] [1, 1] : tensor<8x16xf32> to tensor<?x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, %j] [%s0, %s1] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: vector<8x16xf32>, %[[ARG1:[^ ]+]]: tensor<8x16xf32>, %[[ARG2:[^ ]+]]: tensor<?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG2]][%[[ARG5]], %[[ARG6]]] [%[[ARG3]], %[[ARG4]]] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG0]], %[[EXTRACTED_SLICE]][%[[C0]], %[[C0]]] : vector<8x16xf32>, tensor<?x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[V0]] into %[[ARG2]][%[[ARG5]], %[[ARG6]]] [%[[ARG3]], %[[ARG4]]] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @b(%v: vector<8x16xf32>, %init: tensor<8x16xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] : vector<8x16xf32>, tensor<8x16xf32>
  %e = tensor.extract_slice %w[0, 0] [4, %s1] [1, 1] : tensor<8x16xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, %j] [4, %s1] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: vector<8x16xf32>, %[[ARG1:[^ ]+]]: tensor<8x16xf32>, %[[ARG2:[^ ]+]]: tensor<?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG2]][%[[ARG5]], %[[ARG6]]] [4, %[[ARG4]]] [1, 1] : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG0]], %[[EXTRACTED_SLICE]][%[[C0]], %[[C0]]] : vector<8x16xf32>, tensor<4x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[V0]] into %[[ARG2]][%[[ARG5]], %[[ARG6]]] [4, %[[ARG4]]] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @c(%v: vector<16x8xf32>, %init: tensor<16x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index, %m: vector<16x8xi1>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0], %m {in_bounds=[true,true], foo = 1 : i32} : vector<16x8xf32>, tensor<16x8xf32>
  %e = tensor.extract_slice %w[0, 0] [4, %s1] [1, 1] : tensor<16x8xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [4, %s1] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: vector<16x8xf32>, %[[ARG1:[^ ]+]]: tensor<16x8xf32>, %[[ARG2:[^ ]+]]: tensor<?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: vector<16x8xi1>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG0]], %[[ARG1]][%[[C0]], %[[C0]]], %[[ARG7]] {foo = 1 : i32, in_bounds = [true, true]} : vector<16x8xf32>, tensor<16x8xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[V0]][0, 0] [4, %[[ARG4]]] [1, 1] : tensor<16x8xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG2]][%[[ARG5]], 3] [4, %[[ARG4]]] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @d(%v: vector<8x8xf32>, %init: tensor<8x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true],permutation_map=affine_map<(d0,d1)->(d1,d0)>} : vector<8x8xf32>, tensor<8x8xf32>
  %e = tensor.extract_slice %w[0, 0] [4, %s1] [1, 1] : tensor<8x8xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [4, %s1] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: vector<8x8xf32>, %[[ARG1:[^ ]+]]: tensor<8x8xf32>, %[[ARG2:[^ ]+]]: tensor<?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG2]][%[[ARG5]], 3] [4, %[[ARG4]]] [1, 1] : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG0]], %[[EXTRACTED_SLICE]][%[[C0]], %[[C0]]] {permutation_map = #map} : vector<8x8xf32>, tensor<4x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[V0]] into %[[ARG2]][%[[ARG5]], 3] [4, %[[ARG4]]] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @strides(%v: vector<8x8xf32>, %init: tensor<8x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true]} : vector<8x8xf32>, tensor<8x8xf32>
  %e = tensor.extract_slice %w[0, 0] [4, %s1] [1, 1] : tensor<8x8xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [4, %s1] [1, 2] : tensor<4x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @strides(%[[ARG0:[^ ]+]]: vector<8x8xf32>, %[[ARG1:[^ ]+]]: tensor<8x8xf32>, %[[ARG2:[^ ]+]]: tensor<?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG0]], %[[ARG1]][%[[C0]], %[[C0]]] {in_bounds = [true, true]} : vector<8x8xf32>, tensor<8x8xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[V0]][0, 0] [4, %[[ARG4]]] [1, 1] : tensor<8x8xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG2]][%[[ARG5]], 3] [4, %[[ARG4]]] [1, 2] : tensor<4x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @offs(%v: vector<8x8xf32>, %init: tensor<8x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true]} : vector<8x8xf32>, tensor<8x8xf32>
  %e = tensor.extract_slice %w[1, 0] [4, %s1] [1, 1] : tensor<8x8xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [4, %s1] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @offs(%[[ARG0:[^ ]+]]: vector<8x8xf32>, %[[ARG1:[^ ]+]]: tensor<8x8xf32>, %[[ARG2:[^ ]+]]: tensor<?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG0]], %[[ARG1]][%[[C0]], %[[C0]]] {in_bounds = [true, true]} : vector<8x8xf32>, tensor<8x8xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[V0]][1, 0] [4, %[[ARG4]]] [1, 1] : tensor<8x8xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG2]][%[[ARG5]], 3] [4, %[[ARG4]]] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @rank(%v: vector<8x8xf32>, %init: tensor<8x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true]} : vector<8x8xf32>, tensor<8x8xf32>
  %e = tensor.extract_slice %w[0, 0] [1, %s1] [1, 1] : tensor<8x8xf32> to tensor<?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [1, %s1] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @rank(%[[ARG0:[^ ]+]]: vector<8x8xf32>, %[[ARG1:[^ ]+]]: tensor<8x8xf32>, %[[ARG2:[^ ]+]]: tensor<?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG0]], %[[ARG1]][%[[C0]], %[[C0]]] {in_bounds = [true, true]} : vector<8x8xf32>, tensor<8x8xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[V0]][0, 0] [1, %[[ARG4]]] [1, 1] : tensor<8x8xf32> to tensor<?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG2]][%[[ARG5]], 3] [1, %[[ARG4]]] [1, 1] : tensor<?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @partial(%v: vector<4x8xf32>, %init: tensor<8x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true]} : vector<4x8xf32>, tensor<8x8xf32>
  %e = tensor.extract_slice %w[0, 0] [4, %s1] [1, 1] : tensor<8x8xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [4, %s1] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @partial(%[[ARG0:[^ ]+]]: vector<4x8xf32>, %[[ARG1:[^ ]+]]: tensor<8x8xf32>, %[[ARG2:[^ ]+]]: tensor<?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG0]], %[[ARG1]][%[[C0]], %[[C0]]] {in_bounds = [true, true]} : vector<4x8xf32>, tensor<8x8xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[V0]][0, 0] [4, %[[ARG4]]] [1, 1] : tensor<8x8xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG2]][%[[ARG5]], 3] [4, %[[ARG4]]] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @sizes(%v: vector<8x8xf32>, %init: tensor<8x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true]} : vector<8x8xf32>, tensor<8x8xf32>
  %e = tensor.extract_slice %w[0, 0] [%s0, %s1] [1, 1] : tensor<8x8xf32> to tensor<?x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [%s0, %s0] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sizes(%[[ARG0:[^ ]+]]: vector<8x8xf32>, %[[ARG1:[^ ]+]]: tensor<8x8xf32>, %[[ARG2:[^ ]+]]: tensor<?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG0]], %[[ARG1]][%[[C0]], %[[C0]]] {in_bounds = [true, true]} : vector<8x8xf32>, tensor<8x8xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[V0]][0, 0] [%[[ARG3]], %[[ARG4]]] [1, 1] : tensor<8x8xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG2]][%[[ARG5]], 3] [%[[ARG3]], %[[ARG3]]] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @scal(%v: vector<8x[8]xf32>, %init: tensor<8x?xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true]} : vector<8x[8]xf32>, tensor<8x?xf32>
  %e = tensor.extract_slice %w[0, 0] [%s0, %s1] [1, 1] : tensor<8x?xf32> to tensor<?x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [%s0, %s1] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @scal(%[[ARG0:[^ ]+]]: vector<8x[8]xf32>, %[[ARG1:[^ ]+]]: tensor<8x?xf32>, %[[ARG2:[^ ]+]]: tensor<?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG0]], %[[ARG1]][%[[C0]], %[[C0]]] {in_bounds = [true, true]} : vector<8x[8]xf32>, tensor<8x?xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[V0]][0, 0] [%[[ARG3]], %[[ARG4]]] [1, 1] : tensor<8x?xf32> to tensor<?x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG2]][%[[ARG5]], 3] [%[[ARG3]], %[[ARG4]]] [1, 1] : tensor<?x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @full(%v: vector<8x8xf32>, %init: tensor<8x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true]} : vector<8x8xf32>, tensor<8x8xf32>
  %e = tensor.extract_slice %w[0, 0] [3, 5] [1, 1] : tensor<8x8xf32> to tensor<3x5xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [3, 5] [1, 1] : tensor<3x5xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @full(%[[ARG0:[^ ]+]]: vector<8x8xf32>, %[[ARG1:[^ ]+]]: tensor<8x8xf32>, %[[ARG2:[^ ]+]]: tensor<?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG2]][%[[ARG5]], 3] [3, 5] [1, 1] : tensor<?x?xf32> to tensor<3x5xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG0]], %[[EXTRACTED_SLICE]][%[[C0]], %[[C0]]] : vector<8x8xf32>, tensor<3x5xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[V0]] into %[[ARG2]][%[[ARG5]], 3] [3, 5] [1, 1] : tensor<3x5xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @sc(%v: vector<[8]xf32>, %init: tensor<8xf32>, %iter: tensor<?xf32>, %s0: index, %s1: index, %i: index, %j: index) -> tensor<?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0] {in_bounds=[false]} : vector<[8]xf32>, tensor<8xf32>
  %e = tensor.extract_slice %w[0] [%s0] [1] : tensor<8xf32> to tensor<?xf32>
  %r = tensor.insert_slice %e into %iter[%i] [%s0] [1] : tensor<?xf32> into tensor<?xf32>
  return %r : tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @sc(%[[ARG0:[^ ]+]]: vector<[8]xf32>, %[[ARG1:[^ ]+]]: tensor<8xf32>, %[[ARG2:[^ ]+]]: tensor<?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index) -> tensor<?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG2]][%[[ARG5]]] [%[[ARG3]]] [1] : tensor<?xf32> to tensor<?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG0]], %[[EXTRACTED_SLICE]][%[[C0]]] : vector<[8]xf32>, tensor<?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[V0]] into %[[ARG2]][%[[ARG5]]] [%[[ARG3]]] [1] : tensor<?xf32> into tensor<?xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @c(%v: vector<16x8xf32>, %init: tensor<16x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index, %m: vector<16x8xi1>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0], %m {in_bounds=[true,true]} : vector<16x8xf32>, tensor<16x8xf32>
  %e = tensor.extract_slice %w[0, 0] [4, %s1] [1, 1] : tensor<16x8xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [4, %s1] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: vector<16x8xf32>, %[[ARG1:[^ ]+]]: tensor<16x8xf32>, %[[ARG2:[^ ]+]]: tensor<?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: vector<16x8xi1>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG0]], %[[ARG1]][%[[C0]], %[[C0]]], %[[ARG7]] {in_bounds = [true, true]} : vector<16x8xf32>, tensor<16x8xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[V0]][0, 0] [4, %[[ARG4]]] [1, 1] : tensor<16x8xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG2]][%[[ARG5]], 3] [4, %[[ARG4]]] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @c(%v: vector<16x8xf32>, %init: tensor<16x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index, %m: vector<16x8xi1>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true], foo} : vector<16x8xf32>, tensor<16x8xf32>
  %e = tensor.extract_slice %w[0, 0] [4, %s1] [1, 1] {aa} : tensor<16x8xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [4, %s1] [1, 1] {bb}: tensor<4x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: vector<16x8xf32>, %[[ARG1:[^ ]+]]: tensor<16x8xf32>, %[[ARG2:[^ ]+]]: tensor<?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: vector<16x8xi1>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG2]][%[[ARG5]], 3] [4, %[[ARG4]]] [1, 1] : tensor<?x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG0]], %[[EXTRACTED_SLICE]][%[[C0]], %[[C0]]] : vector<16x8xf32>, tensor<4x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[V0]] into %[[ARG2]][%[[ARG5]], 3] [4, %[[ARG4]]] [1, 1] {bb} : tensor<4x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @dyn(%v: vector<16x8xf32>, %init: tensor<16x?xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index, %m: vector<16x8xi1>) -> tensor<?x?xf32> {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true], foo} : vector<16x8xf32>, tensor<16x?xf32>
  %e = tensor.extract_slice %w[0, 0] [4, %s1] [1, 1] {aa} : tensor<16x?xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [4, %s1] [1, 1] {bb}: tensor<4x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @dyn(%[[ARG0:[^ ]+]]: vector<16x8xf32>, %[[ARG1:[^ ]+]]: tensor<16x?xf32>, %[[ARG2:[^ ]+]]: tensor<?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: vector<16x8xi1>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG0]], %[[ARG1]][%[[C0]], %[[C0]]] {foo, in_bounds = [true, true]} : vector<16x8xf32>, tensor<16x?xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[V0]][0, 0] [4, %[[ARG4]]] [1, 1] {aa} : tensor<16x?xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG2]][%[[ARG5]], 3] [4, %[[ARG4]]] [1, 1] {bb} : tensor<4x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @twice(%v: vector<16x8xf32>, %init: tensor<16x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index, %m: vector<16x8xi1>) -> (tensor<?x?xf32>, tensor<16x8xf32>) {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true], foo} : vector<16x8xf32>, tensor<16x8xf32>
  %e = tensor.extract_slice %w[0, 0] [4, %s1] [1, 1] {aa} : tensor<16x8xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [4, %s1] [1, 1] {bb}: tensor<4x?xf32> into tensor<?x?xf32>
  return %r, %w : tensor<?x?xf32>, tensor<16x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @twice(%[[ARG0:[^ ]+]]: vector<16x8xf32>, %[[ARG1:[^ ]+]]: tensor<16x8xf32>, %[[ARG2:[^ ]+]]: tensor<?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: vector<16x8xi1>) -> (tensor<?x?xf32>, tensor<16x8xf32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG0]], %[[ARG1]][%[[C0]], %[[C0]]] {foo, in_bounds = [true, true]} : vector<16x8xf32>, tensor<16x8xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[V0]][0, 0] [4, %[[ARG4]]] [1, 1] {aa} : tensor<16x8xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG2]][%[[ARG5]], 3] [4, %[[ARG4]]] [1, 1] {bb} : tensor<4x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]], %[[V0]] : tensor<?x?xf32>, tensor<16x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @twice2(%v: vector<16x8xf32>, %init: tensor<16x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index, %m: vector<16x8xi1>) -> (tensor<?x?xf32>, tensor<4x?xf32>) {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true], foo} : vector<16x8xf32>, tensor<16x8xf32>
  %e = tensor.extract_slice %w[0, 0] [4, %s1] [1, 1] {aa} : tensor<16x8xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [4, %s1] [1, 1] {bb}: tensor<4x?xf32> into tensor<?x?xf32>
  return %r, %e : tensor<?x?xf32>, tensor<4x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @twice2(%[[ARG0:[^ ]+]]: vector<16x8xf32>, %[[ARG1:[^ ]+]]: tensor<16x8xf32>, %[[ARG2:[^ ]+]]: tensor<?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: vector<16x8xi1>) -> (tensor<?x?xf32>, tensor<4x?xf32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG0]], %[[ARG1]][%[[C0]], %[[C0]]] {foo, in_bounds = [true, true]} : vector<16x8xf32>, tensor<16x8xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[V0]][0, 0] [4, %[[ARG4]]] [1, 1] {aa} : tensor<16x8xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG2]][%[[ARG5]], 3] [4, %[[ARG4]]] [1, 1] {bb} : tensor<4x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]], %[[EXTRACTED_SLICE]] : tensor<?x?xf32>, tensor<4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @lead(%v: vector<16x8xf32>, %init: tensor<1x16x8xf32>, %iter: tensor<?x?x?xf32>, %s0: index, %s1: index, %i: index, %j: index, %m: vector<16x8xi1>) -> (tensor<?x?x?xf32>) {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0, %c0] {in_bounds=[true,true], foo} : vector<16x8xf32>, tensor<1x16x8xf32>
  %e = tensor.extract_slice %w[0, 0, 0] [1, 4, %s1] [1, 1, 1] {aa} : tensor<1x16x8xf32> to tensor<1x4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3, 2] [1,4, %s1] [1, 1, 1] {bb}: tensor<1x4x?xf32> into tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @lead(%[[ARG0:[^ ]+]]: vector<16x8xf32>, %[[ARG1:[^ ]+]]: tensor<1x16x8xf32>, %[[ARG2:[^ ]+]]: tensor<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: vector<16x8xi1>) -> tensor<?x?x?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG0]], %[[ARG1]][%[[C0]], %[[C0]], %[[C0]]] {foo, in_bounds = [true, true]} : vector<16x8xf32>, tensor<1x16x8xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[V0]][0, 0, 0] [1, 4, %[[ARG4]]] [1, 1, 1] {aa} : tensor<1x16x8xf32> to tensor<1x4x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG2]][%[[ARG5]], 3, 2] [1, 4, %[[ARG4]]] [1, 1, 1] {bb} : tensor<1x4x?xf32> into tensor<?x?x?xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @lead2(%v: vector<16x8xf32>, %init: tensor<16x8xf32>, %iter: tensor<?x?x?xf32>, %s0: index, %s1: index, %i: index, %j: index, %m: vector<16x8xi1>) -> (tensor<?x?x?xf32>) {
  %c0 = arith.constant 0 : index
  %w = vector.transfer_write %v, %init[%c0, %c0] {in_bounds=[true,true], foo} : vector<16x8xf32>, tensor<16x8xf32>
  %e = tensor.extract_slice %w[0, 0] [4, %s1] [1, 1] {aa} : tensor<16x8xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3, 2] [1,4, %s1] [1, 1, 1] {bb}: tensor<4x?xf32> into tensor<?x?x?xf32>
  return %r : tensor<?x?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @lead2(%[[ARG0:[^ ]+]]: vector<16x8xf32>, %[[ARG1:[^ ]+]]: tensor<16x8xf32>, %[[ARG2:[^ ]+]]: tensor<?x?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: vector<16x8xi1>) -> tensor<?x?x?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG0]], %[[ARG1]][%[[C0]], %[[C0]]] {foo, in_bounds = [true, true]} : vector<16x8xf32>, tensor<16x8xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[V0]][0, 0] [4, %[[ARG4]]] [1, 1] {aa} : tensor<16x8xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG2]][%[[ARG5]], 3, 2] [1, 4, %[[ARG4]]] [1, 1, 1] {bb} : tensor<4x?xf32> into tensor<?x?x?xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<?x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @elem(%v: vector<16x8xf32>, %init: tensor<16x8xf32>, %iter: tensor<?x?xf32>, %s0: index, %s1: index, %i: index, %j: index, %m: vector<16x8xi1>) -> (tensor<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %w = vector.transfer_write %v, %init[%c0, %c1] {in_bounds=[true,false], foo} : vector<16x8xf32>, tensor<16x8xf32>
  %e = tensor.extract_slice %w[0, 0] [4, %s1] [1, 1] {aa} : tensor<16x8xf32> to tensor<4x?xf32>
  %r = tensor.insert_slice %e into %iter[%i, 3] [4, %s1] [1, 1] {bb}: tensor<4x?xf32> into tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @elem(%[[ARG0:[^ ]+]]: vector<16x8xf32>, %[[ARG1:[^ ]+]]: tensor<16x8xf32>, %[[ARG2:[^ ]+]]: tensor<?x?xf32>, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index, %[[ARG6:[^ ]+]]: index, %[[ARG7:[^ ]+]]: vector<16x8xi1>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG0]], %[[ARG1]][%[[C0]], %[[C1]]] {foo, in_bounds = [true, false]} : vector<16x8xf32>, tensor<16x8xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[V0]][0, 0] [4, %[[ARG4]]] [1, 1] {aa} : tensor<16x8xf32> to tensor<4x?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[EXTRACTED_SLICE]] into %[[ARG2]][%[[ARG5]], 3] [4, %[[ARG4]]] [1, 1] {bb} : tensor<4x?xf32> into tensor<?x?xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
