// RUN: mlir-opt %s --expand-strided-metadata --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// What computes where a view is comes from where the view does.

module {
func.func @chain(%m: memref<?x?xf32> loc("m":1:1), %i: index loc("i":1:2)) -> memref<2x2xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.subview %m[%i, 0] [4, %i] [2, 1] : memref<?x?xf32> to memref<4x?xf32, strided<[?, 1], offset: ?>> loc("first":2:2)
  %1 = memref.subview %0[1, %i] [2, 2] [1, %i] : memref<4x?xf32, strided<[?, 1], offset: ?>> to memref<2x2xf32, strided<[?, ?], offset: ?>> loc("second":3:3)
  return %1 : memref<2x2xf32, strided<[?, ?], offset: ?>> loc("return":4:4)
} loc("chain":0:0)
} loc("module":0:0)

// CHECK: module {
// CHECK-NEXT:   func.func @chain(%[[ARG0:[^ ]+]]: memref<?x?xf32> loc("m":1:1), %[[ARG1:[^ ]+]]: index loc("i":1:2)) -> memref<2x2xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT:     %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %[[ARG0]] : memref<?x?xf32> -> memref<f32>, index, index, index, index, index loc("first":2:2)
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%strides#0] loc("first":2:2)
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.apply affine_map<()[s0, s1] -> (s0 * s1)>()[%[[ARG1]], %strides#0] loc("first":2:2)
// CHECK-NEXT:     %[[V2:[^ ]+]] = affine.apply affine_map<()[s0, s1, s2] -> (s0 + s1 + s2)>()[%[[V1]], %[[V0]], %[[ARG1]]] loc("second":3:3)
// CHECK-NEXT:     %reinterpret_cast = memref.reinterpret_cast %base_buffer to offset: [%[[V2]]], sizes: [2, 2], strides: [%[[V0]], %[[ARG1]]] : memref<f32> to memref<2x2xf32, strided<[?, ?], offset: ?>> loc("second":3:3)
// CHECK-NEXT:     return %reinterpret_cast : memref<2x2xf32, strided<[?, ?], offset: ?>> loc("return":4:4)
// CHECK-NEXT:   } loc("chain":0:0)
// CHECK-NEXT: } loc("module":0:0)
