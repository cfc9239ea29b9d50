// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=2 unroll-num-reps=2}))' --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll{unroll-factor=4 unroll-up-to-factor}))' --allow-unregistered-dialect | FileCheck %s --check-prefix=UPTO

func.func @f(%m: memref<?xf32>, %n: index, %f: f32) {
  affine.for %i = 0 to 8 { affine.store %f, %m[%i] : memref<?xf32> }
  affine.for %i = 0 to 3 { affine.store %f, %m[%i] : memref<?xf32> }
  affine.for %i = 0 to %n { affine.store %f, %m[%i] : memref<?xf32> }
  return
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: #map2 = affine_map<()[s0] -> (((s0 floordiv 2) floordiv 2) * 4)>
// CHECK-NEXT: #map3 = affine_map<()[s0] -> ((s0 floordiv 2) * 2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c2 = arith.constant 2 : index
// CHECK-NEXT:     affine.for %arg3 = 0 to 8 step 4 {
// CHECK-NEXT:       affine.store %arg2, %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:       %[[V1:[^ :]+]] = affine.apply #map(%arg3)
// CHECK-NEXT:       affine.store %arg2, %arg0[%[[V1]]] : memref<?xf32>
// CHECK-NEXT:       %[[V2:[^ :]+]] = affine.apply #map1(%arg3)
// CHECK-NEXT:       affine.store %arg2, %arg0[%[[V2]]] : memref<?xf32>
// CHECK-NEXT:       %[[V3:[^ :]+]] = affine.apply #map(%[[V2]])
// CHECK-NEXT:       affine.store %arg2, %arg0[%[[V3]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.store %arg2, %arg0[%c0] : memref<?xf32>
// CHECK-NEXT:     %[[V0:[^ :]+]] = affine.apply #map(%c0)
// CHECK-NEXT:     affine.store %arg2, %arg0[%[[V0]]] : memref<?xf32>
// CHECK-NEXT:     affine.store %arg2, %arg0[%c2] : memref<?xf32>
// CHECK-NEXT:     affine.for %arg3 = 0 to #map2()[%arg1] step 4 {
// CHECK-NEXT:       affine.store %arg2, %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:       %[[V1:[^ :]+]] = affine.apply #map(%arg3)
// CHECK-NEXT:       affine.store %arg2, %arg0[%[[V1]]] : memref<?xf32>
// CHECK-NEXT:       %[[V2:[^ :]+]] = affine.apply #map1(%arg3)
// CHECK-NEXT:       affine.store %arg2, %arg0[%[[V2]]] : memref<?xf32>
// CHECK-NEXT:       %[[V3:[^ :]+]] = affine.apply #map(%[[V2]])
// CHECK-NEXT:       affine.store %arg2, %arg0[%[[V3]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = #map2()[%arg1] to #map3()[%arg1] step 2 {
// CHECK-NEXT:       affine.store %arg2, %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:       %[[V1:[^ :]+]] = affine.apply #map(%arg3)
// CHECK-NEXT:       affine.store %arg2, %arg0[%[[V1]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = #map3()[%arg1] to #map3()[%arg1] step 2 {
// CHECK-NEXT:       affine.store %arg2, %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:       %[[V1:[^ :]+]] = affine.apply #map(%arg3)
// CHECK-NEXT:       affine.store %arg2, %arg0[%[[V1]]] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     affine.for %arg3 = #map3()[%arg1] to %arg1 {
// CHECK-NEXT:       affine.store %arg2, %arg0[%arg3] : memref<?xf32>
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// UPTO: #map = affine_map<(d0) -> (d0 + 1)>
// UPTO-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// UPTO-NEXT: #map2 = affine_map<(d0) -> (d0 + 3)>
// UPTO-NEXT: #map3 = affine_map<()[s0] -> ((s0 floordiv 4) * 4)>
// UPTO-NEXT: module {
// UPTO-NEXT:   func.func @f(%arg0: memref<?xf32>, %arg1: index, %arg2: f32) {
// UPTO-NEXT:     %c0 = arith.constant 0 : index
// UPTO-NEXT:     affine.for %arg3 = 0 to 8 step 4 {
// UPTO-NEXT:       affine.store %arg2, %arg0[%arg3] : memref<?xf32>
// UPTO-NEXT:       %[[V2:[^ :]+]] = affine.apply #map(%arg3)
// UPTO-NEXT:       affine.store %arg2, %arg0[%[[V2]]] : memref<?xf32>
// UPTO-NEXT:       %[[V3:[^ :]+]] = affine.apply #map1(%arg3)
// UPTO-NEXT:       affine.store %arg2, %arg0[%[[V3]]] : memref<?xf32>
// UPTO-NEXT:       %[[V4:[^ :]+]] = affine.apply #map2(%arg3)
// UPTO-NEXT:       affine.store %arg2, %arg0[%[[V4]]] : memref<?xf32>
// UPTO-NEXT:     }
// UPTO-NEXT:     affine.store %arg2, %arg0[%c0] : memref<?xf32>
// UPTO-NEXT:     %[[V0:[^ :]+]] = affine.apply #map(%c0)
// UPTO-NEXT:     affine.store %arg2, %arg0[%[[V0]]] : memref<?xf32>
// UPTO-NEXT:     %[[V1:[^ :]+]] = affine.apply #map1(%c0)
// UPTO-NEXT:     affine.store %arg2, %arg0[%[[V1]]] : memref<?xf32>
// UPTO-NEXT:     affine.for %arg3 = 0 to #map3()[%arg1] step 4 {
// UPTO-NEXT:       affine.store %arg2, %arg0[%arg3] : memref<?xf32>
// UPTO-NEXT:       %[[V2:[^ :]+]] = affine.apply #map(%arg3)
// UPTO-NEXT:       affine.store %arg2, %arg0[%[[V2]]] : memref<?xf32>
// UPTO-NEXT:       %[[V3:[^ :]+]] = affine.apply #map1(%arg3)
// UPTO-NEXT:       affine.store %arg2, %arg0[%[[V3]]] : memref<?xf32>
// UPTO-NEXT:       %[[V4:[^ :]+]] = affine.apply #map2(%arg3)
// UPTO-NEXT:       affine.store %arg2, %arg0[%[[V4]]] : memref<?xf32>
// UPTO-NEXT:     }
// UPTO-NEXT:     affine.for %arg3 = #map3()[%arg1] to %arg1 {
// UPTO-NEXT:       affine.store %arg2, %arg0[%arg3] : memref<?xf32>
// UPTO-NEXT:     }
// UPTO-NEXT:     return
// UPTO-NEXT:   }
// UPTO-NEXT: }
