// RUN: mlir-opt %s --split-input-file --convert-nvgpu-to-nvvm | FileCheck %s

func.func @c5(%dst: memref<16xtf32, 3>, %src: memref<16xtf32>, %i: index, %n: index) {
  %0 = nvgpu.device_async_copy %src[%i], %dst[%i], 2, %n : memref<16xtf32> to memref<16xtf32, 3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @c5(%arg0: memref<16xtf32, 3>, %arg1: memref<16xtf32>, %arg2: index, %arg3: index) {
// CHECK-NEXT:     %0 = nvgpu.device_async_copy %arg1[%arg2], %arg0[%arg2], 2, %arg3 : memref<16xtf32> to memref<16xtf32, 3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Numbers of 32 bits are only multiplied as `tf32`.
func.func @mmaf32not(%a: vector<4x1xf32>, %b: vector<2x1xf32>, %c: vector<2x2xf32>) -> vector<2x2xf32> {
  %d = nvgpu.mma.sync (%a, %b, %c) {mmaShape = [16, 8, 8]} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
  return %d : vector<2x2xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @mmaf32not(%arg0: vector<4x1xf32>, %arg1: vector<2x1xf32>, %arg2: vector<2x2xf32>) -> vector<2x2xf32> {
// CHECK-NEXT:     %0 = nvgpu.mma.sync(%arg0, %arg1, %arg2) {mmaShape = [16, 8, 8]} : (vector<4x1xf32>, vector<2x1xf32>, vector<2x2xf32>) -> vector<2x2xf32>
// CHECK-NEXT:     return %0 : vector<2x2xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }
