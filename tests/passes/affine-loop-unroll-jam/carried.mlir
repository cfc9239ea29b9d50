// ORACLE: differs (jammed-loops-that-carry-values)
// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-loop-unroll-jam))' --allow-unregistered-dialect | FileCheck %s

func.func @red(%m: memref<8xf32>, %z: f32) -> f32 {
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> f32 {
    %0 = affine.load %m[%i] : memref<8xf32>
    %1 = arith.addf %s, %0 : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

// CHECK: #map = affine_map<(d0) -> (d0 + 1)>
// CHECK-NEXT: #map1 = affine_map<(d0) -> (d0 + 2)>
// CHECK-NEXT: #map2 = affine_map<(d0) -> (d0 + 3)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @red(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]]:4 = affine.for %[[ARG2:[^ ]+]] = 0 to 8 step 4 iter_args(%[[ARG3:[^ ]+]] = %[[ARG1]], %[[ARG4:[^ ]+]] = %[[ARG1]], %[[ARG5:[^ ]+]] = %[[ARG1]], %[[ARG6:[^ ]+]] = %[[ARG1]]) -> (f32, f32, f32, f32) {
// CHECK-NEXT:       %[[V4:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.addf %[[ARG3]], %[[V4]] : f32
// CHECK-NEXT:       %[[V6:[^ ]+]] = affine.apply #map(%[[ARG2]])
// CHECK-NEXT:       %[[V7:[^ ]+]] = affine.load %[[ARG0]][%[[V6]]] : memref<8xf32>
// CHECK-NEXT:       %[[V8:[^ ]+]] = arith.addf %[[ARG4]], %[[V7]] : f32
// CHECK-NEXT:       %[[V9:[^ ]+]] = affine.apply #map1(%[[ARG2]])
// CHECK-NEXT:       %[[V10:[^ ]+]] = affine.load %[[ARG0]][%[[V9]]] : memref<8xf32>
// CHECK-NEXT:       %[[V11:[^ ]+]] = arith.addf %[[ARG5]], %[[V10]] : f32
// CHECK-NEXT:       %[[V12:[^ ]+]] = affine.apply #map2(%[[ARG2]])
// CHECK-NEXT:       %[[V13:[^ ]+]] = affine.load %[[ARG0]][%[[V12]]] : memref<8xf32>
// CHECK-NEXT:       %[[V14:[^ ]+]] = arith.addf %[[ARG6]], %[[V13]] : f32
// CHECK-NEXT:       affine.yield %[[V5]], %[[V8]], %[[V11]], %[[V14]] : f32, f32, f32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addf %[[V0]]#0, %[[V0]]#3 : f32
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.addf %[[V1]], %[[V0]]#2 : f32
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.addf %[[V2]], %[[V0]]#1 : f32
// CHECK-NEXT:     return %[[V3]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @red2(%m: memref<8xf32>, %z: f32) -> (f32, f32) {
  %r:2 = affine.for %i = 0 to 8 iter_args(%s = %z, %t = %z) -> (f32, f32) {
    %0 = affine.load %m[%i] : memref<8xf32>
    %k = affine.for %j = 0 to 8 iter_args(%u = %s) -> f32 {
      %1 = arith.mulf %u, %0 : f32
      affine.yield %1 : f32
    }
    %1 = arith.addf %t, %0 : f32
    affine.yield %k, %1 : f32, f32
  }
  return %r#0, %r#1 : f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @red2(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: f32) -> (f32, f32) {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = affine.for %[[ARG2:[^ ]+]] = 0 to 8 iter_args(%[[ARG3:[^ ]+]] = %[[ARG1]], %[[ARG4:[^ ]+]] = %[[ARG1]]) -> (f32, f32) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = affine.for %[[ARG5:[^ ]+]] = 0 to 8 iter_args(%[[ARG6:[^ ]+]] = %[[ARG3]]) -> (f32) {
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.mulf %[[ARG6]], %[[V1]] : f32
// CHECK-NEXT:         affine.yield %[[V4]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addf %[[ARG4]], %[[V1]] : f32
// CHECK-NEXT:       affine.yield %[[V2]], %[[V3]] : f32, f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]]#0, %[[V0]]#1 : f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @unre(%m: memref<8xf32>, %z: f32) -> f32 {
  %r = affine.for %i = 0 to 8 iter_args(%s = %z) -> f32 {
    %0 = affine.load %m[%i] : memref<8xf32>
    %1 = arith.subf %s, %0 : f32
    affine.yield %1 : f32
  }
  return %r : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @unre(%[[ARG0:[^ ]+]]: memref<8xf32>, %[[ARG1:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.for %[[ARG2:[^ ]+]] = 0 to 8 iter_args(%[[ARG3:[^ ]+]] = %[[ARG1]]) -> (f32) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = affine.load %[[ARG0]][%[[ARG2]]] : memref<8xf32>
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.subf %[[ARG3]], %[[V1]] : f32
// CHECK-NEXT:       affine.yield %[[V2]] : f32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
