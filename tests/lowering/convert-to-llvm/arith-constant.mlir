// RUN: mlir-opt %s --split-input-file --convert-to-llvm --allow-unregistered-dialect | FileCheck %s

func.func @f() {
  %0 = arith.constant 0 : i32
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(0 : i32) : i32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant true
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(true) : i1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant 1.0 : f32
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(1.000000e+00 : f32) : f32
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant 1 : index
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<1> : tensor<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: %cst = arith.constant dense<1> : tensor<4xi32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<1> : vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(dense<1> : vector<4xi32>) : vector<4xi32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<[1, 2, 3, 4]> : vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(dense<[1, 2, 3, 4]> : vector<4xi32>) : vector<4xi32>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<1> : vector<2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(dense<1> : vector<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<[[1, 2], [3, 4]]> : vector<2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(dense<{{\[\[}}1, 2], [3, 4]]> : vector<2x2xi32>) : !llvm.array<2 x vector<2xi32>>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f() {
  %0 = arith.constant dense<1> : vector<2x2xindex>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f() {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(dense<1> : vector<2x2xindex>) : !llvm.array<2 x vector<2xi64>>
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
