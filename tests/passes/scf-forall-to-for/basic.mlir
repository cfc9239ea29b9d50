// RUN: mlir-opt %s --split-input-file --scf-forall-to-for --allow-unregistered-dialect | FileCheck %s

func.func @f(%l: index, %u: index, %s: index) {
  scf.forall (%i, %j) = (%l, 0) to (%u, 10) step (%s, 2) {
    "test.use"(%i, %j) : (index, index) -> ()
  } {foo}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C10:[^ ]+]] = arith.constant 10 : index
// CHECK-NEXT:     %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:     scf.for %[[ARG3:[^ ]+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:       scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[C10]] step %[[C2]] {
// CHECK-NEXT:         "test.use"(%[[ARG3]], %[[ARG4]]) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @g(%n: index) {
  scf.forall (%i, %j) in (%n, 5) {
    "test.use"(%i, %j) : (index, index) -> ()
  } {mapping = [#gpu.block<x>, #gpu.block<y>]}
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG2:[^ ]+]] = %[[C0_0]] to %[[C5]] step %[[C1_1]] {
// CHECK-NEXT:         "test.use"(%[[ARG1]], %[[ARG2]]) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @nest(%n: index) {
  scf.forall (%i, %j) in (%n, 5) {
    scf.forall (%k) in (%i) { 
     "test.use"(%i, %j, %k) : (index, index, index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @nest(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C0_0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C5:[^ ]+]] = arith.constant 5 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C1_1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C0]] to %[[ARG0]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG2:[^ ]+]] = %[[C0_0]] to %[[C5]] step %[[C1_1]] {
// CHECK-NEXT:         %[[C0_2:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:         %[[C1_3:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:         scf.for %[[ARG3:[^ ]+]] = %[[C0_2]] to %[[ARG1]] step %[[C1_3]] {
// CHECK-NEXT:           "test.use"(%[[ARG1]], %[[ARG2]], %[[ARG3]]) : (index, index, index) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
