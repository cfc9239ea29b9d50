// RUN: mlir-opt %s --split-input-file --convert-vector-to-scf=lower-tensors=true | FileCheck %s

func.func @tensor(%t: tensor<?x?xf32>, %i: index, %f: f32, %v: vector<4x8xf32>) -> (vector<4x8xf32>, tensor<?x?xf32>) {
  %0 = vector.transfer_read %t[%i, %i], %f : tensor<?x?xf32>, vector<4x8xf32>
  %1 = vector.transfer_write %v, %t[%i, %i] : vector<4x8xf32>, tensor<?x?xf32>
  return %0, %1 : vector<4x8xf32>, tensor<?x?xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @tensor(%[[ARG0:[^ ]+]]: tensor<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<4x8xf32>) -> (vector<4x8xf32>, tensor<?x?xf32>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<vector<4x8xf32>>
// CHECK-NEXT:     %[[ALLOCA_0:[^ ]+]] = memref.alloca() : memref<vector<4x8xf32>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.type_cast %[[ALLOCA]] : memref<vector<4x8xf32>> to memref<4xvector<8xf32>>
// CHECK-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[C4]] step %[[C1]] {
// CHECK-NEXT:       %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.apply #map(%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.cmpi sgt, %[[DIM]], %[[V4]] : index
// CHECK-NEXT:       scf.if %[[V5]] {
// CHECK-NEXT:         %[[V6:[^ ]+]] = affine.apply #map(%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:         %[[V7:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V6]], %[[ARG1]]], %[[ARG2]] : tensor<?x?xf32>, vector<8xf32>
// CHECK-NEXT:         memref.store %[[V7]], %[[V0]][%[[ARG4]]] : memref<4xvector<8xf32>>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         %[[V6]] = vector.broadcast %[[ARG2]] : f32 to vector<8xf32>
// CHECK-NEXT:         memref.store %[[V6]], %[[V0]][%[[ARG4]]] : memref<4xvector<8xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ALLOCA]][] : memref<vector<4x8xf32>>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOCA_0]][] : memref<vector<4x8xf32>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.type_cast %[[ALLOCA_0]] : memref<vector<4x8xf32>> to memref<4xvector<8xf32>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.for %[[ARG4]] = %[[C0]] to %[[C4]] step %[[C1]] iter_args(%[[ARG5:[^ ]+]] = %[[ARG0]]) -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %[[DIM]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?x?xf32>
// CHECK-NEXT:       %[[V4]] = affine.apply #map(%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V5]] = arith.cmpi sgt, %[[DIM]], %[[V4]] : index
// CHECK-NEXT:       %[[V6]] = scf.if %[[V5]] -> (tensor<?x?xf32>) {
// CHECK-NEXT:         %[[V7]] = affine.apply #map(%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:         %[[V8:[^ ]+]] = memref.load %[[V2]][%[[ARG4]]] : memref<4xvector<8xf32>>
// CHECK-NEXT:         %[[V9:[^ ]+]] = vector.transfer_write %[[V8]], %[[ARG5]][%[[V7]], %[[ARG1]]] : vector<8xf32>, tensor<?x?xf32>
// CHECK-NEXT:         scf.yield %[[V9]] : tensor<?x?xf32>
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[ARG5]] : tensor<?x?xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.yield %[[V6]] : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V1]], %[[V3]] : vector<4x8xf32>, tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
