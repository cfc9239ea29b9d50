// RUN: mlir-opt %s --split-input-file --int-range-optimizations --allow-unregistered-dialect | FileCheck %s

func.func @xor_of_known_bits(%x: i8) -> (i1, i1, i1) {
  %c7 = arith.constant 7 : i8
  %c3 = arith.constant 3 : i8
  %c8 = arith.constant 8 : i8
  %0 = arith.andi %x, %c7 : i8
  %1 = arith.xori %0, %c3 : i8
  %2 = arith.xori %0, %c8 : i8
  %3 = arith.cmpi ult, %1, %c8 : i8
  %4 = arith.cmpi uge, %1, %c3 : i8
  %5 = arith.cmpi uge, %2, %c8 : i8
  return %3, %4, %5 : i1, i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @xor_of_known_bits(%[[ARG0:[^ ]+]]: i8) -> (i1, i1, i1) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true
// CHECK-NEXT:     %[[C7_I8:[^ ]+]] = arith.constant 7 : i8
// CHECK-NEXT:     %[[C3_I8:[^ ]+]] = arith.constant 3 : i8
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.andi %[[ARG0]], %[[C7_I8]] : i8
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.xori %[[V0]], %[[C3_I8]] : i8
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi uge, %[[V1]], %[[C3_I8]] : i8
// CHECK-NEXT:     return %[[TRUE]], %[[V2]], %[[TRUE]] : i1, i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @compare_indices(%x: index) -> (i1, i1) {
  %c7 = index.constant 7
  %c8 = index.constant 8
  %0 = index.and %x, %c7
  %1 = index.cmp slt(%0, %c8)
  %2 = index.cmp ugt(%0, %c8)
  return %1, %2 : i1, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @compare_indices(%[[ARG0:[^ ]+]]: index) -> (i1, i1) {
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = index.bool.constant true
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = index.bool.constant false
// CHECK-NEXT:     return %[[TRUE]], %[[FALSE]] : i1, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
