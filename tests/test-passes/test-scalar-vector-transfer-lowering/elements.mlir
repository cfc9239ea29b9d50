// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(test-scalar-vector-transfer-lowering))" | FileCheck %s --check-prefix=ONE
// RUN: mlir-opt %s --pass-pipeline="builtin.module(func.func(test-scalar-vector-transfer-lowering{allow-multiple-uses}))" | FileCheck %s --check-prefix=TWO

func.func @r(%m: memref<?x?xf32>, %t: tensor<?x?xf32>, %i: index, %j: index, %p: f32, %v: vector<4xf32>, %v0: vector<f32>, %s: memref<?xf32>) -> (f32, f32, f32, vector<f32>, f32) {
  %0 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<4xf32>
  %e = vector.extract %0[0] : f32 from vector<4xf32>
  %1 = vector.transfer_read %t[%i, %j], %p {in_bounds = [true]} : tensor<?x?xf32>, vector<4xf32>
  %e1 = vector.extract %1[2] : f32 from vector<4xf32>
  %2 = vector.transfer_read %m[%i, %j], %p {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %e2 = vector.extract %2[3] : f32 from vector<4xf32>
  %3 = vector.transfer_read %m[%i, %j], %p : memref<?x?xf32>, vector<f32>
  %4 = vector.transfer_read %m[%i, %j], %p {in_bounds = [true]} : memref<?x?xf32>, vector<1xf32>
  %e4 = vector.extract %4[0] : f32 from vector<1xf32>
  vector.transfer_write %v0, %m[%i, %j] : vector<f32>, memref<?x?xf32>
  %b = vector.broadcast %p : f32 to vector<1xf32>
  vector.transfer_write %b, %m[%i, %j] {in_bounds = [true]} : vector<1xf32>, memref<?x?xf32>
  vector.transfer_write %b, %m[%i, %j] : vector<1xf32>, memref<?x?xf32>
  return %e, %e1, %e2, %3, %e4 : f32, f32, f32, vector<f32>, f32
}
func.func @twice(%m: memref<?x?xf32>, %i: index, %p: f32, %k: vector<4xi1>) -> (f32, f32, f32, f32) {
  %c3 = arith.constant 3 : index
  %0 = vector.transfer_read %m[%c3, %c3], %p {in_bounds = [true, true]} : memref<?x?xf32>, vector<4x4xf32>
  %a = vector.extract %0[0, 1] : f32 from vector<4x4xf32>
  %b = vector.extract %0[2, %i] : f32 from vector<4x4xf32>
  %1 = vector.transfer_read %m[%i, %c3], %p, %k {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %c = vector.extract %1[1] : f32 from vector<4xf32>
  %2 = vector.transfer_read %m[%i, %c3], %p {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<?x?xf32>, vector<4xf32>
  %d = vector.extract %2[1] : f32 from vector<4xf32>
  return %a, %b, %c, %d : f32, f32, f32, f32
}
func.func @tensor(%t: tensor<?xf32>, %v: vector<1xf32>, %i: index, %w: vector<2xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
  %0 = vector.transfer_write %v, %t[%i] {in_bounds = [true]} : vector<1xf32>, tensor<?xf32>
  %1 = vector.transfer_write %w, %t[%i] {in_bounds = [true]} : vector<2xf32>, tensor<?xf32>
  return %0, %1 : tensor<?xf32>, tensor<?xf32>
}



// ONE: #map = affine_map<()[s0] -> (s0 + 2)>
// ONE-NEXT: #map1 = affine_map<()[s0] -> (s0 + 3)>
// ONE-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// ONE-NEXT: module {
// ONE-NEXT:   func.func @r(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: tensor<?x?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32, %[[ARG5:[^ ]+]]: vector<4xf32>, %[[ARG6:[^ ]+]]: vector<f32>, %[[ARG7:[^ ]+]]: memref<?xf32>) -> (f32, f32, f32, vector<f32>, f32) {
// ONE-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG2]], %[[ARG3]]], %[[ARG4]] : memref<?x?xf32>, vector<4xf32>
// ONE-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[V0]][0] : f32 from vector<4xf32>
// ONE-NEXT:     %[[V2:[^ ]+]] = affine.apply #map()[%[[ARG3]]]
// ONE-NEXT:     %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG1]][%[[ARG2]], %[[V2]]] : tensor<?x?xf32>
// ONE-NEXT:     %[[V3:[^ ]+]] = affine.apply #map1()[%[[ARG3]]]
// ONE-NEXT:     %[[V4:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]], %[[V3]]] : memref<?x?xf32>
// ONE-NEXT:     %[[V5:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG2]], %[[ARG3]]], %[[ARG4]] : memref<?x?xf32>, vector<f32>
// ONE-NEXT:     %[[V6:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<?x?xf32>
// ONE-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG6]][] : f32 from vector<f32>
// ONE-NEXT:     memref.store %[[V7]], %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<?x?xf32>
// ONE-NEXT:     memref.store %[[ARG4]], %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<?x?xf32>
// ONE-NEXT:     memref.store %[[ARG4]], %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<?x?xf32>
// ONE-NEXT:     return %[[V1]], %[[EXTRACTED]], %[[V4]], %[[V5]], %[[V6]] : f32, f32, f32, vector<f32>, f32
// ONE-NEXT:   }
// ONE-NEXT:   func.func @twice(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<4xi1>) -> (f32, f32, f32, f32) {
// ONE-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// ONE-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[C3]], %[[C3]]], %[[ARG2]] {in_bounds = [true, true]} : memref<?x?xf32>, vector<4x4xf32>
// ONE-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[V0]][0, 1] : f32 from vector<4x4xf32>
// ONE-NEXT:     %[[V2:[^ ]+]] = vector.extract %[[V0]][2, %[[ARG1]]] : f32 from vector<4x4xf32>
// ONE-NEXT:     %[[V3:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[C3]]], %[[ARG2]], %[[ARG3]] {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// ONE-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[V3]][1] : f32 from vector<4xf32>
// ONE-NEXT:     %[[V5:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[C3]]], %[[ARG2]] {in_bounds = [true], permutation_map = #map2} : memref<?x?xf32>, vector<4xf32>
// ONE-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[V5]][1] : f32 from vector<4xf32>
// ONE-NEXT:     return %[[V1]], %[[V2]], %[[V4]], %[[V6]] : f32, f32, f32, f32
// ONE-NEXT:   }
// ONE-NEXT:   func.func @tensor(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: vector<1xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<2xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
// ONE-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG1]][0] : f32 from vector<1xf32>
// ONE-NEXT:     %[[INSERTED:[^ ]+]] = tensor.insert %[[V0]] into %[[ARG0]][%[[ARG2]]] : tensor<?xf32>
// ONE-NEXT:     %[[V1:[^ ]+]] = vector.transfer_write %[[ARG3]], %[[ARG0]][%[[ARG2]]] {in_bounds = [true]} : vector<2xf32>, tensor<?xf32>
// ONE-NEXT:     return %[[INSERTED]], %[[V1]] : tensor<?xf32>, tensor<?xf32>
// ONE-NEXT:   }
// ONE-NEXT: }

// TWO: #map = affine_map<()[s0] -> (s0 + 2)>
// TWO-NEXT: #map1 = affine_map<()[s0] -> (s0 + 3)>
// TWO-NEXT: #map2 = affine_map<(d0, d1) -> (d0)>
// TWO-NEXT: module {
// TWO-NEXT:   func.func @r(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: tensor<?x?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32, %[[ARG5:[^ ]+]]: vector<4xf32>, %[[ARG6:[^ ]+]]: vector<f32>, %[[ARG7:[^ ]+]]: memref<?xf32>) -> (f32, f32, f32, vector<f32>, f32) {
// TWO-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG2]], %[[ARG3]]], %[[ARG4]] : memref<?x?xf32>, vector<4xf32>
// TWO-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[V0]][0] : f32 from vector<4xf32>
// TWO-NEXT:     %[[V2:[^ ]+]] = affine.apply #map()[%[[ARG3]]]
// TWO-NEXT:     %[[EXTRACTED:[^ ]+]] = tensor.extract %[[ARG1]][%[[ARG2]], %[[V2]]] : tensor<?x?xf32>
// TWO-NEXT:     %[[V3:[^ ]+]] = affine.apply #map1()[%[[ARG3]]]
// TWO-NEXT:     %[[V4:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]], %[[V3]]] : memref<?x?xf32>
// TWO-NEXT:     %[[V5:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG2]], %[[ARG3]]], %[[ARG4]] : memref<?x?xf32>, vector<f32>
// TWO-NEXT:     %[[V6:[^ ]+]] = memref.load %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<?x?xf32>
// TWO-NEXT:     %[[V7:[^ ]+]] = vector.extract %[[ARG6]][] : f32 from vector<f32>
// TWO-NEXT:     memref.store %[[V7]], %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<?x?xf32>
// TWO-NEXT:     memref.store %[[ARG4]], %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<?x?xf32>
// TWO-NEXT:     memref.store %[[ARG4]], %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<?x?xf32>
// TWO-NEXT:     return %[[V1]], %[[EXTRACTED]], %[[V4]], %[[V5]], %[[V6]] : f32, f32, f32, vector<f32>, f32
// TWO-NEXT:   }
// TWO-NEXT:   func.func @twice(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: vector<4xi1>) -> (f32, f32, f32, f32) {
// TWO-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// TWO-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// TWO-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// TWO-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[C3]], %[[C4]]] : memref<?x?xf32>
// TWO-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG1]]]
// TWO-NEXT:     %[[V2:[^ ]+]] = memref.load %[[ARG0]][%[[C5]], %[[V1]]] : memref<?x?xf32>
// TWO-NEXT:     %[[V3:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[C3]]], %[[ARG2]], %[[ARG3]] {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
// TWO-NEXT:     %[[V4:[^ ]+]] = vector.extract %[[V3]][1] : f32 from vector<4xf32>
// TWO-NEXT:     %[[V5:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[C3]]], %[[ARG2]] {in_bounds = [true], permutation_map = #map2} : memref<?x?xf32>, vector<4xf32>
// TWO-NEXT:     %[[V6:[^ ]+]] = vector.extract %[[V5]][1] : f32 from vector<4xf32>
// TWO-NEXT:     return %[[V0]], %[[V2]], %[[V4]], %[[V6]] : f32, f32, f32, f32
// TWO-NEXT:   }
// TWO-NEXT:   func.func @tensor(%[[ARG0:[^ ]+]]: tensor<?xf32>, %[[ARG1:[^ ]+]]: vector<1xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<2xf32>) -> (tensor<?xf32>, tensor<?xf32>) {
// TWO-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG1]][0] : f32 from vector<1xf32>
// TWO-NEXT:     %[[INSERTED:[^ ]+]] = tensor.insert %[[V0]] into %[[ARG0]][%[[ARG2]]] : tensor<?xf32>
// TWO-NEXT:     %[[V1:[^ ]+]] = vector.transfer_write %[[ARG3]], %[[ARG0]][%[[ARG2]]] {in_bounds = [true]} : vector<2xf32>, tensor<?xf32>
// TWO-NEXT:     return %[[INSERTED]], %[[V1]] : tensor<?xf32>, tensor<?xf32>
// TWO-NEXT:   }
// TWO-NEXT: }
