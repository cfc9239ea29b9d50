// RUN: mlir-opt %s --split-input-file --convert-vector-to-scf | FileCheck %s

// What is made in a loop is looked at when the loop is there: constants of inner loops come first.

func.func @read(%b: memref<?x?x?x?xf32>, %i: index) -> vector<2x3x4xf32> {
  %z = arith.constant 0.0 : f32
  %r = vector.transfer_read %b[%i, %i, %i, %i], %z : memref<?x?x?x?xf32>, vector<2x3x4xf32>
  return %r : vector<2x3x4xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read(%[[ARG0:[^ ]+]]: memref<?x?x?x?xf32>, %[[ARG1:[^ ]+]]: index) -> vector<2x3x4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<4xf32>
// CHECK-NEXT:     %[[CST_0:[^ ]+]] = arith.constant dense<0.000000e+00> : vector<3x4xf32>
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[CST_1:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<vector<2x3x4xf32>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.type_cast %[[ALLOCA]] : memref<vector<2x3x4xf32>> to memref<2xvector<3x4xf32>>
// CHECK-NEXT:     scf.for %[[ARG2:[^ ]+]] = %[[C0]] to %[[C2]] step %[[C1]] {
// CHECK-NEXT:       %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C1]] : memref<?x?x?x?xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map(%[[ARG2]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.cmpi sgt, %[[DIM]], %[[V2]] : index
// CHECK-NEXT:       scf.if %[[V3]] {
// CHECK-NEXT:         %[[V4:[^ ]+]] = affine.apply #map(%[[ARG2]])[%[[ARG1]]]
// CHECK-NEXT:         %[[V5:[^ ]+]] = vector.type_cast %[[V0]] : memref<2xvector<3x4xf32>> to memref<2x3xvector<4xf32>>
// CHECK-NEXT:         scf.for %[[ARG3:[^ ]+]] = %[[C0]] to %[[C3]] step %[[C1]] {
// CHECK-NEXT:           %[[DIM_2:[^ ]+]] = memref.dim %[[ARG0]], %[[C2]] : memref<?x?x?x?xf32>
// CHECK-NEXT:           %[[V6:[^ ]+]] = affine.apply #map(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:           %[[V7:[^ ]+]] = arith.cmpi sgt, %[[DIM_2]], %[[V6]] : index
// CHECK-NEXT:           scf.if %[[V7]] {
// CHECK-NEXT:             %[[V8:[^ ]+]] = affine.apply #map(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:             %[[V9:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[V4]], %[[V8]], %[[ARG1]]], %[[CST_1]] : memref<?x?x?x?xf32>, vector<4xf32>
// CHECK-NEXT:             memref.store %[[V9]], %[[V5]][%[[ARG2]], %[[ARG3]]] : memref<2x3xvector<4xf32>>
// CHECK-NEXT:           } else {
// CHECK-NEXT:             memref.store %[[CST]], %[[V5]][%[[ARG2]], %[[ARG3]]] : memref<2x3xvector<4xf32>>
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:         memref.store %[[CST_0]], %[[V0]][%[[ARG2]]] : memref<2xvector<3x4xf32>>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ALLOCA]][] : memref<vector<2x3x4xf32>>
// CHECK-NEXT:     return %[[V1]] : vector<2x3x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write(%b: memref<?x?x?xf32>, %i: index, %v: vector<2x1x3xf32>, %m: vector<2x1x3xi1>) {
  vector.transfer_write %v, %b[%i, %i, %i], %m : vector<2x1x3xf32>, memref<?x?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write(%[[ARG0:[^ ]+]]: memref<?x?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<2x1x3xf32>, %[[ARG3:[^ ]+]]: vector<2x1x3xi1>) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<vector<2x1x3xf32>>
// CHECK-NEXT:     %[[ALLOCA_0:[^ ]+]] = memref.alloca() : memref<vector<2x1x3xi1>>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[ALLOCA_0]][] : memref<vector<2x1x3xi1>>
// CHECK-NEXT:     memref.store %[[ARG2]], %[[ALLOCA]][] : memref<vector<2x1x3xf32>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.type_cast %[[ALLOCA]] : memref<vector<2x1x3xf32>> to memref<2xvector<1x3xf32>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.type_cast %[[ALLOCA_0]] : memref<vector<2x1x3xi1>> to memref<2xvector<1x3xi1>>
// CHECK-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[C2]] step %[[C1]] {
// CHECK-NEXT:       %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?x?xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map(%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.cmpi sgt, %[[DIM]], %[[V2]] : index
// CHECK-NEXT:       scf.if %[[V3]] {
// CHECK-NEXT:         %[[V4:[^ ]+]] = affine.apply #map(%[[ARG4]])[%[[ARG1]]]
// CHECK-NEXT:         %[[V5:[^ ]+]] = vector.type_cast %[[V0]] : memref<2xvector<1x3xf32>> to memref<2x1xvector<3xf32>>
// CHECK-NEXT:         %[[V6:[^ ]+]] = vector.type_cast %[[V1]] : memref<2xvector<1x3xi1>> to memref<2x1xvector<3xi1>>
// CHECK-NEXT:         scf.for %[[ARG5:[^ ]+]] = %[[C0]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:           %[[DIM_1:[^ ]+]] = memref.dim %[[ARG0]], %[[C1]] : memref<?x?x?xf32>
// CHECK-NEXT:           %[[V7:[^ ]+]] = affine.apply #map(%[[ARG5]])[%[[ARG1]]]
// CHECK-NEXT:           %[[V8:[^ ]+]] = arith.cmpi sgt, %[[DIM_1]], %[[V7]] : index
// CHECK-NEXT:           scf.if %[[V8]] {
// CHECK-NEXT:             %[[V9:[^ ]+]] = affine.apply #map(%[[ARG5]])[%[[ARG1]]]
// CHECK-NEXT:             %[[V10:[^ ]+]] = memref.load %[[V5]][%[[ARG4]], %[[ARG5]]] : memref<2x1xvector<3xf32>>
// CHECK-NEXT:             %[[V11:[^ ]+]] = memref.load %[[V6]][%[[ARG4]], %[[ARG5]]] : memref<2x1xvector<3xi1>>
// CHECK-NEXT:             vector.transfer_write %[[V10]], %[[ARG0]][%[[V4]], %[[V9]], %[[ARG1]]], %[[V11]] : vector<3xf32>, memref<?x?x?xf32>
// CHECK-NEXT:           } else {
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       } else {
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
