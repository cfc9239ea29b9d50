// RUN: mlir-opt %s --split-input-file --convert-vector-to-scf=full-unroll=true | FileCheck %s

func.func @f(%m: memref<4x8x16xf32>, %i: index, %p: f32) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [true, false], permutation_map = affine_map<(d0,d1,d2) -> (0,d2)>} : memref<4x8x16xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<4x8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> vector<4x8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[ARG1]]], %[[ARG2]] : memref<4x8x16xf32>, vector<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[V0]] : vector<8xf32> to vector<4x8xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: tensor<4x8x16xf32>, %i: index, %p: f32, %k: vector<2xi1>) -> vector<2x[4]xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %p, %k {in_bounds = [true, true], permutation_map = affine_map<(d0,d1,d2) -> (d1,0)>} : tensor<4x8x16xf32>, vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d1, 0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<2xi1>) -> vector<2x[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[ARG1]]], %[[ARG2]], %[[ARG3]] {in_bounds = [true, true], permutation_map = #map} : tensor<4x8x16xf32>, vector<2x[4]xf32>
// CHECK-NEXT:     return %[[V0]] : vector<2x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x8xf32>, %i: index, %p: f32) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true, false], permutation_map = affine_map<(d0,d1) -> (0,d1)>} : memref<8x8xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> vector<4x8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]] : memref<8x8xf32>, vector<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[V0]] : vector<8xf32> to vector<4x8xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x?x?x?xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i, %i], %p, %k {in_bounds = [true], permutation_map = affine_map<(d0,d1,d2,d3) -> (d3)>} : memref<?x?x?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?x?x?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<4xi1>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[ARG1]], %[[ARG1]]], %[[ARG2]], %[[ARG3]] {in_bounds = [true]} : memref<?x?x?x?xf32>, vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x8x16xf32>, %i: index, %p: f32) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0,d1,d2) -> (d0,d1)>} : memref<4x8x16xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<4x8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> vector<4x8xf32> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG2]] : f32 to vector<4x8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[ARG2]] : f32 to vector<8xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.for %[[ARG3:[^ ]+]] = %[[C0]] to %[[C8]] step %[[C1]] iter_args(%[[ARG4:[^ ]+]] = %[[V1]]) -> (vector<8xf32>) {
// CHECK-NEXT:       %[[V16:[^ ]+]] = affine.apply #map(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V17:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]], %[[V16]], %[[ARG1]]] : memref<4x8x16xf32>
// CHECK-NEXT:       %[[V18:[^ ]+]] = vector.insert %[[V17]], %[[ARG4]] [%[[ARG3]]] : f32 into vector<8xf32>
// CHECK-NEXT:       scf.yield %[[V18]] : vector<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[V2]], %[[V0]] [0] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.apply #map1()[%[[ARG1]]]
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.broadcast %[[ARG2]] : f32 to vector<8xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = scf.for %[[ARG3]] = %[[C0]] to %[[C8]] step %[[C1]] iter_args(%[[ARG4]] = %[[V5]]) -> (vector<8xf32>) {
// CHECK-NEXT:       %[[V16]] = affine.apply #map(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V17]] = memref.load %[[ARG0]][%[[V4]], %[[V16]], %[[ARG1]]] : memref<4x8x16xf32>
// CHECK-NEXT:       %[[V18]] = vector.insert %[[V17]], %[[ARG4]] [%[[ARG3]]] : f32 into vector<8xf32>
// CHECK-NEXT:       scf.yield %[[V18]] : vector<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert %[[V6]], %[[V3]] [1] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = affine.apply #map2()[%[[ARG1]]]
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.broadcast %[[ARG2]] : f32 to vector<8xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = scf.for %[[ARG3]] = %[[C0]] to %[[C8]] step %[[C1]] iter_args(%[[ARG4]] = %[[V9]]) -> (vector<8xf32>) {
// CHECK-NEXT:       %[[V16]] = affine.apply #map(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V17]] = memref.load %[[ARG0]][%[[V8]], %[[V16]], %[[ARG1]]] : memref<4x8x16xf32>
// CHECK-NEXT:       %[[V18]] = vector.insert %[[V17]], %[[ARG4]] [%[[ARG3]]] : f32 into vector<8xf32>
// CHECK-NEXT:       scf.yield %[[V18]] : vector<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert %[[V10]], %[[V7]] [2] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = affine.apply #map3()[%[[ARG1]]]
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.broadcast %[[ARG2]] : f32 to vector<8xf32>
// CHECK-NEXT:     %[[V14:[^ ]+]] = scf.for %[[ARG3]] = %[[C0]] to %[[C8]] step %[[C1]] iter_args(%[[ARG4]] = %[[V13]]) -> (vector<8xf32>) {
// CHECK-NEXT:       %[[V16]] = affine.apply #map(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V17]] = memref.load %[[ARG0]][%[[V12]], %[[V16]], %[[ARG1]]] : memref<4x8x16xf32>
// CHECK-NEXT:       %[[V18]] = vector.insert %[[V17]], %[[ARG4]] [%[[ARG3]]] : f32 into vector<8xf32>
// CHECK-NEXT:       scf.yield %[[V18]] : vector<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert %[[V14]], %[[V11]] [3] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT:     return %[[V15]] : vector<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: tensor<4x8x16xf32>, %i: index, %v: vector<4xf32>) -> tensor<4x8x16xf32> {
  %0 = vector.transfer_write %v, %m[%i, %i, %i] {in_bounds = [true], permutation_map = affine_map<(d0,d1,d2) -> (d0)>} : vector<4xf32>, tensor<4x8x16xf32>
  return %0 : tensor<4x8x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xf32>) -> tensor<4x8x16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG2]] : vector<4xf32> to vector<1x1x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transpose %[[V0]], [2, 0, 1] : vector<1x1x4xf32> to vector<4x1x1xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.transfer_write %[[V1]], %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[ARG1]]] {in_bounds = [true, true, true]} : vector<4x1x1xf32>, tensor<4x8x16xf32>
// CHECK-NEXT:     return %[[V2]] : tensor<4x8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
