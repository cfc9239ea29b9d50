// RUN: mlir-opt %s --split-input-file --normalize-memrefs | FileCheck %s

func.func @r(%a: memref<64xf32>, %i: index) -> f32 {
  %r = memref.reinterpret_cast %a to offset: [5], sizes: [4, 2], strides: [2, 1] : memref<64xf32> to memref<4x2xf32, strided<[2, 1], offset: 5>>
  %v = memref.load %r[%i, %i] : memref<4x2xf32, strided<[2, 1], offset: 5>>
  return %v : f32
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 3 + 5)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @r(%[[ARG0:[a-zA-Z0-9_]+]]: memref<64xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index) -> f32 {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [13], strides: [1] : memref<64xf32> to memref<13xf32>
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = memref.load %reinterpret_cast[%[[V0]]] : memref<13xf32>
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @r(%a: memref<64xf32>, %i: index) -> f32 {
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [%i, 2], strides: [2, 1] : memref<64xf32> to memref<?x2xf32, strided<[2, 1]>>
  %v = memref.load %r[%i, %i] : memref<?x2xf32, strided<[2, 1]>>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @r(%[[ARG0:[a-zA-Z0-9_]+]]: memref<64xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index) -> f32 {
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [%[[ARG1]], 2], strides: [2, 1] : memref<64xf32> to memref<?x2xf32, strided<[2, 1]>>
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = memref.load %reinterpret_cast[%[[ARG1]], %[[ARG1]]] : memref<?x2xf32, strided<[2, 1]>>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @r(%a: memref<64xf32>, %i: index) -> memref<4x2xf32, strided<[2, 1]>> {
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [4, 2], strides: [2, 1] : memref<64xf32> to memref<4x2xf32, strided<[2, 1]>>
  return %r : memref<4x2xf32, strided<[2, 1]>>
}

// CHECK: module {
// CHECK-NEXT:   func.func @r(%[[ARG0:[a-zA-Z0-9_]+]]: memref<64xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index) -> memref<8xf32> {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [8], strides: [1] : memref<64xf32> to memref<8xf32>
// CHECK-NEXT:     return %reinterpret_cast : memref<8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @r(%a: memref<64xf32>, %i: index) -> f32 {
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [4, 2], strides: [2, 1] : memref<64xf32> to memref<4x2xf32, strided<[2, 1]>>
  %s = memref.subview %r[0, 0] [2, 2] [1, 1] : memref<4x2xf32, strided<[2, 1]>> to memref<2x2xf32, strided<[2, 1]>>
  %v = memref.load %r[%i, %i] : memref<4x2xf32, strided<[2, 1]>>
  return %v : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @r(%[[ARG0:[a-zA-Z0-9_]+]]: memref<64xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index) -> f32 {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [4, 2], strides: [2, 1] : memref<64xf32> to memref<4x2xf32, strided<[2, 1]>>
// CHECK-NEXT:     %subview = memref.subview %reinterpret_cast[0, 0] [2, 2] [1, 1] : memref<4x2xf32, strided<[2, 1]>> to memref<2x2xf32, strided<[2, 1]>>
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = memref.load %reinterpret_cast[%[[ARG1]], %[[ARG1]]] : memref<4x2xf32, strided<[2, 1]>>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @r(%a: memref<64xf32>, %i: index, %v: f32) {
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [4, 2], strides: [1, 4] {foo} : memref<64xf32> to memref<4x2xf32, strided<[1, 4]>>
  affine.for %x = 0 to 4 { affine.for %y = 0 to 2 { affine.store %v, %r[%x, %y] : memref<4x2xf32, strided<[1, 4]>> } }
  memref.store %v, %r[%i, %i] : memref<4x2xf32, strided<[1, 4]>>
  %c0 = arith.constant 0 : index
  %d = memref.dim %r, %c0 : memref<4x2xf32, strided<[1, 4]>>
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 5)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @r(%[[ARG0:[a-zA-Z0-9_]+]]: memref<64xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: f32) {
// CHECK-NEXT:     %c3 = arith.constant 3 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [8], strides: [1] : memref<64xf32> to memref<8xf32>
// CHECK-NEXT:     affine.for %[[ARG3:[a-zA-Z0-9_]+]] = 0 to 4 {
// CHECK-NEXT:       affine.for %[[ARG4:[a-zA-Z0-9_]+]] = 0 to 2 {
// CHECK-NEXT:         affine.store %[[ARG2]], %reinterpret_cast[%[[ARG3]] + %[[ARG4]] * 4] : memref<8xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     memref.store %[[ARG2]], %reinterpret_cast[%[[V0]]] : memref<8xf32>
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %dim = memref.dim %reinterpret_cast, %c0 : memref<8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @r(%a: memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>, %i: index, %v: f32) {
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [16], strides: [1] : memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<16xf32>
  memref.store %v, %r[%i] : memref<16xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @r(%[[ARG0:[a-zA-Z0-9_]+]]: memref<4x4xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: f32) {
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [16], strides: [1] : memref<4x4xf32> to memref<16xf32>
// CHECK-NEXT:     memref.store %[[ARG2]], %reinterpret_cast[%[[ARG1]]] : memref<16xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @r(%a: memref<64xf32>, %i: index, %v: f32) {
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [1, 1, 3], strides: [3, 3, 1] : memref<64xf32> to memref<1x1x3xf32, strided<[3, 3, 1]>>
  %r2 = memref.reinterpret_cast %r to offset: [0], sizes: [3], strides: [2] : memref<1x1x3xf32, strided<[3, 3, 1]>> to memref<3xf32, strided<[2]>>
  memref.store %v, %r2[%i] : memref<3xf32, strided<[2]>>
  %b = memref.alloc() : memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
  memref.store %v, %b[%i, %i] : memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @r(%[[ARG0:[a-zA-Z0-9_]+]]: memref<64xf32>, %[[ARG1:[a-zA-Z0-9_]+]]: index, %[[ARG2:[a-zA-Z0-9_]+]]: f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c0_0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [3], strides: [1] : memref<64xf32> to memref<3xf32>
// CHECK-NEXT:     %c2_1 = arith.constant 2 : index
// CHECK-NEXT:     %reinterpret_cast_2 = memref.reinterpret_cast %reinterpret_cast to offset: [0], sizes: [5], strides: [1] : memref<3xf32> to memref<5xf32>
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     memref.store %[[ARG2]], %reinterpret_cast_2[%[[V0]]] : memref<5xf32>
// CHECK-NEXT:     %alloc = memref.alloc() : memref<4x4xf32>
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = affine.apply #map1()[%[[ARG1]]]
// CHECK-NEXT:     %[[V2:[a-zA-Z0-9_]+]] = affine.apply #map1()[%[[ARG1]]]
// CHECK-NEXT:     memref.store %[[ARG2]], %alloc[%[[V1]], %[[V2]]] : memref<4x4xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @r(%i: index, %v: f32) {
  %b = memref.alloc() : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  %r2 = memref.reinterpret_cast %b to offset: [0], sizes: [3], strides: [2] : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<3xf32, strided<[2]>>
  memref.store %v, %r2[%i] : memref<3xf32, strided<[2]>>
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @r(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: f32) {
// CHECK-NEXT:     %alloc = memref.alloc() : memref<8x4xf32>
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %alloc to offset: [0], sizes: [5], strides: [1] : memref<8x4xf32> to memref<5xf32>
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map()[%[[ARG0]]]
// CHECK-NEXT:     memref.store %[[ARG1]], %reinterpret_cast[%[[V0]]] : memref<5xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @one_element(%m: memref<f32, strided<[], offset: 3>>) -> (f32, f32) {
  %a = memref.alloc() : memref<f32, affine_map<() -> (3)>>
  %0 = memref.load %m[] : memref<f32, strided<[], offset: 3>>
  %1 = memref.load %a[] : memref<f32, affine_map<() -> (3)>>
  return %0, %1 : f32, f32
}

// CHECK: #map = affine_map<() -> (3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @one_element(%[[ARG0:[^ ,:#)]+]]: memref<f32, strided<[], offset: 3>>) -> (f32, f32) {
// CHECK-NEXT:     %[[ALLOC:[^ ,:#)]+]] = memref.alloc() : memref<f32, #map>
// CHECK-NEXT:     %[[V0:[^ ,:#)]+]] = memref.load %[[ARG0]][] : memref<f32, strided<[], offset: 3>>
// CHECK-NEXT:     %[[V1:[^ ,:#)]+]] = memref.load %[[ALLOC]][] : memref<f32, #map>
// CHECK-NEXT:     return %[[V0]], %[[V1]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
