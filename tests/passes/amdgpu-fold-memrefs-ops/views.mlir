// RUN: mlir-opt %s --split-input-file --amdgpu-fold-memrefs-ops | FileCheck %s

!wg = memref<64x64xf16, #gpu.address_space<workgroup>>
func.func @a(%m: memref<64x128xf16>, %l: !wg, %i: index, %j: index) {
  %s = memref.subview %m[%i, 4] [32, 64] [1, 1] : memref<64x128xf16> to memref<32x64xf16, strided<[128, 1], offset: ?>>
  %d = memref.subview %l[2, %j] [32, 16] [1, 1] : !wg to memref<32x16xf16, strided<[64, 1], offset: ?>, #gpu.address_space<workgroup>>
  amdgpu.gather_to_lds %s[%i, %j], %d[%j, %i] : vector<8xf16>, memref<32x64xf16, strided<[128, 1], offset: ?>>, memref<32x16xf16, strided<[64, 1], offset: ?>, #gpu.address_space<workgroup>>
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 + 2)>
// CHECK-NEXT: #map3 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<64x128xf16>, %[[ARG1:[^ ]+]]: memref<64x64xf16, #gpu.address_space<workgroup>>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG2]], 4] [32, 64] [1, 1] : memref<64x128xf16> to memref<32x64xf16, strided<[128, 1], offset: ?>>
// CHECK-NEXT:     %[[SUBVIEW_0:[^ ]+]] = memref.subview %[[ARG1]][2, %[[ARG3]]] [32, 16] [1, 1] : memref<64x64xf16, #gpu.address_space<workgroup>> to memref<32x16xf16, strided<[64, 1], offset: ?>, #gpu.address_space<workgroup>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG2]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG3]]]
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map2()[%[[ARG3]]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map3()[%[[ARG3]], %[[ARG2]]]
// CHECK-NEXT:     amdgpu.gather_to_lds %[[ARG0]][%[[V0]], %[[V1]]], %[[ARG1]][%[[V2]], %[[V3]]] : vector<8xf16>, memref<64x128xf16>, memref<64x64xf16, #gpu.address_space<workgroup>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!wg = memref<64x64xf16, #gpu.address_space<workgroup>>
func.func @b(%m: memref<64x128xf16>, %l: !wg, %i: index, %j: index) {
  %s = memref.expand_shape %m [[0, 1], [2]] output_shape [8, 8, 128] : memref<64x128xf16> into memref<8x8x128xf16>
  %d = memref.collapse_shape %l [[0, 1]] : !wg into memref<4096xf16, #gpu.address_space<workgroup>>
  amdgpu.gather_to_lds %s[%i, %j, %i], %d[%j] {foo} : vector<8xf16>, memref<8x8x128xf16>, memref<4096xf16, #gpu.address_space<workgroup>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: memref<64x128xf16>, %[[ARG1:[^ ]+]]: memref<64x64xf16, #gpu.address_space<workgroup>>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     %[[EXPAND_SHAPE:[^ ]+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2]] output_shape [8, 8, 128] : memref<64x128xf16> into memref<8x8x128xf16>
// CHECK-NEXT:     %[[COLLAPSE_SHAPE:[^ ]+]] = memref.collapse_shape %[[ARG1]] {{\[\[}}0, 1]] : memref<64x64xf16, #gpu.address_space<workgroup>> into memref<4096xf16, #gpu.address_space<workgroup>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.linearize_index [%[[ARG2]], %[[ARG3]]] by (8, 8) : index
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]]:2, %[[STRIDES:[^ ]+]]:2 = memref.extract_strided_metadata %[[ARG1]] : memref<64x64xf16, #gpu.address_space<workgroup>> -> memref<f16, #gpu.address_space<workgroup>>, index, index, index, index, index
// CHECK-NEXT:     %[[V1:[^ ]+]]:2 = affine.delinearize_index %[[ARG3]] into (64, 64) : index, index
// CHECK-NEXT:     amdgpu.gather_to_lds %[[ARG0]][%[[V0]], %[[ARG2]]], %[[ARG1]][%[[V1]]#0, %[[V1]]#1] : vector<8xf16>, memref<64x128xf16>, memref<64x64xf16, #gpu.address_space<workgroup>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!wg = memref<64x64xf16, #gpu.address_space<workgroup>>
func.func @c(%m: memref<64x128xf16>, %l: !wg, %i: index, %j: index) {
  amdgpu.gather_to_lds %m[%i, %j], %l[%j, %j] {foo} : vector<8xf16>, memref<64x128xf16>, !wg
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: memref<64x128xf16>, %[[ARG1:[^ ]+]]: memref<64x64xf16, #gpu.address_space<workgroup>>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     amdgpu.gather_to_lds %[[ARG0]][%[[ARG2]], %[[ARG3]]], %[[ARG1]][%[[ARG3]], %[[ARG3]]] : vector<8xf16>, memref<64x128xf16>, memref<64x64xf16, #gpu.address_space<workgroup>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!wg = memref<64x64xf16, #gpu.address_space<workgroup>>
func.func @d(%m: memref<64x128xf16>, %l: !wg, %i: index, %j: index) {
  %s = memref.subview %m[%i, 4] [32, 64] [1, 1] : memref<64x128xf16> to memref<32x64xf16, strided<[128, 1], offset: ?>>
  %s2 = memref.subview %s[%j, 4] [16, 32] [2, 1] : memref<32x64xf16, strided<[128, 1], offset: ?>> to memref<16x32xf16, strided<[256, 1], offset: ?>>
  amdgpu.gather_to_lds %s2[%i, %j], %l[%j, %j] {foo} : vector<8xf16>, memref<16x32xf16, strided<[256, 1], offset: ?>>, !wg
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: memref<64x128xf16>, %[[ARG1:[^ ]+]]: memref<64x64xf16, #gpu.address_space<workgroup>>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG2]], 4] [32, 64] [1, 1] : memref<64x128xf16> to memref<32x64xf16, strided<[128, 1], offset: ?>>
// CHECK-NEXT:     %[[SUBVIEW_0:[^ ]+]] = memref.subview %[[SUBVIEW]][%[[ARG3]], 4] [16, 32] [2, 1] : memref<32x64xf16, strided<[128, 1], offset: ?>> to memref<16x32xf16, strided<[256, 1], offset: ?>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG3]], %[[ARG2]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG3]]]
// CHECK-NEXT:     amdgpu.gather_to_lds %[[SUBVIEW]][%[[V0]], %[[V1]]], %[[ARG1]][%[[ARG3]], %[[ARG3]]] : vector<8xf16>, memref<32x64xf16, strided<[128, 1], offset: ?>>, memref<64x64xf16, #gpu.address_space<workgroup>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!wg = memref<64x64xf16, #gpu.address_space<workgroup>>
func.func @e(%m: memref<64x128xf16>, %l: !wg, %i: index, %j: index) {
  %s = memref.cast %m : memref<64x128xf16> to memref<?x?xf16>
  %d = memref.cast %l : !wg to memref<?x64xf16, #gpu.address_space<workgroup>>
  amdgpu.gather_to_lds %s[%i, %j], %d[%j, %j] {foo} : vector<8xf16>, memref<?x?xf16>, memref<?x64xf16, #gpu.address_space<workgroup>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: memref<64x128xf16>, %[[ARG1:[^ ]+]]: memref<64x64xf16, #gpu.address_space<workgroup>>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ARG0]] : memref<64x128xf16> to memref<?x?xf16>
// CHECK-NEXT:     %[[CAST_0:[^ ]+]] = memref.cast %[[ARG1]] : memref<64x64xf16, #gpu.address_space<workgroup>> to memref<?x64xf16, #gpu.address_space<workgroup>>
// CHECK-NEXT:     amdgpu.gather_to_lds %[[CAST]][%[[ARG2]], %[[ARG3]]], %[[CAST_0]][%[[ARG3]], %[[ARG3]]] : vector<8xf16>, memref<?x?xf16>, memref<?x64xf16, #gpu.address_space<workgroup>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!wg = memref<64x64xf16, #gpu.address_space<workgroup>>
func.func @a(%m: memref<64x128xf16>, %l: !wg, %i: index, %j: index) {
  %s = memref.subview %m[%i, 4] [32, 64] [1, 1] : memref<64x128xf16> to memref<32x64xf16, strided<[128, 1], offset: ?>>
  amdgpu.gather_to_lds %s[%i, %j], %l[%j, %i] : vector<8xf16>, memref<32x64xf16, strided<[128, 1], offset: ?>>, !wg
  amdgpu.gather_to_lds %s[%j, %j], %l[%j, %i] : vector<8xf16>, memref<32x64xf16, strided<[128, 1], offset: ?>>, !wg
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 4)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<64x128xf16>, %[[ARG1:[^ ]+]]: memref<64x64xf16, #gpu.address_space<workgroup>>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG2]], 4] [32, 64] [1, 1] : memref<64x128xf16> to memref<32x64xf16, strided<[128, 1], offset: ?>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG2]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG3]]]
// CHECK-NEXT:     amdgpu.gather_to_lds %[[ARG0]][%[[V0]], %[[V1]]], %[[ARG1]][%[[ARG3]], %[[ARG2]]] : vector<8xf16>, memref<64x128xf16>, memref<64x64xf16, #gpu.address_space<workgroup>>
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply #map2()[%[[ARG2]], %[[ARG3]]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map1()[%[[ARG3]]]
// CHECK-NEXT:     amdgpu.gather_to_lds %[[ARG0]][%[[V2]], %[[V3]]], %[[ARG1]][%[[ARG3]], %[[ARG2]]] : vector<8xf16>, memref<64x128xf16>, memref<64x64xf16, #gpu.address_space<workgroup>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!wg = memref<64x64xf16, #gpu.address_space<workgroup>>
func.func @b(%m: memref<64x128xf16>, %l: !wg, %i: index, %j: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %d = memref.subview %l[2, %j] [1, 16] [1, 1] : !wg to memref<16xf16, strided<[1], offset: ?>, #gpu.address_space<workgroup>>
  amdgpu.gather_to_lds %m[%i, %j], %d[%c5] : vector<8xf16>, memref<64x128xf16>, memref<16xf16, strided<[1], offset: ?>, #gpu.address_space<workgroup>>
  return
}

// CHECK: #map = affine_map<()[s0] -> (s0 + 5)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @b(%[[ARG0:[^ ]+]]: memref<64x128xf16>, %[[ARG1:[^ ]+]]: memref<64x64xf16, #gpu.address_space<workgroup>>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[ARG1]][2, %[[ARG3]]] [1, 16] [1, 1] : memref<64x64xf16, #gpu.address_space<workgroup>> to memref<16xf16, strided<[1], offset: ?>, #gpu.address_space<workgroup>>
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG3]]]
// CHECK-NEXT:     amdgpu.gather_to_lds %[[ARG0]][%[[ARG2]], %[[ARG3]]], %[[ARG1]][%[[C2]], %[[V0]]] : vector<8xf16>, memref<64x128xf16>, memref<64x64xf16, #gpu.address_space<workgroup>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!wg = memref<4x?x64xf16, #gpu.address_space<workgroup>>
func.func @c(%m: memref<?x?x128xf16>, %l: !wg, %i: index, %j: index) {
  %s = memref.collapse_shape %m [[0, 1], [2]] : memref<?x?x128xf16> into memref<?x128xf16>
  %d = memref.collapse_shape %l [[0], [1, 2]] : !wg into memref<4x?xf16, #gpu.address_space<workgroup>>
  amdgpu.gather_to_lds %s[%i, %j], %d[%j, %i] {foo} : f16, memref<?x128xf16>, memref<4x?xf16, #gpu.address_space<workgroup>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: memref<?x?x128xf16>, %[[ARG1:[^ ]+]]: memref<4x?x64xf16, #gpu.address_space<workgroup>>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     %[[COLLAPSE_SHAPE:[^ ]+]] = memref.collapse_shape %[[ARG0]] {{\[\[}}0, 1], [2]] : memref<?x?x128xf16> into memref<?x128xf16>
// CHECK-NEXT:     %[[COLLAPSE_SHAPE_0:[^ ]+]] = memref.collapse_shape %[[ARG1]] {{\[\[}}0], [1, 2]] : memref<4x?x64xf16, #gpu.address_space<workgroup>> into memref<4x?xf16, #gpu.address_space<workgroup>>
// CHECK-NEXT:     %[[BASE_BUFFER:[^ ]+]], %[[OFFSET:[^ ]+]], %[[SIZES:[^ ]+]]:3, %[[STRIDES:[^ ]+]]:3 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?x128xf16> -> memref<f16>, index, index, index, index, index, index, index
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = affine.delinearize_index %[[ARG2]] into (%[[SIZES]]#0, %[[SIZES]]#1) : index, index
// CHECK-NEXT:     %[[BASE_BUFFER_1:[^ ]+]], %[[OFFSET_2:[^ ]+]], %[[SIZES_3:[^ ]+]]:3, %[[STRIDES_4:[^ ]+]]:3 = memref.extract_strided_metadata %[[ARG1]] : memref<4x?x64xf16, #gpu.address_space<workgroup>> -> memref<f16, #gpu.address_space<workgroup>>, index, index, index, index, index, index, index
// CHECK-NEXT:     %[[V1:[^ ]+]]:2 = affine.delinearize_index %[[ARG2]] into (%[[SIZES_3]]#1, 64) : index, index
// CHECK-NEXT:     amdgpu.gather_to_lds %[[ARG0]][%[[V0]]#0, %[[V0]]#1, %[[ARG3]]], %[[ARG1]][%[[ARG3]], %[[V1]]#0, %[[V1]]#1] : f16, memref<?x?x128xf16>, memref<4x?x64xf16, #gpu.address_space<workgroup>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!wg = memref<64x?xf16, #gpu.address_space<workgroup>>
func.func @d(%m: memref<?x128xf16>, %l: !wg, %i: index, %j: index) {
  %s = memref.expand_shape %m [[0, 1], [2]] output_shape [%i, 4, 128] : memref<?x128xf16> into memref<?x4x128xf16>
  %d = memref.expand_shape %l [[0], [1, 2]] output_shape [64, 4, %j] : !wg into memref<64x4x?xf16, #gpu.address_space<workgroup>>
  amdgpu.gather_to_lds %s[%i, %j, %i], %d[%j, %i, %j] {foo} : f16, memref<?x4x128xf16>, memref<64x4x?xf16, #gpu.address_space<workgroup>>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @d(%[[ARG0:[^ ]+]]: memref<?x128xf16>, %[[ARG1:[^ ]+]]: memref<64x?xf16, #gpu.address_space<workgroup>>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     %[[EXPAND_SHAPE:[^ ]+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2]] output_shape [%[[ARG2]], 4, 128] : memref<?x128xf16> into memref<?x4x128xf16>
// CHECK-NEXT:     %[[EXPAND_SHAPE_0:[^ ]+]] = memref.expand_shape %[[ARG1]] {{\[\[}}0], [1, 2]] output_shape [64, 4, %[[ARG3]]] : memref<64x?xf16, #gpu.address_space<workgroup>> into memref<64x4x?xf16, #gpu.address_space<workgroup>>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.linearize_index [%[[ARG2]], %[[ARG3]]] by (%[[ARG2]], 4) : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.linearize_index [%[[ARG2]], %[[ARG3]]] by (4, %[[ARG3]]) : index
// CHECK-NEXT:     amdgpu.gather_to_lds %[[ARG0]][%[[V0]], %[[ARG2]]], %[[ARG1]][%[[ARG3]], %[[V1]]] : f16, memref<?x128xf16>, memref<64x?xf16, #gpu.address_space<workgroup>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

!wg = memref<64x64xf16, #gpu.address_space<workgroup>>
func.func @e(%m: memref<64x128xf16>, %l: !wg, %i: index, %j: index) {
  %s = memref.expand_shape %m [[0, 1], [2]] output_shape [8, 8, 128] : memref<64x128xf16> into memref<8x8x128xf16>
  %t = memref.subview %s[%i, 0, 0] [1, 8, 128] [1, 1, 1] : memref<8x8x128xf16> to memref<8x128xf16, strided<[128, 1], offset: ?>>
  amdgpu.gather_to_lds %t[%i, %j], %l[%j, %j] {foo} : vector<8xf16>, memref<8x128xf16, strided<[128, 1], offset: ?>>, !wg
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @e(%[[ARG0:[^ ]+]]: memref<64x128xf16>, %[[ARG1:[^ ]+]]: memref<64x64xf16, #gpu.address_space<workgroup>>, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index) {
// CHECK-NEXT:     %[[EXPAND_SHAPE:[^ ]+]] = memref.expand_shape %[[ARG0]] {{\[\[}}0, 1], [2]] output_shape [8, 8, 128] : memref<64x128xf16> into memref<8x8x128xf16>
// CHECK-NEXT:     %[[SUBVIEW:[^ ]+]] = memref.subview %[[EXPAND_SHAPE]][%[[ARG2]], 0, 0] [1, 8, 128] [1, 1, 1] : memref<8x8x128xf16> to memref<8x128xf16, strided<[128, 1], offset: ?>>
// CHECK-NEXT:     amdgpu.gather_to_lds %[[EXPAND_SHAPE]][%[[ARG2]], %[[ARG2]], %[[ARG3]]], %[[ARG1]][%[[ARG3]], %[[ARG3]]] : vector<8xf16>, memref<8x8x128xf16>, memref<64x64xf16, #gpu.address_space<workgroup>>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%m: memref<64x128xf16>, %i: index, %j: index) {
  %l = memref.alloc() : memref<64x64xf16, #gpu.address_space<workgroup>>
  scf.for %k = %i to %j step %i {
  %t = memref.subview %l[%k, 0] [8, 32] [1, 2] : memref<64x64xf16, #gpu.address_space<workgroup>> to memref<8x32xf16, strided<[64, 2], offset: ?>, #gpu.address_space<workgroup>>
  %t2 = memref.subview %m[%k, 0] [8, 32] [3, 2] : memref<64x128xf16> to memref<8x32xf16, strided<[384, 2], offset: ?>>
  amdgpu.gather_to_lds %t2[%i, %j], %l[%j, %j] {foo} : vector<8xf16>, memref<8x32xf16, strided<[384, 2], offset: ?>>, memref<64x64xf16, #gpu.address_space<workgroup>>
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1 * 3)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: memref<64x128xf16>, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<64x64xf16, #gpu.address_space<workgroup>>
// CHECK-NEXT:     scf.for %[[ARG3:[^ ]+]] = %[[ARG1]] to %[[ARG2]] step %[[ARG1]] {
// CHECK-NEXT:       %[[SUBVIEW:[^ ]+]] = memref.subview %[[ALLOC]][%[[ARG3]], 0] [8, 32] [1, 2] : memref<64x64xf16, #gpu.address_space<workgroup>> to memref<8x32xf16, strided<[64, 2], offset: ?>, #gpu.address_space<workgroup>>
// CHECK-NEXT:       %[[SUBVIEW_0:[^ ]+]] = memref.subview %[[ARG0]][%[[ARG3]], 0] [8, 32] [3, 2] : memref<64x128xf16> to memref<8x32xf16, strided<[384, 2], offset: ?>>
// CHECK-NEXT:       %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG3]], %[[ARG1]]]
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.apply #map1()[%[[ARG2]]]
// CHECK-NEXT:       amdgpu.gather_to_lds %[[ARG0]][%[[V0]], %[[V1]]], %[[ALLOC]][%[[ARG2]], %[[ARG2]]] : vector<8xf16>, memref<64x128xf16>, memref<64x64xf16, #gpu.address_space<workgroup>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
