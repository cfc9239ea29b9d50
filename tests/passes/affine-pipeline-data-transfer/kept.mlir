// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-pipeline-data-transfer))' --allow-unregistered-dialect | FileCheck %s

// Loops that run nobody knows how often, copies that nothing waits for, or waits for by another tag.
func.func @waits(%src: memref<256xf32>, %fast: memref<32xf32, 1>, %tag: memref<2xi32>, %k: index) {
  %n = arith.constant 16 : index
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to %k {
    affine.dma_start %src[%i], %fast[%i], %tag[%c0], %n : memref<256xf32>, memref<32xf32, 1>, memref<2xi32>
    affine.dma_wait %tag[%c0], %n : memref<2xi32>
  }
  affine.for %i = 0 to 8 {
    affine.dma_start %src[%i], %fast[%i], %tag[%c0], %n : memref<256xf32>, memref<32xf32, 1>, memref<2xi32>
    affine.dma_wait %tag[%c1], %n : memref<2xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @waits(%[[ARG0:[^ ]+]]: memref<256xf32>, %[[ARG1:[^ ]+]]: memref<32xf32, 1>, %[[ARG2:[^ ]+]]: memref<2xi32>, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to %[[ARG3]] {
// CHECK-NEXT:       affine.dma_start %[[ARG0]][%[[ARG4]]], %[[ARG1]][%[[ARG4]]], %[[ARG2]][%[[C0]]], %[[C16]] : memref<256xf32>, memref<32xf32, 1>, memref<2xi32>
// CHECK-NEXT:       affine.dma_wait %[[ARG2]][%[[C0]]], %[[C16]] : memref<2xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4]] = 0 to 8 {
// CHECK-NEXT:       affine.dma_start %[[ARG0]][%[[ARG4]]], %[[ARG1]][%[[ARG4]]], %[[ARG2]][%[[C0]]], %[[C16]] : memref<256xf32>, memref<32xf32, 1>, memref<2xi32>
// CHECK-NEXT:       affine.dma_wait %[[ARG2]][%[[C1]]], %[[C16]] : memref<2xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Copies out of faster memory, between memories that are as fast, and what one goes back to.
func.func @directions(%src: memref<256xf32>, %dst: memref<256xf32>, %t: memref<1xi32>, %u: memref<1xi32>) {
  %n = arith.constant 16 : index
  %fast = memref.alloc() : memref<32xf32, 1>
  affine.for %i = 0 to 8 {
    affine.dma_start %fast[%i], %dst[%i], %t[0], %n : memref<32xf32, 1>, memref<256xf32>, memref<1xi32>
    affine.dma_wait %t[0], %n : memref<1xi32>
  }
  affine.for %i = 0 to 8 {
    affine.dma_start %src[%i], %dst[%i], %t[0], %n : memref<256xf32>, memref<256xf32>, memref<1xi32>
    affine.dma_wait %t[0], %n : memref<1xi32>
  }
  affine.for %i = 0 to 8 {
    affine.dma_start %src[%i], %fast[%i], %t[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %t[0], %n : memref<1xi32>
    affine.dma_start %fast[%i], %src[%i], %u[0], %n : memref<32xf32, 1>, memref<256xf32>, memref<1xi32>
    affine.dma_wait %u[0], %n : memref<1xi32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @directions(%[[ARG0:[^ ]+]]: memref<256xf32>, %[[ARG1:[^ ]+]]: memref<256xf32>, %[[ARG2:[^ ]+]]: memref<1xi32>, %[[ARG3:[^ ]+]]: memref<1xi32>) {
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG4:[^ ]+]] = 0 to 8 {
// CHECK-NEXT:       affine.dma_start %[[ALLOC]][%[[ARG4]]], %[[ARG1]][%[[ARG4]]], %[[ARG2]][0], %[[C16]] : memref<32xf32, 1>, memref<256xf32>, memref<1xi32>
// CHECK-NEXT:       affine.dma_wait %[[ARG2]][0], %[[C16]] : memref<1xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4]] = 0 to 8 {
// CHECK-NEXT:       affine.dma_start %[[ARG0]][%[[ARG4]]], %[[ARG1]][%[[ARG4]]], %[[ARG2]][0], %[[C16]] : memref<256xf32>, memref<256xf32>, memref<1xi32>
// CHECK-NEXT:       affine.dma_wait %[[ARG2]][0], %[[C16]] : memref<1xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG4]] = 0 to 8 {
// CHECK-NEXT:       affine.dma_start %[[ARG0]][%[[ARG4]]], %[[ALLOC]][%[[ARG4]]], %[[ARG2]][0], %[[C16]] : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT:       affine.dma_wait %[[ARG2]][0], %[[C16]] : memref<1xi32>
// CHECK-NEXT:       affine.dma_start %[[ALLOC]][%[[ARG4]]], %[[ARG0]][%[[ARG4]]], %[[ARG3]][0], %[[C16]] : memref<32xf32, 1>, memref<256xf32>, memref<1xi32>
// CHECK-NEXT:       affine.dma_wait %[[ARG3]][0], %[[C16]] : memref<1xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Memory that is needed outside of the loop.
func.func @outside(%src: memref<256xf32>, %tag: memref<1xi32>) -> f32 {
  %n = arith.constant 16 : index
  %fast = memref.alloc() : memref<32xf32, 1>
  affine.for %i = 0 to 8 {
    affine.dma_start %src[%i], %fast[%i], %tag[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
  }
  %0 = affine.load %fast[0] : memref<32xf32, 1>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @outside(%[[ARG0:[^ ]+]]: memref<256xf32>, %[[ARG1:[^ ]+]]: memref<1xi32>) -> f32 {
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 8 {
// CHECK-NEXT:       affine.dma_start %[[ARG0]][%[[ARG2]]], %[[ALLOC]][%[[ARG2]]], %[[ARG1]][0], %[[C16]] : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT:       affine.dma_wait %[[ARG1]][0], %[[C16]] : memref<1xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<32xf32, 1>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Something in the loop uses it in a way that is not known: what was allocated for it stays.
func.func @otherwise(%src: memref<256xf32>, %tag: memref<1xi32>) {
  %n = arith.constant 16 : index
  %fast = memref.alloc() : memref<32xf32, 1>
  affine.for %i = 0 to 8 {
    affine.dma_start %src[%i], %fast[%i], %tag[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
    %0 = memref.load %fast[%i] : memref<32xf32, 1>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @otherwise(%[[ARG0:[^ ]+]]: memref<256xf32>, %[[ARG1:[^ ]+]]: memref<1xi32>) {
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<32xf32, 1>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 8 {
// CHECK-NEXT:       affine.dma_start %[[ARG0]][%[[ARG2]]], %[[ALLOC]][%[[ARG2]]], %[[ARG1]][0], %[[C16]] : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
// CHECK-NEXT:       affine.dma_wait %[[ARG1]][0], %[[C16]] : memref<1xi32>
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ALLOC]][%[[ARG2]]] : memref<32xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// An op would be needed before it comes.
func.func @too_early(%src: memref<256xf32>, %fast: memref<32xf32, 1>) {
  %tag = memref.alloc() : memref<1xi32>
  affine.for %i = 0 to 8 {
    %n = arith.constant 16 : index
    affine.dma_start %src[%i], %fast[%i], %tag[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 mod 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @too_early(%[[ARG0:[^ ]+]]: memref<256xf32>, %[[ARG1:[^ ]+]]: memref<32xf32, 1>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 8 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.apply #map(%[[ARG2]])
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG2]])
// CHECK-NEXT:       %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:       affine.dma_start %[[ARG0]][%[[ARG2]]], %[[ALLOC]][%[[ARG2]] mod 2, %[[ARG2]]], %[[ALLOC_0]][%[[ARG2]] mod 2, 0], %[[C16]] : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:       affine.dma_wait %[[ALLOC_0]][%[[ARG2]] mod 2, 0], %[[C16]] : memref<2x1xi32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<2x32xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
