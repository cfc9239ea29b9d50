// RUN: mlir-opt %s --split-input-file --scf-for-loop-peeling=peel-front --allow-unregistered-dialect | FileCheck %s

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

// CHECK: #map = affine_map<()[s0, s1] -> (s0 + s1)>
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[C16:[^ ]+]] = arith.constant 16 : index
// CHECK-NEXT:     %[[C17:[^ ]+]] = arith.constant 17 : index
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[C0:[^ ]+]] = arith.constant 0 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = affine.apply #map()[%[[ARG0]], %[[ARG2]]]
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.for %[[ARG4:[^ ]+]] = %[[ARG0]] to %[[V0]] step %[[ARG2]] iter_args(%[[ARG5:[^ ]+]] = %[[ARG3]]) -> (i32) {
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.addi %[[ARG5]], %[[ARG5]] : i32
// CHECK-NEXT:       scf.yield %[[V3]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V2:[^ ]+]] = scf.for %[[ARG4]] = %[[V0]] to %[[ARG1]] step %[[ARG2]] iter_args(%[[ARG5]] = %[[V1]]) -> (i32) {
// CHECK-NEXT:       %[[V3]] = arith.addi %[[ARG5]], %[[ARG5]] : i32
// CHECK-NEXT:       scf.yield %[[V3]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG4]] = %[[C0]] to %[[C4]] step %[[C4]] {
// CHECK-NEXT:       "test.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG4]] = %[[C4]] to %[[C16]] step %[[C4]] {
// CHECK-NEXT:       "test.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG4]] = %[[C0]] to %[[C4]] step %[[C4]] {
// CHECK-NEXT:       "test.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG4]] = %[[C4]] to %[[C17]] step %[[C4]] {
// CHECK-NEXT:       "test.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG4]] = %[[C0]] to %[[C4]] step %[[C4]] {
// CHECK-NEXT:       %[[V3]] = affine.apply #map()[%[[C0]], %[[ARG2]]]
// CHECK-NEXT:       scf.for %[[ARG5]] = %[[C0]] to %[[V3]] step %[[ARG2]] {
// CHECK-NEXT:         "test.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.for %[[ARG5]] = %[[V3]] to %[[ARG4]] step %[[ARG2]] {
// CHECK-NEXT:         "test.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG4]] = %[[C4]] to %[[ARG1]] step %[[C4]] {
// CHECK-NEXT:       %[[V3]] = affine.apply #map()[%[[C0]], %[[ARG2]]]
// CHECK-NEXT:       scf.for %[[ARG5]] = %[[C0]] to %[[V3]] step %[[ARG2]] {
// CHECK-NEXT:         "test.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:       scf.for %[[ARG5]] = %[[V3]] to %[[ARG4]] step %[[ARG2]] {
// CHECK-NEXT:         "test.use"(%[[ARG4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V2]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

// Against its direction, a loop of constant bounds counts by division alone.
func.func @steps_of_negative_length() {
  %c0 = arith.constant 0 : index
  %s = arith.constant -4 : index
  %u = arith.constant 17 : index
  %l = arith.constant -17 : index
  scf.for %i = %c0 to %u step %s { "t.use"(%i) : (index) -> () }
  scf.for %i = %c0 to %l step %s { "t.use"(%i) : (index) -> () }
  return
}

// CHECK: module {
// CHECK-NEXT: func.func @steps_of_negative_length() {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c-4 = arith.constant -4 : index
// CHECK-NEXT: %c17 = arith.constant 17 : index
// CHECK-NEXT: %c-17 = arith.constant -17 : index
// CHECK-NEXT: scf.for %arg0 = %c0 to %c17 step %c-4 {
// CHECK-NEXT: "t.use"(%arg0) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg0 = %c0 to %c-4 step %c-4 {
// CHECK-NEXT: "t.use"(%arg0) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: scf.for %arg0 = %c-4 to %c-17 step %c-4 {
// CHECK-NEXT: "t.use"(%arg0) : (index) -> ()
// CHECK-NEXT: }
// CHECK-NEXT: return
// CHECK-NEXT: }
// CHECK-NEXT: }
