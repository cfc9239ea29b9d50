// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' | FileCheck %s

func.func @f(%a: i32, %v: vector<2x2xi32>, %i: index) {
  %0 = arith.addi %a, %a overflow<nsw> : i32
  %1 = arith.addi %v, %v overflow<nsw> : vector<2x2xi32>
  %2 = arith.addi %i, %i overflow<nsw> : index
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: !llvm.array<2 x vector<2xi32>>, %arg2: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>, %i: index) {
  %0 = arith.addi %a, %a overflow<nuw> : i32
  %1 = arith.addi %v, %v overflow<nuw> : vector<2x2xi32>
  %2 = arith.addi %i, %i overflow<nuw> : index
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: !llvm.array<2 x vector<2xi32>>, %arg2: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>, %i: index) {
  %0 = arith.addi %a, %a overflow<nsw, nuw> : i32
  %1 = arith.addi %v, %v overflow<nsw, nuw> : vector<2x2xi32>
  %2 = arith.addi %i, %i overflow<nsw, nuw> : index
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: !llvm.array<2 x vector<2xi32>>, %arg2: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>, %i: index) {
  %0 = arith.subi %a, %a overflow<nsw> : i32
  %1 = arith.subi %v, %v overflow<nsw> : vector<2x2xi32>
  %2 = arith.subi %i, %i overflow<nsw> : index
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: !llvm.array<2 x vector<2xi32>>, %arg2: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>, %i: index) {
  %0 = arith.subi %a, %a overflow<nuw> : i32
  %1 = arith.subi %v, %v overflow<nuw> : vector<2x2xi32>
  %2 = arith.subi %i, %i overflow<nuw> : index
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: !llvm.array<2 x vector<2xi32>>, %arg2: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>, %i: index) {
  %0 = arith.subi %a, %a overflow<nsw, nuw> : i32
  %1 = arith.subi %v, %v overflow<nsw, nuw> : vector<2x2xi32>
  %2 = arith.subi %i, %i overflow<nsw, nuw> : index
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: !llvm.array<2 x vector<2xi32>>, %arg2: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>, %i: index) {
  %0 = arith.muli %a, %a overflow<nsw> : i32
  %1 = arith.muli %v, %v overflow<nsw> : vector<2x2xi32>
  %2 = arith.muli %i, %i overflow<nsw> : index
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: !llvm.array<2 x vector<2xi32>>, %arg2: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>, %i: index) {
  %0 = arith.muli %a, %a overflow<nuw> : i32
  %1 = arith.muli %v, %v overflow<nuw> : vector<2x2xi32>
  %2 = arith.muli %i, %i overflow<nuw> : index
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: !llvm.array<2 x vector<2xi32>>, %arg2: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>, %i: index) {
  %0 = arith.muli %a, %a overflow<nsw, nuw> : i32
  %1 = arith.muli %v, %v overflow<nsw, nuw> : vector<2x2xi32>
  %2 = arith.muli %i, %i overflow<nsw, nuw> : index
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: !llvm.array<2 x vector<2xi32>>, %arg2: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>, %i: index) {
  %0 = arith.shli %a, %a overflow<nsw> : i32
  %1 = arith.shli %v, %v overflow<nsw> : vector<2x2xi32>
  %2 = arith.shli %i, %i overflow<nsw> : index
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: !llvm.array<2 x vector<2xi32>>, %arg2: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>, %i: index) {
  %0 = arith.shli %a, %a overflow<nuw> : i32
  %1 = arith.shli %v, %v overflow<nuw> : vector<2x2xi32>
  %2 = arith.shli %i, %i overflow<nuw> : index
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: !llvm.array<2 x vector<2xi32>>, %arg2: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>, %i: index) {
  %0 = arith.shli %a, %a overflow<nsw, nuw> : i32
  %1 = arith.shli %v, %v overflow<nsw, nuw> : vector<2x2xi32>
  %2 = arith.shli %i, %i overflow<nsw, nuw> : index
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: !llvm.array<2 x vector<2xi32>>, %arg2: i64) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>) {
  %0 = arith.divsi %a, %a exact : i32
  %1 = arith.divsi %v, %v exact : vector<2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: !llvm.array<2 x vector<2xi32>>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>) {
  %0 = arith.divui %a, %a exact : i32
  %1 = arith.divui %v, %v exact : vector<2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: !llvm.array<2 x vector<2xi32>>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>) {
  %0 = arith.shrsi %a, %a exact : i32
  %1 = arith.shrsi %v, %v exact : vector<2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: !llvm.array<2 x vector<2xi32>>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32, %v: vector<2x2xi32>) {
  %0 = arith.shrui %a, %a exact : i32
  %1 = arith.shrui %v, %v exact : vector<2x2xi32>
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32, %arg1: !llvm.array<2 x vector<2xi32>>) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%a: i32) {
  %0 = arith.trunci %a overflow<nsw> : i32 to i8
  %1 = arith.trunci %a overflow<nsw, nuw> : i32 to i8
  %2 = arith.addi %a, %a {x.y = 1} : i32
  %3 = arith.addi %a, %a overflow<nsw> {x.y = 1} : i32
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i32) {
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
