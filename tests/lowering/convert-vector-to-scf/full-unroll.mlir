// RUN: mlir-opt %s --split-input-file --convert-vector-to-scf=full-unroll=true | FileCheck %s

func.func @r(%m: memref<?x?xf32>, %i: index, %f: f32) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %i], %f : memref<?x?xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @r(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32) -> vector<4x8xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG2]] : f32 to vector<4x8xf32>
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi sgt, %[[DIM]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.if %[[V1]] -> (vector<4x8xf32>) {
// CHECK-NEXT:       %[[V12:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]] : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:       %[[V13:[^ ]+]] = vector.insert %[[V12]], %[[V0]] [0] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT:       scf.yield %[[V13]] : vector<4x8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V0]] : vector<4x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi sgt, %[[DIM_0]], %[[V3]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = scf.if %[[V4]] -> (vector<4x8xf32>) {
// CHECK-NEXT:       %[[V12]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:       %[[V13]] = vector.transfer_read %[[ARG0]][%[[V12]], %[[ARG1]]], %[[ARG2]] : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:       %[[V14:[^ ]+]] = vector.insert %[[V13]], %[[V2]] [1] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT:       scf.yield %[[V14]] : vector<4x8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V2]] : vector<4x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = affine.apply #map1()[%[[ARG1]]]
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpi sgt, %[[DIM_1]], %[[V6]] : index
// CHECK-NEXT:     %[[V8:[^ ]+]] = scf.if %[[V7]] -> (vector<4x8xf32>) {
// CHECK-NEXT:       %[[V12]] = affine.apply #map1()[%[[ARG1]]]
// CHECK-NEXT:       %[[V13]] = vector.transfer_read %[[ARG0]][%[[V12]], %[[ARG1]]], %[[ARG2]] : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:       %[[V14]] = vector.insert %[[V13]], %[[V5]] [2] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT:       scf.yield %[[V14]] : vector<4x8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V5]] : vector<4x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:     %[[V9:[^ ]+]] = affine.apply #map2()[%[[ARG1]]]
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.cmpi sgt, %[[DIM_2]], %[[V9]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = scf.if %[[V10]] -> (vector<4x8xf32>) {
// CHECK-NEXT:       %[[V12]] = affine.apply #map2()[%[[ARG1]]]
// CHECK-NEXT:       %[[V13]] = vector.transfer_read %[[ARG0]][%[[V12]], %[[ARG1]]], %[[ARG2]] : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:       %[[V14]] = vector.insert %[[V13]], %[[V8]] [3] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT:       scf.yield %[[V14]] : vector<4x8xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V8]] : vector<4x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V11]] : vector<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @w(%m: memref<?x?xf32>, %i: index, %v: vector<4x8xf32>) {
  vector.transfer_write %v, %m[%i, %i] : vector<4x8xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @w(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4x8xf32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[DIM:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi sgt, %[[DIM]], %[[ARG1]] : index
// CHECK-NEXT:     scf.if %[[V0]] {
// CHECK-NEXT:       %[[V7:[^ ]+]] = vector.extract %[[ARG2]][0] : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT:       vector.transfer_write %[[V7]], %[[ARG0]][%[[ARG1]], %[[ARG1]]] : vector<8xf32>, memref<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_0:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi sgt, %[[DIM_0]], %[[V1]] : index
// CHECK-NEXT:     scf.if %[[V2]] {
// CHECK-NEXT:       %[[V7]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:       %[[V8:[^ ]+]] = vector.extract %[[ARG2]][1] : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT:       vector.transfer_write %[[V8]], %[[ARG0]][%[[V7]], %[[ARG1]]] : vector<8xf32>, memref<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_1:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map1()[%[[ARG1]]]
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi sgt, %[[DIM_1]], %[[V3]] : index
// CHECK-NEXT:     scf.if %[[V4]] {
// CHECK-NEXT:       %[[V7]] = affine.apply #map1()[%[[ARG1]]]
// CHECK-NEXT:       %[[V8]] = vector.extract %[[ARG2]][2] : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT:       vector.transfer_write %[[V8]], %[[ARG0]][%[[V7]], %[[ARG1]]] : vector<8xf32>, memref<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[DIM_2:[^ ]+]] = memref.dim %[[ARG0]], %[[C0]] : memref<?x?xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = affine.apply #map2()[%[[ARG1]]]
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.cmpi sgt, %[[DIM_2]], %[[V5]] : index
// CHECK-NEXT:     scf.if %[[V6]] {
// CHECK-NEXT:       %[[V7]] = affine.apply #map2()[%[[ARG1]]]
// CHECK-NEXT:       %[[V8]] = vector.extract %[[ARG2]][3] : vector<8xf32> from vector<4x8xf32>
// CHECK-NEXT:       vector.transfer_write %[[V8]], %[[ARG0]][%[[V7]], %[[ARG1]]] : vector<8xf32>, memref<?x?xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @masked(%m: memref<?x?xf32>, %i: index, %f: f32, %k: vector<4x8xi1>) -> vector<4x8xf32> {
  %0 = vector.transfer_read %m[%i, %i], %f, %k {in_bounds = [true, false]} : memref<?x?xf32>, vector<4x8xf32>
  return %0 : vector<4x8xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @masked(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<4x8xi1>) -> vector<4x8xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG2]] : f32 to vector<4x8xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG3]][0] : vector<8xi1> from vector<4x8xi1>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]], %[[V1]] : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.insert %[[V2]], %[[V0]] [0] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V5:[^ ]+]] = vector.extract %[[ARG3]][1] : vector<8xi1> from vector<4x8xi1>
// CHECK-NEXT:     %[[V6:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V4]], %[[ARG1]]], %[[ARG2]], %[[V5]] : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.insert %[[V6]], %[[V3]] [1] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = affine.apply #map1()[%[[ARG1]]]
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.extract %[[ARG3]][2] : vector<8xi1> from vector<4x8xi1>
// CHECK-NEXT:     %[[V10:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V8]], %[[ARG1]]], %[[ARG2]], %[[V9]] : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = vector.insert %[[V10]], %[[V7]] [2] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT:     %[[V12:[^ ]+]] = affine.apply #map2()[%[[ARG1]]]
// CHECK-NEXT:     %[[V13:[^ ]+]] = vector.extract %[[ARG3]][3] : vector<8xi1> from vector<4x8xi1>
// CHECK-NEXT:     %[[V14:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V12]], %[[ARG1]]], %[[ARG2]], %[[V13]] : memref<?x?xf32>, vector<8xf32>
// CHECK-NEXT:     %[[V15:[^ ]+]] = vector.insert %[[V14]], %[[V11]] [3] : vector<8xf32> into vector<4x8xf32>
// CHECK-NEXT:     return %[[V15]] : vector<4x8xf32>
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

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @in_loop(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[ARG1]] step %[[C1]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG4]], %[[C1]]], %[[ARG2]] {in_bounds = [true]} : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG4]])
// CHECK-NEXT:       %[[V2:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V1]], %[[C1]]], %[[ARG2]] {in_bounds = [true]} : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map1(%[[ARG4]])
// CHECK-NEXT:       %[[V4:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V3]], %[[C1]]], %[[ARG2]] {in_bounds = [true]} : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT:       %[[V5:[^ ]+]] = affine.apply #map2(%[[ARG4]])
// CHECK-NEXT:       %[[V6:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[V5]], %[[C1]]], %[[ARG2]] {in_bounds = [true]} : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT:       vector.transfer_write %[[V0]], %[[ARG0]][%[[C0]], %[[ARG4]]] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
// CHECK-NEXT:       vector.transfer_write %[[V2]], %[[ARG0]][%[[C1]], %[[ARG4]]] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
// CHECK-NEXT:       vector.transfer_write %[[V4]], %[[ARG0]][%[[C2]], %[[ARG4]]] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
// CHECK-NEXT:       vector.transfer_write %[[V6]], %[[ARG0]][%[[C3]], %[[ARG4]]] {in_bounds = [true]} : vector<4xf32>, memref<8x8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
