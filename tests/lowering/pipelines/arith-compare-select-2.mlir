// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' | FileCheck %s

func.func @f(%c: i1, %a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = arith.select %c, %a, %b : vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: vector<4xf32>, %arg2: vector<4xf32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: vector<2x2xi8>, %b: vector<2x2xi8>) {
  %0 = arith.select %c, %a, %b : vector<2x2xi8>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: !llvm.array<2 x vector<2xi8>>, %arg2: !llvm.array<2 x vector<2xi8>>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = arith.select %c, %a, %b : tensor<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: tuple<i32>, %b: tuple<i32>) {
  %0 = arith.select %c, %a, %b : tuple<i32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: tuple<i32>, %arg2: tuple<i32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: !llvm.ptr, %b: !llvm.ptr) {
  %0 = arith.select %c, %a, %b : !llvm.ptr
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: complex<f32>, %b: complex<f32>) {
  %0 = arith.select %c, %a, %b : complex<f32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: !llvm.struct<(f32, f32)>, %arg2: !llvm.struct<(f32, f32)>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: () -> (), %b: () -> ()) {
  %0 = arith.select %c, %a, %b : () -> ()
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: !llvm.ptr, %arg2: !llvm.ptr) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: none, %b: none) {
  %0 = arith.select %c, %a, %b : none
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: i1, %arg1: none, %arg2: none) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: i1, %a: memref<*xf32>, %b: memref<*xf32>) {
  %0 = arith.select %c, %a, %b : memref<*xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1, %arg1: i64, %arg2: !llvm.ptr, %arg3: i64, %arg4: !llvm.ptr) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: vector<4xi1>, %a: vector<4xf32>, %b: vector<4xf32>) {
  %0 = arith.select %c, %a, %b : vector<4xi1>, vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<4xi1>, %arg1: vector<4xf32>, %arg2: vector<4xf32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: vector<2x2xi1>, %a: vector<2x2xf32>, %b: vector<2x2xf32>) {
  %0 = arith.select %c, %a, %b : vector<2x2xi1>, vector<2x2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.array<2 x vector<2xi1>>, %arg1: !llvm.array<2 x vector<2xf32>>, %arg2: !llvm.array<2 x vector<2xf32>>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%c: tensor<4xi1>, %a: tensor<4xf32>, %b: tensor<4xf32>) {
  %0 = arith.select %c, %a, %b : tensor<4xi1>, tensor<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<4xi1>, %arg1: tensor<4xf32>, %arg2: tensor<4xf32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
