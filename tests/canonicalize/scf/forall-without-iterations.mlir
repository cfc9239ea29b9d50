// RUN: mlir-opt %s --canonicalize --allow-unregistered-dialect | FileCheck %s

// Nothing is told of bounds of two kinds.

func.func @one_is_known(%n: index) {
  scf.forall (%i) = (0) to (%n) step (-1) {
    "test.use"(%i) : (index) -> ()
  }
  scf.forall (%i) = (%n) to (4) step (0) {
    "test.use"(%i) : (index) -> ()
  }
  return
}

func.func @both_are_known() {
  scf.forall (%i) = (0) to (4) step (-1) {
    "test.use"(%i) : (index) -> ()
  }
  return
}

func.func @none_is_known(%n: index, %m: index) {
  scf.forall (%i) = (%n) to (%m) step (-1) {
    "test.use"(%i) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @one_is_known(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     scf.forall (%[[ARG1:[^ ]+]]) = (0) to (%[[ARG0]]) step (-1) {
// CHECK-NEXT:       "test.use"(%[[ARG1]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.forall (%[[ARG1]]) = (%[[ARG0]]) to (4) step (0) {
// CHECK-NEXT:       "test.use"(%[[ARG1]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @both_are_known() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT:   func.func @none_is_known(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index) {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
