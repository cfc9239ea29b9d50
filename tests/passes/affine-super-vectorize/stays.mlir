// ORACLE: differs (crashes)
// RUN: mlir-opt %s --split-input-file --affine-super-vectorize="virtual-vector-size=16 vectorize-reductions" | FileCheck %s

// What is counted is no vector: the loop stays, and nothing is left of what was begun.
func.func @s6(%A: memref<?xi32>, %n: index, %k : index) -> i32 {
  %z = arith.constant 0 : i32
  %t = affine.for %j = 0 to 1000 iter_args(%acc = %z) -> (i32) {
    %c = arith.index_cast %j : index to i32
    %b = arith.addi %c, %acc : i32
    affine.yield %b : i32
  }
  return %t : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @s6(%[[ARG0:[^ ]+]]: memref<?xi32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) -> i32 {
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG3:[^ ]+]] = 0 to 1000 iter_args(%[[ARG4:[^ ]+]] = %[[C0_I32]]) -> (i32) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.index_cast %[[ARG3]] : index to i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[ARG4]] : i32
// CHECK-NEXT:       affine.yield %[[V2]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<0> : vector<16xi32>
// CHECK-NEXT:     return %[[V0]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @minsigned(%A: memref<?xindex>, %n: index, %z: index) -> index {
  %r = affine.for %i = 0 to %n iter_args(%a = %z) -> (index) {
    %v = affine.load %A[%i] : memref<?xindex>
    %0 = arith.minsi %a, %v : index
    affine.yield %0 : index
  }
  return %r : index
}

// CHECK: #map = affine_map<(d0)[s0] -> (-d0 + s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @minsigned(%[[ARG0:[^ ]+]]: memref<?xindex>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<9223372036854775807> : vector<16xindex>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG1]] step 16 iter_args(%[[ARG4:[^ ]+]] = %[[CST]]) -> (vector<16xindex>) {
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map(%[[ARG3]])[%[[ARG1]]]
// CHECK-NEXT:       %[[V4:[^ ]+]] = vector.create_mask %[[V3]] : vector<16xi1>
// CHECK-NEXT:       %[[V5:[^ ]+]] = ub.poison : index
// CHECK-NEXT:       %[[V6:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG3]]], %[[V5]] : memref<?xindex>, vector<16xindex>
// CHECK-NEXT:       %[[V7:[^ ]+]] = arith.select %[[V4]], %[[V6]], %[[CST]] : vector<16xi1>, vector<16xindex>
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.minsi %[[ARG4]], %[[V7]] : vector<16xindex>
// CHECK-NEXT:       affine.yield %[[V8]] : vector<16xindex>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.reduction <minsi>, %[[V0]] : vector<16xindex> into index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.minsi %[[V1]], %[[ARG2]] : index
// CHECK-NEXT:     return %[[V2]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
