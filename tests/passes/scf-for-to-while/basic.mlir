// RUN: mlir-opt %s --split-input-file --scf-for-to-while --allow-unregistered-dialect | FileCheck %s

func.func @f(%l: index, %u: index, %s: index, %a: i32) -> i32 {
  %0 = scf.for %i = %l to %u step %s iter_args(%x = %a) -> i32 {
    %y = arith.addi %x, %x : i32
    scf.yield %y : i32
  }
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]]:2 = scf.while (%[[ARG4:[^ ]+]] = %[[ARG0]], %[[ARG5:[^ ]+]] = %[[ARG3]]) : (index, i32) -> (index, i32) {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.cmpi slt, %[[ARG4]], %[[ARG1]] : index
// CHECK-NEXT:       scf.condition(%[[V1]]) %[[ARG4]], %[[ARG5]] : index, i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG4]]: index, %[[ARG5]]: i32):
// CHECK-NEXT:       %[[V1]] = arith.addi %[[ARG4]], %[[ARG2]] : index
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addi %[[ARG5]], %[[ARG5]] : i32
// CHECK-NEXT:       scf.yield %[[V1]], %[[V2]] : index, i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V0]]#1 : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @g(%l: i32, %u: i32, %s: i32) {
  scf.for %i = %l to %u step %s : i32 {
    scf.for %j = %i to %u step %s : i32 {
      "test.use"(%i, %j) : (i32, i32) -> ()
    } {foo = 1}
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.while (%[[ARG3:[^ ]+]] = %[[ARG0]]) : (i32) -> i32 {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.cmpi slt, %[[ARG3]], %[[ARG1]] : i32
// CHECK-NEXT:       scf.condition(%[[V1]]) %[[ARG3]] : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG3]]: i32):
// CHECK-NEXT:       %[[V1]] = arith.addi %[[ARG3]], %[[ARG2]] : i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = scf.while (%[[ARG4:[^ ]+]] = %[[ARG3]]) : (i32) -> i32 {
// CHECK-NEXT:         %[[V3:[^ ]+]] = arith.cmpi slt, %[[ARG4]], %[[ARG1]] : i32
// CHECK-NEXT:         scf.condition(%[[V3]]) %[[ARG4]] : i32
// CHECK-NEXT:       } do {
// CHECK-NEXT:       ^bb0(%[[ARG4]]: i32):
// CHECK-NEXT:         %[[V3]] = arith.addi %[[ARG4]], %[[ARG2]] : i32
// CHECK-NEXT:         "test.use"(%[[ARG3]], %[[ARG4]]) : (i32, i32) -> ()
// CHECK-NEXT:         scf.yield %[[V3]] : i32
// CHECK-NEXT:       } attributes {foo = 1 : i64}
// CHECK-NEXT:       scf.yield %[[V1]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @g(%l: i32, %u: i32, %s: i32) {
  scf.for unsigned %i = %l to %u step %s : i32 {
      "test.use"(%i) : (i32) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.while (%[[ARG3:[^ ]+]] = %[[ARG0]]) : (i32) -> i32 {
// CHECK-NEXT:       %[[V1:[^ ]+]] = arith.cmpi ult, %[[ARG3]], %[[ARG1]] : i32
// CHECK-NEXT:       scf.condition(%[[V1]]) %[[ARG3]] : i32
// CHECK-NEXT:     } do {
// CHECK-NEXT:     ^bb0(%[[ARG3]]: i32):
// CHECK-NEXT:       %[[V1]] = arith.addi %[[ARG3]], %[[ARG2]] : i32
// CHECK-NEXT:       "test.use"(%[[ARG3]]) : (i32) -> ()
// CHECK-NEXT:       scf.yield %[[V1]] : i32
// CHECK-NEXT:     } attributes {unsignedCmp}
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
