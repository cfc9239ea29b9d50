// RUN: mlir-opt %s --split-input-file --scf-for-loop-peeling --allow-unregistered-dialect | FileCheck %s

func.func @f(%l: index, %u: index, %s: index, %a: i32) -> i32 {
  %r = scf.for %i = %l to %u step %s iter_args(%x = %a) -> i32 {
    %y = arith.addi %x, %x : i32
    scf.yield %y : i32
  }
  %c0 = arith.constant 0 : index
  %c4 = arith.constant 4 : index
  %c17 = arith.constant 17 : index
  %c16 = arith.constant 16 : index
  scf.for %i = %c0 to %c16 step %c4 { "test.use"(%i) : (index) -> () }
  scf.for %i = %c0 to %c17 step %c4 { "test.use"(%i) : (index) -> () }
  scf.for %i = %c0 to %u step %c4 { scf.for %j = %c0 to %i step %s { "test.use"(%i) : (index) -> () } }
  return %r : i32
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[C17:[^ ]+]] = arith.constant 17 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG0]], %[[ARG1]], %[[ARG2]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.for %[[ARG4:[^ ]+]] = %[[ARG0]] to %[[V0]] step %[[ARG2]] iter_args(%[[ARG5:[^ ]+]] = %[[ARG3]]) -> (i32) {
// CHECK-NEXT:       %[[V4:[^ ]+]] = arith.addi %[[ARG5]], %[[ARG5]] : i32
// CHECK-NEXT:       scf.yield %[[V4]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.for %[[ARG4]] = %[[V0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG5]] = %[[V1]]) -> (i32) {
// CHECK-NEXT:       %[[V4]] = arith.addi %[[ARG5]], %[[ARG5]] : i32
// CHECK-NEXT:       scf.yield %[[V4]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG4]] = %[[C0]] to %[[C16]] step %[[C4]] {
// CHECK-NEXT:       "test.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG4]] = %[[C0]] to %[[C16]] step %[[C4]] {
// CHECK-NEXT:       "test.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG4]] = %[[C16]] to %[[C17]] step %[[C4]] {
// CHECK-NEXT:       "test.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V3:[^ ]+]] = affine.apply #map()[%[[C0]], %[[ARG1]], %[[C4]]]
// CHECK-NEXT:     scf.for %[[ARG4]] = %[[C0]] to %[[V3]] step %[[C4]] {
// CHECK-NEXT:       %[[V4]] = affine.apply #map()[%[[C0]], %[[ARG4]], %[[ARG2]]]
// CHECK-NEXT:       scf.for %[[ARG5]] = %[[C0]] to %[[V4]] step %[[ARG2]] {
// CHECK-NEXT:         "test.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.for %[[ARG5]] = %[[V4]] to %[[ARG4]] step %[[ARG2]] {
// CHECK-NEXT:         "test.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG4]] = %[[V3]] to %[[ARG1]] step %[[C4]] {
// CHECK-NEXT:       scf.for %[[ARG5]] = %[[C0]] to %[[ARG4]] step %[[ARG2]] {
// CHECK-NEXT:         "test.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @no_iterations(%n: index) {
  %c4 = arith.constant 4 : index
  scf.for %i = %n to %n step %c4 {
    "test.use"(%i) : (index) -> ()
  }
  return
}

// CHECK: #map = affine_map<()[s0, s1, s2] -> (s1 - (s1 - s0) mod s2)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @no_iterations(%[[ARG0:[a-zA-Z0-9_]+]]: index) {
// CHECK-NEXT:     %c4 = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = affine.apply #map()[%[[ARG0]], %[[ARG0]], %c4]
// CHECK-NEXT:     scf.for %[[ARG1:[a-zA-Z0-9_]+]] = %[[ARG0]] to %[[V0]] step %c4 {
// CHECK-NEXT:       "test.use"(%[[ARG1]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG1]] = %[[V0]] to %[[ARG0]] step %c4 {
// CHECK-NEXT:       "test.use"(%[[ARG1]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
