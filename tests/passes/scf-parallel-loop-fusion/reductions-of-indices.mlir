// RUN: mlir-opt %s --scf-parallel-loop-fusion | FileCheck %s

// What is reduced may be an index of the loop itself.


func.func @of_the_second_loop(%n: index, %x: i1, %y: index) -> (i1, index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%x) -> i1 {
    scf.reduce(%x : i1) {
    ^bb0(%a: i1, %b: i1):
      %s = arith.andi %a, %b : i1
      scf.reduce.return %s : i1
    }
  }
  %1 = scf.parallel (%i, %j) = (%c0, %c0) to (%n, %n) step (%c1, %c1) init (%y) -> index {
    scf.reduce(%j : index) {
    ^bb0(%a: index, %b: index):
      %s = arith.addi %a, %b : index
      scf.reduce.return %s : index
    }
  }
  return %0, %1 : i1, index
}

// CHECK: module {
// CHECK-NEXT: func.func @of_the_second_loop(%arg0: index, %arg1: i1, %arg2: index) -> (i1, index) {
// CHECK-NEXT: %c0 = arith.constant 0 : index
// CHECK-NEXT: %c1 = arith.constant 1 : index
// CHECK-NEXT: %0:2 = scf.parallel (%arg3, %arg4) = (%c0, %c0) to (%arg0, %arg0) step (%c1, %c1) init (%arg1, %arg2) -> (i1, index) {
// CHECK-NEXT: scf.reduce(%arg1, %arg4 : i1, index) {
// CHECK-NEXT: ^bb0(%arg5: i1, %arg6: i1):
// CHECK-NEXT: %1 = arith.andi %arg5, %arg6 : i1
// CHECK-NEXT: scf.reduce.return %1 : i1
// CHECK-NEXT: }, {
// CHECK-NEXT: ^bb0(%arg5: index, %arg6: index):
// CHECK-NEXT: %1 = arith.addi %arg5, %arg6 : index
// CHECK-NEXT: scf.reduce.return %1 : index
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: return %0#0, %0#1 : i1, index
// CHECK-NEXT: }
// CHECK-NEXT: }
