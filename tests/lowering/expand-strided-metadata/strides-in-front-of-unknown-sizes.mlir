// RUN: mlir-opt %s --split-input-file --expand-strided-metadata | FileCheck %s

func.func @a(%x1: memref<?x?xf32>, %x2: index) -> memref<2x?x?xf32> {
%x3 = memref.expand_shape %x1 [[0, 1], [2]] output_shape [2, %x2, %x2] : memref<?x?xf32> into memref<2x?x?xf32>
return %x3 : memref<2x?x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> ((s0 floordiv 2) * s1)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @a(%arg0: memref<?x?xf32>, %arg1: index) -> memref<2x?x?xf32> {
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %0 = affine.apply #map()[%sizes#0]
// CHECK-NEXT: %1 = affine.apply #map1()[%sizes#0, %strides#0]
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [2, %0, %sizes#1], strides: [%1, %strides#0, 1] : memref<f32> to memref<2x?x?xf32>
// CHECK-NEXT: return %reinterpret_cast : memref<2x?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @b(%x1: memref<?x?xf32, strided<[?, ?]>>, %x2: index) -> memref<2x?x?xf32, strided<[?, ?, ?]>> {
%x3 = memref.expand_shape %x1 [[0, 1], [2]] output_shape [2, %x2, %x2] : memref<?x?xf32, strided<[?, ?]>> into memref<2x?x?xf32, strided<[?, ?, ?]>>
return %x3 : memref<2x?x?xf32, strided<[?, ?, ?]>>
}

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> ((s0 floordiv 2) * s1)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @b(%arg0: memref<?x?xf32, strided<[?, ?]>>, %arg1: index) -> memref<2x?x?xf32, strided<[?, ?, ?]>> {
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32, strided<[?, ?]>> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %0 = affine.apply #map()[%sizes#0]
// CHECK-NEXT: %1 = affine.apply #map1()[%sizes#0, %strides#0]
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [2, %0, %sizes#1], strides: [%1, %strides#0, %strides#1] : memref<f32> to memref<2x?x?xf32, strided<[?, ?, ?]>>
// CHECK-NEXT: return %reinterpret_cast : memref<2x?x?xf32, strided<[?, ?, ?]>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @c(%x1: memref<?x?xf32>, %x2: index) -> memref<2x?x4x?xf32> {
%x3 = memref.expand_shape %x1 [[0, 1, 2], [3]] output_shape [2, %x2, 4, %x2] : memref<?x?xf32> into memref<2x?x4x?xf32>
return %x3 : memref<2x?x4x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 8)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> ((s0 floordiv 2) * s1)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (s0 * 4)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @c(%arg0: memref<?x?xf32>, %arg1: index) -> memref<2x?x4x?xf32> {
// CHECK-NEXT: %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg0 : memref<?x?xf32> -> memref<f32>, index, index, index, index, index
// CHECK-NEXT: %0 = affine.apply #map()[%sizes#0]
// CHECK-NEXT: %1 = affine.apply #map1()[%sizes#0, %strides#0]
// CHECK-NEXT: %2 = affine.apply #map2()[%strides#0]
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [2, %0, 4, %sizes#1], strides: [%1, %2, %strides#0, 1] : memref<f32> to memref<2x?x4x?xf32>
// CHECK-NEXT: return %reinterpret_cast : memref<2x?x4x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @d(%x1: memref<?x?x?xf32>, %x2: index) -> memref<2x?x1x?x?xf32> {
%x3 = memref.expand_shape %x1 [[0, 1], [2, 3], [4]] output_shape [2, %x2, 1, %x2, %x2] : memref<?x?x?xf32> into memref<2x?x1x?x?xf32>
return %x3 : memref<2x?x1x?x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0, s1] -> ((s0 floordiv 2) * s1)>
// CHECK-NEXT: #map2 = affine_map<()[s0, s1] -> (s0 * s1)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @d(%arg0: memref<?x?x?xf32>, %arg1: index) -> memref<2x?x1x?x?xf32> {
// CHECK-NEXT: %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<?x?x?xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT: %0 = affine.apply #map()[%sizes#0]
// CHECK-NEXT: %1 = affine.apply #map1()[%sizes#0, %strides#0]
// CHECK-NEXT: %2 = affine.apply #map2()[%sizes#1, %strides#1]
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [2, %0, 1, %sizes#1, %sizes#2], strides: [%1, %strides#0, %2, %strides#1, 1] : memref<f32> to memref<2x?x1x?x?xf32>
// CHECK-NEXT: return %reinterpret_cast : memref<2x?x1x?x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @e(%x1: memref<?x?x?xf32>, %x2: index) -> memref<?x2x?x1x?xf32> {
%x3 = memref.expand_shape %x1 [[0, 1], [2, 3], [4]] output_shape [%x2, 2, %x2, 1, %x2] : memref<?x?x?xf32> into memref<?x2x?x1x?xf32>
return %x3 : memref<?x2x?x1x?xf32>
}

// CHECK: #map = affine_map<()[s0] -> (s0 floordiv 2)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @e(%arg0: memref<?x?x?xf32>, %arg1: index) -> memref<?x2x?x1x?xf32> {
// CHECK-NEXT: %base_buffer, %offset, %sizes:3, %strides:3 = memref.extract_strided_metadata %arg0 : memref<?x?x?xf32> -> memref<f32>, index, index, index, index, index, index, index
// CHECK-NEXT: %0 = affine.apply #map()[%sizes#0]
// CHECK-NEXT: %1 = affine.apply #map1()[%strides#0]
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [0], sizes: [%0, 2, %sizes#1, 1, %sizes#2], strides: [%1, %strides#0, %strides#1, %strides#1, 1] : memref<f32> to memref<?x2x?x1x?xf32>
// CHECK-NEXT: return %reinterpret_cast : memref<?x2x?x1x?xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }
