// RUN: mlir-opt %s --remove-dead-values --mlir-print-debuginfo | FileCheck %s

// What is known of a repeated comparison stands before the loop.
func.func private @first()
func.func private @use(i1, i1) -> i32

func.func @compared(%a: i32, %b: i32) {
  func.call @first() : () -> ()
  %0 = scf.while (%x = %a) : (i32) -> i32 {
    %1 = arith.cmpi slt, %b, %x : i32
    scf.condition(%1) %x : i32
  } do {
  ^bb0(%x: i32):
    %1 = arith.cmpi slt, %b, %x : i32 loc("one")
    %2 = arith.cmpi sge, %b, %x : i32 loc("other")
    %3 = func.call @use(%1, %2) : (i1, i1) -> i32
    scf.yield %3 : i32
  }
  return
}

// CHECK: #loc4 = loc("tests/passes/remove-dead-values/repeated-comparisons.mlir":7:21)
// CHECK-NEXT: #loc5 = loc("tests/passes/remove-dead-values/repeated-comparisons.mlir":7:30)
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func private @first() loc(#loc1)
// CHECK-NEXT:   func.func private @use(i1, i1) -> i32 loc(#loc2)
// CHECK-NEXT:   func.func @compared(%[[ARG0:[^ ]+]]: i32 loc("tests/passes/remove-dead-values/repeated-comparisons.mlir":7:21), %[[ARG1:[^ ]+]]: i32 loc("tests/passes/remove-dead-values/repeated-comparisons.mlir":7:30)) {
// CHECK-NEXT:     call @first() : () -> () loc(#loc6)
// CHECK-NEXT:     %[[FALSE:[^ ]+]] = arith.constant false loc(#loc7)
// CHECK-NEXT:     %[[TRUE:[^ ]+]] = arith.constant true loc(#loc8)
// CHECK-NEXT:     scf.while (%[[ARG2:[^ ]+]] = %[[ARG0]]) : (i32) -> () {
// CHECK-NEXT:       %[[V0:[^ ]+]] = arith.cmpi slt, %[[ARG1]], %[[ARG2]] : i32 loc(#loc10)
// CHECK-NEXT:       scf.condition(%[[V0]]) loc(#loc11)
// CHECK-NEXT:     } do {
// CHECK-NEXT:       %[[V0]] = func.call @use(%[[TRUE]], %[[FALSE]]) : (i1, i1) -> i32 loc(#loc12)
// CHECK-NEXT:       scf.yield %[[V0]] : i32 loc(#loc13)
// CHECK-NEXT:     } loc(#loc9)
// CHECK-NEXT:     return loc(#loc14)
// CHECK-NEXT:   } loc(#loc3)
// CHECK-NEXT: } loc(#loc)
// CHECK-NEXT: #loc = loc("tests/passes/remove-dead-values/repeated-comparisons.mlir":0:0)
// CHECK-NEXT: #loc1 = loc("tests/passes/remove-dead-values/repeated-comparisons.mlir":4:1)
// CHECK-NEXT: #loc2 = loc("tests/passes/remove-dead-values/repeated-comparisons.mlir":5:1)
// CHECK-NEXT: #loc3 = loc("tests/passes/remove-dead-values/repeated-comparisons.mlir":7:1)
// CHECK-NEXT: #loc6 = loc("tests/passes/remove-dead-values/repeated-comparisons.mlir":8:3)
// CHECK-NEXT: #loc7 = loc("other")
// CHECK-NEXT: #loc8 = loc("one")
// CHECK-NEXT: #loc9 = loc("tests/passes/remove-dead-values/repeated-comparisons.mlir":9:8)
// CHECK-NEXT: #loc10 = loc("tests/passes/remove-dead-values/repeated-comparisons.mlir":10:10)
// CHECK-NEXT: #loc11 = loc("tests/passes/remove-dead-values/repeated-comparisons.mlir":11:5)
// CHECK-NEXT: #loc12 = loc("tests/passes/remove-dead-values/repeated-comparisons.mlir":16:10)
// CHECK-NEXT: #loc13 = loc("tests/passes/remove-dead-values/repeated-comparisons.mlir":17:5)
// CHECK-NEXT: #loc14 = loc("tests/passes/remove-dead-values/repeated-comparisons.mlir":19:3)
