// A strided memref of one element expands to strides of one.
// RUN: mlir-opt %s | FileCheck %s

func.func @f(%a: memref<f32, strided<[]>>, %b: memref<f32, strided<[], offset: ?>>, %c: memref<f32>) {
  %0 = memref.expand_shape %a [] output_shape [1] : memref<f32, strided<[]>> into memref<1xf32, strided<[1]>>
  %1 = memref.expand_shape %b [] output_shape [1, 1] : memref<f32, strided<[], offset: ?>> into memref<1x1xf32, strided<[1, 1], offset: ?>>
  %2 = memref.expand_shape %c [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: memref<f32, strided<[]>>, %arg1: memref<f32, strided<[], offset: ?>>, %arg2: memref<f32>) {
// CHECK-NEXT: %expand_shape = memref.expand_shape %arg0 [] output_shape [1] : memref<f32, strided<[]>> into memref<1xf32, strided<[1]>>
// CHECK-NEXT: %expand_shape_0 = memref.expand_shape %arg1 [] output_shape [1, 1] : memref<f32, strided<[], offset: ?>> into memref<1x1xf32, strided<[1, 1], offset: ?>>
// CHECK-NEXT: %expand_shape_1 = memref.expand_shape %arg2 [] output_shape [1, 1] : memref<f32> into memref<1x1xf32>
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
