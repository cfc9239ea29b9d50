// RUN: mlir-opt %s --split-input-file '--convert-vector-to-scf=lower-scalable lower-tensors' | FileCheck %s

func.func @masked(%v: vector<2x[4]xf32>, %m: memref<?x?xf32>, %i: index, %j: index, %a: index, %b: index) {
  %w = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  %k = vector.create_mask %a, %b : vector<[4]x2xi1>
  vector.transfer_write %w, %m[%i, %j], %k {in_bounds = [true, true]} : vector<[4]x2xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @masked(%[[ARG0:[^ ]+]]: vector<2x[4]xf32>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index, %[[ARG5:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.create_mask %[[ARG5]] : vector<2xi1>
// CHECK-NEXT:     scf.for %[[ARG6:[^ ]+]] = %[[C0]] to %[[ARG4]] step %[[C1]] {
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map(%[[ARG6]])[%[[ARG2]]]
// CHECK-NEXT:       %[[V4:[^ ]+]] = vector.extract %[[V0]][%[[ARG6]]] : f32 from vector<[4]xf32>
// CHECK-NEXT:       %[[V5:[^ ]+]] = vector.extract %[[V1]][%[[ARG6]]] : f32 from vector<[4]xf32>
// CHECK-NEXT:       %[[V6:[^ ]+]] = vector.from_elements %[[V4]], %[[V5]] : vector<2xf32>
// CHECK-NEXT:       vector.transfer_write %[[V6]], %[[ARG1]][%[[V3]], %[[ARG3]]], %[[V2]] {in_bounds = [true]} : vector<2xf32>, memref<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @tensor(%v: vector<2x[4]xf32>, %m: tensor<?x?xf32>, %i: index, %j: index) -> (tensor<?x?xf32>) {
  %w = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  %r = vector.transfer_write %w, %m[%i, %j] {in_bounds = [true, true]} : vector<[4]x2xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @tensor(%[[ARG0:[^ ]+]]: vector<2x[4]xf32>, %[[ARG1:[^ ]+]]: tensor<?x?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT:     %[[VSCALE:[^ ]+]] = vector.vscale
// CHECK-NEXT:     %[[C4_VSCALE:[^ ]+]] = arith.muli %[[VSCALE]], %[[C4]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[C4_VSCALE]] step %[[C1]] iter_args(%[[ARG5:[^ ]+]] = %[[ARG1]]) -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map(%[[ARG4]])[%[[ARG2]]]
// CHECK-NEXT:       %[[V4:[^ ]+]] = vector.extract %[[V0]][%[[ARG4]]] : f32 from vector<[4]xf32>
// CHECK-NEXT:       %[[V5:[^ ]+]] = vector.extract %[[V1]][%[[ARG4]]] : f32 from vector<[4]xf32>
// CHECK-NEXT:       %[[V6:[^ ]+]] = vector.from_elements %[[V4]], %[[V5]] : vector<2xf32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = vector.transfer_write %[[V6]], %[[ARG5]][%[[V3]], %[[ARG3]]] {in_bounds = [true]} : vector<2xf32>, tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %[[V7]] : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V2]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @of_three_dimensions(%v: vector<2x[4]xf32>, %m: memref<?x?x?xf32>, %i: index, %j: index) {
  vector.transfer_write %v, %m[%i, %j, %i] {in_bounds = [true, true], permutation_map = affine_map<(d0,d1,d2)->(d2,d1)>} : vector<2x[4]xf32>, memref<?x?x?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @of_three_dimensions(%[[ARG0:[^ ]+]]: vector<2x[4]xf32>, %[[ARG1:[^ ]+]]: memref<?x?x?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG0]], [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
// CHECK-NEXT:     vector.transfer_write %[[V0]], %[[ARG1]][%[[ARG2]], %[[ARG3]], %[[ARG2]]] {in_bounds = [true, true]} : vector<[4]x2xf32>, memref<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unknown_bounds(%v: vector<2x[4]xf32>, %m: tensor<?x?xf32>, %i: index, %j: index, %k: vector<[4]x2xi1>) -> (tensor<?x?xf32>) {
  %w = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  %r = vector.transfer_write %w, %m[%i, %j], %k {in_bounds = [true, true]} : vector<[4]x2xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @unknown_bounds(%[[ARG0:[^ ]+]]: vector<2x[4]xf32>, %[[ARG1:[^ ]+]]: tensor<?x?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: vector<[4]x2xi1>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transpose %[[ARG0]], [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transfer_write %[[V0]], %[[ARG1]][%[[ARG2]], %[[ARG3]]], %[[ARG4]] {in_bounds = [true, true]} : vector<[4]x2xf32>, tensor<?x?xf32>
// CHECK-NEXT:     return %[[V1]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @masked_tensor(%v: vector<2x[4]xf32>, %m: tensor<?x?xf32>, %i: index, %j: index, %a: index) -> (tensor<?x?xf32>) {
  %w = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  %b = arith.constant 1 : index
  %k = vector.create_mask %a, %b : vector<[4]x2xi1>
  %r = vector.transfer_write %w, %m[%i, %j], %k {in_bounds = [true, true]} : vector<[4]x2xf32>, tensor<?x?xf32>
  return %r : tensor<?x?xf32>
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @masked_tensor(%[[ARG0:[^ ]+]]: vector<2x[4]xf32>, %[[ARG1:[^ ]+]]: tensor<?x?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.extract %[[ARG0]][0] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.extract %[[ARG0]][1] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.create_mask %[[C1]] : vector<2xi1>
// CHECK-NEXT:     %[[V3:[^ ]+]] = scf.for %[[ARG5:[^ ]+]] = %[[C0]] to %[[ARG4]] step %[[C1]] iter_args(%[[ARG6:[^ ]+]] = %[[ARG1]]) -> (tensor<?x?xf32>) {
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.apply #map(%[[ARG5]])[%[[ARG2]]]
// CHECK-NEXT:       %[[V5:[^ ]+]] = vector.extract %[[V0]][%[[ARG5]]] : f32 from vector<[4]xf32>
// CHECK-NEXT:       %[[V6:[^ ]+]] = vector.extract %[[V1]][%[[ARG5]]] : f32 from vector<[4]xf32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = vector.from_elements %[[V5]], %[[V6]] : vector<2xf32>
// CHECK-NEXT:       %[[V8:[^ ]+]] = vector.transfer_write %[[V7]], %[[ARG6]][%[[V4]], %[[ARG3]]], %[[V2]] {in_bounds = [true]} : vector<2xf32>, tensor<?x?xf32>
// CHECK-NEXT:       scf.yield %[[V8]] : tensor<?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V3]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Columns may be out of bounds.
func.func @beyond(%v: vector<2x[4]xf32>, %m: memref<?x?xf32>, %i: index, %j: index) {
  %w = vector.transpose %v, [1, 0] : vector<2x[4]xf32> to vector<[4]x2xf32>
  vector.transfer_write %w, %m[%i, %j] {in_bounds = [true, false]} : vector<[4]x2xf32>, memref<?x?xf32>
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @beyond(%arg0: vector<2x[4]xf32>, %arg1: memref<?x?xf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %0 = vector.extract %arg0[0] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT: %1 = vector.extract %arg0[1] : vector<[4]xf32> from vector<2x[4]xf32>
// CHECK-NEXT: %vscale = vector.vscale
// CHECK-NEXT: %c4_vscale = arith.muli %vscale, %c4 : index
// CHECK-NEXT: scf.for %arg4 = %c0 to %c4_vscale step %c1 {
// CHECK-NEXT: %2 = affine.apply #map(%arg4)[%arg2]
// CHECK-NEXT: %3 = vector.extract %0[%arg4] : f32 from vector<[4]xf32>
// CHECK-NEXT: %4 = vector.extract %1[%arg4] : f32 from vector<[4]xf32>
// CHECK-NEXT: %5 = vector.from_elements %3, %4 : vector<2xf32>
// CHECK-NEXT: vector.transfer_write %5, %arg1[%2, %arg3] : vector<2xf32>, memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
