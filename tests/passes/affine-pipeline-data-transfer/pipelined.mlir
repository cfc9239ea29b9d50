// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-pipeline-data-transfer))' --allow-unregistered-dialect | FileCheck %s

// The memory that is filled and the tag are there twice; the copy starts an iteration early.
func.func @copy(%src: memref<256xf32>) {
  %fast = memref.alloc() : memref<32xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  %c0 = arith.constant 0 : index
  %n = arith.constant 16 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %src[%i * 16], %fast[%i], %tag[%c0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[%c0], %n : memref<1xi32>
    %0 = affine.load %fast[%i] : memref<32xf32, 1>
    affine.for %j = 0 to 4 {
      affine.store %0, %fast[%i + %j * 2] : memref<32xf32, 1>
    }
    affine.prefetch %fast[%i], read, locality<3>, data : memref<32xf32, 1>
  }
  memref.dealloc %fast : memref<32xf32, 1>
  memref.dealloc %tag : memref<1xi32>
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 - 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 mod 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @copy(%[[ARG0:[^ ]+]]: memref<256xf32>) {
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:     affine.dma_start %[[ARG0]][%[[C0]] * 16], %[[ALLOC]][%[[C0]] mod 2, %[[C0]]], %[[ALLOC_1]][%[[C0]] mod 2, 0], %[[C16]] : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 1 to 8 {
// CHECK-NEXT:       affine.dma_start %[[ARG0]][%[[ARG1]] * 16], %[[ALLOC]][%[[ARG1]] mod 2, %[[ARG1]]], %[[ALLOC_1]][%[[ARG1]] mod 2, 0], %[[C16]] : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.apply #map(%[[ARG1]])
// CHECK-NEXT:       %[[V5:[^ ]+]] = affine.apply #map1(%[[V4]])
// CHECK-NEXT:       %[[V6:[^ ]+]] = affine.apply #map1(%[[V4]])
// CHECK-NEXT:       affine.dma_wait %[[ALLOC_1]][%[[V4]] mod 2, 0], %[[C16]] : memref<2x1xi32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = affine.load %[[ALLOC]][%[[V4]] mod 2, %[[V4]]] : memref<2x32xf32, 1>
// CHECK-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to 4 {
// CHECK-NEXT:         affine.store %[[V7]], %[[ALLOC]][%[[V4]] mod 2, %[[V4]] + %[[ARG2]] * 2] : memref<2x32xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.prefetch %[[ALLOC]][%[[V4]] mod 2, %[[V4]]], read, locality<3>, data : memref<2x32xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C8]])
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1(%[[V0]])
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map1(%[[V0]])
// CHECK-NEXT:     affine.dma_wait %[[ALLOC_1]][%[[V0]] mod 2, 0], %[[C16]] : memref<2x1xi32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.load %[[ALLOC]][%[[V0]] mod 2, %[[V0]]] : memref<2x32xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 4 {
// CHECK-NEXT:       affine.store %[[V3]], %[[ALLOC]][%[[V0]] mod 2, %[[V0]] + %[[ARG1]] * 2] : memref<2x32xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.prefetch %[[ALLOC]][%[[V0]] mod 2, %[[V0]]], read, locality<3>, data : memref<2x32xf32, 1>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_1]] : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<2x32xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Other steps and starts, strides, and memory of a size that is not known.
func.func @steps(%src: memref<?xf32>, %k: index) {
  %fast = memref.alloc(%k) : memref<?xf32, 2>
  %tag = memref.alloc() : memref<4xi32>
  %n = arith.constant 16 : index
  affine.for %i = %k to affine_map<()[s0] -> (s0 + 20)>()[%k] step 3 {
    affine.dma_start %src[%i], %fast[%i mod 4], %tag[0], %n, %n, %n : memref<?xf32>, memref<?xf32, 2>, memref<4xi32>
    affine.dma_wait %tag[0], %n : memref<4xi32>
    %0 = affine.vector_load %fast[%i] : memref<?xf32, 2>, vector<4xf32>
    affine.vector_store %0, %fast[%i + 1] : memref<?xf32, 2>, vector<4xf32>
  }
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 21)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 - 3)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> ((d0 floordiv 3) mod 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @steps(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc(%[[ARG1]]) : memref<2x?xf32, 2>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2x4xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     affine.dma_start %[[ARG0]][%[[V0]]], %[[ALLOC]][(%[[V0]] floordiv 3) mod 2, %[[V0]] mod 4], %[[ALLOC_0]][(%[[V0]] floordiv 3) mod 2, 0], %[[C16]], %[[C16]], %[[C16]] : memref<?xf32>, memref<2x?xf32, 2>, memref<2x4xi32>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = #map1()[%[[ARG1]]] to #map2()[%[[ARG1]]] step 3 {
// CHECK-NEXT:       affine.dma_start %[[ARG0]][%[[ARG2]]], %[[ALLOC]][(%[[ARG2]] floordiv 3) mod 2, %[[ARG2]] mod 4], %[[ALLOC_0]][(%[[ARG2]] floordiv 3) mod 2, 0], %[[C16]], %[[C16]], %[[C16]] : memref<?xf32>, memref<2x?xf32, 2>, memref<2x4xi32>
// CHECK-NEXT:       %[[V6:[^ ]+]] = affine.apply #map3(%[[ARG2]])
// CHECK-NEXT:       %[[V7:[^ ]+]] = affine.apply #map4(%[[V6]])
// CHECK-NEXT:       %[[V8:[^ ]+]] = affine.apply #map4(%[[V6]])
// CHECK-NEXT:       affine.dma_wait %[[ALLOC_0]][(%[[V6]] floordiv 3) mod 2, 0], %[[C16]] : memref<2x4xi32>
// CHECK-NEXT:       %[[V9:[^ ]+]] = affine.vector_load %[[ALLOC]][(%[[V6]] floordiv 3) mod 2, %[[V6]]] : memref<2x?xf32, 2>, vector<4xf32>
// CHECK-NEXT:       affine.vector_store %[[V9]], %[[ALLOC]][(%[[V6]] floordiv 3) mod 2, %[[V6]] + 1] : memref<2x?xf32, 2>, vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map2()[%[[ARG1]]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map3(%[[V1]])
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map4(%[[V2]])
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.apply #map4(%[[V2]])
// CHECK-NEXT:     affine.dma_wait %[[ALLOC_0]][(%[[V2]] floordiv 3) mod 2, 0], %[[C16]] : memref<2x4xi32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = affine.vector_load %[[ALLOC]][(%[[V2]] floordiv 3) mod 2, %[[V2]]] : memref<2x?xf32, 2>, vector<4xf32>
// CHECK-NEXT:     affine.vector_store %[[V5]], %[[ALLOC]][(%[[V2]] floordiv 3) mod 2, %[[V2]] + 1] : memref<2x?xf32, 2>, vector<4xf32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<2x4xi32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<2x?xf32, 2>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What places are computed by comes along; where others use it, too, it is made anew.
func.func @places(%src: memref<256xf32>, %a: memref<32xf32, 1>, %b: memref<32xf32, 1>) {
  %ta = memref.alloc() : memref<1xi32>
  %tb = memref.alloc() : memref<1xi32>
  %n = arith.constant 16 : index
  affine.for %i = 0 to 8 {
    %p = affine.apply affine_map<(d0) -> (d0 * 3 + 1)>(%i)
    affine.dma_start %src[%p], %a[%i], %ta[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    %q = affine.apply affine_map<(d0) -> (d0 * 5 + 1)>(%i)
    affine.dma_start %src[%q], %b[%i], %tb[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %ta[0], %n : memref<1xi32>
    affine.dma_wait %tb[0], %n : memref<1xi32>
    %0 = affine.load %src[%q] : memref<256xf32>
    affine.store %0, %a[%i] : memref<32xf32, 1>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 * 3 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 * 5 + 1)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 - 1)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0 mod 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @places(%[[ARG0:[^ ]+]]: memref<256xf32>, %[[ARG1:[^ ]+]]: memref<32xf32, 1>, %[[ARG2:[^ ]+]]: memref<32xf32, 1>) {
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:     %[[ALLOC_2:[^ ]+]] = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C0]])
// CHECK-NEXT:     affine.dma_start %[[ARG0]][%[[V0]]], %[[ALLOC]][%[[C0]] mod 2, %[[C0]]], %[[ALLOC_1]][%[[C0]] mod 2, 0], %[[C16]] : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1(%[[C0]])
// CHECK-NEXT:     affine.dma_start %[[ARG0]][%[[V1]]], %[[ALLOC_0]][%[[C0]] mod 2, %[[C0]]], %[[ALLOC_2]][%[[C0]] mod 2, 0], %[[C16]] : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 1 to 8 {
// CHECK-NEXT:       %[[V9:[^ ]+]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:       affine.dma_start %[[ARG0]][%[[V9]]], %[[ALLOC]][%[[ARG3]] mod 2, %[[ARG3]]], %[[ALLOC_1]][%[[ARG3]] mod 2, 0], %[[C16]] : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:       %[[V10:[^ ]+]] = affine.apply #map1(%[[ARG3]])
// CHECK-NEXT:       affine.dma_start %[[ARG0]][%[[V10]]], %[[ALLOC_0]][%[[ARG3]] mod 2, %[[ARG3]]], %[[ALLOC_2]][%[[ARG3]] mod 2, 0], %[[C16]] : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:       %[[V11:[^ ]+]] = affine.apply #map2(%[[ARG3]])
// CHECK-NEXT:       %[[V12:[^ ]+]] = affine.apply #map3(%[[V11]])
// CHECK-NEXT:       %[[V13:[^ ]+]] = affine.apply #map3(%[[V11]])
// CHECK-NEXT:       %[[V14:[^ ]+]] = affine.apply #map3(%[[V11]])
// CHECK-NEXT:       %[[V15:[^ ]+]] = affine.apply #map3(%[[V11]])
// CHECK-NEXT:       %[[V16:[^ ]+]] = affine.apply #map1(%[[V11]])
// CHECK-NEXT:       affine.dma_wait %[[ALLOC_1]][%[[V11]] mod 2, 0], %[[C16]] : memref<2x1xi32>
// CHECK-NEXT:       affine.dma_wait %[[ALLOC_2]][%[[V11]] mod 2, 0], %[[C16]] : memref<2x1xi32>
// CHECK-NEXT:       %[[V17:[^ ]+]] = affine.load %[[ARG0]][%[[V16]]] : memref<256xf32>
// CHECK-NEXT:       affine.store %[[V17]], %[[ALLOC]][%[[V11]] mod 2, %[[V11]]] : memref<2x32xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map2(%[[C8]])
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map3(%[[V2]])
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.apply #map3(%[[V2]])
// CHECK-NEXT:     %[[V5:[^ ]+]] = affine.apply #map3(%[[V2]])
// CHECK-NEXT:     %[[V6:[^ ]+]] = affine.apply #map3(%[[V2]])
// CHECK-NEXT:     %[[V7:[^ ]+]] = affine.apply #map1(%[[V2]])
// CHECK-NEXT:     affine.dma_wait %[[ALLOC_1]][%[[V2]] mod 2, 0], %[[C16]] : memref<2x1xi32>
// CHECK-NEXT:     affine.dma_wait %[[ALLOC_2]][%[[V2]] mod 2, 0], %[[C16]] : memref<2x1xi32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = affine.load %[[ARG0]][%[[V7]]] : memref<256xf32>
// CHECK-NEXT:     affine.store %[[V8]], %[[ALLOC]][%[[V2]] mod 2, %[[V2]]] : memref<2x32xf32, 1>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_2]] : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_1]] : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_0]] : memref<2x32xf32, 1>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<2x32xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Loops in loops: the inner one first.
func.func @nested(%src: memref<256xf32>) {
  %n = arith.constant 16 : index
  %tag = memref.alloc() : memref<1xi32>
  %tag2 = memref.alloc() : memref<1xi32>
  %fast = memref.alloc() : memref<32xf32, 1>
  %faster = memref.alloc() : memref<32xf32, 2>
  affine.for %i = 0 to 8 {
    affine.dma_start %src[%i], %fast[0], %tag[0], %n : memref<256xf32>, memref<32xf32, 1>, memref<1xi32>
    affine.dma_wait %tag[0], %n : memref<1xi32>
    affine.for %j = 0 to 8 {
      affine.dma_start %fast[%j], %faster[0], %tag2[0], %n : memref<32xf32, 1>, memref<32xf32, 2>, memref<1xi32>
      affine.dma_wait %tag2[0], %n : memref<1xi32>
      %0 = affine.load %faster[%j] : memref<32xf32, 2>
    }
  }
  memref.dealloc %tag : memref<1xi32>
  memref.dealloc %tag2 : memref<1xi32>
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 - 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 mod 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @nested(%[[ARG0:[^ ]+]]: memref<256xf32>) {
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C8_0:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2x32xf32, 1>
// CHECK-NEXT:     %[[ALLOC_2:[^ ]+]] = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:     affine.dma_start %[[ARG0]][%[[C0]]], %[[ALLOC]][%[[C0]] mod 2, 0], %[[ALLOC_2]][%[[C0]] mod 2, 0], %[[C16]] : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 1 to 8 {
// CHECK-NEXT:       affine.dma_start %[[ARG0]][%[[ARG1]]], %[[ALLOC]][%[[ARG1]] mod 2, 0], %[[ALLOC_2]][%[[ARG1]] mod 2, 0], %[[C16]] : memref<256xf32>, memref<2x32xf32, 1>, memref<2x1xi32>
// CHECK-NEXT:       %[[V7:[^ ]+]] = affine.apply #map(%[[ARG1]])
// CHECK-NEXT:       %[[V8:[^ ]+]] = affine.apply #map1(%[[V7]])
// CHECK-NEXT:       %[[V9:[^ ]+]] = affine.apply #map1(%[[V7]])
// CHECK-NEXT:       affine.dma_wait %[[ALLOC_2]][%[[V7]] mod 2, 0], %[[C16]] : memref<2x1xi32>
// CHECK-NEXT:       %[[ALLOC_5:[^ ]+]] = memref.alloc() : memref<2x32xf32, 2>
// CHECK-NEXT:       %[[ALLOC_6:[^ ]+]] = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:       affine.dma_start %[[ALLOC]][%[[V7]] mod 2, 0], %[[ALLOC_5]][%[[C0_1]] mod 2, 0], %[[ALLOC_6]][%[[C0_1]] mod 2, 0], %[[C16]] : memref<2x32xf32, 1>, memref<2x32xf32, 2>, memref<2x1xi32>
// CHECK-NEXT:       affine.for %[[ARG2:[^ ]+]] = 1 to 8 {
// CHECK-NEXT:         affine.dma_start %[[ALLOC]][%[[V7]] mod 2, %[[ARG2]]], %[[ALLOC_5]][%[[ARG2]] mod 2, 0], %[[ALLOC_6]][%[[ARG2]] mod 2, 0], %[[C16]] : memref<2x32xf32, 1>, memref<2x32xf32, 2>, memref<2x1xi32>
// CHECK-NEXT:         %[[V14:[^ ]+]] = affine.apply #map(%[[ARG2]])
// CHECK-NEXT:         %[[V15:[^ ]+]] = affine.apply #map1(%[[V14]])
// CHECK-NEXT:         %[[V16:[^ ]+]] = affine.apply #map1(%[[V14]])
// CHECK-NEXT:         affine.dma_wait %[[ALLOC_6]][%[[V14]] mod 2, 0], %[[C16]] : memref<2x1xi32>
// CHECK-NEXT:         %[[V17:[^ ]+]] = affine.load %[[ALLOC_5]][%[[V14]] mod 2, %[[V14]]] : memref<2x32xf32, 2>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V10:[^ ]+]] = affine.apply #map(%[[C8_0]])
// CHECK-NEXT:       %[[V11:[^ ]+]] = affine.apply #map1(%[[V10]])
// CHECK-NEXT:       %[[V12:[^ ]+]] = affine.apply #map1(%[[V10]])
// CHECK-NEXT:       affine.dma_wait %[[ALLOC_6]][%[[V10]] mod 2, 0], %[[C16]] : memref<2x1xi32>
// CHECK-NEXT:       %[[V13:[^ ]+]] = affine.load %[[ALLOC_5]][%[[V10]] mod 2, %[[V10]]] : memref<2x32xf32, 2>
// CHECK-NEXT:       memref.dealloc %[[ALLOC_6]] : memref<2x1xi32>
// CHECK-NEXT:       memref.dealloc %[[ALLOC_5]] : memref<2x32xf32, 2>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map(%[[C8]])
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1(%[[V0]])
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map1(%[[V0]])
// CHECK-NEXT:     affine.dma_wait %[[ALLOC_2]][%[[V0]] mod 2, 0], %[[C16]] : memref<2x1xi32>
// CHECK-NEXT:     %[[ALLOC_3:[^ ]+]] = memref.alloc() : memref<2x32xf32, 2>
// CHECK-NEXT:     %[[ALLOC_4:[^ ]+]] = memref.alloc() : memref<2x1xi32>
// CHECK-NEXT:     affine.dma_start %[[ALLOC]][%[[V0]] mod 2, 0], %[[ALLOC_3]][%[[C0_1]] mod 2, 0], %[[ALLOC_4]][%[[C0_1]] mod 2, 0], %[[C16]] : memref<2x32xf32, 1>, memref<2x32xf32, 2>, memref<2x1xi32>
// CHECK-NEXT:     affine.for %[[ARG1]] = 1 to 8 {
// CHECK-NEXT:       affine.dma_start %[[ALLOC]][%[[V0]] mod 2, %[[ARG1]]], %[[ALLOC_3]][%[[ARG1]] mod 2, 0], %[[ALLOC_4]][%[[ARG1]] mod 2, 0], %[[C16]] : memref<2x32xf32, 1>, memref<2x32xf32, 2>, memref<2x1xi32>
// CHECK-NEXT:       %[[V7]] = affine.apply #map(%[[ARG1]])
// CHECK-NEXT:       %[[V8]] = affine.apply #map1(%[[V7]])
// CHECK-NEXT:       %[[V9]] = affine.apply #map1(%[[V7]])
// CHECK-NEXT:       affine.dma_wait %[[ALLOC_4]][%[[V7]] mod 2, 0], %[[C16]] : memref<2x1xi32>
// CHECK-NEXT:       %[[V10]] = affine.load %[[ALLOC_3]][%[[V7]] mod 2, %[[V7]]] : memref<2x32xf32, 2>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map(%[[C8_0]])
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.apply #map1(%[[V3]])
// CHECK-NEXT:     %[[V5:[^ ]+]] = affine.apply #map1(%[[V3]])
// CHECK-NEXT:     affine.dma_wait %[[ALLOC_4]][%[[V3]] mod 2, 0], %[[C16]] : memref<2x1xi32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = affine.load %[[ALLOC_3]][%[[V3]] mod 2, %[[V3]]] : memref<2x32xf32, 2>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_4]] : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_3]] : memref<2x32xf32, 2>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_2]] : memref<2x1xi32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<2x32xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
