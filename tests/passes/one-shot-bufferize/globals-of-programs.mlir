// RUN: mlir-opt %s --split-input-file --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s

ml_program.global private mutable @a(dense<0> : tensor<i64>) : tensor<i64>
func.func @f(%x: tensor<i64>) -> tensor<i64> {
  %0 = ml_program.global_load @a : tensor<i64>
  ml_program.global_store @a = %x : tensor<i64>
  return %0 : tensor<i64>
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" @a : memref<i64> = dense<0>
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<i64, strided<[], offset: ?>>) -> memref<i64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.get_global @a : memref<i64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.get_global @a : memref<i64>
// CHECK-NEXT:     memref.copy %[[ARG0]], %[[V1]] : memref<i64, strided<[], offset: ?>> to memref<i64>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[V0]] : memref<i64> to memref<i64, strided<[], offset: ?>>
// CHECK-NEXT:     return %[[V0]] : memref<i64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

ml_program.global private mutable @a(dense<0> : tensor<4xi64>) : tensor<4xi64>
func.func @f(%x: i64, %i: index) -> i64 {
  %0 = ml_program.global_load @a : tensor<4xi64>
  %1 = tensor.insert %x into %0[%i] : tensor<4xi64>
  ml_program.global_store @a = %1 : tensor<4xi64>
  %2 = tensor.extract %0[%i] : tensor<4xi64>
  return %2 : i64
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" @a : memref<4xi64> = dense<0>
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: index) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.get_global @a : memref<4xi64>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xi64>
// CHECK-NEXT:     memref.copy %[[V0]], %[[ALLOC]] : memref<4xi64> to memref<4xi64>
// CHECK-NEXT:     memref.store %[[ARG0]], %[[ALLOC]][%[[ARG1]]] : memref<4xi64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.get_global @a : memref<4xi64>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[V1]] : memref<4xi64> to memref<4xi64>
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.load %[[V0]][%[[ARG1]]] : memref<4xi64>
// CHECK-NEXT:     return %[[V2]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

ml_program.global private @a(dense<0> : tensor<4xi64>) : tensor<4xi64>
func.func @f(%x: i64, %i: index) -> i64 {
  %0 = ml_program.global_load @a : tensor<4xi64>
  %2 = tensor.extract %0[%i] : tensor<4xi64>
  return %2 : i64
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" constant @a : memref<4xi64> = dense<0>
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: index) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.get_global @a : memref<4xi64>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[V0]][%[[ARG1]]] : memref<4xi64>
// CHECK-NEXT:     return %[[V1]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }
