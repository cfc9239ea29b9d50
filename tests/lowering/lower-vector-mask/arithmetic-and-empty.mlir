// RUN: mlir-opt %s --split-input-file '--pass-pipeline=builtin.module(func.func(lower-vector-mask))' | FileCheck %s

func.func @f(%k: vector<2x4xi1>, %m: tensor<?x?xf32>, %i: index, %o: vector<2x4xf32>) -> tensor<?x?xf32> {
  %0 = vector.mask %k { vector.transfer_write %o, %m[%i, %i] : vector<2x4xf32>, tensor<?x?xf32> } : vector<2x4xi1> -> tensor<?x?xf32>
  return %0: tensor<?x?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x4xi1>, %[[ARG1:[^ ]+]]: tensor<?x?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<2x4xf32>) -> tensor<?x?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG3]], %[[ARG1]][%[[ARG2]], %[[ARG2]]], %[[ARG0]] : vector<2x4xf32>, tensor<?x?xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%k: vector<4xi1>, %a: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.mask %k { vector.yield %a : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0: vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<4xi1>, %[[ARG1:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     return %[[ARG1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%k: vector<2x4xi1>, %m: memref<?x?xf32>, %i: index, %p: f32, %o: vector<2x4xf32>) -> (vector<2x4xf32>,vector<2x4xf32>) {
  %0 = vector.mask %k { vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<2x4xf32> } : vector<2x4xi1> -> vector<2x4xf32>
  %1 = vector.mask %k, %o { vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<2x4xf32> } : vector<2x4xi1> -> vector<2x4xf32>
  return %0, %1: vector<2x4xf32>, vector<2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x4xi1>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: vector<2x4xf32>) -> (vector<2x4xf32>, vector<2x4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG1]][%[[ARG2]], %[[ARG2]]], %[[ARG3]], %[[ARG0]] : memref<?x?xf32>, vector<2x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.mask %[[ARG0]], %[[ARG4]] { vector.transfer_read %[[ARG1]][%[[ARG2]], %[[ARG2]]], %[[ARG3]] : memref<?x?xf32>, vector<2x4xf32> } : vector<2x4xi1> -> vector<2x4xf32>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : vector<2x4xf32>, vector<2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%k: vector<[4]xi1>, %m: tensor<?xf32>, %i: index, %o: vector<[4]xf32>) -> tensor<?xf32> {
  %0 = vector.mask %k { vector.transfer_write %o, %m[%i] : vector<[4]xf32>, tensor<?xf32> } : vector<[4]xi1> -> tensor<?xf32>
  return %0: tensor<?xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<[4]xi1>, %[[ARG1:[^ ]+]]: tensor<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<[4]xf32>) -> tensor<?xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_write %[[ARG3]], %[[ARG1]][%[[ARG2]]], %[[ARG0]] : vector<[4]xf32>, tensor<?xf32>
// CHECK-NEXT:     return %[[V0]] : tensor<?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%k: vector<[4]xi1>, %m: memref<?xf32>, %i: index, %p: f32, %o: vector<[4]xf32>) -> (vector<[4]xf32>,vector<[4]xf32>) {
  %0 = vector.mask %k { vector.transfer_read %m[%i], %p : memref<?xf32>, vector<[4]xf32> } : vector<[4]xi1> -> vector<[4]xf32>
  %1 = vector.mask %k, %o { vector.transfer_read %m[%i], %p : memref<?xf32>, vector<[4]xf32> } : vector<[4]xi1> -> vector<[4]xf32>
  return %0, %1: vector<[4]xf32>, vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<[4]xi1>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: vector<[4]xf32>) -> (vector<[4]xf32>, vector<[4]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG1]][%[[ARG2]]], %[[ARG3]], %[[ARG0]] : memref<?xf32>, vector<[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.mask %[[ARG0]], %[[ARG4]] { vector.transfer_read %[[ARG1]][%[[ARG2]]], %[[ARG3]] : memref<?xf32>, vector<[4]xf32> } : vector<[4]xi1> -> vector<[4]xf32>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : vector<[4]xf32>, vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%k: vector<2x4xi1>, %a: vector<2x4xf32>) {
  vector.mask %k { } : vector<2x4xi1>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x4xi1>, %[[ARG1:[^ ]+]]: vector<2x4xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%k: vector<4xi1>, %m: memref<?xf32>, %i: index, %p: f32, %o: vector<4xf32>) -> (vector<4xf32>,vector<4xf32>) {
  %0 = vector.mask %k { vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  %1 = vector.mask %k, %o { vector.transfer_read %m[%i], %p : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
  return %0, %1: vector<4xf32>, vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<4xi1>, %[[ARG1:[^ ]+]]: memref<?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: vector<4xf32>) -> (vector<4xf32>, vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG1]][%[[ARG2]]], %[[ARG3]], %[[ARG0]] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.mask %[[ARG0]], %[[ARG4]] { vector.transfer_read %[[ARG1]][%[[ARG2]]], %[[ARG3]] : memref<?xf32>, vector<4xf32> } : vector<4xi1> -> vector<4xf32>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : vector<4xf32>, vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%k: vector<2x[4]xi1>, %a: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
  %0 = vector.mask %k { vector.yield %a : vector<2x[4]xf32> } : vector<2x[4]xi1> -> vector<2x[4]xf32>
  return %0: vector<2x[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x[4]xi1>, %[[ARG1:[^ ]+]]: vector<2x[4]xf32>) -> vector<2x[4]xf32> {
// CHECK-NEXT:     return %[[ARG1]] : vector<2x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%k: vector<2x[4]xi1>, %m: memref<?x?xf32>, %i: index, %p: f32, %o: vector<2x[4]xf32>) -> (vector<2x[4]xf32>,vector<2x[4]xf32>) {
  %0 = vector.mask %k { vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<2x[4]xf32> } : vector<2x[4]xi1> -> vector<2x[4]xf32>
  %1 = vector.mask %k, %o { vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<2x[4]xf32> } : vector<2x[4]xi1> -> vector<2x[4]xf32>
  return %0, %1: vector<2x[4]xf32>, vector<2x[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<2x[4]xi1>, %[[ARG1:[^ ]+]]: memref<?x?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: vector<2x[4]xf32>) -> (vector<2x[4]xf32>, vector<2x[4]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG1]][%[[ARG2]], %[[ARG2]]], %[[ARG3]], %[[ARG0]] : memref<?x?xf32>, vector<2x[4]xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.mask %[[ARG0]], %[[ARG4]] { vector.transfer_read %[[ARG1]][%[[ARG2]], %[[ARG2]]], %[[ARG3]] : memref<?x?xf32>, vector<2x[4]xf32> } : vector<2x[4]xi1> -> vector<2x[4]xf32>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : vector<2x[4]xf32>, vector<2x[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%k: vector<3x2x4xi1>, %m: memref<?x?x?xf32>, %i: index, %p: f32, %o: vector<3x2x4xf32>) -> (vector<3x2x4xf32>,vector<3x2x4xf32>) {
  %0 = vector.mask %k { vector.transfer_read %m[%i, %i, %i], %p : memref<?x?x?xf32>, vector<3x2x4xf32> } : vector<3x2x4xi1> -> vector<3x2x4xf32>
  %1 = vector.mask %k, %o { vector.transfer_read %m[%i, %i, %i], %p : memref<?x?x?xf32>, vector<3x2x4xf32> } : vector<3x2x4xi1> -> vector<3x2x4xf32>
  return %0, %1: vector<3x2x4xf32>, vector<3x2x4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: vector<3x2x4xi1>, %[[ARG1:[^ ]+]]: memref<?x?x?xf32>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32, %[[ARG4:[^ ]+]]: vector<3x2x4xf32>) -> (vector<3x2x4xf32>, vector<3x2x4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG1]][%[[ARG2]], %[[ARG2]], %[[ARG2]]], %[[ARG3]], %[[ARG0]] : memref<?x?x?xf32>, vector<3x2x4xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.mask %[[ARG0]], %[[ARG4]] { vector.transfer_read %[[ARG1]][%[[ARG2]], %[[ARG2]], %[[ARG2]]], %[[ARG3]] : memref<?x?x?xf32>, vector<3x2x4xf32> } : vector<3x2x4xi1> -> vector<3x2x4xf32>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : vector<3x2x4xf32>, vector<3x2x4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
