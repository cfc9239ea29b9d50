// RUN: mlir-opt %s --split-input-file --normalize-memrefs --allow-unregistered-dialect | FileCheck %s

func.func @f0(%a: memref<16x8xf32, affine_map<(d0, d1) -> (d0 mod 32, d1)>>) { return }

// CHECK: module {
// CHECK-NEXT:   func.func @f0(%[[ARG0:[a-zA-Z0-9_]+]]: memref<32x8xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f9(%a: memref<16x8xf32, affine_map<(d0, d1) -> ((d0 + d1) mod 64, d1)>>) { return }

// CHECK: module {
// CHECK-NEXT:   func.func @f9(%[[ARG0:[a-zA-Z0-9_]+]]: memref<64x8xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f15(%a: memref<16x8xf32, affine_map<(d0, d1) -> ((d0 mod 3) mod 5, d1)>>) { return }

// CHECK: module {
// CHECK-NEXT:   func.func @f15(%[[ARG0:[a-zA-Z0-9_]+]]: memref<5x8xf32>) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index) -> memref<4x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>> {
  %a = memref.alloc(%n) : memref<4x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  %c1 = arith.constant 1 : index
  %d = memref.dim %a, %c1 : memref<4x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  %v = affine.load %a[2, %d] : memref<4x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  "foo.use"(%v) : (f32) -> ()
  return %a : memref<4x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>> }

// CHECK: #map = affine_map<(d0, d1) -> (d1 ceildiv 32)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (32)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (2)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index) -> memref<4x?x?xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map(%c4, %[[ARG0]])
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map1(%c4, %[[ARG0]])
// CHECK-NEXT:     %alloc = memref.alloc(%[[V0]], %[[V1]]) : memref<4x?x?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %alloc, %c1 : memref<4x?x?xf32>
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = affine.apply #map2(%dim)
// CHECK-NEXT:     %[[V3:[a-zA-Z0-9_]+]] = affine.apply #map3(%dim)
// CHECK-NEXT:     %[[V4:[a-zA-Z0-9_]+]] = affine.load %alloc[2, symbol(%dim) floordiv 32, symbol(%dim) mod 32] : memref<4x?x?xf32>
// CHECK-NEXT:     "foo.use"(%[[V4]]) : (f32) -> ()
// CHECK-NEXT:     return %alloc : memref<4x?x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index) -> memref<?x4xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>> {
  %a = memref.alloc(%n) : memref<?x4xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  %c1 = arith.constant 1 : index
  %d = memref.dim %a, %c1 : memref<?x4xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  %v = affine.load %a[2, %d] : memref<?x4xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  "foo.use"(%v) : (f32) -> ()
  return %a : memref<?x4xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>> }

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (2)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index) -> memref<?x1x32xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map(%[[ARG0]], %c4)
// CHECK-NEXT:     %alloc = memref.alloc(%[[V0]]) : memref<?x1x32xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %alloc, %c1 : memref<?x1x32xf32>
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map1(%dim)
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = affine.apply #map2(%dim)
// CHECK-NEXT:     %[[V3:[a-zA-Z0-9_]+]] = affine.load %alloc[2, symbol(%dim) floordiv 32, symbol(%dim) mod 32] : memref<?x1x32xf32>
// CHECK-NEXT:     "foo.use"(%[[V3]]) : (f32) -> ()
// CHECK-NEXT:     return %alloc : memref<?x1x32xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %q: memref<?x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>)  {
  %a = memref.alloc(%n, %n) : memref<?x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  affine.for %i = 0 to 3 {
  %v = affine.load %q[0, %i] : memref<?x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  affine.store %v, %a[0, %i] : memref<?x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  }
  memref.dealloc %a : memref<?x?xf32, affine_map<(d0, d1) -> (d0, d1 floordiv 32, d1 mod 32)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1 ceildiv 32)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (32)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (0)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: memref<?x?x?xf32>) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map(%[[ARG0]], %[[ARG0]])
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map1(%[[ARG0]], %[[ARG0]])
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = affine.apply #map2(%[[ARG0]], %[[ARG0]])
// CHECK-NEXT:     %alloc = memref.alloc(%[[V0]], %[[V1]], %[[V2]]) : memref<?x?x?xf32>
// CHECK-NEXT:     affine.for %[[ARG2:[a-zA-Z0-9_]+]] = 0 to 3 {
// CHECK-NEXT:       %[[V3:[a-zA-Z0-9_]+]] = affine.apply #map3(%[[ARG2]])
// CHECK-NEXT:       %[[V4:[a-zA-Z0-9_]+]] = affine.apply #map4(%[[ARG2]])
// CHECK-NEXT:       %[[V5:[a-zA-Z0-9_]+]] = affine.load %[[ARG1]][0, %[[ARG2]] floordiv 32, %[[ARG2]] mod 32] : memref<?x?x?xf32>
// CHECK-NEXT:       %[[V6:[a-zA-Z0-9_]+]] = affine.apply #map3(%[[ARG2]])
// CHECK-NEXT:       %[[V7:[a-zA-Z0-9_]+]] = affine.apply #map4(%[[ARG2]])
// CHECK-NEXT:       affine.store %[[V5]], %alloc[0, %[[ARG2]] floordiv 32, %[[ARG2]] mod 32] : memref<?x?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index) -> memref<4x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 32, d0 mod 4, d1 mod 32)>> {
  %a = memref.alloc(%n) : memref<4x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 32, d0 mod 4, d1 mod 32)>>
  %c1 = arith.constant 1 : index
  %d = memref.dim %a, %c1 : memref<4x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 32, d0 mod 4, d1 mod 32)>>
  %v = affine.load %a[2, %d] : memref<4x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 32, d0 mod 4, d1 mod 32)>>
  "foo.use"(%v) : (f32) -> ()
  return %a : memref<4x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 32, d0 mod 4, d1 mod 32)>> }

// CHECK: #map = affine_map<(d0, d1) -> (d1 ceildiv 32)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (32)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (2)>
// CHECK-NEXT: #map3 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index) -> memref<1x?x4x?xf32> {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map(%c4, %[[ARG0]])
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map1(%c4, %[[ARG0]])
// CHECK-NEXT:     %alloc = memref.alloc(%[[V0]], %[[V1]]) : memref<1x?x4x?xf32>
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %dim = memref.dim %alloc, %c1 : memref<1x?x4x?xf32>
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = affine.apply #map2(%dim)
// CHECK-NEXT:     %[[V3:[a-zA-Z0-9_]+]] = affine.apply #map3(%dim)
// CHECK-NEXT:     %[[V4:[a-zA-Z0-9_]+]] = affine.load %alloc[0, symbol(%dim) floordiv 32, 2, symbol(%dim) mod 32] : memref<1x?x4x?xf32>
// CHECK-NEXT:     "foo.use"(%[[V4]]) : (f32) -> ()
// CHECK-NEXT:     return %alloc : memref<1x?x4x?xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %q: memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 32, d0 mod 4, d1 mod 32)>>)  {
  %a = memref.alloc(%n, %n) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 32, d0 mod 4, d1 mod 32)>>
  affine.for %i = 0 to 3 {
  %v = affine.load %q[0, %i] : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 32, d0 mod 4, d1 mod 32)>>
  affine.store %v, %a[0, %i] : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 32, d0 mod 4, d1 mod 32)>>
  }
  memref.dealloc %a : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 32, d0 mod 4, d1 mod 32)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 ceildiv 4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1 ceildiv 32)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (4)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (32)>
// CHECK-NEXT: #map4 = affine_map<(d0) -> (0)>
// CHECK-NEXT: #map5 = affine_map<(d0) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: memref<?x?x?x?xf32>) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map(%[[ARG0]], %[[ARG0]])
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map1(%[[ARG0]], %[[ARG0]])
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = affine.apply #map2(%[[ARG0]], %[[ARG0]])
// CHECK-NEXT:     %[[V3:[a-zA-Z0-9_]+]] = affine.apply #map3(%[[ARG0]], %[[ARG0]])
// CHECK-NEXT:     %alloc = memref.alloc(%[[V0]], %[[V1]], %[[V2]], %[[V3]]) : memref<?x?x?x?xf32>
// CHECK-NEXT:     affine.for %[[ARG2:[a-zA-Z0-9_]+]] = 0 to 3 {
// CHECK-NEXT:       %[[V4:[a-zA-Z0-9_]+]] = affine.apply #map4(%[[ARG2]])
// CHECK-NEXT:       %[[V5:[a-zA-Z0-9_]+]] = affine.apply #map5(%[[ARG2]])
// CHECK-NEXT:       %[[V6:[a-zA-Z0-9_]+]] = affine.load %[[ARG1]][0, %[[ARG2]] floordiv 32, 0, %[[ARG2]] mod 32] : memref<?x?x?x?xf32>
// CHECK-NEXT:       %[[V7:[a-zA-Z0-9_]+]] = affine.apply #map4(%[[ARG2]])
// CHECK-NEXT:       %[[V8:[a-zA-Z0-9_]+]] = affine.apply #map5(%[[ARG2]])
// CHECK-NEXT:       affine.store %[[V6]], %alloc[0, %[[ARG2]] floordiv 32, 0, %[[ARG2]] mod 32] : memref<?x?x?x?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     memref.dealloc %alloc : memref<?x?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d1 mod 32, d0, d1 floordiv 32)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (32)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d1 ceildiv 32)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map1(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = affine.apply #map2(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %alloc = memref.alloc(%[[V0]], %[[V1]], %[[V2]]) : memref<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d1 floordiv 32, d1 mod 32)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d1 ceildiv 32)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (32)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map1(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %alloc = memref.alloc(%[[V0]], %[[V1]]) : memref<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 32, d0 floordiv 4, d0 mod 4)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 floordiv 32, d0 floordiv 4, d0 mod 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %alloc = memref.alloc(%[[ARG0]], %[[ARG1]]) : memref<?x?xf32, #map>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> ((d0 floordiv 4) floordiv 2, (d0 floordiv 4) mod 2, d0 mod 4, d1)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> ((d0 floordiv 4) ceildiv 2)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (2)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d0 mod 4)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map1(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = affine.apply #map2(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V3:[a-zA-Z0-9_]+]] = affine.apply #map3(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %alloc = memref.alloc(%[[V0]], %[[V1]], %[[V2]], %[[V3]]) : memref<?x?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> ((d0 + d1) floordiv 4, (d0 + d1) mod 4)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> ((d0 + d1) ceildiv 4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map1(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %alloc = memref.alloc(%[[V0]], %[[V1]]) : memref<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> ((d0 + 1) floordiv 4, (d0 + 1) mod 4, d1)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> ((d0 + 1) ceildiv 4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (4)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map1(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = affine.apply #map2(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %alloc = memref.alloc(%[[V0]], %[[V1]], %[[V2]]) : memref<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4, d1 * 2)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 ceildiv 4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (4)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d1 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map1(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = affine.apply #map2(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %alloc = memref.alloc(%[[V0]], %[[V1]], %[[V2]]) : memref<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4, d1 + 1)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 ceildiv 4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (4)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d1 + 1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map1(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = affine.apply #map2(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %alloc = memref.alloc(%[[V0]], %[[V1]], %[[V2]]) : memref<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4, d1 mod 8)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 ceildiv 4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (4)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d1 mod 8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map1(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = affine.apply #map2(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %alloc = memref.alloc(%[[V0]], %[[V1]], %[[V2]]) : memref<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4, d1 floordiv 8)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 ceildiv 4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (4)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d1 floordiv 8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map1(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = affine.apply #map2(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %alloc = memref.alloc(%[[V0]], %[[V1]], %[[V2]]) : memref<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4, d1 floordiv 8, d1 mod 4)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4, d1 floordiv 8, d1 mod 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %alloc = memref.alloc(%[[ARG0]], %[[ARG1]]) : memref<?x?xf32, #map>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4, d0, d1)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4, d0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %alloc = memref.alloc(%[[ARG0]], %[[ARG1]]) : memref<?x?xf32, #map>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d0 floordiv 4, d0 mod 4, d1)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 floordiv 4, d0 floordiv 4, d0 mod 4, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %alloc = memref.alloc(%[[ARG0]], %[[ARG1]]) : memref<?x?xf32, #map>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4, d0 mod 4, d1)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4, d0 mod 4, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %alloc = memref.alloc(%[[ARG0]], %[[ARG1]]) : memref<?x?xf32, #map>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4 + d1, d0 mod 4)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 floordiv 4 + d1, d0 mod 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %alloc = memref.alloc(%[[ARG0]], %[[ARG1]]) : memref<?x?xf32, #map>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 ceildiv 4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map1(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %alloc = memref.alloc(%[[V0]], %[[V1]]) : memref<?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d1, d0 floordiv 4, d0 mod 4, 5)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d0 ceildiv 4)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map1(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = affine.apply #map2(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %alloc = memref.alloc(%[[V0]], %[[V1]], %[[V2]]) : memref<?x?x?x6xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 4, d1 mod 4)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 floordiv 4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1 ceildiv 4)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map1(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = affine.apply #map2(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %alloc = memref.alloc(%[[V0]], %[[V1]], %[[V2]]) : memref<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1 floordiv 4, d0 mod 4)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 ceildiv 4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1 floordiv 4)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map1(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = affine.apply #map2(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %alloc = memref.alloc(%[[V0]], %[[V1]], %[[V2]]) : memref<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 ceildiv 4, d0 mod 4, d1)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 ceildiv 4, d0 mod 4, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %alloc = memref.alloc(%[[ARG0]], %[[ARG1]]) : memref<?x?xf32, #map>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d0 mod 4, d1 ceildiv 3)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 ceildiv 4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (4)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (d1 ceildiv 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map1(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = affine.apply #map2(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %alloc = memref.alloc(%[[V0]], %[[V1]], %[[V2]]) : memref<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d0 floordiv 8, d0 mod 8, d0 mod 4, d1)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 floordiv 4, d0 floordiv 8, d0 mod 8, d0 mod 4, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %alloc = memref.alloc(%[[ARG0]], %[[ARG1]]) : memref<?x?xf32, #map>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 * 32 + d1)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 * 32 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %alloc = memref.alloc(%[[ARG0]], %[[ARG1]]) : memref<?x?xf32, #map>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 mod 32 floordiv 8, d0 floordiv 32, d0 mod 32, d1)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> ((d0 mod 32) floordiv 8, d0 floordiv 32, d0 mod 32, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %alloc = memref.alloc(%[[ARG0]], %[[ARG1]]) : memref<?x?xf32, #map>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 32, d0 floordiv 1, d0 mod 1, d1)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 floordiv 32, d0, 0, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %alloc = memref.alloc(%[[ARG0]], %[[ARG1]]) : memref<?x?xf32, #map>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (0, d0 floordiv 64, d1 floordiv 32, d0 mod 64, d1 mod 32)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 ceildiv 64)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1 ceildiv 32)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (64)>
// CHECK-NEXT: #map3 = affine_map<(d0, d1) -> (32)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map1(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = affine.apply #map2(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V3:[a-zA-Z0-9_]+]] = affine.apply #map3(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %alloc = memref.alloc(%[[V0]], %[[V1]], %[[V2]], %[[V3]]) : memref<1x?x?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4, d1, d0 mod 4)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 ceildiv 4)>
// CHECK-NEXT: #map1 = affine_map<(d0, d1) -> (d1)>
// CHECK-NEXT: #map2 = affine_map<(d0, d1) -> (4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map1(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = affine.apply #map2(%[[ARG0]], %[[ARG1]])
// CHECK-NEXT:     %alloc = memref.alloc(%[[V0]], %[[V1]], %[[V2]]) : memref<?x?x?xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 4 - 3, d0 floordiv 4, d1, d0 mod 4)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 floordiv 4 - 3, d0 floordiv 4, d1, d0 mod 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %alloc = memref.alloc(%[[ARG0]], %[[ARG1]]) : memref<?x?xf32, #map>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 mod 4, d0 mod 8, d0 floordiv 8, d1)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 mod 4, d0 mod 8, d0 floordiv 8, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %alloc = memref.alloc(%[[ARG0]], %[[ARG1]]) : memref<?x?xf32, #map>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%n: index, %k: index) {
  %a = memref.alloc(%n, %k) : memref<?x?xf32, affine_map<(d0, d1) -> (d0 floordiv 8, d0 floordiv 4, d0 mod 4, d0 mod 8, d1)>>
  return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 floordiv 8, d0 floordiv 4, d0 mod 4, d0 mod 8, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %alloc = memref.alloc(%[[ARG0]], %[[ARG1]]) : memref<?x?xf32, #map>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// What is left of a division is less than the divisor, whatever is divided.
func.func @rest_of_a_sum(%a: memref<16x8xf32, affine_map<(d0, d1) -> ((d0 - 3) mod 5, d1)>>) { return }
func.func @quotient_of_a_rest(%a: memref<16x8xf32, affine_map<(d0, d1) -> (((d0 - 3) mod 7) floordiv 5, d1)>>) { return }
func.func @nothing_is_positive(%a: memref<16x8xf32, affine_map<(d0, d1) -> (d0 floordiv 5 - 4, d1)>>) { return }

// CHECK: #map = affine_map<(d0, d1) -> (d0 floordiv 5 - 4, d1)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @rest_of_a_sum(%arg0: memref<5x8xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @quotient_of_a_rest(%arg0: memref<2x8xf32>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: func.func @nothing_is_positive(%arg0: memref<16x8xf32, #map>) {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
