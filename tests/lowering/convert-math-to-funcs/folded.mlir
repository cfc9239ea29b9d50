// RUN: mlir-opt %s --split-input-file --convert-math-to-funcs | FileCheck %s

// The function is there though the op folds.

func.func @f() -> i8 {
  %0 = arith.constant -3 : i8
  %1 = math.ipowi %0, %0 : i8
  return %1 : i8
}

// CHECK: module {
// CHECK-NEXT:   func.func @f() -> i8 {
// CHECK-NEXT:     %[[C_3_I8:[^ ]+]] = arith.constant -3 : i8
// CHECK-NEXT:     %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:     return %[[C0_I8]] : i8
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func private @__mlir_math_ipowi_i8(%[[ARG0:[^ ]+]]: i8, %[[ARG1:[^ ]+]]: i8) -> i8 attributes {llvm.linkage = #llvm.linkage<linkonce_odr>} {
// CHECK-NEXT:     %[[C0_I8:[^ ]+]] = arith.constant 0 : i8
// CHECK-NEXT:     %[[C1_I8:[^ ]+]] = arith.constant 1 : i8
// CHECK-NEXT:     %[[C_1_I8:[^ ]+]] = arith.constant -1 : i8
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.cmpi eq, %[[ARG1]], %[[C0_I8]] : i8
// CHECK-NEXT:     cf.cond_br %[[V0]], ^bb1, ^bb2
// CHECK-NEXT:   ^bb1:  // pred: ^bb0
// CHECK-NEXT:     return %[[C1_I8]] : i8
// CHECK-NEXT:   ^bb2:  // pred: ^bb0
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.cmpi sle, %[[ARG1]], %[[C0_I8]] : i8
// CHECK-NEXT:     cf.cond_br %[[V1]], ^bb3, ^bb12(%[[C1_I8]], %[[ARG0]], %[[ARG1]] : i8, i8, i8)
// CHECK-NEXT:   ^bb3:  // pred: ^bb2
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[C0_I8]] : i8
// CHECK-NEXT:     cf.cond_br %[[V2]], ^bb4, ^bb5
// CHECK-NEXT:   ^bb4:  // pred: ^bb3
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.divsi %[[C1_I8]], %[[C0_I8]] : i8
// CHECK-NEXT:     return %[[V3]] : i8
// CHECK-NEXT:   ^bb5:  // pred: ^bb3
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[C1_I8]] : i8
// CHECK-NEXT:     cf.cond_br %[[V4]], ^bb6, ^bb7
// CHECK-NEXT:   ^bb6:  // pred: ^bb5
// CHECK-NEXT:     return %[[C1_I8]] : i8
// CHECK-NEXT:   ^bb7:  // pred: ^bb5
// CHECK-NEXT:     %[[V5:[^ ]+]] = arith.cmpi eq, %[[ARG0]], %[[C_1_I8]] : i8
// CHECK-NEXT:     cf.cond_br %[[V5]], ^bb8, ^bb11
// CHECK-NEXT:   ^bb8:  // pred: ^bb7
// CHECK-NEXT:     %[[V6:[^ ]+]] = arith.andi %[[ARG1]], %[[C1_I8]] : i8
// CHECK-NEXT:     %[[V7:[^ ]+]] = arith.cmpi ne, %[[V6]], %[[C0_I8]] : i8
// CHECK-NEXT:     cf.cond_br %[[V7]], ^bb9, ^bb10
// CHECK-NEXT:   ^bb9:  // pred: ^bb8
// CHECK-NEXT:     return %[[C_1_I8]] : i8
// CHECK-NEXT:   ^bb10:  // pred: ^bb8
// CHECK-NEXT:     return %[[C1_I8]] : i8
// CHECK-NEXT:   ^bb11:  // pred: ^bb7
// CHECK-NEXT:     return %[[C0_I8]] : i8
// CHECK-NEXT:   ^bb12(%[[V8:[^ ]+]]: i8, %[[V9:[^ ]+]]: i8, %[[V10:[^ ]+]]: i8):  // 2 preds: ^bb2, ^bb16
// CHECK-NEXT:     %[[V11:[^ ]+]] = arith.andi %[[V10]], %[[C1_I8]] : i8
// CHECK-NEXT:     %[[V12:[^ ]+]] = arith.cmpi ne, %[[V11]], %[[C0_I8]] : i8
// CHECK-NEXT:     cf.cond_br %[[V12]], ^bb13, ^bb14(%[[V8]] : i8)
// CHECK-NEXT:   ^bb13:  // pred: ^bb12
// CHECK-NEXT:     %[[V13:[^ ]+]] = arith.muli %[[V8]], %[[V9]] : i8
// CHECK-NEXT:     cf.br ^bb14(%[[V13]] : i8)
// CHECK-NEXT:   ^bb14(%[[V14:[^ ]+]]: i8):  // 2 preds: ^bb12, ^bb13
// CHECK-NEXT:     %[[V15:[^ ]+]] = arith.shrui %[[V10]], %[[C1_I8]] : i8
// CHECK-NEXT:     %[[V16:[^ ]+]] = arith.cmpi eq, %[[V15]], %[[C0_I8]] : i8
// CHECK-NEXT:     cf.cond_br %[[V16]], ^bb15, ^bb16
// CHECK-NEXT:   ^bb15:  // pred: ^bb14
// CHECK-NEXT:     return %[[V14]] : i8
// CHECK-NEXT:   ^bb16:  // pred: ^bb14
// CHECK-NEXT:     %[[V17:[^ ]+]] = arith.muli %[[V9]], %[[V9]] : i8
// CHECK-NEXT:     cf.br ^bb12(%[[V14]], %[[V17]], %[[V15]] : i8, i8, i8)
// CHECK-NEXT:   }
// CHECK-NEXT: }
