// RUN: mlir-opt %s --allow-unregistered-dialect --split-input-file | FileCheck %s

func.func @a(%s: memref<16xf32>, %d: memref<16xf32,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 4 : memref<16xf32> to memref<16xf32, 3>
  %1 = nvgpu.device_async_copy %s[%i], %d[%i], 4, %i {bypassL1} : memref<16xf32> to memref<16xf32, 3>
  %2 = nvgpu.device_async_create_group %0, %1
  %3 = nvgpu.device_async_create_group
  nvgpu.device_async_wait %2
  nvgpu.device_async_wait %2 {numGroups = 1 : i32}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<16xf32>, %[[ARG1:[^ ]+]]: memref<16xf32, 3>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.device_async_copy %[[ARG0]][%[[ARG2]]], %[[ARG1]][%[[ARG2]]], 4 : memref<16xf32> to memref<16xf32, 3>
// CHECK-NEXT:     %[[V1:[^ ]+]] = nvgpu.device_async_copy %[[ARG0]][%[[ARG2]]], %[[ARG1]][%[[ARG2]]], 4, %[[ARG2]] {bypassL1} : memref<16xf32> to memref<16xf32, 3>
// CHECK-NEXT:     %[[V2:[^ ]+]] = nvgpu.device_async_create_group %[[V0]], %[[V1]]
// CHECK-NEXT:     %[[V3:[^ ]+]] = nvgpu.device_async_create_group 
// CHECK-NEXT:     nvgpu.device_async_wait %[[V2]]
// CHECK-NEXT:     nvgpu.device_async_wait %[[V2]] {numGroups = 1 : i32}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%s: memref<16xi8>, %d: memref<16xi8,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 16 {bypassL1} : memref<16xi8> to memref<16xi8,3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<16xi8>, %[[ARG1:[^ ]+]]: memref<16xi8, 3>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.device_async_copy %[[ARG0]][%[[ARG2]]], %[[ARG1]][%[[ARG2]]], 16 {bypassL1} : memref<16xi8> to memref<16xi8, 3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%s: memref<f32>, %d: memref<f32,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[], %d[], 1 : memref<f32> to memref<f32,3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<f32>, %[[ARG1:[^ ]+]]: memref<f32, 3>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.device_async_copy %[[ARG0]][], %[[ARG1]][], 1 : memref<f32> to memref<f32, 3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%s: memref<16xi4>, %d: memref<16xi4,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 9 : memref<16xi4> to memref<16xi4,3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<16xi4>, %[[ARG1:[^ ]+]]: memref<16xi4, 3>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.device_async_copy %[[ARG0]][%[[ARG2]]], %[[ARG1]][%[[ARG2]]], 9 : memref<16xi4> to memref<16xi4, 3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%s: memref<16xi7>, %d: memref<16xi7,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 5 : memref<16xi7> to memref<16xi7,3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<16xi7>, %[[ARG1:[^ ]+]]: memref<16xi7, 3>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.device_async_copy %[[ARG0]][%[[ARG2]]], %[[ARG1]][%[[ARG2]]], 5 : memref<16xi7> to memref<16xi7, 3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%s: memref<16xi4>, %d: memref<16xi4,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 33 {bypassL1} : memref<16xi4> to memref<16xi4,3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<16xi4>, %[[ARG1:[^ ]+]]: memref<16xi4, 3>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.device_async_copy %[[ARG0]][%[[ARG2]]], %[[ARG1]][%[[ARG2]]], 33 {bypassL1} : memref<16xi4> to memref<16xi4, 3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @a(%s: memref<16xi4>, %d: memref<16xi4,3>, %i: index) {
  %0 = nvgpu.device_async_copy %s[%i], %d[%i], 32 {bypassL1} : memref<16xi4> to memref<16xi4,3>
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: memref<16xi4>, %[[ARG1:[^ ]+]]: memref<16xi4, 3>, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = nvgpu.device_async_copy %[[ARG0]][%[[ARG2]]], %[[ARG1]][%[[ARG2]]], 32 {bypassL1} : memref<16xi4> to memref<16xi4, 3>
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
