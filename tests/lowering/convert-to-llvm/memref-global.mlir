// RUN: mlir-opt %s --split-input-file --convert-to-llvm | FileCheck %s

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
