// RUN: mlir-opt %s --split-input-file --remove-dead-values --allow-unregistered-dialect | FileCheck %s

// The bounds of a loop in which nothing is done but to read and to allocate are not needed.
  func.func @f(%0: i1, %1: f32, %2: index, %m: memref<?xf32>) {
    %3 = scf.while (%arg0 = %2) : (index) -> index {
      %c2 = arith.constant 2 : index
      scf.condition(%0) %c2 : index
    } do {
    ^bb0(%arg0: index):
      "t.use"(%1) : (f32) -> ()
      %c1 = arith.constant 0 : index
      scf.yield %c1 : index
    }
    %c0 = arith.constant 0 : index
    scf.for %i = %c0 to %3 step %3 { "t.use"() : () -> () }
    return
  }

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.while : () -> index {
// CHECK-NEXT:       %[[C2:[^ ]+]] = arith.constant 2 : index
// CHECK-NEXT:       scf.condition(%[[ARG0]]) %[[C2]] : index
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG4:[^ ]+]]: index):
// CHECK-NEXT:       "t.use"(%[[ARG1]]) : (f32) -> ()
// CHECK-NEXT:       %[[V2:[^ ]+]] = ub.poison : index
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     scf.for %[[ARG4]] = %[[C0]] to %[[V1]] step %[[V1]] {
// CHECK-NEXT:       "t.use"() : () -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
  func.func @f(%0: i1, %1: f32, %2: index, %m: memref<?xf32>) {
    %3 = scf.while (%arg0 = %2) : (index) -> index {
      %c2 = arith.constant 2 : index
      scf.condition(%0) %c2 : index
    } do {
    ^bb0(%arg0: index):
      "t.use"(%1) : (f32) -> ()
      %c1 = arith.constant 0 : index
      scf.yield %c1 : index
    }
    %c0 = arith.constant 0 : index
    scf.for %i = %c0 to %3 step %3 { %a = memref.alloca(%i) : memref<?xf32> }
    return
  }

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : index
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       %[[V1:[^ ]+]] = ub.poison : index
// CHECK-NEXT:       scf.condition(%[[ARG0]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       "t.use"(%[[ARG1]]) : (f32) -> ()
// CHECK-NEXT:       %[[V1]] = ub.poison : index
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
  func.func @f(%0: i1, %1: f32, %2: index, %m: memref<?xf32>) {
    %3 = scf.while (%arg0 = %2) : (index) -> index {
      %c2 = arith.constant 2 : index
      scf.condition(%0) %c2 : index
    } do {
    ^bb0(%arg0: index):
      "t.use"(%1) : (f32) -> ()
      %c1 = arith.constant 0 : index
      scf.yield %c1 : index
    }
    %c0 = arith.constant 0 : index
    scf.for %i = %c0 to %3 step %3 { %a = memref.load %m[%i] : memref<?xf32> }
    return
  }

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i1, %[[ARG1:[^ ]+]]: f32, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: memref<?xf32>) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = ub.poison : index
// CHECK-NEXT:     scf.while : () -> () {
// CHECK-NEXT:       %[[V1:[^ ]+]] = ub.poison : index
// CHECK-NEXT:       scf.condition(%[[ARG0]])
// CHECK-NEXT:     } do {
// CHECK-NEXT:       "t.use"(%[[ARG1]]) : (f32) -> ()
// CHECK-NEXT:       %[[V1]] = ub.poison : index
// CHECK-NEXT:       scf.yield
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
