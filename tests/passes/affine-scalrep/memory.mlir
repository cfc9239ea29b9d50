// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(affine-scalrep))' --allow-unregistered-dialect | FileCheck %s

// Memory that is only written goes, with what frees it.
func.func @local(%f: f32) -> f32 {
  %m = memref.alloc() : memref<10xf32>
  %k = memref.alloca() : memref<f32>
  affine.store %f, %m[3] : memref<10xf32>
  affine.store %f, %k[] : memref<f32>
  %0 = affine.load %m[3] : memref<10xf32>
  %1 = affine.load %k[] : memref<f32>
  %2 = arith.addf %0, %1 : f32
  memref.dealloc %m : memref<10xf32>
  return %2 : f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @local(%[[ARG0:[^ ]+]]: f32) -> f32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addf %[[ARG0]], %[[ARG0]] : f32
// CHECK-NEXT:     return %[[V0]] : f32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// It stays where something else uses it, and where nothing was forwarded.
func.func @used(%f: f32) -> (f32, memref<10xf32>) {
  %m = memref.alloc() : memref<10xf32>
  %k = memref.alloc() : memref<10xf32>
  affine.store %f, %m[3] : memref<10xf32>
  affine.store %f, %k[3] : memref<10xf32>
  %0 = affine.load %m[3] : memref<10xf32>
  return %0, %m : f32, memref<10xf32>
}

// CHECK: module {
// CHECK-NEXT:   func.func @used(%[[ARG0:[^ ]+]]: f32) -> (f32, memref<10xf32>) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     affine.store %[[ARG0]], %[[ALLOC]][3] : memref<10xf32>
// CHECK-NEXT:     affine.store %[[ARG0]], %[[ALLOC_0]][3] : memref<10xf32>
// CHECK-NEXT:     return %[[ARG0]], %[[ALLOC]] : f32, memref<10xf32>
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Different memory is not the same; views of memory may be.
func.func @views(%a: memref<10xf32>, %b: memref<10xf32>, %f: f32, %g: f32) -> (f32, f32, f32) {
  %m = memref.alloc() : memref<10xf32>
  %k = memref.alloc() : memref<10xf32>
  %v = memref.cast %m : memref<10xf32> to memref<?xf32>
  affine.store %f, %m[3] : memref<10xf32>
  affine.store %g, %k[3] : memref<10xf32>
  %0 = affine.load %m[3] : memref<10xf32>
  affine.store %g, %v[3] : memref<?xf32>
  %1 = affine.load %m[3] : memref<10xf32>
  affine.store %f, %a[0] : memref<10xf32>
  affine.store %g, %b[0] : memref<10xf32>
  %2 = affine.load %a[0] : memref<10xf32>
  return %0, %1, %2 : f32, f32, f32
}

// CHECK: module {
// CHECK-NEXT:   func.func @views(%[[ARG0:[^ ]+]]: memref<10xf32>, %[[ARG1:[^ ]+]]: memref<10xf32>, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: f32) -> (f32, f32, f32) {
// CHECK-NEXT:     %[[ALLOC:[^ ]+]] = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     %[[ALLOC_0:[^ ]+]] = memref.alloc() : memref<10xf32>
// CHECK-NEXT:     %[[CAST:[^ ]+]] = memref.cast %[[ALLOC]] : memref<10xf32> to memref<?xf32>
// CHECK-NEXT:     affine.store %[[ARG2]], %[[ALLOC]][3] : memref<10xf32>
// CHECK-NEXT:     affine.store %[[ARG3]], %[[ALLOC_0]][3] : memref<10xf32>
// CHECK-NEXT:     affine.store %[[ARG3]], %[[CAST]][3] : memref<?xf32>
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.load %[[ALLOC]][3] : memref<10xf32>
// CHECK-NEXT:     affine.store %[[ARG2]], %[[ARG0]][0] : memref<10xf32>
// CHECK-NEXT:     affine.store %[[ARG3]], %[[ARG1]][0] : memref<10xf32>
// CHECK-NEXT:     %[[V1:[^ ]+]] = affine.load %[[ARG0]][0] : memref<10xf32>
// CHECK-NEXT:     return %[[ARG2]], %[[V0]], %[[V1]] : f32, f32, f32
// CHECK-NEXT:   }
// CHECK-NEXT: }
