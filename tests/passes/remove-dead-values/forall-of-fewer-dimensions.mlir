// RUN: mlir-opt %s --allow-unregistered-dialect --remove-dead-values | FileCheck %s

// What is in a loop that loses a dimension is canonicalized with it.
func.func @f(%n: index) {
  scf.forall (%i, %j) in (2, 1) {
    %c0 = arith.constant 0 : index
    %0 = arith.shrsi %c0, %c0 : index
    %1 = arith.addi %i, %j : index
    %true = arith.constant true
    scf.if %true {
      "t.use"(%n) : (index) -> ()
    }
    "t.use"(%0, %1) : (index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     scf.forall (%[[ARG1:[^ ]+]]) in (2) {
// CHECK-NEXT:       %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:       "t.use"(%[[ARG0]]) : (index) -> ()
// CHECK-NEXT:       "t.use"(%[[C0]], %[[ARG1]]) : (index, index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
