// RUN: mlir-opt %s --split-input-file --convert-vector-to-scf=target-rank=2 | FileCheck %s

func.func @three(%m: memref<?x?x?xf32>, %i: index, %f: f32, %v: vector<2x4x8xf32>) -> vector<2x4x8xf32> {
  %0 = vector.transfer_read %m[%i, %i, %i], %f : memref<?x?x?xf32>, vector<2x4x8xf32>
  vector.transfer_write %v, %m[%i, %i, %i] : vector<2x4x8xf32>, memref<?x?x?xf32>
  return %0 : vector<2x4x8xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @three(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<2x4x8xf32>) -> vector<2x4x8xf32> {
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
// CHECK-NEXT:         %[[V6:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V5]], %[[ARG1]], %[[ARG1]]], %[[ARG2]] : memref<?x?x?xf32>, vector<4x8xf32>
// CHECK-NEXT:         memref.store %[[V6]], %[[V0]][%[[ARG4]]] : memref<2xvector<4x8xf32>>
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
// CHECK-NEXT:         %[[V6]] = memref.load %[[V2]][%[[ARG4]]] : memref<2xvector<4x8xf32>>
// CHECK-NEXT:         vector.transfer_write %[[V6]], %[[ARG0]][%[[V5]], %[[ARG1]], %[[ARG1]]] : vector<4x8xf32>, memref<?x?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V1]] : vector<2x4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
