// RUN: mlir-opt %s --split-input-file --fold-tensor-subset-ops | FileCheck %s

func.func @r(%t: tensor<8x16xf32>, %i: index, %j: index, %f: f32, %d: tensor<?x?xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>) {
  %c0 = arith.constant 0 : index
  %s = tensor.extract_slice %t[%i, 2] [4, 8] [1, 1] : tensor<8x16xf32> to tensor<4x8xf32>
  %0 = vector.transfer_read %s[%j, %c0], %f {in_bounds = [true]} : tensor<4x8xf32>, vector<4xf32>
  %1 = vector.transfer_read %s[%j, %c0], %f : tensor<4x8xf32>, vector<4xf32>
  %s2 = tensor.extract_slice %t[%i, 2] [1, 8] [1, 1] : tensor<8x16xf32> to tensor<8xf32>
  %2 = vector.transfer_read %s2[%j], %f {in_bounds = [true]} : tensor<8xf32>, vector<4xf32>
  %s3 = tensor.extract_slice %t[%i, 2] [4, 1] [1, 1] : tensor<8x16xf32> to tensor<4xf32>
  %3 = vector.transfer_read %s3[%j], %f {in_bounds = [true], foo} : tensor<4xf32>, vector<4xf32>
  %s4 = tensor.extract_slice %d[%i, %j] [%j, %j] [1, 1] : tensor<?x?xf32> to tensor<?x?xf32>
  %4 = vector.transfer_read %s4[%j, %i], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<?x?xf32>, vector<2x4xf32>
  return %0, %1, %2, %3, %4 : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @r(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: tensor<?x?xf32>) -> (vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>) {
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V0]], %[[C2]]], %[[ARG3]] {in_bounds = [true]} : tensor<8x16xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V2]], %[[C2]]], %[[ARG3]] {in_bounds = [true]} : tensor<8x16xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.apply #map1()[%[[ARG2]]]
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[V4]]], %[[ARG3]] {in_bounds = [true]} : tensor<8x16xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V6]], %[[C2]]], %[[ARG3]] {in_bounds = [true], permutation_map = #map2} : tensor<8x16xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     %[[V9:[^ ]+]] = affine.apply #map()[%[[ARG2]], %[[ARG1]]]
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.transfer_read %[[ARG4]][%[[V8]], %[[V9]]], %[[ARG3]] {in_bounds = [true, true], permutation_map = #map3} : tensor<?x?xf32>, vector<2x4xf32>
// CHECK-NEXT:     return %[[V1]], %[[V3]], %[[V5]], %[[V7]], %[[V10]] : vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<4xf32>, vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @strides(%t: tensor<8x16xf32>, %i: index, %j: index, %f: f32, %m: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %s = tensor.extract_slice %t[%i, 2] [4, 7] [1, 2] : tensor<8x16xf32> to tensor<4x7xf32>
  %0 = vector.transfer_read %s[%j, %c0], %f {in_bounds = [true]} : tensor<4x7xf32>, vector<4xf32>
  %s1 = tensor.extract_slice %t[%i, 2] [4, 7] [1, 1] : tensor<8x16xf32> to tensor<4x7xf32>
  %1 = vector.transfer_read %s1[%j, %c0], %f, %m {in_bounds = [true]} : tensor<4x7xf32>, vector<4xf32>
  return %0, %1 : vector<4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @strides(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: vector<4xi1>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][%[[ARG1]], 2] [4, 7] [1, 2] : tensor<8x16xf32> to tensor<4x7xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[EXTRACTED_SLICE]][%[[ARG2]], %[[C0]]], %[[ARG3]] {in_bounds = [true]} : tensor<4x7xf32>, vector<4xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_0:[^ ]+]] = tensor.extract_slice %[[ARG0]][%[[ARG1]], 2] [4, 7] [1, 1] : tensor<8x16xf32> to tensor<4x7xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transfer_read %[[EXTRACTED_SLICE_0]][%[[ARG2]], %[[C0]]], %[[ARG3]], %[[ARG4]] {in_bounds = [true]} : tensor<4x7xf32>, vector<4xf32>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @w(%t: tensor<8x16xf32>, %i: index, %j: index, %f: vector<4xf32>, %d: tensor<4x4xf32>) -> (tensor<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %f, %d[%j, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<4x4xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 3] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @w(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xf32>, %[[ARG4:[^ ]+]]: tensor<4x4xf32>) -> tensor<8x16xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG3]], %[[ARG4]][%[[ARG2]], %[[C0]]] {in_bounds = [true]} : vector<4xf32>, tensor<4x4xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[V0]] into %[[ARG0]][%[[ARG1]], 3] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @w2(%t: tensor<8x16xf32>, %i: index, %j: index, %f: vector<4xf32>, %d: tensor<4xf32>) -> (tensor<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %f, %d[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<4xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 3] [1, 4] [1, 1] {foo} : tensor<4xf32> into tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @w2(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xf32>, %[[ARG4:[^ ]+]]: tensor<4xf32>) -> tensor<8x16xf32> {
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG3]], %[[ARG0]][%[[ARG1]], %[[C3]]] {in_bounds = [true]} : vector<4xf32>, tensor<8x16xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ii(%t: tensor<8x16xf32>, %i: index, %j: index, %s: tensor<2x2xf32>, %d: tensor<4x4xf32>) -> (tensor<8x16xf32>) {
  %0 = tensor.insert_slice %s into %d[%i, 1] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 3] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @ii(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<2x2xf32>, %[[ARG4:[^ ]+]]: tensor<4x4xf32>) -> tensor<8x16xf32> {
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[ARG3]] into %[[ARG4]][%[[ARG1]], 1] [2, 2] [1, 1] : tensor<2x2xf32> into tensor<4x4xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE_0:[^ ]+]] = tensor.insert_slice %[[INSERTED_SLICE]] into %[[ARG0]][%[[ARG1]], 3] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE_0]] : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @i2(%t: tensor<8x16xf32>, %i: index, %j: index, %s: tensor<4x4xf32>, %d: tensor<4x4xf32>) -> (tensor<8x16xf32>) {
  %0 = tensor.insert_slice %s into %d[0, 0] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<4x4xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 3] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @i2(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: tensor<4x4xf32>, %[[ARG4:[^ ]+]]: tensor<4x4xf32>) -> tensor<8x16xf32> {
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[ARG3]] into %[[ARG0]][%[[ARG1]], 3] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @ex(%t: tensor<8x16xf32>, %i: index, %j: index, %f: f32) -> (vector<4xf32>, tensor<2x2xf32>) {
  %c0 = arith.constant 0 : index
  %s = tensor.extract_slice %t[%i, 2] [4, 8] [1, 1] : tensor<8x16xf32> to tensor<4x8xf32>
  %s1 = tensor.extract_slice %s[%i, 2] [3, 5] [1, 1] : tensor<4x8xf32> to tensor<3x5xf32>
  %0 = vector.transfer_read %s1[%j, %c0], %f {in_bounds = [true]} : tensor<3x5xf32>, vector<4xf32>
  %s2 = tensor.extract_slice %s[%i, 2] [2, 2] [1, 1] : tensor<4x8xf32> to tensor<2x2xf32>
  return %0, %s2 : vector<4xf32>, tensor<2x2xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 2 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @ex(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> (vector<4xf32>, tensor<2x2xf32>) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[EXTRACTED_SLICE:[^ ]+]] = tensor.extract_slice %[[ARG0]][%[[ARG1]], 2] [4, 8] [1, 1] : tensor<8x16xf32> to tensor<4x8xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V0]], %[[C4]]], %[[ARG3]] {in_bounds = [true]} : tensor<8x16xf32>, vector<4xf32>
// CHECK-NEXT:     %[[EXTRACTED_SLICE_0:[^ ]+]] = tensor.extract_slice %[[EXTRACTED_SLICE]][%[[ARG1]], 2] [2, 2] [1, 1] : tensor<4x8xf32> to tensor<2x2xf32>
// CHECK-NEXT:     return %[[V1]], %[[EXTRACTED_SLICE_0]] : vector<4xf32>, tensor<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @wperm(%t: tensor<2x8x16xf32>, %i: index, %j: index, %f: vector<3x4xf32>, %d: tensor<4x3xf32>, %b: vector<f32>, %z: tensor<f32>) -> (tensor<2x8x16xf32>, tensor<2x8x16xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %f, %d[%c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<3x4xf32>, tensor<4x3xf32>
  %1 = tensor.insert_slice %0 into %t[%i, %j, 3] [4, 1, 3] [1, 1, 1] : tensor<4x3xf32> into tensor<2x8x16xf32>
  %2 = vector.transfer_write %b, %z[] : vector<f32>, tensor<f32>
  %3 = tensor.insert_slice %2 into %1[%i, %j, 3] [1, 1, 1] [1, 1, 1] : tensor<f32> into tensor<2x8x16xf32>
  return %1, %3 : tensor<2x8x16xf32>, tensor<2x8x16xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @wperm(%[[ARG0:[^ ]+]]: tensor<2x8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<3x4xf32>, %[[ARG4:[^ ]+]]: tensor<4x3xf32>, %[[ARG5:[^ ]+]]: vector<f32>, %[[ARG6:[^ ]+]]: tensor<f32>) -> (tensor<2x8x16xf32>, tensor<2x8x16xf32>) {
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG3]], %[[ARG4]][%[[C0]], %[[C0]]] {in_bounds = [true, true], permutation_map = #map} : vector<3x4xf32>, tensor<4x3xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[V0]] into %[[ARG0]][%[[ARG1]], %[[ARG2]], 3] [4, 1, 3] [1, 1, 1] : tensor<4x3xf32> into tensor<2x8x16xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transfer_write %[[ARG5]], %[[INSERTED_SLICE]][%[[ARG1]], %[[ARG2]], %[[C3]]] : vector<f32>, tensor<2x8x16xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]], %[[V1]] : tensor<2x8x16xf32>, tensor<2x8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @rbroadcast(%t: tensor<2x8x16xf32>, %i: index, %j: index, %f: f32) -> (vector<3x4xf32>, vector<f32>, vector<4x[4]xf32>) {
  %c0 = arith.constant 0 : index
  %s = tensor.extract_slice %t[%i, %j, 2] [2, 1, 8] [1, 1, 1] : tensor<2x8x16xf32> to tensor<2x8xf32>
  %0 = vector.transfer_read %s[%j, %c0], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d0)>} : tensor<2x8xf32>, vector<3x4xf32>
  %s2 = tensor.extract_slice %t[%i, %j, 2] [1, 1, 1] [1, 1, 1] : tensor<2x8x16xf32> to tensor<f32>
  %1 = vector.transfer_read %s2[], %f : tensor<f32>, vector<f32>
  %2 = vector.transfer_read %s[%j, %c0], %f {in_bounds = [true, true], permutation_map = affine_map<(d0, d1) -> (0, d1)>} : tensor<2x8xf32>, vector<4x[4]xf32>
  return %0, %1, %2 : vector<3x4xf32>, vector<f32>, vector<4x[4]xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1, d2) -> (0, d0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1, d2) -> (0, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @rbroadcast(%[[ARG0:[^ ]+]]: tensor<2x8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> (vector<3x4xf32>, vector<f32>, vector<4x[4]xf32>) {
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V0]], %[[ARG2]], %[[C2]]], %[[ARG3]] {in_bounds = [true, true], permutation_map = #map1} : tensor<2x8x16xf32>, vector<3x4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG2]], %[[C2]]], %[[ARG3]] : tensor<2x8x16xf32>, vector<f32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V3]], %[[ARG2]], %[[C2]]], %[[ARG3]] {in_bounds = [true, true], permutation_map = #map2} : tensor<2x8x16xf32>, vector<4x[4]xf32>
// CHECK-NEXT:     return %[[V1]], %[[V2]], %[[V4]] : vector<3x4xf32>, vector<f32>, vector<4x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%t: tensor<8x16xf32>, %i: index, %j: index, %f: vector<4xf32>, %d: tensor<1x4xf32>) -> (tensor<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %f, %d[%c0, %c0] {in_bounds = [true]} : vector<4xf32>, tensor<1x4xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 3] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xf32>, %[[ARG4:[^ ]+]]: tensor<1x4xf32>) -> tensor<8x16xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG3]], %[[ARG4]][%[[C0]], %[[C0]]] {in_bounds = [true]} : vector<4xf32>, tensor<1x4xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[V0]] into %[[ARG0]][%[[ARG1]], 3] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x16xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b(%t: tensor<8x16xf32>, %i: index, %j: index, %f: vector<1x4xf32>, %d: tensor<1x4xf32>) -> (tensor<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %f, %d[%j, %j] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<1x4xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 3] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<1x4xf32>, %[[ARG4:[^ ]+]]: tensor<1x4xf32>) -> tensor<8x16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG2]]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.transfer_write %[[ARG3]], %[[ARG0]][%[[V0]], %[[V1]]] {in_bounds = [true, true]} : vector<1x4xf32>, tensor<8x16xf32>
// CHECK-NEXT:     return %[[V2]] : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%t: tensor<8x16xf32>, %i: index, %j: index, %f: vector<4x1xf32>, %d: tensor<1x4xf32>) -> (tensor<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %f, %d[%c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0,d1)->(d1,d0)>} : vector<4x1xf32>, tensor<1x4xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 3] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4x1xf32>, %[[ARG4:[^ ]+]]: tensor<1x4xf32>) -> tensor<8x16xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG3]], %[[ARG4]][%[[C0]], %[[C0]]] {in_bounds = [true, true], permutation_map = #map} : vector<4x1xf32>, tensor<1x4xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[V0]] into %[[ARG0]][%[[ARG1]], 3] [1, 4] [1, 1] : tensor<1x4xf32> into tensor<8x16xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c2(%t: tensor<8x16xf32>, %i: index, %j: index, %f: vector<4x4xf32>, %d: tensor<4x4xf32>) -> (tensor<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %f, %d[%c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0,d1)->(d1,d0)>} : vector<4x4xf32>, tensor<4x4xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 3] [4, 4] [1, 1] : tensor<4x4xf32> into tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @c2(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4x4xf32>, %[[ARG4:[^ ]+]]: tensor<4x4xf32>) -> tensor<8x16xf32> {
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG3]], %[[ARG0]][%[[ARG1]], %[[C3]]] {in_bounds = [true, true], permutation_map = #map} : vector<4x4xf32>, tensor<8x16xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c3(%t: tensor<8x16x16xf32>, %i: index, %j: index, %f: vector<4x4xf32>, %d: tensor<1x4x4xf32>) -> (tensor<8x16x16xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %f, %d[%c0, %c0, %c0] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<1x4x4xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 3, 0] [1, 4, 4] [1, 1, 1] : tensor<1x4x4xf32> into tensor<8x16x16xf32>
  return %1 : tensor<8x16x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c3(%[[ARG0:[^ ]+]]: tensor<8x16x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4x4xf32>, %[[ARG4:[^ ]+]]: tensor<1x4x4xf32>) -> tensor<8x16x16xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG3]], %[[ARG4]][%[[C0]], %[[C0]], %[[C0]]] {in_bounds = [true, true]} : vector<4x4xf32>, tensor<1x4x4xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[V0]] into %[[ARG0]][%[[ARG1]], 3, 0] [1, 4, 4] [1, 1, 1] : tensor<1x4x4xf32> into tensor<8x16x16xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<8x16x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c4(%t: tensor<8x16x16xf32>, %i: index, %j: index, %f: vector<4x4xf32>, %d: tensor<4x1x4xf32>) -> (tensor<8x16x16xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %f, %d[%c0, %c0, %c0] {in_bounds = [true, true], permutation_map = affine_map<(d0,d1,d2)->(d0,d2)>} : vector<4x4xf32>, tensor<4x1x4xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 3, 0] [4, 1, 4] [1, 1, 1] : tensor<4x1x4xf32> into tensor<8x16x16xf32>
  return %1 : tensor<8x16x16xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @c4(%[[ARG0:[^ ]+]]: tensor<8x16x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4x4xf32>, %[[ARG4:[^ ]+]]: tensor<4x1x4xf32>) -> tensor<8x16x16xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG3]], %[[ARG4]][%[[C0]], %[[C0]], %[[C0]]] {in_bounds = [true, true], permutation_map = #map} : vector<4x4xf32>, tensor<4x1x4xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[V0]] into %[[ARG0]][%[[ARG1]], 3, 0] [4, 1, 4] [1, 1, 1] : tensor<4x1x4xf32> into tensor<8x16x16xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<8x16x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @d(%t: tensor<8x16xf32>, %i: index, %j: index, %f: vector<4xf32>, %d: tensor<?xf32>) -> (tensor<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %f, %d[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 3] [1, %j] [1, 1] : tensor<?xf32> into tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xf32>, %[[ARG4:[^ ]+]]: tensor<?xf32>) -> tensor<8x16xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG3]], %[[ARG4]][%[[C0]]] {in_bounds = [true]} : vector<4xf32>, tensor<?xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[V0]] into %[[ARG0]][%[[ARG1]], 3] [1, %[[ARG2]]] [1, 1] : tensor<?xf32> into tensor<8x16xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e(%t: tensor<8x16xf32>, %i: index, %j: index, %f: vector<[4]xf32>, %d: tensor<4xf32>) -> (tensor<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %f, %d[%c0] {in_bounds = [true]} : vector<[4]xf32>, tensor<4xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 3] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<[4]xf32>, %[[ARG4:[^ ]+]]: tensor<4xf32>) -> tensor<8x16xf32> {
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG3]], %[[ARG0]][%[[ARG1]], %[[C3]]] {in_bounds = [true]} : vector<[4]xf32>, tensor<8x16xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%t: tensor<8x16xf32>, %i: index, %j: index, %f: vector<4xf32>, %d: tensor<4xf32>) -> (tensor<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %f, %d[%c0] {in_bounds = [false]} : vector<4xf32>, tensor<4xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 3] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xf32>, %[[ARG4:[^ ]+]]: tensor<4xf32>) -> tensor<8x16xf32> {
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG3]], %[[ARG0]][%[[ARG1]], %[[C3]]] {in_bounds = [true]} : vector<4xf32>, tensor<8x16xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f2(%t: tensor<8x16xf32>, %i: index, %j: index, %f: vector<4xf32>, %d: tensor<4xf32>) -> (tensor<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %f, %d[%j] {in_bounds = [false]} : vector<4xf32>, tensor<4xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 3] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f2(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xf32>, %[[ARG4:[^ ]+]]: tensor<4xf32>) -> tensor<8x16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG3]], %[[ARG4]][%[[ARG2]]] : vector<4xf32>, tensor<4xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[V0]] into %[[ARG0]][%[[ARG1]], 3] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%t: tensor<8x16xf32>, %i: index, %j: index, %f: vector<5xf32>, %d: tensor<4xf32>) -> (tensor<8x16xf32>) {
  %c0 = arith.constant 0 : index
  %0 = vector.transfer_write %f, %d[%c0] {in_bounds = [true]} : vector<5xf32>, tensor<4xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 3] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<5xf32>, %[[ARG4:[^ ]+]]: tensor<4xf32>) -> tensor<8x16xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG3]], %[[ARG4]][%[[C0]]] {in_bounds = [true]} : vector<5xf32>, tensor<4xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[V0]] into %[[ARG0]][%[[ARG1]], 3] [1, 4] [1, 1] : tensor<4xf32> into tensor<8x16xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @i3(%t: tensor<8x16xf32>, %i: index, %j: index, %n: index, %s: tensor<?xf32>, %d: tensor<1x?xf32>) -> (tensor<8x16xf32>) {
  %0 = tensor.insert_slice %s into %d[%i, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<1x?xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 3] [1, %n] [1, 1] {foo} : tensor<1x?xf32> into tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @i3(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: tensor<?xf32>, %[[ARG5:[^ ]+]]: tensor<1x?xf32>) -> tensor<8x16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[ARG4]] into %[[ARG0]][%[[V0]], 3] [1, %[[ARG3]]] [1, 1] : tensor<?xf32> into tensor<8x16xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @i4(%t: tensor<8x16x4xf32>, %i: index, %j: index, %n: index, %s: tensor<?xf32>, %d: tensor<1x?xf32>) -> (tensor<8x16x4xf32>) {
  %0 = tensor.insert_slice %s into %d[%i, %j] [1, %n] [1, 1] : tensor<?xf32> into tensor<1x?xf32>
  %1 = tensor.insert_slice %0 into %t[%i, %i, 3] [1, 1, %n] [1, 1, 1] : tensor<1x?xf32> into tensor<8x16x4xf32>
  return %1 : tensor<8x16x4xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @i4(%[[ARG0:[^ ]+]]: tensor<8x16x4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: tensor<?xf32>, %[[ARG5:[^ ]+]]: tensor<1x?xf32>) -> tensor<8x16x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG2]]]
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[ARG4]] into %[[ARG0]][%[[ARG1]], %[[V0]], %[[V1]]] [1, 1, %[[ARG3]]] [1, 1, 1] : tensor<?xf32> into tensor<8x16x4xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<8x16x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @i5(%t: tensor<8x16x4xf32>, %i: index, %j: index, %n: index, %s: tensor<?xf32>, %d: tensor<?xf32>) -> (tensor<8x16x4xf32>) {
  %0 = tensor.insert_slice %s into %d[%j] [%n] [1] : tensor<?xf32> into tensor<?xf32>
  %1 = tensor.insert_slice %0 into %t[%i, %i, 3] [1, 1, %n] [1, 1, 1] : tensor<?xf32> into tensor<8x16x4xf32>
  return %1 : tensor<8x16x4xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @i5(%[[ARG0:[^ ]+]]: tensor<8x16x4xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: tensor<?xf32>, %[[ARG5:[^ ]+]]: tensor<?xf32>) -> tensor<8x16x4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG2]]]
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[ARG4]] into %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[V0]]] [1, 1, %[[ARG3]]] [1, 1, 1] : tensor<?xf32> into tensor<8x16x4xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<8x16x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @par(%t: tensor<8x16xf32>, %i: index, %j: index, %n: index, %s: tensor<?xf32>, %d: tensor<1x?xf32>) -> (tensor<8x16xf32>) {
  %0 = tensor.insert_slice %s into %d[%i, 0] [1, %n] [1, 1] : tensor<?xf32> into tensor<1x?xf32>
  %r = scf.forall (%k) in (%n) shared_outs(%x = %t) -> tensor<8x16xf32> {
    %1 = tensor.insert_slice %s into %d[%k, %j] [1, %n] [1, 1] : tensor<?xf32> into tensor<1x?xf32>
    scf.forall.in_parallel {
      tensor.parallel_insert_slice %1 into %x[%i, %k] [1, %n] [1, 1] {foo} : tensor<1x?xf32> into tensor<8x16xf32>
      tensor.parallel_insert_slice %0 into %x[%j, %k] [1, %n] [1, 1] : tensor<1x?xf32> into tensor<8x16xf32>
    }
  }
  return %r : tensor<8x16xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @par(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: tensor<?xf32>, %[[ARG5:[^ ]+]]: tensor<1x?xf32>) -> tensor<8x16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.forall (%[[ARG6:[^ ]+]]) in (%[[ARG3]]) shared_outs(%[[ARG7:[^ ]+]] = %[[ARG0]]) -> (tensor<8x16xf32>) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.apply #map()[%[[ARG2]], %[[ARG1]]]
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG6]]]
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map()[%[[ARG6]], %[[ARG2]]]
// CHECK-NEXT:       scf.forall.in_parallel {
// CHECK-NEXT:         tensor.parallel_insert_slice %[[ARG4]] into %[[ARG7]][%[[V2]], %[[V3]]] [1, %[[ARG3]]] [1, 1] : tensor<?xf32> into tensor<8x16xf32>
// CHECK-NEXT:         tensor.parallel_insert_slice %[[ARG4]] into %[[ARG7]][%[[V1]], %[[ARG6]]] [1, %[[ARG3]]] [1, 1] : tensor<?xf32> into tensor<8x16xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @strided(%t: tensor<8x16xf32>, %i: index, %j: index, %n: index, %s: tensor<2xf32>, %d: tensor<1x2xf32>) -> (tensor<8x16xf32>) {
  %0 = tensor.insert_slice %s into %d[0, 0] [1, 2] [1, 1] : tensor<2xf32> into tensor<1x2xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 3] [1, 2] [1, 2] {foo} : tensor<1x2xf32> into tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @strided(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: tensor<2xf32>, %[[ARG5:[^ ]+]]: tensor<1x2xf32>) -> tensor<8x16xf32> {
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[ARG4]] into %[[ARG5]][0, 0] [1, 2] [1, 1] : tensor<2xf32> into tensor<1x2xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE_0:[^ ]+]] = tensor.insert_slice %[[INSERTED_SLICE]] into %[[ARG0]][%[[ARG1]], 3] [1, 2] [1, 2] {foo} : tensor<1x2xf32> into tensor<8x16xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE_0]] : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @strided2(%t: tensor<8x16xf32>, %i: index, %j: index, %n: index, %s: tensor<2xf32>, %d: tensor<1x4xf32>) -> (tensor<8x16xf32>) {
  %0 = tensor.insert_slice %s into %d[0, 0] [1, 2] [1, 2] : tensor<2xf32> into tensor<1x4xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 3] [1, 4] [1, 1] {foo} : tensor<1x4xf32> into tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @strided2(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: tensor<2xf32>, %[[ARG5:[^ ]+]]: tensor<1x4xf32>) -> tensor<8x16xf32> {
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[ARG4]] into %[[ARG5]][0, 0] [1, 2] [1, 2] : tensor<2xf32> into tensor<1x4xf32>
// CHECK-NEXT:     %[[INSERTED_SLICE_0:[^ ]+]] = tensor.insert_slice %[[INSERTED_SLICE]] into %[[ARG0]][%[[ARG1]], 3] [1, 4] [1, 1] {foo} : tensor<1x4xf32> into tensor<8x16xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE_0]] : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @konst(%t: tensor<8x16xf32>, %i: index, %j: index, %n: index, %s: tensor<?xf32>, %d: tensor<1x?xf32>) -> (tensor<8x16xf32>) {
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 2 : index
  %0 = tensor.insert_slice %s into %d[0, 0] [1, %c2] [1, 1] : tensor<?xf32> into tensor<1x?xf32>
  %1 = tensor.insert_slice %0 into %t[%i, 3] [1, %c3] [1, 1] {foo} : tensor<1x?xf32> into tensor<8x16xf32>
  return %1 : tensor<8x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @konst(%[[ARG0:[^ ]+]]: tensor<8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: tensor<?xf32>, %[[ARG5:[^ ]+]]: tensor<1x?xf32>) -> tensor<8x16xf32> {
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[INSERTED_SLICE:[^ ]+]] = tensor.insert_slice %[[ARG4]] into %[[ARG0]][%[[ARG1]], 3] [1, %[[C2]]] [1, 1] : tensor<?xf32> into tensor<8x16xf32>
// CHECK-NEXT:     return %[[INSERTED_SLICE]] : tensor<8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
