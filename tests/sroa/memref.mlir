// RUN: mlir-opt %s --sroa --split-input-file | FileCheck %s

func.func @basic(%x : f32, %n : index) -> f32 {
  %i = arith.constant 1 : index
  %j = arith.constant 2 : index
  %a = memref.alloca() : memref<2x4xf32>
  memref.store %x, %a[%i, %j] : memref<2x4xf32>
  memref.store %x, %a[%i, %i] : memref<2x4xf32>
  %b = memref.load %a[%i, %j] : memref<2x4xf32>
  %c = memref.alloca() : memref<2x4xf32>
  %d = memref.load %c[%i, %n] : memref<2x4xf32>
  %c1 = memref.alloca() : memref<17xf32>
  %d1 = memref.load %c1[%i] : memref<17xf32>
  %c2 = memref.alloca() : memref<1xf32>
  %d2 = memref.load %c2[%i] : memref<1xf32>
  %c3 = memref.alloca() : memref<2xf32>
  %d3 = memref.load %c3[%j] : memref<2xf32>
  %c4 = memref.alloca() {alignment = 16 : i64} : memref<2xf32, 5>
  %d4 = memref.load %c4[%i] : memref<2xf32, 5>
  %c5 = memref.alloca() {alignment = 16 : i64} : memref<2xf32, strided<[3], offset: 4>>
  %d5 = memref.load %c5[%i] : memref<2xf32, strided<[3], offset: 4>>
  %c6 = memref.alloca() : memref<2xf32>
  %d7 = memref.load %c6[%i] {alignment = 4 : i64} : memref<2xf32>
  %c8 = memref.alloca() : memref<2xf32>
  return %b : f32
}

// CHECK: module {
// CHECK-NEXT: func.func @basic(%arg0: f32, %arg1: index) -> f32 {
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %c2 = arith.constant 2 : index
// CHECK-NEXT: %alloca = memref.alloca() : memref<f32>
// CHECK-NEXT: %alloca_0 = memref.alloca() : memref<f32>
// CHECK-NEXT: memref.store %arg0, %alloca[] : memref<f32>
// CHECK-NEXT: memref.store %arg0, %alloca_0[] : memref<f32>
// CHECK-NEXT: %[[V0:[0-9]+]] = memref.load %alloca[] : memref<f32>
// CHECK-NEXT: %alloca_1 = memref.alloca() : memref<2x4xf32>
// CHECK-NEXT: %[[V1:[0-9]+]] = memref.load %alloca_1[%c1, %arg1] : memref<2x4xf32>
// CHECK-NEXT: %alloca_2 = memref.alloca() : memref<17xf32>
// CHECK-NEXT: %[[V2:[0-9]+]] = memref.load %alloca_2[%c1] : memref<17xf32>
// CHECK-NEXT: %alloca_3 = memref.alloca() : memref<1xf32>
// CHECK-NEXT: %[[V3:[0-9]+]] = memref.load %alloca_3[%c1] : memref<1xf32>
// CHECK-NEXT: %alloca_4 = memref.alloca() : memref<2xf32>
// CHECK-NEXT: %[[V4:[0-9]+]] = memref.load %alloca_4[%c2] : memref<2xf32>
// CHECK-NEXT: %alloca_5 = memref.alloca() : memref<f32>
// CHECK-NEXT: %[[V5:[0-9]+]] = memref.load %alloca_5[] : memref<f32>
// CHECK-NEXT: %alloca_6 = memref.alloca() : memref<f32>
// CHECK-NEXT: %[[V6:[0-9]+]] = memref.load %alloca_6[] : memref<f32>
// CHECK-NEXT: %alloca_7 = memref.alloca() : memref<f32>
// CHECK-NEXT: %[[V7:[0-9]+]] = memref.load %alloca_7[] {alignment = 4 : i64} : memref<f32>
// CHECK-NEXT: %alloca_8 = memref.alloca() : memref<2xf32>
// CHECK-NEXT: return %[[V0]] : f32
// CHECK-NEXT: }
// CHECK-NEXT: }
