// RUN: mlir-opt %s --split-input-file --convert-nvvm-to-llvm | FileCheck %s

// What can be folded is, what is dead stays.

func.func @f(%arg0: i1, %x: i32) -> (i1, i32) {
  %true = arith.constant true
  %c1 = arith.constant 1 : i32
  %0 = arith.xori %arg0, %true : i1
  %1 = arith.select %arg0, %true, %true : i1
  %2 = arith.addi %c1, %c1 : i32
  %3 = llvm.mlir.constant(1 : i32) : i32
  %4 = llvm.add %3, %3 : i32
  return %1, %2 : i1, i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: i32) -> (i1, i32) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.xori %[[ARG0]], %[[TRUE]] : i1
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[C1_I32]], %[[C1_I32]] : i32
// CHECK-NEXT:     %[[V2:[^ ]+]] = llvm.mlir.constant(1 : i32) : i32
// CHECK-NEXT:     %[[V3:[^ ]+]] = llvm.add %[[V2]], %[[V2]] : i32
// CHECK-NEXT:     return %[[TRUE]], %[[V1]] : i1, i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @cast_to_itself(%a: i1) -> i1 {
  %0 = builtin.unrealized_conversion_cast %a : i1 to i1
  return %0 : i1
}

// CHECK: module {
// CHECK-NEXT: func.func @cast_to_itself(%arg0: i1) -> i1 {
// CHECK-NEXT: return %arg0 : i1
// CHECK-NEXT: }
// CHECK-NEXT: }
