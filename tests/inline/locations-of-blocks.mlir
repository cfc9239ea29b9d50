// RUN: mlir-opt %s --allow-unregistered-dialect --inline=default-pipeline= --mlir-print-debuginfo --mlir-print-local-scope | FileCheck %s

// Arguments of all blocks in what is inlined say from where they were called.

func.func private @g(%a: i32, %c: i1) -> i32 {
  cf.cond_br %c, ^bb1(%a : i32), ^bb2(%a : i32)
^bb1(%x: i32):
  %q = scf.execute_region -> i32 {
    cf.br ^bb3(%x : i32)
  ^bb3(%z: i32):
    scf.yield %z : i32
  }
  return %q : i32
^bb2(%y: i32):
  %r = arith.constant 1 : index
  scf.for %i = %r to %r step %r {
    scf.for %j = %i to %r step %r {
      "x.y"(%j) : (index) -> ()
    }
  }
  return %y : i32
}

func.func @f(%a: i32, %c: i1) -> i32 {
  %0 = call @g(%a, %c) : (i32, i1) -> i32
  return %0 : i32
}

// CHECK: module {
// CHECK-NEXT:   func.func private @g(%[[ARG0:[^ ]+]]: i32 loc("tests/inline/locations-of-blocks.mlir":5:22), %[[ARG1:[^ ]+]]: i1 loc("tests/inline/locations-of-blocks.mlir":5:31)) -> i32 {
// CHECK-NEXT:     cf.cond_br %[[ARG1]], ^bb1(%[[ARG0]] : i32), ^bb2(%[[ARG0]] : i32) loc("tests/inline/locations-of-blocks.mlir":6:3)
// CHECK-NEXT:   ^bb1(%[[V0:[^ ]+]]: i32 loc("tests/inline/locations-of-blocks.mlir":7:6)):  // pred: ^bb0
// CHECK-NEXT:     %[[V1:[^ ]+]] = scf.execute_region -> i32 {
// CHECK-NEXT:       cf.br ^bb1(%[[V0]] : i32) loc("tests/inline/locations-of-blocks.mlir":9:5)
// CHECK-NEXT:     ^bb1(%[[V3:[^ ]+]]: i32 loc("tests/inline/locations-of-blocks.mlir":10:8)):  // pred: ^bb0
// CHECK-NEXT:       scf.yield %[[V3]] : i32 loc("tests/inline/locations-of-blocks.mlir":11:5)
// CHECK-NEXT:     } loc("tests/inline/locations-of-blocks.mlir":8:8)
// CHECK-NEXT:     return %[[V1]] : i32 loc("tests/inline/locations-of-blocks.mlir":13:3)
// CHECK-NEXT:   ^bb2(%[[V2:[^ ]+]]: i32 loc("tests/inline/locations-of-blocks.mlir":14:6)):  // pred: ^bb0
// CHECK-NEXT:     %[[C1:[^ ]+]] = arith.constant 1 : index loc("tests/inline/locations-of-blocks.mlir":15:8)
// CHECK-NEXT:     scf.for %[[ARG2:[^ ]+]] = %[[C1]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:       scf.for %[[ARG3:[^ ]+]] = %[[ARG2]] to %[[C1]] step %[[C1]] {
// CHECK-NEXT:         "x.y"(%[[ARG3]]) : (index) -> () loc("tests/inline/locations-of-blocks.mlir":18:7)
// CHECK-NEXT:       } loc("tests/inline/locations-of-blocks.mlir":17:5)
// CHECK-NEXT:     } loc("tests/inline/locations-of-blocks.mlir":16:3)
// CHECK-NEXT:     return %[[V2]] : i32 loc("tests/inline/locations-of-blocks.mlir":21:3)
// CHECK-NEXT:   } loc("tests/inline/locations-of-blocks.mlir":5:1)
// CHECK-NEXT:   func.func @f(%[[ARG0:[^ ]+]]: i32 loc("tests/inline/locations-of-blocks.mlir":24:14), %[[ARG1:[^ ]+]]: i1 loc("tests/inline/locations-of-blocks.mlir":24:23)) -> i32 {
// CHECK-NEXT:     %[[V0:[^ ]+]] = call @g(%[[ARG0]], %[[ARG1]]) : (i32, i1) -> i32 loc("tests/inline/locations-of-blocks.mlir":25:8)
// CHECK-NEXT:     return %[[V0]] : i32 loc("tests/inline/locations-of-blocks.mlir":26:3)
// CHECK-NEXT:   } loc("tests/inline/locations-of-blocks.mlir":24:1)
// CHECK-NEXT: } loc("tests/inline/locations-of-blocks.mlir":0:0)
