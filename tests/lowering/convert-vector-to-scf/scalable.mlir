// RUN: mlir-opt %s --split-input-file --convert-vector-to-scf=lower-scalable=true | FileCheck %s

func.func @f(%m: memref<8x8xf32>, %i: index, %v: vector<[4]x8xf32>, %k: vector<8x[4]xi1>) {
  vector.transfer_write %v, %m[%i, %i], %k {in_bounds = [true, true], permutation_map = affine_map<(d0,d1) -> (d1,d0)>} : vector<[4]x8xf32>, memref<8x8xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<[4]x8xf32>, %[[ARG3:[^ ]+]]: vector<8x[4]xi1>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<vector<8x[4]xf32>>
// CHECK-NEXT:     %[[ALLOCA_0:[^ ]+]] = memref.alloca() : memref<vector<8x[4]xi1>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG2]], [1, 0] : vector<[4]x8xf32> to vector<8x[4]xf32>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOCA_0]][] : memref<vector<8x[4]xi1>>
// CHECK-NEXT:     memref.store %[[V0]], %[[ALLOCA]][] : memref<vector<8x[4]xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.type_cast %[[ALLOCA]] : memref<vector<8x[4]xf32>> to memref<8xvector<[4]xf32>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.type_cast %[[ALLOCA_0]] : memref<vector<8x[4]xi1>> to memref<8xvector<[4]xi1>>
// CHECK-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map(%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V4:[^ ]+]] = memref.load %[[V1]][%[[ARG4]]] : memref<8xvector<[4]xf32>>
// CHECK-NEXT:       %[[V5:[^ ]+]] = memref.load %[[V2]][%[[ARG4]]] : memref<8xvector<[4]xi1>>
// CHECK-NEXT:       vector.transfer_write %[[V4]], %[[ARG0]][%[[V3]], %[[ARG1]]], %[[V5]] {in_bounds = [true]} : vector<[4]xf32>, memref<8x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x8xf32, strided<[?, ?]>>, %i: index, %v: vector<[4]x[4]xf32>) {
  vector.transfer_write %v, %m[%i, %i] {in_bounds = [true, false], permutation_map = affine_map<(d0,d1) -> (d1,d0)>} : vector<[4]x[4]xf32>, memref<8x8xf32, strided<[?, ?]>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<8x8xf32, strided<[?, ?]>>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<[4]x[4]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG2]], [1, 0] : vector<[4]x[4]xf32> to vector<[4]x[4]xf32>
// CHECK-NEXT:     vector.transfer_write %[[V0]], %[[ARG0]][%[[ARG1]], %[[ARG1]]] {in_bounds = [false, true]} : vector<[4]x[4]xf32>, memref<8x8xf32, strided<[?, ?]>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: tensor<4x8x16xf32>, %i: index, %p: f32) -> vector<[4]x8xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %p {in_bounds = [true, false], permutation_map = affine_map<(d0,d1,d2) -> (0,d2)>} : tensor<4x8x16xf32>, vector<[4]x8xf32>
  return %0 : vector<[4]x8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> vector<[4]x8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[ARG1]]], %[[ARG2]] : tensor<4x8x16xf32>, vector<8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[V0]] : vector<8xf32> to vector<[4]x8xf32>
// CHECK-NEXT:     return %[[V1]] : vector<[4]x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x?xf32>, %i: index, %v: vector<[4]x[4]xf32>, %k: vector<[4]x[4]xi1>) {
  vector.transfer_write %v, %m[%i, %i], %k {in_bounds = [true, true]} : vector<[4]x[4]xf32>, memref<?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<[4]x[4]xf32>, %[[ARG3:[^ ]+]]: vector<[4]x[4]xi1>) {
// CHECK-NEXT:     vector.transfer_write %[[ARG2]], %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG3]] {in_bounds = [true, true]} : vector<[4]x[4]xf32>, memref<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x8x16xf32>, %i: index, %p: f32, %k: vector<[4]x8xi1>) -> vector<[4]x8xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %p, %k {in_bounds = [true, false], permutation_map = affine_map<(d0,d1,d2) -> (d0,d2)>} : memref<4x8x16xf32>, vector<[4]x8xf32>
  return %0 : vector<[4]x8xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<4x8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<[4]x8xi1>) -> vector<[4]x8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[ARG1]]], %[[ARG2]], %[[ARG3]] {in_bounds = [true, false], permutation_map = #map} : memref<4x8x16xf32>, vector<[4]x8xf32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x8xf32>, %i: index, %p: f32, %k: vector<2xi1>) -> vector<2x[4]xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [true, true], permutation_map = affine_map<(d0,d1) -> (d0,0)>} : memref<8x8xf32>, vector<2x[4]xf32>
  return %0 : vector<2x[4]xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<2xi1>) -> vector<2x[4]xf32> {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<vector<2x[4]xf32>>
// CHECK-NEXT:     %[[ALLOCA_0:[^ ]+]] = memref.alloca() : memref<vector<2xi1>>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOCA_0]][] : memref<vector<2xi1>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ALLOCA_0]][] : memref<vector<2xi1>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.type_cast %[[ALLOCA]] : memref<vector<2x[4]xf32>> to memref<2xvector<[4]xf32>>
// CHECK-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[C2]] step %[[C1]] {
// CHECK-NEXT:       %[[V3:[^ ]+]] = vector.extract %[[V0]][%[[ARG4]]] : i1 from vector<2xi1>
// CHECK-NEXT:       scf.if %[[V3]] {
// CHECK-NEXT:         %[[V4:[^ ]+]] = affine.apply #map(%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:         %[[VSCALE:[^ ]+]] = vector.vscale
// CHECK-NEXT:         %[[C4_VSCALE:[^ ]+]] = arith.muli %[[VSCALE]], %[[C4]] : index
// CHECK-NEXT:         %[[V5:[^ ]+]] = vector.broadcast %[[ARG2]] : f32 to vector<[4]xf32>
// CHECK-NEXT:         %[[V6:[^ ]+]] = scf.for %[[ARG5:[^ ]+]] = %[[C0]] to %[[C4_VSCALE]] step %[[C1]] iter_args(%[[ARG6:[^ ]+]] = %[[V5]]) -> (vector<[4]xf32>) {
// CHECK-NEXT:           %[[V7:[^ ]+]] = memref.load %[[ARG0]][%[[V4]], %[[ARG1]]] : memref<8x8xf32>
// CHECK-NEXT:           %[[V8:[^ ]+]] = vector.insert %[[V7]], %[[ARG6]] [%[[ARG5]]] : f32 into vector<[4]xf32>
// CHECK-NEXT:           scf.yield %[[V8]] : vector<[4]xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         memref.store %[[V6]], %[[V1]][%[[ARG4]]] : memref<2xvector<[4]xf32>>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V4]] = vector.broadcast %[[ARG2]] : f32 to vector<[4]xf32>
// CHECK-NEXT:         memref.store %[[V4]], %[[V1]][%[[ARG4]]] : memref<2xvector<[4]xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.load %[[ALLOCA]][] : memref<vector<2x[4]xf32>>
// CHECK-NEXT:     return %[[V2]] : vector<2x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
