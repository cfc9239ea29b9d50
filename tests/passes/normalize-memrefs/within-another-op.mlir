// RUN: mlir-opt %s --normalize-memrefs --allow-unregistered-dialect | FileCheck %s

#tile = affine_map<(d0) -> (d0 floordiv 4, d0 mod 4)>
"test.wrap"() ({
  func.func @f(%a: memref<16xf32, #tile>, %i: index) -> f32 {
    %0 = affine.load %a[%i] : memref<16xf32, #tile>
    return %0 : f32
  }
}) : () -> ()

// CHECK: module {
// CHECK-NEXT: "test.wrap"() ({
// CHECK-NEXT: func.func @f(%arg0: memref<4x4xf32>, %arg1: index) -> f32 {
// CHECK-NEXT: %0 = affine.load %arg0[symbol(%arg1) floordiv 4, symbol(%arg1) mod 4] : memref<4x4xf32>
// CHECK-NEXT: return %0 : f32
// CHECK-NEXT: }
// CHECK-NEXT: }) : () -> ()
// CHECK-NEXT: }
