// RUN: mlir-opt %s --split-input-file --scf-for-loop-range-folding --allow-unregistered-dialect | FileCheck %s

func.func @f(%l: index, %u: index, %s: index, %a: index, %b: index) {
  scf.for %i = %l to %u step %s {
    %0 = arith.addi %i, %a : index
    %1 = arith.muli %0, %b : index
    %2 = arith.addi %1, %1 : index
    "test.use"(%2) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG1]], %[[ARG3]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[V0]], %[[ARG4]] : index
// CHECK-NEXT:     %[[V3:[^ ]+]] = arith.muli %[[V1]], %[[ARG4]] : index
// CHECK-NEXT:     %[[V4:[^ ]+]] = arith.muli %[[ARG2]], %[[ARG4]] : index
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[V2]] to %[[V3]] step %[[V4]] {
// CHECK-NEXT:       %[[V5:[^ ]+]] = arith.addi %[[ARG5]], %[[ARG5]] : index
// CHECK-NEXT:       "test.use"(%[[V5]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @g(%l: index, %u: index, %s: index, %a: index, %b: index) {
  %c = arith.constant 4 : index
  scf.for %i = %l to %u step %s {
    %0 = arith.muli %c, %i : index
    "test.use"(%0) : (index) -> ()
  }
  scf.for %i = %l to %u step %s {
    %0 = arith.muli %c, %i : index
    "test.use"(%i) : (index) -> ()
  }
  scf.for %i = %l to %u step %s {
    scf.for %j = %i to %u step %s {
      %0 = arith.addi %i, %j : index
      %1 = arith.addi %0, %j : index
      "test.use"(%1) : (index) -> ()
    }
  }
  scf.for %i = %l to %u step %s {
    %0 = arith.subi %i, %c : index
    "test.use"(%0) : (index) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @g(%[[ARG0:[^ ]+]]: index, %[[ARG1:[^ ]+]]: index, %[[ARG2:[^ ]+]]: index, %[[ARG3:[^ ]+]]: index, %[[ARG4:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C4:[^ ]+]] = arith.constant 4 : index
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.muli %[[C4]], %[[ARG0]] : index
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.muli %[[C4]], %[[ARG1]] : index
// CHECK-NEXT:     %[[V2:[^ ]+]] = arith.muli %[[C4]], %[[ARG2]] : index
// CHECK-NEXT:     scf.for %[[ARG5:[^ ]+]] = %[[V0]] to %[[V1]] step %[[V2]] {
// CHECK-NEXT:       "test.use"(%[[ARG5]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG5]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:       %[[V3:[^ ]+]] = arith.muli %[[C4]], %[[ARG5]] : index
// CHECK-NEXT:       "test.use"(%[[ARG5]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG5]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:       scf.for %[[ARG6:[^ ]+]] = %[[ARG5]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:         %[[V3]] = arith.addi %[[ARG5]], %[[ARG6]] : index
// CHECK-NEXT:         %[[V4:[^ ]+]] = arith.addi %[[V3]], %[[ARG6]] : index
// CHECK-NEXT:         "test.use"(%[[V4]]) : (index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG5]] = %[[ARG0]] to %[[ARG1]] step %[[ARG2]] {
// CHECK-NEXT:       %[[V3]] = arith.subi %[[ARG5]], %[[C4]] : index
// CHECK-NEXT:       "test.use"(%[[V3]]) : (index) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----
func.func @h(%l: i32, %u: i32, %s: i32, %a: i32) {
  scf.for %i = %l to %u step %s : i32 {
    %0 = arith.addi %i, %a : i32
    %c1 = arith.constant 1 : i32
    %1 = arith.addi %0, %c1 : i32
    "test.use"(%1) : (i32) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @h(%[[ARG0:[^ ]+]]: i32, %[[ARG1:[^ ]+]]: i32, %[[ARG2:[^ ]+]]: i32, %[[ARG3:[^ ]+]]: i32) {
// CHECK-NEXT:     %[[V0:[^ ]+]] = arith.addi %[[ARG0]], %[[ARG3]] : i32
// CHECK-NEXT:     %[[V1:[^ ]+]] = arith.addi %[[ARG1]], %[[ARG3]] : i32
// CHECK-NEXT:     scf.for %[[ARG4:[^ ]+]] = %[[V0]] to %[[V1]] step %[[ARG2]]  : i32 {
// CHECK-NEXT:       %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addi %[[ARG4]], %[[C1_I32]] : i32
// CHECK-NEXT:       "test.use"(%[[V2]]) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
