// RUN: mlir-opt %s --split-input-file --allow-unregistered-dialect --normalize-memrefs | FileCheck %s

// The map of an access through a layout is simplified when it is composed, and once more.

func.func @f(%m: memref<32x64xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d0 mod 2, d1)>>, %s: index) {
  affine.for %v = 0 to 8 {
    %0 = affine.load %m[((%v mod 8) + (%v + symbol(%s))), 0] : memref<32x64xf32, affine_map<(d0, d1) -> (d0 floordiv 2, d0 mod 2, d1)>>
    "test.use"(%0) : (f32) -> ()
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 mod 8 + d0 + s0)>
// CHECK-NEXT: #map1 = affine_map<(d0)[s0] -> (0)>
// CHECK-NEXT: module {
// CHECK-NEXT: func.func @f(%arg0: memref<16x2x64xf32>, %arg1: index) {
// CHECK-NEXT: affine.for %arg2 = 0 to 8 {
// CHECK-NEXT: %0 = affine.apply #map(%arg2)[%arg1]
// CHECK-NEXT: %1 = affine.apply #map1(%arg2)[%arg1]
// CHECK-NEXT: %2 = affine.load %arg0[%arg2 - (%arg2 floordiv 8) * 4 + symbol(%arg1) floordiv 2, symbol(%arg1) mod 2, 0] : memref<16x2x64xf32>
// CHECK-NEXT: "test.use"(%2) : (f32) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
