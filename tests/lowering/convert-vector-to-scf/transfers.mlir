// RUN: mlir-opt %s --split-input-file --convert-vector-to-scf | FileCheck %s

func.func @r(%m: memref<?x?xf32>, %i: index, %f: f32) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @r(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> vector<4x8xf32> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<vector<4x8xf32>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.type_cast %[[ALLOCA]] : memref<vector<4x8xf32>> to memref<4xvector<8xf32>>
// CHECK-NEXT:     scf.for %[[ARG3:[^ ]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:       %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.cmpi sgt, %[[DIM]], %[[V2]] : index
// CHECK-NEXT:       scf.if %[[V3]] {
// CHECK-NEXT:         %[[V4:[^ ]+]] = affine.apply #map(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:         %[[V5:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V4]], %[[ARG1]]], %[[ARG2]] : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:         memref.store %[[V5]], %[[V0]][%[[ARG3]]] : memref<4xvector<8xf32>>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V4]] = vector.broadcast %[[ARG2]] : f32 to vector<8xf32>
// CHECK-NEXT:         memref.store %[[V4]], %[[V0]][%[[ARG3]]] : memref<4xvector<8xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ALLOCA]][] : memref<vector<4x8xf32>>
// CHECK-NEXT:     return %[[V1]] : vector<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @w(%m: memref<?x?xf32>, %i: index, %v: vector<4x8xf32>) {
  vector.transfer_write %v, %m[%i, %i] : vector<4x8xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @w(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4x8xf32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<vector<4x8xf32>>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOCA]][] : memref<vector<4x8xf32>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.type_cast %[[ALLOCA]] : memref<vector<4x8xf32>> to memref<4xvector<8xf32>>
// CHECK-NEXT:     scf.for %[[ARG3:[^ ]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:       %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.cmpi sgt, %[[DIM]], %[[V1]] : index
// CHECK-NEXT:       scf.if %[[V2]] {
// CHECK-NEXT:         %[[V3:[^ ]+]] = affine.apply #map(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:         %[[V4:[^ ]+]] = memref.load %[[V0]][%[[ARG3]]] : memref<4xvector<8xf32>>
// CHECK-NEXT:         vector.transfer_write %[[V4]], %[[ARG0]][%[[V3]], %[[ARG1]]] : vector<8xf32>, memref<?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @t(%m: memref<?x?xf32>, %i: index, %f: f32) -> vector<4xf32> {
  %0 = vector.transfer_read %m[%i, %i], %f {permutation_map = affine_map<(d0,d1)->(d0)>} : memref<?x?xf32>, vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @t(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG2]] : f32 to vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.for %[[ARG3:[^ ]+]] = %[[C0]] to %[[C4]] step %[[C1]] iter_args(%[[ARG4:[^ ]+]] = %[[V0]]) -> (vector<4xf32>) {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:       %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.cmpi sgt, %[[DIM]], %[[V3]] : index
// CHECK-NEXT:       %[[V5:[^ ]+]] = scf.if %[[V4]] -> (vector<4xf32>) {
// CHECK-NEXT:         %[[V6:[^ ]+]] = memref.load %[[ARG0]][%[[V2]], %[[ARG1]]] : memref<?x?xf32>
// CHECK-NEXT:         %[[V7:[^ ]+]] = vector.insert %[[V6]], %[[ARG4]] [%[[ARG3]]] : f32 into vector<4xf32>
// CHECK-NEXT:         scf.yield %[[V7]] : vector<4xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[ARG4]] : vector<4xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V5]] : vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @masked(%m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4x8xi1>) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %i], %f, %k {in_bounds = [true, false]} : memref<?x?xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @masked(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<4x8xi1>) -> vector<4x8xf32> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<vector<4x8xf32>>
// CHECK-NEXT:     %[[ALLOCA_0:[^ ]+]] = memref.alloca() : memref<vector<4x8xi1>>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOCA_0]][] : memref<vector<4x8xi1>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.type_cast %[[ALLOCA]] : memref<vector<4x8xf32>> to memref<4xvector<8xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.type_cast %[[ALLOCA_0]] : memref<vector<4x8xi1>> to memref<4xvector<8xi1>>
// CHECK-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map(%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V4:[^ ]+]] = memref.load %[[V1]][%[[ARG4]]] : memref<4xvector<8xi1>>
// CHECK-NEXT:       %[[V5:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V3]], %[[ARG1]]], %[[ARG2]], %[[V4]] : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:       memref.store %[[V5]], %[[V0]][%[[ARG4]]] : memref<4xvector<8xf32>>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.load %[[ALLOCA]][] : memref<vector<4x8xf32>>
// CHECK-NEXT:     return %[[V2]] : vector<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @three(%m: memref<?x?x?xf32>, %i: index, %f: f32, %v: vector<2x4x8xf32>) -> vector<2x4x8xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %f : memref<?x?x?xf32>, vector<2x4x8xf32>
  vector.transfer_write %v, %m[%i, %i, %i] : vector<2x4x8xf32>, memref<?x?x?xf32>
  return %0 : vector<2x4x8xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @three(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<2x4x8xf32>) -> vector<2x4x8xf32> {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<vector<2x4x8xf32>>
// CHECK-NEXT:     %[[ALLOCA_0:[^ ]+]] = memref.alloca() : memref<vector<2x4x8xf32>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.type_cast %[[ALLOCA]] : memref<vector<2x4x8xf32>> to memref<2xvector<4x8xf32>>
// CHECK-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[C2]] step %[[C1]] {
// CHECK-NEXT:       %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?x?xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map(%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.cmpi sgt, %[[DIM]], %[[V3]] : index
// CHECK-NEXT:       scf.if %[[V4]] {
// CHECK-NEXT:         %[[V5:[^ ]+]] = affine.apply #map(%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:         %[[V6:[^ ]+]] = vector.type_cast %[[V0]] : memref<2xvector<4x8xf32>> to memref<2x4xvector<8xf32>>
// CHECK-NEXT:         scf.for %[[ARG5:[^ ]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:           %[[DIM_1:[^ ]+]] = memref.dim %[[ARG0]], %[[C1]] : memref<?x?x?xf32>
// CHECK-NEXT:           %[[V7:[^ ]+]] = affine.apply #map(%[[ARG5]])[%[[ARG1]]]
// CHECK-NEXT:           %[[V8:[^ ]+]] = arith.cmpi sgt, %[[DIM_1]], %[[V7]] : index
// CHECK-NEXT:           scf.if %[[V8]] {
// CHECK-NEXT:             %[[V9:[^ ]+]] = affine.apply #map(%[[ARG5]])[%[[ARG1]]]
// CHECK-NEXT:             %[[V10:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V5]], %[[V9]], %[[ARG1]]], %[[ARG2]] : memref<?x?x?xf32>, vector<8xf32>
// CHECK-NEXT:             memref.store %[[V10]], %[[V6]][%[[ARG4]], %[[ARG5]]] : memref<2x4xvector<8xf32>>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             %[[V9]] = vector.broadcast %[[ARG2]] : f32 to vector<8xf32>
// CHECK-NEXT:             memref.store %[[V9]], %[[V6]][%[[ARG4]], %[[ARG5]]] : memref<2x4xvector<8xf32>>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V5]] = vector.broadcast %[[ARG2]] : f32 to vector<4x8xf32>
// CHECK-NEXT:         memref.store %[[V5]], %[[V0]][%[[ARG4]]] : memref<2xvector<4x8xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ALLOCA]][] : memref<vector<2x4x8xf32>>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOCA_0]][] : memref<vector<2x4x8xf32>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.type_cast %[[ALLOCA_0]] : memref<vector<2x4x8xf32>> to memref<2xvector<4x8xf32>>
// CHECK-NEXT:     scf.for %[[ARG4]] = %[[C0]] to %[[C2]] step %[[C1]] {
// CHECK-NEXT:       %[[DIM]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?x?xf32>
// CHECK-NEXT:       %[[V3]] = affine.apply #map(%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V4]] = arith.cmpi sgt, %[[DIM]], %[[V3]] : index
// CHECK-NEXT:       scf.if %[[V4]] {
// CHECK-NEXT:         %[[V5]] = affine.apply #map(%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:         %[[V6]] = vector.type_cast %[[V2]] : memref<2xvector<4x8xf32>> to memref<2x4xvector<8xf32>>
// CHECK-NEXT:         scf.for %[[ARG5]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:           %[[DIM_1]] = memref.dim %[[ARG0]], %[[C1]] : memref<?x?x?xf32>
// CHECK-NEXT:           %[[V7]] = affine.apply #map(%[[ARG5]])[%[[ARG1]]]
// CHECK-NEXT:           %[[V8]] = arith.cmpi sgt, %[[DIM_1]], %[[V7]] : index
// CHECK-NEXT:           scf.if %[[V8]] {
// CHECK-NEXT:             %[[V9]] = affine.apply #map(%[[ARG5]])[%[[ARG1]]]
// CHECK-NEXT:             %[[V10]] = memref.load %[[V6]][%[[ARG4]], %[[ARG5]]] : memref<2x4xvector<8xf32>>
// CHECK-NEXT:             vector.transfer_write %[[V10]], %[[ARG0]][%[[V5]], %[[V9]], %[[ARG1]]] : vector<8xf32>, memref<?x?x?xf32>
// CHECK-NEXT:           } else {
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V1]] : vector<2x4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tensor(%t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<4x8xf32>) -> (vector<4x8xf32>, tensor<?x?xf32>) {
  %0 = vector.transfer_read %t[%i, %i], %f : tensor<?x?xf32>, vector<4x8xf32>
  %1 = vector.transfer_write %v, %t[%i, %i] : vector<4x8xf32>, tensor<?x?xf32>
  return %0, %1 : vector<4x8xf32>, tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @tensor(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<4x8xf32>) -> (vector<4x8xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]] : tensor<?x?xf32>, vector<4x8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transfer_write %[[ARG3]], %[[ARG0]][%[[ARG1]], %[[ARG1]]] : vector<4x8xf32>, tensor<?x?xf32>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : vector<4x8xf32>, tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @in_loop(%m: memref<8x8xf32>, %i: index, %f: f32, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %k = %c0 to %i step %c1 {
    %0 = vector.transfer_read %m[%k, %c1], %f {in_bounds=[true,true]} : memref<8x8xf32>, vector<4x4xf32>
    vector.transfer_write %0, %m[%c0, %k] {in_bounds=[true,true]} : vector<4x4xf32>, memref<8x8xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @in_loop(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[ARG1]] step %[[C1]] {
// CHECK-NEXT:       %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<vector<4x4xf32>>
// CHECK-NEXT:       %[[ALLOCA_0:[^ ]+]] = memref.alloca() : memref<vector<4x4xf32>>
// CHECK-NEXT:       %[[V0:[^ ]+]] = vector.type_cast %[[ALLOCA]] : memref<vector<4x4xf32>> to memref<4xvector<4xf32>>
// CHECK-NEXT:       scf.for %[[ARG5:[^ ]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:         %[[V3:[^ ]+]] = affine.apply #map(%[[ARG4]], %[[ARG5]])
// CHECK-NEXT:         %[[V4:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V3]], %[[C1]]], %[[ARG2]] {in_bounds = [true]} : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT:         memref.store %[[V4]], %[[V0]][%[[ARG5]]] : memref<4xvector<4xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V1:[^ ]+]] = memref.load %[[ALLOCA]][] : memref<vector<4x4xf32>>
// CHECK-NEXT:       memref.store %[[V1]], %[[ALLOCA_0]][] : memref<vector<4x4xf32>>
// CHECK-NEXT:       %[[V2:[^ ]+]] = vector.type_cast %[[ALLOCA_0]] : memref<vector<4x4xf32>> to memref<4xvector<4xf32>>
// CHECK-NEXT:       scf.for %[[ARG5]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:         %[[V3]] = memref.load %[[V2]][%[[ARG5]]] : memref<4xvector<4xf32>>
// CHECK-NEXT:         vector.transfer_write %[[V3]], %[[ARG0]][%[[ARG5]], %[[ARG4]]] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Memory that is not known to be strided is read and written element by element.
func.func @not_strided(%m: memref<?x8xi32, affine_map<(d0, d1) -> (d1, d0)>>, %i: index, %p: i32) {
  %0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<?x8xi32, affine_map<(d0, d1) -> (d1, d0)>>, vector<4xi32>
  vector.transfer_write %0, %m[%i, %i] {in_bounds = [true]} : vector<4xi32>, memref<?x8xi32, affine_map<(d0, d1) -> (d1, d0)>>
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @not_strided(%arg0: memref<?x8xi32, #map>, %arg1: index, %arg2: i32) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0 = vector.broadcast %arg2 : i32 to vector<4xi32>
// CHECK-NEXT: %1 = scf.for %arg3 = %c0 to %c4 step %c1 iter_args(%arg4 = %0) -> (vector<4xi32>) {
// CHECK-NEXT: %2 = affine.apply #map1(%arg3)[%arg1]
// CHECK-NEXT: %3 = memref.load %arg0[%arg1, %2] : memref<?x8xi32, #map>
// CHECK-NEXT: %4 = vector.insert %3, %arg4 [%arg3] : i32 into vector<4xi32>
// CHECK-NEXT: scf.yield %4 : vector<4xi32>
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg3 = %c0 to %c4 step %c1 {
// CHECK-NEXT: %2 = affine.apply #map1(%arg3)[%arg1]
// CHECK-NEXT: %3 = vector.extract %1[%arg3] : i32 from vector<4xi32>
// CHECK-NEXT: memref.store %3, %arg0[%arg1, %2] : memref<?x8xi32, #map>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
