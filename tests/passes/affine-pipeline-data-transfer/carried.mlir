// ORACLE: differs (loops-that-carry-values)
// RUN: mlir-opt %s --pass-pipeline='builtin.module(func.func(affine-pipeline-data-transfer))' | FileCheck %s

func.func @carried(%src: memref<256xf32>, %f: f32) -> f32 {
  %n = arith.constant 16 : index
  %t = memref.alloc() : memref<1xi32>
  %a = memref.alloc() : memref<32xf32, 1>
  %0 = affine.for %i = 0 to 2 iter_args(%c = %f) -> f32 {
    affine.dma_start %src[%i], %a[%i], %t[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t[0], %n : memref<1xi32>
    affine.yield %c : f32
  }
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @carried(%[[ARG0:[^ ]+]]: memref<256xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1xi32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG2:[^ ]+]] = 0 to 2 iter_args(%[[ARG3:[^ ]+]] = %[[ARG1]]) -> (f32) {
// CHECK-NEXT:       affine.dma_start %[[ARG0]][%[[ARG2]]], %[[ALLOC_0]][%[[ARG2]]], %[[ALLOC]][0], %[[C16]] : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT:       affine.dma_wait %[[ALLOC]][0], %[[C16]] : memref<1xi32>
// CHECK-NEXT:       affine.yield %[[ARG3]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
