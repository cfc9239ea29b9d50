// RUN: mlir-opt %s --split-input-file --remove-dead-values --allow-unregistered-dialect | FileCheck %s

// A condition without an else that is empty is a new one, and what decides it is looked at again.
func.func @empty_else(%n: index) {
  %0 = arith.cmpi uge, %n, %n : index
  scf.if %0 {
    "t.use"(%n) : (index) -> ()
  } else {
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @empty_else(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     "t.use"(%[[ARG0]]) : (index) -> ()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
// So it is with what is in a loop that loses a dimension.
func.func @dimension(%m: memref<?xf32>, %c: i1, %f: f32, %a: i32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %5 = scf.parallel (%i, %j) = (%n, %c0) to (%c0, %c1) step (%c1, %c1) init (%f) -> f32 {
    %6:2 = scf.while (%x = %a, %y = %a) : (i32, i32) -> (i32, i32) {
      memref.store %f, %m[%c0] : memref<?xf32>
      scf.condition(%c) %x, %y : i32, i32
    } do {
    ^bb0(%x: i32, %y: i32):
      scf.yield %a, %y : i32, i32
    }
    scf.reduce(%f : f32) {
    ^bb0(%x: f32, %y: f32):
      scf.reduce.return %x : f32
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @dimension(%[[ARG0:[^ ]+]]: memref<?xf32>, %[[ARG1:[^ ]+]]: i1, %[[ARG2:[^ ]+]]: f32, %[[ARG3:[^ ]+]]: i32, %[[ARG4:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.parallel (%[[ARG5:[^ ]+]]) = (%[[ARG4]]) to (%[[C0]]) step (%[[C1]]) init (%[[ARG2]]) -> f32 {
// CHECK-NEXT:       scf.while : () -> () {
// CHECK-NEXT:         memref.store %[[ARG2]], %[[ARG0]][%[[C0]]] : memref<?xf32>
// CHECK-NEXT:         %[[V1:[^ ]+]] = ub.poison : i32
// CHECK-NEXT:         %[[V2:[^ ]+]] = ub.poison : i32
// CHECK-NEXT:         scf.condition(%[[ARG1]])
// CHECK-NEXT:       } do {
// CHECK-NEXT:         %[[V1]] = ub.poison : i32
// CHECK-NEXT:         %[[V2]] = ub.poison : i32
// CHECK-NEXT:         scf.yield
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.reduce(%[[ARG2]] : f32) {
// CHECK-NEXT:       ^bb0(%[[ARG6:[^ ]+]]: f32, %[[ARG7:[^ ]+]]: f32):
// CHECK-NEXT:         scf.reduce.return %[[ARG6]] : f32
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
