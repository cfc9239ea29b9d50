// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{}))' | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{generate-dma fast-mem-space=2}))' | FileCheck %s --check-prefix=DMA

func.func @rank0(%a: memref<f32>, %b: memref<4xf32>) {
  affine.for %i = 0 to 4 {
    %0 = affine.load %b[%i] : memref<4xf32>
    affine.store %0, %a[] : memref<f32>
    %1 = affine.load %a[] : memref<f32>
    affine.store %1, %b[3 - %i] : memref<4xf32>
  }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @rank0(%[[ARG0:[^ ]+]]: memref<f32>, %[[ARG1:[^ ]+]]: memref<4xf32>) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4_2:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 4 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG1]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG2]]] : memref<4xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 4 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<4xf32, 1>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][] : memref<f32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][] : memref<f32>
// CHECK-NEXT:       affine.store %[[V1]], %[[ALLOC]][-%[[ARG2]] + 3] : memref<4xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 4 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<4xf32, 1>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG2]]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<4xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// DMA: module {
// DMA-NEXT:   func.func @rank0(%[[ARG0:[^ ]+]]: memref<f32>, %[[ARG1:[^ ]+]]: memref<4xf32>) {
// DMA-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// DMA-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C4_2:[^ ]+]] = arith.constant 4 : index
// DMA-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32, 2>
// DMA-NEXT:     %[[ALLOC_5:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.dma_start %[[ARG1]][%[[C0_3]]], %[[ALLOC]][%[[C0_3]]], %[[ALLOC_5]][%[[C0_3]]], %[[C4_2]] : memref<4xf32>, memref<4xf32, 2>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_5]][%[[C0_3]]], %[[C4_2]] : memref<1xi32>
// DMA-NEXT:     %[[ALLOC_6:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 4 {
// DMA-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<4xf32, 2>
// DMA-NEXT:       affine.store %[[V0]], %[[ARG0]][] : memref<f32>
// DMA-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][] : memref<f32>
// DMA-NEXT:       affine.store %[[V1]], %[[ALLOC]][-%[[ARG2]] + 3] : memref<4xf32, 2>
// DMA-NEXT:     }
// DMA-NEXT:     affine.dma_start %[[ALLOC]][%[[C0]]], %[[ARG1]][%[[C0]]], %[[ALLOC_6]][%[[C0]]], %[[C4]] : memref<4xf32, 2>, memref<4xf32>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_6]][%[[C0]]], %[[C4]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_6]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_5]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC]] : memref<4xf32, 2>
// DMA-NEXT:     return
// DMA-NEXT:   }
// DMA-NEXT: }

// -----

func.func @carried(%a: memref<16xf32>, %f: f32) -> f32 {
  %r = affine.for %i = 0 to 16 iter_args(%s = %f) -> f32 {
    %0 = affine.load %a[%i] : memref<16xf32>
    %1 = arith.addf %0, %s : f32
    affine.yield %1 : f32
  }
  affine.for %i = 0 to 16 step 3 iter_args(%s = %r) -> f32 {
    affine.store %s, %a[%i] : memref<16xf32>
    affine.yield %s : f32
  }
  return %r : f32
}



// CHECK: module {
// CHECK-NEXT:   func.func @carried(%[[ARG0:[^ ]+]]: memref<16xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C16_0:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<16xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 16 {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<16xf32>
// CHECK-NEXT:       affine.store %[[V2]], %[[ALLOC]][%[[ARG2]]] : memref<16xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG2]] = 0 to 16 iter_args(%[[ARG3:[^ ]+]] = %[[ARG1]]) -> (f32) {
// CHECK-NEXT:       %[[V2]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<16xf32, 1>
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addf %[[V2]], %[[ARG3]] : f32
// CHECK-NEXT:       affine.yield %[[V3]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<16xf32, 1>
// CHECK-NEXT:     %[[ALLOC_3:[^ ]+]] = memref.alloc() : memref<16xf32, 1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.for %[[ARG2]] = 0 to 16 step 3 iter_args(%[[ARG3]] = %[[V0]]) -> (f32) {
// CHECK-NEXT:       affine.store %[[ARG3]], %[[ALLOC_3]][%[[ARG2]]] : memref<16xf32, 1>
// CHECK-NEXT:       affine.yield %[[ARG3]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 16 {
// CHECK-NEXT:       %[[V2]] = affine.load %[[ALLOC_3]][%[[ARG2]]] : memref<16xf32, 1>
// CHECK-NEXT:       affine.store %[[V2]], %[[ARG0]][%[[ARG2]]] : memref<16xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC_3]] : memref<16xf32, 1>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// DMA: module {
// DMA-NEXT:   func.func @carried(%[[ARG0:[^ ]+]]: memref<16xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// DMA-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// DMA-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C16_0:[^ ]+]] = arith.constant 16 : index
// DMA-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<16xf32, 2>
// DMA-NEXT:     %[[ALLOC_3:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.dma_start %[[ARG0]][%[[C0_1]]], %[[ALLOC]][%[[C0_1]]], %[[ALLOC_3]][%[[C0_1]]], %[[C16_0]] : memref<16xf32>, memref<16xf32, 2>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_3]][%[[C0_1]]], %[[C16_0]] : memref<1xi32>
// DMA-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG2:[^ ]+]] = 0 to 16 iter_args(%[[ARG3:[^ ]+]] = %[[ARG1]]) -> (f32) {
// DMA-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<16xf32, 2>
// DMA-NEXT:       %[[V3:[^ ]+]] = arith.addf %[[V2]], %[[ARG3]] : f32
// DMA-NEXT:       affine.yield %[[V3]] : f32
// DMA-NEXT:     }
// DMA-NEXT:     memref.dealloc %[[ALLOC_3]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC]] : memref<16xf32, 2>
// DMA-NEXT:     %[[ALLOC_4:[^ ]+]] = memref.alloc() : memref<16xf32, 2>
// DMA-NEXT:     %[[ALLOC_5:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     %[[V1:[^ ]+]] = affine.for %[[ARG2]] = 0 to 16 step 3 iter_args(%[[ARG3]] = %[[V0]]) -> (f32) {
// DMA-NEXT:       affine.store %[[ARG3]], %[[ALLOC_4]][%[[ARG2]]] : memref<16xf32, 2>
// DMA-NEXT:       affine.yield %[[ARG3]] : f32
// DMA-NEXT:     }
// DMA-NEXT:     affine.dma_start %[[ALLOC_4]][%[[C0]]], %[[ARG0]][%[[C0]]], %[[ALLOC_5]][%[[C0]]], %[[C16]] : memref<16xf32, 2>, memref<16xf32>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_5]][%[[C0]]], %[[C16]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_5]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_4]] : memref<16xf32, 2>
// DMA-NEXT:     return %[[V0]] : f32
// DMA-NEXT:   }
// DMA-NEXT: }

// -----

func.func @transfers(%a: memref<64xf32>, %b: memref<64xf32, 2>, %t: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  affine.for %i = 0 to 8 {
    affine.dma_start %a[%i + 1], %b[%i], %t[%c0], %c4 : memref<64xf32>, memref<64xf32, 2>, memref<1xi32>
    affine.dma_wait %t[%c0], %c4 : memref<1xi32>
    %0 = affine.load %a[%i + 2] : memref<64xf32>
    affine.store %0, %b[%i] : memref<64xf32, 2>
    %1 = affine.load %t[%i floordiv 8] : memref<1xi32>
  }
  return
}



// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @transfers(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: memref<64xf32, 2>, %[[ARG2:[^ ]+]]: memref<1xi32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 2 to 10 {
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<64xf32>
// CHECK-NEXT:       affine.store %[[V1]], %[[ALLOC]][%[[ARG3]] - 2] : memref<8xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[ALLOC_4:[^ ]+]] = memref.alloc() : memref<1xi32, 1>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG2]][0] : memref<1xi32>
// CHECK-NEXT:     affine.store %[[V0]], %[[ALLOC_4]][0] : memref<1xi32, 1>
// CHECK-NEXT:     affine.for %[[ARG3]] = 0 to 8 {
// CHECK-NEXT:       %[[V1]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:       affine.dma_start %[[ALLOC]][%[[ARG3]] - 1], %[[ARG1]][%[[ARG3]]], %[[ALLOC_4]][0], %[[C4]] : memref<8xf32, 1>, memref<64xf32, 2>, memref<1xi32, 1>
// CHECK-NEXT:       affine.dma_wait %[[ALLOC_4]][0], %[[C4]] : memref<1xi32, 1>
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map1(%[[ARG3]])
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG3]]] : memref<8xf32, 1>
// CHECK-NEXT:       affine.store %[[V3]], %[[ARG1]][%[[ARG3]]] : memref<64xf32, 2>
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.load %[[ALLOC_4]][%[[ARG3]] floordiv 8] : memref<1xi32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC_4]] : memref<1xi32, 1>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<8xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// DMA: #map = affine_map<(d0) -> (d0 + 1)>
// DMA-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// DMA-NEXT: module {
// DMA-NEXT:   func.func @transfers(%[[ARG0:[^ ]+]]: memref<64xf32>, %[[ARG1:[^ ]+]]: memref<64xf32, 2>, %[[ARG2:[^ ]+]]: memref<1xi32>) {
// DMA-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// DMA-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// DMA-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// DMA-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// DMA-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32, 2>
// DMA-NEXT:     %[[ALLOC_3:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.dma_start %[[ARG0]][%[[C2]]], %[[ALLOC]][%[[C0_0]]], %[[ALLOC_3]][%[[C0_0]]], %[[C8]] : memref<64xf32>, memref<8xf32, 2>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_3]][%[[C0_0]]], %[[C8]] : memref<1xi32>
// DMA-NEXT:     %[[ALLOC_4:[^ ]+]] = memref.alloc() : memref<1xi32, 2>
// DMA-NEXT:     %[[ALLOC_5:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.dma_start %[[ARG2]][%[[C0]]], %[[ALLOC_4]][%[[C0]]], %[[ALLOC_5]][%[[C0]]], %[[C1]] : memref<1xi32>, memref<1xi32, 2>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_5]][%[[C0]]], %[[C1]] : memref<1xi32>
// DMA-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 8 {
// DMA-NEXT:       %[[V0:[^ ]+]] = affine.apply #map(%[[ARG3]])
// DMA-NEXT:       affine.dma_start %[[ALLOC]][%[[ARG3]] - 1], %[[ARG1]][%[[ARG3]]], %[[ALLOC_4]][0], %[[C4]] : memref<8xf32, 2>, memref<64xf32, 2>, memref<1xi32, 2>
// DMA-NEXT:       affine.dma_wait %[[ALLOC_4]][0], %[[C4]] : memref<1xi32, 2>
// DMA-NEXT:       %[[V1:[^ ]+]] = affine.apply #map1(%[[ARG3]])
// DMA-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG3]]] : memref<8xf32, 2>
// DMA-NEXT:       affine.store %[[V2]], %[[ARG1]][%[[ARG3]]] : memref<64xf32, 2>
// DMA-NEXT:       %[[V3:[^ ]+]] = affine.load %[[ALLOC_4]][%[[ARG3]] floordiv 8] : memref<1xi32, 2>
// DMA-NEXT:     }
// DMA-NEXT:     memref.dealloc %[[ALLOC_5]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_4]] : memref<1xi32, 2>
// DMA-NEXT:     memref.dealloc %[[ALLOC_3]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC]] : memref<8xf32, 2>
// DMA-NEXT:     return
// DMA-NEXT:   }
// DMA-NEXT: }

// -----

func.func @not_affine(%a: memref<64xf32>) {
  affine.for %i = 0 to 8 {
    %0 = memref.load %a[%i] : memref<64xf32>
    affine.store %0, %a[%i] : memref<64xf32>
  }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @not_affine(%[[ARG0:[^ ]+]]: memref<64xf32>) {
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 8 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<64xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 8 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG1]]] : memref<8xf32, 1>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<8xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// DMA: module {
// DMA-NEXT:   func.func @not_affine(%[[ARG0:[^ ]+]]: memref<64xf32>) {
// DMA-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// DMA-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32, 2>
// DMA-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 8 {
// DMA-NEXT:       %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]]] : memref<64xf32>
// DMA-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<64xf32>
// DMA-NEXT:     }
// DMA-NEXT:     affine.dma_start %[[ALLOC]][%[[C0]]], %[[ARG0]][%[[C0]]], %[[ALLOC_1]][%[[C0]]], %[[C8]] : memref<8xf32, 2>, memref<64xf32>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_1]][%[[C0]]], %[[C8]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_1]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC]] : memref<8xf32, 2>
// DMA-NEXT:     return
// DMA-NEXT:   }
// DMA-NEXT: }

// -----

func.func @beside_one_another(%a: memref<64xf32>) {
  affine.parallel (%p) = (0) to (4) {
    affine.for %i = 0 to 8 {
      %0 = affine.load %a[%i + %p] : memref<64xf32>
      affine.store %0, %a[%i] : memref<64xf32>
    }
  }
  affine.for %i = 0 to 8 {
    affine.parallel (%p, %q) = (0, %i) to (4, 10) step (2, 3) {
      %0 = affine.load %a[%q + %p] : memref<64xf32>
      affine.for %j = affine_map<(d0) -> (d0)>(%q) to 12 {
        affine.store %0, %a[%j] : memref<64xf32>
      }
    }
  }
  return
}



// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @beside_one_another(%[[ARG0:[^ ]+]]: memref<64xf32>) {
// CHECK-NEXT:     %[[C13:[^ ]+]] = arith.constant 13 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C13_0:[^ ]+]] = arith.constant 13 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     affine.parallel (%[[ARG1:[^ ]+]]) = (0) to (4) {
// CHECK-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to 8 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]] + %[[ARG1]]] : memref<64xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<13xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 13 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG1]]] : memref<64xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG1]]] : memref<13xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 8 {
// CHECK-NEXT:       affine.parallel (%[[ARG2]], %[[ARG3:[^ ]+]]) = (0, %[[ARG1]]) to (4, 10) step (2, 3) {
// CHECK-NEXT:         %[[V0]] = affine.load %[[ALLOC]][%[[ARG3]] + %[[ARG2]]] : memref<13xf32, 1>
// CHECK-NEXT:         affine.for %[[ARG4:[^ ]+]] = #map(%[[ARG3]]) to 12 {
// CHECK-NEXT:           affine.store %[[V0]], %[[ALLOC]][%[[ARG4]]] : memref<13xf32, 1>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 13 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG1]]] : memref<13xf32, 1>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<13xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// DMA: #map = affine_map<(d0) -> (d0)>
// DMA-NEXT: module {
// DMA-NEXT:   func.func @beside_one_another(%[[ARG0:[^ ]+]]: memref<64xf32>) {
// DMA-NEXT:     %[[C13:[^ ]+]] = arith.constant 13 : index
// DMA-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C13_0:[^ ]+]] = arith.constant 13 : index
// DMA-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     affine.parallel (%[[ARG1:[^ ]+]]) = (0) to (4) {
// DMA-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to 8 {
// DMA-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]] + %[[ARG1]]] : memref<64xf32>
// DMA-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<64xf32>
// DMA-NEXT:       }
// DMA-NEXT:     }
// DMA-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<13xf32, 2>
// DMA-NEXT:     %[[ALLOC_3:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.dma_start %[[ARG0]][%[[C0_1]]], %[[ALLOC]][%[[C0_1]]], %[[ALLOC_3]][%[[C0_1]]], %[[C13_0]] : memref<64xf32>, memref<13xf32, 2>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_3]][%[[C0_1]]], %[[C13_0]] : memref<1xi32>
// DMA-NEXT:     %[[ALLOC_4:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.for %[[ARG1]] = 0 to 8 {
// DMA-NEXT:       affine.parallel (%[[ARG2]], %[[ARG3:[^ ]+]]) = (0, %[[ARG1]]) to (4, 10) step (2, 3) {
// DMA-NEXT:         %[[V0]] = affine.load %[[ALLOC]][%[[ARG3]] + %[[ARG2]]] : memref<13xf32, 2>
// DMA-NEXT:         affine.for %[[ARG4:[^ ]+]] = #map(%[[ARG3]]) to 12 {
// DMA-NEXT:           affine.store %[[V0]], %[[ALLOC]][%[[ARG4]]] : memref<13xf32, 2>
// DMA-NEXT:         }
// DMA-NEXT:       }
// DMA-NEXT:     }
// DMA-NEXT:     affine.dma_start %[[ALLOC]][%[[C0]]], %[[ARG0]][%[[C0]]], %[[ALLOC_4]][%[[C0]]], %[[C13]] : memref<13xf32, 2>, memref<64xf32>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_4]][%[[C0]]], %[[C13]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_4]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_3]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC]] : memref<13xf32, 2>
// DMA-NEXT:     return
// DMA-NEXT:   }
// DMA-NEXT: }

// -----

func.func @cast(%a: memref<64xf32>) {
  %c = memref.cast %a : memref<64xf32> to memref<?xf32>
  affine.for %i = 0 to 8 {
    %0 = affine.load %c[%i + 4] : memref<?xf32>
    affine.store %0, %c[%i] : memref<?xf32>
  }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @cast(%[[ARG0:[^ ]+]]: memref<64xf32>) {
// CHECK-NEXT:     %[[C12:[^ ]+]] = arith.constant 12 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C12_0:[^ ]+]] = arith.constant 12 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG0]] : memref<64xf32> to memref<?xf32>
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<12xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 12 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG1]]] : memref<64xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG1]]] : memref<12xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 8 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG1]] + 4] : memref<12xf32, 1>
// CHECK-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG1]]] : memref<12xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 12 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG1]]] : memref<12xf32, 1>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<12xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// DMA: module {
// DMA-NEXT:   func.func @cast(%[[ARG0:[^ ]+]]: memref<64xf32>) {
// DMA-NEXT:     %[[C12:[^ ]+]] = arith.constant 12 : index
// DMA-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C12_0:[^ ]+]] = arith.constant 12 : index
// DMA-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG0]] : memref<64xf32> to memref<?xf32>
// DMA-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<12xf32, 2>
// DMA-NEXT:     %[[ALLOC_3:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.dma_start %[[CAST]][%[[C0_1]]], %[[ALLOC]][%[[C0_1]]], %[[ALLOC_3]][%[[C0_1]]], %[[C12_0]] : memref<?xf32>, memref<12xf32, 2>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_3]][%[[C0_1]]], %[[C12_0]] : memref<1xi32>
// DMA-NEXT:     %[[ALLOC_4:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 8 {
// DMA-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG1]] + 4] : memref<12xf32, 2>
// DMA-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG1]]] : memref<12xf32, 2>
// DMA-NEXT:     }
// DMA-NEXT:     affine.dma_start %[[ALLOC]][%[[C0]]], %[[CAST]][%[[C0]]], %[[ALLOC_4]][%[[C0]]], %[[C12]] : memref<12xf32, 2>, memref<?xf32>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_4]][%[[C0]]], %[[C12]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_4]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_3]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC]] : memref<12xf32, 2>
// DMA-NEXT:     return
// DMA-NEXT:   }
// DMA-NEXT: }

// -----

func.func @out_of_bounds(%a: memref<64xf32>) {
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i - 4] : memref<64xf32>
    affine.store %0, %a[%i + 60] : memref<64xf32>
  }
  affine.for %i = 8 to 0 {
    %0 = affine.load %a[%i] : memref<64xf32>
  }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @out_of_bounds(%[[ARG0:[^ ]+]]: memref<64xf32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C64_1:[^ ]+]] = arith.constant 64 : index
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<64xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = -4 to 68 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG1]]] : memref<64xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG1]]] : memref<64xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 8 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG1]] - 4] : memref<64xf32, 1>
// CHECK-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG1]] + 60] : memref<64xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = -4 to 68 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG1]]] : memref<64xf32, 1>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG1]]] : memref<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<64xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG1]] = 8 to 0 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG1]]] : memref<64xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// DMA: module {
// DMA-NEXT:   func.func @out_of_bounds(%[[ARG0:[^ ]+]]: memref<64xf32>) {
// DMA-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index
// DMA-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C64_1:[^ ]+]] = arith.constant 64 : index
// DMA-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<64xf32, 2>
// DMA-NEXT:     %[[ALLOC_4:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.dma_start %[[ARG0]][%[[C0_2]]], %[[ALLOC]][%[[C0_2]]], %[[ALLOC_4]][%[[C0_2]]], %[[C64_1]] : memref<64xf32>, memref<64xf32, 2>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_4]][%[[C0_2]]], %[[C64_1]] : memref<1xi32>
// DMA-NEXT:     %[[ALLOC_5:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 8 {
// DMA-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG1]] - 4] : memref<64xf32, 2>
// DMA-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG1]] + 60] : memref<64xf32, 2>
// DMA-NEXT:     }
// DMA-NEXT:     affine.dma_start %[[ALLOC]][%[[C0_0]]], %[[ARG0]][%[[C0_0]]], %[[ALLOC_5]][%[[C0_0]]], %[[C64]] : memref<64xf32, 2>, memref<64xf32>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_5]][%[[C0_0]]], %[[C64]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_5]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_4]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC]] : memref<64xf32, 2>
// DMA-NEXT:     affine.for %[[ARG1]] = 8 to 0 {
// DMA-NEXT:       %[[V0]] = affine.load %[[ARG0]][%[[ARG1]]] : memref<64xf32>
// DMA-NEXT:     }
// DMA-NEXT:     return
// DMA-NEXT:   }
// DMA-NEXT: }

// -----

module {
  func.func @vectors(%a: memref<64xf32>) {
    affine.for %i = 0 to 8 {
      affine.for %j = 0 to 1 {
        %0 = affine.load %a[%i + %j] : memref<64xf32>
      }
      %x = affine.apply affine_map<(d0) -> (d0 + 1)>(%i)
      %1 = affine.vector_load %a[%x] : memref<64xf32>, vector<8xf32>
      affine.vector_store %1, %a[%x + 3] : memref<64xf32>, vector<8xf32>
    }
    return
  }
  module @inner {
    func.func @bits(%a: memref<4xi1>) {
      affine.for %i = 0 to 4 {
        %0 = affine.load %a[%i] : memref<4xi1>
      }
      return
    }
  }
}



// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @vectors(%[[ARG0:[^ ]+]]: memref<64xf32>) {
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 8 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG1]]] : memref<64xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG1]]] : memref<8xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 8 {
// CHECK-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to 1 {
// CHECK-NEXT:         %[[V2:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG1]] + %[[ARG2]]] : memref<8xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V0]] = affine.apply #map(%[[ARG1]])
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.vector_load %[[ALLOC]][%[[ARG1]] + 1] : memref<8xf32, 1>, vector<8xf32>
// CHECK-NEXT:       affine.vector_store %[[V1]], %[[ALLOC]][%[[ARG1]] + 4] : memref<8xf32, 1>, vector<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<8xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   module @inner {
// CHECK-NEXT:     func.func @bits(%[[ARG0:[^ ]+]]: memref<4xi1>) {
// CHECK-NEXT:       affine.for %[[ARG1:[^ ]+]] = 0 to 4 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG1]]] : memref<4xi1>
// CHECK-NEXT:       }
// CHECK-NEXT:       return
// CHECK-NEXT:     }
// CHECK-NEXT:   }
// CHECK-NEXT: }

// DMA: #map = affine_map<(d0) -> (d0 + 1)>
// DMA-NEXT: module {
// DMA-NEXT:   func.func @vectors(%[[ARG0:[^ ]+]]: memref<64xf32>) {
// DMA-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// DMA-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32, 2>
// DMA-NEXT:     %[[ALLOC_1:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.dma_start %[[ARG0]][%[[C0]]], %[[ALLOC]][%[[C0]]], %[[ALLOC_1]][%[[C0]]], %[[C8]] : memref<64xf32>, memref<8xf32, 2>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_1]][%[[C0]]], %[[C8]] : memref<1xi32>
// DMA-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 8 {
// DMA-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to 1 {
// DMA-NEXT:         %[[V2:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG1]] + %[[ARG2]]] : memref<8xf32, 2>
// DMA-NEXT:       }
// DMA-NEXT:       %[[V0:[^ ]+]] = affine.apply #map(%[[ARG1]])
// DMA-NEXT:       %[[V1:[^ ]+]] = affine.vector_load %[[ALLOC]][%[[ARG1]] + 1] : memref<8xf32, 2>, vector<8xf32>
// DMA-NEXT:       affine.vector_store %[[V1]], %[[ALLOC]][%[[ARG1]] + 4] : memref<8xf32, 2>, vector<8xf32>
// DMA-NEXT:     }
// DMA-NEXT:     memref.dealloc %[[ALLOC_1]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC]] : memref<8xf32, 2>
// DMA-NEXT:     return
// DMA-NEXT:   }
// DMA-NEXT:   module @inner {
// DMA-NEXT:     func.func @bits(%[[ARG0:[^ ]+]]: memref<4xi1>) {
// DMA-NEXT:       affine.for %[[ARG1:[^ ]+]] = 0 to 4 {
// DMA-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG1]]] : memref<4xi1>
// DMA-NEXT:       }
// DMA-NEXT:       return
// DMA-NEXT:     }
// DMA-NEXT:   }
// DMA-NEXT: }
