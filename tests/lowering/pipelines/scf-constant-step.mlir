// RUN: mlir-opt %s --split-input-file --pass-pipeline='builtin.module(func.func(convert-scf-to-cf),expand-strided-metadata,lower-affine,finalize-memref-to-llvm,convert-arith-to-llvm,convert-index-to-llvm,convert-ub-to-llvm,convert-cf-to-llvm,convert-func-to-llvm,reconcile-unrealized-casts)' | FileCheck %s

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %n to %n step %c0 {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64) {
// CHECK-NEXT: llvm.br ^bb1(%arg0 : i64)
// CHECK-NEXT: ^bb1(%[[V0:.*]]: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V1:.*]] = llvm.icmp "slt" %[[V0]], %arg0 : i64
// CHECK-NEXT: llvm.cond_br %[[V1]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: llvm.br ^bb1(%[[V0]] : i64)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }

// -----

func.func @f(%n: index) {
  %c = arith.constant -1 : index
  scf.for %i = %n to %n step %c {
  }
  return
}

// CHECK: module {
// CHECK-NEXT: llvm.func @f(%arg0: i64) {
// CHECK-NEXT: %[[V0:.*]] = llvm.mlir.constant(-1 : index) : i64
// CHECK-NEXT: llvm.br ^bb1(%arg0 : i64)
// CHECK-NEXT: ^bb1(%[[V1:.*]]: i64):  // 2 preds: ^bb0, ^bb2
// CHECK-NEXT: %[[V2:.*]] = llvm.icmp "slt" %[[V1]], %arg0 : i64
// CHECK-NEXT: llvm.cond_br %[[V2]], ^bb2, ^bb3
// CHECK-NEXT: ^bb2:  // pred: ^bb1
// CHECK-NEXT: %[[V3:.*]] = llvm.add %[[V1]], %[[V0]] : i64
// CHECK-NEXT: llvm.br ^bb1(%[[V3]] : i64)
// CHECK-NEXT: ^bb3:  // pred: ^bb1
// CHECK-NEXT: llvm.return
// CHECK-NEXT: }
// CHECK-NEXT: }
