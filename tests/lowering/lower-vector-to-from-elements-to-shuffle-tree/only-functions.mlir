// RUN: mlir-opt %s --split-input-file --lower-vector-to-from-elements-to-shuffle-tree | FileCheck %s

// The pass runs on `func.func` only.

llvm.func @f(%a: vector<2xf32>, %x: i32) -> i32 {
  %dead = arith.addi %x, %x : i32
  %c = arith.constant 1 : i32
  %d = arith.constant 2 : i32
  %e = arith.addi %c, %d : i32
  llvm.return %e : i32
}

// CHECK: module {
// CHECK-NEXT:   llvm.func @f(%[[ARG0:[^ ]+]]: vector<2xf32>, %[[ARG1:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[C2_I32:[^ ]+]] = arith.constant 2 : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[C1_I32]], %[[C2_I32]] : i32
// CHECK-NEXT:     llvm.return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @f(%x: i32) -> i32 {
  %dead = arith.addi %x, %x : i32
  %c = arith.constant 1 : i32
  %d = arith.constant 2 : i32
  %e = arith.addi %c, %d : i32
  return %e : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[C3_I32:[^ ]+]] = arith.constant 3 : i32
// CHECK-NEXT:     return %[[C3_I32]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }
