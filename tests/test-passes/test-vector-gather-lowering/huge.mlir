// RUN: couloir opt %s --test-vector-gather-lowering | FileCheck %s

// So many elements are not taken apart: MLIR 22 makes ops until memory ends.
func.func @gather(%m: memref<?xf32>, %i: index, %at: vector<4294967296xindex>, %mask: vector<4294967296xi1>, %v: vector<4294967296xf32>) -> vector<4294967296xf32> {
  %0 = vector.gather %m[%i][%at], %mask, %v : memref<?xf32>, vector<4294967296xindex>, vector<4294967296xi1>, vector<4294967296xf32> into vector<4294967296xf32>
  return %0 : vector<4294967296xf32>
}
func.func @rows(%m: memref<?xf32>, %i: index, %at: vector<4294967296x2xindex>, %mask: vector<4294967296x2xi1>, %v: vector<4294967296x2xf32>) -> vector<4294967296x2xf32> {
  %0 = vector.gather %m[%i][%at], %mask, %v : memref<?xf32>, vector<4294967296x2xindex>, vector<4294967296x2xi1>, vector<4294967296x2xf32> into vector<4294967296x2xf32>
  return %0 : vector<4294967296x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @gather(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4294967296xindex>, %[[ARG3:[^ ]+]]: vector<4294967296xi1>, %[[ARG4:[^ ]+]]: vector<4294967296xf32>) -> vector<4294967296xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.gather %[[ARG0]][%[[ARG1]]] [%[[ARG2]]], %[[ARG3]], %[[ARG4]] : memref<?xf32>, vector<4294967296xindex>, vector<4294967296xi1>, vector<4294967296xf32> into vector<4294967296xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4294967296xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @rows(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4294967296x2xindex>, %[[ARG3:[^ ]+]]: vector<4294967296x2xi1>, %[[ARG4:[^ ]+]]: vector<4294967296x2xf32>) -> vector<4294967296x2xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.gather %[[ARG0]][%[[ARG1]]] [%[[ARG2]]], %[[ARG3]], %[[ARG4]] : memref<?xf32>, vector<4294967296x2xindex>, vector<4294967296x2xi1>, vector<4294967296x2xf32> into vector<4294967296x2xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4294967296x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
