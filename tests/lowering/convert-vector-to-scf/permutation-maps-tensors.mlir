// RUN: mlir-opt %s --split-input-file --convert-vector-to-scf=lower-tensors=true | FileCheck %s

func.func @f(%m: tensor<?x?xf32>, %i: index, %p: f32, %k: vector<8xi1>) -> vector<[4]x8xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [true, false], permutation_map = affine_map<(d0,d1) -> (0,d1)>} : tensor<?x?xf32>, vector<[4]x8xf32>
  return %0 : vector<[4]x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<8xi1>) -> vector<[4]x8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]], %[[ARG3]] : tensor<?x?xf32>, vector<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[V0]] : vector<8xf32> to vector<[4]x8xf32>
// CHECK-NEXT:     return %[[V1]] : vector<[4]x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: tensor<4x8x16xf32>, %i: index, %p: f32) -> vector<[4]x8xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [true, false], permutation_map = affine_map<(d0,d1,d2) -> (d2,d0)>} : tensor<4x8x16xf32>, vector<[4]x8xf32>
  return %0 : vector<[4]x8xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d2, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> vector<[4]x8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[ARG1]]], %[[ARG2]] {in_bounds = [true, false], permutation_map = #map} : tensor<4x8x16xf32>, vector<[4]x8xf32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: tensor<?xf32>, %i: index, %p: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i], %p {in_bounds = [true], permutation_map = affine_map<(d0) -> (d0)>} : tensor<?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]]], %[[ARG2]] {in_bounds = [true]} : tensor<?xf32>, vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: tensor<?x?xf32>, %i: index, %p: f32, %k: vector<[4]xi1>) -> vector<[4]xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p, %k {permutation_map = affine_map<(d0,d1) -> (d1)>} : tensor<?x?xf32>, vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<[4]xi1>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]], %[[ARG3]] : tensor<?x?xf32>, vector<[4]xf32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: tensor<?x?xf32>, %i: index, %p: f32) -> vector<[4]x8xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p {permutation_map = affine_map<(d0,d1) -> (d1,d0)>} : tensor<?x?xf32>, vector<[4]x8xf32>
  return %0 : vector<[4]x8xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> vector<[4]x8xf32> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<vector<8x[4]xf32>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.type_cast %[[ALLOCA]] : memref<vector<8x[4]xf32>> to memref<8xvector<[4]xf32>>
// CHECK-NEXT:     scf.for %[[ARG3:[^ ]+]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:       %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.cmpi sgt, %[[DIM]], %[[V3]] : index
// CHECK-NEXT:       scf.if %[[V4]] {
// CHECK-NEXT:         %[[V5:[^ ]+]] = affine.apply #map(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:         %[[V6:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V5]], %[[ARG1]]], %[[ARG2]] : tensor<?x?xf32>, vector<[4]xf32>
// CHECK-NEXT:         memref.store %[[V6]], %[[V0]][%[[ARG3]]] : memref<8xvector<[4]xf32>>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V5]] = vector.broadcast %[[ARG2]] : f32 to vector<[4]xf32>
// CHECK-NEXT:         memref.store %[[V5]], %[[V0]][%[[ARG3]]] : memref<8xvector<[4]xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ALLOCA]][] : memref<vector<8x[4]xf32>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.transpose %[[V1]], [1, 0] : vector<8x[4]xf32> to vector<[4]x8xf32>
// CHECK-NEXT:     return %[[V2]] : vector<[4]x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: tensor<4x8x16xf32>, %i: index, %v: vector<2x[4]xf32>) -> tensor<4x8x16xf32> {
  %0 = vector.transfer_write %v, %m[%i, %i, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0,d1,d2) -> (d2,d1)>} : vector<2x[4]xf32>, tensor<4x8x16xf32>
  return %0 : tensor<4x8x16xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<2x[4]xf32>) -> tensor<4x8x16xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG2]], [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transfer_write %[[V0]], %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[ARG1]]] {in_bounds = [true, true]} : vector<[4]x2xf32>, tensor<4x8x16xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<4x8x16xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
