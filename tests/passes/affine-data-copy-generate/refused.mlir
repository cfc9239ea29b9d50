// RUN: mlir-opt %s --split-input-file --affine-data-copy-generate --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{generate-dma}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=DMA

func.func private @elsewhere(memref<4xf32>)



// CHECK: module {
// CHECK-NEXT:   func.func private @elsewhere(memref<4xf32>)
// CHECK-NEXT: }

// DMA: module {
// DMA-NEXT:   func.func private @elsewhere(memref<4xf32>)
// DMA-NEXT: }

// -----

func.func @nothing() {
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @nothing() {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// DMA: module {
// DMA-NEXT:   func.func @nothing() {
// DMA-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     return
// DMA-NEXT:   }
// DMA-NEXT: }

// -----

func.func @layout(%a: memref<64xf32, strided<[2], offset: 3>>, %b: memref<f32>) {
  affine.for %i = 0 to 16 {
    %0 = affine.load %a[%i] : memref<64xf32, strided<[2], offset: 3>>
    affine.store %0, %b[] : memref<f32>
  }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @layout(%[[ARG0:[^ ]+]]: memref<64xf32, strided<[2], offset: 3>>, %[[ARG1:[^ ]+]]: memref<f32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 16 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<64xf32, strided<[2], offset: 3>>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG1]][] : memref<f32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// DMA: module {
// DMA-NEXT:   func.func @layout(%[[ARG0:[^ ]+]]: memref<64xf32, strided<[2], offset: 3>>, %[[ARG1:[^ ]+]]: memref<f32>) {
// DMA-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 16 {
// DMA-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<64xf32, strided<[2], offset: 3>>
// DMA-NEXT:       affine.store %[[V0]], %[[ARG1]][] : memref<f32>
// DMA-NEXT:     }
// DMA-NEXT:     return
// DMA-NEXT:   }
// DMA-NEXT: }

// -----

func.func @unknown(%a: memref<?xf32>, %b: memref<4xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %0 = affine.load %a[%i] : memref<?xf32>
    affine.store %0, %b[%i mod 4] : memref<4xf32>
  }
  return
}



// CHECK: #map = affine_map<(d0) -> (d0 mod 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @unknown(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<4xf32>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG2]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG3]])
// CHECK-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG3]] mod 4] : memref<4xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG3]] = 0 to 4 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG3]]] : memref<4xf32, 1>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG3]]] : memref<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<4xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// DMA: #map = affine_map<(d0) -> (d0 mod 4)>
// DMA-NEXT: module {
// DMA-NEXT:   func.func @unknown(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: memref<4xf32>, %[[ARG2:[^ ]+]]: index) {
// DMA-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// DMA-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<4xf32, 1>
// DMA-NEXT:     %[[ALLOC_2:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.for %[[ARG3:[^ ]+]] = 0 to %[[ARG2]] {
// DMA-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG3]]] : memref<?xf32>
// DMA-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG3]])
// DMA-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG3]] mod 4] : memref<4xf32, 1>
// DMA-NEXT:     }
// DMA-NEXT:     affine.dma_start %[[ALLOC]][%[[C0]]], %[[ARG1]][%[[C0]]], %[[ALLOC_2]][%[[C0]]], %[[C4]] : memref<4xf32, 1>, memref<4xf32>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_2]][%[[C0]]], %[[C4]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_2]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC]] : memref<4xf32, 1>
// DMA-NEXT:     return
// DMA-NEXT:   }
// DMA-NEXT: }

// -----

func.func @never(%a: memref<8xf32>) {
  affine.for %i = 5 to 5 {
    %0 = affine.load %a[%i] : memref<8xf32>
    affine.store %0, %a[%i + 1] : memref<8xf32>
  }
  return
}



// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @never(%[[ARG0:[^ ]+]]: memref<8xf32>) {
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[C5_0:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[C5_1:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C5_2:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[C1_3:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_5:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1xf32, 1>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ARG0]][5] : memref<8xf32>
// CHECK-NEXT:     affine.store %[[V0]], %[[ALLOC]][0] : memref<1xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 5 to 5 {
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG1]] - 5] : memref<1xf32, 1>
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map(%[[ARG1]])
// CHECK-NEXT:       affine.store %[[V2]], %[[ALLOC]][%[[ARG1]] - 4] : memref<1xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<1xf32, 1>
// CHECK-NEXT:     affine.store %[[V1]], %[[ARG0]][5] : memref<8xf32>
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<1xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// DMA: #map = affine_map<(d0) -> (d0 + 1)>
// DMA-NEXT: module {
// DMA-NEXT:   func.func @never(%[[ARG0:[^ ]+]]: memref<8xf32>) {
// DMA-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// DMA-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// DMA-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C5_0:[^ ]+]] = arith.constant 5 : index
// DMA-NEXT:     %[[C1_1:[^ ]+]] = arith.constant 1 : index
// DMA-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<1xf32, 1>
// DMA-NEXT:     %[[ALLOC_4:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.dma_start %[[ARG0]][%[[C5_0]]], %[[ALLOC]][%[[C0_2]]], %[[ALLOC_4]][%[[C0_2]]], %[[C1_1]] : memref<8xf32>, memref<1xf32, 1>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_4]][%[[C0_2]]], %[[C1_1]] : memref<1xi32>
// DMA-NEXT:     %[[ALLOC_5:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.for %[[ARG1:[^ ]+]] = 5 to 5 {
// DMA-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG1]] - 5] : memref<1xf32, 1>
// DMA-NEXT:       %[[V1:[^ ]+]] = affine.apply #map(%[[ARG1]])
// DMA-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG1]] - 4] : memref<1xf32, 1>
// DMA-NEXT:     }
// DMA-NEXT:     affine.dma_start %[[ALLOC]][%[[C0]]], %[[ARG0]][%[[C5]]], %[[ALLOC_5]][%[[C0]]], %[[C1]] : memref<1xf32, 1>, memref<8xf32>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_5]][%[[C0]]], %[[C1]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_5]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_4]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC]] : memref<1xf32, 1>
// DMA-NEXT:     return
// DMA-NEXT:   }
// DMA-NEXT: }

// -----

func.func @empty(%a: memref<0xf32>, %b: memref<8x0xf32>) {
  affine.for %i = 0 to 5 {
    %0 = affine.load %a[%i] : memref<0xf32>
    affine.store %0, %b[%i, 0] : memref<8x0xf32>
  }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @empty(%[[ARG0:[^ ]+]]: memref<0xf32>, %[[ARG1:[^ ]+]]: memref<8x0xf32>) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<5x1xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 5 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<0xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG2]], 0] : memref<5x1xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 5 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG2]], 0] : memref<5x1xf32, 1>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG1]][%[[ARG2]], 0] : memref<8x0xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<5x1xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// DMA: module {
// DMA-NEXT:   func.func @empty(%[[ARG0:[^ ]+]]: memref<0xf32>, %[[ARG1:[^ ]+]]: memref<8x0xf32>) {
// DMA-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// DMA-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<5x1xf32, 1>
// DMA-NEXT:     %[[ALLOC_2:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 5 {
// DMA-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<0xf32>
// DMA-NEXT:       affine.store %[[V0]], %[[ALLOC]][%[[ARG2]], 0] : memref<5x1xf32, 1>
// DMA-NEXT:     }
// DMA-NEXT:     affine.dma_start %[[ALLOC]][%[[C0]], %[[C0]]], %[[ARG1]][%[[C0]], %[[C0]]], %[[ALLOC_2]][%[[C0]]], %[[C5]] : memref<5x1xf32, 1>, memref<8x0xf32>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_2]][%[[C0]]], %[[C5]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_2]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC]] : memref<5x1xf32, 1>
// DMA-NEXT:     return
// DMA-NEXT:   }
// DMA-NEXT: }

// -----

func.func @other_loops(%a: memref<8xf32>, %n: index) {
  scf.for %i = %n to %n step %n {
    %0 = affine.load %a[2] : memref<8xf32>
    affine.store %0, %a[3] : memref<8xf32>
    affine.for %j = 0 to 4 {
      affine.store %0, %a[%j] : memref<8xf32>
    }
  }
  return
}



// CHECK: module {
// CHECK-NEXT:   func.func @other_loops(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     scf.for %[[ARG2:[^ ]+]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][2] : memref<8xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][3] : memref<8xf32>
// CHECK-NEXT:       affine.for %[[ARG3:[^ ]+]] = 0 to 4 {
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG3]]] : memref<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// DMA: module {
// DMA-NEXT:   func.func @other_loops(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: index) {
// DMA-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     scf.for %[[ARG2:[^ ]+]] = %[[ARG1]] to %[[ARG1]] step %[[ARG1]] {
// DMA-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][2] : memref<8xf32>
// DMA-NEXT:       affine.store %[[V0]], %[[ARG0]][3] : memref<8xf32>
// DMA-NEXT:       affine.for %[[ARG3:[^ ]+]] = 0 to 4 {
// DMA-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG3]]] : memref<8xf32>
// DMA-NEXT:       }
// DMA-NEXT:     }
// DMA-NEXT:     return
// DMA-NEXT:   }
// DMA-NEXT: }

// -----

func.func @blocks(%a: memref<8xf32>, %c: i1) {
  cf.cond_br %c, ^one, ^two
^one:
  affine.for %j = 0 to 4 {
    %0 = affine.load %a[%j] : memref<8xf32>
    affine.store %0, %a[%j + 4] : memref<8xf32>
  }
  cf.br ^two
^two:
  %1 = affine.load %a[2] : memref<8xf32>
  affine.store %1, %a[3] : memref<8xf32>
  return
}



// CHECK: #map = affine_map<() -> (2)>
// CHECK-NEXT: #map1 = affine_map<() -> (3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @blocks(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: i1) {
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C2_0:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C2_1:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C2_2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C8_5:[^ ]+]] = arith.constant 8 : index
// CHECK-NEXT:     %[[C0_6:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_7:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     cf.cond_br %[[ARG1]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 8 {
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       affine.store %[[V3]], %[[ALLOC]][%[[ARG2]]] : memref<8xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 4 {
// CHECK-NEXT:       %[[V3]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<8xf32, 1>
// CHECK-NEXT:       affine.store %[[V3]], %[[ALLOC]][%[[ARG2]] + 4] : memref<8xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 8 {
// CHECK-NEXT:       %[[V3]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<8xf32, 1>
// CHECK-NEXT:       affine.store %[[V3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<8xf32, 1>
// CHECK-NEXT:     cf.br ^bb2
// CHECK-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// CHECK-NEXT:     %[[ALLOC_8:[^ ]+]] = memref.alloc() : memref<2xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG2]] = 2 to 4 {
// CHECK-NEXT:       %[[V3]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       affine.store %[[V3]], %[[ALLOC_8]][%[[ARG2]] - 2] : memref<2xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.load %[[ALLOC_8]][0] : memref<2xf32, 1>
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map1()
// CHECK-NEXT:     affine.store %[[V1]], %[[ALLOC_8]][1] : memref<2xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG2]] = 2 to 4 {
// CHECK-NEXT:       %[[V3]] = affine.load %[[ALLOC_8]][%[[ARG2]] - 2] : memref<2xf32, 1>
// CHECK-NEXT:       affine.store %[[V3]], %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC_8]] : memref<2xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// DMA: #map = affine_map<() -> (2)>
// DMA-NEXT: #map1 = affine_map<() -> (3)>
// DMA-NEXT: module {
// DMA-NEXT:   func.func @blocks(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: i1) {
// DMA-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// DMA-NEXT:     %[[C2_0:[^ ]+]] = arith.constant 2 : index
// DMA-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C2_1:[^ ]+]] = arith.constant 2 : index
// DMA-NEXT:     %[[C2_2:[^ ]+]] = arith.constant 2 : index
// DMA-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C8:[^ ]+]] = arith.constant 8 : index
// DMA-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C8_5:[^ ]+]] = arith.constant 8 : index
// DMA-NEXT:     %[[C0_6:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C0_7:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     cf.cond_br %[[ARG1]], ^bb1, ^bb2
// DMA-NEXT:   ^bb1:  // pred: ^bb0
// DMA-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<8xf32, 1>
// DMA-NEXT:     %[[ALLOC_8:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.dma_start %[[ARG0]][%[[C0_6]]], %[[ALLOC]][%[[C0_6]]], %[[ALLOC_8]][%[[C0_6]]], %[[C8_5]] : memref<8xf32>, memref<8xf32, 1>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_8]][%[[C0_6]]], %[[C8_5]] : memref<1xi32>
// DMA-NEXT:     %[[ALLOC_9:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 4 {
// DMA-NEXT:       %[[V3:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG2]]] : memref<8xf32, 1>
// DMA-NEXT:       affine.store %[[V3]], %[[ALLOC]][%[[ARG2]] + 4] : memref<8xf32, 1>
// DMA-NEXT:     }
// DMA-NEXT:     affine.dma_start %[[ALLOC]][%[[C0_4]]], %[[ARG0]][%[[C0_4]]], %[[ALLOC_9]][%[[C0_4]]], %[[C8]] : memref<8xf32, 1>, memref<8xf32>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_9]][%[[C0_4]]], %[[C8]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_9]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_8]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC]] : memref<8xf32, 1>
// DMA-NEXT:     cf.br ^bb2
// DMA-NEXT:   ^bb2:  // 2 preds: ^bb0, ^bb1
// DMA-NEXT:     %[[ALLOC_10:[^ ]+]] = memref.alloc() : memref<2xf32, 1>
// DMA-NEXT:     %[[ALLOC_11:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.dma_start %[[ARG0]][%[[C2_1]]], %[[ALLOC_10]][%[[C0_3]]], %[[ALLOC_11]][%[[C0_3]]], %[[C2_2]] : memref<8xf32>, memref<2xf32, 1>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_11]][%[[C0_3]]], %[[C2_2]] : memref<1xi32>
// DMA-NEXT:     %[[ALLOC_12:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()
// DMA-NEXT:     %[[V1:[^ ]+]] = affine.load %[[ALLOC_10]][0] : memref<2xf32, 1>
// DMA-NEXT:     %[[V2:[^ ]+]] = affine.apply #map1()
// DMA-NEXT:     affine.store %[[V1]], %[[ALLOC_10]][1] : memref<2xf32, 1>
// DMA-NEXT:     affine.dma_start %[[ALLOC_10]][%[[C0]]], %[[ARG0]][%[[C2]]], %[[ALLOC_12]][%[[C0]]], %[[C2_0]] : memref<2xf32, 1>, memref<8xf32>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_12]][%[[C0]]], %[[C2_0]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_12]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_11]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_10]] : memref<2xf32, 1>
// DMA-NEXT:     return
// DMA-NEXT:   }
// DMA-NEXT: }

// -----

func.func @one_column(%a: memref<64x64xf32>, %b: memref<64x64x64xf32>) {
  affine.for %i = 0 to 64 {
    %0 = affine.load %a[%i, 3] : memref<64x64xf32>
    affine.store %0, %a[3, %i] : memref<64x64xf32>
  }
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 32 {
      affine.for %k = 0 to 32 {
        %0 = affine.load %b[%i, %j, %k] : memref<64x64x64xf32>
        affine.store %0, %a[%i + 4, %j + 1] : memref<64x64xf32>
      }
    }
  }
  return
}



// CHECK: #map = affine_map<(d0, d1) -> (d0 + 4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @one_column(%[[ARG0:[^ ]+]]: memref<64x64xf32>, %[[ARG1:[^ ]+]]: memref<64x64x64xf32>) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1024:[^ ]+]] = arith.constant 1024 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C32768:[^ ]+]] = arith.constant 32768 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4096:[^ ]+]] = arith.constant 4096 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4096_2:[^ ]+]] = arith.constant 4096 : index
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<64x64xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 64 {
// CHECK-NEXT:       affine.for %[[ARG3:[^ ]+]] = 0 to 64 {
// CHECK-NEXT:         %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<64x64xf32>
// CHECK-NEXT:         affine.store %[[V0]], %[[ALLOC]][%[[ARG2]], %[[ARG3]]] : memref<64x64xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 64 {
// CHECK-NEXT:       %[[V0]] = affine.load %[[ALLOC]][%[[ARG2]], 3] : memref<64x64xf32, 1>
// CHECK-NEXT:       affine.store %[[V0]], %[[ALLOC]][3, %[[ARG2]]] : memref<64x64xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 64 {
// CHECK-NEXT:       affine.for %[[ARG3]] = 0 to 64 {
// CHECK-NEXT:         %[[V0]] = affine.load %[[ALLOC]][%[[ARG2]], %[[ARG3]]] : memref<64x64xf32, 1>
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<64x64xf32, 1>
// CHECK-NEXT:     %[[ALLOC_5:[^ ]+]] = memref.alloc() : memref<32x32x32xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 32 {
// CHECK-NEXT:       affine.for %[[ARG3]] = 0 to 32 {
// CHECK-NEXT:         affine.for %[[ARG4:[^ ]+]] = 0 to 32 {
// CHECK-NEXT:           %[[V0]] = affine.load %[[ARG1]][%[[ARG2]], %[[ARG3]], %[[ARG4]]] : memref<64x64x64xf32>
// CHECK-NEXT:           affine.store %[[V0]], %[[ALLOC_5]][%[[ARG2]], %[[ARG3]], %[[ARG4]]] : memref<32x32x32xf32, 1>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[ALLOC_6:[^ ]+]] = memref.alloc() : memref<32x32xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG2]] = 0 to 32 {
// CHECK-NEXT:       affine.for %[[ARG3]] = 0 to 32 {
// CHECK-NEXT:         affine.for %[[ARG4]] = 0 to 32 {
// CHECK-NEXT:           %[[V0]] = affine.load %[[ALLOC_5]][%[[ARG2]], %[[ARG3]], %[[ARG4]]] : memref<32x32x32xf32, 1>
// CHECK-NEXT:           %[[V1:[^ ]+]] = affine.apply #map(%[[ARG2]], %[[ARG3]])
// CHECK-NEXT:           %[[V2:[^ ]+]] = affine.apply #map1(%[[ARG2]], %[[ARG3]])
// CHECK-NEXT:           affine.store %[[V0]], %[[ALLOC_6]][%[[ARG2]], %[[ARG3]]] : memref<32x32xf32, 1>
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %[[ARG2]] = 4 to 36 {
// CHECK-NEXT:       affine.for %[[ARG3]] = 1 to 33 {
// CHECK-NEXT:         %[[V0]] = affine.load %[[ALLOC_6]][%[[ARG2]] - 4, %[[ARG3]] - 1] : memref<32x32xf32, 1>
// CHECK-NEXT:         affine.store %[[V0]], %[[ARG0]][%[[ARG2]], %[[ARG3]]] : memref<64x64xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC_6]] : memref<32x32xf32, 1>
// CHECK-NEXT:     memref.dealloc %[[ALLOC_5]] : memref<32x32x32xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// DMA: #map = affine_map<(d0, d1) -> (d0 + 4)>
// DMA-NEXT: #map1 = affine_map<(d0, d1) -> (d1 + 1)>
// DMA-NEXT: module {
// DMA-NEXT:   func.func @one_column(%[[ARG0:[^ ]+]]: memref<64x64xf32>, %[[ARG1:[^ ]+]]: memref<64x64x64xf32>) {
// DMA-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// DMA-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// DMA-NEXT:     %[[C1024:[^ ]+]] = arith.constant 1024 : index
// DMA-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index
// DMA-NEXT:     %[[C32:[^ ]+]] = arith.constant 32 : index
// DMA-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C32768:[^ ]+]] = arith.constant 32768 : index
// DMA-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C4096:[^ ]+]] = arith.constant 4096 : index
// DMA-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C4096_2:[^ ]+]] = arith.constant 4096 : index
// DMA-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// DMA-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<64x64xf32, 1>
// DMA-NEXT:     %[[ALLOC_5:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.dma_start %[[ARG0]][%[[C0_3]], %[[C0_3]]], %[[ALLOC]][%[[C0_3]], %[[C0_3]]], %[[ALLOC_5]][%[[C0_3]]], %[[C4096_2]] : memref<64x64xf32>, memref<64x64xf32, 1>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_5]][%[[C0_3]]], %[[C4096_2]] : memref<1xi32>
// DMA-NEXT:     %[[ALLOC_6:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 64 {
// DMA-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ALLOC]][%[[ARG2]], 3] : memref<64x64xf32, 1>
// DMA-NEXT:       affine.store %[[V0]], %[[ALLOC]][3, %[[ARG2]]] : memref<64x64xf32, 1>
// DMA-NEXT:     }
// DMA-NEXT:     affine.dma_start %[[ALLOC]][%[[C0_1]], %[[C0_1]]], %[[ARG0]][%[[C0_1]], %[[C0_1]]], %[[ALLOC_6]][%[[C0_1]]], %[[C4096]] : memref<64x64xf32, 1>, memref<64x64xf32>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_6]][%[[C0_1]]], %[[C4096]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_6]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_5]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC]] : memref<64x64xf32, 1>
// DMA-NEXT:     %[[ALLOC_7:[^ ]+]] = memref.alloc() : memref<32x32x32xf32, 1>
// DMA-NEXT:     %[[ALLOC_8:[^ ]+]] = memref.alloc() : memref<32x32xf32, 1>
// DMA-NEXT:     %[[ALLOC_9:[^ ]+]] = memref.alloc() : memref<1xi32>
// DMA-NEXT:     affine.for %[[ARG2]] = 0 to 32 {
// DMA-NEXT:       affine.for %[[ARG3:[^ ]+]] = 0 to 32 {
// DMA-NEXT:         affine.for %[[ARG4:[^ ]+]] = 0 to 32 {
// DMA-NEXT:           %[[V0]] = affine.load %[[ARG1]][%[[ARG2]], %[[ARG3]], %[[ARG4]]] : memref<64x64x64xf32>
// DMA-NEXT:           %[[V1:[^ ]+]] = affine.apply #map(%[[ARG2]], %[[ARG3]])
// DMA-NEXT:           %[[V2:[^ ]+]] = affine.apply #map1(%[[ARG2]], %[[ARG3]])
// DMA-NEXT:           affine.store %[[V0]], %[[ALLOC_8]][%[[ARG2]], %[[ARG3]]] : memref<32x32xf32, 1>
// DMA-NEXT:         }
// DMA-NEXT:       }
// DMA-NEXT:     }
// DMA-NEXT:     affine.dma_start %[[ALLOC_8]][%[[C0]], %[[C0]]], %[[ARG0]][%[[C4]], %[[C1]]], %[[ALLOC_9]][%[[C0]]], %[[C1024]], %[[C64]], %[[C32]] : memref<32x32xf32, 1>, memref<64x64xf32>, memref<1xi32>
// DMA-NEXT:     affine.dma_wait %[[ALLOC_9]][%[[C0]]], %[[C1024]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_9]] : memref<1xi32>
// DMA-NEXT:     memref.dealloc %[[ALLOC_8]] : memref<32x32xf32, 1>
// DMA-NEXT:     return
// DMA-NEXT:   }
// DMA-NEXT: }
