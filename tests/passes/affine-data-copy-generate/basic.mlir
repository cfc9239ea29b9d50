// RUN: mlir-opt %s --split-input-file --affine-data-copy-generate --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{generate-dma}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=DMA
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{skip-non-unit-stride-loops}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=SKIP
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{fast-mem-capacity=16 fast-mem-space=0}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=SMALL
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{generate-dma fast-mem-space=3 slow-mem-space=2 tag-mem-space=4 skip-non-unit-stride-loops min-dma-transfer=8}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=SPACES

func.func @tiles(%a: memref<64x96xf32>, %b: memref<96x8xf32>, %c: memref<64x8xf32>) {
  affine.for %i = 0 to 64 step 16 {
    affine.for %j = 0 to 8 {
      affine.for %k = 0 to 96 step 32 {
        affine.for %ii = affine_map<(d0) -> (d0)>(%i) to affine_map<(d0) -> (d0 + 16)>(%i) {
          affine.for %kk = affine_map<(d0) -> (d0)>(%k) to affine_map<(d0) -> (d0 + 32)>(%k) {
            %0 = affine.load %a[%ii, %kk] : memref<64x96xf32>
            %1 = affine.load %b[%kk, %j] : memref<96x8xf32>
            %2 = affine.load %c[%ii, %j] : memref<64x8xf32>
            %3 = arith.mulf %0, %1 : f32
            %4 = arith.addf %2, %3 : f32
            affine.store %4, %c[%ii, %j] : memref<64x8xf32>
          }
        }
      }
    }
  }
  return
}






// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 16)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 32)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @tiles(%[[ARG0:[^ ]+]]: memref<64x96xf32>, %[[ARG1:[^ ]+]]: memref<96x8xf32>, %[[ARG2:[^ ]+]]: memref<64x8xf32>) {
// CHECK-NEXT:     %[[C512:[^ ]+]] = arith.constant 512 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C512_0:[^ ]+]] = arith.constant 512 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C768:[^ ]+]] = arith.constant 768 : index
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C6144:[^ ]+]] = arith.constant 6144 : index
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<64x96xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 64 {
// CHECK-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to 96 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]], %[[ARG4]]] : memref<64x96xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ALLOC]][%[[ARG3]], %[[ARG4]]] : memref<64x96xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[ALLOC_5:[^ ]+]] = memref.alloc() : memref<96x8xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG3]] = 0 to 96 {
// CHECK-NEXT:       affine.for %[[ARG4]] = 0 to 8 {
// CHECK-NEXT:         %[[V0]] = affine.load %[[ARG1]][%[[ARG3]], %[[ARG4]]] : memref<96x8xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ALLOC_5]][%[[ARG3]], %[[ARG4]]] : memref<96x8xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[ALLOC_6:[^ ]+]] = memref.alloc() : memref<64x8xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG3]] = 0 to 64 {
// CHECK-NEXT:       affine.for %[[ARG4]] = 0 to 8 {
// CHECK-NEXT:         %[[V0]] = affine.load %[[ARG2]][%[[ARG3]], %[[ARG4]]] : memref<64x8xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ALLOC_6]][%[[ARG3]], %[[ARG4]]] : memref<64x8xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG3]] = 0 to 64 step 16 {
// CHECK-NEXT:       affine.for %[[ARG4]] = 0 to 8 {
// CHECK-NEXT:         affine.for %[[ARG5:[^ ]+]] = 0 to 96 step 32 {
// CHECK-NEXT:           affine.for %[[ARG6:[^ ]+]] = #map(%[[ARG3]]) to #map1(%[[ARG3]]) {
// CHECK-NEXT:             affine.for %[[ARG7:[^ ]+]] = #map(%[[ARG5]]) to #map2(%[[ARG5]]) {
// CHECK-NEXT:               %[[V0]] = affine.load %[[ALLOC]][%[[ARG6]], %[[ARG7]]] : memref<64x96xf32, 1>
// CHECK-NEXT:               %[[V1:[^ ]+]] = affine.load %[[ALLOC_5]][%[[ARG7]], %[[ARG4]]] : memref<96x8xf32, 1>
// CHECK-NEXT:               %[[V2:[^ ]+]] = affine.load %[[ALLOC_6]][%[[ARG6]], %[[ARG4]]] : memref<64x8xf32, 1>
// CHECK-NEXT:               %[[V3:[^ ]+]] = arith.mulf %[[V0]], %[[V1]] : f32
// CHECK-NEXT:               %[[V4:[^ ]+]] = arith.addf %[[V2]], %[[V3]] : f32
// CHECK-NEXT:               affine.store %[[V4]], %[[ALLOC_6]][%[[ARG6]], %[[ARG4]]] : memref<64x8xf32, 1>
// CHECK-NEXT:             }
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG3]] = 0 to 64 {
// CHECK-NEXT:       affine.for %[[ARG4]] = 0 to 8 {
// CHECK-NEXT:         %[[V0]] = affine.load %[[ALLOC_6]][%[[ARG3]], %[[ARG4]]] : memref<64x8xf32, 1>
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG2]][%[[ARG3]], %[[ARG4]]] : memref<64x8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC_6]] : memref<64x8xf32, 1>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_5]] : memref<96x8xf32, 1>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<64x96xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// DMA: #map = affine_map<(d0) -> (d0)>
// DMA-NEXT: #map1 = affine_map<(d0) -> (d0 + 16)>
// DMA-NEXT: #map2 = affine_map<(d0) -> (d0 + 32)>
// DMA-NEXT: module {
// DMA-NEXT:   func.func @tiles(%[[ARG0:[^ ]+]]: memref<64x96xf32>, %[[ARG1:[^ ]+]]: memref<96x8xf32>, %[[ARG2:[^ ]+]]: memref<64x8xf32>) {
// DMA-NEXT:     %[[C512:[^ ]+]] = arith.constant 512 : index
// DMA-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C512_0:[^ ]+]] = arith.constant 512 : index
// DMA-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C768:[^ ]+]] = arith.constant 768 : index
// DMA-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C6144:[^ ]+]] = arith.constant 6144 : index
// DMA-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<64x96xf32, 1>
// DMA-NEXT:     %[[ALLOC_5:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.dma_start %[[ARG0]][%[[C0_3]], %[[C0_3]]], %[[ALLOC]][%[[C0_3]], %[[C0_3]]], %[[ALLOC_5]][%[[C0_3]]], %[[C6144]] : memref<64x96xf32>, memref<64x96xf32, 1>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_5]][%[[C0_3]]], %[[C6144]] : memref<1xi32>
// DMA-NEXT:     %[[ALLOC_6:[^ ]+]] = memref.alloc() : memref<96x8xf32, 1>
// DMA-NEXT:     %[[ALLOC_7:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.dma_start %[[ARG1]][%[[C0_2]], %[[C0_2]]], %[[ALLOC_6]][%[[C0_2]], %[[C0_2]]], %[[ALLOC_7]][%[[C0_2]]], %[[C768]] : memref<96x8xf32>, memref<96x8xf32, 1>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_7]][%[[C0_2]]], %[[C768]] : memref<1xi32>
// DMA-NEXT:     %[[ALLOC_8:[^ ]+]] = memref.alloc() : memref<64x8xf32, 1>
// DMA-NEXT:     %[[ALLOC_9:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.dma_start %[[ARG2]][%[[C0_1]], %[[C0_1]]], %[[ALLOC_8]][%[[C0_1]], %[[C0_1]]], %[[ALLOC_9]][%[[C0_1]]], %[[C512_0]] : memref<64x8xf32>, memref<64x8xf32, 1>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_9]][%[[C0_1]]], %[[C512_0]] : memref<1xi32>
// DMA-NEXT:     %[[ALLOC_10:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 64 step 16 {
// DMA-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to 8 {
// DMA-NEXT:         affine.for %[[ARG5:[^ ]+]] = 0 to 96 step 32 {
// DMA-NEXT:           affine.for %[[ARG6:[^ ]+]] = #map(%[[ARG3]]) to #map1(%[[ARG3]]) {
// DMA-NEXT:             affine.for %[[ARG7:[^ ]+]] = #map(%[[ARG5]]) to #map2(%[[ARG5]]) {
// DMA-NEXT:               %[[V0:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG6]], %[[ARG7]]] : memref<64x96xf32, 1>
// DMA-NEXT:               %[[V1:[^ ]+]] = affine.load %[[ALLOC_6]][%[[ARG7]], %[[ARG4]]] : memref<96x8xf32, 1>
// DMA-NEXT:               %[[V2:[^ ]+]] = affine.load %[[ALLOC_8]][%[[ARG6]], %[[ARG4]]] : memref<64x8xf32, 1>
// DMA-NEXT:               %[[V3:[^ ]+]] = arith.mulf %[[V0]], %[[V1]] : f32
// DMA-NEXT:               %[[V4:[^ ]+]] = arith.addf %[[V2]], %[[V3]] : f32
// DMA-NEXT:               affine.store %[[V4]], %[[ALLOC_8]][%[[ARG6]], %[[ARG4]]] : memref<64x8xf32, 1>
// DMA-NEXT:             }
// DMA-NEXT:           }
// DMA-NEXT:         }
// DMA-NEXT:       }
// DMA-NEXT:     }
// DMA-NEXT:     affine.dma_start %[[ALLOC_8]][%[[C0]], %[[C0]]], %[[ARG2]][%[[C0]], %[[C0]]], %[[ALLOC_10]][%[[C0]]], %[[C512]] : memref<64x8xf32, 1>, memref<64x8xf32>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_10]][%[[C0]]], %[[C512]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_10]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_9]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_8]] : memref<64x8xf32, 1>
// DMA-NEXT:     memref.dealloc %[[ALLOC_7]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_6]] : memref<96x8xf32, 1>
// DMA-NEXT:     memref.dealloc %[[ALLOC_5]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC]] : memref<64x96xf32, 1>
// DMA-NEXT:     return
// DMA-NEXT:   }
// DMA-NEXT: }

// SKIP: #map = affine_map<(d0) -> (d0)>
// SKIP-NEXT: #map1 = affine_map<(d0) -> (d0 + 16)>
// SKIP-NEXT: #map2 = affine_map<(d0) -> (d0 + 32)>
// SKIP-NEXT: module {
// SKIP-NEXT:   func.func @tiles(%[[ARG0:[^ ]+]]: memref<64x96xf32>, %[[ARG1:[^ ]+]]: memref<96x8xf32>, %[[ARG2:[^ ]+]]: memref<64x8xf32>) {
// SKIP-NEXT:     %[[C128:[^ ]+]] = arith.constant 128 : index
// SKIP-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[C128_0:[^ ]+]] = arith.constant 128 : index
// SKIP-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[C768:[^ ]+]] = arith.constant 768 : index
// SKIP-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[C1536:[^ ]+]] = arith.constant 1536 : index
// SKIP-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<96x8xf32, 1>
// SKIP-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 96 {
// SKIP-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to 8 {
// SKIP-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG1]][%[[ARG3]], %[[ARG4]]] : memref<96x8xf32>
// SKIP-NEXT:         affine.store %[[V0]], %[[ALLOC]][%[[ARG3]], %[[ARG4]]] : memref<96x8xf32, 1>
// SKIP-NEXT:       }
// SKIP-NEXT:     }
// SKIP-NEXT:     affine.for %[[ARG3]] = 0 to 64 step 16 {
// SKIP-NEXT:       %[[V0]] = affine.apply #map(%[[ARG3]])
// SKIP-NEXT:       %[[ALLOC_5:[^ ]+]] = memref.alloc() : memref<16x96xf32, 1>
// SKIP-NEXT:       affine.for %[[ARG4]] = #map(%[[ARG3]]) to #map1(%[[ARG3]]) {
// SKIP-NEXT:         affine.for %[[ARG5:[^ ]+]] = 0 to 96 {
// SKIP-NEXT:           %[[V3:[^ ]+]] = affine.load %[[ARG0]][%[[ARG4]], %[[ARG5]]] : memref<64x96xf32>
// SKIP-NEXT:           affine.store %[[V3]], %[[ALLOC_5]][%[[ARG4]] - %[[ARG3]], %[[ARG5]]] : memref<16x96xf32, 1>
// SKIP-NEXT:         }
// SKIP-NEXT:       }
// SKIP-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG3]])
// SKIP-NEXT:       %[[ALLOC_6:[^ ]+]] = memref.alloc() : memref<16x8xf32, 1>
// SKIP-NEXT:       affine.for %[[ARG4]] = #map(%[[ARG3]]) to #map1(%[[ARG3]]) {
// SKIP-NEXT:         affine.for %[[ARG5]] = 0 to 8 {
// SKIP-NEXT:           %[[V3]] = affine.load %[[ARG2]][%[[ARG4]], %[[ARG5]]] : memref<64x8xf32>
// SKIP-NEXT:           affine.store %[[V3]], %[[ALLOC_6]][%[[ARG4]] - %[[ARG3]], %[[ARG5]]] : memref<16x8xf32, 1>
// SKIP-NEXT:         }
// SKIP-NEXT:       }
// SKIP-NEXT:       affine.for %[[ARG4]] = 0 to 8 {
// SKIP-NEXT:         affine.for %[[ARG5]] = 0 to 96 step 32 {
// SKIP-NEXT:           affine.for %[[ARG6:[^ ]+]] = #map(%[[ARG3]]) to #map1(%[[ARG3]]) {
// SKIP-NEXT:             affine.for %[[ARG7:[^ ]+]] = #map(%[[ARG5]]) to #map2(%[[ARG5]]) {
// SKIP-NEXT:               %[[V3]] = affine.load %[[ALLOC_5]][-%[[ARG3]] + %[[ARG6]], %[[ARG7]]] : memref<16x96xf32, 1>
// SKIP-NEXT:               %[[V4:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG7]], %[[ARG4]]] : memref<96x8xf32, 1>
// SKIP-NEXT:               %[[V5:[^ ]+]] = affine.load %[[ALLOC_6]][-%[[ARG3]] + %[[ARG6]], %[[ARG4]]] : memref<16x8xf32, 1>
// SKIP-NEXT:               %[[V6:[^ ]+]] = arith.mulf %[[V3]], %[[V4]] : f32
// SKIP-NEXT:               %[[V7:[^ ]+]] = arith.addf %[[V5]], %[[V6]] : f32
// SKIP-NEXT:               affine.store %[[V7]], %[[ALLOC_6]][-%[[ARG3]] + %[[ARG6]], %[[ARG4]]] : memref<16x8xf32, 1>
// SKIP-NEXT:             }
// SKIP-NEXT:           }
// SKIP-NEXT:         }
// SKIP-NEXT:       }
// SKIP-NEXT:       %[[V2:[^ ]+]] = affine.apply #map(%[[ARG3]])
// SKIP-NEXT:       affine.for %[[ARG4]] = #map(%[[ARG3]]) to #map1(%[[ARG3]]) {
// SKIP-NEXT:         affine.for %[[ARG5]] = 0 to 8 {
// SKIP-NEXT:           %[[V3]] = affine.load %[[ALLOC_6]][%[[ARG4]] - %[[ARG3]], %[[ARG5]]] : memref<16x8xf32, 1>
// SKIP-NEXT:           affine.store %[[V3]], %[[ARG2]][%[[ARG4]], %[[ARG5]]] : memref<64x8xf32>
// SKIP-NEXT:         }
// SKIP-NEXT:       }
// SKIP-NEXT:       memref.dealloc %[[ALLOC_6]] : memref<16x8xf32, 1>
// SKIP-NEXT:       memref.dealloc %[[ALLOC_5]] : memref<16x96xf32, 1>
// SKIP-NEXT:     }
// SKIP-NEXT:     memref.dealloc %[[ALLOC]] : memref<96x8xf32, 1>
// SKIP-NEXT:     return
// SKIP-NEXT:   }
// SKIP-NEXT: }

// SMALL: #map = affine_map<(d0) -> (d0)>
// SMALL-NEXT: #map1 = affine_map<(d0) -> (d0 + 16)>
// SMALL-NEXT: #map2 = affine_map<(d0) -> (d0 + 32)>
// SMALL-NEXT: module {
// SMALL-NEXT:   func.func @tiles(%[[ARG0:[^ ]+]]: memref<64x96xf32>, %[[ARG1:[^ ]+]]: memref<96x8xf32>, %[[ARG2:[^ ]+]]: memref<64x8xf32>) {
// SMALL-NEXT:     %[[C128:[^ ]+]] = arith.constant 128 : index
// SMALL-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// SMALL-NEXT:     %[[C128_0:[^ ]+]] = arith.constant 128 : index
// SMALL-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// SMALL-NEXT:     %[[C768:[^ ]+]] = arith.constant 768 : index
// SMALL-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// SMALL-NEXT:     %[[C1536:[^ ]+]] = arith.constant 1536 : index
// SMALL-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// SMALL-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// SMALL-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<96x8xf32>
// SMALL-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 96 {
// SMALL-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to 8 {
// SMALL-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG1]][%[[ARG3]], %[[ARG4]]] : memref<96x8xf32>
// SMALL-NEXT:         affine.store %[[V0]], %[[ALLOC]][%[[ARG3]], %[[ARG4]]] : memref<96x8xf32>
// SMALL-NEXT:       }
// SMALL-NEXT:     }
// SMALL-NEXT:     affine.for %[[ARG3]] = 0 to 64 step 16 {
// SMALL-NEXT:       %[[V0]] = affine.apply #map(%[[ARG3]])
// SMALL-NEXT:       %[[ALLOC_5:[^ ]+]] = memref.alloc() : memref<16x96xf32>
// SMALL-NEXT:       affine.for %[[ARG4]] = #map(%[[ARG3]]) to #map1(%[[ARG3]]) {
// SMALL-NEXT:         affine.for %[[ARG5:[^ ]+]] = 0 to 96 {
// SMALL-NEXT:           %[[V3:[^ ]+]] = affine.load %[[ARG0]][%[[ARG4]], %[[ARG5]]] : memref<64x96xf32>
// SMALL-NEXT:           affine.store %[[V3]], %[[ALLOC_5]][%[[ARG4]] - %[[ARG3]], %[[ARG5]]] : memref<16x96xf32>
// SMALL-NEXT:         }
// SMALL-NEXT:       }
// SMALL-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG3]])
// SMALL-NEXT:       %[[ALLOC_6:[^ ]+]] = memref.alloc() : memref<16x8xf32>
// SMALL-NEXT:       affine.for %[[ARG4]] = #map(%[[ARG3]]) to #map1(%[[ARG3]]) {
// SMALL-NEXT:         affine.for %[[ARG5]] = 0 to 8 {
// SMALL-NEXT:           %[[V3]] = affine.load %[[ARG2]][%[[ARG4]], %[[ARG5]]] : memref<64x8xf32>
// SMALL-NEXT:           affine.store %[[V3]], %[[ALLOC_6]][%[[ARG4]] - %[[ARG3]], %[[ARG5]]] : memref<16x8xf32>
// SMALL-NEXT:         }
// SMALL-NEXT:       }
// SMALL-NEXT:       affine.for %[[ARG4]] = 0 to 8 {
// SMALL-NEXT:         affine.for %[[ARG5]] = 0 to 96 step 32 {
// SMALL-NEXT:           affine.for %[[ARG6:[^ ]+]] = #map(%[[ARG3]]) to #map1(%[[ARG3]]) {
// SMALL-NEXT:             affine.for %[[ARG7:[^ ]+]] = #map(%[[ARG5]]) to #map2(%[[ARG5]]) {
// SMALL-NEXT:               %[[V3]] = affine.load %[[ALLOC_5]][-%[[ARG3]] + %[[ARG6]], %[[ARG7]]] : memref<16x96xf32>
// SMALL-NEXT:               %[[V4:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG7]], %[[ARG4]]] : memref<96x8xf32>
// SMALL-NEXT:               %[[V5:[^ ]+]] = affine.load %[[ALLOC_6]][-%[[ARG3]] + %[[ARG6]], %[[ARG4]]] : memref<16x8xf32>
// SMALL-NEXT:               %[[V6:[^ ]+]] = arith.mulf %[[V3]], %[[V4]] : f32
// SMALL-NEXT:               %[[V7:[^ ]+]] = arith.addf %[[V5]], %[[V6]] : f32
// SMALL-NEXT:               affine.store %[[V7]], %[[ALLOC_6]][-%[[ARG3]] + %[[ARG6]], %[[ARG4]]] : memref<16x8xf32>
// SMALL-NEXT:             }
// SMALL-NEXT:           }
// SMALL-NEXT:         }
// SMALL-NEXT:       }
// SMALL-NEXT:       %[[V2:[^ ]+]] = affine.apply #map(%[[ARG3]])
// SMALL-NEXT:       affine.for %[[ARG4]] = #map(%[[ARG3]]) to #map1(%[[ARG3]]) {
// SMALL-NEXT:         affine.for %[[ARG5]] = 0 to 8 {
// SMALL-NEXT:           %[[V3]] = affine.load %[[ALLOC_6]][%[[ARG4]] - %[[ARG3]], %[[ARG5]]] : memref<16x8xf32>
// SMALL-NEXT:           affine.store %[[V3]], %[[ARG2]][%[[ARG4]], %[[ARG5]]] : memref<64x8xf32>
// SMALL-NEXT:         }
// SMALL-NEXT:       }
// SMALL-NEXT:       memref.dealloc %[[ALLOC_6]] : memref<16x8xf32>
// SMALL-NEXT:       memref.dealloc %[[ALLOC_5]] : memref<16x96xf32>
// SMALL-NEXT:     }
// SMALL-NEXT:     memref.dealloc %[[ALLOC]] : memref<96x8xf32>
// SMALL-NEXT:     return
// SMALL-NEXT:   }
// SMALL-NEXT: }

// SPACES: #map = affine_map<(d0) -> (d0)>
// SPACES-NEXT: #map1 = affine_map<(d0) -> (d0 + 16)>
// SPACES-NEXT: #map2 = affine_map<(d0) -> (d0 + 32)>
// SPACES-NEXT: module {
// SPACES-NEXT:   func.func @tiles(%[[ARG0:[^ ]+]]: memref<64x96xf32>, %[[ARG1:[^ ]+]]: memref<96x8xf32>, %[[ARG2:[^ ]+]]: memref<64x8xf32>) {
// SPACES-NEXT:     %[[C128:[^ ]+]] = arith.constant 128 : index
// SPACES-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// SPACES-NEXT:     %[[C128_0:[^ ]+]] = arith.constant 128 : index
// SPACES-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// SPACES-NEXT:     %[[C768:[^ ]+]] = arith.constant 768 : index
// SPACES-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// SPACES-NEXT:     %[[C1536:[^ ]+]] = arith.constant 1536 : index
// SPACES-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// SPACES-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// SPACES-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<96x8xf32, 3>
// SPACES-NEXT:     %[[ALLOC_5:[^ ]+]] = memref.alloc() : memref<1xi32, 4>
// SPACES-NEXT:     affine.dma_start %[[ARG1]][%[[C0_2]], %[[C0_2]]], %[[ALLOC]][%[[C0_2]], %[[C0_2]]], %[[ALLOC_5]][%[[C0_2]]], %[[C768]] : memref<96x8xf32>, memref<96x8xf32, 3>, memref<1xi32, 4>
// SPACES-NEXT:     affine.dma_wait %[[ALLOC_5]][%[[C0_2]]], %[[C768]] : memref<1xi32, 4>
// SPACES-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to 64 step 16 {
// SPACES-NEXT:       %[[V0:[^ ]+]] = affine.apply #map(%[[ARG3]])
// SPACES-NEXT:       %[[ALLOC_6:[^ ]+]] = memref.alloc() : memref<16x96xf32, 3>
// SPACES-NEXT:       %[[ALLOC_7:[^ ]+]] = memref.alloc() : memref<1xi32, 4>
// SPACES-NEXT:       affine.dma_start %[[ARG0]][%[[ARG3]], 0], %[[ALLOC_6]][%[[C0_3]], %[[C0_3]]], %[[ALLOC_7]][%[[C0_3]]], %[[C1536]] : memref<64x96xf32>, memref<16x96xf32, 3>, memref<1xi32, 4>
// SPACES-NEXT:       affine.dma_wait %[[ALLOC_7]][%[[C0_3]]], %[[C1536]] : memref<1xi32, 4>
// SPACES-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG3]])
// SPACES-NEXT:       %[[ALLOC_8:[^ ]+]] = memref.alloc() : memref<16x8xf32, 3>
// SPACES-NEXT:       %[[ALLOC_9:[^ ]+]] = memref.alloc() : memref<1xi32, 4>
// SPACES-NEXT:       affine.dma_start %[[ARG2]][%[[ARG3]], 0], %[[ALLOC_8]][%[[C0_1]], %[[C0_1]]], %[[ALLOC_9]][%[[C0_1]]], %[[C128_0]] : memref<64x8xf32>, memref<16x8xf32, 3>, memref<1xi32, 4>
// SPACES-NEXT:       affine.dma_wait %[[ALLOC_9]][%[[C0_1]]], %[[C128_0]] : memref<1xi32, 4>
// SPACES-NEXT:       %[[ALLOC_10:[^ ]+]] = memref.alloc() : memref<1xi32, 4>
// SPACES-NEXT:       affine.for %[[ARG4:[^ ]+]] = 0 to 8 {
// SPACES-NEXT:         affine.for %[[ARG5:[^ ]+]] = 0 to 96 step 32 {
// SPACES-NEXT:           affine.for %[[ARG6:[^ ]+]] = #map(%[[ARG3]]) to #map1(%[[ARG3]]) {
// SPACES-NEXT:             affine.for %[[ARG7:[^ ]+]] = #map(%[[ARG5]]) to #map2(%[[ARG5]]) {
// SPACES-NEXT:               %[[V3:[^ ]+]] = affine.load %[[ALLOC_6]][-%[[ARG3]] + %[[ARG6]], %[[ARG7]]] : memref<16x96xf32, 3>
// SPACES-NEXT:               %[[V4:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG7]], %[[ARG4]]] : memref<96x8xf32, 3>
// SPACES-NEXT:               %[[V5:[^ ]+]] = affine.load %[[ALLOC_8]][-%[[ARG3]] + %[[ARG6]], %[[ARG4]]] : memref<16x8xf32, 3>
// SPACES-NEXT:               %[[V6:[^ ]+]] = arith.mulf %[[V3]], %[[V4]] : f32
// SPACES-NEXT:               %[[V7:[^ ]+]] = arith.addf %[[V5]], %[[V6]] : f32
// SPACES-NEXT:               affine.store %[[V7]], %[[ALLOC_8]][-%[[ARG3]] + %[[ARG6]], %[[ARG4]]] : memref<16x8xf32, 3>
// SPACES-NEXT:             }
// SPACES-NEXT:           }
// SPACES-NEXT:         }
// SPACES-NEXT:       }
// SPACES-NEXT:       %[[V2:[^ ]+]] = affine.apply #map(%[[ARG3]])
// SPACES-NEXT:       affine.dma_start %[[ALLOC_8]][%[[C0]], %[[C0]]], %[[ARG2]][%[[ARG3]], 0], %[[ALLOC_10]][%[[C0]]], %[[C128]] : memref<16x8xf32, 3>, memref<64x8xf32>, memref<1xi32, 4>
// SPACES-NEXT:       affine.dma_wait %[[ALLOC_10]][%[[C0]]], %[[C128]] : memref<1xi32, 4>
// SPACES-NEXT:       memref.dealloc %[[ALLOC_10]] : memref<1xi32, 4>
// SPACES-NEXT:       memref.dealloc %[[ALLOC_9]] : memref<1xi32, 4>
// SPACES-NEXT:       memref.dealloc %[[ALLOC_8]] : memref<16x8xf32, 3>
// SPACES-NEXT:       memref.dealloc %[[ALLOC_7]] : memref<1xi32, 4>
// SPACES-NEXT:       memref.dealloc %[[ALLOC_6]] : memref<16x96xf32, 3>
// SPACES-NEXT:     }
// SPACES-NEXT:     memref.dealloc %[[ALLOC_5]] : memref<1xi32, 4>
// SPACES-NEXT:     memref.dealloc %[[ALLOC]] : memref<96x8xf32, 3>
// SPACES-NEXT:     return
// SPACES-NEXT:   }
// SPACES-NEXT: }

// -----

func.func @between_loops(%a: memref<100xi32>, %b: memref<100xi32, 2>) {
  %0 = affine.load %a[3] : memref<100xi32>
  %1 = arith.addi %0, %0 : i32
  affine.store %1, %b[7] : memref<100xi32, 2>
  affine.for %i = 0 to 10 {
    %2 = affine.load %a[%i * 2 + 5] : memref<100xi32>
    affine.store %2, %b[%i] : memref<100xi32, 2>
  }
  %3 = affine.load %b[9] : memref<100xi32, 2>
  affine.store %3, %a[11] : memref<100xi32>
  return
}






// CHECK: #map = affine_map<() -> (3)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 * 2 + 5)>
// CHECK-NEXT: #map2 = affine_map<() -> (11)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @between_loops(%[[ARG0:[^ ]+]]: memref<100xi32>, %[[ARG1:[^ ]+]]: memref<100xi32, 2>) {
// CHECK-NEXT:     %[[C11:[^ ]+]] = arith.constant 11 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C11_0:[^ ]+]] = arith.constant 11 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[C19:[^ ]+]] = arith.constant 19 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C3_2:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C1_3:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_5:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1xi32, 1>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG0]][3] : memref<100xi32>
// CHECK-NEXT:     affine.store %[[V0]], %[[ALLOC]][0] : memref<1xi32, 1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map()
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<1xi32, 1>
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[V2]] : i32
// CHECK-NEXT:     affine.store %[[V3]], %[[ARG1]][7] : memref<100xi32, 2>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<1xi32, 1>
// CHECK-NEXT:     %[[ALLOC_6:[^ ]+]] = memref.alloc() : memref<19xi32, 1>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 5 to 24 {
// CHECK-NEXT:       %[[V7:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<100xi32>
// CHECK-NEXT:       affine.store %[[V7]], %[[ALLOC_6]][%[[ARG2]] - 5] : memref<19xi32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 10 {
// CHECK-NEXT:       %[[V7]] = affine.apply #map1(%[[ARG2]])
// CHECK-NEXT:       %[[V8:[^ ]+]] = affine.load %[[ALLOC_6]][%[[ARG2]] * 2] : memref<19xi32, 1>
// CHECK-NEXT:       affine.store %[[V8]], %[[ARG1]][%[[ARG2]]] : memref<100xi32, 2>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC_6]] : memref<19xi32, 1>
// CHECK-NEXT:     %[[ALLOC_7:[^ ]+]] = memref.alloc() : memref<1xi32, 1>
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.load %[[ARG1]][9] : memref<100xi32, 2>
// CHECK-NEXT:     %[[V5:[^ ]+]] = affine.apply #map2()
// CHECK-NEXT:     affine.store %[[V4]], %[[ALLOC_7]][0] : memref<1xi32, 1>
// CHECK-NEXT:     %[[V6:[^ ]+]] = affine.load %[[ALLOC_7]][0] : memref<1xi32, 1>
// CHECK-NEXT:     affine.store %[[V6]], %[[ARG0]][11] : memref<100xi32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_7]] : memref<1xi32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// DMA: #map = affine_map<() -> (3)>
// DMA-NEXT: #map1 = affine_map<(d0) -> (d0 * 2 + 5)>
// DMA-NEXT: #map2 = affine_map<() -> (11)>
// DMA-NEXT: module {
// DMA-NEXT:   func.func @between_loops(%[[ARG0:[^ ]+]]: memref<100xi32>, %[[ARG1:[^ ]+]]: memref<100xi32, 2>) {
// DMA-NEXT:     %[[C11:[^ ]+]] = arith.constant 11 : index
// DMA-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// DMA-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// DMA-NEXT:     %[[C19:[^ ]+]] = arith.constant 19 : index
// DMA-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// DMA-NEXT:     %[[C1_1:[^ ]+]] = arith.constant 1 : index
// DMA-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1xi32, 1>
// DMA-NEXT:     %[[ALLOC_4:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.dma_start %[[ARG0]][%[[C3]]], %[[ALLOC]][%[[C0_2]]], %[[ALLOC_4]][%[[C0_2]]], %[[C1_1]] : memref<100xi32>, memref<1xi32, 1>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_4]][%[[C0_2]]], %[[C1_1]] : memref<1xi32>
// DMA-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()
// DMA-NEXT:     %[[V1:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<1xi32, 1>
// DMA-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[V1]] : i32
// DMA-NEXT:     affine.store %[[V2]], %[[ARG1]][7] : memref<100xi32, 2>
// DMA-NEXT:     memref.dealloc %[[ALLOC_4]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC]] : memref<1xi32, 1>
// DMA-NEXT:     %[[ALLOC_5:[^ ]+]] = memref.alloc() : memref<19xi32, 1>
// DMA-NEXT:     %[[ALLOC_6:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.dma_start %[[ARG0]][%[[C5]]], %[[ALLOC_5]][%[[C0_0]]], %[[ALLOC_6]][%[[C0_0]]], %[[C19]] : memref<100xi32>, memref<19xi32, 1>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_6]][%[[C0_0]]], %[[C19]] : memref<1xi32>
// DMA-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 10 {
// DMA-NEXT:       %[[V5:[^ ]+]] = affine.apply #map1(%[[ARG2]])
// DMA-NEXT:       %[[V6:[^ ]+]] = affine.load %[[ALLOC_5]][%[[ARG2]] * 2] : memref<19xi32, 1>
// DMA-NEXT:       affine.store %[[V6]], %[[ARG1]][%[[ARG2]]] : memref<100xi32, 2>
// DMA-NEXT:     }
// DMA-NEXT:     memref.dealloc %[[ALLOC_6]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_5]] : memref<19xi32, 1>
// DMA-NEXT:     %[[ALLOC_7:[^ ]+]] = memref.alloc() : memref<1xi32, 1>
// DMA-NEXT:     %[[ALLOC_8:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     %[[V3:[^ ]+]] = affine.load %[[ARG1]][9] : memref<100xi32, 2>
// DMA-NEXT:     %[[V4:[^ ]+]] = affine.apply #map2()
// DMA-NEXT:     affine.store %[[V3]], %[[ALLOC_7]][0] : memref<1xi32, 1>
// DMA-NEXT:     affine.dma_start %[[ALLOC_7]][%[[C0]]], %[[ARG0]][%[[C11]]], %[[ALLOC_8]][%[[C0]]], %[[C1]] : memref<1xi32, 1>, memref<100xi32>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_8]][%[[C0]]], %[[C1]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_8]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_7]] : memref<1xi32, 1>
// DMA-NEXT:     return
// DMA-NEXT:   }
// DMA-NEXT: }

// SKIP: #map = affine_map<() -> (3)>
// SKIP-NEXT: #map1 = affine_map<(d0) -> (d0 * 2 + 5)>
// SKIP-NEXT: #map2 = affine_map<() -> (11)>
// SKIP-NEXT: module {
// SKIP-NEXT:   func.func @between_loops(%[[ARG0:[^ ]+]]: memref<100xi32>, %[[ARG1:[^ ]+]]: memref<100xi32, 2>) {
// SKIP-NEXT:     %[[C11:[^ ]+]] = arith.constant 11 : index
// SKIP-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// SKIP-NEXT:     %[[C11_0:[^ ]+]] = arith.constant 11 : index
// SKIP-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// SKIP-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// SKIP-NEXT:     %[[C19:[^ ]+]] = arith.constant 19 : index
// SKIP-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[C3_2:[^ ]+]] = arith.constant 3 : index
// SKIP-NEXT:     %[[C1_3:[^ ]+]] = arith.constant 1 : index
// SKIP-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[C0_5:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1xi32, 1>
// SKIP-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG0]][3] : memref<100xi32>
// SKIP-NEXT:     affine.store %[[V0]], %[[ALLOC]][0] : memref<1xi32, 1>
// SKIP-NEXT:     %[[V1:[^ ]+]] = affine.apply #map()
// SKIP-NEXT:     %[[V2:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<1xi32, 1>
// SKIP-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[V2]] : i32
// SKIP-NEXT:     affine.store %[[V3]], %[[ARG1]][7] : memref<100xi32, 2>
// SKIP-NEXT:     memref.dealloc %[[ALLOC]] : memref<1xi32, 1>
// SKIP-NEXT:     %[[ALLOC_6:[^ ]+]] = memref.alloc() : memref<19xi32, 1>
// SKIP-NEXT:     affine.for %[[ARG2:[^ ]+]] = 5 to 24 {
// SKIP-NEXT:       %[[V7:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<100xi32>
// SKIP-NEXT:       affine.store %[[V7]], %[[ALLOC_6]][%[[ARG2]] - 5] : memref<19xi32, 1>
// SKIP-NEXT:     }
// SKIP-NEXT:     affine.for %[[ARG2]] = 0 to 10 {
// SKIP-NEXT:       %[[V7]] = affine.apply #map1(%[[ARG2]])
// SKIP-NEXT:       %[[V8:[^ ]+]] = affine.load %[[ALLOC_6]][%[[ARG2]] * 2] : memref<19xi32, 1>
// SKIP-NEXT:       affine.store %[[V8]], %[[ARG1]][%[[ARG2]]] : memref<100xi32, 2>
// SKIP-NEXT:     }
// SKIP-NEXT:     memref.dealloc %[[ALLOC_6]] : memref<19xi32, 1>
// SKIP-NEXT:     %[[ALLOC_7:[^ ]+]] = memref.alloc() : memref<1xi32, 1>
// SKIP-NEXT:     %[[V4:[^ ]+]] = affine.load %[[ARG1]][9] : memref<100xi32, 2>
// SKIP-NEXT:     %[[V5:[^ ]+]] = affine.apply #map2()
// SKIP-NEXT:     affine.store %[[V4]], %[[ALLOC_7]][0] : memref<1xi32, 1>
// SKIP-NEXT:     %[[V6:[^ ]+]] = affine.load %[[ALLOC_7]][0] : memref<1xi32, 1>
// SKIP-NEXT:     affine.store %[[V6]], %[[ARG0]][11] : memref<100xi32>
// SKIP-NEXT:     memref.dealloc %[[ALLOC_7]] : memref<1xi32, 1>
// SKIP-NEXT:     return
// SKIP-NEXT:   }
// SKIP-NEXT: }

// SMALL: #map = affine_map<() -> (3)>
// SMALL-NEXT: #map1 = affine_map<(d0) -> (d0 * 2 + 5)>
// SMALL-NEXT: #map2 = affine_map<() -> (11)>
// SMALL-NEXT: module {
// SMALL-NEXT:   func.func @between_loops(%[[ARG0:[^ ]+]]: memref<100xi32>, %[[ARG1:[^ ]+]]: memref<100xi32, 2>) {
// SMALL-NEXT:     %[[C11:[^ ]+]] = arith.constant 11 : index
// SMALL-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// SMALL-NEXT:     %[[C11_0:[^ ]+]] = arith.constant 11 : index
// SMALL-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// SMALL-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// SMALL-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// SMALL-NEXT:     %[[C19:[^ ]+]] = arith.constant 19 : index
// SMALL-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// SMALL-NEXT:     %[[C3_2:[^ ]+]] = arith.constant 3 : index
// SMALL-NEXT:     %[[C1_3:[^ ]+]] = arith.constant 1 : index
// SMALL-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// SMALL-NEXT:     %[[C0_5:[^ ]+]] = arith.constant 0 : index
// SMALL-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1xi32>
// SMALL-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG0]][3] : memref<100xi32>
// SMALL-NEXT:     affine.store %[[V0]], %[[ALLOC]][0] : memref<1xi32>
// SMALL-NEXT:     %[[V1:[^ ]+]] = affine.apply #map()
// SMALL-NEXT:     %[[V2:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<1xi32>
// SMALL-NEXT:     %[[V3:[^ ]+]] = arith.addi %[[V2]], %[[V2]] : i32
// SMALL-NEXT:     affine.store %[[V3]], %[[ARG1]][7] : memref<100xi32, 2>
// SMALL-NEXT:     memref.dealloc %[[ALLOC]] : memref<1xi32>
// SMALL-NEXT:     %[[ALLOC_6:[^ ]+]] = memref.alloc() : memref<19xi32>
// SMALL-NEXT:     affine.for %[[ARG2:[^ ]+]] = 5 to 24 {
// SMALL-NEXT:       %[[V7:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<100xi32>
// SMALL-NEXT:       affine.store %[[V7]], %[[ALLOC_6]][%[[ARG2]] - 5] : memref<19xi32>
// SMALL-NEXT:     }
// SMALL-NEXT:     affine.for %[[ARG2]] = 0 to 10 {
// SMALL-NEXT:       %[[V7]] = affine.apply #map1(%[[ARG2]])
// SMALL-NEXT:       %[[V8:[^ ]+]] = affine.load %[[ALLOC_6]][%[[ARG2]] * 2] : memref<19xi32>
// SMALL-NEXT:       affine.store %[[V8]], %[[ARG1]][%[[ARG2]]] : memref<100xi32, 2>
// SMALL-NEXT:     }
// SMALL-NEXT:     memref.dealloc %[[ALLOC_6]] : memref<19xi32>
// SMALL-NEXT:     %[[ALLOC_7:[^ ]+]] = memref.alloc() : memref<1xi32>
// SMALL-NEXT:     %[[V4:[^ ]+]] = affine.load %[[ARG1]][9] : memref<100xi32, 2>
// SMALL-NEXT:     %[[V5:[^ ]+]] = affine.apply #map2()
// SMALL-NEXT:     affine.store %[[V4]], %[[ALLOC_7]][0] : memref<1xi32>
// SMALL-NEXT:     %[[V6:[^ ]+]] = affine.load %[[ALLOC_7]][0] : memref<1xi32>
// SMALL-NEXT:     affine.store %[[V6]], %[[ARG0]][11] : memref<100xi32>
// SMALL-NEXT:     memref.dealloc %[[ALLOC_7]] : memref<1xi32>
// SMALL-NEXT:     return
// SMALL-NEXT:   }
// SMALL-NEXT: }

// SPACES: #map = affine_map<() -> (3)>
// SPACES-NEXT: #map1 = affine_map<() -> (7)>
// SPACES-NEXT: #map2 = affine_map<(d0) -> (d0 * 2 + 5)>
// SPACES-NEXT: #map3 = affine_map<() -> (9)>
// SPACES-NEXT: #map4 = affine_map<() -> (11)>
// SPACES-NEXT: module {
// SPACES-NEXT:   func.func @between_loops(%[[ARG0:[^ ]+]]: memref<100xi32>, %[[ARG1:[^ ]+]]: memref<100xi32, 2>) {
// SPACES-NEXT:     %[[C11:[^ ]+]] = arith.constant 11 : index
// SPACES-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// SPACES-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// SPACES-NEXT:     %[[C9:[^ ]+]] = arith.constant 9 : index
// SPACES-NEXT:     %[[C1_0:[^ ]+]] = arith.constant 1 : index
// SPACES-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// SPACES-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// SPACES-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// SPACES-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// SPACES-NEXT:     %[[C19:[^ ]+]] = arith.constant 19 : index
// SPACES-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// SPACES-NEXT:     %[[C7:[^ ]+]] = arith.constant 7 : index
// SPACES-NEXT:     %[[C1_4:[^ ]+]] = arith.constant 1 : index
// SPACES-NEXT:     %[[C0_5:[^ ]+]] = arith.constant 0 : index
// SPACES-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// SPACES-NEXT:     %[[C1_6:[^ ]+]] = arith.constant 1 : index
// SPACES-NEXT:     %[[C0_7:[^ ]+]] = arith.constant 0 : index
// SPACES-NEXT:     %[[C0_8:[^ ]+]] = arith.constant 0 : index
// SPACES-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1xi32, 3>
// SPACES-NEXT:     %[[ALLOC_9:[^ ]+]] = memref.alloc() : memref<1xi32, 4>
// SPACES-NEXT:     affine.dma_start %[[ARG0]][%[[C3]]], %[[ALLOC]][%[[C0_7]]], %[[ALLOC_9]][%[[C0_7]]], %[[C1_6]] : memref<100xi32>, memref<1xi32, 3>, memref<1xi32, 4>
// SPACES-NEXT:     affine.dma_wait %[[ALLOC_9]][%[[C0_7]]], %[[C1_6]] : memref<1xi32, 4>
// SPACES-NEXT:     %[[ALLOC_10:[^ ]+]] = memref.alloc() : memref<1xi32, 3>
// SPACES-NEXT:     %[[ALLOC_11:[^ ]+]] = memref.alloc() : memref<1xi32, 4>
// SPACES-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()
// SPACES-NEXT:     %[[V1:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<1xi32, 3>
// SPACES-NEXT:     %[[V2:[^ ]+]] = arith.addi %[[V1]], %[[V1]] : i32
// SPACES-NEXT:     %[[V3:[^ ]+]] = affine.apply #map1()
// SPACES-NEXT:     affine.store %[[V2]], %[[ALLOC_10]][0] : memref<1xi32, 3>
// SPACES-NEXT:     affine.dma_start %[[ALLOC_10]][%[[C0_5]]], %[[ARG1]][%[[C7]]], %[[ALLOC_11]][%[[C0_5]]], %[[C1_4]] : memref<1xi32, 3>, memref<100xi32, 2>, memref<1xi32, 4>
// SPACES-NEXT:     affine.dma_wait %[[ALLOC_11]][%[[C0_5]]], %[[C1_4]] : memref<1xi32, 4>
// SPACES-NEXT:     memref.dealloc %[[ALLOC_11]] : memref<1xi32, 4>
// SPACES-NEXT:     memref.dealloc %[[ALLOC_10]] : memref<1xi32, 3>
// SPACES-NEXT:     memref.dealloc %[[ALLOC_9]] : memref<1xi32, 4>
// SPACES-NEXT:     memref.dealloc %[[ALLOC]] : memref<1xi32, 3>
// SPACES-NEXT:     %[[ALLOC_12:[^ ]+]] = memref.alloc() : memref<19xi32, 3>
// SPACES-NEXT:     %[[ALLOC_13:[^ ]+]] = memref.alloc() : memref<1xi32, 4>
// SPACES-NEXT:     affine.dma_start %[[ARG0]][%[[C5]]], %[[ALLOC_12]][%[[C0_3]]], %[[ALLOC_13]][%[[C0_3]]], %[[C19]] : memref<100xi32>, memref<19xi32, 3>, memref<1xi32, 4>
// SPACES-NEXT:     affine.dma_wait %[[ALLOC_13]][%[[C0_3]]], %[[C19]] : memref<1xi32, 4>
// SPACES-NEXT:     %[[ALLOC_14:[^ ]+]] = memref.alloc() : memref<10xi32, 3>
// SPACES-NEXT:     %[[ALLOC_15:[^ ]+]] = memref.alloc() : memref<1xi32, 4>
// SPACES-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 10 {
// SPACES-NEXT:       %[[V7:[^ ]+]] = affine.apply #map2(%[[ARG2]])
// SPACES-NEXT:       %[[V8:[^ ]+]] = affine.load %[[ALLOC_12]][%[[ARG2]] * 2] : memref<19xi32, 3>
// SPACES-NEXT:       affine.store %[[V8]], %[[ALLOC_14]][%[[ARG2]]] : memref<10xi32, 3>
// SPACES-NEXT:     }
// SPACES-NEXT:     affine.dma_start %[[ALLOC_14]][%[[C0_2]]], %[[ARG1]][%[[C0_2]]], %[[ALLOC_15]][%[[C0_2]]], %[[C10]] : memref<10xi32, 3>, memref<100xi32, 2>, memref<1xi32, 4>
// SPACES-NEXT:     affine.dma_wait %[[ALLOC_15]][%[[C0_2]]], %[[C10]] : memref<1xi32, 4>
// SPACES-NEXT:     memref.dealloc %[[ALLOC_15]] : memref<1xi32, 4>
// SPACES-NEXT:     memref.dealloc %[[ALLOC_14]] : memref<10xi32, 3>
// SPACES-NEXT:     memref.dealloc %[[ALLOC_13]] : memref<1xi32, 4>
// SPACES-NEXT:     memref.dealloc %[[ALLOC_12]] : memref<19xi32, 3>
// SPACES-NEXT:     %[[ALLOC_16:[^ ]+]] = memref.alloc() : memref<1xi32, 3>
// SPACES-NEXT:     %[[ALLOC_17:[^ ]+]] = memref.alloc() : memref<1xi32, 4>
// SPACES-NEXT:     affine.dma_start %[[ARG1]][%[[C9]]], %[[ALLOC_16]][%[[C0_1]]], %[[ALLOC_17]][%[[C0_1]]], %[[C1_0]] : memref<100xi32, 2>, memref<1xi32, 3>, memref<1xi32, 4>
// SPACES-NEXT:     affine.dma_wait %[[ALLOC_17]][%[[C0_1]]], %[[C1_0]] : memref<1xi32, 4>
// SPACES-NEXT:     %[[ALLOC_18:[^ ]+]] = memref.alloc() : memref<1xi32, 3>
// SPACES-NEXT:     %[[ALLOC_19:[^ ]+]] = memref.alloc() : memref<1xi32, 4>
// SPACES-NEXT:     %[[V4:[^ ]+]] = affine.apply #map3()
// SPACES-NEXT:     %[[V5:[^ ]+]] = affine.load %[[ALLOC_16]][0] : memref<1xi32, 3>
// SPACES-NEXT:     %[[V6:[^ ]+]] = affine.apply #map4()
// SPACES-NEXT:     affine.store %[[V5]], %[[ALLOC_18]][0] : memref<1xi32, 3>
// SPACES-NEXT:     affine.dma_start %[[ALLOC_18]][%[[C0]]], %[[ARG0]][%[[C11]]], %[[ALLOC_19]][%[[C0]]], %[[C1]] : memref<1xi32, 3>, memref<100xi32>, memref<1xi32, 4>
// SPACES-NEXT:     affine.dma_wait %[[ALLOC_19]][%[[C0]]], %[[C1]] : memref<1xi32, 4>
// SPACES-NEXT:     memref.dealloc %[[ALLOC_19]] : memref<1xi32, 4>
// SPACES-NEXT:     memref.dealloc %[[ALLOC_18]] : memref<1xi32, 3>
// SPACES-NEXT:     memref.dealloc %[[ALLOC_17]] : memref<1xi32, 4>
// SPACES-NEXT:     memref.dealloc %[[ALLOC_16]] : memref<1xi32, 3>
// SPACES-NEXT:     return
// SPACES-NEXT:   }
// SPACES-NEXT: }

// -----

func.func @in_steps(%a: memref<32x32xf32>) {
  affine.for %i = 0 to 32 step 4 {
    %0 = affine.load %a[%i, %i] : memref<32x32xf32>
    affine.for %j = 0 to 4 {
      affine.store %0, %a[%i + %j, 3] : memref<32x32xf32>
    }
    affine.store %0, %a[%i + 2, 3] : memref<32x32xf32>
  }
  return
}






// CHECK: module {
// CHECK-NEXT:   func.func @in_steps(%[[ARG0:[^ ]+]]: memref<32x32xf32>) {
// CHECK-NEXT:     %[[C1024:[^ ]+]] = arith.constant 1024 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1024_0:[^ ]+]] = arith.constant 1024 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<32x32xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 32 {
// CHECK-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to 32 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG1]], %[[ARG2]]] : memref<32x32xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ALLOC]][%[[ARG1]], %[[ARG2]]] : memref<32x32xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 32 step 4 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG1]], %[[ARG1]]] : memref<32x32xf32, 1>
// CHECK-NEXT:       affine.for %[[ARG2]] = 0 to 4 {
// CHECK-NEXT:         affine.store %[[V0]], %[[ALLOC]][%[[ARG1]] + %[[ARG2]], 3] : memref<32x32xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG1]] + 2, 3] : memref<32x32xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG1]] = 0 to 32 {
// CHECK-NEXT:       affine.for %[[ARG2]] = 0 to 32 {
// CHECK-NEXT:         %[[V0]] = affine.load %[[ALLOC]][%[[ARG1]], %[[ARG2]]] : memref<32x32xf32, 1>
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG1]], %[[ARG2]]] : memref<32x32xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<32x32xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// DMA: module {
// DMA-NEXT:   func.func @in_steps(%[[ARG0:[^ ]+]]: memref<32x32xf32>) {
// DMA-NEXT:     %[[C1024:[^ ]+]] = arith.constant 1024 : index
// DMA-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C1024_0:[^ ]+]] = arith.constant 1024 : index
// DMA-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<32x32xf32, 1>
// DMA-NEXT:     %[[ALLOC_3:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.dma_start %[[ARG0]][%[[C0_1]], %[[C0_1]]], %[[ALLOC]][%[[C0_1]], %[[C0_1]]], %[[ALLOC_3]][%[[C0_1]]], %[[C1024_0]] : memref<32x32xf32>, memref<32x32xf32, 1>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_3]][%[[C0_1]]], %[[C1024_0]] : memref<1xi32>
// DMA-NEXT:     %[[ALLOC_4:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 32 step 4 {
// DMA-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG1]], %[[ARG1]]] : memref<32x32xf32, 1>
// DMA-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to 4 {
// DMA-NEXT:         affine.store %[[V0]], %[[ALLOC]][%[[ARG1]] + %[[ARG2]], 3] : memref<32x32xf32, 1>
// DMA-NEXT:       }
// DMA-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG1]] + 2, 3] : memref<32x32xf32, 1>
// DMA-NEXT:     }
// DMA-NEXT:     affine.dma_start %[[ALLOC]][%[[C0]], %[[C0]]], %[[ARG0]][%[[C0]], %[[C0]]], %[[ALLOC_4]][%[[C0]]], %[[C1024]] : memref<32x32xf32, 1>, memref<32x32xf32>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_4]][%[[C0]]], %[[C1024]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_4]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_3]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC]] : memref<32x32xf32, 1>
// DMA-NEXT:     return
// DMA-NEXT:   }
// DMA-NEXT: }

// SKIP: #map = affine_map<(d0) -> (d0)>
// SKIP-NEXT: #map1 = affine_map<(d0, d1) -> (d0 + d1)>
// SKIP-NEXT: #map2 = affine_map<(d0, d1) -> (3)>
// SKIP-NEXT: #map3 = affine_map<(d0) -> (d0 + 4)>
// SKIP-NEXT: #map4 = affine_map<(d0) -> (d0 + 2)>
// SKIP-NEXT: #map5 = affine_map<(d0) -> (3)>
// SKIP-NEXT: module {
// SKIP-NEXT:   func.func @in_steps(%[[ARG0:[^ ]+]]: memref<32x32xf32>) {
// SKIP-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// SKIP-NEXT:     %[[C3_0:[^ ]+]] = arith.constant 3 : index
// SKIP-NEXT:     %[[C3_1:[^ ]+]] = arith.constant 3 : index
// SKIP-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// SKIP-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[C3_2:[^ ]+]] = arith.constant 3 : index
// SKIP-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// SKIP-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[C1_4:[^ ]+]] = arith.constant 1 : index
// SKIP-NEXT:     %[[C0_5:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     %[[C0_6:[^ ]+]] = arith.constant 0 : index
// SKIP-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 32 step 4 {
// SKIP-NEXT:       %[[V0:[^ ]+]] = affine.apply #map(%[[ARG1]])
// SKIP-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG1]])
// SKIP-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1x1xf32, 1>
// SKIP-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ARG0]][%[[ARG1]], %[[ARG1]]] : memref<32x32xf32>
// SKIP-NEXT:       affine.store %[[V2]], %[[ALLOC]][0, 0] : memref<1x1xf32, 1>
// SKIP-NEXT:       %[[V3:[^ ]+]] = affine.apply #map(%[[ARG1]])
// SKIP-NEXT:       %[[V4:[^ ]+]] = affine.apply #map(%[[ARG1]])
// SKIP-NEXT:       %[[V5:[^ ]+]] = affine.load %[[ALLOC]][0, 0] : memref<1x1xf32, 1>
// SKIP-NEXT:       memref.dealloc %[[ALLOC]] : memref<1x1xf32, 1>
// SKIP-NEXT:       %[[ALLOC_7:[^ ]+]] = memref.alloc() : memref<4x1xf32, 1>
// SKIP-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to 4 {
// SKIP-NEXT:         %[[V12:[^ ]+]] = affine.apply #map1(%[[ARG1]], %[[ARG2]])
// SKIP-NEXT:         %[[V13:[^ ]+]] = affine.apply #map2(%[[ARG1]], %[[ARG2]])
// SKIP-NEXT:         affine.store %[[V5]], %[[ALLOC_7]][%[[ARG2]], 0] : memref<4x1xf32, 1>
// SKIP-NEXT:       }
// SKIP-NEXT:       %[[V6:[^ ]+]] = affine.apply #map(%[[ARG1]])
// SKIP-NEXT:       affine.for %[[ARG2]] = #map(%[[ARG1]]) to #map3(%[[ARG1]]) {
// SKIP-NEXT:         %[[V12]] = affine.load %[[ALLOC_7]][%[[ARG2]] - %[[ARG1]], 0] : memref<4x1xf32, 1>
// SKIP-NEXT:         affine.store %[[V12]], %[[ARG0]][%[[ARG2]], 3] : memref<32x32xf32>
// SKIP-NEXT:       }
// SKIP-NEXT:       memref.dealloc %[[ALLOC_7]] : memref<4x1xf32, 1>
// SKIP-NEXT:       %[[ALLOC_8:[^ ]+]] = memref.alloc() : memref<1x1xf32, 1>
// SKIP-NEXT:       %[[V7:[^ ]+]] = affine.apply #map4(%[[ARG1]])
// SKIP-NEXT:       %[[V8:[^ ]+]] = affine.apply #map5(%[[ARG1]])
// SKIP-NEXT:       affine.store %[[V5]], %[[ALLOC_8]][0, 0] : memref<1x1xf32, 1>
// SKIP-NEXT:       %[[V9:[^ ]+]] = affine.apply #map4(%[[ARG1]])
// SKIP-NEXT:       %[[V10:[^ ]+]] = affine.apply #map4(%[[ARG1]])
// SKIP-NEXT:       %[[V11:[^ ]+]] = affine.load %[[ALLOC_8]][0, 0] : memref<1x1xf32, 1>
// SKIP-NEXT:       affine.store %[[V11]], %[[ARG0]][%[[ARG1]] + 2, 3] : memref<32x32xf32>
// SKIP-NEXT:       memref.dealloc %[[ALLOC_8]] : memref<1x1xf32, 1>
// SKIP-NEXT:     }
// SKIP-NEXT:     return
// SKIP-NEXT:   }
// SKIP-NEXT: }

// SMALL: module {
// SMALL-NEXT:   func.func @in_steps(%[[ARG0:[^ ]+]]: memref<32x32xf32>) {
// SMALL-NEXT:     %[[C1024:[^ ]+]] = arith.constant 1024 : index
// SMALL-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// SMALL-NEXT:     %[[C1024_0:[^ ]+]] = arith.constant 1024 : index
// SMALL-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// SMALL-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// SMALL-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<32x32xf32>
// SMALL-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 32 {
// SMALL-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to 32 {
// SMALL-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG1]], %[[ARG2]]] : memref<32x32xf32>
// SMALL-NEXT:         affine.store %[[V0]], %[[ALLOC]][%[[ARG1]], %[[ARG2]]] : memref<32x32xf32>
// SMALL-NEXT:       }
// SMALL-NEXT:     }
// SMALL-NEXT:     affine.for %[[ARG1]] = 0 to 32 step 4 {
// SMALL-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG1]], %[[ARG1]]] : memref<32x32xf32>
// SMALL-NEXT:       affine.for %[[ARG2]] = 0 to 4 {
// SMALL-NEXT:         affine.store %[[V0]], %[[ALLOC]][%[[ARG1]] + %[[ARG2]], 3] : memref<32x32xf32>
// SMALL-NEXT:       }
// SMALL-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG1]] + 2, 3] : memref<32x32xf32>
// SMALL-NEXT:     }
// SMALL-NEXT:     affine.for %[[ARG1]] = 0 to 32 {
// SMALL-NEXT:       affine.for %[[ARG2]] = 0 to 32 {
// SMALL-NEXT:         %[[V0]] = affine.load %[[ALLOC]][%[[ARG1]], %[[ARG2]]] : memref<32x32xf32>
// SMALL-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG1]], %[[ARG2]]] : memref<32x32xf32>
// SMALL-NEXT:       }
// SMALL-NEXT:     }
// SMALL-NEXT:     memref.dealloc %[[ALLOC]] : memref<32x32xf32>
// SMALL-NEXT:     return
// SMALL-NEXT:   }
// SMALL-NEXT: }

// SPACES: #map = affine_map<(d0) -> (d0)>
// SPACES-NEXT: #map1 = affine_map<(d0, d1) -> (d0 + d1)>
// SPACES-NEXT: #map2 = affine_map<(d0, d1) -> (3)>
// SPACES-NEXT: #map3 = affine_map<(d0) -> (d0 + 2)>
// SPACES-NEXT: #map4 = affine_map<(d0) -> (3)>
// SPACES-NEXT: module {
// SPACES-NEXT:   func.func @in_steps(%[[ARG0:[^ ]+]]: memref<32x32xf32>) {
// SPACES-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// SPACES-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// SPACES-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// SPACES-NEXT:     %[[C3_0:[^ ]+]] = arith.constant 3 : index
// SPACES-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// SPACES-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// SPACES-NEXT:     %[[C1_1:[^ ]+]] = arith.constant 1 : index
// SPACES-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// SPACES-NEXT:     %[[C1_3:[^ ]+]] = arith.constant 1 : index
// SPACES-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// SPACES-NEXT:     %[[C0_5:[^ ]+]] = arith.constant 0 : index
// SPACES-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 32 step 4 {
// SPACES-NEXT:       %[[V0:[^ ]+]] = affine.apply #map(%[[ARG1]])
// SPACES-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG1]])
// SPACES-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1x1xf32, 3>
// SPACES-NEXT:       %[[ALLOC_6:[^ ]+]] = memref.alloc() : memref<1xi32, 4>
// SPACES-NEXT:       affine.dma_start %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ALLOC]][%[[C0_4]], %[[C0_4]]], %[[ALLOC_6]][%[[C0_4]]], %[[C1_3]] : memref<32x32xf32>, memref<1x1xf32, 3>, memref<1xi32, 4>
// SPACES-NEXT:       affine.dma_wait %[[ALLOC_6]][%[[C0_4]]], %[[C1_3]] : memref<1xi32, 4>
// SPACES-NEXT:       %[[V2:[^ ]+]] = affine.apply #map(%[[ARG1]])
// SPACES-NEXT:       %[[V3:[^ ]+]] = affine.apply #map(%[[ARG1]])
// SPACES-NEXT:       %[[V4:[^ ]+]] = affine.load %[[ALLOC]][0, 0] : memref<1x1xf32, 3>
// SPACES-NEXT:       memref.dealloc %[[ALLOC_6]] : memref<1xi32, 4>
// SPACES-NEXT:       memref.dealloc %[[ALLOC]] : memref<1x1xf32, 3>
// SPACES-NEXT:       %[[ALLOC_7:[^ ]+]] = memref.alloc() : memref<4x1xf32, 3>
// SPACES-NEXT:       %[[ALLOC_8:[^ ]+]] = memref.alloc() : memref<1xi32, 4>
// SPACES-NEXT:       affine.for %[[ARG2:[^ ]+]] = 0 to 4 {
// SPACES-NEXT:         %[[V9:[^ ]+]] = affine.apply #map1(%[[ARG1]], %[[ARG2]])
// SPACES-NEXT:         %[[V10:[^ ]+]] = affine.apply #map2(%[[ARG1]], %[[ARG2]])
// SPACES-NEXT:         affine.store %[[V4]], %[[ALLOC_7]][%[[ARG2]], 0] : memref<4x1xf32, 3>
// SPACES-NEXT:       }
// SPACES-NEXT:       %[[V5:[^ ]+]] = affine.apply #map(%[[ARG1]])
// SPACES-NEXT:       affine.dma_start %[[ALLOC_7]][%[[C0_2]], %[[C0_2]]], %[[ARG0]][%[[ARG1]], 3], %[[ALLOC_8]][%[[C0_2]]], %[[C4]], %[[C32]], %[[C1_1]] : memref<4x1xf32, 3>, memref<32x32xf32>, memref<1xi32, 4>
// SPACES-NEXT:       affine.dma_wait %[[ALLOC_8]][%[[C0_2]]], %[[C4]] : memref<1xi32, 4>
// SPACES-NEXT:       memref.dealloc %[[ALLOC_8]] : memref<1xi32, 4>
// SPACES-NEXT:       memref.dealloc %[[ALLOC_7]] : memref<4x1xf32, 3>
// SPACES-NEXT:       %[[ALLOC_9:[^ ]+]] = memref.alloc() : memref<1x1xf32, 3>
// SPACES-NEXT:       %[[ALLOC_10:[^ ]+]] = memref.alloc() : memref<1xi32, 4>
// SPACES-NEXT:       %[[V6:[^ ]+]] = affine.apply #map3(%[[ARG1]])
// SPACES-NEXT:       %[[V7:[^ ]+]] = affine.apply #map4(%[[ARG1]])
// SPACES-NEXT:       affine.store %[[V4]], %[[ALLOC_9]][0, 0] : memref<1x1xf32, 3>
// SPACES-NEXT:       %[[V8:[^ ]+]] = affine.apply #map3(%[[ARG1]])
// SPACES-NEXT:       affine.dma_start %[[ALLOC_9]][%[[C0]], %[[C0]]], %[[ARG0]][%[[ARG1]] + 2, 3], %[[ALLOC_10]][%[[C0]]], %[[C1]] : memref<1x1xf32, 3>, memref<32x32xf32>, memref<1xi32, 4>
// SPACES-NEXT:       affine.dma_wait %[[ALLOC_10]][%[[C0]]], %[[C1]] : memref<1xi32, 4>
// SPACES-NEXT:       memref.dealloc %[[ALLOC_10]] : memref<1xi32, 4>
// SPACES-NEXT:       memref.dealloc %[[ALLOC_9]] : memref<1x1xf32, 3>
// SPACES-NEXT:     }
// SPACES-NEXT:     return
// SPACES-NEXT:   }
// SPACES-NEXT: }
