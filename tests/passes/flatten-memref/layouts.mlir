// RUN: mlir-opt %s --split-input-file --flatten-memref --allow-unregistered-dialect | FileCheck %s

func.func @alloc(%i: index, %n: index) -> memref<4x8xf32> {
  %0 = memref.alloc() {alignment = 8 : i64, foo} : memref<4x8xf32>
  %1 = memref.alloca() : memref<4x8xf32>
  %x = memref.load %0[%i, %i] : memref<4x8xf32>
  %y = memref.load %1[%i, %i] : memref<4x8xf32>
  "t.u"(%x, %y) : (f32, f32) -> ()
  return %0 : memref<4x8xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 9)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @alloc(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) -> memref<4x8xf32> {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() {alignment = 8 : i64} : memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[ALLOC]] to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<32xf32, strided<[1]>> to memref<4x8xf32>
// CHECK-NEXT:     %[[ALLOCA:[^ ]+]] = memref.alloca() : memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG0]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[ALLOC]][%[[V0]]] : memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map()[%[[ARG0]]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = memref.load %[[ALLOCA]][%[[V2]]] : memref<32xf32, strided<[1]>>
// CHECK-NEXT:     "t.u"(%[[V1]], %[[V3]]) : (f32, f32) -> ()
// CHECK-NEXT:     return %[[REINTERPRET_CAST]] : memref<4x8xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vecm(%m: memref<4x8xf32>, %i: index, %j: index, %v: vector<4xf32>, %mask: vector<4xi1>, %f: f32) -> vector<4xf32> {
  %2 = vector.transfer_read %m[%i, %j], %f, %mask {in_bounds = [true]} : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %2, %m[%i, %j], %mask {in_bounds = [true]} : vector<4xf32>, memref<4x8xf32>
  return %2 : vector<4xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 8 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @vecm(%[[ARG0:[^ ]+]]: memref<4x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xf32>, %[[ARG4:[^ ]+]]: vector<4xi1>, %[[ARG5:[^ ]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.transfer_read %[[REINTERPRET_CAST]][%[[V0]]], %[[ARG5]] : memref<32xf32, strided<[1]>>, vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     %[[REINTERPRET_CAST_0:[^ ]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     vector.transfer_write %[[V1]], %[[REINTERPRET_CAST_0]][%[[V2]]] : vector<4xf32>, memref<32xf32, strided<[1]>>
// CHECK-NEXT:     return %[[V1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vecp(%m: memref<4x8xf32>, %i: index, %j: index, %v: vector<4xf32>, %mask: vector<4xi1>, %f: f32) -> vector<4xf32> {
  %2 = vector.transfer_read %m[%i, %j], %f {in_bounds = [true], permutation_map = affine_map<(d0, d1) -> (d0)>} : memref<4x8xf32>, vector<4xf32>
  return %2 : vector<4xf32>
}

// CHECK: #map = affine_map<(d0, d1) -> (d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @vecp(%[[ARG0:[^ ]+]]: memref<4x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xf32>, %[[ARG4:[^ ]+]]: vector<4xi1>, %[[ARG5:[^ ]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG2]]], %[[ARG5]] {in_bounds = [true], permutation_map = #map} : memref<4x8xf32>, vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @three(%m: memref<2x3x4xf32, strided<[12, 4, 1], offset: 5>, 3>, %i: index) -> f32 {
  %c1 = arith.constant 1 : index
  %2 = memref.load %m[%i, %c1, %i] : memref<2x3x4xf32, strided<[12, 4, 1], offset: 5>, 3>
  return %2 : f32
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 13 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @three(%[[ARG0:[^ ]+]]: memref<2x3x4xf32, strided<[12, 4, 1], offset: 5>, 3>, %[[ARG1:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [5], sizes: [24], strides: [1] : memref<2x3x4xf32, strided<[12, 4, 1], offset: 5>, 3> to memref<24xf32, strided<[1], offset: 5>, 3>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[REINTERPRET_CAST]][%[[V0]]] : memref<24xf32, strided<[1], offset: 5>, 3>
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @map(%m: memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>, %i: index) -> f32 {
  %2 = memref.load %m[%i, %i] : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return %2 : f32
}

// CHECK: #map = affine_map<(d0, d1) -> (d1, d0)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @map(%[[ARG0:[^ ]+]]: memref<4x8xf32, #map>, %[[ARG1:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG0]][%[[ARG1]], %[[ARG1]]] : memref<4x8xf32, #map>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @i4(%m: memref<4x8xi4>, %i: index) -> i4 {
  %2 = memref.load %m[%i, %i] : memref<4x8xi4>
  return %2 : i4
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 9)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @i4(%[[ARG0:[^ ]+]]: memref<4x8xi4>, %[[ARG1:[^ ]+]]: index) -> i4 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [32], strides: [1] : memref<4x8xi4> to memref<32xi4, strided<[1]>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[REINTERPRET_CAST]][%[[V0]]] : memref<32xi4, strided<[1]>>
// CHECK-NEXT:     return %[[V1]] : i4
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dealloc(%i: index, %n: index) {
  %0 = memref.alloc() : memref<4x8xf32>
  memref.dealloc %0 : memref<4x8xf32>
  %1 = memref.alloc() : memref<4x8xf32>
  memref.copy %1, %1 : memref<4x8xf32> to memref<4x8xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dealloc(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[ALLOC]] to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<32xf32, strided<[1]>> to memref<4x8xf32>
// CHECK-NEXT:     memref.dealloc %[[REINTERPRET_CAST]] : memref<4x8xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %[[REINTERPRET_CAST_1:[^ ]+]] = memref.reinterpret_cast %[[ALLOC_0]] to offset: [0], sizes: [4, 8], strides: [8, 1] : memref<32xf32, strided<[1]>> to memref<4x8xf32>
// CHECK-NEXT:     memref.copy %[[REINTERPRET_CAST_1]], %[[REINTERPRET_CAST_1]] : memref<4x8xf32> to memref<4x8xf32>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @sub(%m: memref<8x8xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.subview %m[%i, 0][4, 4][1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
  %1 = memref.load %0[%i, %j] : memref<4x4xf32, strided<[8, 1], offset: ?>>
  return %1 : f32
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 8 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @sub(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG1]], 0] [4, 4] [1, 1] : memref<8x8xf32> to memref<4x4xf32, strided<[8, 1], offset: ?>>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]]:2, %[[STRIDES:[^ ]+]]:2 = memref.extract_strided_metadata %[[SUBVIEW]] : memref<4x4xf32, strided<[8, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[SUBVIEW]] to offset: [%[[OFFSET]]], sizes: [32], strides: [1] : memref<4x4xf32, strided<[8, 1], offset: ?>> to memref<32xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[REINTERPRET_CAST]][%[[V0]]] : memref<32xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dynd(%m: memref<?x8xf32>, %n: memref<4x?xf32>, %p: memref<?x?x?xf32>, %i: index) -> f32 {
  %2 = memref.load %m[%i, %i] : memref<?x8xf32>
  %3 = memref.load %n[%i, %i] : memref<4x?xf32>
  %4 = memref.load %p[%i, %i, %i] : memref<?x?x?xf32>
  %s = arith.addf %2, %3 : f32
  %t = arith.addf %s, %4 : f32
  return %t : f32
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 9)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 8, 8)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 + s0 * s1)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1] -> (s0 * 4, s1)>
// CHECK-NEXT: #map4 = affine_map<()[s0, s1, s2] -> (s0 + s0 * s1 + s0 * s2)>
// CHECK-NEXT: #map5 = affine_map<()[s0, s1, s2, s3, s4] -> (s0 * s1, s2 * s3, s4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dynd(%[[ARG0:[^ ]+]]: memref<?x8xf32>, %[[ARG1:[^ ]+]]: memref<4x?xf32>, %[[ARG2:[^ ]+]]: memref<?x?x?xf32>, %[[ARG3:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]]:2, %[[STRIDES:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG3]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.max #map1()[%[[SIZES]]#0]
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [%[[V1]]], strides: [1] : memref<?x8xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.load %[[REINTERPRET_CAST]][%[[V0]]] : memref<?xf32, strided<[1]>>
// CHECK-NEXT:     %[[BASE_BUFFER_0:[^ ]+]], %[[OFFSET_1:[^ ]+]], %[[SIZES_2:[^ ]+]]:2, %[[STRIDES_3:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG1]] : memref<4x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map2()[%[[ARG3]], %[[STRIDES_3]]#0]
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.max #map3()[%[[STRIDES_3]]#0, %[[SIZES_2]]#1]
// CHECK-NEXT:     %[[REINTERPRET_CAST_4:[^ ]+]] = memref.reinterpret_cast %[[ARG1]] to offset: [0], sizes: [%[[V4]]], strides: [1] : memref<4x?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:     %[[V5:[^ ]+]] = memref.load %[[REINTERPRET_CAST_4]][%[[V3]]] : memref<?xf32, strided<[1]>>
// CHECK-NEXT:     %[[BASE_BUFFER_5:[^ ]+]], %[[OFFSET_6:[^ ]+]], %[[SIZES_7:[^ ]+]]:3, %[[STRIDES_8:[^ ]+]]:3 = memref.extract_strided_metadata %[[ARG2]] : memref<?x?x?xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT:     %[[V6:[^ ]+]] = affine.apply #map4()[%[[ARG3]], %[[STRIDES_8]]#0, %[[STRIDES_8]]#1]
// CHECK-NEXT:     %[[V7:[^ ]+]] = affine.max #map5()[%[[STRIDES_8]]#0, %[[SIZES_7]]#0, %[[STRIDES_8]]#1, %[[SIZES_7]]#1, %[[SIZES_7]]#2]
// CHECK-NEXT:     %[[REINTERPRET_CAST_9:[^ ]+]] = memref.reinterpret_cast %[[ARG2]] to offset: [0], sizes: [%[[V7]]], strides: [1] : memref<?x?x?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:     %[[V8:[^ ]+]] = memref.load %[[REINTERPRET_CAST_9]][%[[V6]]] : memref<?xf32, strided<[1]>>
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.addf %[[V2]], %[[V5]] : f32
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.addf %[[V9]], %[[V8]] : f32
// CHECK-NEXT:     return %[[V10]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @at_the_start(%m: memref<4x?xf32, strided<[?, ?]>>, %i: index) -> (f32, f32) {
  %c0 = arith.constant 0 : index
  %0 = memref.load %m[%c0, %i] : memref<4x?xf32, strided<[?, ?]>>
  %1 = memref.load %m[%i, %c0] : memref<4x?xf32, strided<[?, ?]>>
  return %0, %1 : f32, f32
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2] -> (s0 * 4, s1 * s2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @at_the_start(%[[ARG0:[^ ,:#)]+]]: memref<4x?xf32, strided<[?, ?]>>, %[[ARG1:[^ ,:#)]+]]: index) -> (f32, f32) {
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ,:#)]+]], %[[OFFSET:[^ ,:#)]+]], %[[SIZES:[^ ,:#)]+]]:2, %[[STRIDES:[^ ,:#)]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<4x?xf32, strided<[?, ?]>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[V0:[^ ,:#)]+]] = affine.apply #map()[%[[ARG1]], %[[STRIDES]]#1]
// CHECK-NEXT:     %[[V1:[^ ,:#)]+]] = affine.max #map1()[%[[STRIDES]]#0, %[[STRIDES]]#1, %[[SIZES]]#1]
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ,:#)]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [%[[V1]]], strides: [1] : memref<4x?xf32, strided<[?, ?]>> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:     %[[V2:[^ ,:#)]+]] = memref.load %[[REINTERPRET_CAST]][%[[V0]]] : memref<?xf32, strided<[1]>>
// CHECK-NEXT:     %[[BASE_BUFFER_0:[^ ,:#)]+]], %[[OFFSET_1:[^ ,:#)]+]], %[[SIZES_2:[^ ,:#)]+]]:2, %[[STRIDES_3:[^ ,:#)]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<4x?xf32, strided<[?, ?]>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[V3:[^ ,:#)]+]] = affine.apply #map()[%[[ARG1]], %[[STRIDES_3]]#0]
// CHECK-NEXT:     %[[V4:[^ ,:#)]+]] = affine.max #map1()[%[[STRIDES_3]]#0, %[[STRIDES_3]]#1, %[[SIZES_2]]#1]
// CHECK-NEXT:     %[[REINTERPRET_CAST_4:[^ ,:#)]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [%[[V4]]], strides: [1] : memref<4x?xf32, strided<[?, ?]>> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:     %[[V5:[^ ,:#)]+]] = memref.load %[[REINTERPRET_CAST_4]][%[[V3]]] : memref<?xf32, strided<[1]>>
// CHECK-NEXT:     return %[[V2]], %[[V5]] : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
