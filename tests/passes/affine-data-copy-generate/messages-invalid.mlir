// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-data-copy-generate{fast-mem-capacity=0}))' --verify-diagnostics | FileCheck %s

// expected-warning @+1 {{total size of all copy buffers' for this block exceeds fast memory capacity}}
func.func @more(%a: memref<256xf32>) {
  %0 = affine.load %a[2] : memref<256xf32>
  affine.store %0, %a[3] : memref<256xf32>
  return
}

// CHECK: #map = affine_map<() -> (2)>
// CHECK-NEXT: #map1 = affine_map<() -> (3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @more(%[[ARG0:[^ ]+]]: memref<256xf32>) {
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C2_0:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C2_1:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C2_2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C0_3:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_4:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 2 to 4 {
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.load %[[ARG0]][%[[ARG1]]] : memref<256xf32>
// CHECK-NEXT:       affine.store %[[V3]], %[[ALLOC]][%[[ARG1]] - 2] : memref<2xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<2xf32, 1>
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map1()
// CHECK-NEXT:     affine.store %[[V1]], %[[ALLOC]][1] : memref<2xf32, 1>
// CHECK-NEXT:     affine.for %[[ARG1]] = 2 to 4 {
// CHECK-NEXT:       %[[V3]] = affine.load %[[ALLOC]][%[[ARG1]] - 2] : memref<2xf32, 1>
// CHECK-NEXT:       affine.store %[[V3]], %[[ARG0]][%[[ARG1]]] : memref<256xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %[[ALLOC]] : memref<2xf32, 1>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @inside(%a: memref<256xf32>) {
  // expected-warning @+1 {{total size of all copy buffers' for this block exceeds fast memory capacity}}
  affine.for %i = 0 to 8 {
    %0 = affine.load %a[%i] : memref<256xf32>
    affine.store %0, %a[%i + 1] : memref<256xf32>
  }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @inside(%[[ARG0:[^ ]+]]: memref<256xf32>) {
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C2_0:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C0_1:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     affine.for %[[ARG1:[^ ]+]] = 0 to 8 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.apply #map(%[[ARG1]])
// CHECK-NEXT:       %[[ALLOC:[^ ]+]] = memref.alloc() : memref<2xf32, 1>
// CHECK-NEXT:       affine.for %[[ARG2:[^ ]+]] = #map(%[[ARG1]]) to #map1(%[[ARG1]]) {
// CHECK-NEXT:         %[[V4:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<256xf32>
// CHECK-NEXT:         affine.store %[[V4]], %[[ALLOC]][%[[ARG2]] - %[[ARG1]]] : memref<2xf32, 1>
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ALLOC]][0] : memref<2xf32, 1>
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.apply #map2(%[[ARG1]])
// CHECK-NEXT:       affine.store %[[V1]], %[[ALLOC]][1] : memref<2xf32, 1>
// CHECK-NEXT:       %[[V3:[^ ]+]] = affine.apply #map(%[[ARG1]])
// CHECK-NEXT:       affine.for %[[ARG2]] = #map(%[[ARG1]]) to #map1(%[[ARG1]]) {
// CHECK-NEXT:         %[[V4]] = affine.load %[[ALLOC]][%[[ARG2]] - %[[ARG1]]] : memref<2xf32, 1>
// CHECK-NEXT:         affine.store %[[V4]], %[[ARG0]][%[[ARG2]]] : memref<256xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:       memref.dealloc %[[ALLOC]] : memref<2xf32, 1>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @not_linear(%a: memref<?xf32>, %n: index) {
  affine.for %i = 0 to 8 {
    // expected-error @+2 {{getMemRefRegion: compose affine map failed}}
    // expected-error @+1 {{error obtaining memory region}}
    %0 = affine.load %a[%i * symbol(%n)] : memref<?xf32>
    affine.store %0, %a[%i + 1] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @not_linear(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to 8 {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]] * symbol(%[[ARG1]])] : memref<?xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG2]] + 1] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @no_box(%a: memref<?xf32>, %n: index) {
  affine.for %i = 0 to %n {
    %0 = affine.load %a[%i * 2] : memref<?xf32>
    // expected-warning @+1 {{getMemoryFootprintBytes: unable to perform a union on a memory region}}
    affine.store %0, %a[%i] : memref<?xf32>
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @no_box(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     affine.for %[[ARG2:[^ ]+]] = 0 to %[[ARG1]] {
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]] * 2] : memref<?xf32>
// CHECK-NEXT:       affine.store %[[V0]], %[[ARG0]][%[[ARG2]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
