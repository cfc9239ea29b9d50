// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' | FileCheck %s

func.func @f(%a: i8) {
  %0 = arith.extsi %a : i8 to i32
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i8) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i1) {
  %0 = arith.extsi %a : i1 to i64
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi8>) {
  %0 = arith.extsi %a : vector<4xi8> to vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<4xi8>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xi8>) {
  %0 = arith.extsi %a : vector<2x3xi8> to vector<2x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.array<2 x vector<3xi8>>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]xi8>) {
  %0 = arith.extsi %a : vector<[2]xi8> to vector<[2]xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<[2]xi8>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xi8>) {
  %0 = arith.extsi %a : tensor<2xi8> to tensor<2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<2xi8>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i8) {
  %0 = arith.extui %a : i8 to i32
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i8) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i1) {
  %0 = arith.extui %a : i1 to i64
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi8>) {
  %0 = arith.extui %a : vector<4xi8> to vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<4xi8>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xi8>) {
  %0 = arith.extui %a : vector<2x3xi8> to vector<2x3xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.array<2 x vector<3xi8>>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]xi8>) {
  %0 = arith.extui %a : vector<[2]xi8> to vector<[2]xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<[2]xi8>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xi8>) {
  %0 = arith.extui %a : tensor<2xi8> to tensor<2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<2xi8>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) {
  %0 = arith.trunci %a : i32 to i8
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i64) {
  %0 = arith.trunci %a : i64 to i1
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi32>) {
  %0 = arith.trunci %a : vector<4xi32> to vector<4xi8>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<4xi32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xi32>) {
  %0 = arith.trunci %a : vector<2x3xi32> to vector<2x3xi8>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.array<2 x vector<3xi32>>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]xi32>) {
  %0 = arith.trunci %a : vector<[2]xi32> to vector<[2]xi8>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<[2]xi32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xi32>) {
  %0 = arith.trunci %a : tensor<2xi32> to tensor<2xi8>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<2xi32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f16) {
  %0 = arith.extf %a : f16 to f32
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: f16) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: bf16) {
  %0 = arith.extf %a : bf16 to f32
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: bf16) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32) {
  %0 = arith.extf %a : f32 to f64
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: f32) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f64) {
  %0 = arith.extf %a : f64 to f128
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: f64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f8E5M2) {
  %0 = arith.extf %a : f8E5M2 to f16
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i8) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf16>) {
  %0 = arith.extf %a : vector<4xf16> to vector<4xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<4xf16>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xf16>) {
  %0 = arith.extf %a : vector<2x3xf16> to vector<2x3xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.array<2 x vector<3xf16>>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]xf16>) {
  %0 = arith.extf %a : vector<[2]xf16> to vector<[2]xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<[2]xf16>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xf16>) {
  %0 = arith.extf %a : tensor<2xf16> to tensor<2xf32>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<2xf16>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32) {
  %0 = arith.truncf %a : f32 to f16
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: f32) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f32) {
  %0 = arith.truncf %a : f32 to bf16
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: f32) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f64) {
  %0 = arith.truncf %a : f64 to f32
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: f64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f128) {
  %0 = arith.truncf %a : f128 to f64
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: f128) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: f16) {
  %0 = arith.truncf %a : f16 to f8E5M2
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: f16) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xf32>) {
  %0 = arith.truncf %a : vector<4xf32> to vector<4xf16>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<4xf32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x3xf32>) {
  %0 = arith.truncf %a : vector<2x3xf32> to vector<2x3xf16>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.array<2 x vector<3xf32>>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[2]xf32>) {
  %0 = arith.truncf %a : vector<[2]xf32> to vector<[2]xf16>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<[2]xf32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<2xf32>) {
  %0 = arith.truncf %a : tensor<2xf32> to tensor<2xf16>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<2xf32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) {
  %0 = arith.sitofp %a : i32 to f32
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i1) {
  %0 = arith.sitofp %a : i1 to f64
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
