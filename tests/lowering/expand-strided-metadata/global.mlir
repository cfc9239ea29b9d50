// RUN: mlir-opt %s --split-input-file --expand-strided-metadata --allow-unregistered-dialect | FileCheck %s

memref.global @g : memref<4xf32>

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32>
// CHECK-NEXT: }

// -----

memref.global "private" @g : memref<4xf32>

// CHECK: module {
// CHECK-NEXT: memref.global "private" @g : memref<4xf32>
// CHECK-NEXT: }

// -----

memref.global "public" @g : memref<4xf32>

// CHECK: module {
// CHECK-NEXT: memref.global "public" @g : memref<4xf32>
// CHECK-NEXT: }

// -----

memref.global "nested" @g : memref<4xf32>

// CHECK: module {
// CHECK-NEXT: memref.global "nested" @g : memref<4xf32>
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xf32> = uninitialized

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32> = uninitialized
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xf32> = dense<1.0>

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32> = dense<1.000000e+00>
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32> = dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]>
// CHECK-NEXT: }

// -----

memref.global "private" constant @g : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>

// CHECK: module {
// CHECK-NEXT: memref.global "private" constant @g : memref<2x2xi32> = dense<{{\[\[}}1, 2], [3, 4]]>
// CHECK-NEXT: }

// -----

memref.global constant @g : memref<i32> = dense<5>

// CHECK: module {
// CHECK-NEXT: memref.global constant @g : memref<i32> = dense<5>
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xf32> = dense<1.0> {alignment = 64 : i64}

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32> = dense<1.000000e+00> {alignment = 64 : i64}
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xf32> {alignment = 64}

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32> {alignment = 64 : i64}
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xf32, 3> = dense<0.0>

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32, 3> = dense<0.000000e+00>
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xf32> = dense<0.0> {x = 1}

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32> = dense<0.000000e+00> {x = 1 : i64}
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xi8> = dense<"0x01020304">

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xi8> = dense<[1, 2, 3, 4]>
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xf32> = dense_resource<blob>

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32> = dense_resource<blob>
// CHECK-NEXT: }

// -----

memref.global @g : memref<2xcomplex<f32>> = dense<(1.0, 2.0)>

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<2xcomplex<f32>> = dense<(1.000000e+00,2.000000e+00)>
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xf32> = sparse<[[0]], [1.0]>

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32> = sparse<0, 1.000000e+00>
// CHECK-NEXT: }

// -----

memref.global @g : memref<0xf32> = dense<>

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<0xf32> = dense<>
// CHECK-NEXT: }

// -----

memref.global @g : memref<2xvector<2xf32>>

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<2xvector<2xf32>>
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xf32, strided<[2]>>

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32, strided<[2]>>
// CHECK-NEXT: }

// -----

memref.global constant @g : memref<4xf32>

// CHECK: module {
// CHECK-NEXT: memref.global constant @g : memref<4xf32>
// CHECK-NEXT: }

// -----

memref.global constant @g : memref<4xf32> = uninitialized

// CHECK: module {
// CHECK-NEXT: memref.global constant @g : memref<4xf32> = uninitialized
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xf32>
func.func @f() {
  %0 = memref.get_global @g : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32>
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xf32>
func.func @f() {
  %0 = memref.get_global @g : memref<4xf32> {x = 1}
  return
}

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32>
// CHECK-NEXT: func.func @f() {
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
