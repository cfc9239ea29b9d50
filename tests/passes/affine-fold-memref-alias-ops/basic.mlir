// RUN: mlir-opt %s --split-input-file --affine-fold-memref-alias-ops | FileCheck %s

func.func @subview(%m: memref<12x32xf32>, %i: index, %n: index) {
  %s = memref.subview %m[%i, 3] [4, 4] [2, %n] : memref<12x32xf32> to memref<4x4xf32, strided<[64, ?], offset: ?>>
  %t = memref.subview %m[%i, 3] [1, 4] [1, 1] : memref<12x32xf32> to memref<4xf32, strided<[1], offset: ?>>
  affine.for %k = 0 to 4 {
    %v = affine.load %s[%k, 1] : memref<4x4xf32, strided<[64, ?], offset: ?>>
    affine.store %v, %s[%k + 1, %k mod 2] : memref<4x4xf32, strided<[64, ?], offset: ?>>
    affine.store %v, %t[%k + symbol(%n)] : memref<4xf32, strided<[1], offset: ?>>
    memref.store %v, %t[%k] : memref<4xf32, strided<[1], offset: ?>>
  }
  return
}

// CHECK: #map = affine_map<(d0)[s0] -> (d0 * 2 + s0)>
// CHECK-NEXT: #map1 = affine_map<()[s0] -> (s0 + 3)>
// CHECK-NEXT: #map2 = affine_map<(d0)[s0] -> (d0 * 2 + s0 + 2)>
// CHECK-NEXT: #map3 = affine_map<(d0)[s0] -> ((d0 mod 2) * s0 + 3)>
// CHECK-NEXT: #map4 = affine_map<(d0)[s0] -> (d0 + s0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @subview(%arg0: memref<12x32xf32>, %arg1: index, %arg2: index) {
// CHECK-NEXT:     %subview = memref.subview %arg0[%arg1, 3] [1, 4] [1, 1] : memref<12x32xf32> to memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     affine.for %arg3 = 0 to 4 {
// CHECK-NEXT:       %[[V0:[^ :]+]] = affine.apply #map(%arg3)[%arg1]
// CHECK-NEXT:       %[[V1:[^ :]+]] = affine.apply #map1()[%arg2]
// CHECK-NEXT:       %[[V2:[^ :]+]] = affine.load %arg0[%[[V0]], %[[V1]]] : memref<12x32xf32>
// CHECK-NEXT:       %[[V3:[^ :]+]] = affine.apply #map2(%arg3)[%arg1]
// CHECK-NEXT:       %[[V4:[^ :]+]] = affine.apply #map3(%arg3)[%arg2]
// CHECK-NEXT:       affine.store %[[V2]], %arg0[%[[V3]], %[[V4]]] : memref<12x32xf32>
// CHECK-NEXT:       %[[V5:[^ :]+]] = affine.apply #map4(%arg3)[%arg2]
// CHECK-NEXT:       affine.store %[[V2]], %arg0[%arg1, %[[V5]]] : memref<12x32xf32>
// CHECK-NEXT:       memref.store %[[V2]], %subview[%arg3] : memref<4xf32, strided<[1], offset: ?>>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @reshaped(%m: memref<12x32xf32>, %d: memref<?x?xf32>, %n: index) {
  %e = memref.expand_shape %m [[0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
  %c = memref.collapse_shape %m [[0, 1]] : memref<12x32xf32> into memref<384xf32>
  %x = memref.expand_shape %d [[0, 1], [2]] output_shape [%n, 4, %n] : memref<?x?xf32> into memref<?x4x?xf32>
  affine.for %k = 0 to 3 {
    affine.for %l = 0 to 4 {
      %v = affine.load %e[%k, %l, 2] : memref<3x4x32xf32>
      affine.store %v, %c[%k * 4 + %l] : memref<384xf32>
      affine.store %v, %x[%k, %l, 0] : memref<?x4x?xf32>
      affine.prefetch %e[%k, %l, 2], read, locality<3>, data : memref<3x4x32xf32>
    }
  }
  return
}

// CHECK: #map = affine_map<(d0, d1) -> (d0 * 4 + d1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @reshaped(%arg0: memref<12x32xf32>, %arg1: memref<?x?xf32>, %arg2: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     %expand_shape = memref.expand_shape %arg0 {{\[\[}}0, 1], [2]] output_shape [3, 4, 32] : memref<12x32xf32> into memref<3x4x32xf32>
// CHECK-NEXT:     affine.for %arg3 = 0 to 3 {
// CHECK-NEXT:       affine.for %arg4 = 0 to 4 {
// CHECK-NEXT:         %[[V0:[^ :]+]] = affine.linearize_index disjoint [%arg3, %arg4] by (3, 4) : index
// CHECK-NEXT:         %[[V1:[^ :]+]] = affine.load %arg0[%[[V0]], %c2] : memref<12x32xf32>
// CHECK-NEXT:         %[[V2:[^ :]+]] = affine.apply #map(%arg3, %arg4)
// CHECK-NEXT:         %[[V3:[^ :]+]]:2 = affine.delinearize_index %[[V2]] into (12, 32) : index, index
// CHECK-NEXT:         affine.store %[[V1]], %arg0[%[[V3]]#0, %[[V3]]#1] : memref<12x32xf32>
// CHECK-NEXT:         %[[V4:[^ :]+]] = affine.linearize_index disjoint [%arg3, %arg4] by (%arg2, 4) : index
// CHECK-NEXT:         affine.store %[[V1]], %arg1[%[[V4]], %c0] : memref<?x?xf32>
// CHECK-NEXT:         affine.prefetch %expand_shape[%arg3, %arg4, 2], read, locality<3>, data : memref<3x4x32xf32>
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
