// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' | FileCheck %s

func.func @f(%a: i1) {
  %0:2 = arith.addui_extended %a, %a : i1, i1
  %1:2 = arith.mulsi_extended %a, %a : i1
  %2:2 = arith.mului_extended %a, %a : i1
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i1) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i8) {
  %0:2 = arith.addui_extended %a, %a : i8, i1
  %1:2 = arith.mulsi_extended %a, %a : i8
  %2:2 = arith.mului_extended %a, %a : i8
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i8) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) {
  %0:2 = arith.addui_extended %a, %a : i32, i1
  %1:2 = arith.mulsi_extended %a, %a : i32
  %2:2 = arith.mului_extended %a, %a : i32
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i64) {
  %0:2 = arith.addui_extended %a, %a : i64, i1
  %1:2 = arith.mulsi_extended %a, %a : i64
  %2:2 = arith.mului_extended %a, %a : i64
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: index) {
  %0:2 = arith.addui_extended %a, %a : index, i1
  %1:2 = arith.mulsi_extended %a, %a : index
  %2:2 = arith.mului_extended %a, %a : index
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<4xi32>) {
  %0:2 = arith.addui_extended %a, %a : vector<4xi32>, vector<4xi1>
  %1:2 = arith.mulsi_extended %a, %a : vector<4xi32>
  %2:2 = arith.mului_extended %a, %a : vector<4xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<4xi32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<2x2xi32>) {
  %0:2 = arith.addui_extended %a, %a : vector<2x2xi32>, vector<2x2xi1>
  %1:2 = arith.mulsi_extended %a, %a : vector<2x2xi32>
  %2:2 = arith.mului_extended %a, %a : vector<2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: !llvm.array<2 x vector<2xi32>>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: vector<[4]xi32>) {
  %0:2 = arith.addui_extended %a, %a : vector<[4]xi32>, vector<[4]xi1>
  %1:2 = arith.mulsi_extended %a, %a : vector<[4]xi32>
  %2:2 = arith.mului_extended %a, %a : vector<[4]xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: vector<[4]xi32>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: tensor<4xi8>) {
  %0:2 = arith.addui_extended %a, %a : tensor<4xi8>, tensor<4xi1>
  %1:2 = arith.mulsi_extended %a, %a : tensor<4xi8>
  %2:2 = arith.mului_extended %a, %a : tensor<4xi8>
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @f(%arg0: tensor<4xi8>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
