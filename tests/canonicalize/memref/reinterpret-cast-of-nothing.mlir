// RUN: mlir-opt %s --split-input-file --canonicalize | FileCheck %s

// Where there are no elements it does not matter how far they would be from one another.

func.func @unknown_strides(%m: memref<0x4xf32, strided<[?, ?], offset: ?>>) -> memref<0x4xf32, strided<[?, ?], offset: ?>> {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [0, 4], strides: [1, 1] : memref<0x4xf32, strided<[?, ?], offset: ?>> to memref<0x4xf32, strided<[?, ?], offset: ?>>
  return %0 : memref<0x4xf32, strided<[?, ?], offset: ?>>
}

// CHECK: module {
// CHECK-NEXT: func.func @unknown_strides(%arg0: memref<0x4xf32, strided<[?, ?], offset: ?>>) -> memref<0x4xf32, strided<[?, ?], offset: ?>> {
// CHECK-NEXT: return %arg0 : memref<0x4xf32, strided<[?, ?], offset: ?>>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @identity(%m: memref<4x0xf32>) -> memref<4x0xf32> {
  %0 = memref.reinterpret_cast %m to offset: [0], sizes: [4, 0], strides: [0, 1] : memref<4x0xf32> to memref<4x0xf32>
  return %0 : memref<4x0xf32>
}

// CHECK: module {
// CHECK-NEXT: func.func @identity(%arg0: memref<4x0xf32>) -> memref<4x0xf32> {
// CHECK-NEXT: return %arg0 : memref<4x0xf32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @elsewhere(%m: memref<4x0xf32, strided<[1, 1], offset: 2>>) -> memref<4x0xf32, strided<[1, 1], offset: 2>> {
  %0 = memref.reinterpret_cast %m to offset: [2], sizes: [4, 0], strides: [1, 1] : memref<4x0xf32, strided<[1, 1], offset: 2>> to memref<4x0xf32, strided<[1, 1], offset: 2>>
  return %0 : memref<4x0xf32, strided<[1, 1], offset: 2>>
}

// CHECK: module {
// CHECK-NEXT: func.func @elsewhere(%arg0: memref<4x0xf32, strided<[1, 1], offset: 2>>) -> memref<4x0xf32, strided<[1, 1], offset: 2>> {
// CHECK-NEXT: %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [2], sizes: [4, 0], strides: [1, 1] : memref<4x0xf32, strided<[1, 1], offset: 2>> to memref<4x0xf32, strided<[1, 1], offset: 2>>
// CHECK-NEXT: return %reinterpret_cast : memref<4x0xf32, strided<[1, 1], offset: 2>>
// CHECK-NEXT: }
// CHECK-NEXT: }
