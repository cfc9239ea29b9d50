// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

func.func @maskedload_all(%b: memref<?xf32>, %i: index, %p: vector<4xf32>) -> (vector<4xf32>) {
  %m = vector.constant_mask [4] : vector<4xi1>
  %r = vector.maskedload %b[%i], %m, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @maskedload_all(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.load %[[ARG0]][%[[ARG1]]] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @maskedload_none(%b: memref<?xf32>, %i: index, %p: vector<4xf32>) -> (vector<4xf32>) {
  %m = vector.constant_mask [0] : vector<4xi1>
  %r = vector.maskedload %b[%i], %m, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @maskedload_none(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     return %[[ARG2]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @maskedload_some(%b: memref<?xf32>, %i: index, %p: vector<4xf32>) -> (vector<4xf32>) {
  %m = vector.constant_mask [2] : vector<4xi1>
  %r = vector.maskedload %b[%i], %m, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @maskedload_some(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.constant_mask [2] : vector<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.maskedload %[[ARG0]][%[[ARG1]]], %[[V0]], %[[ARG2]] : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @maskedstore_dense1(%b: memref<?xf32>, %i: index, %p: vector<4xf32>) {
  %m = arith.constant dense<true> : vector<4xi1>
  vector.maskedstore %b[%i], %m, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @maskedstore_dense1(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     vector.store %[[ARG2]], %[[ARG0]][%[[ARG1]]] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @maskedstore_create0(%b: memref<?xf32>, %i: index, %p: vector<4xf32>) {
  %c0 = arith.constant 0 : index
  %m = vector.create_mask %c0 : vector<4xi1>
  vector.maskedstore %b[%i], %m, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @maskedstore_create0(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @expandload_create8(%b: memref<?xf32>, %i: index, %p: vector<4xf32>) -> (vector<4xf32>) {
  %c8 = arith.constant 8 : index
  %m = vector.create_mask %c8 : vector<4xi1>
  %r = vector.expandload %b[%i], %m, %p : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @expandload_create8(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.load %[[ARG0]][%[[ARG1]]] : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @compressstore_none(%b: memref<?xf32>, %i: index, %p: vector<4xf32>) {
  %m = vector.constant_mask [0] : vector<4xi1>
  vector.compressstore %b[%i], %m, %p : memref<?xf32>, vector<4xi1>, vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @compressstore_none(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @gather_none(%b: memref<?xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xindex>) -> (vector<4xf32>) {
  %m = vector.constant_mask [0] : vector<4xi1>
  %r = vector.gather %b[%i][%x], %m, %p : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @gather_none(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xindex>) -> vector<4xf32> {
// CHECK-NEXT:     return %[[ARG2]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @gather_all(%b: memref<?xf32>, %i: index, %p: vector<4xf32>, %x: vector<4xindex>) -> (vector<4xf32>) {
  %m = vector.constant_mask [4] : vector<4xi1>
  %r = vector.gather %b[%i][%x], %m, %p : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @gather_all(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xf32>, %[[ARG3:[^ ]+]]: vector<4xindex>) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.gather %[[ARG0]][%[[ARG1]]] [%[[ARG3]]], %[[CST]], %[[ARG2]] : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scatter_tensor_none(%i: index, %p: vector<4xf32>, %x: vector<4xindex>, %t: tensor<8xf32>) -> (tensor<8xf32>) {
  %m = vector.constant_mask [0] : vector<4xi1>
  %r = vector.scatter %t[%i][%x], %m, %p : tensor<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> -> tensor<8xf32>
  return %r : tensor<8xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @scatter_tensor_none(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: vector<4xf32>, %[[ARG2:[^ ]+]]: vector<4xindex>, %[[ARG3:[^ ]+]]: tensor<8xf32>) -> tensor<8xf32> {
// CHECK-NEXT:     return %[[ARG3]] : tensor<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @gather_contiguous_step_memref_xf32(%b: memref<?xf32>, %i: index, %n: index, %p: vector<4xf32>) -> (vector<4xf32>) {
  %x = vector.step : vector<4xindex>
  %m = vector.create_mask %n : vector<4xi1>
  %r = vector.gather %b[%i][%x], %m, %p : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @gather_contiguous_step_memref_xf32(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.create_mask %[[ARG2]] : vector<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.maskedload %[[ARG0]][%[[ARG1]]], %[[V0]], %[[ARG3]] : memref<?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @gather_contiguous_dense_memref_x_xf32(%b: memref<?x?xf32>, %i: index, %n: index, %p: vector<4xf32>) -> (vector<4xf32>) {
  %x = arith.constant dense<[0,1,2,3]> : vector<4xindex>
  %m = vector.create_mask %n : vector<4xi1>
  %r = vector.gather %b[%i, %i][%x], %m, %p : memref<?x?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @gather_contiguous_dense_memref_x_xf32(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.create_mask %[[ARG2]] : vector<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.maskedload %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[V0]], %[[ARG3]] : memref<?x?xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @gather_contiguous_dense1_memref_xf32(%b: memref<?xf32>, %i: index, %n: index, %p: vector<4xf32>) -> (vector<4xf32>) {
  %x = arith.constant dense<[1,2,3,4]> : vector<4xindex>
  %m = vector.create_mask %n : vector<4xi1>
  %r = vector.gather %b[%i][%x], %m, %p : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @gather_contiguous_dense1_memref_xf32(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<[1, 2, 3, 4]> : vector<4xindex>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.create_mask %[[ARG2]] : vector<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.gather %[[ARG0]][%[[ARG1]]] [%[[CST]]], %[[V0]], %[[ARG3]] : memref<?xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     return %[[V1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @gather_contiguous_step_tensor_8xf32(%b: tensor<8xf32>, %i: index, %n: index, %p: vector<4xf32>) -> (vector<4xf32>) {
  %x = vector.step : vector<4xindex>
  %m = vector.create_mask %n : vector<4xi1>
  %r = vector.gather %b[%i][%x], %m, %p : tensor<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @gather_contiguous_step_tensor_8xf32(%[[ARG0:[^ ]+]]: tensor<8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.step : vector<4xindex>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.create_mask %[[ARG2]] : vector<4xi1>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.gather %[[ARG0]][%[[ARG1]]] [%[[V0]]], %[[V1]], %[[ARG3]] : tensor<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     return %[[V2]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @gather_contiguous_scalable(%b: memref<?xf32>, %i: index, %m: vector<[4]xi1>, %p: vector<[4]xf32>) -> (vector<[4]xf32>) {
  %x = vector.step : vector<[4]xindex>
  %r = vector.gather %b[%i][%x], %m, %p {alignment = 8 : i64} : memref<?xf32>, vector<[4]xindex>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
  return %r : vector<[4]xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @gather_contiguous_scalable(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<[4]xi1>, %[[ARG3:[^ ]+]]: vector<[4]xf32>) -> vector<[4]xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.step : vector<[4]xindex>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.gather %[[ARG0]][%[[ARG1]]] [%[[V0]]], %[[ARG2]], %[[ARG3]] {alignment = 8 : i64} : memref<?xf32>, vector<[4]xindex>, vector<[4]xi1>, vector<[4]xf32> into vector<[4]xf32>
// CHECK-NEXT:     return %[[V1]] : vector<[4]xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scatter_contiguous_i32_memref_xf32(%b: memref<?xf32>, %i: index, %n: index, %p: vector<4xf32>) {
  %x = arith.constant dense<[0,1,2,3]> : vector<4xi32>
  %m = vector.create_mask %n : vector<4xi1>
  vector.scatter %b[%i][%x], %m, %p : memref<?xf32>, vector<4xi32>, vector<4xi1>, vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @scatter_contiguous_i32_memref_xf32(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.create_mask %[[ARG2]] : vector<4xi1>
// CHECK-NEXT:     vector.maskedstore %[[ARG0]][%[[ARG1]]], %[[V0]], %[[ARG3]] : memref<?xf32>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @scatter_contiguous_scalable(%b: memref<?xf32>, %i: index, %m: vector<[4]xi1>, %p: vector<[4]xf32>) {
  %x = vector.step : vector<[4]xindex>
  vector.scatter %b[%i][%x], %m, %p {alignment = 8 : i64} : memref<?xf32>, vector<[4]xindex>, vector<[4]xi1>, vector<[4]xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @scatter_contiguous_scalable(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<[4]xi1>, %[[ARG3:[^ ]+]]: vector<[4]xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.step : vector<[4]xindex>
// CHECK-NEXT:     vector.scatter %[[ARG0]][%[[ARG1]]] [%[[V0]]], %[[ARG2]], %[[ARG3]] {alignment = 8 : i64} : memref<?xf32>, vector<[4]xindex>, vector<[4]xi1>, vector<[4]xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transfer_read_all(%b: memref<?xf32>, %i: index) -> (vector<4xf32>) {
  %f0 = arith.constant 0.0 : f32
  %m = vector.constant_mask [4] : vector<4xi1>
  %r = vector.transfer_read %b[%i], %f0, %m {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
  return %r : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @transfer_read_all(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index) -> vector<4xf32> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant 0.000000e+00 : f32
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]]], %[[CST]] {in_bounds = [true]} : memref<?xf32>, vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @transfer_write_all(%b: memref<?xf32>, %i: index, %p: vector<4xf32>) {
  %m = vector.constant_mask [4] : vector<4xi1>
  vector.transfer_write %p, %b[%i], %m {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @transfer_write_all(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     vector.transfer_write %[[ARG2]], %[[ARG0]][%[[ARG1]]] {in_bounds = [true]} : vector<4xf32>, memref<?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
