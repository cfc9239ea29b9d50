// RUN: mlir-opt %s --tosa-layerwise-constant-fold | FileCheck %s

// Only functions of `func` are worked on: nothing is tidied in others.

llvm.func @other(%a: i64) -> i64 {
  %0 = llvm.mlir.constant(3 : i64) : i64
  llvm.return %a : i64
}

func.func @own(%a: i64) -> i64 {
  %0 = arith.constant 3 : i64
  return %a : i64
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @other(%[[ARG0:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = llvm.mlir.constant(3 : i64) : i64
// CHECK-NEXT:     llvm.return %[[ARG0]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @own(%[[ARG0:[^ ]+]]: i64) -> i64 {
// CHECK-NEXT:     return %[[ARG0]] : i64
// CHECK-NEXT:   }
// CHECK-NEXT: }
