// RUN: mlir-opt %s --lower-vector-mask | FileCheck %s
// RUN: mlir-opt %s --int-range-optimizations | FileCheck %s
// RUN: mlir-opt %s --canonicalize | FileCheck %s

// A mask that is all set goes wherever ops are folded.
func.func @f(%b: vector<8xf32>, %m: memref<?xf32>, %i: index, %s: f32) -> (f32, vector<8xf32>) {
  %0 = vector.constant_mask [8] : vector<8xi1>
  %1 = vector.mask %0 { vector.reduction <add>, %b : vector<8xf32> into f32 } : vector<8xi1> -> f32
  %2 = arith.constant dense<true> : vector<8xi1>
  %3 = vector.mask %2 { vector.transfer_read %m[%i], %s : memref<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
  vector.mask %2 { vector.transfer_write %3, %m[%i] : vector<8xf32>, memref<?xf32> } : vector<8xi1>
  return %1, %3 : f32, vector<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<8xf32>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> (f32, vector<8xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.reduction <add>, %[[ARG0]] : vector<8xf32> into f32
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transfer_read %[[ARG1]][%[[ARG2]]], %[[ARG3]] : memref<?xf32>, vector<8xf32>
// CHECK-NEXT:     vector.transfer_write %[[V1]], %[[ARG1]][%[[ARG2]]] : vector<8xf32>, memref<?xf32>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : f32, vector<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
