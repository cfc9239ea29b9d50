// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' | FileCheck %s

memref.global @g : memref<4xf32>

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.array<4 x f32>
// CHECK-NEXT: }

// -----

memref.global "private" @g : memref<4xf32>

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global private @g() {addr_space = 0 : i32} : !llvm.array<4 x f32>
// CHECK-NEXT: }

// -----

memref.global "public" @g : memref<4xf32>

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.array<4 x f32>
// CHECK-NEXT: }

// -----

memref.global "nested" @g : memref<4xf32>

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global private @g() {addr_space = 0 : i32} : !llvm.array<4 x f32>
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xf32> = uninitialized

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.array<4 x f32> {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.undef : !llvm.array<4 x f32>
// CHECK-NEXT: llvm.return %[[V0]] : !llvm.array<4 x f32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xf32> = dense<1.0>

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @g(dense<1.000000e+00> : tensor<4xf32>) {addr_space = 0 : i32} : !llvm.array<4 x f32>
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xf32> = dense<[1.0, 2.0, 3.0, 4.0]>

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @g(dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>) {addr_space = 0 : i32} : !llvm.array<4 x f32>
// CHECK-NEXT: }

// -----

memref.global "private" constant @g : memref<2x2xi32> = dense<[[1, 2], [3, 4]]>

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global private constant @g(dense<{{\[\[}}1, 2], [3, 4]]> : tensor<2x2xi32>) {addr_space = 0 : i32} : !llvm.array<2 x array<2 x i32>>
// CHECK-NEXT: }

// -----

memref.global constant @g : memref<i32> = dense<5>

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external constant @g(5 : i32) {addr_space = 0 : i32} : i32
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xf32> = dense<1.0> {alignment = 64 : i64}

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @g(dense<1.000000e+00> : tensor<4xf32>) {addr_space = 0 : i32, alignment = 64 : i64} : !llvm.array<4 x f32>
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xf32> {alignment = 64}

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @g() {addr_space = 0 : i32, alignment = 64 : i64} : !llvm.array<4 x f32>
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xf32, 3> = dense<0.0>

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @g(dense<0.000000e+00> : tensor<4xf32>) {addr_space = 3 : i32} : !llvm.array<4 x f32>
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xf32> = dense<0.0> {x = 1}

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @g(dense<0.000000e+00> : tensor<4xf32>) {addr_space = 0 : i32} : !llvm.array<4 x f32>
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xi8> = dense<"0x01020304">

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @g(dense<[1, 2, 3, 4]> : tensor<4xi8>) {addr_space = 0 : i32} : !llvm.array<4 x i8>
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xf32> = dense_resource<blob>

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @g(dense_resource<blob> : tensor<4xf32>) {addr_space = 0 : i32} : !llvm.array<4 x f32>
// CHECK-NEXT: }

// -----

memref.global @g : memref<2xcomplex<f32>> = dense<(1.0, 2.0)>

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @g(dense<(1.000000e+00,2.000000e+00)> : tensor<2xcomplex<f32>>) {addr_space = 0 : i32} : !llvm.array<2 x struct<(f32, f32)>>
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xf32> = sparse<[[0]], [1.0]>

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @g(sparse<0, 1.000000e+00> : tensor<4xf32>) {addr_space = 0 : i32} : !llvm.array<4 x f32>
// CHECK-NEXT: }

// -----

memref.global @g : memref<0xf32> = dense<>

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @g(dense<> : tensor<0xf32>) {addr_space = 0 : i32} : !llvm.array<0 x f32>
// CHECK-NEXT: }

// -----

memref.global @g : memref<2xvector<2xf32>>

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.array<2 x vector<2xf32>>
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xf32, strided<[2]>>

// CHECK: module {
// CHECK-NEXT: memref.global @g : memref<4xf32, strided<[2]>>
// CHECK-NEXT: }

// -----

memref.global constant @g : memref<4xf32>

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external constant @g() {addr_space = 0 : i32} : !llvm.array<4 x f32>
// CHECK-NEXT: }

// -----

memref.global constant @g : memref<4xf32> = uninitialized

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external constant @g() {addr_space = 0 : i32} : !llvm.array<4 x f32> {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.undef : !llvm.array<4 x f32>
// CHECK-NEXT: llvm.return %[[V0]] : !llvm.array<4 x f32>
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xf32>
func.func @f() {
  %0 = memref.get_global @g : memref<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.array<4 x f32>
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

memref.global @g : memref<4xf32>
func.func @f() {
  %0 = memref.get_global @g : memref<4xf32> {x = 1}
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.mlir.global external @g() {addr_space = 0 : i32} : !llvm.array<4 x f32>
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
