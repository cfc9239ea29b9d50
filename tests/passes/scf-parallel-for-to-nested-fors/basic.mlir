// RUN: mlir-opt %s --split-input-file --scf-parallel-for-to-nested-fors --allow-unregistered-dialect | FileCheck %s

func.func @f(%l: index, %u: index, %s: index) {
  scf.parallel (%i, %j) = (%l, %l) to (%u, %u) step (%s, %s) {
    "test.use"(%i, %j) : (index, index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index) {
// CHECK-NEXT:     scf.for %[[ARG3:[^ ]+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:       scf.for %[[ARG4:[^ ]+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:         "test.use"(%[[ARG3]], %[[ARG4]]) : (index, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @g(%l: index, %u: index, %s: index, %f: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %c24 = arith.constant 24 : index
  scf.parallel (%i, %j, %k) = (%c0, %c0, %l) to (%c24, %c24, %u) step (%c1, %c3, %s) {
    scf.parallel (%x) = (%c0) to (%c24) step (%c1) {
      "test.use"(%i, %x) : (index, index) -> ()
    }
  }
  scf.parallel (%i, %j, %k) = (%c0, %c0, %l) to (%c24, %c24, %u) step (%c1, %c3, %s) {
      "test.use"(%i, %k) : (index, index) -> ()
  }
  %q = scf.parallel (%i) = (%c0) to (%c24) step (%c1) init (%f) -> f32 {
    scf.reduce(%f : f32) { ^bb0(%a: f32, %b: f32): %c = arith.addf %a, %b : f32
      scf.reduce.return %c : f32 }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: f32) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[C3:[^ ]+]] = arith.constant 3 : index
// CHECK-NEXT:     %[[C24:[^ ]+]] = arith.constant 24 : index
// CHECK-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[C0]] to %[[C24]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG5:[^ ]+]] = %[[C0]] to %[[C24]] step %[[C3]] {
// CHECK-NEXT:         scf.for %[[ARG6:[^ ]+]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:           scf.for %[[ARG7:[^ ]+]] = %[[C0]] to %[[C24]] step %[[C1]] {
// CHECK-NEXT:             "test.use"(%[[ARG4]], %[[ARG7]]) : (index, index) -> ()
// CHECK-NEXT:           }
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG4]] = %[[C0]] to %[[C24]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG5]] = %[[C0]] to %[[C24]] step %[[C3]] {
// CHECK-NEXT:         scf.for %[[ARG6]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:           "test.use"(%[[ARG4]], %[[ARG6]]) : (index, index) -> ()
// CHECK-NEXT:         }
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.parallel (%[[ARG4]]) = (%[[C0]]) to (%[[C24]]) step (%[[C1]]) init (%[[ARG3]]) -> f32 {
// CHECK-NEXT:       scf.reduce(%[[ARG3]] : f32) {
// CHECK-NEXT:       ^bb0(%[[ARG5]]: f32, %[[ARG6]]: f32):
// CHECK-NEXT:         %[[V1:[^ ]+]] = arith.addf %[[ARG5]], %[[ARG6]] : f32
// CHECK-NEXT:         scf.reduce.return %[[V1]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
