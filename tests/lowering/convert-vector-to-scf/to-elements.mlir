// RUN: mlir-opt %s --split-input-file --convert-vector-to-scf="full-unroll=true target-rank=0 lower-tensors=true" | FileCheck %s

// Down to rank 0 single elements are transferred, as vectors of no dimensions.

func.func @read(%m: memref<?xf32>, %i: index, %f: f32) -> vector<2xf32> {
  %0 = vector.transfer_read %m[%i], %f : memref<?xf32>, vector<2xf32>
  return %0 : vector<2xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @read(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> vector<2xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG2]] : f32 to vector<2xf32>
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi sgt, %[[DIM]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.if %[[V1]] -> (vector<2xf32>) {
// CHECK-NEXT:       %[[V6:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]]], %[[ARG2]] : memref<?xf32>, vector<f32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = vector.extract %[[V6]][] : f32 from vector<f32>
// CHECK-NEXT:       %[[V8:[^ ]+]] = vector.insert %[[V7]], %[[V0]] [0] : f32 into vector<2xf32>
// CHECK-NEXT:       scf.yield %[[V8]] : vector<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V0]] : vector<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi sgt, %[[DIM_0]], %[[V3]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = scf.if %[[V4]] -> (vector<2xf32>) {
// CHECK-NEXT:       %[[V6]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:       %[[V7]] = vector.transfer_read %[[ARG0]][%[[V6]]], %[[ARG2]] : memref<?xf32>, vector<f32>
// CHECK-NEXT:       %[[V8]] = vector.extract %[[V7]][] : f32 from vector<f32>
// CHECK-NEXT:       %[[V9:[^ ]+]] = vector.insert %[[V8]], %[[V2]] [1] : f32 into vector<2xf32>
// CHECK-NEXT:       scf.yield %[[V9]] : vector<2xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V2]] : vector<2xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V5]] : vector<2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write(%m: memref<?x?xf32>, %i: index, %v: vector<1x2xf32>) {
  vector.transfer_write %v, %m[%i, %i] {in_bounds = [true, true]} : vector<1x2xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<1x2xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG2]][0, 0] : f32 from vector<1x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[V0]] : f32 to vector<f32>
// CHECK-NEXT:     vector.transfer_write %[[V1]], %[[ARG0]][%[[ARG1]], %[[ARG1]]] : vector<f32>, memref<?x?xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.extract %[[ARG2]][0, 1] : f32 from vector<1x2xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.broadcast %[[V3]] : f32 to vector<f32>
// CHECK-NEXT:     vector.transfer_write %[[V4]], %[[ARG0]][%[[ARG1]], %[[V2]]] : vector<f32>, memref<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @write_tensor(%t: tensor<?xf32>, %i: index, %v: vector<2xf32>, %mask: vector<2xi1>) -> tensor<?xf32> {
  %0 = vector.transfer_write %v, %t[%i], %mask : vector<2xf32>, tensor<?xf32>
  return %0 : tensor<?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @write_tensor(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<2xf32>, %[[ARG3:[^ ]+]]: vector<2xi1>) -> tensor<?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi sgt, %[[DIM]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG3]][0] : i1 from vector<2xi1>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.andi %[[V0]], %[[V1]] : i1
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.if %[[V2]] -> (tensor<?xf32>) {
// CHECK-NEXT:       %[[V9:[^ ]+]] = vector.extract %[[ARG2]][0] : f32 from vector<2xf32>
// CHECK-NEXT:       %[[V10:[^ ]+]] = vector.broadcast %[[V9]] : f32 to vector<f32>
// CHECK-NEXT:       %[[V11:[^ ]+]] = vector.transfer_write %[[V10]], %[[ARG0]][%[[ARG1]]] : vector<f32>, tensor<?xf32>
// CHECK-NEXT:       scf.yield %[[V11]] : tensor<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG0]] : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = tensor.dim %[[ARG0]], %[[C0]] : tensor<?xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi sgt, %[[DIM_0]], %[[V4]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[ARG3]][1] : i1 from vector<2xi1>
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.andi %[[V5]], %[[V6]] : i1
// CHECK-NEXT:     %[[V8:[^ ]+]] = scf.if %[[V7]] -> (tensor<?xf32>) {
// CHECK-NEXT:       %[[V9]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:       %[[V10]] = vector.extract %[[ARG2]][1] : f32 from vector<2xf32>
// CHECK-NEXT:       %[[V11]] = vector.broadcast %[[V10]] : f32 to vector<f32>
// CHECK-NEXT:       %[[V12:[^ ]+]] = vector.transfer_write %[[V11]], %[[V3]][%[[V9]]] : vector<f32>, tensor<?xf32>
// CHECK-NEXT:       scf.yield %[[V12]] : tensor<?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V3]] : tensor<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V8]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
