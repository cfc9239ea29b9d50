// RUN: mlir-opt %s --sccp | FileCheck %s

// That the right hand side is found to be zero does not fold the sum; that it is made as zero does.
func.func @f(%a: i32, %b: i32) -> (i32, i1, i32, i1) {
  %c0 = arith.constant 0 : i32
  %0 = arith.subi %a, %a : i32
  %1, %2 = arith.addui_extended %b, %0 : i32, i1
  %3, %4 = arith.addui_extended %b, %c0 : i32, i1
  return %1, %2, %3, %4 : i32, i1, i32, i1
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32) -> (i32, i1, i32, i1) {
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false
// CHECK-NEXT:     %[[C0_I32:[^ ]+]] = arith.constant 0 : i32
// CHECK-NEXT:     %[[SUM:[^ ]+]], %[[OVERFLOW:[^ ]+]] = arith.addui_extended %[[ARG1]], %[[C0_I32]] : i32, i1
// CHECK-NEXT:     %[[SUM_0:[^ ]+]], %[[OVERFLOW_1:[^ ]+]] = arith.addui_extended %[[ARG1]], %[[C0_I32]] : i32, i1
// CHECK-NEXT:     return %[[SUM]], %[[OVERFLOW]], %[[SUM_0]], %[[FALSE]] : i32, i1, i32, i1
// CHECK-NEXT:   }
// CHECK-NEXT: }
