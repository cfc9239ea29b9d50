// RUN: mlir-opt %s --split-input-file --flatten-memref --allow-unregistered-dialect | FileCheck %s

func.func @a(%m: memref<4x8xf32>, %i: index, %j: index, %v: f32) -> f32 {
  %0 = memref.load %m[%i, %j] {nontemporal = true, foo} : memref<4x8xf32>
  memref.store %v, %m[%i, %j] {nontemporal = true, foo} : memref<4x8xf32>
  return %0 : f32
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 8 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<4x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[REINTERPRET_CAST]][%[[V0]]] {foo, nontemporal = true} : memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     %[[REINTERPRET_CAST_0:[^ ]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[REINTERPRET_CAST_0]][%[[V2]]] {foo, nontemporal = true} : memref<32xf32, strided<[1]>>
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @dyn(%m: memref<?x?xf32>, %i: index, %j: index, %v: f32) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<?x?xf32>
  memref.store %v, %m[%i, %j] : memref<?x?xf32>
  return %0 : f32
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2] -> (s0 * s1, s2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @dyn(%[[ARG0:[^ ]+]]: memref<?x?xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]]:2, %[[STRIDES:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[STRIDES]]#0, %[[ARG2]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.max #map1()[%[[STRIDES]]#0, %[[SIZES]]#0, %[[SIZES]]#1]
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [%[[V1]]], strides: [1] : memref<?x?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.load %[[REINTERPRET_CAST]][%[[V0]]] : memref<?xf32, strided<[1]>>
// CHECK-NEXT:     %[[BASE_BUFFER_0:[^ ]+]], %[[OFFSET_1:[^ ]+]], %[[SIZES_2:[^ ]+]]:2, %[[STRIDES_3:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[STRIDES_3]]#0, %[[ARG2]]]
// CHECK-NEXT:     %[[V4:[^ ]+]] = affine.max #map1()[%[[STRIDES_3]]#0, %[[SIZES_2]]#0, %[[SIZES_2]]#1]
// CHECK-NEXT:     %[[REINTERPRET_CAST_4:[^ ]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [%[[V4]]], strides: [1] : memref<?x?xf32> to memref<?xf32, strided<[1]>>
// CHECK-NEXT:     memref.store %[[ARG3]], %[[REINTERPRET_CAST_4]][%[[V3]]] : memref<?xf32, strided<[1]>>
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @strided(%m: memref<4x8xf32, strided<[?, 1], offset: ?>>, %n: memref<4x8xf32, strided<[16, 2], offset: 3>>, %i: index, %j: index, %v: f32) -> f32 {
  %0 = memref.load %m[%i, %j] : memref<4x8xf32, strided<[?, 1], offset: ?>>
  memref.store %v, %n[%i, %j] : memref<4x8xf32, strided<[16, 2], offset: 3>>
  return %0 : f32
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 4, 8)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 * 16 + s1 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @strided(%[[ARG0:[^ ]+]]: memref<4x8xf32, strided<[?, 1], offset: ?>>, %[[ARG1:[^ ]+]]: memref<4x8xf32, strided<[16, 2], offset: 3>>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]]:2, %[[STRIDES:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<4x8xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG2]], %[[STRIDES]]#0, %[[ARG3]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.max #map1()[%[[STRIDES]]#0]
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [%[[OFFSET]]], sizes: [%[[V1]]], strides: [1] : memref<4x8xf32, strided<[?, 1], offset: ?>> to memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = memref.load %[[REINTERPRET_CAST]][%[[V0]]] : memref<?xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map2()[%[[ARG2]], %[[ARG3]]]
// CHECK-NEXT:     %[[REINTERPRET_CAST_0:[^ ]+]] = memref.reinterpret_cast %[[ARG1]] to offset: [3], sizes: [64], strides: [1] : memref<4x8xf32, strided<[16, 2], offset: 3>> to memref<64xf32, strided<[1], offset: 3>>
// CHECK-NEXT:     memref.store %[[ARG4]], %[[REINTERPRET_CAST_0]][%[[V3]]] : memref<64xf32, strided<[1], offset: 3>>
// CHECK-NEXT:     return %[[V2]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @one(%m: memref<8xf32>, %n: memref<f32>, %o: memref<8xf32, strided<[2], offset: 1>>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<8xf32>
  %1 = memref.load %n[] : memref<f32>
  %2 = memref.load %o[%i] : memref<8xf32, strided<[2], offset: 1>>
  return %2 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @one(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: memref<f32>, %[[ARG2:[^ ]+]]: memref<8xf32, strided<[2], offset: 1>>, %[[ARG3:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.load %[[ARG2]][%[[ARG3]]] : memref<8xf32, strided<[2], offset: 1>>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @global() -> f32 {
  %c0 = arith.constant 0 : index
  %0 = memref.get_global @g : memref<4x8xf32>
  %1 = memref.load %0[%c0, %c0] : memref<4x8xf32>
  return %1 : f32
}
memref.global @g : memref<4x8xf32>

// CHECK: module {
// CHECK-NEXT:   func.func @global() -> f32 {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = memref.get_global @g : memref<4x8xf32>
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[V0]] to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = memref.load %[[REINTERPRET_CAST]][%[[C0]]] : memref<32xf32, strided<[1]>>
// CHECK-NEXT:     return %[[V1]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT:   memref.global @g : memref<4x8xf32>
// CHECK-NEXT: }

// -----

func.func @dl(%m: memref<4x8xf32>) {
  memref.dealloc %m : memref<4x8xf32>
  %c = memref.collapse_shape %m [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [2, 2, 8] : memref<4x8xf32> into memref<2x2x8xf32>
  %s = memref.subview %m[1, 2][2, 2][1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1], offset: 10>>
  "t.u"(%c, %e, %s) : (memref<32xf32>, memref<2x2x8xf32>, memref<2x2xf32, strided<[8, 1], offset: 10>>) -> ()
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dl(%[[ARG0:[^ ]+]]: memref<4x8xf32>) {
// CHECK-NEXT:     memref.dealloc %[[ARG0]] : memref<4x8xf32>
// CHECK-NEXT:     %[[COLLAPSE_SHAPE:[^ ]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1]] : memref<4x8xf32> into memref<32xf32>
// CHECK-NEXT:     %[[EXPAND_SHAPE:[^ ]+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2]] output_shape [2, 2, 8] : memref<4x8xf32> into memref<2x2x8xf32>
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][1, 2] [2, 2] [1, 1] : memref<4x8xf32> to memref<2x2xf32, strided<[8, 1], offset: 10>>
// CHECK-NEXT:     "t.u"(%[[COLLAPSE_SHAPE]], %[[EXPAND_SHAPE]], %[[SUBVIEW]]) : (memref<32xf32>, memref<2x2x8xf32>, memref<2x2xf32, strided<[8, 1], offset: 10>>) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @vec(%m: memref<4x8xf32>, %i: index, %j: index, %v: vector<4xf32>, %mask: vector<4xi1>, %f: f32) -> vector<4xf32> {
  %0 = vector.load %m[%i, %j] {foo, nontemporal = true, alignment = 8 : i64} : memref<4x8xf32>, vector<4xf32>
  vector.store %v, %m[%i, %j] {foo, nontemporal = true, alignment = 8 : i64} : memref<4x8xf32>, vector<4xf32>
  %1 = vector.maskedload %m[%i, %j], %mask, %v {foo, alignment = 8 : i64} : memref<4x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  vector.maskedstore %m[%i, %j], %mask, %1 {foo, alignment = 8 : i64} : memref<4x8xf32>, vector<4xi1>, vector<4xf32>
  %2 = vector.transfer_read %m[%i, %j], %f {in_bounds = [true], foo} : memref<4x8xf32>, vector<4xf32>
  vector.transfer_write %2, %m[%i, %j] {in_bounds = [true], foo} : vector<4xf32>, memref<4x8xf32>
  %3 = vector.transfer_read %m[%i, %j], %f : memref<4x8xf32>, vector<4xf32>
  %5 = memref.atomic_rmw addf %f, %m[%i, %j] : (f32, memref<4x8xf32>) -> f32
  memref.prefetch %m[%i, %j], read, locality<1>, data : memref<4x8xf32>
  %l = memref.load %m[%i, %j] {foo, nontemporal = true, alignment = 8 : i64} : memref<4x8xf32>
  "t.u"(%1, %3, %l) : (vector<4xf32>, vector<4xf32>, f32) -> ()
  return %0 : vector<4xf32>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 8 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @vec(%[[ARG0:[^ ]+]]: memref<4x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xf32>, %[[ARG4:[^ ]+]]: vector<4xi1>, %[[ARG5:[^ ]+]]: f32) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     %[[REINTERPRET_CAST:[^ ]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.load %[[REINTERPRET_CAST]][%[[V0]]] {alignment = 8 : i64, foo, nontemporal = true} : memref<32xf32, strided<[1]>>, vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     %[[REINTERPRET_CAST_0:[^ ]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     vector.store %[[ARG3]], %[[REINTERPRET_CAST_0]][%[[V2]]] {alignment = 8 : i64, foo, nontemporal = true} : memref<32xf32, strided<[1]>>, vector<4xf32>
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     %[[REINTERPRET_CAST_1:[^ ]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.maskedload %[[REINTERPRET_CAST_1]][%[[V3]]], %[[ARG4]], %[[ARG3]] {alignment = 8 : i64, foo} : memref<32xf32, strided<[1]>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     %[[V5:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     %[[REINTERPRET_CAST_2:[^ ]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     vector.maskedstore %[[REINTERPRET_CAST_2]][%[[V5]]], %[[ARG4]], %[[V4]] {alignment = 8 : i64, foo} : memref<32xf32, strided<[1]>>, vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     %[[V6:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     %[[REINTERPRET_CAST_3:[^ ]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %[[V7:[^ ]+]] = vector.transfer_read %[[REINTERPRET_CAST_3]][%[[V6]]], %[[ARG5]] : memref<32xf32, strided<[1]>>, vector<4xf32>
// CHECK-NEXT:     %[[V8:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     %[[REINTERPRET_CAST_4:[^ ]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     vector.transfer_write %[[V7]], %[[REINTERPRET_CAST_4]][%[[V8]]] : vector<4xf32>, memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %[[V9:[^ ]+]] = vector.transfer_read %[[ARG0]][%[[ARG1]], %[[ARG2]]], %[[ARG5]] : memref<4x8xf32>, vector<4xf32>
// CHECK-NEXT:     %[[V10:[^ ]+]] = memref.atomic_rmw addf %[[ARG5]], %[[ARG0]][%[[ARG1]], %[[ARG2]]] : (f32, memref<4x8xf32>) -> f32
// CHECK-NEXT:     memref.prefetch %[[ARG0]][%[[ARG1]], %[[ARG2]]], read, locality<1>, data : memref<4x8xf32>
// CHECK-NEXT:     %[[V11:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     %[[REINTERPRET_CAST_5:[^ ]+]] = memref.reinterpret_cast %[[ARG0]] to offset: [0], sizes: [32], strides: [1] : memref<4x8xf32> to memref<32xf32, strided<[1]>>
// CHECK-NEXT:     %[[V12:[^ ]+]] = memref.load %[[REINTERPRET_CAST_5]][%[[V11]]] {alignment = 8 : i64, foo, nontemporal = true} : memref<32xf32, strided<[1]>>
// CHECK-NEXT:     "t.u"(%[[V4]], %[[V9]], %[[V12]]) : (vector<4xf32>, vector<4xf32>, f32) -> ()
// CHECK-NEXT:     return %[[V1]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
