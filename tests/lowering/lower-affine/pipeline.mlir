// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(lower-affine,convert-arith-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' | FileCheck %s

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0)[s0, s1] -> (d0 * s0 + s1)>(%i)[%s, %j]
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mul %arg0, %arg2 overflow<nsw> : i64
// CHECK-NEXT: %[[V1:.*]] = llvm.add %[[V0]], %arg1 : i64
// CHECK-NEXT: llvm.return %[[V1]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 mod 8)>(%i)
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[V1:.*]] = llvm.srem %arg0, %[[V0]] : i64
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V3:.*]] = llvm.icmp "slt" %[[V1]], %[[V2]] : i64
// CHECK-NEXT: %[[V4:.*]] = llvm.add %[[V1]], %[[V0]] : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.select %[[V3]], %[[V4]], %[[V1]] : i1, i64
// CHECK-NEXT: llvm.return %[[V5]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 floordiv 8)>(%i)
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(-1 : index) : i64
// CHECK-NEXT: %[[V3:.*]] = llvm.icmp "slt" %arg0, %[[V1]] : i64
// CHECK-NEXT: %[[V4:.*]] = llvm.sub %[[V2]], %arg0 : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.select %[[V3]], %[[V4]], %arg0 : i1, i64
// CHECK-NEXT: %[[V6:.*]] = llvm.sdiv %[[V5]], %[[V0]] : i64
// CHECK-NEXT: %[[V7:.*]] = llvm.sub %[[V2]], %[[V6]] : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.select %[[V3]], %[[V7]], %[[V6]] : i1, i64
// CHECK-NEXT: llvm.return %[[V8]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.apply affine_map<(d0) -> (d0 ceildiv 8)>(%i)
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[V1:.*]] = llvm.mlir.constant(0 : index) : i64
// CHECK-NEXT: %[[V2:.*]] = llvm.mlir.constant(1 : index) : i64
// CHECK-NEXT: %[[V3:.*]] = llvm.icmp "sle" %arg0, %[[V1]] : i64
// CHECK-NEXT: %[[V4:.*]] = llvm.sub %[[V1]], %arg0 : i64
// CHECK-NEXT: %[[V5:.*]] = llvm.sub %arg0, %[[V2]] : i64
// CHECK-NEXT: %[[V6:.*]] = llvm.select %[[V3]], %[[V4]], %[[V5]] : i1, i64
// CHECK-NEXT: %[[V7:.*]] = llvm.sdiv %[[V6]], %[[V0]] : i64
// CHECK-NEXT: %[[V8:.*]] = llvm.sub %[[V1]], %[[V7]] : i64
// CHECK-NEXT: %[[V9:.*]] = llvm.add %[[V7]], %[[V2]] : i64
// CHECK-NEXT: %[[V10:.*]] = llvm.select %[[V3]], %[[V8]], %[[V9]] : i1, i64
// CHECK-NEXT: llvm.return %[[V10]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.min affine_map<(d0) -> (d0, 8)>(%i)
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(8 : index) : i64
// CHECK-NEXT: %[[V1:.*]] = llvm.intr.smin(%arg0, %[[V0]]) : (i64, i64) -> i64
// CHECK-NEXT: llvm.return %[[V1]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%i: index, %j: index, %s: index) -> index {
  %0 = affine.max affine_map<(d0, d1) -> (d0, d1, 3)>(%i, %j)
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64, %arg1: i64, %arg2: i64) -> i64 {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(3 : index) : i64
// CHECK-NEXT: %[[V1:.*]] = llvm.intr.smax(%arg0, %arg1) : (i64, i64) -> i64
// CHECK-NEXT: %[[V2:.*]] = llvm.intr.smax(%[[V1]], %[[V0]]) : (i64, i64) -> i64
// CHECK-NEXT: llvm.return %[[V2]] : i64
// CHECK-NEXT: }
// CHECK-NEXT: }
