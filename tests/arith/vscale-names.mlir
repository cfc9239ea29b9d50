// RUN: mlir-opt %s --split-input-file | FileCheck %s

func.func @f(%x: index) -> (index, index, index, i64, index, index) {
  %c4 = arith.constant 4 : index
  %c5 = arith.constant 5 : i64
  %n = arith.constant -4 : index
  %vs = vector.vscale
  %0 = arith.muli %c4, %vs : index
  %1 = arith.muli %vs, %c4 : index
  %2 = arith.muli %vs, %x : index
  %v2 = arith.index_cast %vs : index to i64
  %3 = arith.muli %v2, %c5 : i64
  %4 = arith.muli %vs, %n : index
  %5 = arith.muli %vs, %vs : index
  return %0, %1, %2, %3, %4, %5 : index, index, index, i64, index, index
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) -> (index, index, index, i64, index, index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C5_I64:[^ ]+]] = arith.constant 5 : i64
// CHECK-NEXT:     %[[C_4:[^ ]+]] = arith.constant -4 : index
// CHECK-NEXT:     %[[VSCALE:[^ ]+]] = vector.vscale
// CHECK-NEXT:     %[[C4_VSCALE:[^ ]+]] = arith.muli %[[C4]], %[[VSCALE]] : index
// CHECK-NEXT:     %[[C4_VSCALE_0:[^ ]+]] = arith.muli %[[VSCALE]], %[[C4]] : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[VSCALE]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.index_cast %[[VSCALE]] : index to i64
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[V1]], %[[C5_I64]] : i64
// CHECK-NEXT:     %[[C_4_VSCALE:[^ ]+]] = arith.muli %[[VSCALE]], %[[C_4]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[VSCALE]], %[[VSCALE]] : index
// CHECK-NEXT:     return %[[C4_VSCALE]], %[[C4_VSCALE_0]], %[[V0]], %[[V2]], %[[C_4_VSCALE]], %[[V3]] : index, index, index, i64, index, index
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @g(%x: index) -> index {
  %c4 = index.constant 4
  %vs = vector.vscale
  %0 = arith.muli %c4, %vs : index
  return %0 : index
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: index) -> index {
// CHECK-NEXT:     %[[IDX4:[^ ]+]] = index.constant 4
// CHECK-NEXT:     %[[VSCALE:[^ ]+]] = vector.vscale
// CHECK-NEXT:     %[[C4_VSCALE:[^ ]+]] = arith.muli %[[IDX4]], %[[VSCALE]] : index
// CHECK-NEXT:     return %[[C4_VSCALE]] : index
// CHECK-NEXT:   }
// CHECK-NEXT: }
