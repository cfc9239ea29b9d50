// RUN: mlir-opt %s --split-input-file --expand-strided-metadata | FileCheck %s

func.func @chain(%m: memref<?x?xf32>, %i: index, %j: index) -> f32 {
  %0 = memref.subview %m[%i, 0] [4, %j] [2, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>>
  %1 = memref.subview %0[1, %i] [2, 2] [1, %j] : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<2x2xf32, strided<[?, ?], offset: ?>>
  %2 = memref.load %1[%i, %j] : memref<2x2xf32, strided<[?, ?], offset: ?>>
  return %2 : f32
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @chain(%arg0: memref<?x?xf32>, %arg1: index, %arg2: index) -> f32 {
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %[[V0:.*]] = affine.apply #map()[%strides#0]
// CHECK-NEXT: %[[V1:.*]] = affine.apply #map1()[%arg1, %strides#0]
// CHECK-NEXT: %[[V2:.*]] = affine.apply #map2()[%[[V1]], %[[V0]], %arg1]
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%[[V2]]], sizes: [2, 2], strides: [%[[V0]], %arg2] : memref<f32> to memref<2x2xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: %[[V3:.*]] = memref.load %reinterpret_cast[%arg1, %arg2] : memref<2x2xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: return %[[V3]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @static(%m: memref<8x16xf32>) -> memref<2x3xf32, strided<[32, 2], offset: 19>> {
  %0 = memref.subview %m[1, 3] [2, 3] [2, 2] : memref<8x16xf32> to memref<2x3xf32, strided<[32, 2], offset: 19>>
  return %0 : memref<2x3xf32, strided<[32, 2], offset: 19>>
}

// CHECK: module {
// CHECK-NEXT: func.func @static(%arg0: memref<8x16xf32>) -> memref<2x3xf32, strided<[32, 2], offset: 19>> {
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<8x16xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [19], sizes: [2, 3], strides: [32, 2] : memref<f32> to memref<2x3xf32, strided<[32, 2], offset: 19>>
// CHECK-NEXT: return %reinterpret_cast : memref<2x3xf32, strided<[32, 2], offset: 19>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @metadata(%m: memref<?x4xf32>) -> (index, index, index, index, index) {
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %m : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
  return %o, %s#0, %s#1, %t#0, %t#1 : index, index, index, index, index
}

// CHECK: module {
// CHECK-NEXT: func.func @metadata(%arg0: memref<?x4xf32>) -> (index, index, index, index, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x4xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: return %c0, %sizes#0, %c4, %c4, %c1 : index, index, index, index, index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @metadata_of_alloc(%n: index) -> index {
  %a = memref.alloc(%n) : memref<?x8xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<?x8xf32> -> memref<f32>, index, index, index, index, index
  return %s#0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @metadata_of_alloc(%arg0: index) -> index {
// CHECK-NEXT: return %arg0 : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

memref.global @g : memref<4x4xf32> = dense<0.0>
func.func @metadata_of_global() -> (memref<f32>, index) {
  %a = memref.get_global @g : memref<4x4xf32>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<4x4xf32> -> memref<f32>, index, index, index, index, index
  return %b, %t#0 : memref<f32>, index
}

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4x4xf32> = dense<0.000000e+00>
// CHECK-NEXT: func.func @metadata_of_global() -> (memref<f32>, index) {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: %[[V0:.*]] = memref.get_global @g : memref<4x4xf32>
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %[[V0]] to offset: [0], sizes: [], strides: [] : memref<4x4xf32> to memref<f32>
// CHECK-NEXT: return %reinterpret_cast, %c4 : memref<f32>, index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @metadata_of_cast(%m: memref<4x4xf32>) -> index {
  %a = memref.cast %m : memref<4x4xf32> to memref<?x4xf32, strided<[?, 1], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<?x4xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %s#0 : index
}

// CHECK: module {
// CHECK-NEXT: func.func @metadata_of_cast(%arg0: memref<4x4xf32>) -> index {
// CHECK-NEXT: %c4 = arith.constant 4 : index
// CHECK-NEXT: return %c4 : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @metadata_of_reinterpret(%m: memref<4x4xf32>, %i: index) -> (index, index) {
  %a = memref.reinterpret_cast %m to offset: [%i], sizes: [2, %i], strides: [%i, 1] : memref<4x4xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>>
  %b, %o, %s:2, %t:2 = memref.extract_strided_metadata %a : memref<2x?xf32, strided<[?, 1], offset: ?>> -> memref<f32>, index, index, index, index, index
  return %o, %t#0 : index, index
}

// CHECK: module {
// CHECK-NEXT: func.func @metadata_of_reinterpret(%arg0: memref<4x4xf32>, %arg1: index) -> (index, index) {
// CHECK-NEXT: return %arg1, %arg1 : index, index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @pointer(%m: memref<8xf32>, %i: index) -> index {
  %0 = memref.subview %m[%i] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: ?>>
  %p = memref.extract_aligned_pointer_as_index %0 : memref<4xf32, strided<[1], offset: ?>> -> index
  return %p : index
}

// CHECK: module {
// CHECK-NEXT: func.func @pointer(%arg0: memref<8xf32>, %arg1: index) -> index {
// CHECK-NEXT: %intptr = memref.extract_aligned_pointer_as_index %arg0 : memref<8xf32> -> index
// CHECK-NEXT: return %intptr : index
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @collapse_dynamic(%m: memref<?x4x?xf32>) -> memref<?x?xf32> {
  %0 = memref.collapse_shape %m [[0, 1], [2]] : memref<?x4x?xf32> into memref<?x?xf32>
  return %0 : memref<?x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 * 4)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @collapse_dynamic(%arg0: memref<?x4x?xf32>) -> memref<?x?xf32> {
// CHECK-NEXT: %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<?x4x?xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT: %[[V0:.*]] = affine.apply #map()[%sizes#0]
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%[[V0]], %sizes#2], strides: [%strides#1, 1] : memref<f32> to memref<?x?xf32>
// CHECK-NEXT: return %reinterpret_cast : memref<?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @expand_dynamic(%m: memref<?x?xf32>, %i: index) -> memref<?x4x?xf32> {
  %0 = memref.expand_shape %m [[0, 1], [2]] output_shape [%i, 4, %i] : memref<?x?xf32> into memref<?x4x?xf32>
  return %0 : memref<?x4x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 4)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 4)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @expand_dynamic(%arg0: memref<?x?xf32>, %arg1: index) -> memref<?x4x?xf32> {
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %[[V0:.*]] = affine.apply #map()[%sizes#0]
// CHECK-NEXT: %[[V1:.*]] = affine.apply #map1()[%strides#0]
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%[[V0]], 4, %sizes#1], strides: [%[[V1]], %strides#0, 1] : memref<f32> to memref<?x4x?xf32>
// CHECK-NEXT: return %reinterpret_cast : memref<?x4x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
