// ORACLE: differs (globals-without-contents)
// RUN: mlir-opt %s --split-input-file --one-shot-bufferize=bufferize-function-boundaries | FileCheck %s

ml_program.global private mutable @a(dense<0> : tensor<4xi64>) : tensor<4xi64> {foo = 1 : i32}
func.func @f(%x: i64, %i: index) -> i64 {
  %0 = ml_program.global_load @a : tensor<4xi64>
  %e = tensor.empty() : tensor<4xi64>
  %1 = linalg.fill ins(%x : i64) outs(%e : tensor<4xi64>) -> tensor<4xi64>
  ml_program.global_store @a = %1 : tensor<4xi64>
  %3 = linalg.add ins(%0, %1 : tensor<4xi64>, tensor<4xi64>) outs(%0 : tensor<4xi64>) -> tensor<4xi64>
  ml_program.global_store @a = %3 : tensor<4xi64>
  %2 = tensor.extract %0[%i] : tensor<4xi64>
  return %2 : i64
}

// CHECK: module {
// CHECK-NEXT:   memref.global "private" @a : memref<4xi64> = dense<0>
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i64, %[[ARG1:[^ ]+]]: index) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.get_global @a : memref<4xi64>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xi64>
// CHECK-NEXT:     linalg.fill ins(%[[ARG0]] : i64) outs(%[[ALLOC]] : memref<4xi64>)
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.get_global @a : memref<4xi64>
// CHECK-NEXT:     memref.copy %[[ALLOC]], %[[V1]] : memref<4xi64> to memref<4xi64>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() {alignment = 64 : i64} : memref<4xi64>
// CHECK-NEXT:     linalg.add ins(%[[V0]], %[[ALLOC]] : memref<4xi64>, memref<4xi64>) outs(%[[ALLOC_0]] : memref<4xi64>)
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.get_global @a : memref<4xi64>
// CHECK-NEXT:     memref.copy %[[ALLOC_0]], %[[V2]] : memref<4xi64> to memref<4xi64>
// CHECK-NEXT:     %[[V3:[^ ]+]] = memref.load %[[V0]][%[[ARG1]]] : memref<4xi64>
// CHECK-NEXT:     return %[[V3]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }
