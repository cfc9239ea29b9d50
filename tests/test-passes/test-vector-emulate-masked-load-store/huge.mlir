// RUN: couloir opt %s --test-vector-emulate-masked-load-store | FileCheck %s

// So many elements are not taken apart: MLIR 22 makes ops until memory ends.
func.func @load(%m: memref<?xf32>, %i: index, %mask: vector<4294967296xi1>, %v: vector<4294967296xf32>) -> vector<4294967296xf32> {
  %0 = vector.maskedload %m[%i], %mask, %v : memref<?xf32>, vector<4294967296xi1>, vector<4294967296xf32> into vector<4294967296xf32>
  return %0 : vector<4294967296xf32>
}
func.func @store(%m: memref<?xf32>, %i: index, %mask: vector<4294967296xi1>, %v: vector<4294967296xf32>) {
  vector.maskedstore %m[%i], %mask, %v : memref<?xf32>, vector<4294967296xi1>, vector<4294967296xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @load(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4294967296xi1>, %[[ARG3:[^ ]+]]: vector<4294967296xf32>) -> vector<4294967296xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.maskedload %[[ARG0]][%[[ARG1]]], %[[ARG2]], %[[ARG3]] : memref<?xf32>, vector<4294967296xi1>, vector<4294967296xf32> into vector<4294967296xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4294967296xf32>
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @store(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4294967296xi1>, %[[ARG3:[^ ]+]]: vector<4294967296xf32>) {
// CHECK-NEXT:     vector.maskedstore %[[ARG0]][%[[ARG1]]], %[[ARG2]], %[[ARG3]] : memref<?xf32>, vector<4294967296xi1>, vector<4294967296xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
