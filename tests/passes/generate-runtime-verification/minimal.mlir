// RUN: mlir-opt %s --split-input-file --generate-runtime-verification=verbose-level=0 --allow-unregistered-dialect | FileCheck %s

#map = affine_map<(d0) -> (d0 + 1)>
func.func @f(%m: memref<4xf32, #map>, %n: memref<4x?xf32, strided<[?,?], offset: ?>>, %k: memref<?x?x?xf32>, %i: index, %x: memref<?xf32>) {
  %0 = memref.load %m[%i] : memref<4xf32, #map> loc("in":1:1)
  %1 = memref.cast %n : memref<4x?xf32, strided<[?,?], offset: ?>> to memref<4x5xf32, strided<[?,?], offset: 0>> loc("in":2:1)
  %2 = memref.cast %n : memref<4x?xf32, strided<[?,?], offset: ?>> to memref<4x5xf32, strided<[5,1], offset: ?>> loc("in":3:1)
  %3 = memref.cast %n : memref<4x?xf32, strided<[?,?], offset: ?>> to memref<?x?xf32, strided<[?,1], offset: ?>> loc("in":4:1)
  %31 = memref.cast %n : memref<4x?xf32, strided<[?,?], offset: ?>> to memref<4x?xf32, strided<[?,?], offset: ?>> loc("in":5:1)
  %4 = memref.subview %k[0, %i, 0] [2, 1, %i] [1, 1, 1] : memref<?x?x?xf32> to memref<2x?xf32, strided<[?, 1], offset: ?>> loc("in":6:1)
  %5 = memref.expand_shape %k [[0, 1], [2, 3], [4]] output_shape [%i, 2, 3, %i, %i] : memref<?x?x?xf32> into memref<?x2x3x?x?xf32> loc("in":7:1)
  %6 = memref.cast %x : memref<?xf32> to memref<4xf32> loc("in":8:1)
  %7 = memref.cast %x : memref<?xf32> to memref<4xf32, strided<[?], offset: ?>> loc("in":9:1)
  %8 = memref.cast %6 : memref<4xf32> to memref<?xf32> loc("in":10:1)
  %9 = memref.cast %x : memref<?xf32> to memref<?xf32, strided<[?], offset: ?>> loc("in":11:1)
  %10 = memref.assume_alignment %x, 1 : memref<?xf32> loc("in":12:1)
  %c = memref.cast %6 : memref<4xf32> to memref<*xf32> loc("in":13:1)
  %11 = memref.cast %c : memref<*xf32> to memref<f32> loc("in":14:1)
  %12 = memref.cast %c : memref<*xf32> to memref<?xf32, strided<[?], offset: ?>> loc("in":15:1)
  %13 = memref.cast %c : memref<*xf32> to memref<5x?xf32, strided<[6,1], offset: 7>> loc("in":16:1)
  return
}
func.func @t(%s: tensor<4x?xf32>, %u: tensor<*xf32>, %i: index, %fl: f32, %b: i1) {
  %0 = tensor.cast %s : tensor<4x?xf32> to tensor<?x?xf32> loc("in":17:1)
  %1 = tensor.cast %s : tensor<4x?xf32> to tensor<*xf32> loc("in":18:1)
  %2 = tensor.cast %u : tensor<*xf32> to tensor<f32> loc("in":19:1)
  %3 = tensor.cast %s : tensor<4x?xf32> to tensor<?x5xf32> loc("in":20:1)
  %e = tensor.empty() : tensor<f32>
  %4 = tensor.extract %e[] : tensor<f32> loc("in":21:1)
  %5 = tensor.extract_slice %s[0, 0] [4, 1] [1, 1] : tensor<4x?xf32> to tensor<4xf32> loc("in":22:1)
  %c1 = arith.constant 1 : index
  %6 = tensor.extract %s[%c1, %c1] : tensor<4x?xf32> loc("in":23:1)
  %7 = tensor.extract_slice %e[][][] : tensor<f32> to tensor<f32> loc("in":24:1)
  scf.if %b {}
  return
}
