// RUN: mlir-opt %s --normalize-memrefs --split-input-file --allow-unregistered-dialect | FileCheck %s

// Memory without elements is as large as the place of its last element says.

func.func @none(%m: memref<?xf32>, %i: index) -> f32 {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [0, 8], strides: [4, 1] : memref<?xf32> to memref<0x8xf32, strided<[4, 1]>>
  %1 = memref.load %0[%i, %i] : memref<0x8xf32, strided<[4, 1]>>
  return %1 : f32
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 * 4 + d1)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 * 5)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @none(%arg0: memref<?xf32>, %arg1: index) -> f32 {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: %0 = affine.apply #map(%c-1, %c7)
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %1 = arith.addi %0, %c1 : index
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [0], sizes: [%1], strides: [1] : memref<?xf32> to memref<?xf32>
// CHECK-NEXT: %2 = affine.apply #map1()[%arg1]
// CHECK-NEXT: %3 = memref.load %reinterpret_cast[%2] : memref<?xf32>
// CHECK-NEXT: return %3 : f32
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

// What is used otherwise stays, and the size that was made for it.
func.func @stays(%m: memref<?xf32>) {
  %0 = memref.reinterpret_cast %m to offset: [3], sizes: [0, 8], strides: [16, 1] : memref<?xf32> to memref<0x8xf32, strided<[16, 1], offset: 3>>
  "test.use"(%0) : (memref<0x8xf32, strided<[16, 1], offset: 3>>) -> ()
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 * 16 + d1 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @stays(%arg0: memref<?xf32>) {
// CHECK-NEXT: %c-1 = arith.constant -1 : index
// CHECK-NEXT: %c7 = arith.constant 7 : index
// CHECK-NEXT: %0 = affine.apply #map(%c-1, %c7)
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %1 = arith.addi %0, %c1 : index
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [3], sizes: [0, 8], strides: [16, 1] : memref<?xf32> to memref<0x8xf32, strided<[16, 1], offset: 3>>
// CHECK-NEXT: "test.use"(%reinterpret_cast) : (memref<0x8xf32, strided<[16, 1], offset: 3>>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
