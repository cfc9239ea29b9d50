// RUN: mlir-opt %s --split-input-file --normalize-memrefs | FileCheck %s

func.func @r(%a: memref<64xf32>, %i: index) -> f32 {
  %r = memref.reinterpret_cast %a to offset: [5], sizes: [4, 2], strides: [2, 1] : memref<64xf32> to memref<4x2xf32, strided<[2, 1], offset: 5>>
  %v = memref.load %r[%i, %i] : memref<4x2xf32, strided<[2, 1], offset: 5>>
  return %v : f32
}

// -----

func.func @r(%a: memref<64xf32>, %i: index) -> f32 {
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [%i, 2], strides: [2, 1] : memref<64xf32> to memref<?x2xf32, strided<[2, 1]>>
  %v = memref.load %r[%i, %i] : memref<?x2xf32, strided<[2, 1]>>
  return %v : f32
}

// -----

func.func @r(%a: memref<64xf32>, %i: index) -> memref<4x2xf32, strided<[2, 1]>> {
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [4, 2], strides: [2, 1] : memref<64xf32> to memref<4x2xf32, strided<[2, 1]>>
  return %r : memref<4x2xf32, strided<[2, 1]>>
}

// -----

func.func @r(%a: memref<64xf32>, %i: index) -> f32 {
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [4, 2], strides: [2, 1] : memref<64xf32> to memref<4x2xf32, strided<[2, 1]>>
  %s = memref.subview %r[0, 0] [2, 2] [1, 1] : memref<4x2xf32, strided<[2, 1]>> to memref<2x2xf32, strided<[2, 1]>>
  %v = memref.load %r[%i, %i] : memref<4x2xf32, strided<[2, 1]>>
  return %v : f32
}

// -----

func.func @r(%a: memref<64xf32>, %i: index, %v: f32) {
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [4, 2], strides: [1, 4] {foo} : memref<64xf32> to memref<4x2xf32, strided<[1, 4]>>
  affine.for %x = 0 to 4 { affine.for %y = 0 to 2 { affine.store %v, %r[%x, %y] : memref<4x2xf32, strided<[1, 4]>> } }
  memref.store %v, %r[%i, %i] : memref<4x2xf32, strided<[1, 4]>>
  %c0 = arith.constant 0 : index
  %d = memref.dim %r, %c0 : memref<4x2xf32, strided<[1, 4]>>
  return
}

// -----

func.func @r(%a: memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>, %i: index, %v: f32) {
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [16], strides: [1] : memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<16xf32>
  memref.store %v, %r[%i] : memref<16xf32>
  return
}

// -----

func.func @r(%a: memref<64xf32>, %i: index, %v: f32) {
  %r = memref.reinterpret_cast %a to offset: [0], sizes: [1, 1, 3], strides: [3, 3, 1] : memref<64xf32> to memref<1x1x3xf32, strided<[3, 3, 1]>>
  %r2 = memref.reinterpret_cast %r to offset: [0], sizes: [3], strides: [2] : memref<1x1x3xf32, strided<[3, 3, 1]>> to memref<3xf32, strided<[2]>>
  memref.store %v, %r2[%i] : memref<3xf32, strided<[2]>>
  %b = memref.alloc() : memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
  memref.store %v, %b[%i, %i] : memref<4x4xf32, affine_map<(d0, d1) -> (d1, d0)>>
  return
}

// -----

func.func @r(%i: index, %v: f32) {
  %b = memref.alloc() : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>>
  %r2 = memref.reinterpret_cast %b to offset: [0], sizes: [3], strides: [2] : memref<4x8xf32, affine_map<(d0, d1) -> (d1, d0)>> to memref<3xf32, strided<[2]>>
  memref.store %v, %r2[%i] : memref<3xf32, strided<[2]>>
  return
}
