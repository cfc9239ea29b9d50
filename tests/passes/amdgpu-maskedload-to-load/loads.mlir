// RUN: mlir-opt %s --split-input-file --amdgpu-maskedload-to-load | FileCheck %s

func.func @a(%m: memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.maskedload %m[%i, %i], %k, %p : memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.if %[[FALSE]] -> (vector<4xf32>) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = vector.maskedload %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]], %[[ARG3]] {amdgpu.buffer_maskedload_needs_mask} : memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:       scf.yield %[[V1]] : vector<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V1]] = vector.load %[[ARG0]][%[[ARG1]], %[[ARG1]]] : memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>, vector<4xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.select %[[ARG2]], %[[V1]], %[[ARG3]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:       scf.yield %[[V2]] : vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @b(%m: memref<?x8xf16, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %k: vector<4xi1>, %p: vector<4xf16>) -> vector<4xf16> {
  %0 = vector.maskedload %m[%i, %i], %k, %p : memref<?x8xf16, #amdgpu.address_space<fat_raw_buffer>>, vector<4xi1>, vector<4xf16> into vector<4xf16>
  return %0 : vector<4xf16>
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 9)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 8, 8)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: memref<?x8xf16, #amdgpu.address_space<fat_raw_buffer>>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: vector<4xf16>) -> vector<4xf16> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]]:2, %[[STRIDES:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x8xf16, #amdgpu.address_space<fat_raw_buffer>> -> memref<f16, #amdgpu.address_space<fat_raw_buffer>>, index, index, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.max #map1()[%[[SIZES]]#0]
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.subi %[[V1]], %[[V0]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi ult, %[[V2]], %[[C4]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remui %[[V2]], %[[C2]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi ne, %[[V4]], %[[C0]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[V3]], %[[V5]] : i1
// CHECK-NEXT:     %[[V7:[^ ]+]] = scf.if %[[V6]] -> (vector<4xf16>) {
// CHECK-NEXT:       %[[V8:[^ ]+]] = vector.maskedload %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]], %[[ARG3]] {amdgpu.buffer_maskedload_needs_mask} : memref<?x8xf16, #amdgpu.address_space<fat_raw_buffer>>, vector<4xi1>, vector<4xf16> into vector<4xf16>
// CHECK-NEXT:       scf.yield %[[V8]] : vector<4xf16>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V8]] = vector.load %[[ARG0]][%[[ARG1]], %[[ARG1]]] : memref<?x8xf16, #amdgpu.address_space<fat_raw_buffer>>, vector<4xf16>
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.select %[[ARG2]], %[[V8]], %[[ARG3]] : vector<4xi1>, vector<4xf16>
// CHECK-NEXT:       scf.yield %[[V9]] : vector<4xf16>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V7]] : vector<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @c(%m: memref<8x8xf32>, %i: index, %k: vector<4xi1>, %p: vector<4xf32>) -> vector<4xf32> {
  %0 = vector.maskedload %m[%i, %i], %k, %p : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.maskedload %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]], %[[ARG3]] : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @d(%m: memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %k: i1, %p: vector<4xf32>) -> vector<4xf32> {
  %s = vector.broadcast %k : i1 to vector<4xi1>
  %0 = vector.maskedload %m[%i, %i], %s, %p : memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG2]] : i1 to vector<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.load %[[ARG0]][%[[ARG1]], %[[ARG1]]] : memref<8x8xf32, #amdgpu.address_space<fat_raw_buffer>>, vector<4xf32>
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.select %[[V0]], %[[V1]], %[[ARG3]] : vector<4xi1>, vector<4xf32>
// CHECK-NEXT:     return %[[V2]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @e(%m: memref<8x8xf32>, %i: index, %k: i1, %p: vector<4xf32>) -> vector<4xf32> {
  %s = vector.broadcast %k : i1 to vector<4xi1>
  %0 = vector.maskedload %m[%i, %i], %s, %p : memref<8x8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
  return %0 : vector<4xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: vector<4xf32>) -> vector<4xf32> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.if %[[ARG2]] -> (vector<4xf32>) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = vector.load %[[ARG0]][%[[ARG1]], %[[ARG1]]] : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT:       scf.yield %[[V1]] : vector<4xf32>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG3]] : vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : vector<4xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<8x8xf32>, %i: index, %k: i1, %p: vector<4xf32>) {
  %s = vector.broadcast %k : i1 to vector<4xi1>
  vector.maskedstore %m[%i, %i], %s, %p : memref<8x8xf32>, vector<4xi1>, vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<8x8xf32>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: vector<4xf32>) {
// CHECK-NEXT:     scf.if %[[ARG2]] {
// CHECK-NEXT:       vector.store %[[ARG3]], %[[ARG0]][%[[ARG1]], %[[ARG1]]] : memref<8x8xf32>, vector<4xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%m: memref<8x8xi8, #amdgpu.address_space<fat_raw_buffer>>, %i: index, %k: vector<4xi1>, %p: vector<4xi8>) -> vector<4xi8> {
  %0 = vector.maskedload %m[%i, %i], %k, %p {alignment = 4 : i64} : memref<8x8xi8, #amdgpu.address_space<fat_raw_buffer>>, vector<4xi1>, vector<4xi8> into vector<4xi8>
  return %0 : vector<4xi8>
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 9)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: memref<8x8xi8, #amdgpu.address_space<fat_raw_buffer>>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: vector<4xi8>) -> vector<4xi8> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C64:[^ ]+]] = arith.constant 64 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.subi %[[C64]], %[[V0]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi ult, %[[V1]], %[[C4]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.remui %[[V1]], %[[C4]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi ne, %[[V3]], %[[C0]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.andi %[[V2]], %[[V4]] : i1
// CHECK-NEXT:     %[[V6:[^ ]+]] = scf.if %[[V5]] -> (vector<4xi8>) {
// CHECK-NEXT:       %[[V7:[^ ]+]] = vector.maskedload %[[ARG0]][%[[ARG1]], %[[ARG1]]], %[[ARG2]], %[[ARG3]] {alignment = 4 : i64, amdgpu.buffer_maskedload_needs_mask} : memref<8x8xi8, #amdgpu.address_space<fat_raw_buffer>>, vector<4xi1>, vector<4xi8> into vector<4xi8>
// CHECK-NEXT:       scf.yield %[[V7]] : vector<4xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V7]] = vector.load %[[ARG0]][%[[ARG1]], %[[ARG1]]] : memref<8x8xi8, #amdgpu.address_space<fat_raw_buffer>>, vector<4xi8>
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.select %[[ARG2]], %[[V7]], %[[ARG3]] : vector<4xi1>, vector<4xi8>
// CHECK-NEXT:       scf.yield %[[V8]] : vector<4xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V6]] : vector<4xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!b = memref<?x?xf16, strided<[?, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>
func.func @a(%m: !b, %i: index, %j: index, %k: vector<4xi1>, %p: vector<4xf16>) -> vector<4xf16> {
  %0 = vector.maskedload %m[%i, %j], %k, %p : !b, vector<4xi1>, vector<4xf16> into vector<4xf16>
  return %0 : vector<4xf16>
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s0 * s1 + s2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1, s2] -> (s0 * s1, s2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<?x?xf16, strided<[?, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<4xi1>, %[[ARG4:[^ ]+]]: vector<4xf16>) -> vector<4xf16> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]]:2, %[[STRIDES:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf16, strided<[?, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>> -> memref<f16, #amdgpu.address_space<fat_raw_buffer>>, index, index, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[STRIDES]]#0, %[[ARG2]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.max #map1()[%[[STRIDES]]#0, %[[SIZES]]#0, %[[SIZES]]#1]
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.subi %[[V1]], %[[V0]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.cmpi ult, %[[V2]], %[[C4]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.remui %[[V2]], %[[C2]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi ne, %[[V4]], %[[C0]] : index
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[V3]], %[[V5]] : i1
// CHECK-NEXT:     %[[V7:[^ ]+]] = scf.if %[[V6]] -> (vector<4xf16>) {
// CHECK-NEXT:       %[[V8:[^ ]+]] = vector.maskedload %[[ARG0]][%[[ARG1]], %[[ARG2]]], %[[ARG3]], %[[ARG4]] {amdgpu.buffer_maskedload_needs_mask} : memref<?x?xf16, strided<[?, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>, vector<4xi1>, vector<4xf16> into vector<4xf16>
// CHECK-NEXT:       scf.yield %[[V8]] : vector<4xf16>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V8]] = vector.load %[[ARG0]][%[[ARG1]], %[[ARG2]]] : memref<?x?xf16, strided<[?, 1], offset: ?>, #amdgpu.address_space<fat_raw_buffer>>, vector<4xf16>
// CHECK-NEXT:       %[[V9:[^ ]+]] = arith.select %[[ARG3]], %[[V8]], %[[ARG4]] : vector<4xi1>, vector<4xf16>
// CHECK-NEXT:       scf.yield %[[V9]] : vector<4xf16>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V7]] : vector<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!b = memref<8xf16, strided<[1], offset: 4>, #amdgpu.address_space<fat_raw_buffer>>
func.func @c(%m: !b, %k: vector<4xi1>, %p: vector<4xf16>) -> vector<4xf16> {
  %i = arith.constant 2 : index
  %0 = vector.maskedload %m[%i], %k, %p {amdgpu.buffer_maskedload_needs_mask} : !b, vector<4xi1>, vector<4xf16> into vector<4xf16>
  %1 = vector.maskedload %m[%i], %k, %p {foo} : !b, vector<4xi1>, vector<4xf16> into vector<4xf16>
  %2 = arith.addf %0, %1 : vector<4xf16>
  return %2 : vector<4xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: memref<8xf16, strided<[1], offset: 4>, #amdgpu.address_space<fat_raw_buffer>>, %[[ARG1:[^ ]+]]: vector<4xi1>, %[[ARG2:[^ ]+]]: vector<4xf16>) -> vector<4xf16> {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.maskedload %[[ARG0]][%[[C2]]], %[[ARG1]], %[[ARG2]] {amdgpu.buffer_maskedload_needs_mask} : memref<8xf16, strided<[1], offset: 4>, #amdgpu.address_space<fat_raw_buffer>>, vector<4xi1>, vector<4xf16> into vector<4xf16>
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.if %[[FALSE]] -> (vector<4xf16>) {
// CHECK-NEXT:       %[[V3:[^ ]+]] = vector.maskedload %[[ARG0]][%[[C2]]], %[[ARG1]], %[[ARG2]] {amdgpu.buffer_maskedload_needs_mask, foo} : memref<8xf16, strided<[1], offset: 4>, #amdgpu.address_space<fat_raw_buffer>>, vector<4xi1>, vector<4xf16> into vector<4xf16>
// CHECK-NEXT:       scf.yield %[[V3]] : vector<4xf16>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V3]] = vector.load %[[ARG0]][%[[C2]]] : memref<8xf16, strided<[1], offset: 4>, #amdgpu.address_space<fat_raw_buffer>>, vector<4xf16>
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.select %[[ARG1]], %[[V3]], %[[ARG2]] : vector<4xi1>, vector<4xf16>
// CHECK-NEXT:       scf.yield %[[V4]] : vector<4xf16>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addf %[[V0]], %[[V1]] : vector<4xf16>
// CHECK-NEXT:     return %[[V2]] : vector<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!b = memref<8xf64, 7>
func.func @d(%m: !b, %i: index, %k: vector<4xi1>, %p: vector<4xf64>) -> vector<4xf64> {
  %0 = vector.maskedload %m[%i], %k, %p : !b, vector<4xi1>, vector<4xf64> into vector<4xf64>
  return %0 : vector<4xf64>
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: memref<8xf64, 7>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: vector<4xi1>, %[[ARG3:[^ ]+]]: vector<4xf64>) -> vector<4xf64> {
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.maskedload %[[ARG0]][%[[ARG1]]], %[[ARG2]], %[[ARG3]] : memref<8xf64, 7>, vector<4xi1>, vector<4xf64> into vector<4xf64>
// CHECK-NEXT:     return %[[V0]] : vector<4xf64>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!b = memref<8xf16>
func.func @e(%m: !b, %i: index, %k: i1, %p: vector<4xf16>, %z: vector<i1>, %y: vector<1xi1>) -> vector<4xf16> {
  %s = vector.broadcast %z : vector<i1> to vector<4xi1>
  %t = vector.broadcast %y : vector<1xi1> to vector<4xi1>
  %u = arith.constant dense<true> : vector<4xi1>
  %w = vector.broadcast %k : i1 to vector<4xi1>
  %0 = vector.maskedload %m[%i], %s, %p : !b, vector<4xi1>, vector<4xf16> into vector<4xf16>
  %1 = vector.maskedload %m[%i], %t, %0 : !b, vector<4xi1>, vector<4xf16> into vector<4xf16>
  %2 = vector.maskedload %m[%i], %u, %1 : !b, vector<4xi1>, vector<4xf16> into vector<4xf16>
  %3 = vector.maskedload %m[%i], %w, %2 {alignment = 8 : i64, foo} : !b, vector<4xi1>, vector<4xf16> into vector<4xf16>
  vector.maskedstore %m[%i], %w, %3 {alignment = 8 : i64, foo} : !b, vector<4xi1>, vector<4xf16>
  return %3 : vector<4xf16>
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: memref<8xf16>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: i1, %[[ARG3:[^ ]+]]: vector<4xf16>, %[[ARG4:[^ ]+]]: vector<i1>, %[[ARG5:[^ ]+]]: vector<1xi1>) -> vector<4xf16> {
// CHECK-NEXT:     %[[CST:[^ ]+]] = arith.constant dense<true> : vector<4xi1>
// CHECK-NEXT:     %[[V0:[^ ]+]] = vector.broadcast %[[ARG4]] : vector<i1> to vector<4xi1>
// CHECK-NEXT:     %[[V1:[^ ]+]] = vector.broadcast %[[ARG5]] : vector<1xi1> to vector<4xi1>
// CHECK-NEXT:     %[[V2:[^ ]+]] = vector.maskedload %[[ARG0]][%[[ARG1]]], %[[V0]], %[[ARG3]] : memref<8xf16>, vector<4xi1>, vector<4xf16> into vector<4xf16>
// CHECK-NEXT:     %[[V3:[^ ]+]] = vector.maskedload %[[ARG0]][%[[ARG1]]], %[[V1]], %[[V2]] : memref<8xf16>, vector<4xi1>, vector<4xf16> into vector<4xf16>
// CHECK-NEXT:     %[[V4:[^ ]+]] = vector.maskedload %[[ARG0]][%[[ARG1]]], %[[CST]], %[[V3]] : memref<8xf16>, vector<4xi1>, vector<4xf16> into vector<4xf16>
// CHECK-NEXT:     %[[V5:[^ ]+]] = scf.if %[[ARG2]] -> (vector<4xf16>) {
// CHECK-NEXT:       %[[V6:[^ ]+]] = vector.load %[[ARG0]][%[[ARG1]]] : memref<8xf16>, vector<4xf16>
// CHECK-NEXT:       scf.yield %[[V6]] : vector<4xf16>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[V4]] : vector<4xf16>
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.if %[[ARG2]] {
// CHECK-NEXT:       vector.store %[[V5]], %[[ARG0]][%[[ARG1]]] : memref<8xf16>, vector<4xf16>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V5]] : vector<4xf16>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!b = memref<8x16xi8, #amdgpu.address_space<fat_raw_buffer>>
func.func @f(%m: !b, %i: index, %j: index, %k: vector<2xi1>, %p: vector<2xi8>) -> vector<2xi8> {
  %0 = vector.maskedload %m[%i, %j], %k, %p : !b, vector<2xi1>, vector<2xi8> into vector<2xi8>
  %1 = vector.maskedload %m[%j, %i], %k, %0 : !b, vector<2xi1>, vector<2xi8> into vector<2xi8>
  return %1 : vector<2xi8>
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 * 16 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<8x16xi8, #amdgpu.address_space<fat_raw_buffer>>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<2xi1>, %[[ARG4:[^ ]+]]: vector<2xi8>) -> vector<2xi8> {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C128:[^ ]+]] = arith.constant 128 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.subi %[[C128]], %[[V0]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi ult, %[[V1]], %[[C2]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.remui %[[V1]], %[[C4]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi ne, %[[V3]], %[[C0]] : index
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.andi %[[V2]], %[[V4]] : i1
// CHECK-NEXT:     %[[V6:[^ ]+]] = scf.if %[[V5]] -> (vector<2xi8>) {
// CHECK-NEXT:       %[[V14:[^ ]+]] = vector.maskedload %[[ARG0]][%[[ARG1]], %[[ARG2]]], %[[ARG3]], %[[ARG4]] {amdgpu.buffer_maskedload_needs_mask} : memref<8x16xi8, #amdgpu.address_space<fat_raw_buffer>>, vector<2xi1>, vector<2xi8> into vector<2xi8>
// CHECK-NEXT:       scf.yield %[[V14]] : vector<2xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V14]] = vector.load %[[ARG0]][%[[ARG1]], %[[ARG2]]] : memref<8x16xi8, #amdgpu.address_space<fat_raw_buffer>>, vector<2xi8>
// CHECK-NEXT:       %[[V15:[^ ]+]] = arith.select %[[ARG3]], %[[V14]], %[[ARG4]] : vector<2xi1>, vector<2xi8>
// CHECK-NEXT:       scf.yield %[[V15]] : vector<2xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V7:[^ ]+]] = affine.apply #map()[%[[ARG2]], %[[ARG1]]]
// CHECK-NEXT:     %[[V8:[^ ]+]] = arith.subi %[[C128]], %[[V7]] : index
// CHECK-NEXT:     %[[V9:[^ ]+]] = arith.cmpi ult, %[[V8]], %[[C2]] : index
// CHECK-NEXT:     %[[V10:[^ ]+]] = arith.remui %[[V8]], %[[C4]] : index
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.cmpi ne, %[[V10]], %[[C0]] : index
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.andi %[[V9]], %[[V11]] : i1
// CHECK-NEXT:     %[[V13:[^ ]+]] = scf.if %[[V12]] -> (vector<2xi8>) {
// CHECK-NEXT:       %[[V14]] = vector.maskedload %[[ARG0]][%[[ARG2]], %[[ARG1]]], %[[ARG3]], %[[V6]] {amdgpu.buffer_maskedload_needs_mask} : memref<8x16xi8, #amdgpu.address_space<fat_raw_buffer>>, vector<2xi1>, vector<2xi8> into vector<2xi8>
// CHECK-NEXT:       scf.yield %[[V14]] : vector<2xi8>
// CHECK-NEXT:     } else {
// CHECK-NEXT:       %[[V14]] = vector.load %[[ARG0]][%[[ARG2]], %[[ARG1]]] : memref<8x16xi8, #amdgpu.address_space<fat_raw_buffer>>, vector<2xi8>
// CHECK-NEXT:       %[[V15]] = arith.select %[[ARG3]], %[[V14]], %[[V6]] : vector<2xi1>, vector<2xi8>
// CHECK-NEXT:       scf.yield %[[V15]] : vector<2xi8>
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V13]] : vector<2xi8>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!b = memref<8x16xi8, #amdgpu.address_space<fat_raw_buffer>>
func.func @g(%m: !b, %i: index, %j: index, %k: vector<2xi1>, %p: vector<2xi8>) {
  vector.maskedstore %m[%i, %j], %k, %p : !b, vector<2xi1>, vector<2xi8>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: memref<8x16xi8, #amdgpu.address_space<fat_raw_buffer>>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: vector<2xi1>, %[[ARG4:[^ ]+]]: vector<2xi8>) {
// CHECK-NEXT:     vector.maskedstore %[[ARG0]][%[[ARG1]], %[[ARG2]]], %[[ARG3]], %[[ARG4]] : memref<8x16xi8, #amdgpu.address_space<fat_raw_buffer>>, vector<2xi1>, vector<2xi8>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
