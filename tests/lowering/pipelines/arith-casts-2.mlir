// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' | FileCheck %s

func.func @f(%a: vector<4xi32>) {
  %0 = arith.sitofp %a : vector<4xi32> to vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<4xi32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xi32>) {
  %0 = arith.sitofp %a : vector<2x3xi32> to vector<2x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.array<2 x vector<3xi32>>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]xi32>) {
  %0 = arith.sitofp %a : vector<[2]xi32> to vector<[2]xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<[2]xi32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xi32>) {
  %0 = arith.sitofp %a : tensor<2xi32> to tensor<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<2xi32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) {
  %0 = arith.uitofp %a : i32 to f32
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i64) {
  %0 = arith.uitofp %a : i64 to bf16
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi32>) {
  %0 = arith.uitofp %a : vector<4xi32> to vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<4xi32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xi32>) {
  %0 = arith.uitofp %a : vector<2x3xi32> to vector<2x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.array<2 x vector<3xi32>>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]xi32>) {
  %0 = arith.uitofp %a : vector<[2]xi32> to vector<[2]xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<[2]xi32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xi32>) {
  %0 = arith.uitofp %a : tensor<2xi32> to tensor<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<2xi32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32) {
  %0 = arith.fptosi %a : f32 to i32
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: f32) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f64) {
  %0 = arith.fptosi %a : f64 to i8
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: f64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = arith.fptosi %a : vector<4xf32> to vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<4xf32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xf32>) {
  %0 = arith.fptosi %a : vector<2x3xf32> to vector<2x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.array<2 x vector<3xf32>>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]xf32>) {
  %0 = arith.fptosi %a : vector<[2]xf32> to vector<[2]xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<[2]xf32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xf32>) {
  %0 = arith.fptosi %a : tensor<2xf32> to tensor<2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<2xf32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32) {
  %0 = arith.fptoui %a : f32 to i32
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: f32) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f64) {
  %0 = arith.fptoui %a : f64 to i1
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: f64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = arith.fptoui %a : vector<4xf32> to vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<4xf32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xf32>) {
  %0 = arith.fptoui %a : vector<2x3xf32> to vector<2x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.array<2 x vector<3xf32>>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]xf32>) {
  %0 = arith.fptoui %a : vector<[2]xf32> to vector<[2]xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<[2]xf32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xf32>) {
  %0 = arith.fptoui %a : tensor<2xf32> to tensor<2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<2xf32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
