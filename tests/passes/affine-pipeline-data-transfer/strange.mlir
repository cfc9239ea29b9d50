// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-pipeline-data-transfer))' --allow-unregistered-dialect | FileCheck %s

// Loops that run once, or never.
func.func @rarely(%src: memref<256xf32>, %a: memref<32xf32, 1>, %b: memref<32xf32, 1>) {
  %t = memref.alloc() : memref<1xi32>
  %n = arith.constant 16 : index
  affine.for %i = 0 to 1 {
    affine.dma_start %src[%i], %a[%i], %t[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t[0], %n : memref<1xi32>
  }
  affine.for %i = 5 to 5 {
    affine.dma_start %src[%i], %b[%i], %t[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t[0], %n : memref<1xi32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 - 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 mod 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @rarely(%[[ARG0:[^ ]+]]: memref<256xf32>, %[[ARG1:[^ ]+]]: memref<32xf32, 1>, %[[ARG2:[^ ]+]]: memref<32xf32, 1>) {
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:     affine.dma_start %[[ARG0]][%[[C0]]], %[[ALLOC]][%[[C0]] mod 2, %[[C0]]], %[[ALLOC_0]][%[[C0]] mod 2, 0], %[[C16]] : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 1 to 1 {
// CHECK-NEXT:       affine.dma_start %[[ARG0]][%[[ARG3]]], %[[ALLOC]][%[[ARG3]] mod 2, %[[ARG3]]], %[[ALLOC_0]][%[[ARG3]] mod 2, 0], %[[C16]] : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:       %[[V6:[^ ]+]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:       %[[V7:[^ ]+]] = affine.apply #map1(%[[V6]])
// CHECK-NEXT:       %[[V8:[^ ]+]] = affine.apply #map1(%[[V6]])
// CHECK-NEXT:       affine.dma_wait %[[ALLOC_0]][%[[V6]] mod 2, 0], %[[C16]] : memref<2x1xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C1]])
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1(%[[V0]])
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map1(%[[V0]])
// CHECK-NEXT:     affine.dma_wait %[[ALLOC_0]][%[[V0]] mod 2, 0], %[[C16]] : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<2x32xf32, 1>
// CHECK-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:     %[[ALLOC_2:[^ ]+]] = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:     affine.for %[[ARG3]] = 5 to 5 {
// CHECK-NEXT:       affine.dma_start %[[ARG0]][%[[ARG3]]], %[[ALLOC_1]][%[[ARG3]] mod 2, %[[ARG3]]], %[[ALLOC_2]][%[[ARG3]] mod 2, 0], %[[C16]] : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map(%[[C5]])
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.apply #map1(%[[V3]])
// CHECK-NEXT:     %[[V5:[^ ]+]] = affine.apply #map1(%[[V3]])
// CHECK-NEXT:     affine.dma_wait %[[ALLOC_2]][%[[V3]] mod 2, 0], %[[C16]] : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_2]] : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_1]] : memref<2x32xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is counted is not needed.
func.func @uncounted(%src: memref<256xf32>, %a: memref<32xf32, 1>) {
  %t = memref.alloc() : memref<1xi32>
  %n = arith.constant 16 : index
  affine.for %i = 0 to 2 {
    affine.dma_start %src[0], %a[0], %t[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t[0], %n : memref<1xi32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 - 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 mod 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @uncounted(%[[ARG0:[^ ]+]]: memref<256xf32>, %[[ARG1:[^ ]+]]: memref<32xf32, 1>) {
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:     affine.dma_start %[[ARG0]][0], %[[ALLOC]][%[[C0]] mod 2, 0], %[[ALLOC_0]][%[[C0]] mod 2, 0], %[[C16]] : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:     affine.dma_start %[[ARG0]][0], %[[ALLOC]][%[[C1]] mod 2, 0], %[[ALLOC_0]][%[[C1]] mod 2, 0], %[[C16]] : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C1]])
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1(%[[V0]])
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map1(%[[V0]])
// CHECK-NEXT:     affine.dma_wait %[[ALLOC_0]][%[[V0]] mod 2, 0], %[[C16]] : memref<2x1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map(%[[C2]])
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.apply #map1(%[[V3]])
// CHECK-NEXT:     %[[V5:[^ ]+]] = affine.apply #map1(%[[V3]])
// CHECK-NEXT:     affine.dma_wait %[[ALLOC_0]][%[[V3]] mod 2, 0], %[[C16]] : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<2x32xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// As long as can be.
func.func @greatest(%src: memref<256xf32>, %a: memref<32xf32, 1>) {
  %t = memref.alloc() : memref<1xi32>
  %n = arith.constant 16 : index
  affine.for %i = 0 to 9223372036854775807 step 9223372036854775806 {
    affine.dma_start %src[0], %a[0], %t[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t[0], %n : memref<1xi32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 - 9223372036854775806)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> ((d0 floordiv 9223372036854775806) mod 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @greatest(%[[ARG0:[^ ]+]]: memref<256xf32>, %[[ARG1:[^ ]+]]: memref<32xf32, 1>) {
// CHECK-NEXT:     %[[C_4:[^ ]+]] = arith.constant -4 : index
// CHECK-NEXT:     %[[C9223372036854775806:[^ ]+]] = arith.constant 9223372036854775806 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:     affine.dma_start %[[ARG0]][0], %[[ALLOC]][(%[[C0]] floordiv 9223372036854775806) mod 2, 0], %[[ALLOC_0]][(%[[C0]] floordiv 9223372036854775806) mod 2, 0], %[[C16]] : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:     affine.dma_start %[[ARG0]][0], %[[ALLOC]][(%[[C9223372036854775806]] floordiv 9223372036854775806) mod 2, 0], %[[ALLOC_0]][(%[[C9223372036854775806]] floordiv 9223372036854775806) mod 2, 0], %[[C16]] : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C9223372036854775806]])
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1(%[[V0]])
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map1(%[[V0]])
// CHECK-NEXT:     affine.dma_wait %[[ALLOC_0]][(%[[V0]] floordiv 9223372036854775806) mod 2, 0], %[[C16]] : memref<2x1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map(%[[C_4]])
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.apply #map1(%[[V3]])
// CHECK-NEXT:     %[[V5:[^ ]+]] = affine.apply #map1(%[[V3]])
// CHECK-NEXT:     affine.dma_wait %[[ALLOC_0]][(%[[V3]] floordiv 9223372036854775806) mod 2, 0], %[[C16]] : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<2x32xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
