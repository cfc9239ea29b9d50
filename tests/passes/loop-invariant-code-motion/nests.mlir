// RUN: mlir-opt %s --split-input-file --loop-invariant-code-motion --allow-unregistered-dialect | FileCheck %s

func.func @loops_move_as_a_whole(%n: index, %a: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      %0 = scf.for %k = %c0 to %n step %c1 iter_args(%x = %a) -> i32 {
        %1 = arith.addi %x, %a : i32
        %2 = arith.muli %a, %a : i32
        %3 = arith.addi %1, %2 : i32
        scf.yield %3 : i32
      }
      "test.use"(%0, %j) : (i32, index) -> ()
    }
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @loops_move_as_a_whole(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: i32) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = arith.muli %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:     %[[V1:[a-zA-Z0-9_]+]] = scf.for %[[ARG2:[a-zA-Z0-9_]+]] = %c0 to %[[ARG0]] step %c1 iter_args(%[[ARG3:[a-zA-Z0-9_]+]] = %[[ARG1]]) -> (i32) {
// CHECK-NEXT:       %[[V2:[a-zA-Z0-9_]+]] = arith.addi %[[ARG3]], %[[ARG1]] : i32
// CHECK-NEXT:       %[[V3:[a-zA-Z0-9_]+]] = arith.addi %[[V2]], %[[V0]] : i32
// CHECK-NEXT:       scf.yield %[[V3]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG2]] = %c0 to %[[ARG0]] step %c1 {
// CHECK-NEXT:       scf.for %[[ARG3]] = %c0 to %[[ARG0]] step %c1 {
// CHECK-NEXT:         "test.use"(%[[V1]], %[[ARG3]]) : (i32, index) -> ()
// CHECK-NEXT:       }
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// -----

func.func @what_is_inside_keeps_them(%n: index, %a: i32, %b: i1, %m: memref<i32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %0 = scf.if %b -> i32 {
      %1 = arith.divsi %a, %a : i32
      scf.yield %1 : i32
    } else {
      scf.yield %a : i32
    }
    %2 = scf.if %b -> i32 {
      %3 = memref.load %m[] : memref<i32>
      scf.yield %3 : i32
    } else {
      scf.yield %a : i32
    }
    %4 = scf.if %b -> i32 {
      %5 = arith.index_cast %i : index to i32
      scf.yield %5 : i32
    } else {
      scf.yield %a : i32
    }
    %6 = scf.if %b -> i32 {
      %7 = arith.addi %a, %a : i32
      scf.yield %7 : i32
    } else {
      scf.yield %a : i32
    }
    "test.use"(%0, %2, %4, %6) : (i32, i32, i32, i32) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @what_is_inside_keeps_them(%[[ARG0:[a-zA-Z0-9_]+]]: index, %[[ARG1:[a-zA-Z0-9_]+]]: i32, %[[ARG2:[a-zA-Z0-9_]+]]: i1, %[[ARG3:[a-zA-Z0-9_]+]]: memref<i32>) {
// CHECK-NEXT:     %c0 = arith.constant 0 : index
// CHECK-NEXT:     %c1 = arith.constant 1 : index
// CHECK-NEXT:     %[[V0:[a-zA-Z0-9_]+]] = scf.if %[[ARG2]] -> (i32) {
// CHECK-NEXT:       %[[V1:[a-zA-Z0-9_]+]] = arith.addi %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:       scf.yield %[[V1]] : i32
// CHECK-NEXT:     } else {
// CHECK-NEXT:       scf.yield %[[ARG1]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG4:[a-zA-Z0-9_]+]] = %c0 to %[[ARG0]] step %c1 {
// CHECK-NEXT:       %[[V1]] = scf.if %[[ARG2]] -> (i32) {
// CHECK-NEXT:         %[[V4:[a-zA-Z0-9_]+]] = arith.divsi %[[ARG1]], %[[ARG1]] : i32
// CHECK-NEXT:         scf.yield %[[V4]] : i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[ARG1]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V2:[a-zA-Z0-9_]+]] = scf.if %[[ARG2]] -> (i32) {
// CHECK-NEXT:         %[[V4]] = memref.load %[[ARG3]][] : memref<i32>
// CHECK-NEXT:         scf.yield %[[V4]] : i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[ARG1]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       %[[V3:[a-zA-Z0-9_]+]] = scf.if %[[ARG2]] -> (i32) {
// CHECK-NEXT:         %[[V4]] = arith.index_cast %[[ARG4]] : index to i32
// CHECK-NEXT:         scf.yield %[[V4]] : i32
// CHECK-NEXT:       } else {
// CHECK-NEXT:         scf.yield %[[ARG1]] : i32
// CHECK-NEXT:       }
// CHECK-NEXT:       "test.use"(%[[V1]], %[[V2]], %[[V3]], %[[V0]]) : (i32, i32, i32, i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
