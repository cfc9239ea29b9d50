// RUN: mlir-opt %s --normalize-memrefs | FileCheck %s

// How far a layout reaches is found when it is simple: what is left of a division, taken off.

func.func @f(%i: index) -> f32 {
  %m = memref.alloc() : memref<8xf32, affine_map<(d0) -> (d0 - d0 mod 4)>>
  %0 = affine.load %m[%i] : memref<8xf32, affine_map<(d0) -> (d0 - d0 mod 4)>>
  return %0 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) -> f32 {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<5xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ALLOC]][(symbol(%[[ARG0]]) floordiv 4) * 4] : memref<5xf32>
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
