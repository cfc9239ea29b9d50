// RUN: mlir-opt %s --split-input-file --verify-diagnostics --allow-unregistered-dialect | FileCheck %s

func.func @f(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.forall (%i, %j) = (%c0, 0) to (8, %n) step (1, %c1) {
    "test.use"(%i, %j) : (index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     scf.forall (%[[ARG1:[a-zA-Z0-9_]+]], %[[ARG2:[a-zA-Z0-9_]+]]) in (8, %[[ARG0]]) {
// CHECK-NEXT:       "test.use"(%[[ARG1]], %[[ARG2]]) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
