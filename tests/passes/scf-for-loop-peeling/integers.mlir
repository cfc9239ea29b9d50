// RUN: mlir-opt %s --split-input-file --scf-for-loop-peeling --allow-unregistered-dialect | FileCheck %s
// RUN: mlir-opt %s --split-input-file --scf-for-loop-peeling=peel-front=true --allow-unregistered-dialect | FileCheck %s --check-prefix=FRONT

func.func @a(%v: index) {
  %l = arith.constant 1 : i32
  %u = arith.constant 10 : i32
  %s = arith.constant 4 : i32
  scf.for %i = %l to %u step %s : i32 {
    "t.use"(%i) : (i32) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: index) {
// CHECK-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// CHECK-NEXT:     %[[C10_I32:[^ ]+]] = arith.constant 10 : i32
// CHECK-NEXT:     %[[C4_I32:[^ ]+]] = arith.constant 4 : i32
// CHECK-NEXT:     %[[C9_I32:[^ ]+]] = arith.constant 9 : i32
// CHECK-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C1_I32]] to %[[C9_I32]] step %[[C4_I32]]  : i32 {
// CHECK-NEXT:       "t.use"(%[[ARG1]]) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     scf.for %[[ARG1]] = %[[C9_I32]] to %[[C10_I32]] step %[[C4_I32]]  : i32 {
// CHECK-NEXT:       "t.use"(%[[ARG1]]) : (i32) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// FRONT: module {
// FRONT-NEXT:   func.func @a(%[[ARG0:[^ ]+]]: index) {
// FRONT-NEXT:     %[[C1_I32:[^ ]+]] = arith.constant 1 : i32
// FRONT-NEXT:     %[[C10_I32:[^ ]+]] = arith.constant 10 : i32
// FRONT-NEXT:     %[[C4_I32:[^ ]+]] = arith.constant 4 : i32
// FRONT-NEXT:     %[[C5_I32:[^ ]+]] = arith.constant 5 : i32
// FRONT-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C1_I32]] to %[[C5_I32]] step %[[C4_I32]]  : i32 {
// FRONT-NEXT:       "t.use"(%[[ARG1]]) : (i32) -> ()
// FRONT-NEXT:     }
// FRONT-NEXT:     scf.for %[[ARG1]] = %[[C5_I32]] to %[[C10_I32]] step %[[C4_I32]]  : i32 {
// FRONT-NEXT:       "t.use"(%[[ARG1]]) : (i32) -> ()
// FRONT-NEXT:     }
// FRONT-NEXT:     return
// FRONT-NEXT:   }
// FRONT-NEXT: }

// -----
func.func @c(%v: i64) {
  %l = arith.constant 5 : i64
  %u = arith.constant 1 : i64
  %s = arith.constant 0 : i64
  scf.for %i = %l to %v step %s : i64 {
    "t.use"(%i) : (i64) -> ()
  }
  return
}

// CHECK: module {
// CHECK-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: i64) {
// CHECK-NEXT:     %[[C5_I64:[^ ]+]] = arith.constant 5 : i64
// CHECK-NEXT:     %[[C0_I64:[^ ]+]] = arith.constant 0 : i64
// CHECK-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C5_I64]] to %[[ARG0]] step %[[C0_I64]]  : i64 {
// CHECK-NEXT:       "t.use"(%[[ARG1]]) : (i64) -> ()
// CHECK-NEXT:     }
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }

// FRONT: module {
// FRONT-NEXT:   func.func @c(%[[ARG0:[^ ]+]]: i64) {
// FRONT-NEXT:     %[[C5_I64:[^ ]+]] = arith.constant 5 : i64
// FRONT-NEXT:     %[[C0_I64:[^ ]+]] = arith.constant 0 : i64
// FRONT-NEXT:     scf.for %[[ARG1:[^ ]+]] = %[[C5_I64]] to %[[C5_I64]] step %[[C0_I64]]  : i64 {
// FRONT-NEXT:       "t.use"(%[[ARG1]]) : (i64) -> ()
// FRONT-NEXT:     }
// FRONT-NEXT:     scf.for %[[ARG1]] = %[[C5_I64]] to %[[ARG0]] step %[[C0_I64]]  : i64 {
// FRONT-NEXT:       "t.use"(%[[ARG1]]) : (i64) -> ()
// FRONT-NEXT:     }
// FRONT-NEXT:     return
// FRONT-NEXT:   }
// FRONT-NEXT: }

// -----
func.func @carried(%f: i32) -> i32 {
  %l = arith.constant 0 : i64
  %u = arith.constant 1 : i64
  %s = arith.constant 4 : i64
  %r = scf.for %i = %l to %u step %s iter_args(%x = %f) -> (i32) : i64 {
    %y = arith.addi %x, %x : i32
    scf.yield %y : i32
  }
  return %r : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func @carried(%[[ARG0:[^ ]+]]: i32) -> i32 {
// CHECK-NEXT:     %[[C0_I64:[^ ]+]] = arith.constant 0 : i64
// CHECK-NEXT:     %[[C1_I64:[^ ]+]] = arith.constant 1 : i64
// CHECK-NEXT:     %[[C4_I64:[^ ]+]] = arith.constant 4 : i64
// CHECK-NEXT:     %[[V0:[^ ]+]] = scf.for %[[ARG1:[^ ]+]] = %[[C0_I64]] to %[[C0_I64]] step %[[C4_I64]] iter_args(%[[ARG2:[^ ]+]] = %[[ARG0]]) -> (i32)  : i64 {
// CHECK-NEXT:       %[[V2:[^ ]+]] = arith.addi %[[ARG2]], %[[ARG2]] : i32
// CHECK-NEXT:       scf.yield %[[V2]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.for %[[ARG1]] = %[[C0_I64]] to %[[C1_I64]] step %[[C4_I64]] iter_args(%[[ARG2]] = %[[V0]]) -> (i32)  : i64 {
// CHECK-NEXT:       %[[V2]] = arith.addi %[[ARG2]], %[[ARG2]] : i32
// CHECK-NEXT:       scf.yield %[[V2]] : i32
// CHECK-NEXT:     }
// CHECK-NEXT:     return %[[V1]] : i32
// CHECK-NEXT:   }
// CHECK-NEXT: }

// FRONT: module {
// FRONT-NEXT:   func.func @carried(%[[ARG0:[^ ]+]]: i32) -> i32 {
// FRONT-NEXT:     %[[C0_I64:[^ ]+]] = arith.constant 0 : i64
// FRONT-NEXT:     %[[C1_I64:[^ ]+]] = arith.constant 1 : i64
// FRONT-NEXT:     %[[C4_I64:[^ ]+]] = arith.constant 4 : i64
// FRONT-NEXT:     %[[V0:[^ ]+]] = scf.for %[[ARG1:[^ ]+]] = %[[C0_I64]] to %[[C1_I64]] step %[[C4_I64]] iter_args(%[[ARG2:[^ ]+]] = %[[ARG0]]) -> (i32)  : i64 {
// FRONT-NEXT:       %[[V1:[^ ]+]] = arith.addi %[[ARG2]], %[[ARG2]] : i32
// FRONT-NEXT:       scf.yield %[[V1]] : i32
// FRONT-NEXT:     }
// FRONT-NEXT:     return %[[V0]] : i32
// FRONT-NEXT:   }
// FRONT-NEXT: }
