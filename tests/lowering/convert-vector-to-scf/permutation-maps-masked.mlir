// RUN: mlir-opt %s --split-input-file --convert-vector-to-scf | FileCheck %s

func.func @f(%m: memref<4x8x16xf32>, %i: index, %v: vector<2x3x4xf32>, %k: vector<2x3x4xi1>) {
  vector.transfer_write %v, %m[%i, %i, %i], %k {permutation_map = affine_map<(d0,d1,d2) -> (d0,d1,d2)>} : vector<2x3x4xf32>, memref<4x8x16xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<4x8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<2x3x4xf32>, %[[ARG3:[^ ]+]]: vector<2x3x4xi1>) {
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<vector<2x3x4xf32>>
// CHECK-NEXT:     %[[ALLOCA_0:[^ ]+]] = memref.alloca() : memref<vector<2x3x4xi1>>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOCA_0]][] : memref<vector<2x3x4xi1>>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOCA]][] : memref<vector<2x3x4xf32>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.type_cast %[[ALLOCA]] : memref<vector<2x3x4xf32>> to memref<2xvector<3x4xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.type_cast %[[ALLOCA_0]] : memref<vector<2x3x4xi1>> to memref<2xvector<3x4xi1>>
// CHECK-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[C2]] step %[[C1]] {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map(%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.cmpi slt, %[[V2]], %[[C4]] : index
// CHECK-NEXT:       scf.if %[[V3]] {
// CHECK-NEXT:         %[[V4:[^ ]+]] = affine.apply #map(%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:         %[[V5:[^ ]+]] = vector.type_cast %[[V0]] : memref<2xvector<3x4xf32>> to memref<2x3xvector<4xf32>>
// CHECK-NEXT:         %[[V6:[^ ]+]] = vector.type_cast %[[V1]] : memref<2xvector<3x4xi1>> to memref<2x3xvector<4xi1>>
// CHECK-NEXT:         scf.for %[[ARG5:[^ ]+]] = %[[C0]] to %[[C3]] step %[[C1]] {
// CHECK-NEXT:           %[[V7:[^ ]+]] = affine.apply #map(%[[ARG5]])[%[[ARG1]]]
// CHECK-NEXT:           %[[V8:[^ ]+]] = arith.cmpi slt, %[[V7]], %[[C8]] : index
// CHECK-NEXT:           scf.if %[[V8]] {
// CHECK-NEXT:             %[[V9:[^ ]+]] = affine.apply #map(%[[ARG5]])[%[[ARG1]]]
// CHECK-NEXT:             %[[V10:[^ ]+]] = memref.load %[[V5]][%[[ARG4]], %[[ARG5]]] : memref<2x3xvector<4xf32>>
// CHECK-NEXT:             %[[V11:[^ ]+]] = memref.load %[[V6]][%[[ARG4]], %[[ARG5]]] : memref<2x3xvector<4xi1>>
// CHECK-NEXT:             vector.transfer_write %[[V10]], %[[ARG0]][%[[V4]], %[[V9]], %[[ARG1]]], %[[V11]] : vector<4xf32>, memref<4x8x16xf32>
// CHECK-NEXT:           } else {
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: tensor<4x8x16xf32>, %i: index, %p: f32, %k: vector<8x[4]xi1>) -> vector<[4]x8xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %p, %k {in_bounds = [true, true], permutation_map = affine_map<(d0,d1,d2) -> (d1,d0)>} : tensor<4x8x16xf32>, vector<[4]x8xf32>
  return %0 : vector<[4]x8xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<8x[4]xi1>) -> vector<[4]x8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[ARG1]]], %[[ARG2]], %[[ARG3]] {in_bounds = [true, true], permutation_map = #map} : tensor<4x8x16xf32>, vector<[4]x8xf32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x8xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [false, true], permutation_map = affine_map<(d0,d1) -> (d0,0)>} : memref<8x8xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<4xi1>) -> vector<4x8xf32> {
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<vector<4x8xf32>>
// CHECK-NEXT:     %[[ALLOCA_0:[^ ]+]] = memref.alloca() : memref<vector<4xi1>>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOCA_0]][] : memref<vector<4xi1>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ALLOCA_0]][] : memref<vector<4xi1>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.type_cast %[[ALLOCA]] : memref<vector<4x8xf32>> to memref<4xvector<8xf32>>
// CHECK-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map(%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.cmpi slt, %[[V3]], %[[C8]] : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = vector.extract %[[V0]][%[[ARG4]]] : i1 from vector<4xi1>
// CHECK-NEXT:       %[[V6:[^ ]+]] = arith.andi %[[V4]], %[[V5]] : i1
// CHECK-NEXT:       scf.if %[[V6]] {
// CHECK-NEXT:         %[[V7:[^ ]+]] = affine.apply #map(%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:         %[[V8:[^ ]+]] = vector.broadcast %[[ARG2]] : f32 to vector<8xf32>
// CHECK-NEXT:         %[[V9:[^ ]+]] = scf.for %[[ARG5:[^ ]+]] = %[[C0]] to %[[C8]] step %[[C1]] iter_args(%[[ARG6:[^ ]+]] = %[[V8]]) -> (vector<8xf32>) {
// CHECK-NEXT:           %[[V10:[^ ]+]] = memref.load %[[ARG0]][%[[V7]], %[[ARG1]]] : memref<8x8xf32>
// CHECK-NEXT:           %[[V11:[^ ]+]] = vector.insert %[[V10]], %[[ARG6]] [%[[ARG5]]] : f32 into vector<8xf32>
// CHECK-NEXT:           scf.yield %[[V11]] : vector<8xf32>
// CHECK-NEXT:         }
// CHECK-NEXT:         memref.store %[[V9]], %[[V1]][%[[ARG4]]] : memref<4xvector<8xf32>>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V7]] = vector.broadcast %[[ARG2]] : f32 to vector<8xf32>
// CHECK-NEXT:         memref.store %[[V7]], %[[V1]][%[[ARG4]]] : memref<4xvector<8xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.load %[[ALLOCA]][] : memref<vector<4x8xf32>>
// CHECK-NEXT:     return %[[V2]] : vector<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<?x?x?x?xf32>, %i: index, %v: vector<4x8xf32>, %k: vector<4x8xi1>) {
  vector.transfer_write %v, %m[%i, %i, %i, %i], %k {permutation_map = affine_map<(d0,d1,d2,d3) -> (d0,d2)>} : vector<4x8xf32>, memref<?x?x?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<?x?x?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4x8xf32>, %[[ARG3:[^ ]+]]: vector<4x8xi1>) {
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<vector<4x1x8x1xf32>>
// CHECK-NEXT:     %[[ALLOCA_0:[^ ]+]] = memref.alloca() : memref<vector<4x8x1x1xi1>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG2]] : vector<4x8xf32> to vector<1x1x4x8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[ARG3]] : vector<4x8xi1> to vector<1x1x4x8xi1>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.transpose %[[V1]], [2, 3, 0, 1] : vector<1x1x4x8xi1> to vector<4x8x1x1xi1>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.transpose %[[V0]], [2, 0, 3, 1] : vector<1x1x4x8xf32> to vector<4x1x8x1xf32>
// CHECK-NEXT:     memref.store %[[V2]], %[[ALLOCA_0]][] : memref<vector<4x8x1x1xi1>>
// CHECK-NEXT:     memref.store %[[V3]], %[[ALLOCA]][] : memref<vector<4x1x8x1xf32>>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.type_cast %[[ALLOCA]] : memref<vector<4x1x8x1xf32>> to memref<4xvector<1x8x1xf32>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.type_cast %[[ALLOCA_0]] : memref<vector<4x8x1x1xi1>> to memref<4xvector<8x1x1xi1>>
// CHECK-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:       %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?x?x?xf32>
// CHECK-NEXT:       %[[V6:[^ ]+]] = affine.apply #map(%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.cmpi sgt, %[[DIM]], %[[V6]] : index
// CHECK-NEXT:       scf.if %[[V7]] {
// CHECK-NEXT:         %[[V8:[^ ]+]] = affine.apply #map(%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:         %[[V9:[^ ]+]] = vector.type_cast %[[V4]] : memref<4xvector<1x8x1xf32>> to memref<4x1xvector<8x1xf32>>
// CHECK-NEXT:         %[[V10:[^ ]+]] = vector.type_cast %[[V5]] : memref<4xvector<8x1x1xi1>> to memref<4x8xvector<1x1xi1>>
// CHECK-NEXT:         scf.for %[[ARG5:[^ ]+]] = %[[C0]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:           %[[V11:[^ ]+]] = affine.apply #map(%[[ARG5]])[%[[ARG1]]]
// CHECK-NEXT:           %[[V12:[^ ]+]] = vector.type_cast %[[V9]] : memref<4x1xvector<8x1xf32>> to memref<4x1x8xvector<1xf32>>
// CHECK-NEXT:           %[[V13:[^ ]+]] = vector.type_cast %[[V10]] : memref<4x8xvector<1x1xi1>> to memref<4x8x1xvector<1xi1>>
// CHECK-NEXT:           scf.for %[[ARG6:[^ ]+]] = %[[C0]] to %[[C8]] step %[[C1]] {
// CHECK-NEXT:             %[[DIM_1:[^ ]+]] = memref.dim %[[ARG0]], %[[C2]] : memref<?x?x?x?xf32>
// CHECK-NEXT:             %[[V14:[^ ]+]] = affine.apply #map(%[[ARG6]])[%[[ARG1]]]
// CHECK-NEXT:             %[[V15:[^ ]+]] = arith.cmpi sgt, %[[DIM_1]], %[[V14]] : index
// CHECK-NEXT:             scf.if %[[V15]] {
// CHECK-NEXT:               %[[V16:[^ ]+]] = affine.apply #map(%[[ARG6]])[%[[ARG1]]]
// CHECK-NEXT:               %[[V17:[^ ]+]] = memref.load %[[V12]][%[[ARG4]], %[[ARG5]], %[[ARG6]]] : memref<4x1x8xvector<1xf32>>
// CHECK-NEXT:               %[[V18:[^ ]+]] = memref.load %[[V13]][%[[ARG4]], %[[ARG5]], %[[ARG6]]] : memref<4x8x1xvector<1xi1>>
// CHECK-NEXT:               vector.transfer_write %[[V17]], %[[ARG0]][%[[V8]], %[[V11]], %[[V16]], %[[ARG1]]], %[[V18]] {in_bounds = [true]} : vector<1xf32>, memref<?x?x?x?xf32>
// CHECK-NEXT:             } else {
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: tensor<4x8x16xf32>, %i: index, %p: f32, %k: vector<4x8xi1>) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %p, %k {in_bounds = [true, false], permutation_map = affine_map<(d0,d1,d2) -> (d0,d1)>} : tensor<4x8x16xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<4x8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<4x8xi1>) -> vector<4x8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[ARG1]]], %[[ARG2]], %[[ARG3]] {in_bounds = [true, false], permutation_map = #map} : tensor<4x8x16xf32>, vector<4x8xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: tensor<?x?xf32>, %i: index, %p: f32, %k: vector<[4]xi1>) -> vector<[4]xf32> {
  %0 = vector.transfer_read %m[%i, %i], %p, %k {in_bounds = [true], permutation_map = affine_map<(d0,d1) -> (d0)>} : tensor<?x?xf32>, vector<[4]xf32>
  return %0 : vector<[4]xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<[4]xi1>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]], %[[ARG3]] {in_bounds = [true], permutation_map = #map} : tensor<?x?xf32>, vector<[4]xf32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: tensor<?x?xf32>, %i: index, %v: vector<[4]x[4]xf32>, %k: vector<[4]x[4]xi1>) -> tensor<?x?xf32> {
  %0 = vector.transfer_write %v, %m[%i, %i], %k {in_bounds = [true, false], permutation_map = affine_map<(d0,d1) -> (d0,d1)>} : vector<[4]x[4]xf32>, tensor<?x?xf32>
  return %0 : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<[4]x[4]xf32>, %[[ARG3:[^ ]+]]: vector<[4]x[4]xi1>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG2]], %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG3]] {in_bounds = [true, false]} : vector<[4]x[4]xf32>, tensor<?x?xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<4x8x16xf32>, %i: index, %p: f32, %k: vector<[4]x[4]xi1>) -> vector<[4]x[4]xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %p, %k {in_bounds = [true, true], permutation_map = affine_map<(d0,d1,d2) -> (d1,d0)>} : memref<4x8x16xf32>, vector<[4]x[4]xf32>
  return %0 : vector<[4]x[4]xf32>
}

// CHECK: #map = affine_map<(d0, d1, d2) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<4x8x16xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<[4]x[4]xi1>) -> vector<[4]x[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]], %[[ARG1]]], %[[ARG2]], %[[ARG3]] {in_bounds = [true, true], permutation_map = #map} : memref<4x8x16xf32>, vector<[4]x[4]xf32>
// CHECK-NEXT:     return %[[V0]] : vector<[4]x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
